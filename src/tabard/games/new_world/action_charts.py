"""Chapter "Action charts" (3.11.1, 3.1.5): an action is tried with two dice, low is good."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .action.lost_units_and_ships import fails_badly
from .book import refuse, told
from .components import cards, colonies, nations
from .exploring.bribe import bribe_succeeded, bribe_target
from .exploring.discover import (
    discover_failed,
    discover_succeeded,
    discover_target,
    natives_are_there,
)
from .land import starting as combat
from .land.starting import natives_attack
from .readings import high_rolls_succeed, natives_choose_at_random
from .settling.colonise import (
    colonise_failed,
    colonise_succeeded,
    colonise_target,
    lose_points,
    pay_for_founding,
    why_not_found,
)
from .settling.fortify import fortify_succeeded, fortify_target, why_not_work, work_points
from .settling.improve import (
    BY_THE_DICE,
    improve_succeeded,
    improve_target,
    improvement_points,
    why_not_improvement,
)
from .settling.mission import mission_succeeded, mission_target
from .state import (
    ACTIONS,
    BRIBE,
    COLONISE,
    DISCOVER,
    FORTIFY,
    IMPROVE,
    MISSION,
    NATIVES_ATTACK,
    NEITHER,
    NO_ACTION,
    UNDISCOVERED,
    State,
)
from .world.avatars import has_leader_ashore
from .world.conventions import half
from .world.dice import throw
from .world.hands import cards_in_hand
from .world.limits import units_with
from .world.nations import seat_of
from .world.paying import pay_points

LOWEST_TARGET, HIGHEST_TARGET = 2, 11
NATURAL_TWELVE, MIRROR = 12, 14
SIGN = 3
COURSE = Course(dice=1, judge=1, natives=1, end=1)
JUDGE, END = COURSE.begins["judge"], COURSE.begins["end"]


SUCCEEDED = told("succeeded", "3.1.5", _("It succeeds."), part=Part(ends=True))
RESCUED = told("rescued", "43", _("The action has succeeded after all."), part=Part(ends=True))


def throw_for_the_action(state):
    """Two dice, or a success without any (3.1.5)."""
    if needs_no_roll(state):
        go_to(state, END)
        tell(state, SUCCEEDED)
        action_succeeds(state)
    else:
        throw(state, 2)


def needs_no_roll(state):
    """With missionary zeal a mission succeeds without one (3.19 N°26)."""
    return state.action == MISSION and state.event == cards.MISSIONARY_ZEAL


def can_go_on(state, step):
    """Is what is tried what could have been begun? Once the dice have judged it, it may stand there
    already, or have been laid waste; but no more than that. (3.11)"""
    area, avatar = state.action_area, state.action_avatar
    if state.action == DISCOVER:
        return step > JUDGE or state.discovered[area] == UNDISCOVERED
    if state.action == COLONISE or state.action == FORTIFY or state.action == IMPROVE:
        if state.owner[area] != nations.HOLDER_NATION[avatar]:
            return False
    if state.action == COLONISE and step > JUDGE:
        return state.action_what > 0 and state.action_what >= state.colony[area]
    if state.action == COLONISE:
        return why_not_found(state, avatar, area, state.action_what, state.event) == LEGAL
    if state.action == FORTIFY and step > JUDGE:
        work = state.action_what
        return work > 0 and (work >= colonies.PORT or work >= state.fortification[area])
    if state.action == FORTIFY:
        return why_not_work(state, avatar, area, state.action_what) == LEGAL
    if state.action == IMPROVE and step <= JUDGE:
        return why_not_improvement(state, avatar, area, state.action_what, BY_THE_DICE) == LEGAL
    return True


def target(state):
    """What the dice may show at most: 2 to 11 (3.1.5)."""
    if state.action == DISCOVER:
        goal = discover_target(state)
    elif state.action == COLONISE:
        goal = colonise_target(state)
    elif state.action == FORTIFY:
        goal = fortify_target(state)
    elif state.action == IMPROVE:
        goal = improve_target(state)
    elif state.action == MISSION:
        goal = mission_target(state)
    else:
        goal = bribe_target(state)
    return max(LOWEST_TARGET, min(HIGHEST_TARGET, goal + SIGN * state.sign))


TRIED = told(
    "tried",
    "3.1.5",
    _("{avatar} rolls to {action} in {area}: {roll} against a target of {target}."),
    part=Part(opens=(), leads=True),
    action=ACTIONS,
)
TRIED_HIGH = told(
    "tried_high",
    "A29",
    _("{avatar} rolls to {action} in {area}: {roll}; at least {target} is needed."),
    part=Part(opens=(), leads=True),
    action=ACTIONS,
)
FAILED = told("failed", "3.1.5", _("It fails."), part=Part(ends=True))


def judge_the_roll(state):
    """A natural 2 always succeeds, for no target is lower; a natural 12 always fails. A29: by a
    reading all is the other way round. (3.1.5)"""
    roll, goal = state.dice_sum, target(state)
    avatar, area = state.action_avatar, state.action_area
    if high_rolls_succeed(state):
        tell(state, TRIED_HIGH, avatar, state.action, area, roll, MIRROR - goal)
        roll = MIRROR - roll
    else:
        tell(state, TRIED, avatar, state.action, area, roll, goal)
    if roll <= goal:
        tell(state, SUCCEEDED)
        action_succeeds(state)
    else:
        tell(state, FAILED)
        action_fails(state, roll - goal, roll == NATURAL_TWELVE)


def action_succeeds(state):
    """The full effect of a success (3.11)."""
    if state.action == DISCOVER:
        discover_succeeded(state)
    elif state.action == COLONISE:
        colonise_succeeded(state)
    elif state.action == FORTIFY:
        fortify_succeeded(state)
    elif state.action == IMPROVE:
        improve_succeeded(state)
    elif state.action == MISSION:
        mission_succeeded(state)
    elif state.action == BRIBE:
        bribe_succeeded(state)


def action_fails(state, by, twelve):
    """What the chart says of a failure by so many, or of a natural 12 (3.11)."""
    if natives_answer(state, by, twelve):
        state.natives_come = 1
        seat = seat_of(state, nations.HOLDER_NATION[state.action_avatar])
        if cards_in_hand(state, seat) > 0:
            push(state, phases.CALMING, seat)
    elif state.action == DISCOVER:
        discover_failed(state, by, twelve)
    elif state.action == COLONISE:
        colonise_failed(state, by, twelve)
    else:
        work_failed(state)


def let_natives_come(state):
    """Natives attack, unless a card has calmed them; the build points are spent, whoever wins
    (42, 3.11.3, 3.11.6, 3.11.8, 3.11.9, A26)."""
    if not state.natives_come:
        return
    state.natives_come = 0
    pay_for_the_attempt(state)
    victims = sum(can_be_a_victim(state, nation) for nation in range(nations.NATIONS))
    if victims > 1 and natives_choose_at_random(state):
        push(state, phases.VICTIM, CHANCE)
    else:
        nation = nations.HOLDER_NATION[state.action_avatar]
        natives_attack(state, state.action_area, nation, NATIVES_ATTACK)


def can_be_a_victim(state, nation):
    """The acting nation, and each with a leader ashore there (A26)."""
    acts = nation == nations.HOLDER_NATION[state.action_avatar]
    return acts or has_leader_ashore(state, nation, state.action_area)


NOBODY_THERE = refuse("3.1.4", _("{nation} has no leader there."))


def why_not_turn_on(state, seat, nation):
    """Each of these nations is equally likely (3.1.4, A26)."""
    return LEGAL if can_be_a_victim(state, nation) else because(NOBODY_THERE, nation)


def turn_on(state, seat, nation):
    """It is attacked; the action is saved only if the acting nation itself wins (A26)."""
    pop(state)
    natives_attack(state, state.action_area, nation, NATIVES_ATTACK)


def natives_answer(state, by, twelve):
    """Does this failure read "natives attack"? (42, 3.11.3, 3.11.6, 3.11.8 to 3.11.10)"""
    area = state.action_area
    if not natives_are_there(state, area):
        return False
    if state.action == DISCOVER:
        return twelve and can_be_attacked(state, state.action_avatar)
    if state.action == FORTIFY or state.action == IMPROVE or state.action == MISSION:
        return twelve
    if state.action == BRIBE and not can_be_attacked(state, state.action_avatar):
        own = state.owner[area] == nations.HOLDER_NATION[state.action_avatar]
        return own and fails_badly(by, twelve)
    return fails_badly(by, twelve)


def can_be_attacked(state, avatar):
    """A leader, or a fleet that carries military units (3.11.3)."""
    return avatar < nations.FIRST_FLEET or units_with(state, avatar) > 0


forget_the_attempt = State.forgets("attempt", says="The action is over.")


def rescue_the_action(state):
    """Natives attacked after a failed action and its nation has won: it has succeeded; the combat
    is over (43, 44, 3.16.6.7, A42)."""
    go_to(state, combat.END)
    if state.trigger != NATIVES_ATTACK or state.winner == NEITHER or state.action == NO_ACTION:
        return
    if state.side[state.winner] == nations.HOLDER_NATION[state.action_avatar]:
        tell(state, RESCUED)
        action_succeeds(state)


# --- what it costs when natives attack, and when it fails ----------------------------------------


def price_of_the_work(state):
    """The build points of a work or an improvement; nothing else has a price (3.11.8, 3.11.9)."""
    avatar = state.action_avatar
    if state.action == FORTIFY:
        return work_points(state, avatar, state.action_what)
    return improvement_points(state, avatar, state.action_what) if state.action == IMPROVE else 0


def pay_for_the_attempt(state):
    """When natives attack the build points are spent, whoever wins (3.11.6, 3.11.8, 3.11.9)."""
    if state.action == COLONISE:
        pay_for_founding(state)
    elif price_of_the_work(state) > 0:
        state.action_paid = 1
        pay_points(state, state.action_avatar, price_of_the_work(state))


def work_failed(state):
    """Half of them, rounded up; a mission or a bribe costs nothing more (3.11.8, 3.11.9)."""
    if price_of_the_work(state) > 0:
        lose_points(state, state.action_avatar, half(price_of_the_work(state)))
