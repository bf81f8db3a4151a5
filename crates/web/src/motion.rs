//! What just happened, as a short movement: cards and coins fly from where they were to where they
//! are now.
//!
//! Before the screen changes we look where everything is that will move, and after it where it
//! went; in between fly ghosts that belong to nobody and stop nothing. Places are found by the
//! `data-place` of elements. What is not on the screen does not fly.

mod ghosts;
mod plan;

use std::sync::Arc;

use leptos::prelude::{document, request_animation_frame};
use rules::{Seat, Setup};

use crate::motion::ghosts::Stage;
pub(crate) use crate::motion::plan::REVEAL;
use crate::motion::plan::{Movement, plan};
use crate::settings::Preferences;
use crate::story::Heard;

/// Movements that are ready to start.
pub(crate) struct Flights {
    stage: Option<Stage>,
    movements: Vec<(Movement, Option<ghosts::Spot>)>,
}

/// Looks where everything is that is about to move, before the screen changes.
pub(crate) fn prepare(
    preferences: Preferences,
    me: Option<Seat>,
    setup: &Arc<Setup>,
    heard: &[Heard],
) -> Flights {
    // What happens while nobody looks would all fly at once afterwards.
    if preferences.motion_is_reduced() || document().hidden() {
        return Flights { stage: None, movements: Vec::new() };
    }
    let movements = plan(me, heard).into_iter().map(|movement| {
        let from = ghosts::find(movement.from());
        (movement, from)
    });
    let movements = movements.collect::<Vec<_>>();
    let stage = (!movements.is_empty()).then(|| Stage::new(setup));
    Flights { stage, movements }
}

impl Flights {
    /// Lets everything fly to where it is now, once the screen has changed.
    pub(crate) fn take_off(self) {
        let Some(stage) = self.stage else { return };
        request_animation_frame(move || {
            for (movement, from) in &self.movements {
                let from = from.or_else(|| ghosts::find(movement.from()));
                if let Some(from) = from {
                    stage.show(movement, from);
                }
            }
        });
    }
}
