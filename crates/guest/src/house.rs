//! A server by its address, and what is asked of it once.

use std::io;
use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::{Value, json};
use table::room::{PersonId, TableCode, Token};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A server by its address.
#[derive(Clone, Debug)]
pub struct House {
    address: SocketAddr,
    base: String,
}

/// What the server answered: a status and a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// Why a server did not answer as it should.
#[derive(Debug, thiserror::Error)]
pub enum NotAnswered {
    /// It cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(#[from] io::Error),
    /// It said no.
    #[error("the server answered {status}: {}", reason(.body))]
    Refused {
        /// The status.
        status: u16,
        /// The body.
        body: String,
    },
    /// What it said makes no sense.
    #[error("the server's answer makes no sense: {0}")]
    Nonsense(String),
}

/// A place at a table.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    /// The table's code.
    pub table: TableCode,
    /// One's number.
    pub person: PersonId,
    /// The secret by which one is known again.
    pub token: Token,
}

impl House {
    /// The server at this address, below this path: empty, or `/like/this`.
    #[must_use]
    pub fn new(address: SocketAddr, base: &str) -> Self {
        Self { address, base: base.to_owned() }
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of its socket.
    pub(crate) fn socket(&self) -> String {
        format!("ws://{}{}/api/v1/socket", self.address, self.base)
    }

    /// Asks for a path below the API.
    ///
    /// # Errors
    /// If the server cannot be reached, or hangs up.
    pub async fn ask(
        &self,
        method: &str,
        path: &str,
        token: Option<&Token>,
        body: Option<&Value>,
    ) -> io::Result<Answer> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let Self { address, base } = self;
        let mut request = format!(
            "{method} {base}/api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n",
            body.len()
        );
        if let Some(token) = token {
            request.push_str(&format!("authorization: Bearer {}\r\n", token.reveal()));
        }
        self.exchange(&format!("{request}\r\n{body}")).await
    }

    /// Fetches a path that is not below the API.
    ///
    /// # Errors
    /// If the server cannot be reached, or hangs up.
    pub async fn fetch(&self, path: &str) -> io::Result<Answer> {
        let Self { address, base } = self;
        let request =
            format!("GET {base}{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        self.exchange(&request).await
    }

    /// Sends a request, and reads the answer until the server hangs up.
    async fn exchange(&self, request: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        read(&answer).ok_or_else(|| io::Error::from(io::ErrorKind::UnexpectedEof))
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub async fn open(&self, wishes: &Value) -> Result<Place, NotAnswered> {
        self.place("/tables", wishes).await
    }

    /// Comes in.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub async fn join(&self, table: TableCode, name: &str) -> Result<Place, NotAnswered> {
        self.place(&format!("/tables/{table}/people"), &json!({ "name": name })).await
    }

    async fn place(&self, path: &str, wishes: &Value) -> Result<Place, NotAnswered> {
        let Answer { status, body } = self.ask("POST", path, None, Some(wishes)).await?;
        if status != 201 {
            return Err(NotAnswered::Refused { status, body });
        }
        serde_json::from_str(&body).map_err(|why| NotAnswered::Nonsense(format!("{why}: {body}")))
    }
}

/// What a body says in words, if it is a problem of the protocol; else all of it.
#[must_use]
pub fn reason(body: &str) -> String {
    #[derive(Deserialize)]
    struct Problem {
        error: Words,
    }
    #[derive(Deserialize)]
    struct Words {
        message: String,
    }
    let problem = serde_json::from_str(body);
    problem.map_or_else(|_| body.to_owned(), |Problem { error }| error.message)
}

/// An answer from its text. Bodies of a server of ours are never in chunks.
fn read(answer: &str) -> Option<Answer> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_the_servers_words() {
        let told = |body: &str| NotAnswered::Refused { status: 429, body: body.into() }.to_string();
        let problem = r#"{"error":{"code":"too_many","message":"too much at once"}}"#;
        assert_eq!(told(problem), "the server answered 429: too much at once");
        assert_eq!(told("<h1>Busy</h1>"), "the server answered 429: <h1>Busy</h1>");
    }
}
