"""Step 2: the cavalry charge (5, 6, F28, 3.16.2)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, popped, push
from tabard.engine.kinds import upto
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, colonies, goods, nations
from ..state import ATTACKER, BY_AN_ALLY, DEFENDER
from .commander import is_commanders_advisor
from .forces import cavalry_on, defends_own_land, has_played, is_nation, seat_on

HORSES = upto(99)
MOST_IN_FOREST = 2
_too_rough = (board.JUNGLE, board.SWAMP, board.MOUNTAIN, board.ARCTIC)
IS_TOO_ROUGH = table([terrain in _too_rough for terrain in board.TERRAINS.numbers])


def announce_charge(state, who):
    """The attacker announces first; natives always charge with all, others are asked if they can
    (6, 3.16.2b)."""
    most = most_that_charge(state, who)
    if not is_nation(state, who):
        charge_with(state, who, most)
    elif most > 0:
        push(state, phases.CHARGE, seat_on(state, who), who)


NO_CHARGE_AT_WORKS = refuse("F28", _("A palisade stops the attacker's charge."))
NO_CHARGE_HERE = refuse("3.16.2a", _("Nobody charges in {terrain}."))
AMBUSHED = refuse("3.19.4", _("An ambush stops the charge."))


def why_no_charge(state, who):
    """Terrain, works that stop the attacker, an ambush (F28, 3.16.2a)."""
    terrain = board.TERRAIN[state.battle_area]
    if IS_TOO_ROUGH[terrain]:
        return because(NO_CHARGE_HERE, terrain)
    ambush = state.battle_card[DEFENDER][cards.WORKS_AS[cards.AMBUSH]]
    if who == ATTACKER and 0 < ambush < BY_AN_ALLY:
        return because(AMBUSHED)
    works = state.fortification[state.battle_area] >= colonies.PALISADE
    if who == ATTACKER and works and defends_own_land(state, DEFENDER):
        return because(NO_CHARGE_AT_WORKS)
    return LEGAL


def most_that_charge(state, who):
    """All cavalry; in forest two, but with a Cavalry master all (3.16.2a, 3.18 N°7)."""
    if why_no_charge(state, who) != LEGAL:
        return 0
    most = cavalry_on(state, who)
    if board.TERRAIN[state.battle_area] == board.FOREST and not masters_cavalry(state, who):
        most = min(most, MOST_IN_FOREST)
    return most


def least_that_charges(state, who):
    """A nation may charge with none, others charge with all (3.16.2b)."""
    return 0 if is_nation(state, who) else most_that_charge(state, who)


def masters_cavalry(state, who):
    """The commander's Cavalry master; a fleet's and an ally's too (24, 34, 3.18 N°7, 3.18.2)."""
    return is_commanders_advisor(state, who, goods.CAVALRY_MASTER)


def is_led_by_a_general(state, who):
    """A General commands, an ally's too (34, 3.5.4)."""
    commander = state.commander[who]
    if commander == 0 or commander >= nations.FIRST_FLEET:
        return False
    return nations.LEADER_SKILL[commander - nations.FIRST_LEADER] == nations.GENERAL


TOO_FEW_HORSES = refuse("3.16.2", _("At most {count} can charge."))


def why_not_charge(state, seat, count):
    """So many of his cavalry; none as well (5)."""
    who = cursor(state)
    if count == 0:
        return LEGAL
    if refusal := why_no_charge(state, who):
        return refusal
    most = most_that_charge(state, who)
    return LEGAL if count <= most else because(TOO_FEW_HORSES, most)


def charge(state, seat, count):
    """They are counted now and not again (3.16.2b)."""
    charge_with(state, popped(state), count)


def default_charge(state, seat, count):
    """None (3.23)."""
    return count == 0


CHARGED = told("charge", "3.16.2", _("{side} charges with {count}."), part=Part())


def charge_with(state, who, count):
    """This many charge (3.16.2b)."""
    state.charging[who] = count
    if count > 0:
        tell(state, CHARGED, state.side[who], count)


def charge_bonus(state, who):
    """Equal numbers cancel; whoever has more gets +1 to +3, and what helps him (34, 3.16.2c)."""
    more = state.charging[who] - state.charging[1 - who]
    if more <= 0 or has_played(state, 1 - who, cards.PIKES_AND_STAKES):
        return 0
    bonus = 1 if more <= 2 else 2 if more <= 4 else 3
    bonus += is_led_by_a_general(state, who) + masters_cavalry(state, who)
    return bonus + 2 * has_played(state, who, cards.HEAVY_HORSE)
