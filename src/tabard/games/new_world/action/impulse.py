"""Chapter "Action phase" (3.10.1 to 3.10.8): impulse rounds, cards for operation points; and how an
action of the charts is begun (3.11.1)."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, push, turn_to
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_OPERATION_POINTS, cards, nations
from ..state import ORDER, State
from ..world.avatars import in_service, is_ashore, points_of_fleet
from ..world.hands import is_red, red_cards_in_hand, throw_away
from ..world.nations import seat_of
from .build import NO_POINTS_LEFT

MOST_ACTS = 2


HAS_FOUGHT = refuse("3.10.10", _("A combat has ended this movement."))


def give_an_impulse(state, place):
    """Round after round each nation has an impulse (3.10.1)."""
    state.event = 0
    if place == 0:
        begin_the_round(state)
    begin_impulse(state)
    push(state, phases.IMPULSE, seat_of(state, state.order[place]))


ROUND_BEGAN = told("round", "3.10.1", _("Impulse round {round}."), round=NUMBER)


def begin_the_round(state):
    """Nobody has acted in it yet (3.10.1)."""
    if state.round == 0:
        state.round = 1
    state.impulses = 0
    tell(state, ROUND_BEGAN, state.round)


def end_the_round(state):
    """Until all pass in the same one (3.10.1)."""
    state.event = 0
    if state.impulses == 0:
        state.round = 0
        pop(state)
    else:
        rotate_the_order(state)
        state.round += 1


def rotate_the_order(state):
    """The nation that went last goes first (3.10.3)."""
    last = state.order[state.seats - 1]
    for n in range(state.seats - 1):
        place = state.seats - 1 - n
        state.order[place] = state.order[place - 1]
    state.order[0] = last
    for place in range(state.seats, ORDER):
        state.order[place] = nations.NO_NATION


begin_impulse = State.forgets("impulse", says="Nobody has acted yet in this impulse (3.10.8).")


RED_WAITS = refuse("3.9.A4", _("You hold a red card: play it before you pass."))


def why_not_pass_(state, seat):
    """Not while a red card is in hand (3.10.1, 3.9.A4)."""
    return because(RED_WAITS) if red_cards_in_hand(state, seat) > 0 else LEGAL


PASSED = told("passed", "3.10.1", _("{nation} passes."))


def pass_(state, seat):
    """It may act again in a later round (3.10.1, 3.23)."""
    tell(state, PASSED, state.nation[seat])
    pop(state)


RED_FOR_POINTS = refuse("3.10.2", _("{card} is red: it gives no operation points."))


def why_not_play_for_points(state, seat, card):
    """Any card but a red one (3.10.2)."""
    return because(RED_FOR_POINTS, card) if is_red(state, card) else LEGAL


PLAYED_FOR_POINTS = told(
    "points", "3.10.2", _("{nation} plays {card} for {points}."), points=SO_MANY_OPERATION_POINTS
)


def play_for_points(state, seat, card):
    """Its operation points are spent now or lost (3.10.2)."""
    state.impulses += 1
    throw_away(state, card)
    tell(state, PLAYED_FOR_POINTS, state.nation[seat], card, cards.CARD_POINTS[card])
    spend_points(state, seat, cards.CARD_POINTS[card])


def spend_points(state, seat, points):
    """The impulse goes on with these points (3.10.2)."""
    state.points_left = points
    turn_to(state, phases.SPEND, seat)


def end_impulse(state, seat):
    """Points that are left are lost (3.10.2, 3.10.1, 3.23)."""
    state.points_left = 0
    pop(state)


ACTED_TWICE = refuse("3.10.8", _("{avatar} has acted twice in this impulse."))
NOT_IN_SERVICE = refuse("3.10.7", _("{avatar} is not in service."))
NOT_YOUR_AVATAR = refuse("3.10.7", _("{avatar} is not yours."))
WOUNDED = refuse("3.11.3", _("{avatar} is wounded and does nothing more this turn."))
ONLY_HE = refuse("3.19.5", _("This impulse belongs to {avatar}."))


def why_not_act(state, seat, avatar):
    """A point, an own avatar in service, at most two paid actions each; the impulse of card PT2 is
    one leader's (3.10.7, 3.10.8)."""
    if nations.HOLDER_NATION[avatar] != state.nation[seat]:
        return because(NOT_YOUR_AVATAR, avatar)
    if not in_service(state, avatar):
        return because(NOT_IN_SERVICE, avatar)
    if avatar < nations.FIRST_FLEET and state.wounded[avatar - nations.FIRST_LEADER]:
        return because(WOUNDED, avatar)
    if state.event == cards.BANDEIRA and state.struck != avatar:
        return because(ONLY_HE, state.struck)
    if state.points_left == 0:
        return because(NO_POINTS_LEFT)
    if state.acts[avatar - nations.FIRST_LEADER] == MOST_ACTS:
        return because(ACTED_TWICE, avatar)
    return LEGAL


def is_yours_to_act(state, seat, avatar):
    """Is this avatar worth asking about?"""
    return nations.HOLDER_NATION[avatar] == state.nation[seat] and in_service(state, avatar)


def pay_for_act(state, avatar):
    """Each paid action costs one point (3.10.7)."""
    state.points_left -= 1
    state.acts[avatar - nations.FIRST_LEADER] += 1


def acts_from(state, avatar):
    """May this avatar act in the area where it is: a fleet, or a leader ashore? (3.1.2)"""
    return avatar >= nations.FIRST_FLEET or is_ashore(state, avatar)


def why_not_move_on(state):
    """Once it has started a combat, an avatar does nothing more in this movement (3.10.10)."""
    return because(HAS_FOUGHT) if state.has_fought else LEGAL


def ships_have_changed(state):
    """The slowest ship at the start counts; before it leaves, ships may still come (3.10.13)."""
    if not state.has_sailed:
        state.move_left = points_of_fleet(state, state.mover - nations.FIRST_FLEET)


# --- an action of the charts ----------------------------------------------------------------------


def begin_attempt(state, seat, action, avatar, area, what, bonus):
    """Who tries what, and where (3.11.1)."""
    state.action = action
    state.action_avatar = avatar
    state.action_area = area
    state.action_what = what
    state.action_bonus = bonus
    push(state, phases.ATTEMPT, seat)
