"""New World: five crowns discover, settle and fight for a continent that is not theirs."""

from __future__ import annotations

from tabard.engine.game import Game
from tabard.engine.kinds import Kind
from tabard.engine.words import _, say

from .accounted import COMPLAINTS, complaint
from .actions import VERBS
from .components.map import AREAS, CODES
from .components.nations import NATIONS, NO_NATION
from .components.reading import RULES
from .ending import ENDINGS, place, score
from .glory import take_glory_as_given
from .judge import worth
from .options import OPTION_LIST, check_options
from .refusals import REFUSALS
from .sequence import SEQUENCE
from .setup import lay_out, set_up
from .state import State
from .told import TOLD
from .ui.board import board
from .ui.scene import scene
from .ui.terminal import table


def _name_seat(state: State, seat: int) -> str:
    """``seat 2 (France)``."""
    nation = state.nation[seat]
    if nation == NO_NATION:
        return say(_("seat {number}"), number=seat + 1)
    return say(_("seat {number} ({nation})"), number=seat + 1, nation=NATIONS.name(nation))


def _sayings(_state: State, kind: Kind) -> dict[str, int]:
    """Areas and seas go by their three letters too: ``mex`` is the Valley of Mexico."""
    if kind.words[: int(AREAS)] != AREAS.words:
        return {}
    return {code.lower(): at for at, code in enumerate(CODES[: int(kind)])}


GAME = Game(
    name="new_world",
    title="New World",
    version="0.1",
    stage="under construction",
    seats=range(2, 6),
    state=State,
    verbs=VERBS,
    sequence=SEQUENCE,
    options=OPTION_LIST,
    check_options=check_options,
    refusals=REFUSALS,
    events=TOLD,
    endings=ENDINGS,
    rules=RULES,
    set_up=set_up,
    lay_out=lay_out,
    fit=take_glory_as_given,
    fitted=("glory_from",),
    accounted=complaint,
    complaints=COMPLAINTS,
    place=place,
    score=score,
    worth=worth,
    longest=30_000,
    seat_name=_name_seat,
    sayings=_sayings,
    table=table,
    board=board,
    scene=scene,
)
