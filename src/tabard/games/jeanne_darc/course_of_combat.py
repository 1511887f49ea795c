"""Chapter "Move 2, combat", the course of a fight: committing, dice, reveal, totals, cards after
the totals, outcome (rules 95 to 120)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import once_more, push
from tabard.engine.kinds import CHANCE
from tabard.engine.words import _

from . import phases
from .after_totals import ask_next, asking_is_over
from .book import told
from .components import cards
from .readings import dice_fall_first
from .reveal import show
from .totals import tell_totals

# 103: in the usual game the dice fall as soon as both have committed, with nothing between
# (commitment.let_the_dice_fall); the first step does nothing then, it is the option's. The last
# one is decided in its own chapter (outcome.decide).
STEPS = Course(dice=1, commit=1, reveal=1, ask=1, outcome=1)
# For what must always hold: how far a fight has come says what can be on the table by now.
DICE, REVEAL, ASK, OUTCOME = (STEPS.begins[word] for word in ("dice", "reveal", "ask", "outcome"))


def let_the_dice_fall_first(state):
    """By option the dice fall before anything is committed; else nothing happens yet (103, S30)."""
    if dice_fall_first(state):
        push(state, phases.BATTLE_DICE, CHANCE)


def commit(state):
    """Both sides commit in secret; then the dice fall (95, S21)."""
    push(state, phases.COMMIT, state.attacker)


SHOWS = told(
    "shows",
    "103",
    _("{seat} shows {card}, {influence} influence, and {extra}."),
    part=Part(),
    card=cards.FROM_HAND_OR_USED,
)


def reveal(state):
    """Both show what they have put in, and the totals are told (103, S30)."""
    show(state, state.attacker, SHOWS)
    show(state, state.defender, SHOWS)
    tell_totals(state)


def ask(state):
    """Cards after the totals: one side is asked, and the step comes again until nobody wants to
    play any more (110)."""
    if not asking_is_over(state):
        # Before anybody is asked: it is the frame on top that is set back, still the fight's.
        once_more(state)
        ask_next(state)
