"""The only person at a table is not asked where one move is all there is."""

from __future__ import annotations

from tabard.cli.table.session import new_session
from tabard.engine.match import Match


def asked(players: tuple[str, ...], seed: int) -> list[tuple[int, int]]:
    """For each question to a person in the first 60: the seat, and how many moves it has."""
    session = new_session(Match("jeanne_darc", len(players), seed), players, None, seed)
    questions: list[tuple[int, int]] = []
    while len(questions) < 60 and not session.match.over:
        for _step in session.advance():
            pass
        seat = session.person
        if seat is not None:
            rows = session.match.rows(seat)
            if session.match.draft(seat) is None:
                questions.append((seat, len(rows)))
            session.play(seat, rows[-1].words)
    return questions


def test_the_only_person_is_asked_only_where_there_is_a_choice() -> None:
    questions = asked(("human", "bot:random"), 7)
    assert {0} == {seat for seat, _moves in questions}
    assert 1 < min(moves for _seat, moves in questions)


def test_two_people_are_asked_in_form_for_the_other_would_learn_from_it() -> None:
    assert 1 == min(moves for _seat, moves in asked(("human", "human"), 7))
