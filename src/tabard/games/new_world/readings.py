"""Section 4: which reading is in force, asked by what it decides; reading A says no to all."""

from __future__ import annotations

from .options import OPTIONS

when = OPTIONS.when
every_leader_acts = when(
    "step1_actor",
    "every_leader",
    says="Every leader of the defender ashore takes part in the transfers of step 1 (A1).",
)
everything_changes_hands = when(
    "step1_scope", "everything", says="In step 1 everything that is carried changes hands (A2)."
)
fleets_defend_alone = when(
    "fleet_defends",
    "with_units",
    says="A fleet whose units land defends an area without troops (A4).",
)
leaders_are_overrun = when(
    "overrun_scope",
    "leaders_too",
    says="Without troops an area is overrun, although a leader is ashore (A5).",
)
allied_units_fight = when(
    "ally_units_fight", "yes", says="An allied commander fights, and his units with him (A6)."
)
allied_medic_helps = when(
    "ally_effects", "medic_too", says="An allied commander's Medic saves hits (A7)."
)
allies_lose_units = when(
    "ally_losses", "both", says="Losses may be taken from the ally's units too (A8)."
)
natives_in_hostile_land = when(
    "natives_in_owned", "choice", says="Natives in a hostile territory may be attacked (A9)."
)
attacker_always_chooses = when(
    "no_cm_foreign_units", "choice", says="A native army need not be attacked first (A10)."
)
cards_are_played_in_turn = when(
    "card_window", "in_turn", says="Both sides play in turn until both pass (A11)."
)
rescue_brings_awards_only = when(
    "rescued_action_gp",
    "awards_only",
    says="An action saved by a combat brings no glory of its own (A12).",
)
reactions_from_step_three = when(
    "after_step3",
    "from_step_3",
    says="In the window of step 3 only reaction cards are played (A13).",
)
one_window_for_all_rounds = when(
    "new_round_window", "first_round", says="Only the first round begins with a card window (A14)."
)
red_cards_are_discarded = when(
    "red_in_combat", "discarded", says="Red cards are discarded when a combat begins (A15)."
)
players_word_is_enough = when(
    "card_impact", "players_word", says="Nobody checks whether a card has an effect (A16)."
)
firearms_help_attackers_only = when(
    "firearms_bonus", "attack_only", says="Firearms raise the attack factor only (A17)."
)
sums_are_compared = when("lc_compare", "sums", says="Strength is added to the roll (A18).")
room_is_checked = when(
    "reembark_capacity", "checked", says="Landed units for which no room is left are lost (A19)."
)
landed_units_march = when(
    "landed_retreat",
    "by_land",
    says="Landed units of a beaten defender retreat with the others (A20).",
)
leader_aboard_has_lost = when(
    "leader_aboard_loss", "has_lost", says="A leader aboard a beaten fleet has lost as well (A21)."
)
leader_aboard_attacks = when(
    "att_fleet_leader",
    "his_factor",
    says="A leader aboard an attacking fleet adds his factor (A22).",
)
one_regiment_alone = when(
    "self_defence_regiments", "one", says="A colony that defends itself has one regiment (A23)."
)
may_do_without = when(
    "decline_commander",
    "may_decline",
    says="The defender need not name an avatar of his own (A24).",
)
natives_choose_at_random = when(
    "natives_vs_two", "at_random", says="Natives attack any nation with leaders in the area (A26)."
)
new_natives_stand_apart = when(
    "merge_moment", "old_ones_only", says="Natives who have just taken up arms do not merge (A27)."
)
sieges_are_automatic = when("siege_announce", "always", says="Who can besiege does (A28).")
high_rolls_succeed = when("action_roll_dir", "high", says="Actions succeed with high rolls (A29).")
only_losers_take_extra_hits = when(
    "extra_hits_both", "loser", says="The winner takes no extra hits (A30)."
)
fleets_only_bombard = when(
    "fleet_support_only", "bombards", says="A fleet beside a garrison does not command (A31)."
)
no_calls_to_fleets = when(
    "landing_with_leader", "no", says="A commander ashore calls no units from fleets (A32)."
)
called_units_return = when(
    "landing_with_leader",
    "and_back",
    says="Units that he calls from a fleet go back aboard when the combat is over (A32).",
)
natives_defend_nobodys_land = when(
    "natives_role", "defender", says="Where nobody owns the land natives always defend (A33)."
)
acting_units_always_fight = when(
    "acting_fleet", "units_fight", says="The units of an acting fleet fight in own land too (A34)."
)
only_the_ally_plays = when(
    "ally_cards", "ally_only", says="Under an allied commander the owner plays no cards (A35)."
)
reactions_at_the_dice = when(
    "combat_reactions",
    "at_the_dice",
    says="Reaction cards are also played when the dice have fallen (A36).",
)
allied_commander_acts = when(
    "ally_step1", "as_own", says="An allied commander has the free actions of step 1 (A37)."
)
ally_leads_nobody = when(
    "ally_needs_troops", "no", says="An ally may command where no troops are (A38)."
)
no_ally_beside_own = when(
    "ally_beside_own", "no", says="No ally is asked where an own avatar is (A39)."
)
ally_beside_a_leader = when(
    "ally_beside_own",
    "in_claims_too",
    says="An ally is asked in a claim too, where an own leader stands (A39).",
)
only_commanders_fire = when(
    "other_fleets_fire",
    "commander_only",
    says="Of all fleets only the one that commands bombards (A40).",
)
freight_is_stowed = when(
    "freight", "by_ship", says="At sea freight lies in ships that are named in secret (A41)."
)
owner_says_who_attacks = when(
    "first_attacker",
    "owner",
    says="Of several leaders who must attack in one area their owner says who begins (A43).",
)
owner_spares_landed_units = when(
    "losses_ashore",
    "owner",
    says="The owner chooses between units put ashore and others of the kind (A44).",
)
