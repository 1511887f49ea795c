"""Chapter "Heroes" (rules 13 to 15, 117, 119 and 124, 3.4)."""

from __future__ import annotations

from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told
from .components import cards
from .readings import hero_doubles, heroes_stay_awake, points_of_a_hero

HERO_WAKES = told(
    "hero_wakes", "15", _("{hero} wakes: {seat} may put the hero in its fights."), weight=1
)


def wake(state, seat):
    """The hero of the faction is active (15, 3.3)."""
    state.hero_active[seat] = 1
    tell(state, HERO_WAKES, state.faction[seat], seat)


def hero_falls(state, seat, falls):
    """A beaten hero, told in this event, is set aside; another ambassador can bring him back (117,
    119, 3.6, S47)."""
    if cards.HAS_HERO[state.shown_extra[seat]]:
        state.hero_active[seat] = 0
        tell(state, falls, state.faction[seat], seat)


HEROES_REST = told("heroes_rest", "124", _("No hero is active any more."))


def heroes_rest(state):
    """At the end of phase 7 no hero is active any more; by option only the beaten are not (124)."""
    if heroes_stay_awake(state):
        return
    anybody = False
    for seat in range(state.seats):
        if state.hero_active[seat]:
            anybody = True
            state.hero_active[seat] = 0
    if anybody:
        tell(state, HEROES_REST)


def worth_of_a_hero(state, yellow):
    """What a hero adds to a side whose yellow cards are worth this much: 3, by option 2, 4 or as
    much as they are worth (3.4)."""
    return yellow if hero_doubles(state) else points_of_a_hero(state)
