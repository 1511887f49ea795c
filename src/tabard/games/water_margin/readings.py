"""The readings in force, each asked for by what it decides (3.1, A1 to A40)."""

from __future__ import annotations

from tabard.engine.rule import rule

from .options import (
    ALERT,
    ATTACK_AT_GATE,
    ATTACK_LOCKED,
    ATTACK_PRISONERS,
    BANQUET_THROUGH,
    BARRED_BEST,
    BROTHERS_COUNT,
    CATEGORICAL_REFUSAL,
    CONVICT_CAN_ATTACK,
    CONVICT_CAN_SWEAR,
    DUEL_DIE,
    END_CHAPTER,
    END_GANG,
    EXPERIENCE_MODE,
    FAVOURITE_PLACE,
    FEWEST_AT_START,
    FEWEST_CHAPTERS,
    FEWEST_FIGURES,
    FEWEST_TO_END,
    FORT_TRAITS,
    GENERAL_NEEDS_NO_SOLDIER,
    GENERALS,
    INTEGRATION_DUEL,
    LOOT_SCALE,
    MARKETS,
    MAX_EXPERIENCE,
    MAX_FIGURES,
    MAX_WOUNDS,
    PLAYS_EVENTS,
    RANSOM,
    REFUGE_ASSAULT,
    SAME_TRAIT,
    SCORING,
    START_FIGURES,
    SUCCESSION,
    SURPLUS_BROTHERS,
    TEMPLE_HEALS,
    TIE_REPEAT,
    TOKENS_IN_DUEL,
    TURN_STRUCTURE,
)


@rule
def gang_that_ends_the_game(state):
    """3.1, 3.13: a gang of so many ends the game."""
    return FEWEST_TO_END + state.option[END_GANG]


@rule
def last_chapter(state):
    """3.1, 3.13: the game ends with this chapter."""
    return FEWEST_CHAPTERS + state.option[END_CHAPTER]


@rule
def taels_of_a_pip(state):
    """G4, A21: taels for each pip of the loot dice."""
    return 10 if state.option[LOOT_SCALE] == 1 else 1


@rule
def alert_grows(state):
    """3.12, 3.15: with the option, and always alone."""
    return state.option[ALERT] == 0 or state.seats == 1


@rule
def favourite_places_help(state):
    """3.8: +2 where the place die shows the favourite place."""
    return state.option[FAVOURITE_PLACE] == 0


@rule
def markets_are_open(state):
    """3.9: gourds and banquets can be bought."""
    return state.option[MARKETS] == 0


@rule
def temples_heal(state):
    """3.9: a move that ends in a temple removes a wound."""
    return state.option[TEMPLE_HEALS] == 0


@rule
def ransom_is_allowed(state):
    """3.11: the treasure can free prisoners."""
    return state.option[RANSOM] == 0


@rule
def forts_differ(state):
    """3.11: each fort has a trait."""
    return state.option[FORT_TRAITS] == 1


@rule
def duel_die_by_star(state):
    """A1: ranks 1 to 36 roll the d12."""
    return state.option[DUEL_DIE] == 1


@rule
def duel_die_by_experience(state):
    """A1: whoever has experience rolls the d12."""
    return state.option[DUEL_DIE] == 2


@rule
def gate_duel_is_deadly(state):
    """A9: the loser of a duel at the gate dies."""
    return state.option[INTEGRATION_DUEL] == 1


@rule
def refusal_lasts(state):
    """A10: who was refused may not try again while the same chief leads."""
    return state.option[CATEGORICAL_REFUSAL] == 1


@rule
def surplus_brothers_are_discarded(state):
    """A4: an oath beyond six is made, and the surplus goes."""
    return state.option[SURPLUS_BROTHERS] == 1


@rule
def figures_at_the_start(state):
    """3.4: the rounds of the set-up."""
    return FEWEST_AT_START + state.option[START_FIGURES]


@rule
def figures_that_stop_arrival(state):
    """3.6: with so many figures nobody arrives in phase 1."""
    return FEWEST_FIGURES + state.option[MAX_FIGURES]


@rule
def most_wounds(state):
    """3.8, A27: one more wound kills."""
    return state.option[MAX_WOUNDS]


@rule
def most_experience(state):
    """3.8, A28: what is gained beyond is lost."""
    return state.option[MAX_EXPERIENCE]


@rule
def prestige_decides(state):
    """3.14: points, not the size of the gang."""
    return state.option[SCORING] == 1


@rule
def events_are_played(state):
    """3.7: there is an Event phase."""
    return state.option[PLAYS_EVENTS] == 0


@rule
def defenders_best_is_barred(state):
    """A2: not the attacker's best characteristic is barred but the defender's."""
    return state.option[BARRED_BEST] == 1


@rule
def may_pass_own_figures(state):
    """A7: a step that is not the last may be onto an own figure."""
    return state.option[BANQUET_THROUGH] == 1


@rule
def ties_go_on_before_all_voyages(state):
    """A8: pending duels are fought at the start of phase 4."""
    return state.option[TIE_REPEAT] == 1


@rule
def ties_keep_their_characteristic(state):
    """A8: a tied duel goes on with the characteristic of the tie."""
    return state.option[SAME_TRAIT] == 1


@rule
def convicts_may_attack(state):
    """A12: a convict may attack."""
    return state.option[CONVICT_CAN_ATTACK] == 1


@rule
def convicts_may_swear(state):
    """A12: a convict with a gourd may swear; he is never sworn himself."""
    return state.option[CONVICT_CAN_SWEAR] == 1


@rule
def prisoners_can_be_attacked(state):
    """A36: prisoners may be attacked."""
    return state.option[ATTACK_PRISONERS] == 1


@rule
def locked_can_be_attacked(state):
    """A36: who has a duel to finish may be attacked by a third."""
    return state.option[ATTACK_LOCKED] == 1


@rule
def gates_can_be_attacked(state):
    """A35: who waits at his refuge may be attacked."""
    return state.option[ATTACK_AT_GATE] == 1


@rule
def players_play_in_a_row(state):
    """A18: each player plays phases 2 to 6 in a row."""
    return state.option[TURN_STRUCTURE] == 1


@rule
def chiefs_can_be_challenged(state):
    """A20: a figure next to another player's refuge may challenge its chief."""
    return state.option[REFUGE_ASSAULT] == 1


@rule
def brothers_become_members(state):
    """A22: brothers enter the gang with their leader."""
    return state.option[BROTHERS_COUNT] == 0


@rule
def soldiers_keep_generals_away(state):
    """A23: no general comes where soldiers were rolled, even if all were paid off."""
    return state.option[GENERAL_NEEDS_NO_SOLDIER] == 1


@rule
def generals_are_officers(state):
    """A24: a general is a former officer of the deck."""
    return state.option[GENERALS] == 1


@rule
def brothers_succeed(state):
    """A26: where a leader dies outside a duel, a brother takes his place."""
    return state.option[SUCCESSION] == 1


@rule
def experience_rerolls(state):
    """A28: experience adds nothing, but a token pays for a new roll."""
    return state.option[EXPERIENCE_MODE] == 1


@rule
def tokens_count_in_duels(state):
    """A31: wounds and experience count in duels."""
    return state.option[TOKENS_IN_DUEL] == 0
