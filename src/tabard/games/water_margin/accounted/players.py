"""Do the players have what they can have? (3.2, 3.17, R5, R6, G10)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on
from tabard.engine.kinds import SEATS
from tabard.engine.rule import because
from tabard.engine.words import _, n_

from .. import phases
from ..board import claimed_by, figures, gang, is_member_of
from ..book import complain
from ..components import bandits, pieces, squares
from .bandits import shown
from .homeless import TOO_MANY_FIGURES
from .moving import TOO_MANY_MOVED, have_moved


def players_off(state):
    """What each player has (3.2)."""
    for seat in range(SEATS):
        wrong = player_off(state, seat) if seat < state.seats else absent_off(state, seat)
        if wrong != 0:
            return wrong
    return 0


NO_SUCH_PLAYER = complain(
    "3.2", _("Seat {found} has a refuge, a chief or a treasure; seats 1 to {most} play.")
)


def absent_off(state, seat):
    """Who does not play has nothing (3.2)."""
    if (
        state.refuge[seat] != squares.NOWHERE
        or state.chief[seat] != bandits.NOBODY
        or state.treasure[seat] != 0
    ):
        return because(NO_SUCH_PLAYER, seat + 1, state.seats)
    return 0


def player_off(state, seat):
    """So many figures at most, and three moves (3.2, S2)."""
    if figures(state, seat) > pieces.MOST_FIGURES:
        return because(TOO_MANY_FIGURES, seat, figures(state, seat), pieces.MOST_FIGURES)
    if have_moved(state, seat) > pieces.MOST_MOVES:
        return because(TOO_MANY_MOVED, seat, have_moved(state, seat), pieces.MOST_MOVES)
    if state.refuge[seat] == squares.NOWHERE:
        return without_refuge_off(state, seat)
    return refuge_off(state, seat)


NO_REFUGE = complain("G10", _("{seat} has a gang of {found} and no refuge; it must be 0."))
TREASURE_WITHOUT_REFUGE = complain(
    "G10",
    n_(
        "{seat} has a treasure of {found} tael and no refuge; it must be 0.",
        "{seat} has a treasure of {found} taels and no refuge; it must be 0.",
        "found",
    ),
)
CHIEF_WITHOUT_REFUGE = complain(
    "G10",
    _("{chief} is the chief of {seat}, which has no refuge."),
    seat=SEATS,
    chief=bandits.BANDITS,
)


def without_refuge_off(state, seat):
    """Without a refuge there is neither gang nor chief nor treasure (G10, 3.17)."""
    if gang(state, seat) > 0:
        return because(NO_REFUGE, seat, gang(state, seat))
    if state.chief[seat] != bandits.NOBODY:
        return because(CHIEF_WITHOUT_REFUGE, seat, state.chief[seat])
    if state.treasure[seat] != 0:
        return because(TREASURE_WITHOUT_REFUGE, seat, shown(state.treasure[seat]))
    return 0


REFUGE_ON_NO_FORT = complain("R1", _("{seat} has its refuge on {square}: that is no fort."))
TWO_REFUGES = complain("R5", _("{square} is the refuge of {seat} and of {other}."), other=SEATS)
NO_GANG = complain(
    "3.17", _("{seat} has a refuge on {square} and a gang of 0; it must be 1 or more.")
)
NO_CHIEF = complain("R6", _("{seat} has a gang of {found} and no chief."))
CHIEF_IS_NO_MEMBER = complain(
    "R6",
    _("{chief} is the chief of {seat}, but no member of its gang."),
    seat=SEATS,
    chief=bandits.BANDITS,
)
TREASURE_OFF = complain("3.2", _("{seat} has a treasure of {found} taels; it must be 0 or more."))
TREASURE_TOO_LARGE = complain(
    "3.2", _("{seat} has a treasure of {found} thousand taels; at most 9,999,999 can be.")
)


def refuge_off(state, seat):
    """A refuge is a fort of its own, with a gang of at least 1 and a chief (R1, R5, R6, 3.17)."""
    square, chief = state.refuge[seat], state.chief[seat]
    if not squares.FORT[square]:
        return because(REFUGE_ON_NO_FORT, seat, square)
    if claimed_by(state, square) != seat:
        return because(TWO_REFUGES, square, claimed_by(state, square), seat)
    if state.treasure[seat] < 0:
        return because(TREASURE_OFF, seat, shown(state.treasure[seat]))
    if state.treasure[seat] > pieces.MOST_TREASURE:
        return because(TREASURE_TOO_LARGE, seat, shown(state.treasure[seat] // 1000))
    if gang(state, seat) == 0:
        return because(NO_GANG, seat, square)
    if chief == bandits.NOBODY:
        named = goes_on(state, phases.NEW_CHIEF)
        return 0 if named else because(NO_CHIEF, seat, gang(state, seat))
    return 0 if is_member_of(state, seat, chief) else because(CHIEF_IS_NO_MEMBER, seat, chief)
