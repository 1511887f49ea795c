"""The modifiers of the NC DR (3.17.4): they never change the combat factors."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.kinds import NUMBER, Kind
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import cards, goods, nations, units
from ..land.bombardment import factors_of_ships
from ..land.forces import has_played, plays_now
from ..state import ATTACKER
from ..world.avatars import ships_in
from .start import fleet_of
from .waters import has_aboard
from .wind import HELPS_THE_ROLL

NAVAL_MODIFIERS = Kind(
    "modifier", ["force", "sails", "first_shot", "gunner", "warships", "cards"],
    ["the stronger fleet", "the wind", "the fight that it sought", "a Gunner", "ships of war",
     "cards"],
)  # fmt: skip
FORCE, SAILS, FIRST_SHOT, GUNS, WARSHIPS, CARDS_PLAYED = NAVAL_MODIFIERS.numbers
FOR_EACH_OF_THE_GAP, MOST_FOR_THE_GAP, SIGNAL_HELPS = 5, 4, 2


def strength_at_sea(state, who):
    """AF of the attacker's ships, DF of the passive side's; leaders add nothing (3.17.4, F63)."""
    return factors_of_ships(state, who, fleet_of(state, who))


NAVAL_MODIFIED = told(
    "naval_modifier", "3.17.4", _("{fleet}: {points} for {modifier}."),
    part=Part(adds="points"), fleet=nations.ALL_FLEETS, modifier=NAVAL_MODIFIERS, points=NUMBER,
)  # fmt: skip


def tell_modifiers_at_sea(state, who):
    """Each by its name; what they come to (3.17.4)."""
    total = 0
    for what in range(NAVAL_MODIFIERS):
        added = modifier_at_sea(state, who, what)
        total += added
        if added != 0:
            tell(state, NAVAL_MODIFIED, fleet_of(state, who), what, added)
    return total


def modifier_at_sea(state, who, what):
    """Superiority, wind, the fight that was sought, a Gunner, ships of war, cards (3.17.4)."""
    fleet = fleet_of(state, who)
    if what == FORCE:
        gap = strength_at_sea(state, who) - strength_at_sea(state, 1 - who)
        return min(max(gap, 0) // FOR_EACH_OF_THE_GAP, MOST_FOR_THE_GAP)
    if what == SAILS:
        return 1 if state.wind[who] == HELPS_THE_ROLL else 0
    if what == FIRST_SHOT:
        return 1 if who == ATTACKER and state.battle_round == 1 else 0
    if what == GUNS:
        return 1 if has_aboard(state, fleet, goods.GUNNER) else 0
    if what == WARSHIPS:
        return 1 if 2 * ships_of_war(state, fleet) > ships_in(state, fleet) else 0
    return cards_at_sea(state, who)


def ships_of_war(state, fleet):
    """Of the classes E and L (3.17.4)."""
    return sum(
        state.ships[fleet][ship]
        for ship in range(units.SHIPS)
        if units.SHIP_CLASS[ship] == units.CLASS_E or units.SHIP_CLASS[ship] == units.CLASS_L
    )


def cards_at_sea(state, who):
    """What cards add (EN3, NL2, FR3, N°47)."""
    signals = has_played(state, who, cards.ADMIRALS_SIGNAL)
    beggars = has_played(state, who, cards.BEGGARS_FLEET)
    in_line = plays_now(state, who, cards.LINE_AHEAD)
    of_dieppe = state.dieppe == 1 + fleet_of(state, who)
    return SIGNAL_HELPS * (signals + beggars + in_line + of_dieppe)
