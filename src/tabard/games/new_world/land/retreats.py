"""Step 5: retreats (11, F14 to F19, 3.16.5). Where to is said here; the way is gone in
step 6: ``leaving_the_field``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, pop, popped, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, colonies, nations
from ..natives.armies import natives_in
from ..state import ATTACKER, LAST_ROUND, MAY, MAY_NOT, MUST, NEITHER, UNDISCOVERED
from ..world.avatars import ships_in
from ..world.map import is_own_or_allied, side_of_fleet
from .candidates import acts_from_next_door
from .forces import (
    defends_own_land,
    has_played,
    is_nation,
    own_commander,
    plays_now,
    seat_on,
    strength,
)
from .leaving_the_field import wipe_out
from .pirates import is_about_a_haven


def heed_the_cards(state):
    """An orderly retreat now; a heroic stand against a compulsory one (3.19 N°49, 51)."""
    for who in range(2):
        if state.may_retreat[who] == MUST and plays_now(state, who, cards.HEROIC_STAND):
            state.may_retreat[who] = MAY_NOT
    for who in range(2):
        goes_first = state.may_retreat[who] != MAY_NOT and state.may_retreat[1 - who] != MUST
        if goes_first and plays_now(state, who, cards.ORDERLY_RETREAT):
            state.may_retreat[who] = MUST
            state.may_retreat[1 - who] = MAY_NOT


def let_one_retreat(state, who):
    """Who must goes; who may is asked, the attacker first; only one side retreats (3.16.5)."""
    if state.retreated == NEITHER:
        consider_retreat(state, who)


def break_off_the_last_round(state):
    """In the last round the attacker must retreat (3.16.5)."""
    if state.retreated == NEITHER and state.battle_round == LAST_ROUND:
        state.may_retreat[ATTACKER] = MUST
        consider_retreat(state, ATTACKER)


def consider_retreat(state, who):
    """Is asked, or retreats, or has no way out (3.16.5a)."""
    wants = state.may_retreat[who]
    if wants == MAY_NOT or (wants == MAY and state.may_retreat[1 - who] == MUST):
        return
    if not is_nation(state, who):
        let_others_flee(state, who, wants)
    elif wants == MUST and needs_no_place(state, who):
        retreat(state, who)
    elif needs_no_place(state, who) or has_retreat(state, who):
        push(state, phases.RETREAT, seat_on(state, who), who)
    elif wants == MUST:
        retreat(state, who)
        wipe_out(state, who)


def needs_no_place(state, who):
    """A landing simply ends; who stands next door stays there, and so does who has attacked a haven
    (3.16.5e, 3.16.5g, 3.11.4)."""
    commander = own_commander(state, who)
    if who == ATTACKER and is_about_a_haven(state):
        return True
    if commander >= nations.FIRST_FLEET and not defends_own_land(state, who):
        return True
    return commander != 0 and acts_from_next_door(state, commander)


RETREATED = told("retreated", "3.16.5", _("{side} retreats."), part=Part())
RETREATED_TO = told("retreated_to", "3.16.5", _("{side} retreats to {area}."), part=Part())
RETREATED_ABOARD = told(
    "retreated_aboard", "3.16.5", _("{side} retreats aboard {fleet}."), part=Part()
)
BROKEN_OFF = told(
    "broken_off", "3.16.5e", _("{side} breaks off and stays where it came from."), part=Part()
)


def retreat(state, who):
    """As soon as one side retreats the other cannot. Where to is told, as far as it is known: the
    area or the ships that were named, or where the attack came from. (3.16.5a)"""
    side = state.side[who]
    state.retreated = who
    if state.retreat_to != board.NO_AREA:
        tell(state, RETREATED_TO, side, state.retreat_to)
    elif state.retreat_aboard > 0:
        tell(state, RETREATED_ABOARD, side, state.retreat_aboard - 1)
    elif needs_no_place(state, who):
        tell(state, BROKEN_OFF, side)
    else:
        tell(state, RETREATED, side)


# --- natives and pirates ------------------------------------------------------------------------


def let_others_flee(state, who, wants):
    """A native army withdraws by itself when it has less than half of the enemy's factors; it goes
    to a random area next door, or is no more (F18, 3.16.4g, 3.16.5g)."""
    if state.side[who] != nations.NATIVES:
        if wants == MUST or strength(state, who) <= strength(state, 1 - who):
            retreat(state, who)
        return
    if wants == MAY and 2 * strength(state, who) >= strength(state, 1 - who):
        return
    if natives_have_refuge(state):
        retreat(state, who)
        push(state, phases.FLIGHT, CHANCE)
    elif wants == MUST:
        retreat(state, who)
        wipe_out(state, who)


def is_refuge_for_natives(state, area):
    """An adjacent land area without a colony, discovered or not (F18)."""
    return board.BY_LAND[state.battle_area][area] == 1 and state.colony[area] == colonies.NO_COLONY


def natives_have_refuge(state):
    """Is there one? (F18)"""
    return any(is_refuge_for_natives(state, area) for area in range(board.AREAS))


NO_WAY_THERE = refuse("3.16.5c", _("{area} is no place to retreat to."))


def why_not_flee_to(state, seat, area):
    """Chance draws among the places of refuge, each as likely as another (3.16.5c, 3.1.4)."""
    return LEGAL if is_refuge_for_natives(state, area) else because(NO_WAY_THERE, area)


FLED = told("fled", "3.16.5g", _("The natives withdraw to {area}."), part=Part())


def flee_to(state, seat, area):
    """The army goes there (F18)."""
    state.retreat_to = area
    tell(state, FLED, area)
    pop(state)


# --- nations ------------------------------------------------------------------------------------


def is_refuge_for(state, who, area):
    """An adjacent own or allied territory; in an orderly retreat also discovered land that is
    nobody's and without a native army (F15, 3.16.5c, 3.19 N°49)."""
    if has_played(state, who, cards.ORDERLY_RETREAT) and is_empty_land(state, area):
        return True
    next_door = board.BY_LAND[state.battle_area][area] == 1
    return next_door and is_own_or_allied(state, state.side[who], area)


def is_empty_land(state, area):
    """Discovered land next door that is nobody's and without a native army (3.19 N°49)."""
    if not board.BY_LAND[state.battle_area][area] or state.discovered[area] == UNDISCOVERED:
        return False
    return state.owner[area] == nations.NO_NATION and natives_in(state, area) == 0


def has_empty_land(state):
    """Is there some? (3.19 N°49)"""
    return any(is_empty_land(state, area) for area in range(board.AREAS))


def takes_aboard(state, who, fleet):
    """An own fleet in the combat area, or in an area that one could retreat to (F15, 3.16.5c)."""
    if side_of_fleet(fleet) != state.side[who] or ships_in(state, fleet) == 0:
        return False
    spot = state.fleet_at[fleet]
    return spot == state.battle_area or (spot < board.AREAS and is_refuge_for(state, who, spot))


def has_retreat(state, who):
    """Is there a legal place? (3.16.5a)"""
    if any(is_refuge_for(state, who, area) for area in range(board.AREAS)):
        return True
    return any(takes_aboard(state, who, fleet) for fleet in range(nations.FLEETS))


MUST_RETREAT = refuse("3.16.4d", _("You must retreat."))


def why_not_stand(state, seat):
    """Who may retreat need not (3.16.5a)."""
    return LEGAL if state.may_retreat[cursor(state)] != MUST else because(MUST_RETREAT)


def stand(state, seat):
    """The fight goes on (3.16.4g, 3.23)."""
    pop(state)


def why_not_break_off(state, seat):
    """Only who needs no place: a landing, or a leader next door (3.16.5e)."""
    free = needs_no_place(state, cursor(state))
    return LEGAL if free else because(NO_WAY_THERE, state.battle_area)


def break_off(state, seat):
    """The landing ends (3.16.5e)."""
    leave_the_fight(state)


def leave_the_fight(state):
    """The whole force goes (3.16.5c)."""
    retreat(state, popped(state))


def why_not_retreat_to(state, seat, area):
    """See is_refuge_for (F15)."""
    who = cursor(state)
    goes = is_refuge_for(state, who, area) and not needs_no_place(state, who)
    return LEGAL if goes else because(NO_WAY_THERE, area)


def retreat_to(state, seat, area):
    """The whole force goes there (3.16.5c)."""
    state.retreat_to = area
    leave_the_fight(state)


NO_SHIP_THERE = refuse("3.16.5c", _("{fleet} is not where you could go aboard."))


def why_not_retreat_aboard(state, seat, fleet):
    """See takes_aboard (F15)."""
    who = cursor(state)
    goes = takes_aboard(state, who, fleet) and not needs_no_place(state, who)
    return LEGAL if goes else because(NO_SHIP_THERE, fleet)


def retreat_aboard(state, seat, fleet):
    """The whole force goes aboard (3.16.5c)."""
    state.retreat_aboard = 1 + fleet
    leave_the_fight(state)
