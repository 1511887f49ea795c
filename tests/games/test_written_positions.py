"""Positions that people wrote from sentences of the rules, and what may be done on them.

``#! SEAT MOVE`` is lawful, and is played; ``#! SEAT MOVE > words`` also tells a line with these
words; ``#! SEAT MOVE ! RULE`` is refused by that rule.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text

from .asking import play, refused, story

FILES = sorted(Path(__file__).parent.glob("*/positions/*.toml"))
MOST_LINES = 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_written_position_does_what_its_sentence_says(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.at(*from_text(find_game, text), chance_by_hand=True, unasked=False)
    said = [line[3:] for line in text.splitlines() if line.startswith("#! ")]
    assert said
    for line in said:
        move, refuses, rule = line.partition(" ! ")
        move, _tells, words = move.partition(" > ")
        if refuses:
            assert rule == refused(match, move).rule, line
        else:
            play(match, move)
            assert not words or any(words in told for told in story(match)), line


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_written_position_is_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("# ")
    assert MOST_LINES >= sum(bool(line) and not line.startswith("#") for line in lines)
