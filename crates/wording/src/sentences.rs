//! How clauses and numbers are written, in any language.

/// The text with a capital letter at its beginning.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// A clause as a sentence.
///
/// ```
/// assert_eq!(wording::sentence("ready a unit"), "Ready a unit.");
/// assert_eq!(wording::sentence("ready it!"), "Ready it!");
/// ```
pub fn sentence(clause: &str) -> String {
    let end = if clause.is_empty() || clause.ends_with(['.', '!', '?']) { "" } else { "." };
    capitalised(clause) + end
}

/// A number with its sign.
///
/// ```
/// assert_eq!([wording::signed(2), wording::signed(0), wording::signed(-1)], ["+2", "+0", "−1"]);
/// ```
pub fn signed(number: i8) -> String {
    let sign = if number < 0 { '−' } else { '+' };
    format!("{sign}{}", number.unsigned_abs())
}

/// Whether an English text begins with the sound of a vowel, so that "an" stands before it. Letters that are
/// spelt out have sounds of their own.
///
/// ```
/// use wording::starts_with_vowel_sound;
/// assert!(["alert unit", "unresolved mission", "8", "FTL drive"].into_iter().all(starts_with_vowel_sound));
/// assert!(!["unit", "mission", "one", "2", "UFO"].into_iter().any(starts_with_vowel_sound));
/// ```
pub fn starts_with_vowel_sound(text: &str) -> bool {
    let word: String = text.chars().take_while(|letter| letter.is_alphanumeric()).collect();
    if word.starts_with('8') || ["11", "18"].contains(&word.as_str()) {
        return true;
    }
    let is_spelt = word.chars().count() > 1 && word.chars().all(char::is_uppercase);
    if is_spelt || word.chars().count() == 1 {
        return word.to_uppercase().starts_with(['A', 'E', 'F', 'H', 'I', 'L', 'M', 'N', 'O', 'R', 'S', 'X']);
    }
    let word = word.to_lowercase();
    let sounds_like_a_consonant = ["unit", "union", "unique", "use", "eu", "one"];
    word.starts_with(['a', 'e', 'i', 'o', 'u'])
        && !sounds_like_a_consonant.iter().any(|beginning| word.starts_with(beginning))
}
