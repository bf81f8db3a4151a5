//! Values that follow others, and the parts of a page that follow values.
//!
//! They do what leptos does under the same names. But leptos compiles its machinery anew for every
//! type of value and every closure, and there are hundreds of them in this client: here they all
//! share one, behind a box. That saves 44 KB of a first visit.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::children::{ChildrenFn, ViewFn};
use leptos::prelude::{
    AnyView, Get as _, GetUntracked as _, IntoAny, IntoView, Memo, RwSignal, Set as _, Track as _,
    Update as _, component,
};

/// Something that is worked out from others. It tells its readers only when it changes.
pub(crate) struct Live<T> {
    memo: Memo<Value>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Live<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Live<T> {}

/// A value of any kind that can be compared with the one before.
#[derive(Clone)]
struct Value(Arc<dyn Comparable>);

/// What all values can do.
trait Comparable: Any + Send + Sync {
    /// Whether the other is the same.
    fn is_same(&self, other: &dyn Comparable) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Comparable for T {
    fn is_same(&self, other: &dyn Comparable) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

impl<T: PartialEq + Send + Sync + 'static> Live<T> {
    /// Something that is worked out like this.
    pub(crate) fn new(work: impl Fn() -> T + Send + Sync + 'static) -> Self {
        let memo = following(Box::new(move || Value(Arc::new(work()))));
        Self { memo, kind: PhantomData }
    }

    /// A look at it, reactively.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(known(&self.memo.get()))
    }

    /// What it is, reactively.
    pub(crate) fn get(self) -> T
    where
        T: Clone,
    {
        known::<T>(&self.memo.get()).clone()
    }

    /// What it is now.
    pub(crate) fn get_untracked(self) -> T
    where
        T: Clone,
    {
        known::<T>(&self.memo.get_untracked()).clone()
    }
}

/// The one kind of memo that there is.
#[inline(never)]
fn following(work: Box<dyn Fn() -> Value + Send + Sync>) -> Memo<Value> {
    Memo::new(move |_| work())
}

/// What is in a value. Only a [`Live`] looks into the values that it made, so they are of its kind.
fn known<T: 'static>(value: &Value) -> &T {
    (&*value.0 as &dyn Any).downcast_ref().expect("a value of the kind that was put in")
}

/// Something that can be changed, and tells its readers. It can be copied freely, and lives as long
/// as the part of the page that made it.
pub struct Held<T> {
    signal: RwSignal<Anything>,
    kind: PhantomData<fn() -> T>,
}

impl<T> Clone for Held<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Held<T> {}

/// A value of any kind.
type Anything = Arc<dyn Any + Send + Sync>;

/// What is in a value. Only a [`Held`] looks into the values that it made, so they are of its kind.
fn inside<T: 'static>(value: &Anything) -> &T {
    value.downcast_ref().expect("a value of the kind that was put in")
}

impl<T: Clone + Send + Sync + 'static> Held<T> {
    /// Something that is this at first.
    pub(crate) fn new(value: T) -> Self {
        Self { signal: holding(Arc::new(value)), kind: PhantomData }
    }

    /// A look at it, reactively.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(inside(&self.signal.get()))
    }

    /// A look at it now.
    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(inside(&self.signal.get_untracked()))
    }

    /// What it is, reactively.
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    /// What it is now.
    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// What it is now; nothing, if the part of the page is gone that it belongs to.
    pub(crate) fn try_get_untracked(self) -> Option<T> {
        self.signal.try_get_untracked().map(|value| inside::<T>(&value).clone())
    }

    /// Tells the reader of every change from now on.
    pub(crate) fn track(self) {
        self.signal.track();
    }

    /// Makes it this, if the part of the page is still there that it belongs to.
    pub(crate) fn set(self, value: T) {
        put(self.signal, Arc::new(value));
    }

    /// Changes it, if the part of the page is still there that it belongs to.
    pub(crate) fn update(self, change: impl FnOnce(&mut T)) {
        let mut change = Some(change);
        let mut alter = |value: &mut Anything| {
            let Some(change) = change.take() else { return };
            // Nobody else holds it, unless it is changed while somebody looks at it.
            if let Some(alone) = Arc::get_mut(value).and_then(|value| value.downcast_mut()) {
                change(alone);
            } else {
                let mut copy: T = inside::<T>(value).clone();
                change(&mut copy);
                *value = Arc::new(copy);
            }
        };
        change_it(self.signal, &mut alter);
    }
}

impl<T: Clone + Default + Send + Sync + 'static> Default for Held<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

/// The one kind of signal that there is.
#[inline(never)]
fn holding(value: Anything) -> RwSignal<Anything> {
    RwSignal::new(value)
}

#[inline(never)]
fn put(signal: RwSignal<Anything>, value: Anything) {
    // Whatever is gone needs no value.
    signal.set(value);
}

#[inline(never)]
fn change_it(signal: RwSignal<Anything>, change: &mut dyn FnMut(&mut Anything)) {
    // Whatever is gone does not change.
    let _ = signal.try_update(|value| change(value));
}

/// Whether something is the case, reactively.
pub struct When(Box<dyn Fn() -> bool + Send + Sync>);

impl<F: Fn() -> bool + Send + Sync + 'static> From<F> for When {
    fn from(when: F) -> Self {
        Self(Box::new(when))
    }
}

/// Shows its children while something is the case, and else the fallback.
#[component]
pub fn Show(
    /// What.
    #[prop(into)]
    when: When,
    /// What is shown then.
    children: ChildrenFn,
    /// What is shown else.
    #[prop(optional, into)]
    fallback: ViewFn,
) -> impl IntoView {
    let when = Live::new(when.0);
    move || if when.get() { children() } else { fallback.run() }
}

/// A row of a list: what tells it from the others, and how it is drawn when it is new.
struct Row {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// Draws everything in a list. What has the same key as before stays as it is.
#[component]
pub fn For<T, K, V>(
    /// The list.
    each: impl Fn() -> Vec<T> + Send + Sync + 'static,
    /// What tells one from another.
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    /// Draws one of them.
    children: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    T: Send + 'static,
    K: Hash + 'static,
    V: IntoAny + 'static,
{
    let children = Arc::new(children);
    let row = move |item: T| {
        let children = Arc::clone(&children);
        Row { key: hash(&key(&item)), draw: Box::new(move || children(item).into_any()) }
    };
    rows(Box::new(move || each().into_iter().map(&row).collect()))
}

/// The one kind of list that there is.
#[inline(never)]
fn rows(rows: Box<dyn Fn() -> Vec<Row> + Send + Sync>) -> impl IntoView {
    use leptos::prelude::{For, ForProps};
    let draw = |row: Row| (row.draw)();
    For(ForProps::builder().each(rows).key(|row: &Row| row.key).children(draw).build())
}

/// A number for a key.
fn hash(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}
