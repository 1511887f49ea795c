"""Chapter "Move 2, combat: after the totals" (rule 110, 3.3)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push, seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told
from .components import cards, pieces
from .hands import discard_from_hand, hand_size, in_hand
from .readings import attacker_is_asked_first
from .state import NOBODY
from .totals import attacker_total, defender_total, tell_totals

BOTH = 2  # passes in a row that end the asking


def asking_is_over(state):
    """Two passes in a row, or a retreat, end it (110)."""
    return state.passes == BOTH or state.retreated != NOBODY


def ask_next(state):
    """The side now losing is asked first, on a tie the attacker; then the other. Being asked counts
    as a pass until a card is played, which sets the count back. Our reading: whoever holds any card
    is asked, with such a card or without, so that nothing shows which. (110, S37)"""
    seat = asked_first(state) if state.passes == 0 else other_side(state, asked_first(state))
    state.passes += 1
    if hand_size(state, seat) > 0:
        push(state, phases.AFTER_TOTALS, seat)


def asked_first(state):
    """The loser, or on a tie the attacker; by option always the attacker (110)."""
    if attacker_is_asked_first(state) or not is_winning(state, state.attacker):
        return state.attacker
    return state.defender


def other_side(state, seat):
    """The other player in the fight (110)."""
    return state.defender if seat == state.attacker else state.attacker


def is_winning(state, seat):
    """This side's total is the higher one (110)."""
    if seat == state.attacker:
        return attacker_total(state) > defender_total(state)
    return defender_total(state) > attacker_total(state)


RED_CARD_NOT_IN_HAND = refuse("110", _("You hold no card of that kind: {card}."))
IS_WINNING = refuse("110", _("You are winning; only who is losing or tied may retreat."))


def why_not_retreat(state, seat):
    """Retreat: of a side that is losing or tied (110, 3.3)."""
    if in_hand(state, seat, cards.RETREAT) == 0:
        return because(RED_CARD_NOT_IN_HAND, cards.RETREAT)
    if is_winning(state, seat):
        return because(IS_WINNING)
    return LEGAL


RETREATS = told("retreats", "110", _("{seat} retreats."), weight=1, part=Part())


def retreat(state, seat):
    """The fight is lost, and over (110, 3.3)."""
    discard_from_hand(state, seat, cards.RETREAT)
    tell(state, RETREATS, seat)
    state.retreated = seat
    pop(state)


def why_not_sign_of_god(state, seat):
    """Sign of God: of either side, winning or losing (110, 3.3)."""
    if in_hand(state, seat, cards.SIGN_OF_GOD) == 0:
        return because(RED_CARD_NOT_IN_HAND, cards.SIGN_OF_GOD)
    return LEGAL


PLAYS_SIGN_OF_GOD = told(
    "sign_of_god", "110", _("{seat} plays a sign of God."), weight=1, part=Part()
)


def sign_of_god(state, seat):
    """The own die falls again, no pass counts any more, and the asking starts again (110, 3.3)."""
    discard_from_hand(state, seat, cards.SIGN_OF_GOD)
    tell(state, PLAYS_SIGN_OF_GOD, seat)
    state.passes = 0
    pop(state)
    push(state, phases.SIGN_DIE, seat)


DIE_FELL_AGAIN = told(
    "die_again",
    "110",
    _("{seat} rolls again: {face} in place of {before}."),
    part=Part(dice=("face",), instead="before"),
    before=pieces.FACES,
)


def sign_die(state, seat, face):
    """The own die falls again; the new roll counts, also if it is lower, and the totals are made up
    anew (3.3, 110)."""
    roller = seat_now(state)  # chance moves; the die is this player's
    pop(state)
    tell(state, DIE_FELL_AGAIN, roller, face, state.die[roller])
    state.die[roller] = face
    tell_totals(state)
