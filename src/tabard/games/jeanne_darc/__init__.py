"""Jeanne d'Arc 1429: six factions contend for the crown of France."""

from __future__ import annotations

from collections.abc import Mapping

from tabard.engine.game import Game
from tabard.engine.words import _, say

from .accounted import COMPLAINTS, complaint
from .actions import VERBS
from .components import FACTIONS, NO_FACTION
from .ending import ENDINGS, place_at_the_end, score_at_the_end
from .judge import worth
from .options import OPTION_LIST
from .players import leader
from .refusals import REFUSALS
from .rule_book import read_rules
from .sequence import SEQUENCE
from .setup import fit_the_rest, lay_out, set_up
from .state import State
from .told import TOLD
from .ui.terminal import table


def _name_seat(state: State, seat: int) -> str:
    """The faction that the seat leads; before it leads one, ``seat 2``."""
    faction = state.faction[seat]
    if faction == NO_FACTION:
        return say(_("seat {number}"), number=seat + 1)
    return FACTIONS.name(faction)


def _refuse_options(seats: int, chosen: Mapping[str, str]) -> str:
    """How two players play concerns nobody else; two factions each make four seats."""
    usual = next(option.usual for option in OPTION_LIST if option.word == "2p")
    if chosen["2p"] == usual or seats == 2 or (seats == 4 and chosen["2p"] == "two_factions"):
        return ""
    return say(_("The option 2p is for two players, not for {seats}."), seats=seats)


GAME = Game(
    name="jeanne_darc",
    title="Jeanne d'Arc 1429",
    version="1.0",
    stage="complete",
    seats=range(2, 7),
    state=State,
    verbs=VERBS,
    sequence=SEQUENCE,
    options=OPTION_LIST,
    refusals=REFUSALS,
    events=TOLD,
    endings=ENDINGS,
    rules=read_rules(),
    set_up=set_up,
    lay_out=lay_out,
    fit=fit_the_rest,
    accounted=complaint,
    complaints=COMPLAINTS,
    place=place_at_the_end,
    score=score_at_the_end,
    worth=worth,
    longest=20_000,
    seat_name=_name_seat,
    led_by=leader,
    check_options=_refuse_options,
    table=table,
)
