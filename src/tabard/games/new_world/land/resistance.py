"""Paragraph "Resistance" (3.8.3, 3.16.6.6): that of a location falls, a treasure is taken."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import cards, glory, goods, nations, units
from ..glory.awards import award_conquest
from ..glory.points import win_glory
from ..natives.armies import has_free_location, natives_in
from ..state import ATTACKER, DEFENDER, NATIVES_ATTACK
from ..world.dice import throw
from ..world.stacking_limits import take_up_to_the_maximum
from .forces import has_played, is_nation, own_commander

DUCATS_A_PIP = 5


def breaks_resistance(state):
    """A nation that attacked has won, at a location, and no native army is left there (3.8.3)."""
    has_won = state.winner == ATTACKER and is_nation(state, ATTACKER)
    if not has_won or state.side[DEFENDER] != nations.NATIVES or state.trigger == NATIVES_ATTACK:
        return False
    area = state.battle_area
    return has_free_location(state, area) and natives_in(state, area) == 0


RESISTANCE_FELL = told(
    "resistance",
    "3.8.3",
    _("The resistance of {area} falls to {level}."),
    part=Part(),
    level=NUMBER,
)
SUBDUED = told("subdued", "3.8.3", _("{area} is subdued."), weight=2, part=Part())


def break_resistance(state):
    """One level; at 0 the location is subdued, with glory the first time (3.8.3)."""
    if not breaks_resistance(state):
        return
    area, nation = state.battle_area, state.side[ATTACKER]
    location = state.location[area]
    state.resistance[area] -= 1
    state.lost_level[area] = 1
    tell(state, RESISTANCE_FELL, area, state.resistance[area])
    if state.resistance[area] == 0:
        state.subdued[area] = 1
        tell(state, SUBDUED, area)
        if not state.subdued_before[area]:
            state.subdued_before[area] = 1
            win_glory(state, nation, goods.LOCATION_GLORY[location], glory.BY_NATIVES)
            award_conquest(state, nation, area)
    state.treasure_waits = 1
    throw(state, goods.TREASURE_DICE[location])


TREASURE = told("treasure", "3.8.3", _("{nation} takes a treasure of {ducats}."), part=Part())


def take_treasure(state):
    """Five ducats a pip, to the winner's commander (3.8.1, 3.8.3, 3.19 ES1)."""
    if not state.treasure_waits:
        return
    state.treasure_waits = 0
    taker, pips = own_commander(state, ATTACKER), state.dice_sum
    ducats = DUCATS_A_PIP * pips * (1 + has_played(state, ATTACKER, cards.REQUERIMIENTO))
    ducats = take_up_to_the_maximum(state, taker, units.DUCATS, ducats)
    tell(state, TREASURE, state.side[ATTACKER], ducats)
