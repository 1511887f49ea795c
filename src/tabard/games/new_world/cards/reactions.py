"""Reaction cards outside combat (3.19 N°54, 55, FR4; 3.19.8): to one's own actions."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push, seat_now, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.build import NO_POINTS_LEFT
from ..book import refuse, told
from ..components import cards
from ..exploring.attempt import work_failed
from ..settling.founding import pay_for_founding
from ..state import COLONISE
from ..world.dice import throw
from ..world.hands import NOT_YOUR_CARD, holds, play_card

# What the die may show at most: N°55 four, FR4 five.
CALMS = cards.by_event({cards.CALM_WORDS: 4, cards.EDICT_OF_TOLERANCE: 5})


NO_SUCH_REACTION = refuse("3.19.1", _("{card} cannot be played at this moment."))
SIGN_GIVEN = refuse("3.19.1", _("A Divine Sign helps the next roll already; it counts once."))


def why_not_ask_a_sign(state, seat, card):
    """N°54: before an own action roll of this impulse."""
    if cards.CARD_EVENT[card] != cards.DIVINE_SIGN:
        return because(NO_SUCH_REACTION, card)
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.sign:
        return because(SIGN_GIVEN)
    return LEGAL


def ask_a_sign(state, seat, card):
    """N°54: the next roll has a target three higher."""
    play_card(state, seat, card)
    state.sign = 1


def why_not_calm(state, seat, card):
    """FR4, 3.19.8, N°55: before the natives take up arms."""
    if not holds(state, seat, card):
        return because(NOT_YOUR_CARD, card)
    if CALMS[cards.CARD_EVENT[card]] == 0:
        return because(NO_SUCH_REACTION, card)
    return LEGAL


def calm(state, seat, card):
    """N°55, FR4: a die decides; nation cards leave the game."""
    play_card(state, seat, card)
    turn_to(state, phases.CALMED, seat, CALMS[cards.CARD_EVENT[card]])
    throw(state, 1)


CALM = told("calm", "3.19.4", _("The natives calm down."))


def hear_the_words(state):
    """N°55, FR4: no attack, the action just fails; or another card may be tried."""
    most, seat = state.frame_cursor[state.depth - 1], seat_now(state)
    pop(state)
    if state.dice_sum > most:
        push(state, phases.CALMING, seat)
        return
    state.natives_come = 0
    tell(state, CALM)
    if state.action == COLONISE:
        pay_for_founding(state)
    else:
        work_failed(state)


def let_them_come(state, seat):
    """3.23, 42: natives attack."""
    pop(state)
