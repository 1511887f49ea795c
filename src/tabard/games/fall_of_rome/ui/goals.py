"""How the game is won and lost, and how near each of the ends is; and the three parts of a turn.

The win stands first, then the ways to lose, the nearest first. Everything here is open to all.
"""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import Goal
from tabard.drawn.sheet import Look
from tabard.engine.flow.stack import goes_on
from tabard.engine.kinds import OPEN
from tabard.engine.words import _, n_, say

from .. import phases
from ..components import board, cards
from ..deck import cards_in_player_deck
from ..ending import roma_is_occupied
from ..options import exhausted_cubes_lose, revolts_in_the_deck, roma_caput_mundi
from ..players import is_solo
from ..setup import EVENTS_IN_DECK, cards_to_deal, is_dealt
from ..supply import cubes_in_supply, cubes_on_board

COURSE = (_("Actions"), _("Draw 2 cards"), _("Invade cities"))
_TOO_MANY = board.FULL + 1  # barbarians of a tribe: the one that sacks a city (58)


def goals(state: Any, look: Look) -> list[Goal]:
    """The win, and every way to lose, the nearest first."""
    losses = [_decline(state), _roma(state)]
    if is_dealt(state):
        losses.append(_deck(state))
    if exhausted_cubes_lose(state):
        losses.append(_cubes(state))
    return [_win(state), *sorted(losses, key=lambda goal: -goal.at / goal.last)]


def here(state: Any) -> int:
    """Which part of a turn goes on; OPEN before the first turn and after the last."""
    if state.ended or not goes_on(state, phases.TURN):
        return OPEN
    if goes_on(state, phases.ACTIONS):
        return 0
    return 2 if goes_on(state, phases.INVASION) else 1


def _win(state: Any) -> Goal:
    """How many tribes are allies or absent (66, 2.14)."""
    enemies = [
        tribe
        for tribe in range(board.TRIBES)
        if not state.allied[tribe] and cubes_on_board(state, tribe)
    ]
    at, last = board.TRIBES - len(enemies), int(board.TRIBES)
    far = _enemies(state, enemies) if enemies else []
    if not roma_caput_mundi(state):
        sentence = _("Every tribe is an ally or has no barbarian on the board.")
        return Goal(say(sentence), "66", True, at, last, " ".join(far))
    if roma_is_occupied(state):
        far.append(say(_("Barbarians are in Roma.")))
    else:
        at += 1
    sentence = _(
        "Every tribe is an ally or has no barbarian on the board, and no barbarian is in Roma."
    )
    return Goal(say(sentence), "2.14", True, at, last + 1, " ".join(far))


def _enemies(state: Any, tribes: list[int]) -> list[str]:
    """Their barbarians on the board, and what it costs to ally with each (66, 28, 2.4.7)."""
    there = [_so_many(tribe, cubes_on_board(state, tribe)) for tribe in tribes]
    price = [_so_many(tribe, board.CARDS_TO_ALLY[tribe]) for tribe in tribes]
    return [
        say(_("Enemies on the board: {tribes}."), tribes=", ".join(there)),
        say(_("An alliance costs cards of the tribe: {tribes}."), tribes=", ".join(price)),
    ]


def _so_many(tribe: int, count: int) -> str:
    return say(_("{tribe} {count}"), tribe=board.TRIBES.name(tribe), count=count)


def _decline(state: Any) -> Goal:
    """The steps of the marker (64)."""
    sentence = _("The decline marker reaches its last space.")
    far = _("Each sacked city and each corrupt event is a step.")
    return Goal(say(sentence), "64", False, state.decline, board.LAST_DECLINE, say(far))


def _roma(state: Any) -> Goal:
    """The fourth barbarian of one tribe in Roma (65)."""
    there = [state.cubes[board.ROMA][tribe] for tribe in range(board.TRIBES)]
    held = [_so_many(tribe, count) for tribe, count in enumerate(there) if count]
    far = say(_("In Roma: {tribes}."), tribes=", ".join(held)) if held else ""
    legions = state.legions[board.ROMA]
    if legions:
        defended = n_("{count} legion defends it.", "{count} legions defend it.")
        far = f"{far} {say(defended, count=legions)}".strip()
    sentence = _("Roma is sacked: a fourth barbarian of one tribe would come to it.")
    return Goal(say(sentence), "65", False, max(there), _TOO_MANY, far)


def _cubes(state: Any) -> Goal:
    """The tribe with the fewest barbarians left in its supply (2.9)."""
    tribe = min(range(board.TRIBES), key=lambda tribe: cubes_in_supply(state, tribe))
    left, every = cubes_in_supply(state, tribe), board.CUBES[tribe]
    far = _("Nearest to it: {tribe}, {left} of {every} left.")
    sentence = _("A barbarian must be placed and its tribe has none left.")
    facts = {"tribe": board.TRIBES.name(tribe), "left": left, "every": every}
    return Goal(say(sentence), "2.9", False, every - left, every, say(far, **facts))


def _deck(state: Any) -> Goal:
    """The cards that have left the player deck since the first turn (63)."""
    left = cards_in_player_deck(state)
    far = n_("{left} card is left; a turn takes 2.", "{left} cards are left; a turn takes 2.")
    sentence = _("The player deck cannot give the 2 cards to draw.")
    every = max(left, _first_deck(state))
    return Goal(say(sentence), "63", False, every - left, every, say(far, left=left))


def _first_deck(state: Any) -> int:
    """The cards of the deck when the first turn begins (2.2.12, 2.2.13)."""
    events = EVENTS_IN_DECK[1 if is_solo(state) else state.seats]
    dealt: int = cards_to_deal(state)
    return int(cards.CITY_CARDS) + int(events) + int(revolts_in_the_deck(state)) - dealt
