//! What one observer may know of a game (P).

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::action::{Action, Actor};
use crate::choices::Choices;
use crate::event::Observer;
use crate::goods::Goods;
use crate::illegal::IllegalAction;
use crate::judge::{self, Judge};
use crate::public::{Ask, Public};
use crate::setup::Setup;
use crate::state::{Own, State};

/// Everything that one observer may know now. It has no place for anyone else's secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What is played.
    pub setup: Arc<Setup>,
    /// Who looks.
    pub observer: Observer,
    /// What everyone knows (P1).
    pub public: Public,
    /// What only this seat knows; a spectator has no secrets (P2, P3).
    pub own: Option<Own>,
    /// Deputies: the contraband on the Booty (D7).
    pub booty: Option<Goods>,
}

/// What one observer may know beyond what everyone does: the part of a [`View`] that differs from
/// one observer to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Secrets<'a> {
    /// What only this seat knows; a spectator has no secrets (P2, P3).
    pub own: Option<&'a Own>,
    /// Deputies: the contraband on the Booty (D7).
    pub booty: Option<&'a Goods>,
}

impl<'a> Secrets<'a> {
    pub(crate) fn of(state: &'a State, observer: Observer) -> Self {
        let seat = match observer {
            Observer::Seat(seat) => Some(seat).filter(|&seat| state.setup.seats().has(seat)),
            Observer::Spectator => None,
        };
        let deputy =
            seat.filter(|&seat| state.setup.options().deputies && state.public.law.has(seat));
        Self {
            own: seat.map(|seat| &state.secret.own[seat]),
            booty: deputy.map(|_| &state.secret.booty),
        }
    }
}

impl View {
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        let Secrets { own, booty } = Secrets::of(state, observer);
        Self {
            setup: Arc::clone(&state.setup),
            observer,
            public: state.public.clone(),
            own: own.copied(),
            booty: booty.copied(),
        }
    }

    /// Whether this observer may do this: the same verdict as the state's own.
    ///
    /// # Errors
    /// With the reason why not.
    pub fn check(&self, action: &Action) -> Result<(), IllegalAction> {
        match self.observer {
            Observer::Seat(seat) => judge::check(
                &self.setup,
                &self.public,
                self.own.as_ref(),
                Actor::Seat(seat),
                action,
            ),
            Observer::Spectator => Err(IllegalAction::NotForThisActor),
        }
    }

    /// What this observer can do now; nothing for a spectator.
    #[must_use]
    pub fn choices(&self) -> Option<Choices<'_>> {
        let Observer::Seat(seat) = self.observer else { return None };
        let own = self.own.as_ref()?;
        let judge = Judge { setup: &self.setup, public: &self.public, own, seat };
        Some(Choices::of(judge))
    }

    /// What is asked of this observer, if anything.
    #[must_use]
    pub fn asked(&self) -> Option<Ask> {
        match self.observer {
            Observer::Seat(seat) => self.public.asked(&self.setup, seat),
            Observer::Spectator => None,
        }
    }
}
