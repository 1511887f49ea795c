"""Chapter "Dice" (3.2): every die is a move of chance, in the order in which the rules roll. What
the faces of each show is in ``components/faces``."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told


def throw(state, phase, dice, sides):
    """So many dice fall one after another; then dice_sum is what they show together (3.2)."""
    state.dice_left = dice
    state.dice_sides = sides
    state.dice_sum = 0
    push(state, phase, CHANCE)


def dice_have_fallen(state):
    """No die is left to fall."""
    return state.dice_left == 0


NO_SUCH_FACE = refuse("3.2", _("A d{sides} does not show {pips}."))


def why_not_roll(state, seat, pips):
    """Each face of the die is as likely as another (3.2)."""
    return LEGAL if pips <= state.dice_sides else because(NO_SUCH_FACE, state.dice_sides, pips)


DIE_SHOWS = told(
    "die", "3.2", _("A d{sides} shows {pips}."), part=Part(dice=("pips",), pips="sides")
)


def roll(state, seat, pips):
    """A numbered die falls (3.2)."""
    state.dice_left -= 1
    state.dice_sum += pips
    tell(state, DIE_SHOWS, state.dice_sides, pips)
