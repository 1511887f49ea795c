"""New World: five crowns discover, settle and fight for a continent that is not theirs."""

from __future__ import annotations

from pathlib import Path

from tabard.engine.earlier import Earlier
from tabard.engine.flow.sequence import Within
from tabard.engine.game import Fit, Game
from tabard.engine.handicaps import read_measured
from tabard.engine.kinds import SEATS, Kind
from tabard.engine.match.exercise import Exercises
from tabard.engine.match.lesson import read_lesson
from tabard.engine.pitch import read_pitch
from tabard.engine.words import seat_called

from . import odds
from .accounted import complaint
from .actions import VERBS
from .book import BOOK
from .components.board import AREAS, CODES
from .components.nations import NATIONS, NO_NATION
from .ending import ENDINGS, end_if_over, place, score
from .exploring.discover import owners_have_discovered
from .glory.points import take_glory_as_given
from .judge import WEIGHTS, parts_begun, worth
from .options import OPTION_LIST, check_options
from .phases import IMPULSE
from .sequence import SEQUENCE
from .sequence.parts_of_the_turn import first_to_act
from .setup import lay_out, set_up
from .state import State
from .ui.board import printed_board
from .ui.goals import scored
from .ui.saying import SAYS
from .ui.scene import scene
from .ui.terminal import table


def _name_seat(state: State, seat: int) -> str:
    """``seat 2 (France)``."""
    nation = state.nation[seat]
    if nation == NO_NATION:
        return seat_called(seat)
    return seat_called(seat, NATIONS.name(nation))


def _sayings(state: State, kind: Kind) -> dict[str, int]:
    """A seat goes by its nation; areas and seas by their letters: ``mex`` is Valley of Mexico."""
    if kind is SEATS:
        seats = {state.nation[seat]: seat for seat in range(state.seats)}
        return {word: seats[n] for word, n in NATIONS.called.items() if n in seats}
    if kind.words[: int(AREAS)] != AREAS.words:
        return {}
    return {code.lower(): at for at, code in enumerate(CODES[: int(kind)])}


# 3.28 bounds every list, and so a game; a row counts, so a long move counts for each field.
# A combat: 24 rounds of 12 dice, windows and retreats, 33 cards, 300 losses and other questions.
COMBAT = 24 * 12 + 33 + 300
# A movement: 25 stops, at each 36 fleets that may try to intercept (asked, 6 dice, a choice), 12
# free actions of 4 rows, and one combat at sea and one on land at most.
MOVEMENT = 25 * (1 + 36 * 8) + 12 * 4 + 2 * COMBAT
# A turn: 17 impulses of 5 nations that are no pass, each of 4 actions; 86 rounds of passes; cards
# and gifts of 5 nations; their talks; wars of 30 leaders; unrest in 53 areas; raids; disbanding.
TURN = 5 * 17 * 4 * MOVEMENT + 86 * 5 + 5 * 300 + 5 * 140 + (30 + 53 + 6) * COMBAT + 1_000
# Random games have about 2,000 to 7,000 moves.
LONGEST = 16 * TURN

# Rules 1.1 mended where a beaten leader goes, what a borrowed commander and cards are good for,
# when a broken alliance ends a window, whom one attacks at home, and what absent seats do.
RULES_1_0 = Earlier(
    options={"first_attacker": "as_listed", "losses_ashore": "landed_first"},
    mended=(
        "24", "28", "34", "37", "41", "3.6.6", "3.11.4", "3.14.2", "3.16.0c", "3.16.2c", "3.23",
        "NL2",
    ),
)  # fmt: skip

GAME = Game(
    name="new_world",
    title="New World",
    version="1.1",
    earlier={"1.0": RULES_1_0},
    stage="complete",
    seats=range(2, 6),
    state=State,
    verbs=VERBS,
    sequence=SEQUENCE,
    options=OPTION_LIST,
    check_options=check_options,
    book=BOOK,
    endings=ENDINGS,
    set_up=set_up,
    lay_out=lay_out,
    fits=(Fit(take_glory_as_given, ("glory_from",)), Fit(owners_have_discovered, ("discovered",))),
    accounted=complaint,
    judge=end_if_over,
    usual=Within(IMPULSE, seat=first_to_act),
    place=place,
    score=score,
    scored=scored,
    worth=worth,
    clock=parts_begun,
    weights=WEIGHTS,
    longest=LONGEST,
    seat_name=_name_seat,
    sayings=_sayings,
    table=table,
    exercises=Exercises(Path(__file__).parent / "data"),
    lesson=read_lesson(Path(__file__).parent / "data" / "lesson.toml"),
    pitch=read_pitch(Path(__file__).parent / "data"),
    measured=read_measured(Path(__file__).parent / "data"),
    board=printed_board,
    scene=scene,
    says=SAYS,
    odds=odds.odds,
    risks=odds.RISKS,
)
