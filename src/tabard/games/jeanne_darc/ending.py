"""Chapter "End of the game" (rules 130 to 134)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import end, phase_now, pop
from tabard.engine.game import Ending
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from . import phases
from .auction import paid_for_the_choice
from .book import told
from .components import board, pieces, terms
from .players import leader, takes_part
from .readings import (
    ends_by_early_die,
    ends_by_late_die,
    fixed_rounds,
    influence_comes_back,
    influence_is_throne,
    two_factions_each,
)
from .scoring import provinces_controlled
from .state import DEALING_NEXT, EVENTS_NEXT, NEXT_ROUND

ENDINGS = (
    Ending("die", "131", _("The die ends the game.")),
    Ending("last_round", "130", _("The last round is over.")),
    Ending("alone", "134", _("Only one player has cities left.")),
)
BY_DIE, LAST_ROUND_OVER, ALONE = 1, 2, 3


def end_die_is_needed(state):
    """After round 8 or 9; by the other reading after rounds 6 to 9 (130, 131)."""
    if one_only(contenders(state)):
        return False
    if ends_by_late_die(state):
        return 8 <= state.round < pieces.LAST_ROUND
    return ends_by_early_die(state) and 6 <= state.round < pieces.LAST_ROUND


END_DIE_FELL = told(
    "end_die",
    "131",
    _("The die for the end of the game shows {face}."),
    part=Part(opens=(), dice=("face",), ends=True),
)


def end_die(state, seat, face):
    """Any face; 1 or 2 ends the game after round 8, 1 to 4 after round 9; by the other reading as
    many faces as rounds beyond the fifth (131)."""
    pop(state)
    tell(state, END_DIE_FELL, face)
    most = state.round - 5 if ends_by_early_die(state) else 2 * (state.round - 7)
    if face <= most:
        finish(state, BY_DIE)


def end_after_the_last_round(state):
    """After the last round, or when nobody else is left in the game (130, 131, 134)."""
    if one_only(contenders(state)):
        finish(state, ALONE)
    elif state.round >= fixed_rounds(state):
        finish(state, LAST_ROUND_OVER)


def end_if_over(state):
    """Should the game have ended before? (130, 134, of a board that somebody has laid out)"""
    if state.depth == 0 or state.frame_phase[0] != phases.ROUND:
        return
    step = state.frame_cursor[0]
    is_between = step == NEXT_ROUND and phase_now(state) != phases.END_DIE
    if state.round > fixed_rounds(state) or (is_between and state.round == fixed_rounds(state)):
        finish(state, LAST_ROUND_OVER)
    elif one_only(contenders(state)) and (is_between or step <= DEALING_NEXT):
        finish(state, ALONE)
    if contenders(state) == 0 and step <= EVENTS_NEXT:
        finish(state, ALONE)


FINAL_SCORE = told(
    "final_score",
    "132",
    _("{seat} ends with {score}: {throne} from the throne and {influence} from influence."),
    weight=2,
    score=NUMBER,
    throne=NUMBER,
)

BID_PAID = told(
    "bid_paid", "11.1", _("{seat} pays {points} for the choice of its faction."), points=NUMBER
)
HANDICAP_COUNTS = told(
    "handicap", "3", _("{seat} has a handicap of {points}, as was agreed on."), points=NUMBER
)


def finish(state, ending):
    """The game is over, and the points are told (132)."""
    for seat in range(state.seats):
        left = influence_at_the_end(state, seat)
        if paid_for_the_choice(state, seat) > 0:
            tell(state, BID_PAID, seat, paid_for_the_choice(state, seat))
        if state.handicap[seat] != 0:
            tell(state, HANDICAP_COUNTS, seat, state.handicap[seat])
        tell(state, FINAL_SCORE, seat, counted(state, seat, terms.SCORE), state.throne[seat], left)
    tell_the_tie(state)
    end(state, ending)


TIE_BROKEN = told(
    "tie_broken",
    "133",
    _("The highest scores are equal; {seat} is ahead by {what}."),
    weight=2,
    what=terms.COMPARED,
)
VICTORY_SHARED = told(
    "victory_shared", "133", _("The highest scores are equal, and the victory is shared."), weight=2
)


def tell_the_tie(state):
    """If the highest scores are equal, what decided between them (133)."""
    ahead = contenders(state)
    for what in range(terms.COMPARED):
        ahead = those_with_most(state, ahead, what)
        if one_only(ahead):
            if what > terms.SCORE:
                tell(state, TIE_BROKEN, the_one(state, ahead), what)
            return
    tell(state, VICTORY_SHARED)


def contenders(state):
    """A bit for each player who may win: who is out may not (1, 134)."""
    some = 0
    for seat in range(players(state)):
        if is_in(state, seat):
            some |= 1 << seat
    return some


def is_in(state, seat):
    """One of the factions that the player leads takes part (134)."""
    return any(
        leader(state, other) == leader(state, seat) and takes_part(state, other)
        for other in range(state.seats)
    )


def those_with_most(state, some, what):
    """Of some players (a bit for each) those who have most of a thing (133)."""
    most, best = -1, 0
    for seat in range(players(state)):
        has = sum_for(state, seat, what)
        if some >> seat & 1 and has >= most:
            best = (best if has == most else 0) | 1 << seat
            most = has
    return best


def one_only(some):
    """Is there one player only?"""
    return some & (some - 1) == 0


def the_one(state, some):
    """The player whose bit it is."""
    for seat in range(state.seats):
        if some >> seat & 1:
            return seat
    return 0


def influence_at_the_end(state, seat):
    """An unspent influence point counts 1, where they are a stock for the game (132)."""
    if influence_is_throne(state) or influence_comes_back(state):
        return 0
    return state.influence[seat]


def sum_for(state, seat, what):
    """What a player has: of the factions led, if there are two (133)."""
    return sum(
        counted(state, other, what)
        for other in range(state.seats)
        if leader(state, other) == leader(state, seat)
    )


def counted(state, seat, what):
    """The final score, fortresses, provinces, castles or coins of one seat (11.1, 132, 133)."""
    if what == terms.SCORE:
        held = state.throne[seat] + influence_at_the_end(state, seat)
        return held - paid_for_the_choice(state, seat) + state.handicap[seat]
    if what == terms.FORTRESSES_HELD:
        return cities_of_level(state, seat, pieces.FORTRESS_LEVEL)
    if what == terms.PROVINCES_HELD:
        return provinces_controlled(state, seat)
    if what == terms.CASTLES_HELD:
        return cities_of_level(state, seat, pieces.CASTLE_LEVEL)
    return state.coins[seat]


def cities_of_level(state, seat, level):
    """A fortress counts as a fortress only (133)."""
    return sum(
        1
        for city in range(board.CITIES)
        if state.owner[city] == seat and state.level[city] == level
    )


def is_ahead(state, seat, other):
    """By the first thing in which they differ; who is out is behind (133, 134)."""
    if is_in(state, seat) != is_in(state, other):
        return is_in(state, seat)
    for what in range(terms.COMPARED):
        mine, theirs = sum_for(state, seat, what), sum_for(state, other, what)
        if mine != theirs:
            return mine > theirs
    return False


def place_at_the_end(state, seat):
    """One and the number of players who are ahead; who is still tied shares the place (3, 133)."""
    place = 1
    for other in range(players(state)):
        if is_ahead(state, other, seat):
            place += 1
    return place


def players(state):
    """The number of players; with two factions each they are two (1)."""
    return 2 if two_factions_each(state) else state.seats


def score_at_the_end(state, seat):
    """Throne points, and 1 for each unspent influence point; less what the faction cost; and the
    handicap (132)."""
    return sum_for(state, seat, terms.SCORE)
