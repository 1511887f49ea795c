"""The modifiers of the NC DR (3.17.4): they never change the combat factors."""

from __future__ import annotations

from tabard.engine.rule import rule, tell

from ..avatars import has_advisor, ships_in
from ..components.cards import ADMIRALS_SIGNAL, BEGGARS_FLEET, LINE_AHEAD, WORKS_AS
from ..components.goods import GUNNER
from ..components.units import (
    CLASS_E,
    CLASS_L,
    SHIP_ATTACK,
    SHIP_CLASS,
    SHIP_DEFENCE,
    SHIPS,
)
from ..state import ATTACKER
from .start import fleet_of
from .told import NAVAL_MODIFIED, NAVAL_MODIFIERS
from .waters import holder_of, is_pirate
from .wind import HELPS_THE_ROLL

FORCE, SAILS, FIRST_SHOT, GUNS, WARSHIPS, CARDS_PLAYED = NAVAL_MODIFIERS.numbers
FOR_EACH_OF_THE_GAP, MOST_FOR_THE_GAP, SIGNAL_HELPS = 5, 4, 2


@rule
def strength_at_sea(state, who):
    """3.17.4, F63: AF of the attacker's ships, DF of the passive side's; leaders add nothing."""
    fleet, total = fleet_of(state, who), 0
    for ship in range(SHIPS):
        factor = SHIP_ATTACK[ship] if who == ATTACKER else SHIP_DEFENCE[ship]
        total += factor * state.ships[fleet][ship]
    return total


@rule
def naval_modifiers(state, who):
    """3.17.4: all of one side."""
    total = 0
    for what in range(NAVAL_MODIFIERS):
        total += naval_modifier(state, who, what)
    return total


@rule
def tell_naval_modifiers(state, who):
    """3.17.4: each by its name."""
    for what in range(NAVAL_MODIFIERS):
        added = naval_modifier(state, who, what)
        if added != 0:
            tell(state, NAVAL_MODIFIED, fleet_of(state, who), what, added)


@rule
def naval_modifier(state, who, what):
    """3.17.4: superiority, wind, the fight that was sought, a Gunner, ships of war, cards."""
    fleet = fleet_of(state, who)
    if what == FORCE:
        gap = strength_at_sea(state, who) - strength_at_sea(state, 1 - who)
        return min(max(gap, 0) // FOR_EACH_OF_THE_GAP, MOST_FOR_THE_GAP)
    if what == SAILS:
        return 1 if state.wind[who] == HELPS_THE_ROLL else 0
    if what == FIRST_SHOT:
        return 1 if who == ATTACKER and state.battle_round == 1 else 0
    if what == GUNS:
        return 1 if not is_pirate(fleet) and has_advisor(state, holder_of(fleet), GUNNER) else 0
    if what == WARSHIPS:
        return 1 if 2 * ships_of_war(state, fleet) > ships_in(state, fleet) else 0
    return naval_cards(state, who)


@rule
def ships_of_war(state, fleet):
    """3.17.4: of the classes E and L."""
    count = 0
    for ship in range(SHIPS):
        if SHIP_CLASS[ship] == CLASS_E or SHIP_CLASS[ship] == CLASS_L:
            count += state.ships[fleet][ship]
    return count


@rule
def naval_cards(state, who):
    """EN3, NL2, FR3, N°47: what cards add."""
    bonus = 0
    if state.battle_card[who][WORKS_AS[ADMIRALS_SIGNAL]] > 0:
        bonus += SIGNAL_HELPS
    if state.battle_card[who][WORKS_AS[BEGGARS_FLEET]] > 0:
        bonus += SIGNAL_HELPS
    if state.battle_card[who][WORKS_AS[LINE_AHEAD]] == state.battle_round:
        bonus += SIGNAL_HELPS
    if state.dieppe == fleet_of(state, who) + 1:
        bonus += SIGNAL_HELPS
    return bonus
