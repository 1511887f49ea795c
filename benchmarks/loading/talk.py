"""HTTP as far as the guests need it: requests on one kept connection, and an event stream."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

RESTED = 15.0  # seconds; the inn hangs up on a connection that has rested for 30

_Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Broken(Exception):
    """The inn has not answered, or not as it should."""


class Talk:
    """Requests to one server, one after another, on a connection that is kept. ``mark`` is that of
    the last event that was heard."""

    def __init__(self, host: str, port: int, token: str | None = None, language: str = "") -> None:
        self.host, self.port, self.mark = host, port, ""
        self._who = f"Authorization: Bearer {token}\r\n" if token else ""
        self._who += f"Accept-Language: {language}\r\n" if language else ""
        self._streams: _Streams | None = None
        self._used = 0.0
        self._lock = asyncio.Lock()

    async def ask(self, way: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON of an answer. Raises Broken where there is none."""
        async with self._lock:
            try:
                reader, writer = await self._connection()
                writer.write(self._request(way, path, body))
                status, length = await _head(reader)
                content = await reader.readexactly(length)
            except (OSError, EOFError) as error:
                self.hang_up()
                raise Broken(f"{way} {path}: {error!r}") from error
            self._used = time.monotonic()
        return status, json.loads(content or b"null")

    async def done(self, way: str, path: str, body: object = None) -> Any:
        """The JSON of an answer that must be a good one. Raises Broken."""
        status, answer = await self.ask(way, path, body)
        if status >= 300:
            raise Broken(f"{way} {path}: {status} {answer}")
        return answer

    async def listen(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The events of a stream since the mark, on a connection of its own. Raises Broken where it
        ends."""
        try:
            reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        except OSError as error:
            raise Broken(f"GET {path}: {error!r}") from error
        try:
            writer.write(self._request("GET", path, None, f"Last-Event-ID: {self.mark}\r\n"))
            status, _length = await _head(reader)
            while status == 200 and (line := await reader.readline()):
                if line.startswith(b"id: "):
                    self.mark = line[4:].decode().strip()
                elif line.startswith(b"data: "):
                    yield json.loads(line[6:])
            raise Broken(f"GET {path}: the stream ends ({status})")
        except (OSError, EOFError) as error:
            raise Broken(f"GET {path}: {error!r}") from error
        finally:
            writer.close()

    def hang_up(self) -> None:
        """Let go of the connection."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    async def _connection(self) -> _Streams:
        """The connection that is kept, unless it has rested so long that the inn may hang up."""
        if time.monotonic() - self._used > RESTED:
            self.hang_up()
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        return self._streams

    def _request(self, way: str, path: str, body: object, more: str = "") -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{way} /api{path} HTTP/1.1\r\nHost: localhost\r\n{self._who}{more}"
        head += f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n\r\n"
        return head.encode() + content


async def _head(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status of an answer and the length of its body. Raises EOFError."""
    first = await reader.readline()
    if not first:
        raise EOFError("the connection was closed")
    status, length = int(first.split()[1]), 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _colon, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return status, length
