"""Paragraph "DR" (3.1.3): six-sided dice, thrown one by one; their sum waits for who threw them."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE, NUMBER, numbers
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told

FACES = numbers(1, 6)


def throw(state, dice):
    """So many dice are thrown; the phase below reads their sum when it goes on (3.1.3)."""
    state.dice_left = dice
    state.dice_sum = 0
    push(state, phases.DICE, CHANCE)


def throw_one(state):
    """A die (3.1.3)."""
    throw(state, 1)


DIE_FELL = told("die", "3.1.3", _("The die shows {face}."), part=Part(dice=("face",)), face=NUMBER)


def die(state, seat, face):
    """Each face is equally likely; one die falls (3.1.3)."""
    state.dice_left -= 1
    state.dice_sum += face
    tell(state, DIE_FELL, face)


def dice_have_fallen(state):
    """No die is left to throw (3.1.3)."""
    return state.dice_left == 0
