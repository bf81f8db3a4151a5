//! Columns as wide as what stands in them, in whatever language that is.

/// Rows as lines: the first column begins at the left, the others end at the right, and two spaces
/// keep them apart.
pub(crate) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |column| rows.iter().filter_map(move |row| row.get(column));
    let widths: Vec<usize> = (0..columns).map(|column| widest(cells(column))).collect();
    let line = |row: &Vec<String>| {
        let cells =
            row.iter().zip(&widths).enumerate().map(|(place, (cell, &width))| match place {
                0 => format!("{cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            });
        cells.collect()
    };
    rows.iter().map(line).collect()
}

/// How many letters the longest of these has.
pub(crate) fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(0)
}

/// A text in lines of at most so many letters, where its words allow it.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_as_wide_as_what_stands_in_them() {
        let row = |cells: [&str; 2]| cells.map(String::from).to_vec();
        let lines = aligned(&[row(["бот", "победы"]), row(["normal", "9"])]);
        assert_eq!(lines, ["бот     победы", "normal       9"]);
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("długie słowo", 3), ["długie", "słowo"]);
    }
}
