//! Ghosts of cards and coins, over everything and in the way of nothing.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{document, set_timeout};
use rules::{Family, Good, Setup};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{DomRect, Element};

use crate::browser::css;
use crate::motion::plan::{FLIGHT, Movement, Thing};

/// Where drawings live.
const SVG: &str = "http://www.w3.org/2000/svg";

/// How things leave and arrive.
const OUT: &str = "cubic-bezier(.2,.8,.2,1)";

/// The width of a card that flies, in pixels; it is 1.4 times as high.
const CARD: f64 = 46.0;

/// The width of a coin.
const COIN: f64 = 22.0;

/// The width of the badge and the seal.
const EMBLEM: f64 = 48.0;

/// How long a stamped seal stays.
const STAMP: Duration = Duration::from_millis(800);

/// An element that can be set in motion. The options of `animate` are plain data, so they are
/// written as such.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = Element)]
    type Animated;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, keyframes: &JsValue, options: &JsValue) -> JsValue;
}

/// The middle of something on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    x: f64,
    y: f64,
}

impl Spot {
    fn of(place: &DomRect) -> Self {
        Self { x: place.x() + place.width() / 2.0, y: place.y() + place.height() / 2.0 }
    }
}

/// Where a place is on the screen, if it is there to be seen.
pub(super) fn find(place: &str) -> Option<Spot> {
    let exact = format!("[data-place=\"{place}\"]");
    // With two discard piles, each has its own name.
    let sided = format!("[data-place=\"{place}-left\"]");
    [exact, sided].iter().find_map(|selector| {
        let found = document().query_selector_all(selector).ok()?;
        let elements = (0..found.length()).filter_map(|index| found.get(index));
        let places = elements.filter_map(|node| node.dyn_into::<Element>().ok());
        let mut seen = places.map(|element| element.get_bounding_client_rect());
        seen.find(|place| place.width() > 0.0 && place.height() > 0.0).map(|place| Spot::of(&place))
    })
}

/// Where ghosts appear.
pub(super) struct Stage {
    setup: Arc<Setup>,
}

impl Stage {
    /// A stage for a game with this setup.
    pub(super) fn new(setup: &Arc<Setup>) -> Self {
        Self { setup: Arc::clone(setup) }
    }

    /// Shows a movement that begins here; nothing, if where it leads is not on the screen.
    pub(super) fn show(&self, movement: &Movement, from: Spot) {
        // A browser that draws no ghosts misses nothing that matters.
        let _ = match movement {
            Movement::Flies { thing, to, after, .. } => self.fly(*thing, from, to, *after),
            Movement::Stamps { .. } => stamp(from),
        };
    }

    fn fly(&self, thing: Thing, from: Spot, to: &str, after: Duration) -> Option<()> {
        let to = find(to)?;
        let (ghost, width, height) = match thing {
            Thing::Face(good) => (self.face(good)?, CARD, CARD * 1.4),
            Thing::Back => (back()?, CARD, CARD * 1.4),
            Thing::Coin => (emblem("coin", "ghost coin")?, COIN, COIN),
            Thing::Badge => (emblem("sheriff", "ghost badge")?, EMBLEM, EMBLEM),
        };
        let at = |spot: Spot| shift(spot.x - width / 2.0, spot.y - height / 2.0);
        let frames = format!(
            r#"[{{"transform":"{}","opacity":1}},{{"transform":"{}","opacity":1,"offset":0.9}},{{"transform":"{}","opacity":0}}]"#,
            at(from),
            at(to),
            at(to),
        );
        play(&ghost, &frames, FLIGHT, after)
    }

    /// The face of a card: letter and figures are too small to read in flight.
    fn face(&self, good: Good) -> Option<Element> {
        let kind = self.setup.catalogue().get(good)?;
        let family = match kind.family {
            Family::Legal => "card legal ghost",
            Family::Contraband => "card contraband ghost",
            Family::Royal => "card contraband royal ghost",
        };
        let drawing = if kind.promo_name.is_some() { "promo" } else { &kind.key };
        let (card, face, picture) = (span(family)?, span("face")?, span("picture")?);
        card.set_attribute("data-good", &kind.key).ok()?;
        within(card, &within(face, &within(picture, &art(drawing)?)?)?)
    }
}

/// The seal comes down on a deal.
fn stamp(at: Spot) -> Option<()> {
    let ghost = emblem("seal", "ghost seal")?;
    let here = shift(at.x - EMBLEM / 2.0, at.y - EMBLEM / 2.0);
    let frames = format!(
        r#"[{{"transform":"{here} scale(2.2) rotate(-14deg)","opacity":0}},{{"transform":"{here}","opacity":1,"offset":0.2}},{{"transform":"{here}","opacity":1,"offset":0.8}},{{"transform":"{here}","opacity":0}}]"#,
    );
    play(&ghost, &frames, STAMP, Duration::ZERO)
}

/// The back of a card.
fn back() -> Option<Element> {
    within(span("card back ghost")?, &art("card-back")?)
}

/// A drawing that flies by itself.
fn emblem(drawing: &str, class: &str) -> Option<Element> {
    within(span(class)?, &art(drawing)?)
}

/// An element with something in it.
fn within(outer: Element, inner: &Element) -> Option<Element> {
    outer.append_child(inner).ok()?;
    Some(outer)
}

fn span(class: &str) -> Option<Element> {
    let span = document().create_element("span").ok()?;
    span.set_class_name(class);
    Some(span)
}

fn art(name: &str) -> Option<Element> {
    let (svg, drawing) = (
        document().create_element_ns(Some(SVG), "svg").ok()?,
        document().create_element_ns(Some(SVG), "use").ok()?,
    );
    drawing.set_attribute("href", &format!("#art-{name}")).ok()?;
    within(svg, &drawing)
}

fn shift(x: f64, y: f64) -> String {
    format!("translate({}px,{}px)", css(x), css(y))
}

/// Puts a ghost on the stage, moves it and takes it off again.
fn play(ghost: &Element, frames: &str, lasts: Duration, after: Duration) -> Option<()> {
    air()?.append_child(ghost).ok()?;
    let options = format!(
        r#"{{"duration":{},"delay":{},"easing":"{OUT}","fill":"forwards"}}"#,
        lasts.as_millis(),
        after.as_millis(),
    );
    let frames = js_sys::JSON::parse(frames).ok()?;
    let options = js_sys::JSON::parse(&options).ok()?;
    ghost.unchecked_ref::<Animated>().animate(&frames, &options);
    let ghost = ghost.clone();
    set_timeout(move || ghost.remove(), after + lasts);
    Some(())
}

/// What all ghosts are in; made when the first one appears.
fn air() -> Option<Element> {
    if let Some(air) = document().query_selector("body > .flights").ok()? {
        return Some(air);
    }
    let air = document().create_element("div").ok()?;
    air.set_class_name("flights");
    air.set_attribute("aria-hidden", "true").ok()?;
    document().body()?.append_child(&air).ok()?;
    Some(air)
}
