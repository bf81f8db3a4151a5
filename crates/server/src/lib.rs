//! The shell: it serves the browser client.
