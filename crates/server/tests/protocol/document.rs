//! `docs/protocol.md` in its parts: fenced blocks and tables.

use serde::de::DeserializeOwned;

const TEXT: &str = include_str!("../../../../docs/protocol.md");

/// A fenced block.
pub(crate) struct Block {
    /// What follows the three backticks: a language, and perhaps what the block is.
    pub(crate) label: &'static str,
    /// What is in it.
    pub(crate) content: String,
    /// Its first line in the document.
    pub(crate) line: usize,
}

/// A table.
pub(crate) struct Table {
    /// The first cell of its head.
    pub(crate) subject: String,
    /// The cells of its rows.
    pub(crate) rows: Vec<Vec<String>>,
}

/// Every fenced block, in order.
pub(crate) fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (text, line) in TEXT.lines().zip(1..) {
        match (text.strip_prefix("```"), &mut open) {
            (Some(label), None) => {
                open = Some(Block { label, content: String::new(), line: line + 1 });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.content.extend([text, "\n"]),
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "every block ends");
    blocks
}

/// What is in the blocks of this label.
pub(crate) fn labelled(label: &str) -> Vec<Block> {
    let blocks: Vec<Block> = blocks().into_iter().filter(|block| block.label == label).collect();
    assert!(!blocks.is_empty(), "the document has a block of {label}");
    blocks
}

/// Every table, in order.
pub(crate) fn tables() -> Vec<Table> {
    let mut tables: Vec<Table> = Vec::new();
    let mut inside = false;
    for line in TEXT.lines() {
        let row = line.strip_prefix("| ").and_then(|row| row.strip_suffix('|'));
        let Some(row) = row else {
            inside = false;
            continue;
        };
        let mut cells = row.split(" | ").map(|cell| cell.trim().to_owned());
        if !inside {
            let subject = cells.next().unwrap_or_default();
            tables.push(Table { subject, rows: Vec::new() });
        } else if !row.starts_with("---") {
            tables.iter_mut().next_back().into_iter().for_each(|table| {
                table.rows.push(cells.by_ref().collect());
            });
        }
        inside = true;
    }
    tables
}

/// The table about something.
pub(crate) fn table(subject: &str) -> Table {
    let table = tables().into_iter().find(|table| table.subject == subject);
    table.unwrap_or_else(|| panic!("the document has a table of {subject}"))
}

impl Table {
    /// The first cell of each row, which is code.
    pub(crate) fn codes(&self) -> Vec<String> {
        self.rows.iter().map(|row| code(&row[0]).to_owned()).collect()
    }
}

/// The text of a cell that is code.
#[track_caller]
pub(crate) fn code(cell: &str) -> &str {
    let code = cell.strip_prefix('`').and_then(|cell| cell.strip_suffix('`'));
    code.unwrap_or_else(|| panic!("{cell} is code"))
}

/// Something of the protocol from its JSON.
#[track_caller]
pub(crate) fn read<T: DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error}: {json}"))
}
