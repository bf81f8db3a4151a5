//! One connection to a table.

use futures_util::{SinkExt as _, StreamExt as _};
use table::Seq;
use table::room::{TableCode, Token};
use table::wire::{ClientFrame, Hello, PROTOCOL};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::house::{House, reason};

/// A connection to a table.
#[derive(Debug)]
pub struct Line(WebSocketStream<TcpStream>);

/// The connection is lost, or could not be had.
#[derive(Debug, thiserror::Error)]
pub enum Lost {
    /// It broke, or the server cannot be reached.
    #[error("the connection is lost: {0}")]
    Broken(String),
    /// The server takes no socket now.
    #[error("the server answered {status}: {}", reason(.body))]
    Refused {
        /// The status.
        status: u16,
        /// The body, as far as it came.
        body: String,
    },
}

impl From<Error> for Lost {
    fn from(error: Error) -> Self {
        let Error::Http(answer) = &error else { return Self::Broken(error.to_string()) };
        let body = answer.body().as_deref().unwrap_or_default();
        let body = String::from_utf8_lossy(body).into_owned();
        Self::Refused { status: answer.status().as_u16(), body }
    }
}

impl From<std::io::Error> for Lost {
    fn from(error: std::io::Error) -> Self {
        Self::Broken(error.to_string())
    }
}

impl Line {
    /// Connects, and says nothing yet.
    ///
    /// # Errors
    /// If the server cannot be reached, or takes no socket.
    pub async fn connect(house: &House) -> Result<Self, Lost> {
        let stream = TcpStream::connect(house.address()).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (socket, _) = client_async_with_config(house.socket(), stream, Some(config)).await?;
        Ok(Self(socket))
    }

    /// Connects and says hello.
    ///
    /// # Errors
    /// If the server cannot be reached, or takes no socket.
    pub async fn enter(
        house: &House,
        table: TableCode,
        token: Option<&Token>,
        since: Seq,
    ) -> Result<Self, Lost> {
        let mut line = Self::connect(house).await?;
        let token = token.cloned();
        let hello = Hello { protocol: PROTOCOL, table, token, since, brief: false };
        line.send(&ClientFrame::Hello(hello)).await?;
        Ok(line)
    }

    /// Sends a frame.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send(&mut self, frame: &ClientFrame) -> Result<(), Lost> {
        let text = serde_json::to_string(frame).map_err(|error| Lost::Broken(error.to_string()))?;
        self.send_text(text).await
    }

    /// Sends any text.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Lost> {
        Ok(self.0.send(Message::Text(text.into())).await?)
    }

    /// The next frame, as text; none, when the server has closed the connection.
    ///
    /// # Errors
    /// If the connection is lost.
    pub async fn next(&mut self) -> Result<Option<Utf8Bytes>, Lost> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                // Pings are answered by the socket itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
