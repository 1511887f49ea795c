"""For what an event chooses a figure: the question, and what a thief can reach (3.19)."""

# mypy: allow-untyped-calls

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.flow.stack import seat_now
from tabard.engine.words import _, apart, paired, say

from ..board import is_figure_of, is_prisoner
from ..components import bandits, events, pieces, squares
from ..events.account_book import FOUND_IN_THE_STORE
from ..events.boar_forest import has_a_friend_near
from ..events.branded_brow import FINE
from ..events.daylight_rat import FROM_THE_BANK, MOST_STOLEN
from ..events.friendly_jailer import JAILERS_TAELS
from ..events.whom import is_in_reach, reaches_somebody


def whom_it_concerns(state: Any) -> str:
    """What happens to whoever is named now: of two who are named, the first or the second."""
    asks = _ASKS.get(state.event)
    return asks(state) if asks else ""


def _own(state: Any) -> list[int]:
    """The figures of whoever is asked."""
    seat = seat_now(state)
    return [figure for figure in range(bandits.BANDITS) if is_figure_of(state, seat, figure)]


def _gets_taels(taels: int) -> str:
    return say(_("Who gets {taels}?"), taels=pieces.SO_MANY_TAELS.name(taels))


def _rat(state: Any) -> str:
    """The thief, then the victim; with nobody in reach of any, who has the bank's taels (EI10)."""
    if state.chosen != bandits.NOBODY:
        return say(_("From whom does {figure} steal?"), figure=bandits.BANDITS.name(state.chosen))
    if any(reaches_somebody(state, figure) for figure in _own(state)):
        return say(_("Who of yours steals?"))
    return _gets_taels(FROM_THE_BANK)


def _shop(state: Any) -> str:
    """Two, one after the other (EI4)."""
    first = state.chosen == bandits.NOBODY
    return say(_("Who gets a gourd?")) if first else say(_("Who gets the other gourd?"))


def _forest(state: Any) -> str:
    """A convict with a friend near; where there is none, anybody (EI8)."""
    seat = seat_now(state)
    freed = any(has_a_friend_near(state, seat, figure) for figure in _own(state))
    return say(_("Who is freed?")) if freed else say(_("Who gets a gourd?"))


def _jailer(state: Any) -> str:
    """A prisoner; where there is none, anybody (EI9)."""
    freed = any(is_prisoner(state, figure) for figure in _own(state))
    return say(_("Who is freed?")) if freed else _gets_taels(JAILERS_TAELS)


_ASKS: dict[int, Callable[[Any], str]] = {
    events.WHITE_TIGER_HALL: lambda _state: say(_("Who is lured into the trap?")),
    events.BRANDED_BROW: lambda _state: say(_("Who pays, or is branded?")),
    events.SQUIRE_CHAI_KEEPS_OPEN_HOUSE: lambda _state: say(_("Who gets a banquet?")),
    events.ARAK_SHOP: _shop,
    events.MAGIC_LEGGINGS: lambda _state: say(_("Who ties the leggings on?")),
    events.UPROOTED_WILLOW: lambda _state: say(_("Who gains the experience?")),
    events.BOAR_FOREST: _forest,
    events.FRIENDLY_JAILER: _jailer,
    events.DAYLIGHT_RAT: _rat,
    events.DRUGGED_WINE: lambda _state: say(_("Whose wine is drugged?")),
    events.ACCOUNT_BOOK: lambda _state: _gets_taels(FOUND_IN_THE_STORE),
}


def brand_of(state: Any, figure: int) -> str:
    """Whether its taels buy off the brand (EI2)."""
    if state.event != events.BRANDED_BROW:
        return ""
    facts = {
        "taels": pieces.SO_MANY_TAELS.name(state.taels[figure]),
        "fine": pieces.SO_MANY_TAELS.name(FINE),
        "square": squares.SQUARES.name(squares.MENGZHOU),
    }
    if state.taels[figure] >= FINE:
        return say(_("{taels}: pays {fine} and stays free"), **facts)
    return say(_("{taels} of {fine}: becomes a convict bound for {square}"), **facts)


def loot_of(state: Any, figure: int) -> str:
    """Of a thief, from whom it can take how much; of a victim, what there is to take (EI10)."""
    if state.event != events.DAYLIGHT_RAT:
        return ""
    if state.chosen != bandits.NOBODY:
        return _purse(state, figure)
    if not reaches_somebody(state, figure):
        return ""
    near = [other for other in range(bandits.BANDITS) if is_in_reach(state, figure, other)]
    full = sorted((one for one in near if state.taels[one]), key=lambda one: -state.taels[one])
    if not full:
        return say(_("nobody it reaches has taels"))
    found = apart(paired(bandits.BANDITS.name(one), _purse(state, one)) for one in full)
    return say(_("can steal from {figures}"), figures=found)


def _purse(state: Any, victim: int) -> str:
    return pieces.SO_MANY_TAELS.name(min(MOST_STOLEN, state.taels[victim]))
