"""Naval step 5, retreats (F64, 3.17.5): undamaged ships sail away, damaged ones stay behind."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, go_to, pop, popped, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, units
from ..state import ATTACKER, LAST_ROUND, MAY_NOT, MUST, NEITHER, UNDISCOVERED
from ..world.limits import is_pirate
from .losses import SHIP_LOST, lose_the_fleet
from .start import ENDS, STEP_AT_SEA, fleet_of
from .waters import is_open_way, seat_of_fleet
from .wind import BARS_THE_WAY


def let_one_escape(state, place):
    """The active fleet decides first (F64, 3.17.4)."""
    if place == 0:
        tell(state, STEP_AT_SEA, 5)
    consider_escape(state, state.active_side if place == 0 else 1 - state.active_side)


DAMAGED_SHIPS_LOST = told(
    "last_round", "3.17.4", _("{fleet} gives up its damaged ships."), part=Part()
)


def end_the_last_round(state):
    """In the last round the attacker must go; if he cannot he loses his damaged ships, and nobody
    wins (F63, 3.17.4)."""
    if state.retreated != NEITHER or state.battle_round != LAST_ROUND:
        return
    if can_sail_away(state, ATTACKER) and not is_pirate(fleet_of(state, ATTACKER)):
        state.may_retreat[ATTACKER] = MUST
        consider_escape(state, ATTACKER)
        return
    tell(state, DAMAGED_SHIPS_LOST, fleet_of(state, ATTACKER))
    lose_damaged_ships(state, fleet_of(state, ATTACKER))
    go_to(state, ENDS)


NO_WAY_OUT = told("no_way_out", "F64", _("{fleet} has no way out."), weight=1, part=Part())


def consider_escape(state, who):
    """Who must or may sail away is asked where to; who must and cannot loses his sound ships;
    pirates never sail away (3.17.5)."""
    wants = state.may_retreat[who]
    if wants == MAY_NOT or state.retreated != NEITHER or is_pirate(fleet_of(state, who)):
        return
    if can_sail_away(state, who):
        if wants == MUST or not is_cut_off(state, who):
            push(state, phases.SEA_RETREAT, seat_of_fleet(state, fleet_of(state, who)), who)
    elif wants == MUST:
        tell(state, NO_WAY_OUT, fleet_of(state, who))
        state.retreated = who
        lose_sound_ships(state, fleet_of(state, who))


def is_cut_off(state, who):
    """The enemy has the wind and bars the way in the first round (3.17.3)."""
    return state.battle_round == 1 and state.wind[1 - who] == BARS_THE_WAY


def lose_damaged_ships(state, fleet):
    """What stays behind goes down (3.17.4)."""
    lose_ships(state, fleet, 1)


def lose_sound_ships(state, fleet):
    """What finds no way out goes down; the enemy may capture the others (F64)."""
    lose_ships(state, fleet, 0)


def lose_ships(state, fleet, damaged):
    """All ships of a fleet that are damaged, or all that are not (F64, 3.17.4)."""
    for ship in range(units.SHIPS):
        if units.DAMAGED[ship] == damaged:
            while state.ships[fleet][ship] > 0:
                state.ships[fleet][ship] -= 1
                tell(state, SHIP_LOST, fleet, ship)
    lose_the_fleet(state, fleet)


# --- where to -----------------------------------------------------------------------------------


def sound_ships(state, fleet):
    """Undamaged ships; a ship of the line that was hit once is one (F64)."""
    return sum(state.ships[fleet][ship] * (1 - units.DAMAGED[ship]) for ship in range(units.SHIPS))


def is_open_water(state, fleet, to):
    """Next door by sea, open, no storm, never the home base; a coast must be discovered (F64)."""
    known = to >= board.AREAS or state.discovered[to] != UNDISCOVERED
    return known and is_open_way(state, fleet, to)


def has_open_water(state, fleet, end):
    """Is there some among the places before this number? Coasts come first, then seas, then home.
    (F64)"""
    return any(is_open_water(state, fleet, to) for to in range(end))


def is_way_out(state, fleet, to):
    """A coastal area, or if there is none a sea (F64)."""
    needed = to < board.AREAS or not has_open_water(state, fleet, board.AREAS)
    return needed and is_open_water(state, fleet, to)


def can_sail_away(state, who):
    """With a sound ship, and somewhere to go (F64)."""
    fleet = fleet_of(state, who)
    return sound_ships(state, fleet) > 0 and has_open_water(state, fleet, board.HOME)


NO_WATER_THERE = refuse("3.17.5", _("A beaten fleet cannot sail to {spot}."))


def why_not_sail_away(state, seat, to):
    """See is_way_out (F64)."""
    leads_out = is_way_out(state, fleet_of(state, cursor(state)), to)
    return LEGAL if leads_out else because(NO_WATER_THERE, to)


SAILS_AWAY = told("sails_away", "F64", _("{fleet} sails away to {spot}."), part=Part())


def sail_away(state, seat, to):
    """One place for the whole fleet; it goes there when the enemy has taken what stays (3.17.5)."""
    who = popped(state)
    state.retreated = who
    state.sails_away_to = 1 + to
    tell(state, SAILS_AWAY, fleet_of(state, who), to)


MUST_SAIL_AWAY = refuse("3.17.5", _("Your fleet must sail away."))


def why_not_fight_on(state, seat):
    """Who may retreat need not (3.17.5)."""
    return LEGAL if state.may_retreat[cursor(state)] != MUST else because(MUST_SAIL_AWAY)


def fight_on(state, seat):
    """Another round (3.17.4, 3.23)."""
    pop(state)
