"""Where notices arrive in tests: a mail server, and a server for everything that is posted, a push
service among it."""

from __future__ import annotations

import base64
import contextlib
import json
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Posted:
    """What was posted, and what is answered: ``status``, and where to go on (``moved``)."""

    address: str
    status: int = 201
    moved: str = ""
    bodies: list[bytes] = field(default_factory=list)
    heads: list[dict[str, str]] = field(default_factory=list)

    @property
    def said(self) -> list[dict[str, Any]]:
        """The bodies, which are JSON."""
        return [json.loads(body) for body in self.bodies]


@contextlib.contextmanager
def posted() -> Iterator[Posted]:
    """A server to which anything can be posted."""

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sink.bodies.append(self.rfile.read(int(self.headers["content-length"])))
            sink.heads.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(307 if sink.moved else sink.status)
            if sink.moved:
                self.send_header("location", sink.moved)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_said: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
    sink = Posted(f"http://127.0.0.1:{server.server_address[1]}")
    with _running(server):
        yield sink


@dataclass
class Mailbox:
    """Whom mails were for, and what they say, undone of how they travel."""

    port: int
    mails: list[tuple[list[str], str]] = field(default_factory=list)


@contextlib.contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mail server that takes everything."""

    class Taking(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            people: list[str] = []
            self.wfile.write(b"220 here\r\n")
            for line in self.rfile:
                word = line.strip().upper()
                if word.startswith(b"RCPT"):
                    people.append(line.decode().partition("<")[2].partition(">")[0])
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    text = b"".join(iter(self.rfile.readline, b".\r\n"))
                    box.mails.append((people, text.decode()))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
                if word == b"QUIT":
                    return

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Taking)
    box = Mailbox(server.server_address[1])
    with _running(server):
        yield box


@contextlib.contextmanager
def _running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscriber:
    """A browser that takes pushes at an address, and reads them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.secret = endpoint, b"sixteen bytes..."
        self.key: EllipticCurvePrivateKey = generate_private_key(SECP256R1())

    @property
    def address(self) -> str:
        """As the browser tells it to the inn."""
        key = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(key), "auth": _text(self.secret)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def reads(self, body: bytes) -> dict[str, Any]:
        """What a push says."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        said: dict[str, Any] = json.loads(plain)
        return said


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
