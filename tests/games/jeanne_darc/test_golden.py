"""Golden games: a record for each way in which the game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.record.replay import verify
from tabard.games.jeanne_darc.ending import ENDINGS

GOLDEN = Path(__file__).parent / "golden"
# The final scores and the places of the seats (132, 133).
SCORES = {"die": (12, 12, 9), "last_round": (2, 0, 2, 2), "alone": (1, 3)}
PLACES = {"die": (2, 1, 3), "last_round": (2, 4, 3, 1), "alone": (2, 1)}


def test_every_ending_has_its_golden_game() -> None:
    assert {ending.word for ending in ENDINGS} == {file.stem for file in GOLDEN.glob("*.game")}


@pytest.mark.rules("130", "131", "132", "133", "134")
@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.word)
def test_the_golden_game_is_lawful_to_its_end(ending) -> None:  # type: ignore[no-untyped-def]
    text = (GOLDEN / f"{ending.word}.game").read_text(encoding="utf-8")
    verdict = verify(text)
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    result = verdict.result
    assert result is not None
    assert (ending.word, ending.rule) == (result.ending, result.rule)
    assert (SCORES[ending.word], PLACES[ending.word]) == (result.scores, result.places)
    assert "\n# " in text, "a line says what happens"
