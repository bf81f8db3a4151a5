//! Addresses as squares that a phone can read.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The light frame that readers need around the code, in modules.
const QUIET: i32 = 4;

/// A text as a QR code.
pub struct Qr(QrCode);

/// The text is too long for a QR code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a text of {bytes} bytes is too long for a QR code")]
pub struct TooLong {
    /// How long it is.
    pub bytes: usize,
}

impl Qr {
    /// The code of a text.
    ///
    /// # Errors
    ///
    /// When the text is too long, which for an address means more than two thousand bytes.
    pub fn new(text: &str) -> Result<Self, TooLong> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium);
        code.map(Self).map_err(|_| TooLong { bytes: text.len() })
    }

    /// How many modules it is wide, with its frame.
    #[must_use]
    pub fn width(&self) -> usize {
        self.sides().count()
    }

    /// Every coordinate, with the frame.
    fn sides(&self) -> std::ops::Range<i32> {
        -QUIET..self.0.size() + QUIET
    }

    /// As a drawing: one path on a white ground, black in any theme, for a camera has none. There
    /// is nothing in it but numbers, so it needs no script and no style, and no text of a stranger
    /// gets into it.
    #[must_use]
    pub fn svg(&self) -> String {
        let width = self.width();
        let mut path = String::new();
        for y in self.sides() {
            for x in self.sides().filter(|x| self.0.get_module(*x, y)) {
                let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
            }
        }
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {width}\" \
             shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h{width}v{width}h-{width}z\"/>\
             <path d=\"{path}\"/></svg>\n"
        )
    }

    /// As lines for a terminal, two modules a letter. The colours are set, because a terminal may
    /// be dark or light and a reader wants dark on light.
    #[must_use]
    pub fn for_terminal(&self) -> String {
        let mut lines = String::new();
        for y in self.sides().step_by(2) {
            lines.push_str("\x1b[30;107m");
            lines.extend(self.sides().map(|x| self.half_blocks(x, y)));
            lines.push_str("\x1b[0m\n");
        }
        lines
    }

    /// Two modules, one above the other. Outside the code everything is light.
    fn half_blocks(&self, x: i32, y: i32) -> char {
        match (self.0.get_module(x, y), self.0.get_module(x, y + 1)) {
            (false, false) => ' ',
            (true, false) => '▀',
            (false, true) => '▄',
            (true, true) => '█',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "https://apples.example/club/#join=GREEN-CHEESE";

    /// What a reader makes of a picture, given which of its modules are dark. Each module becomes
    /// some pixels, for readers expect a photograph.
    fn read(width: usize, is_dark: impl Fn(usize, usize) -> bool) -> String {
        const PIXELS: usize = 4;
        let shade = |x, y| if is_dark(x / PIXELS, y / PIXELS) { 0 } else { 255 };
        let mut picture =
            rqrr::PreparedImage::prepare_from_greyscale(width * PIXELS, width * PIXELS, shade);
        let grids = picture.detect_grids();
        assert_eq!(grids.len(), 1, "there is one code");
        grids[0].decode().expect("it can be read").1
    }

    #[test]
    fn a_reader_finds_the_link_in_the_drawing() {
        let qr = Qr::new(LINK).unwrap();
        let svg = qr.svg();
        let width = qr.width();
        assert!(svg.contains(&format!("viewBox=\"0 0 {width} {width}\"")), "{svg}");
        let dark = |x: usize, y: usize| svg.contains(&format!("M{x} {y}h1v1h-1z"));
        assert_eq!(read(width, dark), LINK);
    }

    #[test]
    fn a_reader_finds_the_link_on_the_terminal() {
        let qr = Qr::new(LINK).unwrap();
        let printed = qr.for_terminal();
        let plain = printed.replace("\x1b[30;107m", "").replace("\x1b[0m", "");
        let lines: Vec<Vec<char>> = plain.lines().map(|line| line.chars().collect()).collect();
        assert_eq!(lines.len(), qr.width().div_ceil(2));
        let dark = |x: usize, y: usize| match lines[y / 2][x] {
            '█' => true,
            '▀' => y.is_multiple_of(2),
            '▄' => !y.is_multiple_of(2),
            _ => false,
        };
        assert_eq!(read(qr.width(), dark), LINK);
    }

    #[test]
    fn the_drawing_has_one_square_for_each_dark_module_and_nothing_that_runs() {
        let qr = Qr::new(LINK).unwrap();
        let size = qr.0.size();
        let modules = (0..size).flat_map(|y| (0..size).map(move |x| (x, y)));
        let dark = modules.filter(|(x, y)| qr.0.get_module(*x, *y)).count();
        let svg = qr.svg();
        assert_eq!(svg.matches("h1v1h-1z").count(), dark);
        for forbidden in ["script", "style", "href", "http://apples", "JOIN", "join"] {
            assert!(!svg.contains(forbidden), "{forbidden}");
        }
    }

    #[test]
    fn a_text_that_is_too_long_is_refused() {
        let long = "x".repeat(5000);
        assert_eq!(Qr::new(&long).err(), Some(TooLong { bytes: 5000 }));
    }
}
