"""The readings in force, each asked for by what it decides (3.1, A1 to A40)."""

from __future__ import annotations

from .options import (
    END_CHAPTER,
    END_GANG,
    FEWEST_AT_START,
    FEWEST_CHAPTERS,
    FEWEST_TO_END,
    FEWEST_TO_STOP_ARRIVAL,
    MAX_EXPERIENCE,
    MAX_FIGURES,
    MAX_WOUNDS,
    OPTIONS,
    START_FIGURES,
)

# Of an option that is a number the record keeps how far it lies above the fewest; of wounds and
# experience the fewest is 0.

# --- set-up, the chapter ------------------------------------------------------------------------


def figures_at_the_start(state):
    """3.4: so many bandits each player begins with, one drawn in each round of the set-up."""
    return FEWEST_AT_START + state.option[START_FIGURES]


players_play_in_a_row = OPTIONS.when(
    "turn_structure", "players", says="A18: each player plays phases 2 to 6 in a row."
)

# --- phases 1 to 3: arrival, event, incidents --------------------------------------------------


def figures_that_stop_arrival(state):
    """3.6: for a player with so many figures nobody arrives in phase 1."""
    return FEWEST_TO_STOP_ARRIVAL + state.option[MAX_FIGURES]


events_are_played = OPTIONS.when("events", "on", says="3.7: there is an Event phase.")
favourite_places_help = OPTIONS.when(
    "favourite_place",
    "on",
    says="3.8: a test gets +2 where the place die shows the figure's favourite place.",
)


def most_wounds(state):
    """3.8, A27: a figure survives so many wounds; one more kills."""
    return state.option[MAX_WOUNDS]


def most_experience(state):
    """3.8, A28: a figure holds so much experience; what it gains beyond is lost."""
    return state.option[MAX_EXPERIENCE]


experience_rerolls = OPTIONS.when(
    "experience_mode",
    "reroll",
    says="A28: experience adds nothing, but a token pays for a new roll in a test.",
)
brothers_succeed = OPTIONS.when(
    "succession",
    "brother",
    says="A26: where a leader dies outside a duel, a brother takes his place.",
)

# --- phase 4: voyage ----------------------------------------------------------------------------

may_pass_own_figures = OPTIONS.when(
    "banquet_through",
    "own_figures",
    says="A7: a step that is not the last may be onto the square of an own figure.",
)
temples_heal = OPTIONS.when(
    "temple_heals", "on", says="3.9: a move that ends in a temple removes a wound."
)
markets_are_open = OPTIONS.when(
    "market", "on", says="3.9: gourds and banquets can be bought in towns and inns."
)

# Oaths.
convicts_may_swear = OPTIONS.when(
    "convict_can_swear",
    "on",
    says="A12: a convict with a gourd may swear; he is never sworn himself.",
)
surplus_brothers_are_discarded = OPTIONS.when(
    "surplus_brothers",
    "discard",
    says="A4: an oath that makes more than six brothers is allowed, and the surplus is discarded.",
)

# Who attacks, and whom.
convicts_may_attack = OPTIONS.when("convict_can_attack", "on", says="A12: a convict may attack.")
prisoners_can_be_attacked = OPTIONS.when(
    "attack_prisoners", "on", says="A36: prisoners may be attacked."
)
locked_figures_can_be_attacked = OPTIONS.when(
    "attack_locked", "on", says="A36: who has a duel to finish may be attacked by a third."
)
figures_at_the_gate_can_be_attacked = OPTIONS.when(
    "attack_at_gate", "on", says="A35: who waits at his refuge may be attacked."
)
chiefs_can_be_challenged = OPTIONS.when(
    "refuge_assault",
    "on",
    says="A20: a figure next to another player's refuge may challenge its chief.",
)

# How a duel is fought.
defenders_best_is_barred = OPTIONS.when(
    "barred_best",
    "defender",
    says="A2: not the attacker's best characteristic is barred but the defender's.",
)
duel_die_by_star = OPTIONS.when(
    "duel_die", "by_star", says="A1: in a duel ranks 1 to 36 roll the d12, the others the d10."
)
duel_die_by_experience = OPTIONS.when(
    "duel_die",
    "by_experience",
    says="A1: in a duel whoever has experience rolls the d12, and adds nothing for it.",
)
tokens_count_in_duels = OPTIONS.when(
    "tokens_in_duel", "on", says="A31: wounds and experience count in duels."
)
ties_go_on_before_all_voyages = OPTIONS.when(
    "tie_repeat",
    "next_phase_start",
    says="A8: tied duels go on at the start of phase 4, before anybody's Voyage.",
)
ties_keep_their_characteristic = OPTIONS.when(
    "same_trait", "on", says="A8: a tied duel goes on with the characteristic of the tie."
)

# --- phase 5: refuge ----------------------------------------------------------------------------

ransom_is_allowed = OPTIONS.when("ransom", "on", says="3.11: the treasure can free prisoners.")
forts_differ = OPTIONS.when("fort_traits", "on", says="3.11: each fort has a trait.")
gate_duel_is_deadly = OPTIONS.when(
    "integration_duel", "deadly", says="A9: the loser of a duel at the gate dies."
)
refusal_lasts = OPTIONS.when(
    "categorical_refusal",
    "until_new_chief",
    says="A10: who was refused may not try again while the same chief leads.",
)
brothers_become_members = OPTIONS.when(
    "brothers_count", "on", says="A22: brothers enter the gang with their leader."
)

# --- phase 6: résistance ------------------------------------------------------------------------

loot_is_tenfold = OPTIONS.when(
    "loot_scale", "10", says="A21: loot is ten times what the dice show."
)


def taels_of_a_pip(state):
    """G4, A21: loot is what the dice show in taels, or by the option ten times that."""
    return 10 if loot_is_tenfold(state) else 1


alert_is_on = OPTIONS.when("alert", "on", says="3.12: the government forces grow.")


def alert_grows(state):
    """3.12, 3.15: with the option the government forces grow, and alone whatever is chosen."""
    return alert_is_on(state) or state.seats == 1


soldiers_keep_generals_away = OPTIONS.when(
    "general_needs_no_soldier",
    "on",
    says="A23: no general comes where soldiers were rolled, even if all were paid off.",
)
generals_are_officers = OPTIONS.when(
    "generals", "tagged", says="A24: only a former officer of the deck comes as a general."
)

# --- phase 7: the end ---------------------------------------------------------------------------


def members_that_end_the_game(state):
    """3.1, 3.13: a gang of so many members ends the game."""
    return FEWEST_TO_END + state.option[END_GANG]


def last_chapter(state):
    """3.1, 3.13: the game ends with this chapter at the latest."""
    return FEWEST_CHAPTERS + state.option[END_CHAPTER]


prestige_decides = OPTIONS.when(
    "scoring", "prestige", says="3.14: the highest prestige wins, not the largest gang."
)
