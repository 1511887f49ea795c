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
    """So many bandits each player begins with, one drawn in each round of the set-up (3.4)."""
    return FEWEST_AT_START + state.option[START_FIGURES]


players_play_in_a_row = OPTIONS.when(
    "turn_structure", "players", says="Each player plays phases 2 to 6 in a row (A18)."
)

# --- phases 1 to 3: arrival, event, incidents --------------------------------------------------


def figures_that_stop_arrival(state):
    """For a player with so many figures nobody arrives in phase 1 (3.6)."""
    return FEWEST_TO_STOP_ARRIVAL + state.option[MAX_FIGURES]


events_are_played = OPTIONS.when("events", "on", says="There is an Event phase (3.7).")
favourite_places_help = OPTIONS.when(
    "favourite_place",
    "on",
    says="A test gets +2 where the place die shows the figure's favourite place (3.8).",
)


def most_wounds(state):
    """A figure survives so many wounds; one more kills (3.8, A27)."""
    return state.option[MAX_WOUNDS]


def most_experience(state):
    """A figure holds so much experience; what it gains beyond is lost (3.8, A28)."""
    return state.option[MAX_EXPERIENCE]


experience_rerolls = OPTIONS.when(
    "experience_mode",
    "reroll",
    says="Experience adds nothing, but a token pays for a new roll in a test (A28).",
)
brothers_succeed = OPTIONS.when(
    "succession",
    "brother",
    says="Where a leader dies outside a duel, a brother takes his place (A26).",
)

# --- phase 4: voyage ----------------------------------------------------------------------------

may_pass_own_figures = OPTIONS.when(
    "banquet_through",
    "own_figures",
    says="A step that is not the last may be onto the square of an own figure (A7).",
)
temples_heal = OPTIONS.when(
    "temple_heals", "on", says="A move that ends in a temple removes a wound (3.9)."
)
markets_are_open = OPTIONS.when(
    "market", "on", says="Gourds and banquets can be bought in towns and inns (3.9)."
)

# Oaths.
convicts_may_swear = OPTIONS.when(
    "convict_can_swear",
    "on",
    says="A convict with a gourd may swear; he is never sworn himself (A12).",
)
surplus_brothers_are_discarded = OPTIONS.when(
    "surplus_brothers",
    "discard",
    says="An oath that makes more than six brothers is allowed, and the surplus is discarded (A4).",
)

# Who attacks, and whom.
convicts_may_attack = OPTIONS.when("convict_can_attack", "on", says="A convict may attack (A12).")
prisoners_can_be_attacked = OPTIONS.when(
    "attack_prisoners", "on", says="Prisoners may be attacked (A36)."
)
locked_figures_can_be_attacked = OPTIONS.when(
    "attack_locked", "on", says="Who has a duel to finish may be attacked by a third (A36)."
)
figures_at_the_gate_can_be_attacked = OPTIONS.when(
    "attack_at_gate", "on", says="Who waits at his refuge may be attacked (A35)."
)
chiefs_can_be_challenged = OPTIONS.when(
    "refuge_assault",
    "on",
    says="A figure next to another player's refuge may challenge its chief (A20).",
)

# How a duel is fought.
defenders_best_is_barred = OPTIONS.when(
    "barred_best",
    "defender",
    says="Not the attacker's best characteristic is barred but the defender's (A2).",
)
duel_die_by_star = OPTIONS.when(
    "duel_die", "by_star", says="In a duel ranks 1 to 36 roll the d12, the others the d10 (A1)."
)
duel_die_by_experience = OPTIONS.when(
    "duel_die",
    "by_experience",
    says="In a duel whoever has experience rolls the d12, and adds nothing for it (A1).",
)
tokens_count_in_duels = OPTIONS.when(
    "tokens_in_duel", "on", says="Wounds and experience count in duels (A31)."
)
ties_go_on_before_all_voyages = OPTIONS.when(
    "tie_repeat",
    "next_phase_start",
    says="Tied duels go on at the start of phase 4, before anybody's Voyage (A8).",
)
ties_keep_their_characteristic = OPTIONS.when(
    "same_trait", "on", says="A tied duel goes on with the characteristic of the tie (A8)."
)

# --- phase 5: refuge ----------------------------------------------------------------------------

ransom_is_allowed = OPTIONS.when("ransom", "on", says="The treasure can free prisoners (3.11).")
forts_differ = OPTIONS.when("fort_traits", "on", says="Each fort has a trait (3.11).")
gate_duel_is_deadly = OPTIONS.when(
    "integration_duel", "deadly", says="The loser of a duel at the gate dies (A9)."
)
refusal_lasts = OPTIONS.when(
    "categorical_refusal",
    "until_new_chief",
    says="Who was refused may not try again while the same chief leads (A10).",
)
brothers_become_members = OPTIONS.when(
    "brothers_count", "on", says="Brothers enter the gang with their leader (A22)."
)

# --- phase 6: résistance ------------------------------------------------------------------------

loot_is_tenfold = OPTIONS.when(
    "loot_scale", "10", says="Loot is ten times what the dice show (A21)."
)


def taels_of_a_pip(state):
    """Loot is what the dice show in taels, or by the option ten times that (G4, A21)."""
    return 10 if loot_is_tenfold(state) else 1


alert_is_on = OPTIONS.when("alert", "on", says="The government forces grow (3.12).")


def alert_grows(state):
    """With the option the government forces grow, and alone whatever is chosen (3.12, 3.15)."""
    return alert_is_on(state) or state.seats == 1


soldiers_keep_generals_away = OPTIONS.when(
    "general_needs_no_soldier",
    "on",
    says="No general comes where soldiers were rolled, even if all were paid off (A23).",
)
generals_are_officers = OPTIONS.when(
    "generals", "tagged", says="Only a former officer of the deck comes as a general (A24)."
)

# --- phase 7: the end ---------------------------------------------------------------------------


def members_that_end_the_game(state):
    """A gang of so many members ends the game (3.1, 3.13)."""
    return FEWEST_TO_END + state.option[END_GANG]


def last_chapter(state):
    """The game ends with this chapter at the latest (3.1, 3.13)."""
    return FEWEST_CHAPTERS + state.option[END_CHAPTER]


prestige_decides = OPTIONS.when(
    "scoring", "prestige", says="The highest prestige wins, not the largest gang (3.14)."
)
