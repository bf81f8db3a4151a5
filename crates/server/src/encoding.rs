//! Which compression the browser and we agree on.

use axum::http::header::ACCEPT_ENCODING;
use axum::http::{HeaderMap, HeaderValue};

/// A way to send a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

/// The smallest comes first: it wins where a browser likes several equally.
pub(crate) const ENCODINGS: [Encoding; 3] = [Encoding::Brotli, Encoding::Gzip, Encoding::Identity];

impl Encoding {
    /// Its name in HTTP.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
            Encoding::Identity => "identity",
        }
    }

    /// How the name of a file in this encoding ends, after its own.
    pub(crate) fn extension(self) -> &'static str {
        match self {
            Encoding::Brotli => ".br",
            Encoding::Gzip => ".gz",
            Encoding::Identity => "",
        }
    }
}

/// How much a browser likes an encoding, in thousandths. Zero is a refusal.
type Liking = u16;

/// The encodings that a browser accepts, best first. Plain is always last resort, even where it
/// is refused: an answer that it may not like is better than none.
pub(crate) fn accepted(headers: &HeaderMap) -> Vec<Encoding> {
    let mut liked: Vec<(Liking, Encoding)> =
        ENCODINGS.map(|encoding| (liking(headers, encoding), encoding)).to_vec();
    liked.retain(|(liking, encoding)| *liking > 0 || *encoding == Encoding::Identity);
    // The sort is stable: among equals the smallest stays first.
    liked.sort_by_key(|(liking, _)| std::cmp::Reverse(*liking));
    liked.into_iter().map(|(_, encoding)| encoding).collect()
}

/// How much a browser likes an encoding: as its name says, else as `*` says, else not at all. A
/// plain answer that is not mentioned is liked least.
fn liking(headers: &HeaderMap, encoding: Encoding) -> Liking {
    let unsaid = Liking::from(encoding == Encoding::Identity);
    let said = |name| wishes(headers).filter(|(wish, _)| wish.eq_ignore_ascii_case(name)).last();
    said(encoding.name()).or_else(|| said("*")).map_or(unsaid, |(_, liking)| liking)
}

/// What `Accept-Encoding` says: `br;q=0.5` as `("br", 500)`. What cannot be read is skipped.
fn wishes(headers: &HeaderMap) -> impl Iterator<Item = (&str, Liking)> {
    let values = headers.get_all(ACCEPT_ENCODING).iter();
    values.filter_map(text).flat_map(|value| value.split(',')).filter_map(wish)
}

/// A header's text, if it is one.
fn text(value: &HeaderValue) -> Option<&str> {
    value.to_str().ok()
}

/// One wish.
fn wish(text: &str) -> Option<(&str, Liking)> {
    let (name, parameters) = text.split_once(';').unwrap_or((text, ""));
    let weight = parameters.trim();
    if weight.is_empty() {
        return Some((name.trim(), 1000));
    }
    let (q, number) = weight.split_once('=')?;
    q.trim().eq_ignore_ascii_case("q").then(|| number.trim().parse::<f32>().ok())?.map(|number| {
        // Not a number becomes zero, and what is out of range the nearest in it.
        (name.trim(), (number.clamp(0.0, 1.0) * 1000.0) as Liking)
    })
}

#[cfg(test)]
mod tests {
    use super::Encoding::{Brotli, Gzip, Identity};
    use super::*;

    /// What a browser with this header gets, best first.
    #[track_caller]
    fn check(header: &str, expected: &[Encoding]) {
        let value = HeaderValue::from_str(header).unwrap();
        let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, value)]);
        assert_eq!(accepted(&headers), expected, "{header}");
    }

    #[test]
    fn the_smallest_that_is_liked_best_wins() {
        check("gzip, deflate, br, zstd", &[Brotli, Gzip, Identity]);
        check("gzip", &[Gzip, Identity]);
        check("br;q=0.5, gzip;q=0.8", &[Gzip, Brotli, Identity]);
        check("GZIP ; Q=0.3, identity;q=0.9", &[Identity, Gzip]);
        check("*", &[Brotli, Gzip, Identity]);
    }

    #[test]
    fn zero_is_a_refusal_but_nobody_goes_away_empty_handed() {
        check("br;q=0, *", &[Gzip, Identity]);
        check("identity;q=0, br", &[Brotli, Identity]);
        check("*;q=0", &[Identity]);
    }

    #[test]
    fn what_cannot_be_read_asks_for_nothing() {
        for header in ["", ",,;;", "br;q", "br;q=x", "br;x=1", "br;q=NaN", "br;q=-7", "brotli"] {
            check(header, &[Identity]);
        }
        assert_eq!(accepted(&HeaderMap::new()), [Identity]);
    }
}
