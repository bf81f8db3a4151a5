//! A connection that does not wait for ever: whoever does not read what they are sent is cut off, so
//! that what they asked for does not lie in our memory.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// A stream on which every write makes progress in time, or fails.
pub(crate) struct Patient<T> {
    stream: T,
    patience: Duration,
    /// Runs while a write waits.
    alarm: Option<Pin<Box<Sleep>>>,
}

impl<T> Patient<T> {
    /// So patient, and no more.
    pub(crate) const fn new(stream: T, patience: Duration) -> Self {
        Self { stream, patience, alarm: None }
    }

    /// What a write comes to: if it waits, then not for ever.
    fn watch<R>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<R>>,
    ) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.alarm = None;
            return written;
        }
        let patience = self.patience;
        let alarm = self.alarm.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(alarm.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Patient<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Patient<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, written)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.watch(cx, shut)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, slices);
        self.watch(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[tokio::test(start_paused = true)]
    async fn whoever_does_not_read_is_given_up() {
        let (ours, theirs) = duplex(16);
        let mut ours = Patient::new(ours, PATIENCE);
        let started = tokio::time::Instant::now();
        let failed = ours.write_all(&[0; 100]).await.expect_err("nobody reads");
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        assert_eq!(started.elapsed(), PATIENCE);
        drop(theirs);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_slowly_gets_everything() {
        let (ours, mut theirs) = duplex(16);
        let mut ours = Patient::new(ours, PATIENCE);
        let writing = tokio::spawn(async move { ours.write_all(&[7; 100]).await });
        let mut read = Vec::new();
        while read.len() < 100 {
            sleep(PATIENCE - Duration::from_secs(1)).await;
            let mut some = [0; 16];
            let count = theirs.read(&mut some).await.expect("they are there");
            read.extend_from_slice(&some[..count]);
        }
        writing.await.expect("no panic").expect("all is written");
        assert_eq!(read, [7; 100]);
    }
}
