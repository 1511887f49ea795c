"""Chapter "Phase 2, politics" (rules 32 to 38)."""

from __future__ import annotations

from tabard.engine.flow.stack import answered, pop
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told
from .components import terms
from .players import everybody, players_left


def vote_is_due(state):
    """The status is decided anew every round, unless a truce holds (32, 38)."""
    return not state.truce


TRUCE_HOLDS = told("truce_holds", "38", _("The truce holds: this round there is peace."), weight=1)


def truce_holds(state):
    """No vote is taken, and there is peace (38, I8)."""
    state.status = terms.PEACE
    tell(state, TRUCE_HOLDS)


def default_vote(state, seat, vote):
    """An absent seat votes for peace (33)."""
    return vote == terms.PEACE


def vote(state, seat, vote):
    """War or peace, each as one likes; in secret; with the last vote all are opened at the same
    time (33, 34)."""
    state.vote[seat] = vote
    answered(state, seat)
    if state.frame_answered[state.depth - 1] == everybody(state):
        open_votes(state)


VOTED = told("voted", "34", _("{seat} votes for {vote}."), vote=terms.VOTES)
STATUS = told(
    "status",
    "35",
    _("This round there is {status}. Votes for war: {votes} of {all} (half of them make war)."),
    weight=1,
    status=terms.STATUSES,
    votes=NUMBER,
)


def open_votes(state):
    """War, if at least half of the players chose it; otherwise peace (34, 35)."""
    pop(state)
    for_war = 0
    for seat in range(state.seats):
        if state.vote[seat] != 0:
            tell(state, VOTED, seat, state.vote[seat])
            for_war += state.vote[seat] == terms.WAR
            state.vote[seat] = 0
    voters = players_left(state)
    state.status = terms.WAR if 2 * for_war >= voters else terms.PEACE
    if state.status == terms.WAR:
        state.war_rounds += 1
    tell(state, STATUS, state.status, for_war, voters)


def is_war(state):
    """What a round of war brings, and what one of peace (36, 37)."""
    return state.status == terms.WAR
