"""A bare number right after others have played: what cannot be taken back is asked for once."""

from __future__ import annotations

from tabard.cli.table.certain import cannot_be_taken_back
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match
from tabard.engine.position import to_text
from tests.engine import awkward, toy

SURE = "cannot be taken back. Enter does it; or type something else."


def table(*, asks: bool = True) -> Talk:
    """Seat 1 of Ford has recruited, and two bots have played."""
    session = Session(Match(toy.GAME, 3, 7), ("human", "bot:random", "bot:random"), None, 7)
    talk = Talk(session, tips=False, ascii=False, asks=asks)
    assert talk.answer("2").happened is not None  # nobody had played before
    others(talk)
    return talk


def others(talk: Talk) -> None:
    for _step in talk.session.advance():
        pass


def moves(talk: Talk) -> list[str]:
    return [line.words for line in talk.match.lines if line.seat == 0]


def test_the_words_are_shown_and_enter_does_it() -> None:
    talk = table()
    reply = talk.answer("4")
    assert reply.lines == [f"march 2 {SURE}"] and reply.happened is None
    assert moves(talk) == ["recruit men=2"]
    assert talk.answer("").happened is not None
    assert moves(talk) == ["recruit men=2", "march men=2"]


def test_anything_else_is_a_line_of_its_own_and_enter_then_does_nothing() -> None:
    talk = table()
    talk.answer("4")
    assert "recruit" in " ".join(talk.answer("moves").lines)
    assert talk.answer("").happened is None and moves(talk) == ["recruit men=2"]
    talk.answer("recruit 1")
    assert moves(talk) == ["recruit men=2", "recruit men=1"]


def test_it_is_asked_once_for_each_verb() -> None:
    talk = table()
    talk.answer("4")
    talk.answer("3")
    assert moves(talk) == ["recruit men=2", "march men=1"]


def test_a_verb_that_was_used_before_is_not_asked_about() -> None:
    talk = table()
    talk.answer("1")
    assert moves(talk) == ["recruit men=2", "recruit men=1"]


def test_words_are_never_asked_about() -> None:
    talk = table()
    talk.answer("march 2")
    assert moves(talk) == ["recruit men=2", "march men=2"]


def test_who_sends_lines_through_a_pipe_is_not_asked() -> None:
    talk = table(asks=False)
    talk.answer("4")
    assert moves(talk) == ["recruit men=2", "march men=2"]


def test_what_can_be_taken_back_is_not_asked_about() -> None:
    two = Session(Match(toy.GAME, 2, 7), ("human", "human"), None, 7)
    assert not cannot_be_taken_back(two, 0, "recruit men=1")
    bots = Session(Match(toy.GAME, 2, 7), ("human", "bot:random"), None, 7)
    assert cannot_be_taken_back(bots, 0, "recruit men=1")


def test_nothing_is_done_to_the_table_by_asking() -> None:
    session = Session(Match(awkward.GAME, 3, 2), ("human", "bot:random", "bot:random"), None, 2)
    for _step in session.advance():
        pass
    before, lines = to_text(session.match.game, session.match.state), list(session.match.lines)
    assert cannot_be_taken_back(session, 0, "vote war")
    assert to_text(session.match.game, session.match.state) == before
    assert session.match.lines == lines
