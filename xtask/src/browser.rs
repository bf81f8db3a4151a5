//! The browser that the tests drive, and what drives it.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::files;
use crate::process::{answer, command, run};
use crate::tools::{apt_get, can_apt_get, report};

/// Names a browser that is in none of the usual places.
const VARIABLE: &str = "CHROMIUM";

/// What Chromium is called on the `PATH`, and where other systems keep it. First without a window: the
/// same browser, but for each page it does not also load the tabs and menus of one, which takes three
/// times as long as our page.
const PLACES: [&str; 10] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

/// The folder of the browser tests.
const TESTS: &str = "tests/browser";

/// Makes sure that there is a Chromium, and returns its path.
pub(crate) fn ensure_chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE) {
        let named = PathBuf::from(named);
        ensure!(named.is_file(), "{VARIABLE} is {}, where there is no program", named.display());
        return Ok(named);
    }
    if find_chromium().is_none() && can_apt_get() {
        apt_get(&["update"])?;
        // Not every release has the one without a window.
        apt_get(&["install", "-y", "chromium-headless-shell"])
            .or_else(|_| apt_get(&["install", "-y", "chromium"]))?;
    }
    let Some(found) = find_chromium() else {
        bail!(
            "Chromium is missing: install it (`sudo apt install chromium`, `brew install --cask \
             chromium`), or set {VARIABLE} to the path of a Chromium or Chrome"
        );
    };
    report("Chromium", &found.display().to_string());
    Ok(found)
}

/// The first Chromium that there is.
fn find_chromium() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    PLACES.iter().find_map(|place| find(place, &folders))
}

/// A program in one of the folders. An absolute place is not looked for in them.
fn find(place: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    // Joining an absolute path gives that path, whatever it is joined to.
    folders.iter().map(|folder| folder.join(place)).find(|path| path.is_file())
}

/// Makes sure that the packages of the browser tests are there, exactly as their lock file says.
pub(crate) fn ensure_packages() -> Result<()> {
    let lock = files::text(&Path::new(TESTS).join("package-lock.json"))?;
    let installed = Path::new(TESTS).join("node_modules/.installed-lock.json");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    ensure!(
        answer(&mut command(npm, &["--version"])).is_some(),
        "npm is missing: install it (`sudo apt install npm`); it comes with most of Node.js"
    );
    // The packages are all there is to install: no script of theirs need run.
    let args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    run(command(npm, &args).current_dir(TESTS))?;
    fs::write(&installed, lock).with_context(|| format!("cannot write {}", installed.display()))
}

#[cfg(test)]
mod tests {
    use super::{PathBuf, find};

    #[test]
    fn a_program_is_found_on_the_path_or_at_its_place() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let manifest = here.join("Cargo.toml");
        let folders = [here.join("src"), here];
        assert_eq!(find("Cargo.toml", &folders), Some(manifest.clone()));
        assert_eq!(find(manifest.to_str().unwrap(), &folders), Some(manifest));
        assert_eq!(find("no-such-browser", &folders), None);
    }
}
