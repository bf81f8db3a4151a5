//! How a seat looks: colour, awning and device together, so that colour is never the only sign.

use leptos::prelude::*;
use rules::{MAX_SEATS, Seat};

use crate::parts::Art;

/// Class, awning and device of each seat.
const LOOKS: [(&str, &str, &str); MAX_SEATS] = [
    ("seat-teal", "awning-stripes", "device-bell"),
    ("seat-plum", "awning-dots", "device-sun"),
    ("seat-ochre", "awning-wide", "device-fish"),
    ("seat-moss", "awning-diamonds", "device-acorn"),
    ("seat-brick", "awning-chevrons", "device-key"),
    ("seat-slate", "awning-dashes", "device-wheel"),
];

/// The class that sets a seat's colours.
pub(crate) const fn seat_class(seat: Seat) -> &'static str {
    LOOKS[seat.index()].0
}

/// The drawing of a seat's awning.
pub(crate) const fn awning(seat: Seat) -> &'static str {
    LOOKS[seat.index()].1
}

/// The drawing of a seat's device.
pub(crate) const fn device(seat: Seat) -> &'static str {
    LOOKS[seat.index()].2
}

/// A seat's device in a disc of its colour.
#[component]
pub fn Device(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    view! { <span class=format!("device {}", seat_class(seat))><Art name=device(seat)/></span> }
}
