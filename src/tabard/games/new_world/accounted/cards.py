"""Accounted for: cards, demands, advisors that are looked at, sealed answers (3.18, 3.19, 3.21)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of
from tabard.engine.kinds import SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..components import cards, goods
from ..settling.demand import deepest_layer
from ..world.avatars import advisors_with
from ..world.hands import (
    A_HAND,
    MOST_CARDS,
    cards_in_hand,
    general_cards_in_hand,
    lies_open,
    place_of,
    who_saw,
)

HANDS_OFF = complain(
    "3.19", _("{card} lies in “{place}”, where no seat plays that may hold it."), place=cards.PLACES
)
SEEN_OFF = complain("3.27", _("{card} has been seen by a seat that does not play; {seats} do."))
HAND_TOO_LARGE = complain("3.28", _("{seat} holds {found} cards; a hand holds {most} at most."))
NOT_ON_ITS_WAY = complain(
    "3.19.4", _("{card} lies in “{place}”, but no card is changing hands."), place=cards.PLACES
)
DEMAND_OFF = complain(
    "3.9.A6",
    n_(
        "{seat} looks at {found} demand card; it should be {most}.",
        "{seat} looks at {found} demand cards; it should be {most}.",
        "found",
    ),
)
FILLED_OFF = complain(
    "3.12.3",
    n_(
        "The demand for {demand} is not open; {found} item cannot be sold to it.",
        "The demand for {demand} is not open; {found} items cannot be sold to it.",
        "found",
    ),
)
DEMAND_GAP = complain(
    "3.9.A6", _("The demand deck has {found} layers; one of them is without a card.")
)
NOT_SPIED_ON = complain(
    "3.19.4", _("“{phase}” does not go with what goes on below it: one seat spies on one other."),
)  # fmt: skip
NOTHING_TO_TAKE = complain(
    "3.19.4", _("{seat} has no general card, but one of its hand is to be taken.")
)
DRAWN_OFF = complain(
    "3.18.1",
    n_(
        "{seat} has {found} advisor to choose from; it may be {most} at most.",
        "{seat} has {found} advisors to choose from; it may be {most} at most.",
        "found",
    ),
)
SEALED_OFF = complain("3.27", _("{seat} has given a sealed answer for which nobody has asked."))
SHOWN_AT_ONCE = 2


def cards_off(state):
    """Hands, demands, what is being looked at (3.9.A, 3.18, 3.19, 3.27)."""
    found = (
        hands_off(state)
        or (goes_on(state, phases.LEAVING) and spying_off(state))
        or demand_deck_off(state)
    )
    for seat in range(SEATS):
        found = found or seat_off(state, seat)
    for demand in range(goods.DEMANDS):
        if state.demand_place[demand] != goods.DEMAND_OPEN and state.demand_filled[demand] > 0:
            found = found or because(FILLED_OFF, demand, state.demand_filled[demand])
    return found


def spying_off(state):
    """A card is taken from the hand in which another is left, by the seat that leaves it (N°32)."""
    level = level_of(state, phases.LEAVING)
    spy, other = state.frame_seat[level], state.frame_cursor[level]
    if spy == other:
        return because(NOT_SPIED_ON, phases.LEAVING)
    for above in range(level + 1, state.depth):
        if state.frame_cursor[above] != A_HAND * other + spy:
            return because(NOT_SPIED_ON, state.frame_phase[above])
    if not goes_on(state, phases.RECEIVING):
        robbed = other if goes_on(state, phases.STEALING) else spy
        if general_cards_in_hand(state, robbed) == 0:
            return because(NOTHING_TO_TAKE, robbed)
    return 0


def demand_deck_off(state):
    """Its layers are counted from the top, and each has a card (3.9.A6)."""
    for layer in range(deepest_layer(state)):
        if not any(state.demand_place[demand] == layer for demand in range(goods.DEMANDS)):
            return because(DEMAND_GAP, deepest_layer(state) + 1)
    return 0


def hands_off(state):
    """Only those who play hold and see cards, and nation cards only their nation (3.19, 3.27)."""
    receiving = level_of(state, phases.RECEIVING) >= 0
    for card in range(cards.CARDS):
        place = place_of(state, card)
        seat = place - cards.HAND if place < cards.LEAVING_HAND else place - cards.LEAVING_HAND
        if cards.HAND <= place < cards.HAND + SEATS or place >= cards.LEAVING_HAND:
            if seat >= state.seats:
                return because(HANDS_OFF, card, place)
            if card >= cards.GENERAL_CARDS and cards.CARD_NATION[card] != state.nation[seat]:
                return because(HANDS_OFF, card, place)
        if place >= cards.LEAVING_HAND and not receiving:
            return because(NOT_ON_ITS_WAY, card, place)
        if not lies_open(card) and who_saw(state, card) >> state.seats:
            return because(SEEN_OFF, card, state.seats)
    return 0


def seat_off(state, seat):
    """A seat's hand, what it looks at, what it has sealed (3.28, 3.9.A6, 3.18.1)."""
    held = cards_in_hand(state, seat)
    if held > MOST_CARDS:
        return because(HAND_TOO_LARGE, seat, held, MOST_CARDS)
    shown = sum(state.demand_place[x] == goods.SHOWN_TO + seat for x in range(goods.DEMANDS))
    most = looks_at(state, phases.LAY_OPEN, seat)
    if shown != most:
        return because(DEMAND_OFF, seat, shown, most)
    drawn = advisors_with(state, goods.DRAWN + seat)
    most = SHOWN_AT_ONCE * looks_at(state, phases.ADVISOR_PICK, seat)
    if drawn > most:
        return because(DRAWN_OFF, seat, drawn, most)
    if state.bid[seat] > 0 and not has_answered(state, phases.BID, seat):
        return because(SEALED_OFF, seat)
    if state.stowing[seat] > 0 and not has_answered(state, phases.STOWING, seat):
        return because(SEALED_OFF, seat)
    return 0


def looks_at(state, phase, seat):
    """Is this phase under way for this seat?"""
    return goes_on(state, phase) and state.frame_seat[level_of(state, phase)] == seat


def has_answered(state, phase, seat):
    """This seat has been asked for a sealed answer and has given it (3.27)."""
    return goes_on(state, phase) and state.frame_answered[level_of(state, phase)] >> seat & 1 == 1
