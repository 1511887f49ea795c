"""Chapter "Move 2, combat", the course of a fight: committing, dice, reveal, totals, cards after
the totals, outcome (rules 95 to 120)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import rule
from tabard.engine.sequence import steps
from tabard.engine.stack import cursor, move_cursor, pop, push

from .after_totals import ask_next, asking_is_over
from .outcome import decide
from .readings import dice_fall_first
from .reveal import show
from .state import BATTLE_DICE, COMMIT
from .told_in_phase_seven import SHOWS
from .totals import tell_totals

# Where the cursor of a fight stands: what comes next (95, 103, 110, 111).
NEXT_IN_FIGHT = steps("dice", "commit", "reveal", "ask")
ROLLS, COMMITS, REVEALS, ASKS = NEXT_IN_FIGHT.numbers


@rule
def go_on_with_the_fight(state):
    """95, 103, 110, 111, S21, S31: commit, roll, reveal; by option the dice fall first. Then the
    cards after the totals, then the outcome."""
    step = cursor(state)
    if step < ASKS:
        move_cursor(state, step + 1)
    if step == ROLLS:
        if dice_fall_first(state):
            push(state, BATTLE_DICE, CHANCE)
    elif step == COMMITS:
        push(state, COMMIT, state.attacker)
    elif step == REVEALS:
        show(state, state.attacker, SHOWS)
        show(state, state.defender, SHOWS)
        tell_totals(state)
    elif not asking_is_over(state):
        ask_next(state)
    else:
        pop(state)
        decide(state)
