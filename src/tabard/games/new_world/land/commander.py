"""The defending army commander is named, or borrowed from an ally; whose advisors count (3.14.5,
3.18.2, 29 to 35)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import nations
from ..readings import may_do_without
from ..state import DEFENDER
from ..world.avatars import has_advisor, is_aboard, ships_in
from ..world.limits import units_with
from ..world.nations import seat_of
from .candidates import (
    has_troops,
    is_own_candidate,
    is_there,
    own_candidates,
    somebody_may_lend,
    why_not_borrow,
)
from .forces import is_nation, seat_on


def ask_for_a_commander(state):
    """The defender names one, if anybody can command (29, 3.14.5)."""
    if not is_nation(state, DEFENDER):
        return
    own, may_borrow = own_candidates(state), somebody_may_lend(state)
    if own == 1 and not may_borrow and not may_decline(state):
        take_command(state, usual_commander(state))
    elif own > 0 or may_borrow:
        push(state, phases.COMMANDER, seat_on(state, DEFENDER))


COMMANDS = told("commands", "3.14.5", _("{avatar} commands the defence."), part=Part())


def take_command(state, avatar):
    """The army commander; all others sit out (29, 30)."""
    state.commander[DEFENDER] = avatar
    tell(state, COMMANDS, avatar)


CANNOT_COMMAND = refuse("29", _("{avatar} cannot command here."))
NOBODY_COMMANDS_FROM_ABOARD = refuse("14", _("{avatar} is aboard and cannot command."))


def why_not_name_commander(state, seat, avatar):
    """An own avatar that is available (14, 29)."""
    if nations.HOLDER_NATION[avatar] != state.nation[seat]:
        return because(CANNOT_COMMAND, avatar)
    if avatar < nations.FIRST_FLEET and is_aboard(state, avatar - nations.FIRST_LEADER):
        return because(NOBODY_COMMANDS_FROM_ABOARD, avatar)
    if not is_own_candidate(state, avatar):
        return because(CANNOT_COMMAND, avatar)
    return LEGAL


def name_commander(state, seat, avatar):
    """He is declared (29)."""
    take_command(state, avatar)
    pop(state)


def default_name_commander(state, seat, avatar):
    """See usual_commander (3.23)."""
    return avatar == usual_commander(state)


def usual_commander(state):
    """The own leader with most units, else the own fleet with most ships; of equals the first one;
    or nobody: 0 (3.23)."""
    nation, usual, most = state.side[DEFENDER], 0, -1
    for leader in range(nations.LEADERS_EACH * nation, nations.LEADERS_EACH * (nation + 1)):
        units = units_with(state, nations.FIRST_LEADER + leader)
        if units > most and is_own_candidate(state, nations.FIRST_LEADER + leader):
            usual, most = nations.FIRST_LEADER + leader, units
    if usual != 0:
        return usual
    for fleet in range(nations.FLEETS_EACH * nation, nations.FLEETS_EACH * (nation + 1)):
        if ships_in(state, fleet) > most and is_own_candidate(state, nations.FIRST_FLEET + fleet):
            usual, most = nations.FIRST_FLEET + fleet, ships_in(state, fleet)
    return usual


def why_not_borrow_commander(state, seat, nation):
    """See why_not_borrow (31 to 33)."""
    return why_not_borrow(state, nation)


def borrow_commander(state, seat, nation):
    """The ally is asked, once in a combat (32)."""
    state.lender_asked[nation] = 1
    push(state, phases.LENDING, seat_of(state, nation))


MUST_NAME_ONE = refuse("29", _("You have an avatar of your own there: name a commander."))


def why_not_defend_alone(state, seat):
    """Only without an avatar of one's own (35, A24)."""
    return because(MUST_NAME_ONE) if own_candidates(state) > 0 and not may_decline(state) else LEGAL


def may_decline(state):
    """By a reading he may do without one, if there are troops (A24)."""
    return may_do_without(state) and has_troops(state)


def defend_alone(state, seat):
    """The colony defends itself (35)."""
    pop(state)


def default_defend_alone(state, seat):
    """Where no own avatar is; no ally is asked (3.23)."""
    return own_candidates(state) == 0


def why_not_lend(state, seat, avatar):
    """Any avatar of his that is there (31, 32)."""
    own = nations.HOLDER_NATION[avatar] == state.nation[seat]
    return LEGAL if own and is_there(state, avatar) else because(CANNOT_COMMAND, avatar)


LENT = told("lent", "32", _("{nation} lends a commander."))


def lend(state, seat, avatar):
    """He leads the defender's troops (34). What of his counts: his skill in `modifiers`, his
    advisors in `is_commanders_advisor`, his cards in `combat.playing_cards`."""
    tell(state, LENT, state.nation[seat])
    pop(state)
    take_command(state, avatar)
    pop(state)


NOT_LENT = told("not_lent", "32", _("{nation} lends no commander."))


def refuse_to_lend(state, seat):
    """Nobody must; the defender chooses again (32, 3.14.5, 3.23)."""
    tell(state, NOT_LENT, state.nation[seat])
    pop(state)
    if own_candidates(state) == 0 and not somebody_may_lend(state):
        pop(state)


DEFENDS_ITSELF = told("alone", "35", _("The colony of {area} defends itself."))


def tell_who_commands(state):
    """Without a commander the colony defends itself (35)."""
    if is_nation(state, DEFENDER) and state.commander[DEFENDER] == 0:
        tell(state, DEFENDS_ITSELF, state.battle_area)


# --- his advisors ---------------------------------------------------------------------------------


def is_commanders_advisor(state, who, advisor):
    """Only the commander's advisors count in land combat, an ally's as well (3.18.2)."""
    return state.commander[who] != 0 and has_advisor(state, state.commander[who], advisor)
