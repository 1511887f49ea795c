"""Section 4: which reading is in force, asked by what it decides; reading A says no to all."""

from __future__ import annotations

from .options import OPTIONS

when = OPTIONS.when
every_leader_acts = when(
    "step1_actor",
    "every_leader",
    says="A1: every leader of the defender ashore takes part in the transfers of step 1.",
)
everything_changes_hands = when(
    "step1_scope", "everything", says="A2: in step 1 everything that is carried changes hands."
)
fleets_defend_alone = when(
    "fleet_defends",
    "with_units",
    says="A4: a fleet whose units land defends an area without troops.",
)
leaders_are_overrun = when(
    "overrun_scope",
    "leaders_too",
    says="A5: without troops an area is overrun, although a leader is ashore.",
)
allied_units_fight = when(
    "ally_units_fight", "yes", says="A6: an allied commander fights, and his units with him."
)
allied_medic_helps = when(
    "ally_effects", "medic_too", says="A7: an allied commander's Medic saves hits."
)
allies_lose_units = when(
    "ally_losses", "both", says="A8: losses may be taken from the ally's units too."
)
natives_in_hostile_land = when(
    "natives_in_owned", "choice", says="A9: natives in a hostile territory may be attacked."
)
attacker_always_chooses = when(
    "no_cm_foreign_units", "choice", says="A10: a native army need not be attacked first."
)
cards_are_played_in_turn = when(
    "card_window", "in_turn", says="A11: both sides play in turn until both pass."
)
rescue_brings_awards_only = when(
    "rescued_action_gp",
    "awards_only",
    says="A12: an action saved by a combat brings no glory of its own.",
)
reactions_from_step_three = when(
    "after_step3",
    "from_step_3",
    says="A13: in the window of step 3 only reaction cards are played.",
)
one_window_for_all_rounds = when(
    "new_round_window", "first_round", says="A14: only the first round begins with a card window."
)
red_cards_are_discarded = when(
    "red_in_combat", "discarded", says="A15: red cards are discarded when a combat begins."
)
players_word_is_enough = when(
    "card_impact", "players_word", says="A16: nobody checks whether a card has an effect."
)
firearms_help_attackers_only = when(
    "firearms_bonus", "attack_only", says="A17: firearms raise the attack factor only."
)
sums_are_compared = when("lc_compare", "sums", says="A18: strength is added to the roll.")
room_is_checked = when(
    "reembark_capacity", "checked", says="A19: landed units for which no room is left are lost."
)
landed_units_march = when(
    "landed_retreat",
    "by_land",
    says="A20: landed units of a beaten defender retreat with the others.",
)
leader_aboard_has_lost = when(
    "leader_aboard_loss", "has_lost", says="A21: a leader aboard a beaten fleet has lost as well."
)
leader_aboard_attacks = when(
    "att_fleet_leader",
    "his_factor",
    says="A22: a leader aboard an attacking fleet adds his factor.",
)
one_regiment_alone = when(
    "self_defence_regiments", "one", says="A23: a colony that defends itself has one regiment."
)
may_do_without = when(
    "decline_commander", "may_decline", says="A24: the defender need not name an avatar of his own."
)
natives_choose_at_random = when(
    "natives_vs_two", "at_random", says="A26: natives attack any nation with leaders in the area."
)
new_natives_stand_apart = when(
    "merge_moment", "old_ones_only", says="A27: natives who have just taken up arms do not merge."
)
sieges_are_automatic = when("siege_announce", "always", says="A28: who can besiege does.")
high_rolls_succeed = when("action_roll_dir", "high", says="A29: actions succeed with high rolls.")
only_losers_take_extra_hits = when(
    "extra_hits_both", "loser", says="A30: the winner takes no extra hits."
)
fleets_only_bombard = when(
    "fleet_support_only", "bombards", says="A31: a fleet beside a garrison does not command."
)
no_calls_to_fleets = when(
    "landing_with_leader", "no", says="A32: a commander ashore calls no units from fleets."
)
called_units_return = when(
    "landing_with_leader",
    "and_back",
    says="A32: units that he calls from a fleet go back aboard when the combat is over.",
)
natives_defend_nobodys_land = when(
    "natives_role", "defender", says="A33: where nobody owns the land natives always defend."
)
acting_units_always_fight = when(
    "acting_fleet", "units_fight", says="A34: the units of an acting fleet fight in own land too."
)
only_the_ally_plays = when(
    "ally_cards", "ally_only", says="A35: under an allied commander the owner plays no cards."
)
reactions_at_the_dice = when(
    "combat_reactions",
    "at_the_dice",
    says="A36: reaction cards are also played when the dice have fallen.",
)
allied_commander_acts = when(
    "ally_step1", "as_own", says="A37: an allied commander has the free actions of step 1."
)
ally_leads_nobody = when(
    "ally_needs_troops", "no", says="A38: an ally may command where no troops are."
)
no_ally_beside_own = when(
    "ally_beside_own", "no", says="A39: no ally is asked where an own avatar is."
)
ally_beside_a_leader = when(
    "ally_beside_own",
    "in_claims_too",
    says="A39: an ally is asked in a claim too, where an own leader stands.",
)
only_commanders_fire = when(
    "other_fleets_fire",
    "commander_only",
    says="A40: of all fleets only the one that commands bombards.",
)
freight_is_stowed = when(
    "freight", "by_ship", says="A41: at sea freight lies in ships that are named in secret."
)
owner_says_who_attacks = when(
    "first_attacker",
    "owner",
    says="A43: of several leaders who must attack in one area their owner says who begins.",
)
owner_spares_landed_units = when(
    "losses_ashore",
    "owner",
    says="A44: the owner chooses between units put ashore and others of the kind.",
)
