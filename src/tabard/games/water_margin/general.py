"""Chapter "Résistance" (G9, 3.12): an imperial general is won over."""

from __future__ import annotations

from tabard.engine.flow.stack import pop, seat_now
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .board import cards_in
from .book import refuse, told
from .components import bandits, events
from .readings import generals_are_officers, soldiers_keep_generals_away


def is_at_peace(state):
    """In this chapter there is no assault, and no general comes (EC8)."""
    return state.event_zone[events.IMPERIAL_ENVOY] == events.IN_FORCE


def no_general_comes(state):
    """There is peace; somebody died; or soldiers were seen, by option; or no card fits (G9, EC8,
    A23, A24, 3.12)."""
    if is_at_peace(state) or state.died:
        return True
    if soldiers_keep_generals_away(state) and state.soldiers_came:
        return True
    if generals_are_officers(state):
        return officers_in_the_deck(state) == 0
    return cards_in(state, bandits.IN_DECK) == 0


def officers_in_the_deck(state):
    """Cards of the deck with the tag of a former officer (A24)."""
    return sum(
        1
        for bandit in range(bandits.BANDITS)
        if state.zone[bandit] == bandits.IN_DECK and bandits.TAG[bandit] == bandits.OFFICER
    )


NO_GENERAL_THERE = refuse("G9", _("{bandit} is not in the deck and cannot come as a general."))
NO_OFFICER = refuse("A24", _("{bandit} was never an officer."))


def why_not_general(state, seat, bandit):
    """Any card of the deck; by option only a former officer (G9, A24)."""
    if state.zone[bandit] != bandits.IN_DECK:
        return because(NO_GENERAL_THERE, bandit)
    if generals_are_officers(state) and bandits.TAG[bandit] != bandits.OFFICER:
        return because(NO_OFFICER, bandit)
    return LEGAL


CAME_OVER = told("general", "G9", _("The general {bandit} is won over by {seat}."), weight=1)


def general(state, seat, bandit):
    """He joins the gang; what his card says of a start or an exile is ignored (G9, 3.12)."""
    owner = seat_now(state)
    state.zone[bandit] = bandits.MEMBER
    state.owner[bandit] = owner
    tell(state, CAME_OVER, bandit, owner)
    pop(state)
