"""What is sealed in a fight or a battle at sea (95 to 102, 3.5, S25)."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of, phase_now
from tabard.engine.rule import LEGAL, because
from tabard.engine.words import _, n_

from .. import phases
from ..book import complain
from ..commitment import (
    has_anything,
    must_defend,
    why_not_attack_with,
    why_not_defend_with,
    why_not_put_in,
    why_not_two_cards,
)
from ..components import cards
from ..hands import hand_size, in_hand
from ..influence import influence_left
from ..phases import PHASES
from ..readings import dice_fall_first
from .sides import fights, sails

COMMITTED_OFF = complain("95", _("{seat} has committed and not answered, or the other way round."))
NOT_COMMITTED = complain("95", _("Something of {seat} is sealed, and {seat} has not committed."))
CARDS_NOT_HELD = complain(
    "95",
    _("{seat} has committed {first} and {second}, and cannot."),
    first=cards.FROM_HAND_OR_USED,
    second=cards.YELLOW_OR_NONE,
)
REST_NOT_HELD = complain(
    "95",
    n_(
        "{seat} has committed {influence} influence point and {extra}, and cannot.",
        "{seat} has committed {influence} influence points and {extra}, and cannot.",
        "influence",
    ),
)


def committed_off(state, seat):
    """What is sealed is of who has answered, and could be committed (95, S25)."""
    level = max(level_of(state, phases.COMMIT), level_of(state, phases.SAIL_OUT))
    answered = 0
    if level >= 0 and (fights(state, seat) or sails(state, seat)):
        answered = state.frame_answered[level] >> seat & 1
    elif level >= 0 and state.frame_answered[level] >> seat & 1:
        return because(COMMITTED_OFF, seat)
    if state.committed[seat] != answered:
        return because(COMMITTED_OFF, seat)
    if not answered:
        return 0 if nothing_sealed(state, seat) else because(NOT_COMMITTED, seat)
    if cards_sealed_off(state, seat):
        return because(CARDS_NOT_HELD, seat, state.first_card[seat], state.second_card[seat])
    if rest_sealed_off(state, seat):
        return because(REST_NOT_HELD, seat, state.influence_put[seat], state.extra_put[seat])
    return 0


NOT_ALL_COMMITTED = complain("95", _("{seat} has committed nothing yet, and the fight goes on."))
DICE_OUT_OF_ORDER = complain(
    "95", _("“{phase}” does not come at this step: {below} goes on."), phase=PHASES, below=PHASES
)


def dice_too_early(state):
    """The dice fall when both have committed, or have nothing to commit; by option they have fallen
    before (95, 103)."""
    now, below = phase_now(state), max(0, state.depth - 2)
    if now == phases.BATTLE_DICE and dice_fall_first(state) != (
        state.frame_phase[below] == phases.FIGHT
    ):
        return because(DICE_OUT_OF_ORDER, now, state.frame_phase[below])
    if now == phases.BATTLE_DICE and not dice_fall_first(state):
        if not state.committed[state.attacker]:
            return because(NOT_ALL_COMMITTED, state.attacker)
        if not state.committed[state.defender] and has_anything(state, state.defender):
            return because(NOT_ALL_COMMITTED, state.defender)
    for seat in range(state.seats):
        if now == phases.SEA_DICE and sails(state, seat) and not state.committed[seat]:
            if hand_size(state, seat) + influence_left(state, seat) > 0:
                return because(NOT_ALL_COMMITTED, seat)
    return 0


def nothing_sealed(state, seat):
    """The seat has put in nothing (95)."""
    if state.first_card[seat] != cards.NO_CARD_PUT_IN or state.second_card[seat] != cards.NO_YELLOW:
        return False
    return state.influence_put[seat] == 0 and state.extra_put[seat] == cards.NOTHING_ELSE


def cards_sealed_off(state, seat):
    """Cards that are held (96, 99, 3.5)."""
    first, second = state.first_card[seat], state.second_card[seat]
    if fights(state, seat) and seat == state.attacker:
        return first >= cards.YELLOW or why_not_two_cards(state, seat, first, second) != LEGAL
    if second != cards.NO_YELLOW:
        return True
    if sails(state, seat):
        return first != cards.NO_CARD_PUT_IN and (
            first >= cards.YELLOW or in_hand(state, seat, first) == 0
        )
    if first == cards.NO_CARD_PUT_IN:
        return must_defend(state, seat)
    return why_not_put_in(state, seat, first, CARDS_NOT_HELD, CARDS_NOT_HELD) != LEGAL


def rest_sealed_off(state, seat):
    """Influence that is left, the hero, red cards of the hand (97, 98, 100, 101, 3.5)."""
    first, second = state.first_card[seat], state.second_card[seat]
    influence, extra = state.influence_put[seat], state.extra_put[seat]
    if sails(state, seat):
        return influence > influence_left(state, seat) or extra != cards.NOTHING_ELSE
    if seat == state.attacker:
        return why_not_attack_with(state, seat, first, second, influence, extra) != LEGAL
    return why_not_defend_with(state, seat, first, influence, extra) != LEGAL
