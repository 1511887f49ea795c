"""A fight, a battle at sea, a city held against a foreign power: who, where, what is sealed and
what is shown (90 to 120, 3.5, 3.6)."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of, phase_now
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..after_totals import BOTH, asked_first, asking_is_over, other_side
from ..attack import CARDS_TO_ATTACK, LONGEST_RIDE, road_reaches
from ..book import complain
from ..cities import owns
from ..components import board, terms
from ..course_of_combat import ASK, OUTCOME, REVEAL
from ..hands import yellow_in_hand
from ..phases import PHASES
from ..players import leader
from ..state import NOBODY
from .sealed import NOT_ALL_COMMITTED, committed_off, dice_too_early
from .shown import die_off, shown_off
from .sides import fights, step_of_fight


def fights_off(state):
    """The fight and its cards, dice and passes (90, 95, 103)."""
    wrong = sides_off(state)
    for seat in range(state.seats):
        if wrong == 0:
            wrong = committed_off(state, seat)
        if wrong == 0:
            wrong = die_off(state, seat)
        if wrong == 0:
            wrong = shown_off(state, seat)
    if wrong == 0:
        wrong = dice_too_early(state)
    if wrong == 0:
        wrong = asking_off(state)
    return wrong


# --- who and where ------------------------------------------------------------------------------


SEAT_OFF = complain(
    "10", _("It is not the turn of {found} but of {wanted}: {phase}."),
    phase=PHASES, found=SEATS, wanted=SEATS,
)  # fmt: skip
NO_FIGHT = complain("90", _("An attacker, a defender or a base is named, and there is no fight."))
NO_ATTACKER = complain("90", _("A fight goes on, and 0 attackers are named instead of 1."))
NO_DEFENDER = complain("90", _("A fight goes on, and 0 defenders are named instead of 1."))
NO_BASE = complain("90", _("A fight goes on, and 0 cities are named as its base instead of 1."))
NO_CITY_ATTACKED = complain(
    "90", _("A fight goes on, and 0 cities are named as its target instead of 1.")
)
BASE_OFF = complain("88", _("{base} is the base, and {seat} does not own it."))
DEFENDER_OFF = complain(
    "88", _("{target} is the target, and {seat}, another player, does not own it.")
)
WAY_OFF = complain("88", _("No such way leads from {base} to {target}."))
TARGET_PROTECTED = complain("3.5", _("{city} is protected: nobody attacks it."))


def sides_off(state):
    """A fight has a base of the attacker, and a target of the defender (88, 89, 90)."""
    named = state.attacker != NOBODY or state.defender != NOBODY or state.base != board.NO_CITY
    level = level_of(state, phases.FIGHT)
    if level < 0:
        return NO_FIGHT if named or state.way != terms.BY_ROAD else 0
    seat = state.attacker
    if seat == NOBODY:
        return NO_ATTACKER
    if state.base == board.NO_CITY:
        return NO_BASE
    if state.target == board.NO_CITY:
        return NO_CITY_ATTACKED
    if state.defender == NOBODY:
        return NO_DEFENDER
    if seat != state.frame_seat[level]:
        return because(SEAT_OFF, phases.FIGHT, state.frame_seat[level], seat)
    if not owns(state, seat, state.base):
        return because(BASE_OFF, state.base, seat)
    if state.owner[state.target] != state.defender or leader(state, seat) == leader(
        state, state.defender
    ):
        return because(DEFENDER_OFF, state.target, state.defender)
    if state.protected[state.target]:
        return because(TARGET_PROTECTED, state.target)
    if not way_leads(state):
        return because(WAY_OFF, state.base, state.target)
    return attacker_off(state, seat)


def way_leads(state):
    """A road, two ports, or a ride (88, 89, 3.5)."""
    base, target = state.base, state.target
    if state.way == terms.BY_ROAD:
        return road_reaches(state, base, target)
    if state.way == terms.BY_LANDING:
        return board.PORT[base] + board.PORT[target] == 2 and not state.barred[state.attacker]
    return board.DISTANCE[base][target] <= LONGEST_RIDE and state.order[0] == state.attacker


ATTACKS_OFF = complain(
    "91",
    _("Cities that {seat} has attacked, or attacked from: {found}; attacks: {attacks}."),
    attacks=NUMBER,
)
ATTACKER_SHORT = complain(
    "87",
    n_(
        "{seat} attacks with {found} yellow card in hand; at least {least} are needed.",
        "{seat} attacks with {found} yellow cards in hand; at least {least} are needed.",
        "found",
    ),
    least=NUMBER,
)


def attacker_off(state, seat):
    """The attack is announced and counts; two yellow cards until they are shown (87, 91, 92,
    93)."""
    if state.attacks[seat] == 0:
        return because(ATTACKS_OFF, seat, 1, 0)
    held = yellow_in_hand(state, seat)
    if step_of_fight(state) <= REVEAL and held < CARDS_TO_ATTACK:
        return because(ATTACKER_SHORT, seat, held, CARDS_TO_ATTACK)
    if phase_now(state) == phases.FIGHT and step_of_fight(state) == REVEAL:
        return because(NOT_ALL_COMMITTED, seat)
    return 0


# --- after the totals ---------------------------------------------------------------------------


PASSES_OFF = complain(
    "110",
    n_(
        "{found} pass in a row after the totals; at this moment {wanted}.",
        "{found} passes in a row after the totals; at this moment {wanted}.",
    ),
    wanted=NUMBER,
)
RETREATED_OFF = complain("110", _("{seat} has retreated from no fight, or the fight goes on."))


def asking_off(state):
    """Passes and a retreat are of a fight whose totals are known (110)."""
    now, step = phase_now(state), step_of_fight(state)
    if step == OUTCOME and not asking_is_over(state):
        return because(PASSES_OFF, state.passes, BOTH)
    if step < ASK:
        if state.retreated != NOBODY:
            return because(RETREATED_OFF, state.retreated)
        return because(PASSES_OFF, state.passes, 0) if state.passes > 0 else 0
    if state.retreated != NOBODY and (now != phases.FIGHT or not fights(state, state.retreated)):
        return because(RETREATED_OFF, state.retreated)
    if now == phases.SIGN_DIE and state.passes > 0:
        return because(PASSES_OFF, state.passes, 0)
    if now == phases.AFTER_TOTALS:
        return asked_off(state, state.frame_seat[state.depth - 1])
    return 0


def asked_off(state, seat):
    """The side that is losing is asked first, then the other (110)."""
    first = asked_first(state)
    if state.passes == 0:
        return because(PASSES_OFF, 0, 1)
    wanted = first if state.passes == 1 else other_side(state, first)
    return 0 if seat == wanted else because(SEAT_OFF, phases.AFTER_TOTALS, seat, wanted)
