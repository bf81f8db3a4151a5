//! A live table as a pure state machine: `(now, Input) -> Outputs`.
