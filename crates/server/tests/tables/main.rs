//! Tables over real sockets, with a real store: how people play, and what happens to those who do
//! something else.

mod behind;
mod bounds;
mod damage;
mod hosts;
mod inn;
mod nonsense;
mod play;
mod raw;
#[path = "../store/scratch.rs"]
mod scratch;
mod storage;
mod tls;
