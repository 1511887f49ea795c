"""Dice, and what lies open in a fight (103, 114, 115, 3.5, 3.6)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of, phase_now
from tabard.engine.rule import because
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..commitment import both_have_committed
from ..components import cards
from ..course_of_combat import ASK, DICE, REVEAL
from ..foreign import OUTCOME
from ..readings import dice_fall_first
from ..reveal import card_kind
from .sides import fights, holds, step_of_fight

DIE_TOO_EARLY = complain("103", _("The die of {seat} shows {found}, and has not been rolled yet."))
DIE_MISSING = complain("103", _("The die of {seat} shows nothing, and was rolled before."))


def die_off(state, seat):
    """A die shows a face from when it has fallen until all is over (103, 3.5, 3.6)."""
    if state.die[seat] == 0 and die_is_down(state, seat):
        return because(DIE_MISSING, seat)
    if state.die[seat] != 0 and not die_may_be_down(state, seat):
        return because(DIE_TOO_EARLY, seat, state.die[seat])
    return 0


def die_is_down(state, seat):
    """Must this die have fallen? (103, S21, 3.6)"""
    step = step_of_fight(state)
    if fights(state, seat):
        if dice_fall_first(state) and step > DICE:
            return phase_now(state) != phases.BATTLE_DICE
        if step == REVEAL and level_of(state, phases.COMMIT) == state.depth - 1:
            return both_have_committed(state)
        return step >= ASK or (step == REVEAL and not goes_on(state, phases.COMMIT))
    level = level_of(state, phases.FOREIGN_ATTACK)
    if level < 0 or not holds(state, seat):
        return False
    return state.frame_cursor[level] == OUTCOME and phase_now(state) != phases.HOLDING_DIE


def die_may_be_down(state, seat):
    """Can this die have fallen? While both are rolled the first may be; the second not before it.
    (103, 3.5)"""
    if die_is_down(state, seat):
        return True
    if phase_now(state) == phases.BATTLE_DICE:
        return seat == state.attacker
    return phase_now(state) == phases.SEA_DICE and seat == state.admiral


# --- what is shown ------------------------------------------------------------------------------


SHOWN_OFF = complain("103", _("{seat} shows something that is in no fight."))
SHOWN_NOT_USED = complain(
    "114",
    _("{seat} shows {first} and {second}, which do not lie among the used cards."),
    first=cards.FROM_HAND_OR_USED,
    second=cards.YELLOW_OR_NONE,
)
SHOWN_EXTRA_OFF = complain("114", _("{seat} cannot show {extra}."))
ATTACKER_SHOWS_NONE = complain("96", _("{seat} attacks and shows 0 yellow cards."))


def shown_off(state, seat):
    """What was put in lies open, the yellow cards among the used ones (103, 114, 115)."""
    first, second = state.shown_first[seat], state.shown_second[seat]
    extra = state.shown_extra[seat]
    if not may_show(state, seat):
        shows = (
            first != cards.NO_CARD_PUT_IN
            or second != cards.NO_YELLOW
            or extra != cards.NOTHING_ELSE
        )
        return because(SHOWN_OFF, seat) if shows or state.shown_influence[seat] > 0 else 0
    if fights(state, seat) and seat == state.attacker:
        if first == cards.NO_CARD_PUT_IN:
            return because(ATTACKER_SHOWS_NONE, seat)
    elif second != cards.NO_YELLOW:
        return because(SHOWN_OFF, seat)
    if not lies_used(state, seat, first, second):
        return because(SHOWN_NOT_USED, seat, first, second)
    return because(SHOWN_EXTRA_OFF, seat, extra) if shown_extra_off(state, seat, extra) else 0


def may_show(state, seat):
    """Commitments have been revealed (103, 3.6)."""
    if fights(state, seat):
        return step_of_fight(state) >= ASK
    return holds(state, seat) and phase_now(state) != phases.HOLD_CITY


def lies_used(state, seat, first, second):
    """The yellow cards shown lie among the used ones; both, if they are of one kind (114)."""
    for card in range(cards.YELLOW):
        shown = 1 if first != cards.NO_CARD_PUT_IN and card_kind(first) == card else 0
        shown += second == card
        if state.cards[cards.USED + seat][card] < shown:
            return False
    return True


def shown_extra_off(state, seat, extra):
    """An active hero; red cards that are discarded; a traitor of the attacker alone (98, 101, 114,
    3.6)."""
    if cards.HAS_HERO[extra] and not state.hero_active[seat]:
        return True
    if cards.TRAITORS[extra] > 0 and not (fights(state, seat) and seat == state.attacker):
        return True
    if cards.ENGINEERS[extra] > 0 and not fights(state, seat):
        return True
    if state.cards[cards.DISCARDS][cards.ENGINEER] < cards.ENGINEERS[extra]:
        return True
    return state.cards[cards.DISCARDS][cards.TRAITOR] < cards.TRAITORS[extra]
