"""A bot of one's own in a seat: it is asked in a process of its own, and never waited for too long.

Each seat has a process for itself, so that no bot learns what another one of its class is shown.
When its game is over the process goes on to the next.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import weakref
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from threading import Event, Lock, Timer
from typing import Any

from tabard.engine.actions import Row
from tabard.engine.dice import below, new_stream
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.engine.words import _, say

from . import own
from .faults import Fault, Faults, raised, too_slow
from .own import Own

STARTING = 120.0  # seconds until a process must be there
LOSSES = 3  # so often its process may be ended in one game, or end
_ASKED = f"{__package__}.asked"
_SEEDS = 1 << 53
_NUMBERS = count()


class Worker:
    """A process in which a bot is asked; a new one, when the last is gone."""

    def __init__(self, bot: Own, game: str) -> None:
        self.gone: list[int] = []  # bots that sit there no more
        self._head = {"game": game, "where": bot.where, "name": bot.name}
        self._running: list[subprocess.Popen[str]] = []
        weakref.finalize(self, _end, self._running)

    def ask(self, question: dict[str, Any], patience: float) -> dict[str, Any]:
        """The answer, or why there is none: ``hung``, ``died``, ``lost`` (it cannot be loaded)."""
        if not self._running:
            self._running.append(_started())
            ready = self._talk(self._head, STARTING)
            if "ready" not in ready:
                _end(self._running)
                return ready
        gone, self.gone = self.gone, []
        return self._talk({**question, "gone": gone, "patience": patience}, patience)

    def _talk(self, said: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One line there, and one back."""
        [process] = self._running
        late = Event()
        timer = Timer(seconds, _too_late, (process, late))
        timer.daemon = True
        timer.start()
        try:
            answer = _line_back(process, json.dumps(said))
        finally:
            timer.cancel()
            timer.join()
        if late.is_set():
            answer = {"hung": True}
        if "hung" in answer or "died" in answer:
            _end(self._running)
        return answer


def _started() -> subprocess.Popen[str]:
    """A process that waits for questions. What its bot prints is for its author alone."""
    path = os.pathsep.join(each or os.getcwd() for each in sys.path)
    return subprocess.Popen(
        [sys.executable, "-P", "-m", _ASKED],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("TABARD_DEBUG") else subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
        encoding="utf-8",
    )


def _line_back(process: subprocess.Popen[str], line: str) -> dict[str, Any]:
    """What it answers to a line; ``died`` where nobody does."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(line + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
    except (OSError, ValueError):
        answer = None
    return answer if isinstance(answer, dict) else {"died": True}


def _too_late(process: subprocess.Popen[str], late: Event) -> None:
    late.set()
    process.kill()


def _end(running: list[subprocess.Popen[str]]) -> None:
    """End a process, whatever it does."""
    while running:
        with running.pop() as process:
            process.kill()
            with suppress(OSError):  # what was never read
                process.communicate()


_LOCK = Lock()
_IDLE: defaultdict[tuple[Own, object], list[Worker]] = defaultdict(list)


def _leave(idle: list[Worker], worker: Worker, number: int) -> None:
    """A bot's game is over; its process waits for the next."""
    worker.gone.append(number)
    idle.append(worker)


class Outside:
    """A bot of one's own in a seat. ``seed`` makes it repeatable (None: from the system's
    generator). Where it does not choose, its seat plays what an absent one is given, and
    ``faults`` hears why."""

    def __init__(
        self, bot: Own, game: Game, seat: int, seed: int | None = None, faults: Faults | None = None
    ) -> None:
        self.bot, self.game, self.seat = bot, game, seat
        self.faults = faults or Faults()
        self._stream = new_stream(seed, part=1 + seat)
        self._number, self._seed = next(_NUMBERS), below(self._stream, _SEEDS)
        self._heard = self._losses = 0
        idle = _IDLE[bot, game.identity]
        with _LOCK:
            self._worker = idle.pop() if idle else Worker(bot, game.name)
        weakref.finalize(self, _leave, idle, self._worker, self._number)

    def choose(self, match: Match) -> Row:
        """The row that this bot plays now. A forced one is not asked about."""
        rows = match.rows(self.seat)
        if len(rows) == 1 or self._losses >= LOSSES:
            return match.default(self.seat)
        answer = self._worker.ask(self._question(match, rows), own.PATIENCE)
        place = answer.get("place")
        if type(place) is int and 0 <= place < len(rows):
            return rows[place]
        self._blame(answer)
        return match.default(self.seat)

    def _question(self, match: Match, rows: list[Row]) -> dict[str, Any]:
        """All that it is shown: nothing here depends on what its seat may not know."""
        guessed = guess(match.game, match.state, (self.seat,), self._stream)
        told = match.tell((self.seat,), min(self._heard, len(match.told_rows)))
        self._heard = len(match.told_rows)
        return {
            "bot": self._number,
            "seed": self._seed,
            "seat": self.seat,
            "rows": [row.number for row in rows],
            "guess": base64.b64encode(guessed.pack().tobytes()).decode("ascii"),
            "told": [row.sentence for row in told if row.sentence],
            "chance": below(self._stream, _SEEDS),
        }

    def _blame(self, answer: Mapping[str, Any]) -> None:
        """Say what is wrong with it."""
        self.faults.add(Fault(self.bot.word, what(answer), str(answer.get("detail", ""))))
        if {"hung", "died", "lost"} & set(answer):
            self._losses += 1
            if self._losses == LOSSES:
                over = _("its process was lost {times} times, and it is asked no more in this game")
                self.faults.add(Fault(self.bot.word, say(over, times=LOSSES)))


def what(answer: Mapping[str, Any]) -> str:
    """What is wrong with an answer, without what its seat may know alone."""
    if "hung" in answer:
        return too_slow(own.PATIENCE)
    if "lost" in answer:
        return say(_("it cannot be loaded"))
    if "raised" in answer:
        return raised(answer["raised"], answer.get("file", ""), answer.get("line", 0))
    kind = answer.get("nonsense")
    if kind == "move":
        return say(_("it chose what is not allowed"))
    if kind == "place":
        return say(_("it chose by a number that no move has"))
    if kind == "type":
        sentence = _("it answered with {type}, which is no move and no number of one")
        return say(sentence, type=answer.get("type"))
    return say(_("its process ended"))
