"""Would a card change the rolls, losses, forces or retreats of this combat? (41, 3.16.0c, 3.19) The
modifiers on land and at sea say what it adds, ``playing_cards`` that the same text counts once."""

from __future__ import annotations

from ..components import board, cards, colonies, nations, units
from ..land.bombardment import bombardment_of, bombardment_with
from ..land.charge import least_that_charges, most_that_charge
from ..land.defender_free_actions import has_free_actions, has_units_on_call, is_surprised
from ..land.end_of_combat import (
    SURGEON_SAVES,
    extra_hits,
    extra_hits_if,
    hits_taken,
    leaves_in_order,
    units_at_stake,
)
from ..land.forces import (
    cavalry_on,
    defends_own_land,
    has_played,
    is_nation,
    leads_ashore,
    own_commander,
    plays_now,
)
from ..land.leaving_the_field import is_left_behind
from ..land.losses import can_fall, can_ransom, left_standing
from ..land.modifiers import all_modifiers
from ..land.retreats import has_empty_land, has_retreat, needs_no_place, takes_aboard
from ..state import ATTACKER, DEFENDER, LAST_ROUND, MAY, MAY_NOT, MUST
from ..world.conventions import period
from .rounds import hits_of_round
from .sudden_cards import reinforcement

LOWEST_DICE, HIGHEST_DICE = 2, 12
_with_units = (cards.REINFORCED_GARRISON, cards.KINGS_REGIMENT, cards.TLAXCALAN_ALLIANCE)
BRINGS_UNITS = cards.among(*_with_units)


def has_effect(state, who, step, event):
    """By what the card says; cards for a roll and helpers always have one (41, 3.16.0c)."""
    if event == cards.SURPRISE_ATTACK:
        return has_free_actions(state)
    if event == cards.PIKES_AND_STAKES:
        return most_that_charge(state, 1 - who) > 0
    if event == cards.HEAVY_HORSE:
        return gains_by_a_charge(state, who)
    if event == cards.WAR_DOGS or event == cards.REQUERIMIENTO or event == cards.NATIVE_ENVOYS:
        return state.side[1 - who] == nations.NATIVES
    if event == cards.SAPPERS:
        return state.fortification[state.battle_area] > 0 and defends_own_land(state, DEFENDER)
    if event == cards.DOUBLE_SHOT:
        after = bombardment_with(state, who, 1, has_played(state, who, cards.BEGGARS_FLEET))
        return gains_by_guns(state, who, step, after)
    if event == cards.BEGGARS_FLEET:
        after = bombardment_with(state, who, has_played(state, who, cards.DOUBLE_SHOT), 1)
        return has_dutch_fleet(state) and gains_by_guns(state, who, step, after)
    if event == cards.HOLD_THE_WALLS or event == cards.MESTIZO_MILITIA:
        return defends_a_colony(state)
    if event == cards.AMBUSH or event == cards.WINTER_CAMP or event == cards.HURON_CONFEDERATES:
        return has_ground_for(state, event)
    if BRINGS_UNITS[event]:
        return reinforcement(state, who, event) > 0
    if event == cards.BROKEN_ALLIANCE:
        return state.commander[DEFENDER] != 0 and own_commander(state, DEFENDER) == 0
    return reaction_has_effect(state, who, step, event)


def reaction_has_effect(state, who, step, event):
    """Losses, retreats and artillery must be able to occur (41, 3.16.0c)."""
    if event == cards.RALLY:
        return lowest_value(state, who) < highest_value(state, 1 - who)
    if event == cards.COUNTER_BATTERY:
        return bombardment_of(state, 1 - who) > 0
    if event == cards.ORDERLY_RETREAT:
        return gains_by_an_orderly_retreat(state, who)
    if event == cards.HEROIC_STAND:
        return must_leave(state, who) and (who == DEFENDER or state.battle_round < LAST_ROUND)
    if event == cards.FIELD_SURGEON:
        return saves_in_the_round(state, who) if step < 6 else saves_at_the_end(state, who)
    if event == cards.RANSOM:
        return leads_ashore(state, who) and can_ransom(state, who) and may_fall(state, who, step)
    if event == cards.PURSUIT:
        return state.winner == who and gains_by_a_pursuit(state, who)
    if event == cards.CUT_THEIR_GUNS:
        return gains_by_cutting_guns(state, 1 - who)
    if event == cards.SCORCHED_EARTH:
        return state.winner == ATTACKER and is_nation(state, ATTACKER) and defends_a_colony(state)
    return True


# --- the steps 1 to 3 ---------------------------------------------------------------------------


def defends_a_colony(state):
    """The owner of a colony defends it (3.19 N°45, PT4)."""
    has_colony = state.colony[state.battle_area] != colonies.NO_COLONY
    return has_colony and defends_own_land(state, DEFENDER)


def has_ground_for(state, event):
    """The terrain or the region that the card names (3.19 N°38, 46, FR2)."""
    terrain, region = board.TERRAIN[state.battle_area], board.REGION[state.battle_area]
    if event == cards.HURON_CONFEDERATES:
        return region == board.NORTH or region == board.EAST or region == board.GULF
    if terrain == board.FOREST or terrain == board.MOUNTAIN:
        return True
    if event == cards.WINTER_CAMP:
        return terrain == board.ARCTIC
    return terrain == board.JUNGLE or terrain == board.SWAMP


def gains_by_a_charge(state, who):
    """He can charge with more than the enemy, whose pikes are not in the way (3.19 N°40)."""
    gains = most_that_charge(state, who) > least_that_charges(state, 1 - who)
    return gains and not has_played(state, 1 - who, cards.PIKES_AND_STAKES)


def gains_by_guns(state, who, step, after):
    """Above the cap of own units nothing is gained, unless more can be called up in this step (F7,
    3.19 N°44, NL2)."""
    before = bombardment_of(state, who)
    if after > before or before == 0:
        return after > before
    calls = who == DEFENDER and step <= 1 and not is_surprised(state)
    return calls and has_units_on_call(state)


def has_dutch_fleet(state):
    """An own fleet in the area, whichever side its nation helps (NL2)."""
    first = nations.FLEETS_EACH * nations.NL
    last = first + nations.FLEETS_EACH
    return any(state.fleet_at[fleet] == state.battle_area for fleet in range(first, last))


# --- the round ----------------------------------------------------------------------------------


def lowest_value(state, who):
    """With two ones (3.16.4c)."""
    return max(LOWEST_DICE + all_modifiers(state, who), period(state))


def highest_value(state, who):
    """With two sixes (3.16.4c)."""
    return max(HIGHEST_DICE + all_modifiers(state, who), period(state))


def saves_in_the_round(state, who):
    """He can be hit, and not so often that all fall whatever is saved (3.19 N°52)."""
    enemy = 1 - who
    most = hits_of_round(state, who, lowest_value(state, who), highest_value(state, enemy))
    least = hits_of_round(state, who, highest_value(state, who), lowest_value(state, enemy))
    return most > 0 and least - SURGEON_SAVES < left_standing(state, who)


# --- retreats -----------------------------------------------------------------------------------


def must_leave(state, who):
    """This side must retreat, and makes no heroic stand (3.16.5a, 3.19 N°51)."""
    return not plays_now(state, who, cards.HEROIC_STAND) and state.may_retreat[who] == MUST


def gains_by_an_orderly_retreat(state, who):
    """Who may retreat does it now; who must finds empty land or saves extra hits. Not when the
    enemy goes already, or he himself stands. (3.19 N°49)"""
    wants, settled = state.may_retreat[who], needs_no_place(state, who)
    if wants == MAY_NOT or (wants == MUST and not must_leave(state, who)):
        return False
    if plays_now(state, 1 - who, cards.ORDERLY_RETREAT):
        return False
    if not settled and has_empty_land(state):
        return True
    saves = wants == MAY or hits_taken(state, who, extra_hits(state, who)) > 0
    return saves and (settled or has_retreat(state, who))


def may_fall(state, who, step):
    """Can the commander still be removed? In a round yes; in step 5 if the combat goes on or he has
    no way out; at the end only where no fleet has room for him. (3.19 N°57)"""
    if step == 6:
        aboard = state.retreat_aboard
        return state.retreated == who and aboard > 0 and is_left_behind(state, who, aboard - 1)
    if step < 5 or not must_leave(state, who):
        return step < 5 or not must_leave(state, 1 - who)
    if needs_no_place(state, who):
        return False
    return not has_retreat(state, who) or may_be_left_behind(state, who)


def may_be_left_behind(state, who):
    """Is there a fleet to retreat to that has no room for the commander? (3.6.6)"""
    first = nations.FLEETS_EACH * state.side[who]
    return any(
        takes_aboard(state, who, fleet) and is_left_behind(state, who, fleet)
        for fleet in range(first, first + nations.FLEETS_EACH)
    )


# --- the end ------------------------------------------------------------------------------------


def gains_by_a_pursuit(state, who):
    """The winner has more cavalry, and the loser units left to be hit (3.19 N°50)."""
    loser = 1 - who
    if cavalry_on(state, who) <= cavalry_on(state, loser):
        return False
    more = extra_hits_if(state, loser, True)
    return hits_taken(state, loser, more) > hits_taken(state, loser, extra_hits(state, loser))


def saves_at_the_end(state, who):
    """Some of the extra hits (3.19 N°52)."""
    now = hits_taken(state, who, extra_hits(state, who))
    saved = extra_hits(state, who) - SURGEON_SAVES
    return hits_taken(state, who, max(saved, 0)) < now


def gains_by_cutting_guns(state, enemy):
    """Artillery is left, and would not be lost with all the rest (3.19 N°53)."""
    if leaves_in_order(state, enemy) or can_fall(state, enemy, units.ART) == 0:
        return False
    return hits_taken(state, enemy, extra_hits(state, enemy)) < units_at_stake(state, enemy)
