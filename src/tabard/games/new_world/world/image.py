"""Paragraph "Image" (3.3.4): how a nation is thought of; from the veteran game up."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import nations
from ..options import IMAGE, plays_with

BEST, WORST = 2, -2


IMAGE_NOW = told("image", "3.3.4", _("The image of {nation} is {image} now."), image=NUMBER)


def change_image(state, nation, by):
    """From -2 to 2; without the module nothing happens (3.3.4, 3.1.12)."""
    if plays_with(state, IMAGE):
        before = state.image[nation]
        state.image[nation] = max(WORST, min(BEST, before + by))
        if state.image[nation] != before:
            tell(state, IMAGE_NOW, nation, state.image[nation])


def image_bonus(state, nation):
    """Good one more, bad one less (3.3.4, 3.11.6, 3.11.11)."""
    return good_or_bad(state, nation) if plays_with(state, IMAGE) else 0


def good_or_bad(state, nation):
    """A good image is 1, a bad one -1 (3.3.4)."""
    return (state.image[nation] > 0) - (state.image[nation] < 0)


def let_images_drift(state):
    """One toward 0 (3.9.D8)."""
    for nation in range(nations.NATIONS):
        state.image[nation] -= good_or_bad(state, nation)
