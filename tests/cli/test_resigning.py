"""Resigning at the table and on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli.table.session import Session, new_session, open_session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match
from tabard.engine.record.replay import verify
from tests.cli.conftest import Tabard
from tests.engine import awkward, pairs, toy

from .test_table_plain import talk as spoken


def seated(path: Path, *players: str, game: str = "ford") -> Session:
    games = {"ford": toy.GAME, "council": awkward.GAME, "pairs": pairs.GAME}
    return new_session(Match(games[game], len(players), 1), players, path, 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.game"


def test_who_resigns_at_the_table_is_asked_first_and_then_no_more(file: Path) -> None:
    session = seated(file, "human", "human")
    talk = Talk(session, tips=False, ascii=False)
    question = talk.answer("resign").lines
    assert question == ["seat 1 leaves for good; its defaults are played. Type yes to leave."]
    assert (
        talk.answer("no").lines == ["All right, nothing is done."] and not session.match.stand_ins
    )
    talk.answer("resign")
    assert talk.answer("yes").happened == []
    for _turn in range(4):
        list(session.advance())
        assert talk.seat == 1
        talk.answer("recruit 1")
    assert session.people == (1,) and session.match.stand_ins == {0: "default"}
    assert file.read_text("utf-8").count("\n1 recruit men=1\n") == 4
    assert verify(file.read_text("utf-8")).valid


def test_a_bot_may_be_named(file: Path) -> None:
    talk = Talk(seated(file, "human", "human"), tips=False, ascii=False)
    assert "the greedy bot plays on" in talk.answer("resign bot:greedy").lines[0]
    talk.answer("yes")
    assert "\n1 resign bot:greedy\n" in file.read_text("utf-8")


@pytest.mark.parametrize("rest", ["bot:wise", "human", "now", "bot:greedy bot:random", "default"])
def test_nobody_else_can_stand_in(file: Path, rest: str) -> None:
    talk = Talk(seated(file, "human", "human"), tips=False, ascii=False)
    reply = talk.answer(f"resign {rest}")
    assert reply.bad and len(reply.lines) == 1 and talk.confirm is None


def test_when_all_people_have_resigned_the_game_plays_to_its_end(file: Path) -> None:
    said = spoken(file, ["recruit 1", "resign", "yes"])
    assert "The record of the game" in said and "(rule 5)" in said
    assert verify(file.read_text("utf-8")).finished


def test_going_on_keeps_the_stand_in(file: Path, tabard: Tabard) -> None:
    session = seated(file, "human", "human", "human")
    session.resign(1, "bot:random")
    session.resign(2)
    again = open_session(file, ("human", "human", "human"), seed=1)
    assert again.people == (0,) and sorted(again.bots) == [1, 2]
    again.play(0, "recruit 1")
    list(again.advance())
    assert again.person == 0
    assert again.match.stand_ins == {1: "bot:random", 2: "default"}
    again.resign(0)
    assert tabard("play", file, "--seed", 1, "--json").json["result"]
    assert tabard("verify", file, "--json").json["finished"] is True


def test_a_stand_in_that_nobody_knows_any_more_is_named(file: Path, tabard: Tabard) -> None:
    session = seated(file, "bot:random", "bot:random")
    session.match.resign(1, "bot:of_old")
    session.keep()
    assert tabard("verify", file).status == 0
    answer = tabard("play", file)
    assert answer.status == 1 and "bot:of_old" in answer.err
    assert tabard("do", file, 1, "recruit 1").status in (1, 2)


def test_the_next_person_is_covered_once(file: Path) -> None:
    session = seated(file, "human", "human", "bot:random", game="council")
    talk = Talk(session, tips=False, ascii=False)
    talk.uncover()
    talk.answer("resign")
    talk.answer("yes")
    assert talk.handing_over and talk.viewers == ()
    list(session.advance())
    assert talk.covered and talk.viewers == () and talk.menu.choices == []
    talk.uncover()
    for _turn in range(4):
        assert not talk.covered and talk.viewers == (1,)
        talk.answer(talk.menu.choices[0].label)
        assert not talk.handing_over
        list(session.advance())


def test_of_two_seats_one_may_be_left(file: Path) -> None:
    session = seated(file, "human", "bot:random", game="pairs")
    talk = Talk(session, tips=False, ascii=False)
    talk.answer("resign")
    talk.answer("yes")
    list(session.advance())
    assert talk.seat == 2 and session.people == (2,) and not session.apart


# --- on the command line --------------------------------------------------------------------------


def test_do_resigns(tabard: Tabard, cut: Path) -> None:
    answer = tabard("do", cut, 1, "resign", "--out", cut, "--json").json
    assert answer["to_act"] == [2] and answer["told"][0]["event"] == "recruited"
    assert cut.read_text("utf-8").endswith("\n1 resign\n1 recruit men=1\n")
    answer = tabard("do", cut, 2, "resign bot:greedy", "--seed", 1, "--out", cut, "--json").json
    assert answer["to_act"] == [3]
    assert "\n2 resign bot:greedy\n2 " in cut.read_text("utf-8")
    again = tabard("do", cut, 3, "recruit 1", "--seed", 1, "--json").json
    assert again["to_act"] == [3] and len(again["told"]) >= 3
    assert tabard("verify", cut).status == 0


def test_whoever_stands_in_is_waited_for(tabard: Tabard, cut: Path) -> None:
    cut.write_text(cut.read_text("utf-8") + "1 resign\n", "utf-8", newline="\n")
    assert tabard("do", cut, 2, "recruit 1", "--json").json["to_act"] == [3]


@pytest.mark.parametrize(
    ("seat", "move", "says"),
    [
        ("1", "resign bot:wise", "bot:wise"),
        ("1", "resign human", "A seat resigns with"),
        ("chance", "resign", "no seat 7"),
        ("9", "resign", "no seat '9'"),
    ],
)
def test_do_refuses_in_a_sentence(
    tabard: Tabard, cut: Path, seat: str, move: str, says: str
) -> None:
    before = cut.read_bytes()
    answer = tabard("do", cut, seat, move, "--out", cut)
    assert answer.status == 2 and says in answer.err and cut.read_bytes() == before


def test_a_seat_resigns_once(tabard: Tabard, cut: Path) -> None:
    assert tabard("do", cut, 2, "resign", "--out", cut).status == 0
    answer = tabard("do", cut, 2, "resign", "--out", cut)
    assert answer.status == 2 and "seat 2 has resigned already" in answer.err


def test_a_position_keeps_no_resignation(tabard: Tabard, cut: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(tabard("position", cut).out, "utf-8")
    answer = tabard("do", path, 1, "resign")
    assert answer.status == 1 and "Only a record" in answer.err
