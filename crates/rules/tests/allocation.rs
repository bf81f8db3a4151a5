//! `apply` does not allocate in the common case: a slip brings its own paper along, and only rare
//! beats need more.

#![allow(unsafe_code, reason = "counting allocations takes a global allocator")]

mod common;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::Arc;

use rules::random::{self, Dice};
use rules::{Edition, Event, Seed, Setup, State};

/// The system's allocator, which counts what the current thread asks of it.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory came from `alloc` above.
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Whether a beat may allocate: a debt that is worked out in goods, or the end of the game.
fn may_allocate(event: &Event) -> bool {
    matches!(event, Event::DebtDue(_) | Event::Forgiven { .. } | Event::GameOver(_))
        || matches!(event, Event::Opened { .. })
}

fn counts_no_allocation(setup: &Arc<Setup>) {
    let (mut beats, mut allocating) = (0, 0);
    for game in 0..30 {
        let mut state = State::deal(Arc::clone(setup), Seed::from_number(game));
        let mut dice = Dice::new(game);
        while !state.is_over() {
            let Some((actor, action)) = random::next_move(&state, &mut dice) else { continue };
            let before = ALLOCATIONS.get();
            let mut rare = matches!(action, rules::Action::Pay(_) | rules::Action::TimeIsUp);
            state
                .apply(actor, action, &mut |event| rare |= may_allocate(&event))
                .expect("a legal move");
            let allocated = ALLOCATIONS.get() - before;
            beats += 1;
            allocating += u64::from(allocated > 0);
            assert!(allocated == 0 || rare, "a common beat allocated {allocated} times");
        }
    }
    assert!(allocating * 50 < beats, "{allocating} of {beats} beats allocated");
}

#[test]
fn applying_an_action_does_not_allocate_in_the_common_case() {
    for edition in [Edition::First, Edition::Second] {
        for players in 3..=6 {
            counts_no_allocation(&common::everything(edition, players));
        }
    }
}
