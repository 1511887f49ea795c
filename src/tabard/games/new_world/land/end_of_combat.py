"""Step 6: the end of the land combat (12, F20 to F27, 3.16.6)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import board, cards, glory, nations, units
from ..glory.awards import award_great_captain
from ..glory.points import win_glory
from ..natives.armies import cut_to_four_armies
from ..readings import only_losers_take_extra_hits
from ..state import AT_THE_END, ATTACKER, BATTLE_SIDES, DEFENDER, NEITHER
from ..world.image import change_image
from .conquest import lay_waste
from .forces import cavalry_on, fighters, has_played, is_nation, leads_ashore
from .landed_units import send_called_units_back, send_landed_units_aboard
from .leaving_the_field import forget_the_victories, leave_the_field, put_natives
from .losses import can_fall, has_medic, left_standing, lose_fighter, take_extra_losses
from .pirates import loot_the_haven, sack, smoke_out
from .resistance import break_resistance, take_treasure
from .unwelcome import BY_CAPTURE, look_who_must_leave

FEWER_CAVALRY, FEWER_GUNS, PURSUED, SURGEON_SAVES = 1, 2, 2, 2  # extra hits, F20


def take_extra_hits(state, who):
    """Both sides' are counted first; the attacker takes his first (F20, 3.16.6.1)."""
    if who == ATTACKER:
        count_extra_hits(state)
    take_extra_losses(state, who)


def leave_after_the_combat(state):
    """Helpers and units that were called go, and so does whoever has retreated (3.16.6.1)."""
    dismiss_helpers(state)
    send_called_units_back(state, DEFENDER)
    if state.retreated != NEITHER:
        leave_the_field(state, state.retreated)


def settle_the_outcome(state):
    """Landed units go aboard (after 3.16.6.3, for one of them may be left as garrison); natives or
    pirates destroy; glory and image; resistance or a haven falls, and dice are thrown for what was
    in it (3.16.6.2, 3.16.6.4 to 3.16.6.6)."""
    send_landed_units_aboard(state, ATTACKER)
    send_landed_units_aboard(state, DEFENDER)
    if state.winner != NEITHER:
        let_natives_destroy(state)
        if state.winner == ATTACKER and state.side[ATTACKER] == nations.PIRATES:
            sack(state, state.battle_area)
        give_the_glory(state)
        count_the_victory(state)
    mind_the_image(state)
    break_resistance(state)
    smoke_out(state)


def clear_the_field(state):
    """What the dice brought is taken; natives are counted in the area again, four armies at most;
    leaders leave what is not theirs (3.6.7, 3.15, 3.16.6.6, 3.16.6.8, F27)."""
    take_treasure(state)
    loot_the_haven(state)
    for who in range(BATTLE_SIDES):
        if state.side[who] == nations.NATIVES:
            put_natives(state, who, state.battle_area)
    for area in range(board.AREAS):
        cut_to_four_armies(state, area)
    look_who_must_leave(state, BY_CAPTURE)


# --- extra hits ---------------------------------------------------------------------------------


def count_extra_hits(state):
    """Both sides are counted before a gun is cut; what is left then takes them (F20, 3.19 N°53)."""
    for who in range(BATTLE_SIDES):
        state.hits[who] = extra_hits(state, who)
    for who in range(BATTLE_SIDES):
        lose_a_cut_gun(state, who)
    for who in range(BATTLE_SIDES):
        state.hits[who] = hits_taken(state, who, state.hits[who])


def lose_a_cut_gun(state, who):
    """One artillery more, unless this side has left in order (3.19 N°53)."""
    if has_played(state, 1 - who, cards.CUT_THEIR_GUNS) and not leaves_in_order(state, who):
        if can_fall(state, who, units.ART) > 0:
            lose_fighter(state, who, units.ART)


def extra_hits(state, who):
    """How many this side is due (F20)."""
    pursued = has_lost(state, who) and has_played(state, 1 - who, cards.PURSUIT)
    return extra_hits_if(state, who, pursued)


def extra_hits_if(state, who, pursued):
    """Fewer cavalry one hit, fewer artillery two; pursuit two; Medic and surgeon save some
    (F20)."""
    fewer_cavalry = cavalry_on(state, who) < cavalry_on(state, 1 - who)
    fewer_guns = fighters(state, who, units.ART) < fighters(state, 1 - who, units.ART)
    hits = FEWER_CAVALRY * fewer_cavalry + FEWER_GUNS * fewer_guns + PURSUED * pursued
    return max(hits - has_medic(state, who) - SURGEON_SAVES * is_tended(state, who), 0)


def has_lost(state, who):
    """The other side has won (3.16.6.1)."""
    return state.winner == 1 - who


def is_tended(state, who):
    """A field surgeon in step 6 (3.19 N°52)."""
    return state.battle_card[who][cards.WORKS_AS[cards.FIELD_SURGEON]] == AT_THE_END


def leaves_in_order(state, who):
    """After an orderly retreat nothing is lost in step 6 (3.19 N°49)."""
    return has_played(state, who, cards.ORDERLY_RETREAT)


def units_at_stake(state, who):
    """Units that extra hits can take: not the leader (3.16.6.1)."""
    return left_standing(state, who) - can_fall(state, who, units.LEADER)


def hits_taken(state, who, hits):
    """How many of so many extra hits cost a unit; by a reading only a loser's (3.16.6.1, A30)."""
    spared = only_losers_take_extra_hits(state) and not has_lost(state, who)
    if spared or leaves_in_order(state, who):
        return 0
    return min(hits, units_at_stake(state, who))


def dismiss_helpers(state):
    """Helpers of cards, who stood among the native infantry, leave now (3.16.6.1)."""
    for who in range(BATTLE_SIDES):
        state.apart[who][units.N_INF] -= state.helpers[who]
        state.helpers[who] = 0


# --- what follows -------------------------------------------------------------------------------


def let_natives_destroy(state):
    """Where natives have won, horses, and the end of the colony (F24 to F26)."""
    if state.side[state.winner] == nations.NATIVES:
        note_the_horses(state)
        if state.owner[state.battle_area] == state.side[1 - state.winner]:
            lay_waste(state, state.battle_area)


def give_the_glory(state):
    """The winner one; a nation that natives or pirates beat one less (F22, 3.16.6.5)."""
    if is_nation(state, state.winner):
        win_glory(state, state.side[state.winner], 1, glory.BY_COMBAT)
    elif is_nation(state, 1 - state.winner):
        win_glory(state, state.side[1 - state.winner], -1, glory.BY_COMBAT)


def count_the_victory(state):
    """For a commander ashore; a beaten one aboard begins anew (3.20 N°13, A21)."""
    forget_the_victories(state, 1 - state.winner)
    if is_nation(state, state.winner) and leads_ashore(state, state.winner):
        award_great_captain(state, state.commander[state.winner] - nations.FIRST_LEADER)


def mind_the_image(state):
    """Who attacks natives that have not attacked him this turn is thought ill of (3.16.6.6)."""
    if is_nation(state, ATTACKER) and state.side[DEFENDER] == nations.NATIVES:
        if not state.attacked_by_natives[state.side[ATTACKER]]:
            change_image(state, state.side[ATTACKER], -1)


LEARNED_HORSES = told("horses", "F26", _("The natives breed horses."), weight=2)


def note_the_horses(state):
    """With their first victory natives begin to breed horses (F26, 3.8.4, 3.16.6.4)."""
    if not state.horses:
        state.horses = 1
        tell(state, LEARNED_HORSES)
