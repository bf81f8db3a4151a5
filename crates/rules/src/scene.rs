//! Scenes: placeholder while the engine is built.
use std::sync::Arc;
use serde::{Deserialize, Serialize};
use crate::setup::Setup;
use crate::state::State;
/// A scene.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scene { setup: Arc<Setup> }
/// Impossible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("impossible")]
pub struct ImpossibleScene;
impl Scene {
    /// setup
    pub fn setup(&self) -> &Arc<Setup> { &self.setup }
    /// build
    pub fn build(&self) -> Result<State, ImpossibleScene> { Err(ImpossibleScene) }
}
