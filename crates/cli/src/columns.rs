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

/// A label and what it is the label of. What stands below another line has none.
pub(crate) type Line = (String, String);

/// Labels on the left, and what they are the labels of on the right, in lines of at most so many
/// letters where the words allow it.
pub(crate) fn labelled(lines: &[Line], width: usize) -> Vec<String> {
    let indent = widest(lines.iter().map(|(label, _)| label)) + 2;
    let mut written = Vec::new();
    for (label, told) in lines {
        let mut label = label.as_str();
        for part in wrapped(told, width.saturating_sub(indent)) {
            written.push(format!("{label:<indent$}{part}"));
            label = "";
        }
    }
    written
}

/// How many letters the longest of these has.
fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
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
    fn what_is_long_goes_on_below() {
        let line = |label: &str, told: &str| (label.to_owned(), told.to_owned());
        let lines = labelled(&[line("игры", "8"), line("итог", "one two three")], 13);
        assert_eq!(lines, ["игры  8", "итог  one two", "      three"]);
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("długie słowo", 3), ["długie", "słowo"]);
    }
}
