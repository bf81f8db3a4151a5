//! The pseudo-locale: English that looks foreign and is about a third longer.

/// Text this short is a letter on a card or a space between placeables: it does not grow.
const TOO_SHORT_TO_GROW: usize = 2;

/// Accents every letter and doubles every vowel of a text element. Placeables are no text elements,
/// so names and numbers stay as they are, and whatever is not in `locales/` stays plain.
pub(crate) fn accented(text: &str) -> String {
    let grows = text.chars().count() > TOO_SHORT_TO_GROW;
    let mut foreign = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        foreign.push(accent(letter));
        if grows && matches!(letter.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u') {
            foreign.push(accent(letter.to_ascii_lowercase()));
        }
    }
    foreign
}

/// Puts a whole message into brackets, so that one that is cut off can be seen to be.
pub(crate) fn bracketed(text: &str) -> String {
    if text.chars().count() > TOO_SHORT_TO_GROW { format!("⟦{text}⟧") } else { text.into() }
}

/// The letter with an accent, where there is one that every font has.
const fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'd' => 'ð',
        'e' => 'é',
        'g' => 'ĝ',
        'h' => 'ĥ',
        'i' => 'í',
        'k' => 'ķ',
        'l' => 'ļ',
        'n' => 'ñ',
        'o' => 'ö',
        'p' => 'þ',
        'r' => 'ŕ',
        's' => 'š',
        't' => 'ţ',
        'u' => 'ü',
        'w' => 'ŵ',
        'y' => 'ý',
        'z' => 'ž',
        'A' => 'Á',
        'C' => 'Ç',
        'D' => 'Ð',
        'E' => 'É',
        'G' => 'Ĝ',
        'H' => 'Ĥ',
        'I' => 'Í',
        'K' => 'Ķ',
        'L' => 'Ļ',
        'N' => 'Ñ',
        'O' => 'Ö',
        'P' => 'Þ',
        'R' => 'Ŕ',
        'S' => 'Š',
        'T' => 'Ţ',
        'U' => 'Ü',
        'W' => 'Ŵ',
        'Y' => 'Ý',
        'Z' => 'Ž',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{accented, bracketed};

    #[test]
    fn words_look_foreign_and_grow_by_a_third() {
        assert_eq!(accented("Snap it shut"), "Šñááþ íít šĥüüt".replace('t', "ţ"));
        let english = "Nothing moves until one of you accepts the slip of the other.";
        let grown = accented(english).chars().count() * 100 / english.chars().count();
        assert!((125..145).contains(&grown), "{grown} %");
    }

    #[test]
    fn a_letter_on_a_card_stays_a_letter() {
        assert_eq!(accented("A"), "Á");
        assert_eq!(bracketed("Á"), "Á");
        assert_eq!(accented(", "), ", ");
        assert_eq!(bracketed("abc"), "⟦abc⟧");
    }
}
