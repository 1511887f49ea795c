"""HTTP as far as the guests need it: requests on one kept connection, and an event stream."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any


class Talk:
    """Requests to one server, one after another, on a connection that is kept."""

    def __init__(self, host: str, port: int, token: str | None = None) -> None:
        self.host, self.port = host, port
        self._token = f"Authorization: Bearer {token}\r\n" if token else ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, way: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        async with self._lock:
            if self._streams is None:
                self._streams = await asyncio.open_connection(self.host, self.port)
            reader, writer = self._streams
            writer.write(self._request(way, path, body))
            status, length = await _head(reader)
            return status, json.loads(await reader.readexactly(length) or b"null")

    async def listen(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """The events of a stream, on a connection of its own."""
        reader, writer = await asyncio.open_connection(self.host, self.port, limit=1 << 24)
        writer.write(self._request("GET", path, None))
        await _head(reader)
        try:
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])
        finally:
            writer.close()

    def _request(self, way: str, path: str, body: object) -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{way} /api{path} HTTP/1.1\r\nHost: inn\r\n{self._token}"
        head += f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n\r\n"
        return head.encode() + content


async def _head(reader: asyncio.StreamReader) -> tuple[int, int]:
    """The status of an answer and the length of its body."""
    status, length = int((await reader.readline()).split()[1]), 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        name, _colon, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    return status, length
