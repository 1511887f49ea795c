"""Who can fall, what falls first, and a commander's ransom (3.19 N°57) (3.16.4e)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, cards, goods, nations, units
from ..readings import allied_medic_helps, allies_lose_units
from ..world.avatars import dismiss_advisors, empty_holder, lose_leader, lose_regiment
from ..world.limits import units_with
from ..world.nations import home
from .forces import (
    ally_fights,
    defends_own_land,
    fighters,
    first_regiment_of,
    has_played,
    is_commanders_advisor,
    is_nation,
    own_commander,
    regiment_fights,
)

RANSOM_DUCATS = 20


def can_fall(state, who, kind):
    """How many of a kind this side can lose; an ally's units only by a reading (3.16.4e, A8)."""
    count = fighters(state, who, kind)
    if ally_fights(state, who) and not allies_lose_units(state):
        if kind == units.LEADER:
            return 0
        if kind <= units.N_INF:
            count -= state.held[state.commander[who]][kind]
    return count


def left_standing(state, who):
    """All that this side can lose; without any it is beaten (3.16.4f, A8)."""
    return sum(can_fall(state, who, kind) for kind in range(units.FIGHTERS))


def cavalry_to_lose(state, who):
    """Cavalry that can fall (3.16.2d)."""
    return sum(
        can_fall(state, who, kind) for kind in range(units.FIGHTERS) if units.IS_CAVALRY[kind]
    )


def has_medic(state, who):
    """3.18 N°1, 3.18.2, A7: the commander's Medic; an ally's only by a reading."""
    helps = own_commander(state, who) != 0 or allied_medic_helps(state)
    return helps and is_commanders_advisor(state, who, goods.MEDIC)


FIGHTER_LOST = told(
    "fallen", "3.16.4e", _("{side} loses one {unit}."), part=Part(), unit=units.FIGHTERS
)


def lose_fighter(state, who, kind):
    """One unit falls: first those who stand apart, then the garrison, a regiment, and the leader's
    own (3.16.4e)."""
    tell(state, FIGHTER_LOST, state.side[who], kind)
    if kind == units.LEADER:
        lose_or_ransom(state, who, state.commander[who] - nations.FIRST_LEADER)
    elif state.apart[who][kind] > 0:
        state.apart[who][kind] -= 1
        if kind == units.N_INF:
            state.helpers[who] = max(0, state.helpers[who] - 1)
    else:
        lose_of_the_rest(state, who, kind)


def lose_of_the_rest(state, who, kind):
    """Of the garrison, of a regiment that fights, or of the leader's own (3.16.4e)."""
    holder = who_loses(state, who, kind)
    state.held[holder][kind] -= 1
    if holder >= nations.FIRST_REGIMENT and units_with(state, holder) == 0:
        lose_regiment(state, holder - nations.FIRST_REGIMENT)


def who_loses(state, who, kind):
    """The first of them who has such a unit (3.16.4e)."""
    if kind < units.UNITS and defends_own_land(state, who):
        if state.held[nations.FIRST_COLONY + state.battle_area][kind] > 0:
            return nations.FIRST_COLONY + state.battle_area
        first = first_regiment_of(state, who)
        for regiment in range(first, first + nations.REGIMENTS_EACH):
            holder = nations.FIRST_REGIMENT + regiment
            if regiment_fights(state, regiment) and state.held[holder][kind] > 0:
                return holder
    return state.commander[who]


def can_ransom(state, who):
    """3.19 N°57: twenty ducats at home."""
    return state.held[home(state.side[who])][units.DUCATS] >= RANSOM_DUCATS


RANSOMED = told("ransomed", "3.19.4", _("{nation} pays a ransom, and its leader goes home."))


def lose_or_ransom(state, who, leader):
    """3.19 N°57: the commander is lost, or for a ransom to the enemy he goes home alone."""
    avatar = nations.FIRST_LEADER + leader
    offered = state.commander[who] == avatar and has_played(state, who, cards.RANSOM)
    if not offered or not can_ransom(state, who):
        lose_leader(state, leader)
        return
    state.held[home(state.side[who])][units.DUCATS] -= RANSOM_DUCATS
    if is_nation(state, 1 - who):
        state.held[home(state.side[1 - who])][units.DUCATS] += RANSOM_DUCATS
    empty_holder(state, avatar)
    dismiss_advisors(state, avatar)
    state.leader_at[leader] = board.HOME
    tell(state, RANSOMED, state.side[who])
