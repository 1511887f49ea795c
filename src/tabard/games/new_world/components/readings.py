"""Section 4: the readings of the seed's open points, in their order; the first is reading A.

A3 has no second reading that differs, A25 none that could be, A42 none at all.
"""

from __future__ import annotations

from tabard.engine.options import Option
from tabard.engine.words import _

READING_LIST = (
    Option(
        "step1_actor",
        _("In step 1 the commander alone has free actions, or every leader of his there too"),
        ("commander", "every_leader"),
        ("A1", "2", "30"),
    ),
    Option(
        "step1_scope",
        _("In step 1 units and settlers change hands, or everything that is carried"),
        ("units", "everything"),
        ("A2", "13"),
    ),
    Option(
        "fleet_defends",
        _("Without garrison and regiment a fleet cannot defend an area, or with its landed units"),
        ("no", "with_units"),
        ("A4", "15", "19"),
    ),
    Option(
        "overrun_scope",
        _("A leader ashore keeps an area from being overrun, or only garrison and regiments do"),
        ("fleets_only", "leaders_too"),
        ("A5", "19"),
    ),
    Option(
        "ally_units_fight",
        _("An allied commander brings his skills only, or his units fight as well"),
        ("no", "yes"),
        ("A6", "34"),
    ),
    Option(
        "ally_effects",
        _("An allied commander's Medic does nothing, or saves hits"),
        ("roll_only", "medic_too"),
        ("A7", "34"),
    ),
    Option(
        "ally_losses",
        _("Under an allied commander the owner alone loses units, or the ally loses some too"),
        ("owner", "both"),
        ("A8", "34"),
        brings={"both": {"ally_units_fight": "yes"}},
    ),
    Option(
        "natives_in_owned",
        _("In a hostile territory its owner must be attacked, or natives there may be chosen"),
        ("owner", "choice"),
        ("A9", "27"),
    ),
    Option(
        "no_cm_foreign_units",
        _("Without a control marker a native army must be attacked first, or the attacker chooses"),
        ("natives_first", "choice"),
        ("A10", "28"),
    ),
    Option(
        "card_window",
        _("In a window the attacker plays all his cards first, or both sides play in turn"),
        ("attacker_first", "in_turn"),
        ("A11", "40"),
    ),
    Option(
        "rescued_action_gp",
        _("An action saved by a combat brings its own glory, or awards only"),
        ("all", "awards_only"),
        ("A12", "43", "44"),
    ),
    Option(
        "after_step3",
        _("Only reaction cards are played from step 4 on, or already in the window of step 3"),
        ("from_step_4", "from_step_3"),
        ("A13", "39"),
    ),
    Option(
        "new_round_window",
        _("Every round begins with a card window, or only the first one"),
        ("every_round", "first_round"),
        ("A14", "36"),
    ),
    Option(
        "red_in_combat",
        _("Red cards stay in hand in a combat, or are discarded when it begins"),
        ("kept", "discarded"),
        ("A15", "38"),
    ),
    Option(
        "card_impact",
        _("A card must have an effect to be played in a combat, or the player's word is enough"),
        ("must_work", "players_word"),
        ("A16", "41"),
    ),
    Option(
        "firearms_bonus",
        _("Firearms raise both factors of natives, or the attack factor only"),
        ("both", "attack_only"),
        ("A17", "45"),
    ),
    Option(
        "lc_compare",
        _("Rolls are compared and superior strength is a modifier, or strength is added to rolls"),
        ("rolls", "sums"),
        ("A18", "10"),
    ),
    Option(
        "reembark_capacity",
        _("Landed units always fit their fleet again, or those for which no room is left are lost"),
        ("always_fit", "checked"),
        ("A19", "18"),
    ),
    Option(
        "landed_retreat",
        _("Landed units of a beaten defender go back aboard, or retreat by land with the others"),
        ("aboard", "by_land"),
        ("A20", "18"),
    ),
    Option(
        "leader_aboard_loss",
        _("A leader aboard a beaten fleet is untouched, or has lost: his victories count anew"),
        ("untouched", "has_lost"),
        ("A21", "23"),
    ),
    Option(
        "att_fleet_leader",
        _("A leader aboard an attacking fleet adds nothing, or his attack factor"),
        ("nothing", "his_factor"),
        ("A22", "14"),
    ),
    Option(
        "self_defence_regiments",
        _("A colony that defends itself fights with all its regiments, or with one"),
        ("all", "one"),
        ("A23", "35"),
    ),
    Option(
        "decline_commander",
        _("With an avatar of his own the defender names a commander, or may do without"),
        ("must_name", "may_decline"),
        ("A24", "29", "35"),
    ),
    Option(
        "natives_vs_two",
        _("After a failed action natives attack the acting nation, or any that has leaders there"),
        ("acting", "at_random"),
        ("A26", "42"),
    ),
    Option(
        "merge_moment",
        _("Natives who have just taken up arms join the others, or stand apart"),
        ("all", "old_ones_only"),
        ("A27", "46"),
    ),
    Option(
        "siege_announce",
        _("The attacker says whether he besieges, or always does"),
        ("choice", "always"),
        ("A28", "7"),
    ),
    Option(
        "action_roll_dir",
        _("Actions succeed with low rolls, or with high ones"),
        ("low", "high"),
        ("A29", "3.1.5"),
    ),
    Option(
        "extra_hits_both",
        _("Both sides take extra hits for fewer cavalry and artillery, or the loser only"),
        ("both", "loser"),
        ("A30", "F20"),
    ),
    Option(
        "fleet_support_only",
        _("A fleet beside a garrison commands and lands units, or only bombards"),
        ("commands", "bombards"),
        ("A31", "24"),
    ),
    Option(
        "landing_with_leader",
        _("A commander ashore calls units from fleets; or none; or they go back aboard afterwards"),
        ("yes", "no", "and_back"),
        ("A32", "15", "18"),
    ),
    Option(
        "natives_role",
        _("Natives who answer a failed action are the attacker, or in nobody's land the defender"),
        ("attacker", "defender"),
        ("A33", "26", "28"),
    ),
    Option(
        "acting_fleet",
        _("In an own territory a fleet's failed action leads to an overrun, or its units fight"),
        ("overrun", "units_fight"),
        ("A34", "19", "42"),
    ),
    Option(
        "ally_cards",
        _("Under an allied commander owner and ally play cards, or the ally only"),
        ("both", "ally_only"),
        ("A35", "34"),
    ),
    Option(
        "combat_reactions",
        _("Reaction cards are played when a step begins, or in step 4 also after the dice"),
        ("at_the_start", "at_the_dice"),
        ("A36", "36"),
    ),
    Option(
        "ally_step1",
        _("An allied commander has no free actions, or those of an own leader"),
        ("none", "as_own"),
        ("A37", "34"),
    ),
    Option(
        "ally_needs_troops",
        _("An ally commands only where there are troops, or an army of nobody as well"),
        ("yes", "no"),
        ("A38", "34", "F37"),
    ),
    Option(
        "ally_beside_own",
        _("An ally may be asked beside an own avatar where troops are; or not; or in claims too"),
        ("yes", "no", "in_claims_too"),
        ("A39", "30", "31"),
    ),
    Option(
        "other_fleets_fire",
        _("All own and allied fleets bombard, or only the one that commands"),
        ("all", "commander_only"),
        ("A40", "F5", "30"),
    ),
    Option(
        "freight",
        _("At sea cargo is the fleet's, or lies in ships that are named in secret"),
        ("by_fleet", "by_ship"),
        ("A41", "F62"),
    ),
    Option(
        "first_attacker",
        _("Of two leaders who must attack where they stand the first one listed begins, or either"),
        ("as_listed", "owner"),
        ("A43", "25", "3.9.B4"),
    ),
    Option(
        "losses_ashore",
        _("Of units alike those that a fleet has put ashore fall first, or the owner chooses"),
        ("landed_first", "owner"),
        ("A44", "18", "3.16.4e"),
    ),
)
