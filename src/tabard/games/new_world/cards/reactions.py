"""Reaction cards outside combat (3.19 N°54 to 56, FR4, NL4; 3.19.8): to one's own actions.

Nobody is asked before each action, voyage and payment whether a card is played; whoever has one
plays it just before what it helps (3.27).
"""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push, seat_now, turn_to
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.build import NO_POINTS_LEFT
from ..action.main_card import MAIN_CARD_USED
from ..action_charts import work_failed
from ..book import refuse, told
from ..components import cards, nations
from ..settling.colonise import pay_for_founding
from ..state import COLONISE
from ..world.dice import throw
from ..world.hands import has_no_cards, play_card, why_not_hold

MOST_CREDIT = 30
# What the die may show at most: N°55 four, FR4 five.
CALMS = cards.by_event({cards.CALM_WORDS: 4, cards.EDICT_OF_TOLERANCE: 5})


NO_SUCH_REACTION = refuse("3.19.1", _("{card} cannot be played at this moment."))


def why_not_react(state, seat, card, event):
    """With a card of this event, from the own hand (3.19.1)."""
    if cards.CARD_EVENT[card] != event:
        return because(NO_SUCH_REACTION, card)
    return why_not_hold(state, seat, card)


def why_not_prepare(state, seat, card, event):
    """Such a card helps what is still to come in this impulse (N°54, N°56)."""
    if refusal := why_not_react(state, seat, card, event):
        return refusal
    return because(NO_POINTS_LEFT) if state.points_left == 0 else LEGAL


# --- N°54, a sign ---------------------------------------------------------------------------------


SIGN_GIVEN = refuse("3.19.1", _("A Divine Sign helps the next roll already; it counts once."))


def why_not_ask_a_sign(state, seat, card):
    """Before an own action roll of this impulse (N°54)."""
    if refusal := why_not_prepare(state, seat, card, cards.DIVINE_SIGN):
        return refusal
    return because(SIGN_GIVEN) if state.sign else LEGAL


def ask_a_sign(state, seat, card):
    """The next roll has a target three higher (N°54)."""
    play_card(state, seat, card)
    state.sign = 1


# --- N°55, FR4: natives are calmed ----------------------------------------------------------------


def why_not_calm(state, seat, card):
    """Before the natives take up arms (FR4, 3.19.8, N°55)."""
    calms = CALMS[cards.CARD_EVENT[card]] > 0
    return LEGAL if calms else because(NO_SUCH_REACTION, card)


def calm(state, seat, card):
    """A die decides; nation cards leave the game (N°55, FR4)."""
    play_card(state, seat, card)
    turn_to(state, phases.CALMED, seat, CALMS[cards.CARD_EVENT[card]])
    throw(state, 1)


CALM = told("calm", "3.19.4", _("The natives calm down."))


def hear_the_words(state):
    """No attack, the action just fails; or another card may be tried (N°55, FR4)."""
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
    """Natives attack (42, 3.23)."""
    pop(state)


# --- N°56, the wind -------------------------------------------------------------------------------


WIND_TAKEN = refuse("3.19.4", _("A favourable wind is waiting already."))


def why_not_wait_for_wind(state, seat, card):
    """Before an own fleet is activated in this impulse (N°56)."""
    if refusal := why_not_prepare(state, seat, card, cards.FAVOURABLE_WIND):
        return refusal
    return because(WIND_TAKEN) if state.fair_wind else LEGAL


WIND_CAUGHT = told("fair_wind", "3.19.4", _("The wind is fair for the next voyage."))


def wait_for_wind(state, seat, card):
    """The next fleet that is activated has six movement points more (N°56)."""
    play_card(state, seat, card)
    state.fair_wind = 1
    tell(state, WIND_CAUGHT)


# --- NL4, a credit --------------------------------------------------------------------------------


def when_draw_on_credit(state, seat):
    """Only the Netherlands ever hold it (NL4)."""
    return state.nation[seat] == nations.NL


CREDIT_TAKEN = refuse("3.19.5", _("A credit of {ducats} is waiting to be used."))


def why_not_draw_on_credit(state, seat, card):
    """Before a payment that it names: by the main card, to natives, of upkeep (NL4)."""
    if refusal := why_not_react(state, seat, card, cards.TULIP_CREDIT):
        return refusal
    phase = state.frame_phase[state.depth - 1]
    if phase == phases.IMPULSE and state.main_card_used[nations.NL]:
        return because(MAIN_CARD_USED)
    if phase == phases.SPEND and state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.credit > 0:
        return because(CREDIT_TAKEN, state.credit)
    return LEGAL


CREDIT_DRAWN = told("credit", "3.19.5", _("Up to {ducats} of it are free."))


def draw_on_credit(state, seat, card):
    """Up to thirty ducats of the next such payment are free (NL4)."""
    play_card(state, seat, card)
    state.credit = MOST_CREDIT
    tell(state, CREDIT_DRAWN, MOST_CREDIT)


def nothing_to_credit(state):
    """One credit is enough (3.9.D1)."""
    return state.credit > 0 or has_no_cards(state)


def pay_in_full(state, seat):
    """All upkeep is paid from home (3.9.D1, 3.23)."""
    pop(state)
