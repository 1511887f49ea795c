"""Event 1, Do ut des (rule 3.8.1)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import cards, pieces
from ..consent import why_not_ask
from ..hands import holder, holds_city_card
from ..players import pawns_in_play
from .playing import forget_holder, holders_consent, pay_for_event, why_not_play

CARDS_MUST_DIFFER = refuse("3.8.1", _("The two cards must lie in two different hands."))
CARD_IN_NO_HAND = refuse("3.8.1", _("{card} is in no hand."))
PAWNS_NOT_TOGETHER = refuse("3.8.1", _("The owners of the two cards are not in one city."))
NO_SWAP_POSSIBLE = refuse("3.8.1", _("No two players hold city cards that could be swapped."))


def why_not_do_ut_des(state, seat, effect, card, other):
    """Two players in one city (corrupt: anywhere) swap one city card each, as long as they can be
    asked (3.8.1, 2.16.16)."""
    if refusal := why_not_play(state, seat, cards.DO_UT_DES):
        return refusal
    if refusal := why_not_ask(state):
        return refusal
    if card == OPEN:
        return LEGAL if somebody_can_swap(state, effect) else because(NO_SWAP_POSSIBLE)
    if holder(state, card) == pieces.NO_SEAT:
        return because(CARD_IN_NO_HAND, card)
    if other == OPEN:
        return LEGAL if can_swap(state, effect, holder(state, card)) else because(NO_SWAP_POSSIBLE)
    if holder(state, other) == pieces.NO_SEAT:
        return because(CARD_IN_NO_HAND, other)
    if holder(state, card) == holder(state, other):
        return because(CARDS_MUST_DIFFER)
    if not may_meet(state, effect, holder(state, card), holder(state, other)):
        return because(PAWNS_NOT_TOGETHER)
    return LEGAL


def may_meet(state, effect, one, two):
    """The normal effect joins players in one city only (3.8.1)."""
    return effect == cards.CORRUPT or state.pawn[one] == state.pawn[two]


def can_swap(state, effect, one):
    """Another seat with a city card can be met (3.8.1)."""
    return any(
        two != one and holds_city_card(state, two) and may_meet(state, effect, one, two)
        for two in range(pawns_in_play(state))
    )


def somebody_can_swap(state, effect):
    """Two seats hold at least one city card each and can meet (3.8.1)."""
    return any(
        holds_city_card(state, seat) and can_swap(state, effect, seat)
        for seat in range(pawns_in_play(state))
    )


def consent_do_ut_des(state, seat, effect, card, other):
    """The holder of the event and the owners of both cards (2.16)."""
    owners = 1 << holder(state, card) | 1 << holder(state, other)
    return holders_consent(state, cards.DO_UT_DES) | owners


SWAPPED = told("swapped", "3.8.1", _("{card} and {other} change hands."), other=cards.CITY_CARDS)


def do_ut_des(state, seat, effect, card, other):
    """The two cards change hands; no hand grows (3.8.1)."""
    pay_for_event(state, cards.DO_UT_DES, effect)
    if state.ended != 0:
        return
    one, two = holder(state, card), holder(state, other)
    state.card_place[card] = cards.FIRST_HAND + two
    state.card_place[other] = cards.FIRST_HAND + one
    tell(state, SWAPPED, card, other)
    forget_holder(state)
