"""Fall of Rome: allies or absent, no barbarian may be left an enemy before Rome declines."""

from __future__ import annotations

from pathlib import Path

from tabard.engine.flow.sequence import Within
from tabard.engine.game import Fit, Game
from tabard.engine.match.exercise import Exercises
from tabard.engine.match.lesson import read_lesson
from tabard.engine.pitch import read_pitch
from tabard.engine.words import seat_called

from .accounted import complaint
from .actions import VERBS
from .book import BOOK
from .components.pieces import PAWNS
from .components.roles import NO_ROLE, ROLES
from .ending import ENDINGS, end_if_over, place_at_the_end, progress_at_the_end, score_at_the_end
from .judge import WEIGHTS, phases_begun, worth
from .odds import RISKS, odds
from .options import OPTION_LIST
from .phases import ACTIONS
from .sequence import SEQUENCE, active
from .setup import fit_deck, lay_out, set_up
from .state import State
from .ui.board import printed_board
from .ui.saying import SAYS
from .ui.scene import scene
from .ui.terminal import table


def _name_pawn(state: State, pawn: int) -> str:
    """``seat 2 (Consul)``."""
    role = state.role[pawn]
    if role == NO_ROLE:
        return seat_called(pawn)
    return seat_called(pawn, ROLES.name(role))


GAME = Game(
    name="fall_of_rome",
    title="Fall of Rome",
    version="1.0",
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
    fits=(Fit(fit_deck, ("pile_cards", "pile_revolt")),),
    accounted=complaint,
    judge=end_if_over,
    usual=Within(ACTIONS, seat=active),
    place=place_at_the_end,
    score=score_at_the_end,
    worth=worth,
    weights=WEIGHTS,
    progress=progress_at_the_end,
    clock=phases_begun,
    longest=4000,
    seat_kind=PAWNS,
    seat_name=_name_pawn,
    table=table,
    odds=odds,
    risks=RISKS,
    exercises=Exercises(Path(__file__).parent / "data"),
    lesson=read_lesson(Path(__file__).parent / "data" / "lesson.toml"),
    pitch=read_pitch(Path(__file__).parent / "data"),
    board=printed_board,
    scene=scene,
    says=SAYS,
)
