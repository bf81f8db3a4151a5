//! Dragging something by pointer to where it can go, and letting it fly there.
//!
//! While something is dragged a copy of it follows the pointer above everything else. Only the
//! copy's style changes with each movement: nothing is rendered again.

use std::time::Duration;

use leptos::ev::{self, PointerEvent};
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{DomRect, Element, HtmlElement};

use crate::browser::css;

/// A pointer that moves less than so many pixels has tapped.
const TAP: f64 = 6.0;

/// How near to a target is good enough, in pixels.
const NEAR: f64 = 20.0;

/// How long a flight takes: as `--move` in the stylesheet.
const FLIGHT: Duration = Duration::from_millis(220);

/// The steepest tilt, in degrees.
const STEEPEST: f64 = 12.0;

/// A point of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    x: f64,
    y: f64,
}

impl Point {
    fn of(event: &PointerEvent) -> Self {
        Self { x: event.client_x().into(), y: event.client_y().into() }
    }

    /// The middle of a box.
    fn middle(bounds: &DomRect) -> Self {
        Self { x: bounds.x() + bounds.width() / 2.0, y: bounds.y() + bounds.height() / 2.0 }
    }

    fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

/// Whether the way from where the pointer went down is too long for a tap.
fn is_drag(way: Point) -> bool {
    way.x.hypot(way.y) >= TAP
}

/// The tilt after a movement to the side: it follows the pointer softly.
fn tilt(before: f64, moved: f64) -> f64 {
    (before * 0.8 + moved * 0.6).clamp(-STEEPEST, STEEPEST)
}

/// A copy of an element above everything else, at home where the element is.
pub(crate) struct Ghost {
    copy: HtmlElement,
    home: Point,
}

impl Ghost {
    /// A copy of this element, at its place.
    pub(crate) fn of(element: &HtmlElement) -> Option<Self> {
        let copy: HtmlElement = element.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
        // What is turned has a larger box than itself: its middle and its own size are true.
        let home = Point::middle(&element.get_bounding_client_rect());
        let (width, height) =
            (f64::from(element.offset_width()), f64::from(element.offset_height()));
        for name in ["id", "name", "data-card", "tabindex"] {
            // Removing fails for names that are no names only.
            let _ = copy.remove_attribute(name);
        }
        let _ = copy.set_attribute("aria-hidden", "true");
        let _ = copy.class_list().remove_2("coming", "lands");
        let _ = copy.class_list().add_1("ghost");
        let ghost = Self { copy, home };
        ghost.style("--w", &format!("{}px", element.offset_width()));
        ghost.style("left", &format!("{}px", css(home.x - width / 2.0)));
        ghost.style("top", &format!("{}px", css(home.y - height / 2.0)));
        document().body()?.append_child(&ghost.copy).ok()?;
        Some(ghost)
    }

    /// Changes one thing of how it looks.
    fn style(&self, name: &str, value: &str) {
        // A browser that does not know the property shows a plainer ghost.
        let _ = self.copy.style().set_property(name, value);
    }

    /// Moves it so far from home.
    fn shift(&self, way: Point) {
        self.style("translate", &format!("{}px {}px", css(way.x), css(way.y)));
    }

    /// Lets it fly to the middle of an element, and then vanish.
    pub(crate) fn fly_to(self, element: &HtmlElement, then: impl FnOnce() + 'static) {
        self.fly(Point::middle(&element.get_bounding_client_rect()), then);
    }

    fn fly(self, to: Point, then: impl FnOnce() + 'static) {
        // The browser must have seen where it is, or there would be no way to go.
        let _ = self.copy.get_bounding_client_rect();
        let _ = self.copy.class_list().remove_1("dragging");
        let _ = self.copy.class_list().add_1("flies");
        self.shift(to.minus(self.home));
        self.style("--tilt", "0deg");
        set_timeout(
            move || {
                self.copy.remove();
                then();
            },
            FLIGHT,
        );
    }

    /// Takes it off the screen.
    pub(crate) fn vanish(self) {
        self.copy.remove();
    }

    /// Lets it fly back to where it came from, and then vanish.
    pub(crate) fn fly_home(self, then: impl FnOnce() + 'static) {
        let home = self.home;
        self.fly(home, then);
    }
}

/// Whether something is dragged, or flies to where it was let go.
pub(crate) fn is_under_way() -> bool {
    document().query_selector("body > .ghost").is_ok_and(|ghost| ghost.is_some())
}

/// Something that lies under the pointer and may be lifted.
struct Press {
    element: HtmlElement,
    from: Point,
    lift: Option<Lift>,
}

/// Something that is lifted.
struct Lift {
    ghost: Ghost,
    last: Point,
    tilt: f64,
    targets: Vec<(Element, DomRect)>,
    over: Option<usize>,
    escape: WindowListenerHandle,
}

impl Lift {
    fn new(element: &HtmlElement, at: Point, targets: &str, drag: Drag) -> Option<Self> {
        let ghost = Ghost::of(element)?;
        let _ = ghost.copy.class_list().add_1("dragging");
        let _ = element.class_list().add_1("lifted");
        let escape = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                drag.cancel();
            }
        });
        let targets = bounds_of_all(targets);
        Some(Self { ghost, last: at, tilt: 0.0, targets, over: None, escape })
    }

    fn moved(&mut self, way: Point, to: Point) {
        self.tilt = tilt(self.tilt, to.x - self.last.x);
        self.last = to;
        self.ghost.shift(way);
        self.ghost.style("--tilt", &format!("{}deg", css(self.tilt)));
        let over = self.targets.iter().position(|(_, bounds)| is_near(bounds, to));
        if over != self.over {
            self.glow(false);
            self.over = over;
            self.glow(true);
        }
    }

    /// Lets the target under the pointer glow, or not.
    fn glow(&self, on: bool) {
        if let Some((target, _)) = self.over.and_then(|over| self.targets.get(over)) {
            let _ = target.class_list().toggle_with_force("target", on);
        }
    }

    /// Ends the lift; the ghost, and whether it was let go over a target.
    fn end(self) -> (Ghost, bool) {
        self.glow(false);
        self.escape.remove();
        (self.ghost, self.over.is_some())
    }
}

/// Everything that a selector finds, with where it is.
fn bounds_of_all(selector: &str) -> Vec<(Element, DomRect)> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok());
    elements.map(|element: Element| (element.clone(), element.get_bounding_client_rect())).collect()
}

fn is_near(bounds: &DomRect, point: Point) -> bool {
    (bounds.left() - NEAR..=bounds.right() + NEAR).contains(&point.x)
        && (bounds.top() - NEAR..=bounds.bottom() + NEAR).contains(&point.y)
}

/// Lets one element be dragged. Its pointer events are to be handed in.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    press: StoredValue<Option<Press>, LocalStorage>,
    /// Whether the click that follows belongs to a drag.
    dragged: StoredValue<bool>,
    targets: StoredValue<String>,
    /// Takes the ghost when it was let go over a target.
    drop: StoredValue<Box<dyn Fn(Ghost)>, LocalStorage>,
}

impl Drag {
    /// A drag onto whatever this selector finds.
    pub(crate) fn new(targets: String, drop: impl Fn(Ghost) + 'static) -> Self {
        let drag = Self {
            press: StoredValue::new_local(None),
            dragged: StoredValue::new(false),
            targets: StoredValue::new(targets),
            drop: StoredValue::new_local(Box::new(drop)),
        };
        on_cleanup(move || drag.cancel());
        drag
    }

    /// The pointer goes down on the element.
    pub(crate) fn press(self, event: &PointerEvent) {
        self.dragged.set_value(false);
        let element = event.current_target().and_then(|target| target.dyn_into().ok());
        let Some(element): Option<HtmlElement> = element else { return };
        if event.button() == 0 && event.is_primary() {
            // A press whose end was never heard of leaves nothing behind.
            self.cancel();
            // A quick hand is beyond the element's edge before it is heard of again.
            let _ = element.set_pointer_capture(event.pointer_id());
            let press = Press { element, from: Point::of(event), lift: None };
            self.press.set_value(Some(press));
        }
    }

    /// The pointer moves.
    pub(crate) fn moved(self, event: &PointerEvent) {
        if event.buttons() == 0 {
            // It was let go where this element did not hear of it.
            return self.cancel();
        }
        let to = Point::of(event);
        self.press.update_value(|press| {
            let Some(press) = press else { return };
            let way = to.minus(press.from);
            if press.lift.is_none() && is_drag(way) {
                let targets = self.targets.get_value();
                press.lift = Lift::new(&press.element, press.from, &targets, self);
                self.dragged.set_value(true);
            }
            if let Some(lift) = &mut press.lift {
                lift.moved(way, to);
            }
        });
    }

    /// The pointer is let go.
    pub(crate) fn release(self) {
        let Some((element, ghost, on_target)) = self.end() else { return };
        if on_target {
            let _ = element.class_list().remove_1("lifted");
            self.drop.with_value(|drop| drop(ghost));
        } else {
            ghost.fly_home(move || unlift(&element));
        }
    }

    /// Escape, or the pointer was taken away, or the element is gone.
    pub(crate) fn cancel(self) {
        if let Some((element, ghost, _)) = self.end() {
            ghost.fly_home(move || unlift(&element));
        }
    }

    /// Whether a click is the end of a drag, and nothing else.
    pub(crate) fn is_end(self) -> bool {
        self.dragged.get_value()
    }

    fn end(self) -> Option<(HtmlElement, Ghost, bool)> {
        let press = self.press.try_update_value(Option::take)??;
        let (ghost, on_target) = press.lift?.end();
        Some((press.element, ghost, on_target))
    }
}

fn unlift(element: &HtmlElement) {
    let _ = element.class_list().remove_1("lifted");
}

#[cfg(test)]
mod tests {
    use super::{Point, STEEPEST, is_drag, tilt};

    #[test]
    fn a_finger_that_trembles_taps() {
        assert!(!is_drag(Point { x: 3.0, y: -4.0 }));
        assert!(is_drag(Point { x: 0.0, y: 6.0 }));
    }

    #[test]
    fn the_tilt_follows_the_movement_and_comes_to_rest() {
        assert!(tilt(0.0, 10.0) > 0.0);
        assert!(tilt(0.0, -10.0) < 0.0);
        assert_eq!(tilt(0.0, 500.0), STEEPEST);
        assert!(tilt(STEEPEST, 0.0) < STEEPEST);
    }
}
