"""Who plays when, and that one who fails stops nobody."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.comparing import rounds
from benchmarks.comparing.sentences import NotThere

from .lines import CHESS, COMPILED, PLAIN, line

EXTENT = rounds.Extent(rounds=3, seconds=1.0, cold=1)


@pytest.fixture
def calls(monkeypatch):
    """The runs of a comparison that plays nothing."""
    made = []

    def run(entry, stand, seconds, sample=0):
        made.append((entry, seconds, sample))
        if entry == CHESS and len(made) > 6:
            raise NotThere("It fell over.")
        return line()

    monkeypatch.setattr(rounds, "run", run)
    monkeypatch.setattr(rounds, "python_of", lambda peer, folder: Path("python"))
    return made


def test_all_play_in_turn_and_begin_cold(calls, tmp_path):
    comparison = rounds.Comparison([COMPILED, PLAIN], EXTENT, tmp_path)
    comparison.go(tmp_path)
    first = [(COMPILED, 0, 4), (COMPILED, 1.0, 0), (PLAIN, 0, 4), (PLAIN, 1.0, 0)]
    assert [*first, *[(COMPILED, 1.0, 0), (PLAIN, 1.0, 0)] * 2] == calls
    assert list(comparison.found()) == [COMPILED, PLAIN] and not comparison.absent


def test_who_fails_is_left_out_and_the_others_go_on(calls, tmp_path):
    comparison = rounds.Comparison([COMPILED, CHESS, PLAIN], EXTENT, tmp_path)
    comparison.go(tmp_path)
    assert comparison.absent == {CHESS: "It fell over."}
    assert list(comparison.found()) == [COMPILED, PLAIN]
    assert len(comparison.timed[PLAIN]) == 3
    assert sum(entry == CHESS for entry, *_rest in calls) == 3


def test_who_cannot_be_installed_plays_in_no_round(calls, tmp_path, monkeypatch):
    def python_of(peer, folder):
        if peer == CHESS.peer:
            raise NotThere("It is not to be had.")
        return Path("python")

    monkeypatch.setattr(rounds, "python_of", python_of)
    comparison = rounds.Comparison([CHESS, COMPILED], EXTENT, tmp_path)
    comparison.go(tmp_path)
    assert comparison.absent == {CHESS: "It is not to be had."}
    assert {entry for entry, *_rest in calls} == {COMPILED}
