"""Chapter "Dice" (3.2): every die is a move of chance, in the order in which the rules roll."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .book import refuse, told
from .components import bandits, faces


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


PLACE_CAME = told("place", "P7", _("The place: {place}."), part=Part(), place=bandits.PLACES)


def place_die(state, seat, place):
    """Each of its six faces; where the incident happens; not where the figure stands (P7, A34)."""
    state.met_place = place
    tell(state, PLACE_CAME, place)
    pop(state)


ADVERSARY_CAME = told(
    "adversary", "P8", _("The adversary: {adversary}."), part=Part(joins="adversary")
)


def adversary_die(state, seat, adversary):
    """Each of its six faces; whom the figure meets (P8)."""
    state.met_adversary = adversary
    tell(state, ADVERSARY_CAME, adversary)
    pop(state)


def weight_test_die(state, seat, trait):
    """Combat on three faces, mind on two, magic on one (P9)."""
    return faces.FACES_OF_THE_TEST_DIE[trait]


TEST_CAME = told("kind_of_test", "P9", _("The test: {trait}."), part=Part())


def test_die(state, seat, trait):
    """Combat, mind or magic; which characteristic is tested (P9)."""
    state.test_trait = trait
    tell(state, TEST_CAME, trait)
    pop(state)
