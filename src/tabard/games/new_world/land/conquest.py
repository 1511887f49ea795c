"""A territory changes hands, or its colony is destroyed, and what the winner loots (3.16.6.3,
3.16.6.4, F16)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..action.stores import empty_garrison, lose_stores
from ..book import refuse, told
from ..components import cards, colonies, nations, units
from ..glory.higher_awards import award_siege
from ..natives.armies import learn_firearms
from ..options import FIREARMS, plays_with
from ..state import ATTACKER, DEFENDER
from ..world.avatars import lose_regiment
from ..world.image import change_image
from ..world.nations import free_markers
from ..world.stacking_limits import take_up_to_the_maximum
from .forces import has_played, is_nation, own_commander, seat_on

KEPT = (1 << colonies.PATHWAY) | (1 << colonies.ROAD)


def change_the_owner(state):
    """A European attacker who has won takes the territory of the beaten owner (3.16.6.3)."""
    area = state.battle_area
    if state.winner != ATTACKER or not is_nation(state, ATTACKER) or not is_nation(state, DEFENDER):
        return
    if state.owner[area] != state.side[DEFENDER]:
        return
    drive_out_the_rest(state, area)
    scorch_the_earth(state, area)
    from_the_sea = own_commander(state, ATTACKER) >= nations.FIRST_FLEET
    if from_the_sea and state.colony[area] != colonies.NO_COLONY:
        take_colony_from_the_sea(state, area)
    else:
        take_territory(state, state.side[ATTACKER], area)


SCORCHED = told("scorched", "3.19.4", _("{area} is burned down."), weight=1, part=Part())


def scorch_the_earth(state, area):
    """The loser of a colony burns it down, works, improvements and all (3.19 N°59)."""
    if has_played(state, DEFENDER, cards.SCORCHED_EARTH):
        destroy_the_colony(state, area, 0)
        tell(state, SCORCHED, area)
        change_image(state, state.side[DEFENDER], -1)


def destroy_the_colony(state, area, kept):
    """With its works, the improvements that are not kept, and what is stored in them (3.16.6.4)."""
    state.colony[area] = colonies.NO_COLONY
    state.fortification[area] = 0
    state.port[area] = 0
    state.improvements[area] &= kept
    lose_stores(state, area)


def drive_out_the_rest(state, area):
    """Nothing of the old owner stays: troops that no retreat has taken along are lost (3.16.5b)."""
    empty_garrison(state, area)
    for regiment in range(nations.REGIMENTS):
        if state.regiment_at[regiment] == area:
            lose_regiment(state, regiment)


CAPTURED = told("captured", "3.16.6.3", _("{nation} takes {area}."), weight=2, part=Part(ends=True))
ABANDONED = told("abandoned", "3.16.6.3", _("{area} belongs to nobody."), weight=1, part=Part())


def take_territory(state, nation, area):
    """With a free control marker, facing as the old one; else nobody's (3.16.6.3, V34)."""
    state.owner[area] = nations.NO_NATION
    if free_markers(state, nation) > 0:
        state.owner[area] = nation
        tell(state, CAPTURED, nation, area)
        award_siege(state, nation, area)
    else:
        tell(state, ABANDONED, area)


def take_colony_from_the_sea(state, area):
    """One of the landed units stays as garrison; without one nobody owns the area (3.16.6.3)."""
    state.owner[area] = nations.NO_NATION
    if any(state.apart[ATTACKER][unit] > 0 for unit in range(units.UNITS)):
        push(state, phases.LEAVE, seat_on(state, ATTACKER))
    else:
        tell(state, ABANDONED, area)


NOBODY_LEFT = refuse("3.16.6.3", _("No {unit} has come ashore."))


def why_not_leave_behind(state, seat, unit):
    """One of those that came ashore (3.16.6.3)."""
    return LEGAL if state.apart[ATTACKER][unit] > 0 else because(NOBODY_LEFT, unit)


def leave_behind(state, seat, unit):
    """It is the garrison (3.16.6.3, 3.23)."""
    area = state.battle_area
    pop(state)
    take_territory(state, state.side[ATTACKER], area)
    if state.owner[area] != nations.NO_NATION:
        state.apart[ATTACKER][unit] -= 1
        state.held[nations.FIRST_COLONY + area][unit] += 1


LAID_WASTE = told(
    "laid_waste", "F24", _("The colony of {area} is destroyed."), weight=2, part=Part()
)


def lay_waste(state, area):
    """The colony, works and improvements but pathway and road; the marker stays. From a fortress or
    a citadel natives learn firearms. (F24, F25, 3.16.6.4)"""
    if state.fortification[area] >= colonies.FORTRESS and plays_with(state, FIREARMS):
        learn_firearms(state)
    if state.colony[area] != colonies.NO_COLONY:
        tell(state, LAID_WASTE, area)
    drive_out_the_rest(state, area)
    destroy_the_colony(state, area, KEPT)


def loot(state, who, holder):
    """What the winner's commander can hold of what a leader carries or a colony stores (F16)."""
    taker = own_commander(state, 1 - who)
    if taker == 0:
        return
    for what in range(units.POINTS, units.CARGO):
        taken = take_up_to_the_maximum(state, taker, what, state.held[holder][what])
        state.held[holder][what] -= taken
