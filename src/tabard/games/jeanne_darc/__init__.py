"""Jeanne d'Arc 1429: six factions contend for the crown of France."""

from __future__ import annotations

from pathlib import Path

from tabard.engine.earlier import Earlier
from tabard.engine.flow.sequence import Within
from tabard.engine.game import Fit, Game
from tabard.engine.handicaps import read_measured
from tabard.engine.match.exercise import Exercises
from tabard.engine.match.lesson import read_lesson
from tabard.engine.pitch import read_pitch
from tabard.engine.words import seat_called

from . import odds
from .accounted import complaint
from .actions import VERBS
from .attack import attacker_can_attack
from .book import BOOK
from .components.factions import FACTIONS, NO_FACTION
from .ending import ENDINGS, end_if_over
from .final_score import place_at_the_end, score_at_the_end
from .fitting import fit_the_rest
from .judge import WEIGHTS, worth
from .options import OPTION_LIST, why_not_together
from .phases import BUYING
from .play_so_far import first_in_order
from .players import leader
from .sequence import SEQUENCE
from .setup import lay_out, set_up
from .state import State
from .ui.board import printed_board
from .ui.goals import scored
from .ui.saying import SAYS
from .ui.scene import scene
from .ui.terminal import table

RULES_1_0 = Earlier(options={"factions": "in_order"})  # rules 1.1 let the factions be bid for


def _name_seat(state: State, seat: int) -> str:
    """The faction that the seat leads; before it leads one, ``seat 2``."""
    faction = state.faction[seat]
    if faction == NO_FACTION:
        return seat_called(seat)
    return FACTIONS.name(faction)


GAME = Game(
    name="jeanne_darc",
    title="Jeanne d'Arc 1429",
    version="1.1",
    earlier={"1.0": RULES_1_0},
    stage="complete",
    seats=range(2, 7),
    state=State,
    verbs=VERBS,
    sequence=SEQUENCE,
    options=OPTION_LIST,
    book=BOOK,
    endings=ENDINGS,
    set_up=set_up,
    lay_out=lay_out,
    fits=(Fit(fit_the_rest),),
    accounted=complaint,
    judge=end_if_over,
    usual=Within(BUYING, seat=first_in_order),
    place=place_at_the_end,
    score=score_at_the_end,
    scored=scored,
    worth=worth,
    weights=WEIGHTS,
    longest=20_000,
    seat_name=_name_seat,
    odds=odds.odds,
    risks=("attack", "attack_with", "defend_with", "hold_with"),
    led_by=leader,
    could_be=attacker_can_attack,
    check_options=why_not_together,
    table=table,
    exercises=Exercises(Path(__file__).parent / "data"),
    lesson=read_lesson(Path(__file__).parent / "data" / "lesson.toml"),
    pitch=read_pitch(Path(__file__).parent / "data"),
    measured=read_measured(Path(__file__).parent / "data"),
    board=printed_board,
    scene=scene,
    says=SAYS,
)
