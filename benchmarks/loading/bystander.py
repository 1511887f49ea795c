"""Somebody who uses the inn as people do while another attacks it, and how long he waits."""

from __future__ import annotations

import contextlib
import json
import statistics
import time
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any

from .server import HOST

LOST = 60.0  # seconds for which an answer is waited for
_PAUSE = 0.2  # between two pages
_REST = 0.5  # between two moves
_GLANCE = 0.05  # between two looks whether the bot has moved


class Bystander:
    """Sits at a table with a bot; ``ways`` are what he does at the same time."""

    def __init__(self, port: int) -> None:
        self.port, self.random = port, Random(1)
        self.pages: list[float] = []
        self.bots: list[float] = []
        self.failed = 0
        self.ways = (self.look, self.play)
        until = time.monotonic() + LOST
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                games = self.ask("GET", "/games")
                break
            time.sleep(0.1)
        self.game = next(game["name"] for game in games if game["fewest"] <= 2)
        self._sit()
        self._once("GET", self.path.replace("/tables", "/table"))  # the first is the slowest

    def _sit(self) -> None:
        order = {"game": self.game, "players": ["", "bot:random"], "name": "Ada"}
        said = self.ask("POST", "/tables", order)
        self.path, self.token = f"/tables/{said['table']}", said["token"]

    def look(self, until: float) -> None:
        """Ask for the table's page, on a new connection each time."""
        while time.monotonic() < until:
            begun = time.monotonic()
            try:
                self._once("GET", self.path.replace("/tables", "/table"))
                self.pages.append(time.monotonic() - begun)
            except (OSError, HTTPException):
                self.failed += 1
            time.sleep(_PAUSE)

    def play(self, until: float) -> None:
        """Make moves, and wait for the bot after each."""
        while time.monotonic() < until:
            with contextlib.suppress(OSError, HTTPException, KeyError, ValueError):
                begun = time.monotonic()
                while (question := self._question()) is None:
                    if time.monotonic() > min(until + 5, begun + LOST):
                        break
                    time.sleep(_GLANCE)
                self.bots.append(time.monotonic() - begun)
                if question is not None:
                    self._answer(question)
            time.sleep(_REST)

    def _question(self) -> dict[str, Any] | None:
        view = self.ask("GET", self.path)
        if view["over"]:
            self._sit()
            return None
        return next(iter(view["you"]["questions"]), None)

    def _answer(self, question: dict[str, Any]) -> None:
        words, whole = "", False
        while not whole:
            said = {"seat": question["seat"], "move": words}
            tried = self.ask("POST", f"{self.path}/try", said)
            whole = tried["whole"]
            words = tried["words"] if whole else self.random.choice(tried["follow"])
        self.ask("POST", f"{self.path}/play", {"question": question["question"], "move": words})

    def ask(self, way: str, path: str, body: object = None) -> Any:
        """The JSON of an answer."""
        return json.loads(self._once(way, f"/api{path}", body))

    def _once(self, way: str, path: str, body: object = None) -> bytes:
        connection = HTTPConnection(HOST, self.port, timeout=LOST)
        headers = {"Content-Type": "application/json"}
        if getattr(self, "token", None):
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            connection.request(way, path, json.dumps(body) if body else None, headers)
            return connection.getresponse().read()
        finally:
            connection.close()

    def told(self) -> dict[str, object]:
        """How long he waited."""
        return {
            "pages": len(self.pages), "failed": self.failed, **_waits("page", self.pages),
            "bots": len(self.bots), **_waits("bot", self.bots),
        }  # fmt: skip


def _waits(what: str, waits: list[float]) -> dict[str, float]:
    return {
        f"{what}_median_s": round(statistics.median(waits or [LOST]), 3),
        f"{what}_worst_s": round(max(waits or [LOST]), 3),
    }
