"""A watch at the door: every byte sent to each guest, known by what the browser says it is."""

from __future__ import annotations

from collections import defaultdict

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class Watch:
    """Keeps all answers, heads and bodies, event streams too, for each guest in order."""

    def __init__(self) -> None:
        self.sent: dict[str, list[tuple[str, bytes]]] = defaultdict(list)

    def layer(self, app: ASGIApp) -> ASGIApp:
        """The application with the watch around it."""

        async def watched(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            headers = dict(scope["headers"])
            name = headers.get(b"user-agent", b"").decode()
            asked = f"{scope['method']} {scope['path']}?{scope['query_string'].decode()}"

            async def kept(message: Message) -> None:
                self.sent[name].append((asked, _bytes(message)))
                await send(message)

            await app(scope, receive, kept)

        return watched


def _bytes(message: Message) -> bytes:
    if message["type"] != "http.response.start":
        return bytes(message.get("body", b""))
    heads = [b": ".join(head) for head in message["headers"] if head[0] != b"date"]
    return b"\n".join([str(message["status"]).encode(), *heads])
