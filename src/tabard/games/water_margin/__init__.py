"""Water Margin: outlaws on the roads of the Song empire, and the gang that outlives its troops."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tabard.engine.earlier import Earlier
from tabard.engine.flow.sequence import Within
from tabard.engine.game import Fit, Game
from tabard.engine.handicaps import read_measured
from tabard.engine.kinds import Kind, plain
from tabard.engine.match.exercise import Exercises
from tabard.engine.match.lesson import read_lesson
from tabard.engine.pitch import read_pitch

from . import reckoning
from .accounted import complaint
from .actions import VERBS
from .book import BOOK
from .components.bandits import BANDITS
from .components.squares import NOWHERE, PLACE_NAMES, SQUARES
from .ending import ENDINGS, place_at_the_end, score_at_the_end
from .judge import WEIGHTS, sub_turns_begun, worth
from .options import OPTION_LIST, check_options
from .phases import VOYAGE
from .sequence import SEQUENCE
from .setup import lay_out, set_up, sort_the_cards
from .state import State
from .sub_turns import first_player
from .ui.board import printed_board
from .ui.goals import scored
from .ui.saying import SAYS
from .ui.scene import scene
from .ui.terminal import table

_PLACES = {plain(name): SQUARES.numbers[at] for at, name in enumerate(PLACE_NAMES) if name}


def _sayings(state: State, kind: Kind) -> dict[str, int]:
    """A square may be called by its place (``step shi_jin liangshan_marsh``), a bandit by his rank
    or by the square on which he stands alone (``step 6 h5``, ``step g5 h5``)."""
    if kind.kind == SQUARES.kind:
        return _PLACES
    return _bandits(state) if kind.kind == BANDITS.kind else {}


def _bandits(state: State) -> dict[str, int]:
    """Every bandit by his rank, and every figure that stands alone by its square."""
    there = Counter(square for square in state.square if square != NOWHERE)
    alone = [b for b in range(BANDITS) if there[state.square[b]] == 1]
    ranks = {str(bandit + 1): bandit for bandit in range(BANDITS)}
    return ranks | {SQUARES.word(state.square[bandit]): bandit for bandit in alone}


# In a chapter at most: 60 figures with 25 moves in phase 3 and 20 at the gate; 5 players with 3
# moves of 10, 3 quests of 15 and an event of 15; 30 tied duels of 5; 108 members with 4 in the
# résistance. That is less than 3,800; and there are at most 40 chapters.
LONGEST = 40 * 3_800

# Rules 1.1 made options of what the seed does not forbid (A12, A35, A36).
RULES_1_0 = Earlier(
    options={
        "convict_can_swear": "off",
        "attack_prisoners": "off",
        "attack_locked": "off",
        "attack_at_gate": "off",
    }
)

GAME = Game(
    name="water_margin",
    title="Water Margin",
    version="1.1",
    earlier={"1.0": RULES_1_0},
    stage="complete",
    seats=range(1, 6),
    state=State,
    verbs=VERBS,
    sequence=SEQUENCE,
    options=OPTION_LIST,
    book=BOOK,
    endings=ENDINGS,
    set_up=set_up,
    lay_out=lay_out,
    fits=(Fit(sort_the_cards, ("zone",)),),
    accounted=complaint,
    usual=Within(VOYAGE, seat=first_player),
    place=place_at_the_end,
    score=score_at_the_end,
    scored=scored,
    check_options=check_options,
    worth=worth,
    clock=sub_turns_begun,
    weights=WEIGHTS,
    longest=LONGEST,
    sayings=_sayings,
    odds=reckoning.odds,
    risks=("step", "attack", "storm", "challenge", "meet", "rescue", "attempt"),
    table=table,
    exercises=Exercises(Path(__file__).parent / "data"),
    lesson=read_lesson(Path(__file__).parent / "data" / "lesson.toml"),
    pitch=read_pitch(Path(__file__).parent / "data"),
    measured=read_measured(Path(__file__).parent / "data"),
    board=printed_board,
    scene=scene,
    says=SAYS,
)
