"""Shore bombardment (17, F5 to F9, 3.16.4b)."""

from __future__ import annotations

from ..components import cards, goods, nations, units
from ..readings import only_commanders_fire
from ..state import ATTACKER, DEFENDER
from ..world.avatars import ships_in
from ..world.map import side_of_fleet
from ..world.nations import are_allied
from .commander import is_commanders_advisor
from .forces import SHIP_FACTORS, all_fighters, defends_own_land, has_played, plays_now

# F5: 20 % of the factors of all ships, but 10 % against a hostile port.
A_FIFTH, A_TENTH = 5, 10


def supports(state, who, fleet):
    """Own and allied fleets there, but no ally of the other side; by a reading of a nation's only
    the one that commands. Pirates' fire for pirates. (F5, F6, F9, A40)"""
    if state.fleet_at[fleet] != state.battle_area or ships_in(state, fleet) == 0:
        return False
    nation = side_of_fleet(fleet)
    if only_commanders_fire(state) and nation < nations.NATIONS:
        return state.commander[who] == nations.FIRST_FLEET + fleet
    helps_the_enemy = are_allied(state, nation, state.side[1 - who])
    is_own = nation == state.side[who]
    return is_own or (are_allied(state, nation, state.side[who]) and not helps_the_enemy)


def factors_of_support(state, who):
    """The factors of all ships that support this side; natives have none (F5)."""
    return sum(
        factors_of_ships(state, who, fleet)
        for fleet in range(nations.ALL_FLEETS)
        if supports(state, who, fleet)
    )


def factors_of_ships(state, who, fleet):
    """AF on the attacker's side, DF on the defender's (F5, F63)."""
    return sum(SHIP_FACTORS[who][ship] * state.ships[fleet][ship] for ship in range(units.SHIPS))


def bombardment_with(state, who, double_shot, beggars):
    """A fifth, or a tenth against a hostile port; where that is anything, with Gunner and cards; no
    more than there are own combat units (F5, F7, 3.16.4b, NL2, 3.19 N°60)."""
    has_port = state.port[state.battle_area] > 0 and defends_own_land(state, DEFENDER)
    part = A_TENTH if who == ATTACKER and has_port else A_FIFTH
    bonus = factors_of_support(state, who) // part
    if bonus == 0 or plays_now(state, 1 - who, cards.COUNTER_BATTERY):
        return 0
    bonus += is_commanders_advisor(state, who, goods.GUNNER) + 2 * double_shot
    return min(2 * bonus if beggars else bonus, all_fighters(state, who))


def bombardment_of(state, who):
    """Of one side, with the cards that are at work (F5, F7)."""
    shot = has_played(state, who, cards.DOUBLE_SHOT)
    return bombardment_with(state, who, shot, has_played(state, who, cards.BEGGARS_FLEET))


def bombardment(state, who):
    """Only the larger one counts, less the other side's (F8)."""
    return max(0, bombardment_of(state, who) - bombardment_of(state, 1 - who))
