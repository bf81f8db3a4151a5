//! Dice that are handed in, read in the ways that the bots need.

use rules::below;
use rules::random::Dice;

/// True once in so many throws.
pub(crate) fn once_in(many: u32, dice: &mut Dice) -> bool {
    below(many, dice) == 0
}

/// A number from 0 to just below 1.
pub(crate) fn fraction(dice: &mut Dice) -> f64 {
    const STEPS: u32 = 1 << 16;
    f64::from(below(STEPS, dice)) / f64::from(STEPS)
}

/// Something between 0 and 1 that grows with `x`, and is a half at 0. A rational curve: the
/// platform's exponential function is not the same everywhere.
pub(crate) fn rising(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
