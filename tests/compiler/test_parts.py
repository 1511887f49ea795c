"""A program in several texts does what it does in one."""

from __future__ import annotations

import re

import numpy as np
import pytest

from tabard.compiler import machine, parts
from tabard.compiler.doors import Doors
from tabard.compiler.machine import Loaded
from tabard.compiler.parts import parts_of
from tabard.compiler.program import Program
from tabard.engine.batch import loops as batch
from tabard.engine.batch.compiled import doors, loops
from tabard.engine.dice import new_stream
from tabard.players.bot import BOTS
from tests.engine import awkward

GAME, GAMES = awkward.GAME, 30
CHOOSERS = {word: player.bound(GAME)[player.choose] for word, player in BOTS.items()}
DOORS = doors(loops(GAME, CHOOSERS, {"greedy"}))


def program() -> Program:
    """A toy's rules, with the bots."""
    return Program(GAME.state.layout(), DOORS)


def end_states(texts: list[str]) -> bytes:
    """Games by a random and a greedy bot, by the machine code of these texts."""
    loaded = Loaded([machine.object_code(text) for text in texts])
    start = GAME.new(2).pack()
    states, trials = np.repeat(start, GAMES), np.repeat(start, 2)
    streams = np.array([new_stream(1, part=part) for part in range(GAMES)], np.int64)
    rows = np.zeros((2, len(GAME.actions.rows)), np.int16)
    tally = np.zeros(batch.TALLY, np.int64)
    span = 0, GAMES, GAME.longest, 1
    opened = Doors(DOORS, GAME.state.layout(), loaded, None)
    opened.call("play_games", states, trials, streams, np.array([0, 1]), tally, *span, *rows)
    assert tally[batch.FREE_MOVES] > GAMES
    return states.tobytes()


@pytest.mark.parametrize("count", [2, 3])
def test_in_several_texts_games_end_as_in_one(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "LONG", 1_000)
    texts = parts_of(program(), count)
    assert count == len(texts)
    assert all("\ndeclare i64 @" in text for text in texts), "each calls what stands elsewhere"
    assert end_states([program().text()]) == end_states(texts)


def test_what_is_called_from_afar_stands_in_one_text_alone() -> None:
    texts = parts_of(program(), 3)
    shared = [name for text in texts for name in re.findall(r"define (?:i64|void) (@\S+)\(", text)]
    assert {f"@{door.name}" for door in DOORS} <= set(shared)
    assert len(shared) == len(set(shared))


def test_a_process_of_its_own_makes_the_same_code() -> None:
    text = program().text()
    assert machine.object_code(text) == machine.object_code(text, apart=True)
