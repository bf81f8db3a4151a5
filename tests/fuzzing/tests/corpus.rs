//! Replays the corpus: what was found once is not to be found again.

use std::fs;
use std::path::{Path, PathBuf};

/// The files of a corpus.
fn corpus(name: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(name);
    let files = fs::read_dir(&folder).expect("there is a corpus");
    files.map(|file| file.expect("it can be read").path()).collect()
}

fn replay(name: &str, least: usize, check: fn(&[u8])) {
    let files = corpus(name);
    assert!(files.len() >= least, "{} files are too few to find anything", files.len());
    for file in files {
        let data = fs::read(&file).expect("it can be read");
        check(&data);
        // Whatever is cut off or twisted must do no harm either.
        for cut in 0..data.len().min(400) {
            check(&data[..cut]);
            let mut twisted = data.clone();
            twisted[cut] = twisted[cut].wrapping_add(1 + (cut as u8 % 7));
            check(&twisted);
        }
    }
}

#[test]
fn frames_of_the_protocol() {
    replay("wire", 30, fuzzing::wire);
}

#[test]
fn records() {
    replay("record", 5, fuzzing::record);
}

#[test]
fn the_corpus_is_of_this_protocol() {
    for file in corpus("wire") {
        let data = fs::read(&file).expect("it can be read");
        let frame: Result<table::wire::ClientFrame, _> = serde_json::from_slice(&data[1..]);
        assert!(frame.is_ok(), "{}: {frame:?}", file.display());
    }
    for file in corpus("record") {
        let text = fs::read_to_string(&file).expect("it can be read");
        rules::Record::from_json(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
}
