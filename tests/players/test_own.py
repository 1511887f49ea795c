"""Bots of one's own: from a file, from a package; and what they do wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tabard.cli import main as cli
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.players import BOTS, Bot, bring, find_player, own
from tabard.players.bot import OWN, Player

STUBBORN = """
from tabard.players import Player


def row_of_it(state, trial, seat, rows, count, inner, stream):
    return {answer}


MINE = Player("mine", "takes the last legal row", (row_of_it,), "row_of_it")
"""
Written = Callable[..., str]


@pytest.fixture(autouse=True)
def brought(monkeypatch: pytest.MonkeyPatch) -> None:
    """What one test brings no other knows."""
    for word in list(OWN):
        monkeypatch.delitem(OWN, word)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    """A file with a bot in the working directory."""
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str = "", answer: str = "rows[count - 1]") -> str:
        Path(f"{name}.py").write_text(text or STUBBORN.format(answer=answer), "utf-8")
        return f"bot:./{name}.py"

    return write


def last_rows(bot: Bot, match: Match) -> bool:
    """Does it take the last legal row of a position?"""
    return bot.choose(match).number == match.rows(bot.seat)[-1].number


def test_the_bot_of_a_file_goes_by_the_name_of_the_file(written: Written) -> None:
    assert "bot:stubborn" == bring(written("stubborn"))
    player, match = find_player("bot:stubborn"), Match("fall_of_rome", 2, seed=1)
    assert isinstance(player, Player)
    seat = match.to_act[0]
    assert last_rows(Bot(player, match.game, seat, seed=1), match)


def test_of_several_one_is_named(written: Written) -> None:
    text = STUBBORN.format(answer="rows[0]") + "OTHER = Player('o', '', (row_of_it,), 'row_of_it')"
    named = written("two", text)
    with pytest.raises(Misused, match=r"two.py makes several bots: MINE, OTHER. Name one: bot:"):
        bring(named)
    assert "bot:two_other" == bring(f"{named}:OTHER")
    with pytest.raises(Misused, match=r"makes no bot THIRD; it should say: class THIRD"):
        bring(f"{named}:THIRD")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("MINE = 5", "makes no bot; it needs a class with choose"),
        ("MINE = (", "cannot be loaded: line 1: SyntaxError"),
        ("\nMINE = 1 / 0", "cannot be loaded: line 2: ZeroDivisionError"),
    ],
)
def test_a_file_that_makes_no_bot_is_said(written: Written, text: str, sentence: str) -> None:
    with pytest.raises(Misused, match=sentence):
        bring(written("wrong", text))


def test_a_file_that_is_not_there_is_said(written: Written) -> None:
    with pytest.raises(Misused, match=r"There is no file nowhere.py with a bot."):
        bring("bot:./nowhere.py")


def test_no_name_is_taken_twice(written: Written) -> None:
    with pytest.raises(Misused, match="There is a bot greedy already"):
        bring(written("greedy"))


def test_a_file_is_never_read_for_its_name_alone(written: Written) -> None:
    """Records and guests of an inn name bots; they can name no file."""
    named = written("stubborn")
    with pytest.raises(Misused, match="Nobody called"):
        find_player(named)
    with pytest.raises(Misused, match="Nobody called"):
        find_player("bot:stubborn")


def test_an_installed_package_offers_its_own(
    written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written("packaged_bot")
    monkeypatch.syspath_prepend(tmp_path)
    points = [EntryPoint("stubborn", "packaged_bot:MINE", "tabard.bots")]
    points.append(EntryPoint("none", "packaged_bot:row_of_it", "tabard.bots"))
    monkeypatch.setattr(own, "entry_points", lambda group: points)
    assert isinstance(find_player("bot:stubborn"), Player)
    loaded = "The bot none cannot be loaded: packaged_bot:row_of_it is no"
    with pytest.raises(Misused, match=loaded):
        find_player("bot:none")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("rows[count - 1] // 0", "line 6: ZeroDivisionError"),
        ("-1", "it chose what is not allowed"),
        ("len(rows) + 7", "IndexError"),
        ("forever(state)", "it took longer than 0.2 s"),
    ],
)
def test_what_it_does_wrong_is_said_once_and_its_seat_plays_the_usual_move(
    written: Written,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    fault: str,
) -> None:
    monkeypatch.setattr(own, "PATIENCE", 0.2)
    text = STUBBORN.format(answer=answer).replace(
        "MINE =", "def forever(state):\n    while True:\n        state.seats += 0\n\n\nMINE ="
    )
    player = find_player(bring(written("wrong", text)))
    assert isinstance(player, Player)
    match = Match("fall_of_rome", 2, seed=1)
    seat = match.to_act[0]
    bot = Bot(player, match.game, seat, seed=1)
    with caplog.at_level(logging.WARNING, "tabard"):
        assert bot.choose(match) == bot.choose(match) == match.default(seat)
    (record,) = caplog.records
    assert fault in record.getMessage()
    assert "its seat plays the usual move" in record.getMessage()


def test_it_sits_at_a_table_and_its_record_names_no_path(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"{written('stubborn')},bot:random"
    play = ["play", "fall_of_rome", "--seats", seats, "--seed", "1", "--record", "a.game"]
    assert 0 == cli.run(play), capsys.readouterr().err
    text = Path("a.game").read_text("utf-8")
    assert "bot:stubborn" in text and "stubborn.py" not in text
    OWN.clear()
    assert 0 == cli.run(["verify", "a.game"])


@pytest.mark.compiled
def test_it_plays_compiled_beside_the_others(
    written: Written, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = f"{written('stubborn')},bot:random"
    assert 0 == cli.run(["simulate", "jeanne_darc", "--seats", seats, "--games", "3"])
    capsys.readouterr()
    wild = f"{written('wild', answer='rows[len(rows) + count]')},bot:random"
    assert 0 != cli.run(["simulate", "jeanne_darc", "--seats", wild, "--games", "3"])
    assert "wild.py, line" in capsys.readouterr().err


def test_those_of_the_house_are_as_they_were() -> None:
    assert {"random", "greedy"} == set(BOTS)
    assert find_game("jeanne_darc").seats
