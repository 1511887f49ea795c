"""What holds of a game that does not say it: Toll names neither places nor worth."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabard.engine import unsaid
from tabard.engine.actions import rows
from tabard.engine.batch.compiled import check_rules, sources
from tabard.engine.book import Book
from tabard.engine.flow.sequence import Sequence
from tabard.engine.flow.stack import phase_now, seat_now
from tabard.engine.game import Unlawful
from tabard.engine.kinds import SEATS, so_many
from tabard.engine.rule import LEGAL, because
from tabard.engine.state import Array, Record, each, one
from tabard.engine.words import n_

from . import toy
from .toll import CARD, GAME


def ended(*chips):
    """A table at whose end each seat has these chips and no card."""
    state = GAME.empty_table(len(chips))
    state.shown[: len(chips)] = chips
    return state


@pytest.mark.parametrize(
    ("chips", "places"),
    [((1, 5, 3), [3, 1, 2]), ((4, 2, 4, 2), [1, 3, 1, 3]), ((0, 0, 0, 0, 0), [1, 1, 1, 1, 1])],
)
def test_the_most_points_are_best_and_equals_share_a_place(chips, places):
    state = ended(*chips)
    assert places == [GAME.place(state, seat) for seat in range(len(chips))]
    assert [*chips] == [GAME.worth(state, seat) for seat in range(len(chips))]


def test_what_a_game_says_itself_stands():
    assert toy.GAME.place is toy.place
    assert GAME.score is not GAME.worth and toy.GAME.lay_out is toy.lay_out
    assert unsaid.place is not GAME.place  # it is bound to the score of Toll


def test_a_game_begins_with_its_first_phase_and_the_first_seat():
    state = replace(GAME, set_up=unsaid.set_up).new(3)
    assert (1, CARD, 0) == (state.depth, phase_now(state), seat_now(state))


def test_a_table_begins_with_what_its_fields_begin_with():
    state = replace(GAME, lay_out=unsaid.lay_out).empty_board(3)
    assert state.same(GAME.empty_table(3)) and not state.same(GAME.empty_board(3))


def test_machine_code_hangs_on_the_file_of_a_game_that_leaves_out_its_set_up():
    game = replace(toy.GAME, set_up=unsaid.set_up)
    assert Path(toy.__file__).resolve() in sources(game, {})


def test_a_verb_that_no_phase_offers_is_named():
    with pytest.raises(ValueError, match="no phase offers the verb pass_by"):
        replace(toy.GAME, verbs=[*toy.GAME.verbs, rows(pass_by)])


def test_a_verb_that_is_offered_in_vain_is_named():
    with pytest.raises(ValueError, match="a phase offers march, and verbs does not list it"):
        replace(toy.GAME, verbs=[v for v in toy.GAME.verbs if v.word != "march"])


def test_a_score_that_is_no_rule_is_named_with_its_line():
    with pytest.raises(Unlawful, match=r"test_unsaid.py, line [0-9]+: points is no rule"):
        check_rules(replace(toy.GAME, score=points))


def test_a_refusal_that_is_no_rule_is_named_with_its_line():
    verbs = [*toy.GAME.verbs, rows(wade)]
    phases = [replace(p, verbs=(*p.verbs, wade)) for p in toy.GAME.sequence.phases]
    game = replace(toy.GAME, verbs=verbs, sequence=Sequence(toy.GAME.sequence.names, phases))
    with pytest.raises(Unlawful, match=r"test_unsaid.py, line [0-9]+: why_not_wade is no rule"):
        check_rules(game)


def test_what_a_verb_takes_is_said_beside_what_it_should_take():
    with pytest.raises(ValueError, match=r"drift must take \(state, seat, man\); it takes \(state"):
        rows(drift, man=toy.MANY)


def test_a_phase_that_is_forgotten_is_named():
    phases = [p for p in toy.GAME.sequence.phases if p.number != toy.RIVER]
    with pytest.raises(ValueError, match="declared exactly once; see river"):
        Sequence(toy.GAME.sequence.names, phases)


def pass_by(state, seat):
    """Nothing."""


def points(state: Any, seat: int) -> int:
    """No rule."""
    return 1


def why_not_wade(state: Any, seat: int) -> int:
    """No rule."""
    return 0


def wade(state, seat):
    """Nothing."""


def drift(state, seat, men):
    """Nothing."""


# --- what is always kept -----------------------------------------------------------------------

STONES = so_many(n_("{count} stone", "{count} stones", "count"), 5, kept="2")
SHEEP = so_many(n_("{count} sheep", "{count} sheep", "count"), 5, kept="3")


class Pasture(Record):
    heap: int = one(of=STONES, start=5)
    walls: Array = each(SEATS, of=STONES)
    fold: int = one(of=SHEEP, start=5)
    meadow: Array = each(SEATS, SEATS, of=SHEEP)


PASTURE = Book()
WOLF = PASTURE.complain("4", "The wolf is among the sheep.")


def no_wolf(state):
    """It takes the whole fold (4)."""
    return because(WOLF) if state.fold == 0 else LEGAL


def complaint(**lie):
    """What is wrong with a pasture on which this lies."""
    state = Pasture()
    for name, value in lie.items():
        setattr(state, name, value)
    refusal = unsaid.all_there(Pasture, PASTURE, no_wolf)(state)
    return PASTURE.complaints.explain(refusal) if refusal else None


def test_none_is_lost_of_what_is_always_kept():
    assert complaint() is None
    assert complaint(heap=2, walls=[1, 0, 2, 0, 0, 0]) is None
    refusal = complaint(heap=2, walls=[1, 0, 3, 0, 0, 0])
    assert ("2", "There are 6 stones, not 5.") == (refusal.rule, refusal.sentence)


def test_kinds_of_which_there_are_as_many_are_counted_apart():
    rows = [[0] * 6 for _seat in range(6)]
    rows[5][1] = 3
    assert complaint(fold=2, meadow=rows) is None
    refusal = complaint(heap=4, fold=2, meadow=rows)
    assert ("2", "There are 4 stones, not 5.") == (refusal.rule, refusal.sentence)
    rows[0][0] = 1
    assert "There are 6 sheep, not 5." == complaint(fold=2, meadow=rows).sentence


def test_and_what_the_game_itself_asks_of_a_table_holds_too():
    rows = [[0] * 6 for _seat in range(6)]
    rows[2][2] = 5
    assert "The wolf is among the sheep." == complaint(fold=0, meadow=rows).sentence


def test_a_game_of_which_nothing_is_kept_asks_what_it_says():
    assert toy.GAME.accounted is toy.accounted
