"""Chapter "End of the game" (rules 63 to 66, 2.9, 2.10): the named ways to lose and to win."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import end
from tabard.engine.game import Ending
from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told
from .components import board
from .options import roma_caput_mundi
from .supply import cubes_on_board

ENDINGS = (
    Ending("deck_too_short", "63", _("The player deck could not give the cards to draw."), False),
    Ending("decline", "64", _("The decline marker reached its last space."), False),
    Ending("roma_sacked", "65", _("Roma was sacked."), False),
    Ending("cubes_exhausted", "2.9", _("A tribe had no barbarian left to place."), False),
    Ending("all_allied", "66", _("All five tribes are allies."), True),
    Ending("no_enemy_left", "66", _("Every tribe is an ally or has left the board."), True),
)
# From ALL_ALLIED on they are won.
DECK_TOO_SHORT, DECLINE, ROMA_SACKED, CUBES_EXHAUSTED, ALL_ALLIED, NO_ENEMY_LEFT = range(1, 7)


def lose(state, ending):
    """A loss ends the game at once and comes before a win in the same step (63, 64, 65, 4.23)."""
    end(state, ending)


DECLINED = told(
    "declined", "59", _("The decline marker advances to {decline} of 8."), weight=1, part=Part()
)


def decline_by_one(state):
    """The decline marker advances; on its last space the game is lost (59, 64, 2.8.6)."""
    state.decline += 1
    tell(state, DECLINED, state.decline)
    if state.decline == board.LAST_DECLINE:
        lose(state, DECLINE)


FELL = told("fell", "65", _("Roma falls to the {tribe}."), weight=2, part=Part(ends=True))


def lose_roma(state, tribe):
    """Roma is sacked (65)."""
    tell(state, FELL, tribe)
    lose(state, ROMA_SACKED)


WON = told("won", "66", _("No unallied barbarian is left on the board."), weight=2)


def check_win(state):
    """Every tribe is allied or has no barbarian in any city (66, 2.10, 4.11, 4.12, 4.24,
    3.12.11)."""
    if state.ended != 0:
        return
    for tribe in range(board.TRIBES):
        if not state.allied[tribe] and cubes_on_board(state, tribe) > 0:
            return
    if roma_caput_mundi(state) and roma_is_occupied(state):
        return
    tell(state, WON)
    end(state, ALL_ALLIED if all_are_allied(state) else NO_ENEMY_LEFT)


def take_barbarian(state, city, tribe):
    """A barbarian leaves the board; the game may be won by that (2.10)."""
    state.cubes[city][tribe] -= 1
    check_win(state)


def end_if_over(state):
    """Is the game over on it? (63 to 66, of a board that somebody has laid out)"""
    if state.decline == board.LAST_DECLINE:
        lose(state, DECLINE)
    if state.turns > 0:
        check_win(state)


def all_are_allied(state):
    """The players are allied with every tribe (66)."""
    return all(state.allied[tribe] for tribe in range(board.TRIBES))


def roma_is_occupied(state):
    """With Roma caput mundi Roma must hold no barbarian, allied or not (2.14.3)."""
    return any(state.cubes[board.ROMA][tribe] > 0 for tribe in range(board.TRIBES))


def place_at_the_end(state, seat):
    """All players share the result; there is no ranking (2.10)."""
    return 1


def score_at_the_end(state, seat):
    """1 for all if they have won, 0 for all if they have lost (2.10)."""
    return 1 if state.ended >= ALL_ALLIED else 0


# How near a lost game came to a win: so much for an ally and for a turn, of so much in all.
AN_ALLY, A_TURN, A_WIN = 160, 8, 1000


def progress_at_the_end(state):
    """Tribes that are allies, and turns played (66)."""
    tribes = sum(state.allied[tribe] for tribe in range(board.TRIBES))
    return min(A_WIN, AN_ALLY * tribes + A_TURN * state.turns)
