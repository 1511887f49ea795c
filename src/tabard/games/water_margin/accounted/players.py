"""Do the players have what they can have? (3.2, 3.17, R5, R6, G10)"""

from __future__ import annotations

from tabard.engine.kinds import SEATS
from tabard.engine.rule import because, rule
from tabard.engine.stack import goes_on

from ..board import claimed_by, figures, gang, is_member_of
from ..components import (
    FORT,
    MOST_FIGURES,
    MOST_MOVES,
    MOST_TREASURE,
    NOBODY,
    NOWHERE,
)
from ..state import NEW_CHIEF
from .bandits import shown
from .complaints import (
    CHIEF_IS_NO_MEMBER,
    CHIEF_WITHOUT_REFUGE,
    NO_CHIEF,
    NO_GANG,
    NO_REFUGE,
    NO_SUCH_PLAYER,
    REFUGE_ON_NO_FORT,
    TOO_MANY_FIGURES,
    TOO_MANY_MOVED,
    TREASURE_OFF,
    TREASURE_TOO_LARGE,
    TREASURE_WITHOUT_REFUGE,
    TWO_REFUGES,
)
from .moving import have_moved


@rule
def players_off(state):
    """3.2: what each player has."""
    for seat in range(SEATS):
        wrong = player_off(state, seat) if seat < state.seats else absent_off(state, seat)
        if wrong != 0:
            return wrong
    return 0


@rule
def absent_off(state, seat):
    """3.2: who does not play has nothing."""
    if state.refuge[seat] != NOWHERE or state.chief[seat] != NOBODY or state.treasure[seat] != 0:
        return because(NO_SUCH_PLAYER, seat + 1, state.seats)
    return 0


@rule
def player_off(state, seat):
    """3.2, S2: so many figures at most, and three moves."""
    if figures(state, seat) > MOST_FIGURES:
        return because(TOO_MANY_FIGURES, seat, figures(state, seat), MOST_FIGURES)
    if have_moved(state, seat) > MOST_MOVES:
        return because(TOO_MANY_MOVED, seat, have_moved(state, seat), MOST_MOVES)
    if state.refuge[seat] == NOWHERE:
        return without_refuge_off(state, seat)
    return refuge_off(state, seat)


@rule
def without_refuge_off(state, seat):
    """G10, 3.17: without a refuge there is neither gang nor chief nor treasure."""
    if gang(state, seat) > 0:
        return because(NO_REFUGE, seat, gang(state, seat))
    if state.chief[seat] != NOBODY:
        return because(CHIEF_WITHOUT_REFUGE, seat, state.chief[seat])
    if state.treasure[seat] != 0:
        return because(TREASURE_WITHOUT_REFUGE, seat, shown(state.treasure[seat]))
    return 0


@rule
def refuge_off(state, seat):
    """R1, R5, R6, 3.17: a refuge is a fort of its own, with a gang of at least 1 and a chief."""
    square, chief = state.refuge[seat], state.chief[seat]
    if not FORT[square]:
        return because(REFUGE_ON_NO_FORT, seat, square)
    if claimed_by(state, square) != seat:
        return because(TWO_REFUGES, square, claimed_by(state, square), seat)
    if state.treasure[seat] < 0:
        return because(TREASURE_OFF, seat, shown(state.treasure[seat]))
    if state.treasure[seat] > MOST_TREASURE:
        return because(TREASURE_TOO_LARGE, seat, shown(state.treasure[seat] // 1000))
    if gang(state, seat) == 0:
        return because(NO_GANG, seat, square)
    if chief == NOBODY:
        named = goes_on(state, NEW_CHIEF)
        return 0 if named else because(NO_CHIEF, seat, gang(state, seat))
    return 0 if is_member_of(state, seat, chief) else because(CHIEF_IS_NO_MEMBER, seat, chief)
