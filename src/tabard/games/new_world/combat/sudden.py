"""Cards that act at once in a combat (3.19 N°33, 34, 36, 58, ES2)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import cursor, go_to, move_cursor, pop, seat_now, turn_to

from ..components.cards import KINGS_REGIMENT, REINFORCED_GARRISON, TLAXCALAN_ALLIANCE
from ..components.map import REGION
from ..components.nations import FIRST_COLONY, FIRST_LEADER, FIRST_REGIMENT, HOLDER_NATION
from ..components.units import ALLIES, INF, REGIMENTS_IN
from ..dice import throw
from ..main_card import free_regiment
from ..nations import free_markers
from ..phases import ENVOYS, WINDOW
from ..state import DEFENDER, NO_BATTLE_REGIMENT
from ..units import can_take, pieces_left, regiments_in
from .course import COMMANDER, LEAVE
from .forces import defends_own_land, leads_ashore
from .told import REINFORCED, STAYED_HOME
from .windows import let_the_next_play

LOWEST_PEACE = 5
MESO, ANDES = 3, 8


@rule
def send_envoys(state, seat):
    """N°36: a die; on 5 and 6 the natives do not fight."""
    who = cursor(state)
    turn_to(state, ENVOYS, seat)
    move_cursor(state, who)
    throw(state, 1)


@rule
def hear_the_envoys(state):
    """N°36: the combat ends at once without a winner, or the window goes on."""
    who, seat = cursor(state), seat_now(state)
    if state.dice_sum < LOWEST_PEACE:
        turn_to(state, WINDOW, seat)
        move_cursor(state, who)
        let_the_next_play(state)
        return
    tell(state, STAYED_HOME)
    pop(state)
    go_to(state, LEAVE)


@rule
def break_the_alliance(state):
    """N°58: the allied commander is dismissed; the defender chooses again without that nation. Then
    step 1 begins anew, for the attacker has not passed (37)."""
    state.lender_asked[HOLDER_NATION[state.commander[DEFENDER]]] = 1
    state.commander[DEFENDER] = 0
    state.battle_regiment = NO_BATTLE_REGIMENT
    pop(state)
    go_to(state, COMMANDER)


@rule
def reinforcement(state, who, event):
    """41, F10, N°33, 34, ES2: how many units the card would bring to this combat; beside a regiment
    that was chosen another does not fight."""
    nation, area = state.side[who], state.battle_area
    if event == TLAXCALAN_ALLIANCE:
        if not leads_ashore(state, who) or (REGION[area] != MESO and REGION[area] != ANDES):
            return 0
        return max(0, min(8, can_take(state, state.commander[who], ALLIES)))
    if not defends_own_land(state, who) or state.colony[area] == 0:
        return 0
    if event == REINFORCED_GARRISON:
        return min(2, pieces_left(state, nation, INF))
    if state.battle_regiment != NO_BATTLE_REGIMENT:
        return 0
    if regiments_in(state, nation, area) >= REGIMENTS_IN[state.colony[area]]:
        return 0
    if free_regiment(state, nation) < 0 or free_markers(state, nation) == 0:
        return 0
    return min(3, pieces_left(state, nation, INF))


@rule
def reinforce_with(state, who, event):
    """N°33, 34, ES2, 3.19.1: new units join the fighting force at once."""
    if event == REINFORCED_GARRISON:
        count = reinforcement(state, who, event)
        state.larger_garrison[state.battle_area] = 1
        state.held[FIRST_COLONY + state.battle_area][INF] += count
        tell(state, REINFORCED, state.side[who], count)
    elif event == KINGS_REGIMENT:
        raise_kings_regiment(state, who)
    elif event == TLAXCALAN_ALLIANCE:
        count = reinforcement(state, who, event)
        leader = state.commander[who] - FIRST_LEADER
        state.held[state.commander[who]][ALLIES] += count
        state.allies_until[leader] = state.turn + 1
        tell(state, REINFORCED, state.side[who], count)


@rule
def raise_kings_regiment(state, who):
    """N°34: it fights."""
    count, nation = reinforcement(state, who, KINGS_REGIMENT), state.side[who]
    regiment = free_regiment(state, nation)
    state.markers_gone[nation] += 1
    state.regiment_at[regiment] = state.battle_area
    state.held[FIRST_REGIMENT + regiment][INF] = count
    state.battle_regiment = regiment
    tell(state, REINFORCED, nation, count)
