"""Shore bombardment (17, F5 to F9, 3.16.4b)."""

from __future__ import annotations

from tabard.engine.rule import rule

from ..components import cards, goods, nations, units
from ..readings import only_commanders_fire
from ..state import ATTACKER, DEFENDER
from ..world.avatars import ships_in
from ..world.map import side_of_fleet
from ..world.nations import are_allied
from .forces import all_fighters, defends_own_land, has_played, is_commanders_advisor, plays_now


@rule
def supports(state, who, fleet):
    """F5, F6, A40: own and allied fleets there, but no ally of the other side."""
    if state.fleet_at[fleet] != state.battle_area or ships_in(state, fleet) == 0:
        return False
    nation = side_of_fleet(fleet)
    if only_commanders_fire(state) and nation < nations.NATIONS:
        return state.commander[who] == nations.FIRST_FLEET + fleet
    if nation == state.side[who]:
        return True
    if not are_allied(state, nation, state.side[who]):
        return False
    return nation != state.side[1 - who] and not are_allied(state, nation, state.side[1 - who])


@rule
def ships_fire(state, who):
    """F5: the factors of all supporting ships: AF of the attacker, DF of the defender."""
    total = 0
    if state.side[who] == nations.NATIVES:
        return 0
    for fleet in range(nations.ALL_FLEETS):
        if supports(state, who, fleet):
            for ship in range(units.SHIPS):
                factor = units.SHIP_ATTACK[ship] if who == ATTACKER else units.SHIP_DEFENCE[ship]
                total += factor * state.ships[fleet][ship]
    return total


@rule
def bombardment_before(state, who):
    """F5, F7: of this side, before the other's is taken off; with the cards that are at work."""
    shot = has_played(state, who, cards.DOUBLE_SHOT)
    return bombardment_with(state, who, shot, has_played(state, who, cards.BEGGARS_FLEET))


@rule
def bombardment_with(state, who, double_shot, beggars):
    """F5, F7, 3.16.4b, NL2: a fifth, or a tenth against a hostile port; Gunner and cards; no more
    than there are own combat units."""
    share = 5
    if who == ATTACKER and state.port[state.battle_area] > 0 and defends_own_land(state, DEFENDER):
        share = 10
    bonus = ships_fire(state, who) // share
    if bonus == 0 or is_silenced(state, who):
        return 0
    if is_commanders_advisor(state, who, goods.GUNNER):
        bonus += 1
    if double_shot:
        bonus += 2
    if beggars:
        bonus *= 2
    return min(bonus, all_fighters(state, who))


@rule
def is_silenced(state, who):
    """3.19 N°60: counter-battery of the enemy, in this round."""
    return plays_now(state, 1 - who, cards.COUNTER_BATTERY)


@rule
def bombardment(state, who):
    """F8: only the larger one counts, less the other's."""
    return max(0, bombardment_before(state, who) - bombardment_before(state, 1 - who))
