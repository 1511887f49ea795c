"""What is asked before the first move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tabard.cli.table.set_up import ask_set_up
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import Kind
from tabard.engine.options import Option
from tabard.engine.state import Array, Record, each
from tests.engine import awkward, pairs, toll
from tests.engine.toy import GAME

BOT = "bot:greedy"
Set = tuple[tuple[str, ...], dict[str, str]]
Asked = Callable[..., tuple[Set, str]]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Asked:
    """What comes of these answers, and all that stood on the screen."""
    monkeypatch.setenv("COLUMNS", "80")

    def ask(game: Game, *answers: str, **chosen: str) -> tuple[Set, str]:
        lines: Iterator[str] = iter(answers)

        def answer(prompt: str) -> str:
            print(prompt)
            return next(lines)

        monkeypatch.setattr("builtins.input", answer)
        found = ask_set_up(game, chosen)
        assert next(lines, None) is None
        return found, capsys.readouterr().out

    return ask


def with_options(*options: Option) -> Game:
    class Table(Record):
        option: Array = each(Kind("option", [option.word for option in options]))

    return replace(GAME, state=Table, options=options)


def test_enter_takes_what_is_usual(asked: Asked) -> None:
    found, said = asked(GAME, "", "")
    assert found == (("human", BOT), {})
    assert "How many play, 2 to 4? [2]" in said and "people here? The others" in said


def test_wrong_answers_are_asked_again(asked: Asked) -> None:
    found, said = asked(GAME, "9", "²", "-1", "99999", "three", "3", "4", "0", "2")
    assert found == (("human", "human", BOT), {})
    assert said.count("A number from 2 to 4, please.") == 5
    assert said.count("A number from 1 to 3, please.") == 2


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("people", [1, 2, 6])
def test_two_to_six_seats(asked: Asked, players: int, people: int) -> None:
    if people > players:
        return
    found, said = asked(awkward.GAME, str(players), str(people))
    assert found == (("human",) * people + (BOT,) * (players - people), {})
    assert "How many play, 2 to 6? [2]" in said


def test_players_are_asked_for_not_seats(asked: Asked) -> None:
    found, said = asked(pairs.GAME, "2", "2")
    assert found == (("human", "human"), {}) and "2 to 3?" in said


def test_a_game_for_one_number_of_players_does_not_ask_for_it(asked: Asked) -> None:
    assert asked(replace(GAME, seats=range(1, 2)))[0] == (("human",), {})
    assert asked(replace(GAME, seats=range(2, 3)), "2")[0] == (("human", "human"), {})


# --- options --------------------------------------------------------------------------------------

RIVER = Option("river", "How the river runs", ("calm", "flood"), ("4",), asked=True)
MONTHS = tuple(
    "january february march april may june july august september october november december".split()
)
MONTH = Option("month", "In which month", MONTHS, ("4",), asked=True)
SIZE = Option("size", "How many", tuple(map(str, range(2, 41))), ("1",), "10", asked=True)
LENGTH = Option("length", "How long", ("die", "short", "8", "10"), ("1",), asked=True)


@pytest.mark.parametrize(
    ("answer", "reading"), [("", "calm"), ("2", "flood"), ("fl", "flood"), ("CALM", "calm")]
)
def test_a_reading_by_its_number_word_or_beginning(asked: Asked, answer: str, reading: str) -> None:
    found, said = asked(with_options(RIVER), "", "", answer)
    assert found[1] == {"river": reading}
    assert "How the river runs?\n1 calm, 2 flood [calm]" in said


def test_many_readings_stand_in_columns(asked: Asked) -> None:
    found, said = asked(with_options(MONTH), "", "", "j", "13", "12")
    assert found[1] == {"month": "december"}
    assert "\n1 january    4 april      7 july       10 october\n" in said
    assert "\n[january]" in said and max(map(len, said.splitlines())) <= 120
    assert said.count("One of these, please: january, february") == 2


def test_a_narrow_terminal_has_fewer_columns(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    said = asked(with_options(MONTH), "", "", "")[1]
    listed = said[said.index("1 january") : said.index("[january]")].splitlines()
    assert len(listed) == 6 and max(map(len, listed)) <= 30


def test_of_many_numbers_the_ends_are_said_and_a_number_is_itself(asked: Asked) -> None:
    found, said = asked(with_options(SIZE), "", "", "41", "1", "4")
    assert found[1] == {"size": "4"}
    assert "How many?\n2 to 40 [10]" in said and said.count("please: 2 to 40.") == 2
    assert asked(with_options(SIZE), "", "", "")[0][1] == {"size": "10"}


def test_a_number_among_words_is_itself_too(asked: Asked) -> None:
    found, said = asked(with_options(LENGTH), "", "", "1", "3", "8")
    assert found[1] == {"length": "8"} and "die, short, 8, 10 [die]" in said
    assert asked(with_options(LENGTH), "", "", "s")[0][1] == {"length": "short"}


def test_enter_keeps_what_a_preset_has_brought(asked: Asked) -> None:
    preset = Option(
        "preset", "Which game", ("standard", "short"), ("1",), asked=True,
        brings={"short": {"size": "8"}},
    )  # fmt: skip
    found, said = asked(with_options(preset, SIZE), "", "", "short", "")
    assert found[1] == {"preset": "short", "size": "8"} and "2 to 40 [8]" in said


def test_a_game_without_options_asks_for_none(asked: Asked) -> None:
    assert asked(toll.GAME, "", "")[0] == (("human", BOT, BOT), {})
    with pytest.raises(Misused, match="toll has no option 'river': it has none"):
        asked(toll.GAME, river="flood")


def test_what_was_said_is_not_asked(asked: Asked) -> None:
    assert asked(with_options(RIVER), "", "", river="flood")[0][1] == {"river": "flood"}
    with pytest.raises(Misused, match="cannot be 'red'"):
        asked(with_options(RIVER), river="red")


# --- what can be answered -------------------------------------------------------------------------

KEPT = Option("caput_mundi", "Roma has no fort", ("off", "on"), ("2.14",))


def test_a_question_mark_says_what_can_be_answered(asked: Asked) -> None:
    found, said = asked(with_options(RIVER), "?", "", "?", "", "?", "flood")
    assert found == (("human", BOT), {"river": "flood"})
    assert "? explains." in said
    assert "Ford is for 2 to 4: people and the program's players together." in said
    assert "A number from 2 to 4, please." in said and "A number from 1 to 2, please." in said
    assert "People take turns at this screen" in said
    assert "The rules that it changes: 4." in said and "One of these, please: calm, flood." in said
    assert said.count("“options” lists what else can be otherwise; option=reading sets it.") == 3
    assert "options" not in asked(toll.GAME, "?", "", "")[1]


def test_a_question_mark_says_what_a_preset_brings(asked: Asked) -> None:
    preset = Option(
        "preset", "Which game", ("standard", "short"), ("1",), asked=True,
        brings={"short": {"size": "8"}},
    )  # fmt: skip
    assert "short: size=8\n" in asked(with_options(preset, SIZE), "", "", "?", "", "")[1]


def test_the_options_are_listed_at_every_question(asked: Asked) -> None:
    game = with_options(RIVER, KEPT)
    said = asked(game, "options", "", "opt", "", "options", "")[1]
    assert said.count("river  calm, flood [calm]: How the river runs.") == 3
    assert said.count("caput_mundi  off, on [off]: Roma has no fort.") == 3


def test_an_option_is_said_at_every_question_and_not_asked_again(asked: Asked) -> None:
    game = with_options(RIVER, KEPT)
    found, said = asked(game, "Caput-Mundi = ON", "", "river=flood", "")
    assert found == (("human", BOT), {"caput_mundi": "on", "river": "flood"})
    assert "caput_mundi=on" in said and "How the river runs?" not in said


def test_an_option_that_there_is_not_is_answered_with_a_sentence(asked: Asked) -> None:
    found, said = asked(with_options(RIVER), "rivver=flood", "river=red", "=", "", "", "")
    assert found[1] == {"river": "calm"}
    assert "did you mean river?" in said and "cannot be 'red'" in said


def test_a_list_that_is_longer_than_the_screen_waits_for_enter(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "12")
    many = [Option(f"option_{n}", f"What {n} is", ("off", "on"), ("1",)) for n in range(25)]
    said = asked(with_options(*many), "options", "", "", "", "")[1]
    assert said.count("Enter: go on") == 2 and "option_24  off, on [off]: What 24 is." in said
    found, said = asked(with_options(*many), "options", "", "3", "")
    assert found[0] == ("human", BOT, BOT) and "option_24" not in said
