//! How a Cylon goes about it.

/// How an officer plays as a Cylon; as a human it makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, strum::Display, strum::EnumString, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum Style {
    /// By its own judgement.
    #[default]
    Shrewd,
    /// Spoils a check now and then, with one card.
    Timid,
    /// Spoils every check, with all it has.
    Saboteur,
    /// Reveals itself as soon as it can.
    Early,
    /// Never reveals itself.
    Silent,
}
