"""What a step would cost, said before it is made: a banquet (S9), a gourd (S19), a duel (S25)."""

# mypy: allow-untyped-calls

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabard.engine.flow.stack import phase_now, seat_now
from tabard.engine.rule import LEGAL
from tabard.engine.words import _, say

from .. import phases
from ..board import claimed_by
from ..components import bandits, squares
from ..moving import NEIGHBOURS, brother_on, costs_banquet, foe_on, may_set_out, steps_taken
from ..step import why_not_step

PLAIN, HOME, OATH, ATTACK = "plain", "home", "oath", "attack"


@dataclass(frozen=True)
class Cost:
    """A lawful step: where to, of which kind, whom it meets, and what it spends."""

    square: int
    kind: str
    met: int
    banquet: bool
    gourd: bool


def steps_and_costs(state: Any, figure: int) -> list[Cost]:
    """Every square that this figure may step to now, with what the step costs (3.9)."""
    if state.depth == 0 or phase_now(state) not in (phases.MOVES, phases.MOVING):
        return []
    seat = state.owner[figure]
    if seat != seat_now(state) or not may_set_out(state, seat, figure):
        return []
    return [
        _cost(state, seat, figure, square)
        for square in NEIGHBOURS[state.square[figure]]
        if square != squares.NOWHERE and why_not_step(state, seat, figure, square) == LEGAL
    ]


def _cost(state: Any, seat: int, figure: int, square: int) -> Cost:
    brother, foe = brother_on(state, figure, square), foe_on(state, figure, square)
    fed = bool(costs_banquet(state, figure, square, steps_taken(state, figure)))
    if claimed_by(state, square) == seat:
        return Cost(square, HOME, bandits.NOBODY, fed, False)
    if brother != bandits.NOBODY:
        return Cost(square, OATH, brother, fed, True)
    if foe != bandits.NOBODY:
        return Cost(square, ATTACK, foe, fed, False)
    return Cost(square, PLAIN, bandits.NOBODY, fed, False)


def costs_in_words(state: Any, figure: int) -> list[str]:
    """A sentence for all plain steps, and one for each that meets somebody or ends at home."""
    steps = steps_and_costs(state, figure)
    lines = []
    for fed, sentence in (
        (False, _("A step to {squares} costs nothing.")),
        (True, _("A step to {squares} costs a banquet.")),
    ):
        plain = [step.square for step in steps if step.kind == PLAIN and step.banquet == fed]
        if plain:
            named = ", ".join(squares.SQUARES.word(square).upper() for square in plain)
            lines.append(say(sentence, squares=named))
    return lines + [_in_words(step) for step in steps if step.kind != PLAIN]


_SENTENCES = {
    (HOME, False): _("A step to {square} leads home and costs nothing."),
    (HOME, True): _("A step to {square} leads home and costs a banquet."),
    (OATH, False): _("A step to {square} is an oath with {bandit} and costs a gourd."),
    (OATH, True): _("A step to {square} is an oath with {bandit} and costs a banquet and a gourd."),
    (ATTACK, False): _("A step to {square} is an attack on {bandit} and costs nothing."),
    (ATTACK, True): _("A step to {square} is an attack on {bandit} and costs a banquet."),
}


def _in_words(step: Cost) -> str:
    met = bandits.BANDITS.name(step.met) if step.met != bandits.NOBODY else ""
    square = squares.SQUARES.word(step.square).upper()
    return say(_SENTENCES[step.kind, step.banquet], square=square, bandit=met)
