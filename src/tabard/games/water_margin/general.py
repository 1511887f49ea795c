"""Chapter "Résistance" (G9, 3.12): an imperial general is won over."""

from __future__ import annotations

from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import pop, seat_now

from .board import cards_in
from .components import BANDITS, EC8, IN_DECK, IN_FORCE, MEMBER, OFFICER, TAG
from .readings import generals_are_officers, soldiers_keep_generals_away
from .refusals import NO_GENERAL_THERE, NO_OFFICER
from .told import CAME_OVER


@rule
def is_at_peace(state):
    """EC8: in this chapter there is no assault, and no general comes."""
    return state.event_zone[EC8] == IN_FORCE


@rule
def no_general_comes(state):
    """G9, EC8, A23, A24, 3.12: there is peace; somebody died; or soldiers were seen, by
    option; or no card fits."""
    if is_at_peace(state) or state.died:
        return True
    if soldiers_keep_generals_away(state) and state.soldiers_came:
        return True
    if generals_are_officers(state):
        return officers_in_the_deck(state) == 0
    return cards_in(state, IN_DECK) == 0


@rule
def officers_in_the_deck(state):
    """A24: cards of the deck with the tag of a former officer."""
    count = 0
    for bandit in range(BANDITS):
        if state.zone[bandit] == IN_DECK and TAG[bandit] == OFFICER:
            count += 1
    return count


@rule
def why_not_general(state, seat, bandit):
    """G9, A24: any card of the deck; by option only a former officer."""
    if state.zone[bandit] != IN_DECK:
        return because(NO_GENERAL_THERE, bandit)
    if generals_are_officers(state) and TAG[bandit] != OFFICER:
        return because(NO_OFFICER, bandit)
    return LEGAL


@rule
def general(state, seat, bandit):
    """G9, 3.12: he joins the gang; what his card says of a start or an exile is ignored."""
    owner = seat_now(state)
    state.zone[bandit] = MEMBER
    state.owner[bandit] = owner
    tell(state, CAME_OVER, bandit, owner)
    pop(state)
