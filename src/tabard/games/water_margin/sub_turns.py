"""Sub-turns (3.5): one player's share of a phase, how far it has come, and what it belongs to.

So a position says only what is being decided (``now = {phase = "forest_reward", seat = 2}``): what
lies under it in the sequence of play follows.
"""

from __future__ import annotations

from collections.abc import Callable

from tabard.engine.flow.sequence import Within
from tabard.engine.kinds import Kind, or_none, upto
from tabard.engine.words import _, composed

from . import phases
from .chapter import place_of_a_sub_turn
from .components import bandits, squares
from .event import FOLLOWS_UP, IS_PUT_AWAY
from .resistance import ranks_gone_through
from .state import State

# --- how far a phase has come -------------------------------------------------------------------
OF_A_CHAPTER = {"begun": upto(31)}  # sub-turns, and the end check
OF_ARRIVALS = {"left": upto(2)}  # bandits still to be drawn
ON_A_SQUARE = {"square": squares.SQUARES}  # where somebody has no room to stand
_after_a_duel = [f"after_{bandit}" for bandit in bandits.BANDITS.words]
_after_his_duel = [composed(_("after {bandit}"), bandit=name) for name in bandits.BANDITS.names]
OF_A_VOYAGE = {
    "step": Kind(
        "step",
        ["duels", *_after_a_duel, "quests", "end"],
        ["duels", *_after_his_duel, "quests", "end"],
    )
}
OF_LOOT = {"dice": upto(int(bandits.BANDITS))}  # still to be rolled
# Whose die fell last: from the highest rank number down, the chief, up to four extra dice.
_extra = ("extra_die", "second_extra_die", "third_extra_die", "fourth_extra_die")
_extra_names = [word.replace("_", " ") for word in _extra]
OF_AN_ASSAULT = {
    "after": Kind(
        "rank",
        ["nobody", *reversed(bandits.BANDITS.words), "chief", *_extra],
        ["nobody", *reversed(bandits.BANDITS.names), "chief", *_extra_names],
    )
}
IN_DANGER = {"member": or_none(bandits.BANDITS, "any")}  # any member: an extra die


# --- what lies under a phase --------------------------------------------------------------------
def in_the_chapter(phase: int) -> Within:
    """One player's share of a phase lies in the chapter, which has come to it (3.5)."""

    def begun(state: State, seat: int) -> int:
        return 1 + int(place_of_a_sub_turn(state, phase, seat % state.seats))

    return Within(phases.CHAPTER, begun, seat=0)


def seat_of(figure: str) -> Callable[[State, int], int]:
    """Under a die, whose seat is chance, goes on what the player of this figure does."""

    def owner(state: State, _above: int) -> int:
        bandit = getattr(state, figure)
        return max(0, int(state.owner[bandit])) if bandit != bandits.NOBODY else 0

    return owner


def first_player(state: State, _above: int) -> int:
    """Whoever bears the marker (3.5)."""
    return int(state.first_seat)


def figures_chosen(state: State, _above: int) -> int:
    """For its second figure an event has come a step further (3.19)."""
    return FOLLOWS_UP if state.chosen == bandits.NOBODY else IS_PUT_AWAY


def until_this_die(state: State, seat: int, member: int) -> int:
    """The assault has come to the member who is in danger (3.12)."""
    return int(ranks_gone_through(state, seat % state.seats, member))


def same_square(_state: State, _seat: int, square: int) -> int:
    """Whoever stays and whoever leaves, it is about one square (3.12)."""
    return square
