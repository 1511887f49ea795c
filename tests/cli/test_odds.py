"""``tabard odds``, and ``odds`` at the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from tabard.cli.table.completion import Words
from tabard.cli.table.session import new_session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match
from tabard.engine.record import text_of
from tests.cli.conftest import Tabard
from tests.engine import awkward, toy, wager


def begun() -> Match:
    """Two players of Wager; seat 1 has two men in the camp and decides."""
    match = Match(wager.GAME, 2, seed=1)
    for seat in (0, 1):
        match.play(seat, "recruit 2")
    return match


def written(match: Match, path: Path) -> Path:
    path.write_text(text_of(match), "utf-8", newline="\n")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(begun(), tmp_path / "a.game")


def test_the_odds_of_a_move(tabard: Tabard, file: Path) -> None:
    assert tabard("odds", file, "march 2").out.splitlines() == [
        "A march of 2",
        "   83.3%  All 2 come across.",
        "   16.7%  One is swept back.",
        "  (The river runs as it does now.)",
    ]
    answer = tabard("odds", file, "march 2", "--json").json
    assert answer == {
        "odds": [
            {
                "title": "A march of 2",
                "assumes": ["The river runs as it does now."],
                "chances": [
                    {"word": "safe", "sentence": "All 2 come across.", "value": 5 / 6,
                     "exact": "5/6"},
                    {"word": "swept", "sentence": "One is swept back.", "value": 1 / 6,
                     "exact": "1/6"},
                ],
            }
        ]
    }  # fmt: skip


def test_without_a_move_all_that_may_be_risked(tabard: Tabard, file: Path) -> None:
    titles = [odds["title"] for odds in tabard("odds", file, "--json").json["odds"]]
    assert titles == ["A march of 1", "A march of 2"]
    assert tabard("odds", file, "mar").out == tabard("odds", file).out


def test_another_seat_may_be_asked_for(tabard: Tabard, file: Path) -> None:
    assert tabard("odds", file, "--seat", 2).out.count("A march of") == 2
    first = tabard("odds", file, "march 1", "--seat", 1).out
    assert first == tabard("odds", file, "march 1").out


def test_where_nothing_is_to_be_risked(tabard: Tabard, tmp_path: Path) -> None:
    file = written(Match(wager.GAME, 2, seed=1), tmp_path / "new.game")
    assert tabard("odds", file).out == "Nothing can be risked now.\n"
    assert tabard("odds", file, "--json").json == {"odds": []}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["recruit 1"], "Only a march is a risk."),
        (["swim"], "swim"),
        (["--seat", "chance"], "Chance risks nothing"),
        (["--seat", "7"], "no seat '7'"),
        (["march 1", "--seat", "1,2"], "no seat '1,2'"),
    ],
)
def test_misuse(tabard: Tabard, file: Path, arguments: list[str], says: str) -> None:
    answer = tabard("odds", file, *arguments)
    assert answer.status == 2 and says in answer.err


def test_odds_judge_their_move_first(tabard: Tabard, file: Path) -> None:
    """An unlawful move is refused as ``do`` refuses it; a half-said one is completed."""
    answer = tabard("odds", file, "march 9")
    assert (answer.status, answer.err) == (1, tabard("do", file, 1, "march 9").err)
    answer = tabard("odds", file, "march 1", "--seat", 2, "--json")
    assert answer.status == 1 and answer.json["sentence"].startswith("It is not up to seat 2")
    assert tabard("odds", file, "march").out == tabard("odds", file).out


def test_a_game_without_odds_says_so(tabard: Tabard, tmp_path: Path) -> None:
    answer = tabard("odds", written(Match(toy.GAME, 2), tmp_path / "ford.game"))
    assert answer.status == 2 and "Ford has no odds to reckon." in answer.err


def test_where_several_must_decide_one_is_named(tabard: Tabard, tmp_path: Path) -> None:
    file = written(Match(wager.CARDS, 3, seed=1), tmp_path / "cards.game")
    answer = tabard("odds", file)
    assert answer.status == 2 and "--seat" in answer.err
    said = {tabard("odds", file, "--seat", seat).out for seat in (1, 2, 3)}
    assert len(said) > 1


def test_nobody_decides_when_it_is_over(tabard: Tabard, tmp_path: Path) -> None:
    match = begun()
    match.concede(0)
    answer = tabard("odds", written(match, tmp_path / "over.game"))
    assert answer.status == 1 and "The game is over." in answer.err


def test_where_chance_or_several_decide_it_is_said_who(tabard: Tabard, cut: Path) -> None:
    answer = tabard("odds", cut, "--seat", "1")
    assert answer.status == 2 and "Ford has no odds" in answer.err
    rolling = cut.with_name("rolling.game")
    assert tabard("do", cut, "--out", rolling, "1", "march 1").status == 0
    answer = tabard("odds", rolling)
    assert answer.status == 2
    assert "Whose odds? chance must decide now: name a seat with --seat." in answer.err


# --- at the table ---------------------------------------------------------------------------------


@pytest.fixture
def talk() -> Talk:
    return Talk(new_session(begun(), ("human", "human"), None), tips=False, ascii=False)


def test_odds_at_the_table(talk: Talk) -> None:
    for line in ("odds march 2", "odds 4", "od m 2", "/odds march men=2"):
        assert talk.answer(line).lines[:2] == ["A march of 2", "   83.3%  All 2 come across."]
    assert talk.answer("odds march").lines == talk.answer("odds").lines
    assert len(talk.answer("odds").lines) == 8


def test_misuse_at_the_table_is_one_sentence(talk: Talk) -> None:
    for line in ("odds recruit 1", "odds swim", "odds 99", "odds march 9"):
        reply = talk.answer(line)
        assert reply.bad and len(reply.lines) == 1 and not reply.page
    council = Talk(
        new_session(Match(awkward.GAME, 2, 1), ("human", "bot:random"), None),
        tips=False, ascii=False,
    )  # fmt: skip
    assert council.answer("odds").lines == ["Council has no odds to reckon."]


def test_odds_stand_in_the_help_and_are_completed(talk: Talk) -> None:
    assert any(line.startswith("odds [MOVE]") for line in talk.answer("help").lines)

    def completed(text: str) -> list[str]:
        found = Words(talk).get_completions(Document(text), CompleteEvent())
        return [completion.text for completion in found]

    assert completed("od") == ["odds"] and completed("resi") == ["resign"]
    assert completed("odds ma") == ["march"]
    assert completed("odds march ") == ["1", "2"]


def test_many_odds_want_the_screen(talk: Talk) -> None:
    talk.answer("recruit 1")
    talk.answer("recruit 1")
    assert talk.answer("odds").page
