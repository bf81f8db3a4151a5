//! The few things that the client asks of the browser itself.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::futures::JsFuture;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::html;
use leptos::leptos_dom::helpers::{WindowListenerHandle, window_event_listener_untyped};
use leptos::prelude::*;
use table::Moment;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Element, Event, HtmlElement, MouseEvent, ResizeObserver};

thread_local! {
    /// What this device's clock showed when the page began, in milliseconds.
    static BEGAN: Cell<f64> = Cell::new(js_sys::Date::now() - since_beginning());
}

/// How long the page has been there, in milliseconds. It never goes back.
fn since_beginning() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Now. It begins with this device's clock, but never goes back when that is set.
pub(crate) fn now() -> Moment {
    Moment((BEGAN.get() + since_beginning()) as u64)
}

/// Makes sure that it is not earlier than this.
pub(crate) fn not_before(at: Moment) {
    let behind = at.0.saturating_sub(now().0);
    BEGAN.set(BEGAN.get() + behind as f64);
}

/// Thirty-two bytes that nobody can guess.
pub(crate) fn entropy() -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    window().crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(bytes)
}

/// What was kept under a name, if anything; nothing either if this browser keeps nothing.
pub(crate) fn kept(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Keeps something under a name, over reloads. `None` if the browser refuses.
pub(crate) fn keep(name: &str, value: &str) -> Option<()> {
    window().local_storage().ok()??.set_item(name, value).ok()
}

/// Every name under which something is kept.
pub(crate) fn names_kept() -> Vec<String> {
    let Ok(Some(storage)) = window().local_storage() else { return Vec::new() };
    let many = storage.length().unwrap_or_default();
    (0..many).filter_map(|place| storage.key(place).ok()?).collect()
}

/// Forgets what was kept under a name.
pub(crate) fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // A storage that cannot be written to has nothing to forget.
        let _ = storage.remove_item(name);
    }
}

/// What was kept under a name for this page of the browser only.
pub(crate) fn kept_in_page(name: &str) -> Option<String> {
    window().session_storage().ok()??.get_item(name).ok()?
}

/// Keeps something under a name until this page of the browser is closed. `None` if the browser
/// refuses.
pub(crate) fn keep_in_page(name: &str, value: &str) -> Option<()> {
    window().session_storage().ok()??.set_item(name, value).ok()
}

/// Forgets what was kept under a name for this page of the browser.
pub(crate) fn forget_in_page(name: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        // A storage that cannot be written to has nothing to forget.
        let _ = storage.remove_item(name);
    }
}

/// What stands behind the `#` of the page's address, with it.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Writes something behind the page's address. Nobody is told, and nothing new is in the history.
pub(crate) fn set_hash(hash: &str) {
    let location = window().location();
    let page = [location.pathname(), location.search()].map(Result::unwrap_or_default).concat();
    if let Ok(history) = window().history() {
        // A browser that refuses shows an address that is not quite right.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{page}{hash}")));
    }
}

/// The page's own address, without what stands behind it.
pub(crate) fn address() -> String {
    let location = window().location();
    [location.origin(), location.pathname()].map(Result::unwrap_or_default).concat()
}

/// Whether the page was opened at an address that leads every machine to itself.
pub(crate) fn is_at_loopback() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Puts a text where people paste from. Where pages may not do that, which is everywhere but in
/// secure places, nothing happens and nobody is told that it has.
pub(crate) fn copy(text: &str, done: impl FnOnce() + 'static) {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    let Some(clipboard) = clipboard.ok().filter(|clipboard| !clipboard.is_undefined()) else {
        return;
    };
    let copying = clipboard.unchecked_ref::<web_sys::Clipboard>().write_text(text);
    leptos::task::spawn_local(async move {
        if JsFuture::from(copying).await.is_ok() {
            done();
        }
    });
}

/// Whether pages may put a text where people paste from.
pub(crate) fn can_copy() -> bool {
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into());
    clipboard.is_ok_and(|clipboard| !clipboard.is_undefined())
}

/// Whether a media query holds.
pub(crate) fn holds(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// A number for the stylesheet, to a hundredth: closer than an eye can see. Rust's own way to
/// write a fraction is exact, and a lot of code.
pub(crate) fn css(number: f64) -> String {
    let hundredths = (number * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let hundredths = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}

/// Something of the browser that not every browser has.
pub(crate) fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(JsValue::is_truthy)
}

/// Calls a method that not every browser has; nothing, where it is missing or refuses.
pub(crate) fn call(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    get(object, name)?.dyn_into::<Function>().ok()?.call1(object, argument).ok()
}

/// The same promise, but nobody minds if it is broken: what was promised is then nothing.
pub(crate) fn never_mind(promise: &Promise) -> Promise {
    thread_local! {
        static NEVER_MIND: Closure<dyn FnMut(JsValue)> = Closure::new(|_| {});
    }
    NEVER_MIND.with(|never_mind| promise.catch(never_mind))
}

/// Sets an attribute of the page's root element, for the stylesheet.
pub(crate) fn mark_root(name: &str, value: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    // Both fail for names that are no names only; ours are.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// The first element that a selector finds.
pub(crate) fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// What has the keyboard's focus.
pub(crate) fn focused() -> Option<HtmlElement> {
    document().active_element()?.dyn_into().ok()
}

/// The text under a name in a JavaScript object, if there is one.
pub(crate) fn text_in(object: &Object, name: &str) -> Option<String> {
    Reflect::get(object, &name.into()).ok()?.as_string()
}

/// The text at an address; nothing if it cannot be fetched.
pub(crate) async fn fetched(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: web_sys::Response = answer.dyn_into().ok()?;
    let text = answer.ok().then(|| answer.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Calls this whenever the element gets another size, as long as the component is there.
pub(crate) fn on_resize(element: NodeRef<html::Ol>, call: impl Fn() + 'static) {
    let watch = StoredValue::new_local(None);
    let call = Rc::new(call);
    Effect::new(move || {
        let Some(element) = element.get() else { return };
        let call = call.clone();
        let told = Closure::<dyn Fn()>::new(move || call());
        // A browser that cannot watch leaves it as it is.
        let Ok(observer) = ResizeObserver::new(told.as_ref().unchecked_ref()) else { return };
        observer.observe(&element);
        watch.set_value(Some((observer, told)));
    });
    on_cleanup(move || {
        let watch = watch.try_update_value(Option::take).flatten();
        watch.inspect(|(observer, _)| observer.disconnect());
    });
}

/// Moves the keyboard's focus to the first element that a selector finds.
pub(crate) fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        // An element that takes no focus leaves it where it was.
        let _ = element.focus();
    }
}

/// Moves the keyboard's focus there once the page has changed, if it was lost with what is gone:
/// whoever uses no mouse would have to begin at the top of the page again.
pub(crate) fn catch_focus(selector: &'static str) {
    request_animation_frame(move || {
        if focused().is_none_or(|at| at.tag_name() == "BODY") {
            focus(selector);
        }
    });
}

/// What catches the focus that is lost within it. Nothing here does anything when Enter is pressed
/// once more.
const CATCHERS: &str = "[role=group], #slip section, #slip, .lobby :is(ol, ul, section)";

/// Keeps the keyboard's focus on the table or in the lobby when what has it is removed, hidden or
/// forbidden, of which browsers tell nobody: it goes to what is left around that, or else to the last
/// resort. `changed` tracks what the page follows. Whoever uses a mouse or a finger is left alone.
pub(crate) fn keep_focus(last: &'static str, changed: impl Fn() + 'static) {
    // Nothing while a mouse or a finger was the last to touch the page.
    let around = StoredValue::new_local(Some(Vec::new()));
    let note = move |by_keys: bool| {
        let Some(at) = focused().filter(|_| by_keys && !is_lost()) else { return };
        let inner = std::iter::successors(catcher(&at), |inner| catcher(&inner.parent_element()?));
        // In the rules beside it, it is somebody else's.
        let is_here = at.closest(".table, .lobby").is_ok_and(|here| here.is_some());
        around.set_value(Some(inner.chain(find(last).filter(|_| is_here)).collect()));
    };
    let look = move || {
        // The page may be gone by then.
        let around = around.try_get_value().flatten().unwrap_or_default();
        if is_lost() && find(":popover-open").is_none() {
            around.iter().any(catches);
        }
    };
    // Whoever knows better where the focus belongs takes it there in the first frame.
    let look_soon = move || request_animation_frame(move || request_animation_frame(look));
    let heard = move |event: Event| match event.type_().as_str() {
        "pointerdown" => around.set_value(None),
        "keydown" => note(true),
        // Programs that read the page aloud move it without a key.
        "focusin" => note(around.with_value(Option::is_some)),
        _ => look_soon(),
    };
    let names = ["pointerdown", "keydown", "focusin", "click"];
    let listeners = names.map(|name| window_event_listener_untyped(name, heard));
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    Effect::new(move || {
        changed();
        look_soon();
    });
}

/// What would catch the focus from here.
fn catcher(from: &Element) -> Option<HtmlElement> {
    from.closest(CATCHERS).ok()??.dyn_into().ok()
}

/// Whether the focus is nowhere, or on what cannot have it: some browsers leave it there.
fn is_lost() -> bool {
    focused().is_none_or(|at| at.matches("body, :disabled, [hidden], [hidden] *").unwrap_or(false))
}

/// Whether an element has taken the focus. What is gone or hidden does not. The page stays where it
/// is: what was lost was in sight.
fn catches(element: &HtmlElement) -> bool {
    element.set_tab_index(-1);
    let how = Object::new();
    // It fails for objects that are frozen only.
    let _ = Reflect::set(&how, &"preventScroll".into(), &true.into());
    call(element, "focus", &how);
    focused().as_ref() == Some(element)
}

thread_local! {
    /// Whether the click that ends a press is nobody's.
    static SPENT: Cell<bool> = const { Cell::new(false) };
}

/// What was pressed is done already. The click that comes when the finger is lifted is not for
/// whatever has taken its place meanwhile.
pub(crate) fn spend_press() {
    SPENT.set(true);
}

/// Lets nothing hear the clicks of presses that are spent, for as long as there is a page.
pub(crate) fn mind_spent_presses() {
    let before_all = |name, hear: fn(Event)| {
        let heard = Closure::<dyn FnMut(Event)>::new(hear).into_js_value();
        // Nobody who can be listened to refuses a listener.
        let _ =
            window().add_event_listener_with_callback_and_bool(name, heard.unchecked_ref(), true);
    };
    before_all("pointerdown", |_| SPENT.set(false));
    before_all("click", |event| {
        // A click without a pointer is the keyboard's or a screen reader's.
        if SPENT.take() && event.unchecked_ref::<MouseEvent>().detail() > 0 {
            event.stop_propagation();
            event.prevent_default();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::css;

    #[test]
    fn fractions_are_written_to_a_hundredth() {
        let written = [0.0, 0.5, 12.345, -0.07, -3.0, 1234.999].map(css);
        assert_eq!(written, ["0.00", "0.50", "12.35", "-0.07", "-3.00", "1235.00"]);
    }
}
