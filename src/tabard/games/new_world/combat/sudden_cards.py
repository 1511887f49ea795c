"""Cards that act at once in a combat (3.19 N°33, 34, 36, 42, 58, ES2, PT4, FR2)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import cursor, go_to, pop, seat_now, turn_to
from tabard.engine.rule import LEGAL, tell
from tabard.engine.words import _, n_

from .. import phases
from ..action.new_regiments import free_regiment, why_not_raise_regiment
from ..book import told
from ..components import board, cards, nations, units
from ..land.forces import defends_own_land, leads_ashore
from ..land.starting import COMMANDER, LEAVE
from ..state import DEFENDER, NO_BATTLE_REGIMENT
from ..world.dice import throw
from ..world.limits import pieces_left
from ..world.nations import free_markers
from ..world.stacking_limits import cut_to_the_maximum
from .windows import let_the_next_play

LOWEST_PEACE = 5
# Helpers that a card brings (3.19 N°42, PT4, FR2).
HELPERS_OF = cards.by_event(
    {cards.NATIVE_AUXILIARIES: 4, cards.MESTIZO_MILITIA: 3, cards.HURON_CONFEDERATES: 5}
)


def send_envoys(state, seat):
    """A die; on 5 and 6 the natives do not fight (N°36)."""
    who = cursor(state)
    turn_to(state, phases.ENVOYS, seat, who)
    throw(state, 1)


STAYED_HOME = told("no_fight", "3.19.4", _("The natives do not fight."), part=Part(ends=True))


def hear_the_envoys(state):
    """The combat ends at once without a winner, or the window goes on (N°36)."""
    who, seat = cursor(state), seat_now(state)
    if state.dice_sum < LOWEST_PEACE:
        turn_to(state, phases.WINDOW, seat, who)
        let_the_next_play(state, phases.WINDOW)
        return
    tell(state, STAYED_HOME)
    pop(state)
    go_to(state, LEAVE)


def break_the_alliance(state):
    """The allied commander is dismissed; the defender chooses again without that nation. Then step
    1 begins anew, for the attacker has not passed (37). (N°58)"""
    state.lender_asked[nations.HOLDER_NATION[state.commander[DEFENDER]]] = 1
    state.commander[DEFENDER] = 0
    state.battle_regiment = NO_BATTLE_REGIMENT
    pop(state)
    go_to(state, COMMANDER)


def reinforcement(state, who, event):
    """How many units the card would bring to this combat; beside a regiment that was chosen another
    does not fight (41, F10, N°33, 34, ES2)."""
    nation, area = state.side[who], state.battle_area
    if event == cards.TLAXCALAN_ALLIANCE:
        near = board.REGION[area] == board.MESO or board.REGION[area] == board.ANDES
        if not near or not leads_ashore(state, who):
            return 0
        return cut_to_the_maximum(state, state.commander[who], units.ALLIES, cards.RECRUITS[event])
    if not defends_own_land(state, who) or state.colony[area] == 0:
        return 0
    if event == cards.KINGS_REGIMENT:
        if state.battle_regiment != NO_BATTLE_REGIMENT or free_markers(state, nation) == 0:
            return 0
        if why_not_raise_regiment(state, nation, area) != LEGAL:
            return 0
    return min(cards.RECRUITS[event], pieces_left(state, nation, units.INF))


def bring_helpers(state, who, event):
    """Native infantry fights along until the end of this combat (N°42, PT4, FR2)."""
    state.apart[who][units.N_INF] += HELPERS_OF[event]
    state.helpers[who] += HELPERS_OF[event]


REINFORCED = told(
    "reinforced", "3.19.4", n_("{count} unit joins {nation}.", "{count} units join {nation}.")
)


def reinforce_with(state, who, event):
    """New units join the fighting force at once (N°33, 34, ES2, 3.19.1)."""
    count = reinforcement(state, who, event)
    if event == cards.REINFORCED_GARRISON:
        state.larger_garrison[state.battle_area] = 1
        state.held[nations.FIRST_COLONY + state.battle_area][units.INF] += count
    elif event == cards.KINGS_REGIMENT:
        raise_kings_regiment(state, state.side[who], count)
    else:
        state.held[state.commander[who]][units.ALLIES] += count
        state.allies_until[state.commander[who] - nations.FIRST_LEADER] = state.turn + 1
    tell(state, REINFORCED, count, state.side[who])


def raise_kings_regiment(state, nation, count):
    """It fights (N°34)."""
    regiment = free_regiment(state, nation)
    state.markers_gone[nation] += 1
    state.regiment_at[regiment] = state.battle_area
    state.held[nations.FIRST_REGIMENT + regiment][units.INF] = count
    state.battle_regiment = regiment
