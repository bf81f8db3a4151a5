"""A WebSocket client (RFC 6455) of the standard library, as small as it gets: text frames, no extensions."""

import base64
import os
import select
import socket
import ssl
import struct
from urllib.parse import urlsplit

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class WebSocket:
    def __init__(self, url):
        """Connects to an http:// or https:// address."""
        where = urlsplit(url)
        secure = where.scheme == "https"
        self.socket = socket.create_connection((where.hostname, where.port or (443 if secure else 80)), 20)
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=where.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {where.path} HTTP/1.1\r\nHost: {where.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._read(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode())

    def send(self, text, kind=TEXT):
        """Sends a text; whatever a client sends is masked."""
        content = text.encode() if isinstance(text, str) else text
        size = len(content)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(content)))

    def receive(self, patience):
        """The next text; None if nothing came for so many seconds; ConnectionError at the end."""
        content = b""
        while True:
            if not content and not self._waits(patience):
                return None
            first, second = self._read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._read(8))
            part = self._read(size)
            kind = first & 0x0F
            if kind == CLOSE:
                raise ConnectionError("the server has closed the connection")
            if kind == PING:
                self.send(part, PONG)
            elif kind in (TEXT, CONTINUED):
                content += part
                if first & 0x80:
                    return content.decode()

    def _waits(self, patience):
        buffered = isinstance(self.socket, ssl.SSLSocket) and self.socket.pending()
        return buffered or select.select([self.socket], [], [], patience)[0]

    def _read(self, size):
        content = b""
        while len(content) < size:
            part = self.socket.recv(size - len(content))
            if not part:
                raise ConnectionError("the connection is lost")
            content += part
        return content
