"""Chapter "Basics", the rounds: eight phases in their order, and what a round leaves behind
(rules 10 and 131, 6.1, I8)."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .book import told
from .components import board
from .ending import end_after_the_last_round, end_die_is_needed
from .events.drawing import mix_all_markers_back
from .foreign import abroad_steps_in
from .income import pay_income
from .influence import refresh_influence
from .player_order import master
from .politics import truce_holds, vote_is_due
from .readings import markers_are_mixed_back
from .state import NOBODY, State

ROUND_BEGAN = told("round", "10", _("Round {round}."), begins=True)


def begin_with_income(state):
    """Phase 1: a round begins, and the income is paid (10, 28)."""
    tell(state, ROUND_BEGAN, state.round)
    pay_income(state)


def vote_on_war_and_peace(state):
    """Phase 2: all vote on war and peace, unless a truce holds (32, 38)."""
    if vote_is_due(state):
        push(state, phases.POLITICS, 0)
    else:
        truce_holds(state)


def deal_combat_cards(state):
    """Phase 3: combat cards are dealt (39)."""
    push(state, phases.DEALING, 0)


def draw_the_player_order(state):
    """Phase 5: the player order is drawn; in round 1 it is fixed (62)."""
    if state.round > 1:
        push(state, phases.PLAYER_ORDER, 0)


def draw_events(state):
    """Phase 6: events; by option all markers are mixed back before (65, 68)."""
    if markers_are_mixed_back(state):
        mix_all_markers_back(state)
    push(state, phases.EVENTS, master(state))


NO_FOREIGN_ATTACK = told("no_foreign_attack", "69", _("No foreign power attacks this round."))


def foreign_attack(state):
    """Phase 6 too: a foreign attack, in every round; by option not in all rounds of war (69,
    70)."""
    if abroad_steps_in(state):
        push(state, phases.FOREIGN_ATTACK, 0)
    else:
        tell(state, NO_FOREIGN_ATTACK)


def begin_the_players_phase(state):
    """Phase 7: the players, one turn each (71)."""
    push(state, phases.PLAYERS_PHASE, 0)


def begin_scoring(state):
    """Phase 8: scoring (125)."""
    push(state, phases.SCORING, 0)


def end_of_the_round(state):
    """A die says whether the game ends; after the last round it does (130, 131)."""
    clear_round(state)
    if end_die_is_needed(state):
        push(state, phases.END_DIE, CHANCE)
    else:
        end_after_the_last_round(state)


def next_round(state):
    """All eight phases again (10)."""
    state.round += 1


forget_round = State.forgets(
    "round", says="What held for one round is forgotten (91, 92, 93, 136, I8)."
)


def clear_round(state):
    """What held for one round is forgotten, before the end die; what was lost in it was lost last
    round now, and a truce for the next round holds now (91, 92, 93, 136, 6.1, I8)."""
    forget_round(state)
    for city in range(board.CITIES):
        state.lost_before[city] = state.lost_by[city]
        state.lost_by[city] = NOBODY
    state.truce = state.truce_next
    state.truce_next = 0
    refresh_influence(state)
