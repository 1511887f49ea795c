"""Paragraph "Raising a native army" (3.8.5 to 3.8.8)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, colonies, goods, nations, units
from ..world.avatars import has_advisor, has_leader_ashore, in_service, spot_of
from ..world.conventions import period
from ..world.image import image_bonus
from ..world.map import has_improvement, settlers_to_found
from .armies import cut_to_four_armies, has_free_location

FEWEST = 2
MANY_MARKERS = 4


RAISED_ARMY = told(
    "raised",
    "3.8.5",
    _("In {area} natives take up arms, {infantry} on foot and {cavalry} mounted."),
    part=Part(),
    infantry=NUMBER,
    cavalry=NUMBER,
)


RAISED_BY = told(
    "raised_by",
    "3.8.5",
    _("Natives rise: {roll} by the dice, {land} by land and people, {mood} by whom they face."),
    part=Part(),
    land=NUMBER,
    mood=NUMBER,
)


def raise_natives(state, area, nation, roll):
    """As many as the dice and the modifiers say, some of them mounted (3.8.5, 3.8.6)."""
    total = units_raised(state, area, nation, roll)
    cavalry = riders_raised(state, area, total)
    foot, riders = foot_of(state, area), riders_of(state, area)
    state.natives[area][riders - units.FIRST_NATIVE] += cavalry
    state.natives[area][foot - units.FIRST_NATIVE] += total - cavalry
    cut_to_four_armies(state, area)
    mood = raised_against(state, area, nation)
    tell(state, RAISED_BY, roll, raised_anyway(state, area), mood)
    tell(state, RAISED_ARMY, area, total - cavalry, cavalry)


def units_raised(state, area, nation, roll):
    """The dice and all modifiers, at least two (3.8.5)."""
    return max(FEWEST, roll + raised_anyway(state, area) + raised_against(state, area, nation))


def riders_raised(state, area, total):
    """Cavalry among them, once natives breed horses: of the period, of a tribe, of mines all; of
    other locations half (3.8.5, 3.8.6)."""
    if not state.horses:
        return 0
    raised = location_raises(state, area)
    of_location = raised if state.location[area] == board.TRIBE else raised // 2
    return min(total, period(state) + of_location + mines_in(state, area))


def location_raises(state, area):
    """By the location, unless it is subdued (3.8.5)."""
    return goods.RAISED[state.location[area]] if has_free_location(state, area) else 0


def mines_in(state, area):
    """Mines that are not depleted (3.8.5)."""
    return sum(
        goods.MARKER_KIND[state.marker[area][slot]] == goods.MINE
        for slot in range(goods.MARKER_SLOTS)
    )


def raised_anyway(state, area):
    """The lines that ask for no nation (3.8.5)."""
    count = period(state) + location_raises(state, area) + mines_in(state, area)
    count += (settlers_to_found(state, area) >= MANY_MARKERS) - (board.ARABLE[area] == 0)
    count += has_improvement(state, area, colonies.PATHWAY)
    return count - 3 * (state.mission[area] != nations.NO_NATION)


def raised_against(state, area, nation):
    """Image, own leader ashore, France, Missionary and Interpreter (3.8.5, 3.8.8)."""
    if nation >= nations.NATIONS:
        return 0
    mood = image_bonus(state, nation)
    count = 3 if mood < 0 else -2 if mood > 0 else 0
    count -= (nation == nations.FR) + 2 * skilled_leader_in(state, nation, area)
    return count - has_leader_ashore(state, nation, area) - interpreter_in(state, nation, area)


def skilled_leader_in(state, nation, area):
    """An own Missionary ashore in the area (3.5.4, 3.8.5)."""
    return any(
        state.leader_at[leader] == area and nations.LEADER_SKILL[leader] == nations.MISSIONARY
        for leader in range(nations.LEADERS_EACH * nation, nations.LEADERS_EACH * (nation + 1))
    )


def interpreter_in(state, nation, area):
    """An own avatar there has an Interpreter (3.8.5, 3.18 N°4)."""
    return any(
        has_advisor(state, avatar, goods.INTERPRETER) and spot_of(state, avatar) == area
        for avatar in range(nations.FIRST_LEADER, nations.FIRST_LEADER + nations.AVATARS)
        if nations.HOLDER_NATION[avatar] == nation and in_service(state, avatar)
    )


def is_imperial(state, area):
    """Cities, kingdoms, capitals that are not subdued, or imperial units already there (3.8.6)."""
    if has_free_location(state, area) and state.location[area] >= board.CITY:
        return True
    there = state.natives[area]
    return there[units.I_INF - units.FIRST_NATIVE] + there[units.I_CAV - units.FIRST_NATIVE] > 0


def foot_of(state, area):
    """What natives of an area are on foot (3.8.6)."""
    return units.I_INF if is_imperial(state, area) else units.N_INF


def riders_of(state, area):
    """And what they are on horseback (3.8.6)."""
    return units.I_CAV if is_imperial(state, area) else units.N_CAV
