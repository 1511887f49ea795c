"""Chapter "Move 2, combat: committing", the dice and the reveal (rules 103, 114 to 118).

Once shown, committed yellow cards lie openly among the used ones of their side; the loser's go from
there to the discards.
"""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell

from .components import (
    DISCARDS,
    ENGINEER,
    ENGINEERS,
    HAND,
    NO_CARD_PUT_IN,
    NO_YELLOW,
    NOTHING_ELSE,
    TRAITOR,
    TRAITORS,
    USED,
    YELLOW,
)
from .hands import discard_from_hand, move_card
from .influence import spend_influence
from .refusals import ATTACKER_ROLLS_FIRST, DIE_HAS_FALLEN
from .told_in_phase_seven import (
    DIE_FELL,
    SHOWS_TWO,
)

# --- the dice -----------------------------------------------------------------------------------


@rule
def both_dice_have_fallen(state):
    """103: the attacker's and the defender's."""
    return state.die[state.attacker] > 0 and state.die[state.defender] > 0


@rule
def why_not_attack_die(state, seat, face):
    """103: any face; the attacker's die falls first, and once."""
    if state.die[state.attacker] > 0:
        return because(DIE_HAS_FALLEN)
    return LEGAL


@rule
def attack_die(state, seat, face):
    """103: the attacker's die."""
    state.die[state.attacker] = face
    tell(state, DIE_FELL, state.attacker, face)


@rule
def why_not_defence_die(state, seat, face):
    """103: any face, after the attacker's."""
    if state.die[state.attacker] == 0:
        return because(ATTACKER_ROLLS_FIRST)
    return LEGAL


@rule
def defence_die(state, seat, face):
    """103: the defender's die."""
    state.die[state.defender] = face
    tell(state, DIE_FELL, state.defender, face)


# --- the reveal ---------------------------------------------------------------------------------


@rule
def show(state, seat, shows):
    """103, 114, 118, S30, S42: cards and influence are shown (one card in this event): the yellow
    cards lie among the used ones, the red ones are discarded, the influence is spent."""
    first, second = state.first_card[seat], state.second_card[seat]
    influence, extra = state.influence_put[seat], state.extra_put[seat]
    state.shown_first[seat] = first
    state.shown_second[seat] = second
    state.shown_influence[seat] = influence
    state.shown_extra[seat] = extra
    unseal(state, seat)
    if second == NO_YELLOW:
        tell(state, shows, seat, first, influence, extra)
    else:
        tell(state, SHOWS_TWO, seat, first, second, influence, extra)
        move_card(state, HAND + seat, USED + seat, second)
    if first < YELLOW:
        move_card(state, HAND + seat, USED + seat, first)
    for _engineer in range(ENGINEERS[extra]):
        discard_from_hand(state, seat, ENGINEER)
    for _traitor in range(TRAITORS[extra]):
        discard_from_hand(state, seat, TRAITOR)
    spend_influence(state, seat, influence)


@rule
def unseal(state, seat):
    """103: nothing of this side is sealed any more."""
    state.committed[seat] = 0
    state.first_card[seat] = NO_CARD_PUT_IN
    state.second_card[seat] = NO_YELLOW
    state.influence_put[seat] = 0
    state.extra_put[seat] = NOTHING_ELSE


@rule
def card_kind(card):
    """99: the kind of a card put in, of the hand or used."""
    return card if card < YELLOW else card - YELLOW


@rule
def lose_cards(state, seat):
    """116: the yellow cards that a side has committed are discarded."""
    if state.shown_first[seat] != NO_CARD_PUT_IN:
        move_card(state, USED + seat, DISCARDS, card_kind(state.shown_first[seat]))
    if state.shown_second[seat] != NO_YELLOW:
        move_card(state, USED + seat, DISCARDS, state.shown_second[seat])


@rule
def forget_commitment(state, seat):
    """The fight is over: nothing lies in it."""
    state.shown_first[seat] = NO_CARD_PUT_IN
    state.shown_second[seat] = NO_YELLOW
    state.shown_influence[seat] = 0
    state.shown_extra[seat] = NOTHING_ELSE
    state.die[seat] = 0
