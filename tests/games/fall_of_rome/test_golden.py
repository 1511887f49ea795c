"""Golden games: a record for each way in which the game ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.engine.record.replay import verify
from tabard.games.fall_of_rome.ending import ENDINGS

GOLDEN = Path(__file__).parent / "golden"


def test_every_ending_has_its_golden_game() -> None:
    assert {ending.word for ending in ENDINGS} <= {file.stem for file in GOLDEN.glob("*.game")}


@pytest.mark.rules("2.17", "63", "64", "65", "66", "2.9")
@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.word)
def test_the_golden_game_is_lawful_to_its_end(ending) -> None:  # type: ignore[no-untyped-def]
    text = (GOLDEN / f"{ending.word}.game").read_text(encoding="utf-8")
    verdict = verify(text)
    assert (True, "", True) == (verdict.valid, verdict.problem, verdict.finished)
    assert verdict.result is not None
    assert (ending.word, ending.rule) == (verdict.result.ending, verdict.result.rule)
    assert set(verdict.result.won) == {ending.won}
    assert "\n# " in text, "a line says what happens"


@pytest.mark.rules("66", "2.10")
@pytest.mark.parametrize(
    ("ending", "score"), [("all_allied", 1), ("no_enemy_left", 1), ("decline", 0)]
)
def test_a_win_scores_for_all(ending: str, score: int) -> None:
    text = (Path(__file__).parent / "golden" / f"{ending}.game").read_text(encoding="utf-8")
    result = verify(text).result
    assert result is not None
    assert {score} == set(result.scores)
