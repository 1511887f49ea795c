"""Points that are agreed on before a game: they are said like options and count at its end."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest

from tabard.cli.main import run
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record import text_of
from tabard.engine.record.replay import verify

AGAINST_EACH_OTHER = ["jeanne_darc", "new_world", "water_margin"]


def played(name: str, **handicaps: str) -> Match:
    """A whole game of absent players, with handicaps."""
    match = Match(name, 2, seed=3, options=handicaps, unasked=True)
    match.can_undo = False
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.default(seat))
    return match


@pytest.mark.parametrize("name", AGAINST_EACH_OTHER)
def test_a_handicap_counts_in_score_place_and_sources_and_stands_in_the_record(name: str) -> None:
    even = played(name).result
    assert even is not None
    behind = even.scores[0] - even.scores[1] + 1 or 2  # so many, and seat 2 is ahead
    match = played(name, handicap_2=str(behind))
    result = match.result
    assert result is not None
    assert (even.scores[0], even.scores[1] + behind) == result.scores
    assert (2, 1) == result.places
    for seat in range(2):
        assert result.scores[seat] == sum(source.points for source in result.sources[seat])
    text = text_of(match)
    assert f"\noption handicap_2={behind}\n" in text
    verdict = verify(text)
    assert verdict.valid, verdict.problem
    forged = verify(text.replace(f"handicap_2={behind}", f"handicap_2={behind - 2}"))
    assert not forged.valid


@pytest.mark.parametrize("name", AGAINST_EACH_OTHER)
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"handicap_1": "100"}, "handicap_1 is a number of points from −99 to 99, not '100'."),
        ({"handicap_1": "much"}, "handicap_1 is a number of points from −99 to 99, not 'much'."),
        ({"handicap_3": "2"}, "handicap_3 is for nobody: 2 play."),
        ({"handicap_7": "2"}, "has no option 'handicap_7'"),
    ],
)
def test_what_is_no_handicap(name: str, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Misused) as refused:
        Match(name, 2, options=options)
    assert sentence in str(refused.value)


def test_who_plays_alone_has_none() -> None:
    with pytest.raises(Misused, match="who plays alone plays against nobody"):
        Match("water_margin", 1, options={"handicap_1": "2"})


def test_who_plays_together_has_none() -> None:
    with pytest.raises(Misused, match="has no option 'handicap_1'"):
        Match("fall_of_rome", 2, options={"handicap_1": "2"})


def test_a_table_in_the_terminal_and_a_sweep_take_a_handicap_for_what_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    file = str(tmp_path / "a.game")
    said = ["--options", "handicap_2=3", "--seats", "human,bot:random", "--record", file, "--plain"]
    assert run(["play", "jeanne_darc", *said]) == 0
    assert "handicap_2=3" in (tmp_path / "a.game").read_text("utf-8")
    assert run(["sweep", "jeanne_darc", "handicap_2", "--games", "2"]) == 2
    assert "has no readings to lay side by side" in capsys.readouterr().err


@pytest.mark.parametrize("said", ["+5", "5", " 5 "])
def test_points_can_be_said_with_a_sign(said: str) -> None:
    game = find_game("jeanne_darc")
    assert "5" == game.chosen({"handicap_2": said})["handicap_2"]
    for nothing in ("", "0", "-0"):
        assert "handicap_2" not in game.chosen({"handicap_2": nothing})
