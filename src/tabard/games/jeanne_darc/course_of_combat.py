"""Chapter "Move 2, combat", the course of a fight: committing, dice, reveal, totals, cards after
the totals, outcome (rules 95 to 120)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import once_more, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import rule
from tabard.engine.words import _

from . import phases
from .after_totals import ask_next, asking_is_over
from .book import told
from .components import cards
from .readings import dice_fall_first
from .reveal import show
from .totals import tell_totals

STEPS = Course(dice=1, commit=1, reveal=1, ask=1, outcome=1)
ROLLS, COMMITS, REVEALS, ASKS, OUTCOME = STEPS.begins.values()


@rule
def dice_first(state):
    """103, S30: by option the dice fall before anything is committed."""
    if dice_fall_first(state):
        push(state, phases.BATTLE_DICE, CHANCE)


@rule
def commit(state):
    """95, S21: both sides commit in secret; then the dice fall."""
    push(state, phases.COMMIT, state.attacker)


SHOWS = told(
    "shows",
    "103",
    _("{seat} shows {card}, {influence} influence, and {extra}."),
    part=Part(),
    card=cards.FROM_HAND_OR_USED,
)


@rule
def reveal(state):
    """103, S31: both show what they have put in."""
    show(state, state.attacker, SHOWS)
    show(state, state.defender, SHOWS)
    tell_totals(state)


@rule
def ask(state):
    """110: cards after the totals, until nobody wants to play any more."""
    if not asking_is_over(state):
        once_more(state)
        ask_next(state)
