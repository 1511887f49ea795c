"""Pirates ashore: a known haven is attacked (3.14.2, 3.17.10, F12, F27); raids (3.17.9)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import colonies, glory, goods, nations, units
from ..glory.higher_awards import award_pirate_hunter
from ..glory.points import win_glory
from ..state import ATTACKER, DEFENDER, PIRATE_RAID
from ..world.avatars import ships_in
from ..world.conventions import period
from ..world.dice import throw
from ..world.stacking_limits import take_up_to_the_maximum
from .starting import start_combat

GUARDS, GUARDS_A_PERIOD, HAVEN_BONUS, HAVEN_GLORY = 4, 2, 2, 2


NO_KNOWN_HAVEN = refuse("3.14.2", _("No haven is known in {area}."))


def why_not_attack_haven(state, area):
    """A known one (3.14.2)."""
    return LEGAL if state.haven[area] == goods.KNOWN_HAVEN else because(NO_KNOWN_HAVEN, area)


def man_the_haven(state):
    """Four pirates, and two for each period's number (3.17.10)."""
    state.apart[DEFENDER][units.P_INF] = GUARDS + GUARDS_A_PERIOD * period(state)


def is_about_a_haven(state):
    """Pirates defend only their havens (3.17.10)."""
    return state.side[DEFENDER] == nations.PIRATES


def haven_bonus(state, who):
    """Two for its defenders (F12, 3.17.10)."""
    return HAVEN_BONUS if who == DEFENDER and is_about_a_haven(state) else 0


SMOKED_OUT = told("smoked_out", "3.17.10", _("{nation} smokes out the haven in {area}."), weight=1)


def smoke_out(state):
    """The haven is no more; dice for the loot (F27, 3.17.10)."""
    if is_about_a_haven(state) and state.winner == ATTACKER:
        nation = state.side[ATTACKER]
        state.haven[state.battle_area] = goods.SEARCHED
        tell(state, SMOKED_OUT, nation, state.battle_area)
        win_glory(state, nation, HAVEN_GLORY, glory.BY_SEA)
        award_pirate_hunter(state, nation)
        throw(state, period(state) * period(state))


HAVEN_LOOTED = told("haven_looted", "3.17.10", _("{nation} finds {ducats} there."))


def loot_the_haven(state):
    """So many ducats for the commander (F27)."""
    if not is_about_a_haven(state) or state.winner != ATTACKER:
        return
    taker = state.commander[ATTACKER]
    ducats = take_up_to_the_maximum(state, taker, units.DUCATS, state.dice_sum)
    tell(state, HAVEN_LOOTED, state.side[ATTACKER], ducats)


# --- raids ---------------------------------------------------------------------------------------

MOST_PIRATES = 12


def raid(state, fleet, area):
    """As many pirates as ships and the period's number, at most twelve; where nobody defends, they
    overrun the colony (``muster``), and with the combat they are gone (3.17.9)."""
    count = min(ships_in(state, fleet) + period(state), MOST_PIRATES)
    start_combat(state, area, nations.PIRATES, state.owner[area], PIRATE_RAID, 0)
    state.apart[ATTACKER][units.P_INF] = count


SACKED = told(
    "sacked", "3.17.9", _("Pirates sack {area}."), weight=2, part=Part(opens=("area",), ends=True)
)


def sack(state, area):
    """Half of the stored goods, and a level of the colony; the marker stays. The glory lost is that
    of any such defeat: `end_of_combat.give_the_glory`, `overrun` (3.17.9)."""
    colony = nations.FIRST_COLONY + area
    for good in range(goods.GOODS):
        state.held[colony][units.FIRST_GOOD + good] //= 2
    if state.colony[area] > colonies.SETTLEMENT:
        state.colony[area] -= 1
    tell(state, SACKED, area)
