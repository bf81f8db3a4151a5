//! Replays the corpus: what was found once is not to be found again.

use std::fs;
use std::path::{Path, PathBuf};

use table::wire::{ClientFrame, NoFrame};

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
fn the_corpus_has_every_kind_of_frame_and_what_is_none() {
    let frames: Vec<_> = corpus("wire").iter().map(|file| read_frame(file)).collect();
    let some = |kind: fn(&Result<ClientFrame, NoFrame>) -> bool| frames.iter().any(kind);
    assert!(some(|frame| matches!(frame, Ok(ClientFrame::Hello(_)))));
    assert!(some(|frame| matches!(frame, Ok(ClientFrame::Do { .. }))));
    assert!(some(|frame| matches!(frame, Ok(ClientFrame::Ping(_)))));
    assert!(some(|frame| frame.as_ref().is_err_and(|none| none.id.is_some())));
    assert!(some(|frame| frame.as_ref().is_err_and(|none| none.id.is_none())));
}

#[test]
fn what_has_a_name_in_the_corpus_is_of_this_protocol() {
    for file in corpus("wire").iter().filter(|file| !was_found(file)) {
        let frame = read_frame(file);
        assert!(frame.is_ok(), "{}: {frame:?}", file.display());
    }
    for file in corpus("record").iter().filter(|file| !was_found(file)) {
        let text = fs::read_to_string(file).expect("it can be read");
        rules::Record::from_json(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    }
}

/// A file of the corpus as the server reads it: the first byte is for the fuzzer.
fn read_frame(file: &Path) -> Result<ClientFrame, NoFrame> {
    let data = fs::read(file).expect("it can be read");
    table::wire::read(&String::from_utf8_lossy(&data[1..]))
}

/// Whether the fuzzer has found a file, and it may be anything.
fn was_found(file: &Path) -> bool {
    file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("found-"))
}
