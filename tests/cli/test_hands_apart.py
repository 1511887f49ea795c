"""What each player has stands apart from what the next one has, on a screen of 80 by 24."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.cli.table.layout import Talked, compose, words_in
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.match import Match


def screens(seats: int, moves: int) -> Iterator[tuple[Talk, list[str]]]:
    """New World after each of its first moves, as seat 1 sees it."""
    match = Match("new_world", seats, 5)
    session = Session(match, ("human",) * seats, None, 5)
    for turn in range(moves):
        if match.over:
            break
        talk = Talk(session, tips=False, ascii=False)
        talk.uncover()
        lines = [words_in(line).rstrip() for line in compose(talk, Talked(), 80, 23)]
        yield talk, lines
        seat = match.to_act[0]
        rows = match.rows(seat)
        match.play(seat, rows[0 if turn % 4 else -1])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whose_things_they_are_is_said_where_they_begin(seats: int) -> None:
    for talk, lines in screens(seats, 80):
        sheet = talk.sheet(False)
        assert sheet
        names = [words_in(hand.who) for hand in sheet.hands]
        for name in names:
            begun = [line for line in lines if line.startswith(name)]
            barred = [line for line in lines if f"│{name}" in line]
            assert len(begun) + len(barred) == 1, "\n".join(lines)
        assert max(map(len, lines)) <= 80


def test_whoever_decides_sees_their_own_things_before_those_of_others() -> None:
    """Where there is not room for all, a line of everybody's stays; the others are cut first."""
    cut = 0
    for _talk, lines in screens(5, 120):
        ends = [line for line in lines if line.endswith(" …")]
        own = [i for i, line in enumerate(lines) if line.startswith(">")]
        if ends and own:
            cut += 1
            assert not lines[own[0]].endswith(" …") or len(ends) >= 5
    assert cut
