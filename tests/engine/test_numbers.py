"""What the numbers of rules stand for: of a card game that mixes nothing up, and of what is planted
in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabard.engine.kinds import SEATS
from tabard.engine.numbers import mixed_up
from tabard.engine.rule import because, table, tell

from .toll import BOOK, CARDS, GAME, TOOK

WORTH = table([3 + card for card in range(CARDS)])
NEXT = table([1, 2, 3, 4, 5, 0])
NOT_YOURS = BOOK.refuse("4", "{seat} does not hold {card}.", seat=SEATS, card=CARDS)


def either(first, second):
    """Whatever they stand for, both are the same."""
    return first if first > 0 else second


def same_place(state, card):
    for other in range(CARDS):
        if other != card and state.card_place[other] == state.card_place[card]:
            return other
    return card


# --- what may be said -----------------------------------------------------------------------------


def a_seat_is_a_place(state, seat, card):
    state.card_place[card] = NEXT[seat]
    return because(NOT_YOURS, seat, either(card, same_place(state, card)))


def reckoning_with_numbers(state, seat, card):
    state.chips[seat] = WORTH[card] + card
    state.chips[(card + 1) % SEATS] = either(seat, NEXT[seat])
    return card + seat


def a_rule_that_takes_anything(state, seat, card):
    tell(state, TOOK, either(seat, seat), either(card, 0), 3)


def looking_through_all(state, seat):
    cards = sum(state.card_place[card] == seat for card in range(CARDS))
    return any(state.chips[other] > cards for other in range(SEATS) if other != seat)


# --- what is mixed up -----------------------------------------------------------------------------


def counted_by_another(state, card):
    return state.chips[same_place(state, card)]


def compared(state, card):
    for seat in range(SEATS):
        if state.chips[seat] > 0 and seat == same_place(state, card):
            return seat
    return 0


def laid_down(state, seat):
    for card in range(CARDS):
        if state.chips[seat] > 0:
            state.card_place[card] = card


def handed_on(state, seat):
    return same_place(state, seat) if state.chips[seat] > 0 else 0


def told_the_wrong_way_round(state, card):
    tell(state, TOOK, same_place(state, card), 2, 3)


def refused_the_wrong_way_round(state, card):
    return because(NOT_YOURS, same_place(state, card))


def both_at_once(state, card):
    return state.chips[either(0, same_place(state, card))]


def a_table_of_seats(state, card):
    state.card_place[card] = NEXT[0]
    for seat in range(SEATS):
        if state.chips[NEXT[seat]] > 0:
            return NEXT[same_place(state, card)]
    return 0


def set_in_a_condition(state, card):
    if other := same_place(state, card):
        state.chips[other] = 1


def looked_through(state):
    return any(state.chips[card] > 0 for card in range(CARDS))


def left_out(state, card):
    return sum(state.chips[seat] for seat in range(SEATS) if seat == same_place(state, card))


@pytest.mark.parametrize("a_rule", [a_seat_is_a_place, reckoning_with_numbers, looking_through_all])
def test_what_fits_together_is_not_named(a_rule: Callable[..., Any]) -> None:
    assert mixed_up(GAME, [a_rule, a_rule_that_takes_anything]) == []


@pytest.mark.parametrize(
    ("a_rule", "what"),
    [
        (counted_by_another, "same_place(state, card)"),
        (compared, "same_place(state, card)"),
        (laid_down, "card"),
        (looked_through, "card"),
        (set_in_a_condition, "other"),
        (left_out, "same_place(state, card)"),
        (told_the_wrong_way_round, "same_place(state, card)"),
        (refused_the_wrong_way_round, "same_place(state, card)"),
        (both_at_once, "either(0, same_place(state, card))"),
        (a_table_of_seats, "same_place(state, card)"),
    ],
)
def test_a_card_that_is_taken_for_a_seat_is_named(a_rule: Callable[..., Any], what: str) -> None:
    (wrong,) = mixed_up(GAME, [a_rule])
    assert str(wrong).endswith(
        f": {what} is a number of card (card_3, …); one of seat (1, …) is wanted here."
    )
    assert wrong.file.endswith("engine/test_numbers.py")


def test_and_a_seat_that_is_handed_on_as_a_card() -> None:
    (wrong,) = mixed_up(GAME, [handed_on])
    assert wrong.facts == {"what": "seat", "first": "seat (1, …)", "second": "card (card_3, …)"}
