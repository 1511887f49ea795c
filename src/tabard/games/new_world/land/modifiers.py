"""The modifiers of the LC DR (3.16.4c): they never change the combat factors (F3)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.kinds import NUMBER, Kind
from tabard.engine.rule import table, tell
from tabard.engine.words import _

from ..book import told
from ..components import board, cards, colonies, goods, nations, units
from ..natives.armies import has_free_location
from ..readings import sums_are_compared
from ..state import ATTACKER, DEFENDER, PIRATE_RAID
from ..world.limits import has_sea_dogs
from .bombardment import bombardment
from .charge import charge_bonus
from .forces import defends_own_land, fighters, has_played, own_commander, plays_now, strength
from .pirates import haven_bonus
from .siege import siege_bonus

MODIFIERS = Kind(
    "modifier",
    ["force", "skill", "terrain", "bombardment", "cards", "charge", "natives", "haven", "siege",
     "landing", "spain", "works", "size"],
    ["superior force", "the leader's skill", "the terrain", "bombardment", "cards", "the charge",
     "location and native leader", "the haven", "the siege", "the landing", "Spanish arms",
     "works", "the size of the colony"],
)  # fmt: skip
(
    FORCE, SKILL, GROUND, GUNS_OF_SHIPS, CARDS_PLAYED, HORSE_CHARGE, PEOPLE, HAVEN, GUNS_OF_SIEGE,
    SHORE, SPANIARDS, WALLS, TOWN,
) = MODIFIERS.numbers  # fmt: skip
MOST_SUPERIORITY = 5
# 3.5.4, attacking and defending: explorer, conquistador, governor, missionary, general.
SKILL_BONUS = table([[0, 2, 0, 0, 2], [0, 1, 0, 0, 2]])


def all_modifiers(state, who):
    """All modifiers of one side (3.16.4c)."""
    return sum(modifier(state, who, what) for what in range(MODIFIERS))


MODIFIED = told(
    "modifier", "3.16.4c", _("{side}: {points} for {modifier}."),
    part=Part(adds="points"), side=nations.SIDES, modifier=MODIFIERS, points=NUMBER,
)  # fmt: skip


def tell_modifiers(state, who):
    """Each modifier by its name; what they come to (3.16.4c)."""
    total = 0
    for what in range(MODIFIERS):
        added = modifier(state, who, what)
        total += added
        if added != 0:
            tell(state, MODIFIED, state.side[who], what, added)
    return total


def modifier(state, who, what):
    """One of them, for one side (3.16.4c)."""
    if what == FORCE:
        return strength_counts(state, who)
    if what == SKILL:
        return skill_bonus(state, who)
    if what == GROUND:
        return terrain_bonus(state, who)
    if what == GUNS_OF_SHIPS:
        return bombardment(state, who)
    if what == CARDS_PLAYED:
        return card_bonus(state, who)
    if what == HORSE_CHARGE:
        return charge_bonus(state, who) if state.battle_round == 1 else 0
    if what == PEOPLE:
        return natives_bonus(state, who) if state.side[who] == nations.NATIVES else 0
    if what == HAVEN:
        return haven_bonus(state, who)
    return modifier_of_role(state, who, what)


def modifier_of_role(state, who, what):
    """Those of the attacker, and those of an owner who defends his land (3.16.4c)."""
    if who == ATTACKER:
        if what == GUNS_OF_SIEGE:
            return siege_bonus(state)
        if what == SHORE:
            return -landing_penalty(state)
        if what == SPANIARDS and state.side[DEFENDER] == nations.NATIVES:
            return 1 if state.side[ATTACKER] == nations.ES else 0
    elif defends_own_land(state, DEFENDER):
        if what == WALLS:
            return works_bonus(state)
        if what == TOWN:
            return size_of_colony(state)
    return 0


def strength_counts(state, who):
    """Superiority; by a reading the whole strength, since sums are compared (3.16.4c, A18)."""
    return strength(state, who) if sums_are_compared(state) else superiority(state, who)


def superiority(state, who):
    """One for each five factors more, at most five (3.16.4c)."""
    more = strength(state, who) - strength(state, 1 - who)
    return min(max(more, 0) // 5, MOST_SUPERIORITY)


def skill_bonus(state, who):
    """Of a commander who is a leader ashore, an ally's too (3.5.4, 34)."""
    if not 0 < state.commander[who] < nations.FIRST_FLEET:
        return 0
    skill = nations.LEADER_SKILL[state.commander[who] - nations.FIRST_LEADER]
    if who == DEFENDER and skill == nations.GOVERNOR:
        return 1 if state.colony[state.battle_area] != colonies.NO_COLONY else 0
    return SKILL_BONUS[who][skill]


def terrain_bonus(state, who):
    """Mountain, jungle and swamp help the defender; natives always, also attacking (3.16.4c)."""
    terrain = board.TERRAIN[state.battle_area]
    if terrain != board.MOUNTAIN and terrain != board.JUNGLE and terrain != board.SWAMP:
        return 0
    helped = ATTACKER if state.side[ATTACKER] == nations.NATIVES else DEFENDER
    return 1 if who == helped else 0


def natives_bonus(state, who):
    """Their location, while it is not subdued, and their leader (F12, 3.8.1, 3.8.10)."""
    bonus = 1 if fighters(state, who, units.NATIVE_LEADER) > 0 else 0
    if has_free_location(state, state.battle_area):
        bonus += goods.LOCATION_BONUS[state.location[state.battle_area]]
    return bonus


def landing_penalty(state):
    """A fleet attacks, pirates from their ships, or a leader who has landed in this impulse
    (3.16.4c)."""
    commander = own_commander(state, ATTACKER)
    if commander >= nations.FIRST_FLEET:
        return 0 if has_sea_dogs(state, commander - nations.FIRST_FLEET) else 1
    if commander == 0:
        return 1 if state.trigger == PIRATE_RAID else 0
    return 0 if state.landed[commander - nations.FIRST_LEADER] == board.NO_AREA else 1


def works_bonus(state):
    """By the level of fortification; sappers take two of it (F30, 3.16.3a, 3.19 N°43)."""
    sapped = 2 * has_played(state, ATTACKER, cards.SAPPERS)
    return max(0, state.fortification[state.battle_area] - sapped)


def size_of_colony(state):
    """Village 1, town 2, metropolis 3 (3.16.4c)."""
    return max(0, state.colony[state.battle_area] - colonies.SETTLEMENT)


def card_bonus(state, who):
    """What cards add to the roll, and what those of the enemy take away (ES1, ES4, 3.19)."""
    bonus = has_played(state, who, cards.WAR_DOGS)
    bonus += 2 * has_played(state, who, cards.HOLD_THE_WALLS)
    bonus += 2 * plays_now(state, who, cards.TERCIO_DISCIPLINE)
    if state.battle_round == 1:
        bonus += has_played(state, who, cards.AMBUSH)
        bonus += 2 * has_played(state, who, cards.REQUERIMIENTO)
        bonus -= 2 * has_played(state, 1 - who, cards.WINTER_CAMP)
    return bonus
