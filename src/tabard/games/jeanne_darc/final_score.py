"""Chapter "End of the game": the final score, and ties (rules 132, 133)."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from .auction import paid_for_the_choice
from .book import told
from .components import board, pieces, terms
from .players import contenders, is_in, leader, one_only, players, the_one
from .readings import influence_comes_back, influence_is_throne
from .scoring import provinces_controlled

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


def tell_the_scores(state):
    """What each ends with, and what was paid or agreed on (132)."""
    for seat in range(state.seats):
        left = influence_at_the_end(state, seat)
        if paid_for_the_choice(state, seat) > 0:
            tell(state, BID_PAID, seat, paid_for_the_choice(state, seat))
        if state.handicap[seat] != 0:
            tell(state, HANDICAP_COUNTS, seat, state.handicap[seat])
        tell(state, FINAL_SCORE, seat, counted(state, seat, terms.SCORE), state.throne[seat], left)


def score_at_the_end(state, seat):
    """Throne points, and 1 for each unspent influence point; less what the faction cost; and the
    handicap (132)."""
    return sum_for(state, seat, terms.SCORE)


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


def influence_at_the_end(state, seat):
    """An unspent influence point counts 1, where they are a stock for the game (132)."""
    if influence_is_throne(state) or influence_comes_back(state):
        return 0
    return state.influence[seat]


def cities_of_level(state, seat, level):
    """A fortress counts as a fortress only (133)."""
    return sum(
        1
        for city in range(board.CITIES)
        if state.owner[city] == seat and state.level[city] == level
    )


# --- ties ---------------------------------------------------------------------------------------

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


def those_with_most(state, some, what):
    """Of some players (a bit for each) those who have most of a thing (133)."""
    most, best = -1, 0
    for seat in range(players(state)):
        has = sum_for(state, seat, what)
        if some >> seat & 1 and has >= most:
            best = (best if has == most else 0) | 1 << seat
            most = has
    return best


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
