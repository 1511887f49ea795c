"""Thinking on in others' turns: what of it holds once they have played, and who does it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tabard.cli.table.session import Session
from tabard.engine.dice import new_stream
from tabard.engine.match import Match
from tabard.engine.secrecy.secrets import guess
from tabard.players import search, thinks
from tabard.players.levels import level_of
from tabard.players.meanwhile import Meanwhile
from tabard.players.thinking import SeatDesk, Thinker, after, bound, reached
from tabard.players.thinks import Thinks
from tests.engine import awkward

from .test_search import FORD, QUICK, decisions, searching

pytestmark = pytest.mark.compiled
PLAYOUTS = 60


def grown(match: Match, seat: int, playouts: int = PLAYOUTS) -> SeatDesk:
    """A desk on which a seat has thought about a table, whoever is asked there."""
    table = guess(match.game, match.state, (seat,), new_stream(1)).pack()
    weights = match.game.weights.numbers
    desk = SeatDesk(Thinker(match.game), table, seat, QUICK, weights, new_stream(9), playouts)
    desk.think(playouts)
    return desk


def waiting() -> Match:
    """A match at which the first seat decides, and the second waits."""
    match, seat = next(decisions(FORD, 2, seed=2))
    assert seat == 0
    return match


def visits(nodes: Any, node: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Of each decision after one: visits and value by whose it is and its row."""
    return {
        (int(nodes[each][search.WHOSE]), int(nodes[each][search.ROW])): (
            int(nodes[each][search.VISITS]),
            int(nodes[each][search.VALUE]),
        )
        for each in after(nodes, node)
    }


def branches(nodes: Any, node: int) -> Any:
    """All that comes after a decision."""
    choices = dict(zip(visits(nodes, node), after(nodes, node), strict=True))
    return {
        whose: (visits(nodes, node)[whose], branches(nodes, each))
        for whose, each in choices.items()
    }


def test_what_grew_after_a_decision_stands_alone() -> None:
    """Plain and compiled."""
    desk = grown(waiting(), 1)
    nodes, node = (
        desk.nodes,
        max(after(desk.nodes, 0), key=lambda each: desk.nodes[each][search.VISITS]),
    )
    kept = np.zeros_like(nodes)
    desk.thinker.call("keep_after", nodes, kept, node)
    assert branches(nodes, node) == branches(kept, 0) != {}
    assert kept[0][search.VISITS] == nodes[node][search.VISITS]
    plain = [[0] * search.DECISION for _node in nodes]
    bound(FORD)["keep_after"](nodes.tolist(), plain, node)
    assert plain == kept.tolist()
    before = kept[0][search.VISITS]
    desk.nodes = kept
    desk.think(5)  # and goes on growing
    assert before + 5 == desk.nodes[0][search.VISITS]


def test_where_a_tree_has_been_reached() -> None:
    nodes = grown(waiting(), 1).nodes
    first = next(each for each in after(nodes, 0) if nodes[each][search.AFTER])
    second = next(after(nodes, first))
    (seat, row), (other, reply) = (
        (int(nodes[each][search.WHOSE]), int(nodes[each][search.ROW])) for each in (first, second)
    )
    assert reached(nodes, []) == 0
    assert reached(nodes, [(seat, row)]) == first
    assert reached(nodes, [(6, 0), (seat, row), (other, reply)]) == second  # chance is no decision
    assert reached(nodes, [(seat, -1)]) is None  # of which nobody thought


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How often the tree had been gone through already when a thought of so long began."""
    at_first: list[int] = []

    def think_for(desk: SeatDesk, _seconds: float) -> None:
        at_first.append(int(desk.nodes[0][search.VISITS]))
        desk.think(5)

    monkeypatch.setattr(SeatDesk, "think_for", think_for)
    return at_first


def thinking_on(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> Thinks:
    """A bot that has thought on for some playouts at a table where it waits."""
    level = level_of("search:50ms")
    assert level is not None
    thinks.thinker_of(match.game, wait=True)
    bot = Thinks(level, match.game, seat, seed=4, wait=True)
    monkeypatch.setattr(Meanwhile, "_grow", lambda _self, desk: desk.think(PLAYOUTS))
    bot.think_on(match)
    return bot


def play_until(match: Match, seat: int) -> None:
    """The first lawful rows until this seat has a choice."""
    while match.to_act[0] != seat or len(match.rows(seat)) == 1:
        match.play(match.to_act[0], match.rows(match.to_act[0])[0])


def test_the_thought_goes_on_where_the_others_have_gone(
    begun: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = waiting()
    bot = thinking_on(match, 1, monkeypatch)
    play_until(match, 1)
    assert bot.choose(match) in match.rows(1)
    assert 0 < begun[0] < PLAYOUTS
    bot.choose(match)
    assert begun[1] == 0  # once


def test_what_is_taken_back_is_thought_about_anew(
    begun: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = waiting()
    match.play(0, match.rows(0)[0])
    bot = thinking_on(match, 1, monkeypatch)
    match.undo(0)
    match.play(0, match.rows(0)[-1])
    play_until(match, 1)
    bot.choose(match)
    assert begun == [0]


def test_a_thought_stays_one_while_they_go_on_deciding(
    begun: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time somebody decides, what is left is thought on about."""
    match = waiting()
    bot = thinking_on(match, 1, monkeypatch)
    bot.think_on(match)
    play_until(match, 1)
    bot.choose(match)
    assert PLAYOUTS // 4 < begun[0]


def test_it_knows_what_its_seat_knows_of_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move of which it may not read everything leads nowhere in its tree."""
    before: list[tuple[Meanwhile, int]] = []
    for match, _seat in decisions(awkward.GAME, 4, seed=1):
        for watcher, (meanwhile, told) in enumerate(before):
            if any("?" in line.words for line in match.lines_for((watcher,))[told:]):
                assert meanwhile.since(match) is None
                return
        bots = [thinking_on(match, watcher, monkeypatch) for watcher in range(4)]
        before = [(bot._meanwhile, len(match.lines)) for bot in bots if bot._meanwhile]
    raise AssertionError("nothing hidden was met")


def test_who_promises_the_same_move_does_not_think_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = waiting()
    thinks.thinker_of(FORD, wait=True)
    bot = Thinks(searching(20), FORD, 1, seed=8, wait=True)
    bot.think_on(match)
    assert bot._meanwhile is None


def test_at_a_table_in_the_terminal_it_begins_when_a_person_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Thinks, "think_on", lambda bot, match: asked.append(match.to_act[0]))
    session = Session(Match(FORD, 2, seed=2), ("human", "bot:search:5ms"))
    list(session.advance())
    assert asked == [0]


def test_whoever_has_gone_for_a_walk_leaves_an_idle_machine() -> None:
    """The thought ends by itself: when there is no room, or the time is over."""
    match = waiting()
    desk = grown(match, 1)
    desk.nodes = desk.nodes[: desk.nodes[0][search.USED]].copy()
    assert desk.full
    for seconds, desks in ((1000.0, [desk]), (0.0, [grown(match, 1)])):
        before = [int(each.nodes[0][search.VISITS]) for each in desks]
        meanwhile = Meanwhile(desks, match, 1, seconds)
        for thread in meanwhile._threads:
            thread.join()  # for ever, if it did not end
        assert before == [int(each.nodes[0][search.VISITS]) for each in meanwhile.ended()]
