"""Section 4: which reading is in force, asked by what it decides; reading A says no to all."""

from __future__ import annotations

from tabard.engine.rule import rule

from .options import (
    ACTING_FLEET,
    ACTION_ROLL_DIR,
    AFTER_STEP3,
    ALLY_BESIDE_OWN,
    ALLY_CARDS,
    ALLY_EFFECTS,
    ALLY_LOSSES,
    ALLY_NEEDS_TROOPS,
    ALLY_STEP1,
    ALLY_UNITS_FIGHT,
    ATT_FLEET_LEADER,
    CARD_IMPACT,
    CARD_WINDOW,
    COMBAT_REACTIONS,
    DECLINE_COMMANDER,
    EXTRA_HITS_BOTH,
    FIREARMS_BONUS,
    FIRST_ATTACKER,
    FLEET_DEFENDS,
    FLEET_SUPPORT_ONLY,
    FREIGHT,
    LANDED_RETREAT,
    LANDING_WITH_LEADER,
    LC_COMPARE,
    LEADER_ABOARD_LOSS,
    LOSSES_ASHORE,
    MERGE_MOMENT,
    NATIVES_IN_OWNED,
    NATIVES_ROLE,
    NATIVES_VS_TWO,
    NEW_ROUND_WINDOW,
    NO_CM_FOREIGN_UNITS,
    OTHER_FLEETS_FIRE,
    OVERRUN_SCOPE,
    RED_IN_COMBAT,
    REEMBARK_CAPACITY,
    RESCUED_ACTION_GP,
    SELF_DEFENCE_REGIMENTS,
    SIEGE_ANNOUNCE,
    STEP1_ACTOR,
    STEP1_SCOPE,
)


@rule
def every_leader_acts(state):
    """A1: every leader of the defender ashore takes part in the transfers of step 1."""
    return state.option[STEP1_ACTOR] == 1


@rule
def everything_changes_hands(state):
    """A2: in step 1 everything that is carried changes hands."""
    return state.option[STEP1_SCOPE] == 1


@rule
def fleets_defend_alone(state):
    """A4: a fleet whose units land defends an area without troops."""
    return state.option[FLEET_DEFENDS] == 1


@rule
def leaders_are_overrun(state):
    """A5: without troops an area is overrun, although a leader is ashore."""
    return state.option[OVERRUN_SCOPE] == 1


@rule
def allied_units_fight(state):
    """A6: an allied commander fights, and his units with him."""
    return state.option[ALLY_UNITS_FIGHT] == 1


@rule
def allied_medic_helps(state):
    """A7: an allied commander's Medic saves hits."""
    return state.option[ALLY_EFFECTS] == 1


@rule
def allies_lose_units(state):
    """A8: losses may be taken from the ally's units too."""
    return state.option[ALLY_LOSSES] == 1


@rule
def natives_in_hostile_land(state):
    """A9: natives in a hostile territory may be attacked."""
    return state.option[NATIVES_IN_OWNED] == 1


@rule
def attacker_always_chooses(state):
    """A10: a native army need not be attacked first."""
    return state.option[NO_CM_FOREIGN_UNITS] == 1


@rule
def cards_are_played_in_turn(state):
    """A11: both sides play in turn until both pass."""
    return state.option[CARD_WINDOW] == 1


@rule
def rescue_brings_awards_only(state):
    """A12: an action saved by a combat brings no glory of its own."""
    return state.option[RESCUED_ACTION_GP] == 1


@rule
def reactions_from_step_three(state):
    """A13: in the window of step 3 only reaction cards are played."""
    return state.option[AFTER_STEP3] == 1


@rule
def one_window_for_all_rounds(state):
    """A14: only the first round begins with a card window."""
    return state.option[NEW_ROUND_WINDOW] == 1


@rule
def red_cards_are_discarded(state):
    """A15: red cards are discarded when a combat begins."""
    return state.option[RED_IN_COMBAT] == 1


@rule
def players_word_is_enough(state):
    """A16: nobody checks whether a card has an effect."""
    return state.option[CARD_IMPACT] == 1


@rule
def firearms_help_attackers_only(state):
    """A17: firearms raise the attack factor only."""
    return state.option[FIREARMS_BONUS] == 1


@rule
def sums_are_compared(state):
    """A18: strength is added to the roll."""
    return state.option[LC_COMPARE] == 1


@rule
def room_is_checked(state):
    """A19: landed units for which no room is left are lost."""
    return state.option[REEMBARK_CAPACITY] == 1


@rule
def landed_units_march(state):
    """A20: landed units of a beaten defender retreat with the others."""
    return state.option[LANDED_RETREAT] == 1


@rule
def leader_aboard_has_lost(state):
    """A21: a leader aboard a beaten fleet has lost as well."""
    return state.option[LEADER_ABOARD_LOSS] == 1


@rule
def leader_aboard_attacks(state):
    """A22: a leader aboard an attacking fleet adds his factor."""
    return state.option[ATT_FLEET_LEADER] == 1


@rule
def one_regiment_alone(state):
    """A23: a colony that defends itself has one regiment."""
    return state.option[SELF_DEFENCE_REGIMENTS] == 1


@rule
def may_do_without(state):
    """A24: the defender need not name an avatar of his own."""
    return state.option[DECLINE_COMMANDER] == 1


@rule
def natives_choose_at_random(state):
    """A26: natives attack any nation with leaders in the area."""
    return state.option[NATIVES_VS_TWO] == 1


@rule
def new_natives_stand_apart(state):
    """A27: natives who have just taken up arms do not merge."""
    return state.option[MERGE_MOMENT] == 1


@rule
def sieges_are_automatic(state):
    """A28: who can besiege does."""
    return state.option[SIEGE_ANNOUNCE] == 1


@rule
def high_rolls_succeed(state):
    """A29: actions succeed with high rolls."""
    return state.option[ACTION_ROLL_DIR] == 1


@rule
def only_losers_take_extra_hits(state):
    """A30: the winner takes no extra hits."""
    return state.option[EXTRA_HITS_BOTH] == 1


@rule
def fleets_only_bombard(state):
    """A31: a fleet beside a garrison does not command."""
    return state.option[FLEET_SUPPORT_ONLY] == 1


@rule
def no_calls_to_fleets(state):
    """A32: a commander ashore calls no units from fleets."""
    return state.option[LANDING_WITH_LEADER] == 1


@rule
def called_units_return(state):
    """A32: units that he calls from a fleet go back aboard when the combat is over."""
    return state.option[LANDING_WITH_LEADER] == 2


@rule
def natives_defend_nobodys_land(state):
    """A33: where nobody owns the land natives always defend."""
    return state.option[NATIVES_ROLE] == 1


@rule
def acting_units_always_fight(state):
    """A34: the units of an acting fleet fight in own land too."""
    return state.option[ACTING_FLEET] == 1


@rule
def only_the_ally_plays(state):
    """A35: under an allied commander the owner plays no cards."""
    return state.option[ALLY_CARDS] == 1


@rule
def reactions_at_the_dice(state):
    """A36: reaction cards are also played when the dice have fallen."""
    return state.option[COMBAT_REACTIONS] == 1


@rule
def allied_commander_acts(state):
    """A37: an allied commander has the free actions of step 1."""
    return state.option[ALLY_STEP1] == 1


@rule
def ally_leads_nobody(state):
    """A38: an ally may command where no troops are."""
    return state.option[ALLY_NEEDS_TROOPS] == 1


@rule
def no_ally_beside_own(state):
    """A39: no ally is asked where an own avatar is."""
    return state.option[ALLY_BESIDE_OWN] == 1


@rule
def ally_beside_a_leader(state):
    """A39: an ally is asked in a claim too, where an own leader stands."""
    return state.option[ALLY_BESIDE_OWN] == 2


@rule
def only_commanders_fire(state):
    """A40: of all fleets only the one that commands bombards."""
    return state.option[OTHER_FLEETS_FIRE] == 1


@rule
def freight_is_stowed(state):
    """A41: at sea freight lies in ships that are named in secret."""
    return state.option[FREIGHT] == 1


@rule
def owner_says_who_attacks(state):
    """A43: of several leaders who must attack in one area their owner says who begins."""
    return state.option[FIRST_ATTACKER] == 1


@rule
def owner_spares_landed_units(state):
    """A44: the owner chooses between units put ashore and others of the kind."""
    return state.option[LOSSES_ASHORE] == 1
