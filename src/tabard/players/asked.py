"""The process in which a bot of one's own plays: a question a line, and an answer a line.

It holds no table and can reach none; whoever asks may end it at any moment. What the bot prints
does not come between the answers, and it cannot read the questions itself.
"""

from __future__ import annotations

import base64
import json
import os
import signal
from collections.abc import Mapping
from random import Random
from threading import Timer
from typing import Any, TextIO

from tabard.engine.find import find_game
from tabard.engine.game import Game

from . import own
from .view import View

_GRACE = 2.0  # seconds after which it ends by itself, where nobody is left to end it
_LONGEST = 300  # letters of what is said about an answer


def main() -> None:
    """Answer until nobody asks any more."""
    heard, said = _alone()
    head = json.loads(heard.readline())
    try:
        bots = Bots(find_game(head["game"]), own.class_of(head["where"], head["name"]))
    except (Exception, SystemExit) as error:
        _say(said, {"lost": True, "detail": str(error)[:_LONGEST]})
        return
    _say(said, {"ready": True})
    for line in heard:
        _say(said, bots.answer(json.loads(line)))


def _alone() -> tuple[TextIO, TextIO]:
    """The two ends of the talk. Ctrl-C is for whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    heard, said = (
        os.fdopen(os.dup(0), encoding="utf-8"),
        os.fdopen(os.dup(1), "w", encoding="utf-8"),
    )
    silence = os.open(os.devnull, os.O_RDONLY)
    os.dup2(silence, 0)
    os.dup2(2, 1)
    return heard, said


def _say(said: TextIO, answer: Mapping[str, Any]) -> None:
    said.write(json.dumps(answer) + "\n")
    said.flush()


class Bots:
    """The bots of one class that sit somewhere, each by its number."""

    def __init__(self, game: Game, kind: type[Any]) -> None:
        self.game, self.kind = game, kind
        self._sitting: dict[int, Any] = {}

    def answer(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The place of the move that is chosen, or what is wrong."""
        alone = Timer(question["patience"] + _GRACE, os._exit, (1,))
        alone.daemon = True
        alone.start()
        for gone in question["gone"]:
            self._sitting.pop(gone, None)
        view = self._view(question)
        try:
            return _place(view, self._bot(question).choose(view))
        except BaseException as error:
            return _fault(error)
        finally:
            alone.cancel()

    def _bot(self, question: Mapping[str, Any]) -> Any:
        number = question["bot"]
        if number not in self._sitting:
            plain = self.kind.__init__ is object.__init__
            self._sitting[number] = self.kind() if plain else self.kind(self.game, question["seed"])
        return self._sitting[number]

    def _view(self, question: Mapping[str, Any]) -> View:
        import numpy as np

        packed = np.frombuffer(base64.b64decode(question["guess"]), self.game.state.dtype())
        rows = self.game.actions.rows
        moves = [rows[number].words for number in question["rows"]]
        chance = Random(question["chance"])
        guessed = self.game.state.unpack(packed[0])
        return View(self.game, question["seat"], guessed, moves, question["told"], chance)


def _place(view: View, answer: object) -> dict[str, Any]:
    """Where the answer stands among the moves."""
    if isinstance(answer, str):
        if answer.strip() in view.moves:
            return {"place": view.moves.index(answer.strip())}
        return {"nonsense": "move", "detail": answer[:_LONGEST]}
    if isinstance(answer, bool) or not hasattr(answer, "__index__"):
        return {"nonsense": "type", "type": type(answer).__name__}
    place = answer.__index__()
    if 0 <= place < len(view.moves):
        return {"place": place}
    return {"nonsense": "place", "detail": str(place)}


def _fault(error: BaseException) -> dict[str, Any]:
    """What is said of an error: its kind, its line, its text."""
    file, line = own.place_of(error)
    try:
        text = str(error)[:_LONGEST]
    except Exception:
        text = ""
    return {"raised": type(error).__name__, "file": file, "line": line, "detail": text}


if __name__ == "__main__":
    main()
