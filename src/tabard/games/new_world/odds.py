"""The odds of an action on the charts (3.11), exact: two dice against a target, before it is tried.

Nothing that counts here is hidden but what lies face down in an area (4.1): each location that may
turn up is reckoned, as often as it is left. This is no rule of the game: ordinary Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from tabard.engine.flow.stack import phase_now
from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.moves import Move
from tabard.engine.odds import Chance, Odds, examples
from tabard.engine.secrecy.secrets import Counts
from tabard.engine.words import _, listed, say

from . import phases
from .action.lost_units_and_ships import fails_badly
from .action_charts import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    NATURAL_TWELVE,
    natives_answer,
    needs_no_roll,
    target,
)
from .components import board, cards
from .natives.locations import turn_up, weight_turn_up
from .state import COLONISE, DISCOVER, FORTIFY, IMPROVE, State
from .targets import parts_of_target, sum_in_words

RISKS = ("discover", "colonise", "fortify", "improve", "found_mission", "bribe")
_CHARTS_OF_LOSSES = DISCOVER, COLONISE  # a bad failure costs more than any other
_ROLLS = [sum(pair) for pair in product(range(1, 7), repeat=2)]
_ENDS = {
    "succeed": _("It succeeds."),
    "fail": _("It fails."),
    "loss": _("It fails badly, with losses."),
    "attacked": _("It fails, and natives attack."),
}


def odds(seen: State, hidden: Counts, seat: int, move: Move | None) -> list[Odds]:
    """The chances of an action before it is tried. Raises Misused."""
    if move is None or move.verb.word not in RISKS or not move.whole:
        sentence = _("Ask for the odds of an action on the charts: {examples}.")
        such = examples("new_world", "discover es_fleet_1 cuba", "colonise cortes settlement no")
        raise Misused(say(sentence, examples=such))
    tried = seen.copy()
    move.verb.play(tried, seat, *move.values)
    ends = dict.fromkeys(_ENDS, Fraction(0))
    targets = set[int]()
    for table, likely in _turned_up(tried):
        targets.add(int(target(table)))
        for roll in _ROLLS:
            ends[_end(table, roll)] += likely / len(_ROLLS)
    chances = tuple(Chance(word, say(_ENDS[word]), value) for word, value in ends.items() if value)
    assumes = (*_made_up_of(tried), *_assumes(tried, ends["attacked"]))
    return [Odds(_title(tried, targets), chances, assumes)]


def _turned_up(tried: State) -> Iterator[tuple[State, Fraction]]:
    """The table with each location that may turn up there, and how likely that is (4.1)."""
    if phase_now(tried) != phases.TURN_UP:
        yield tried, Fraction(1)
        return
    left = {n: int(weight_turn_up(tried, CHANCE, n)) for n in board.LOCATIONS.numbers}
    for location, count in left.items():
        if count > 0:
            table = tried.copy()
            turn_up(table, CHANCE, location)
            yield table, Fraction(count, sum(left.values()))


def _end(table: State, roll: int) -> str:
    """What comes of these dice (3.1.5, 42, 3.11.3, 3.11.6)."""
    by, twelve = roll - int(target(table)), roll == NATURAL_TWELVE
    if by <= 0 or needs_no_roll(table):
        return "succeed"
    if natives_answer(table, by, twelve):
        return "attacked"
    badly = fails_badly(by, twelve)
    return "loss" if badly and table.action in _CHARTS_OF_LOSSES else "fail"


def _title(tried: State, targets: set[int]) -> str:
    if needs_no_roll(tried):
        return say(_("Without a roll"))
    if len(targets) > 1:
        sentence = _("Two dice against a target of {low} to {high}, by what lies there")
        return say(sentence, low=min(targets), high=max(targets))
    return say(_("Two dice against a target of {target}"), target=targets.pop())


def _made_up_of(tried: State) -> Iterator[str]:
    """The parts of the target, where there is a roll that can fail for more than a 12 (3.1.5)."""
    if needs_no_roll(tried) or tried.event == cards.SECRET_PILOTS:
        return
    parts = parts_of_target(tried)
    count = sum(value for _what, value in parts)
    if phase_now(tried) == phases.TURN_UP:
        sentence = _("The target: {parts}, less by what lies there.")
    elif count > HIGHEST_TARGET:
        sentence = _("The target: {parts}, and {target} at most.")
    elif count < LOWEST_TARGET:
        sentence = _("The target: {parts}, and {target} at least.")
    else:
        sentence = _("The target: {parts}.")
    yield say(sentence, parts=sum_in_words(parts), target=int(target(tried)))


def _assumes(tried: State, attacked: Fraction) -> Iterator[str]:
    if phase_now(tried) == phases.TURN_UP:
        yield say(_("Every location that still lies face down counts, as often as it is left."))
    if tried.action == COLONISE:
        yield say(_("A failure costs half of the build points, a bad one all of them and a unit."))
    if tried.action in (FORTIFY, IMPROVE):
        yield say(_("A failure costs half of the build points."))
    if attacked:
        yield say(_("Who beats the natives has succeeded after all; that fight is not reckoned."))
    yield _counted(tried)


def _counted(tried: State) -> str:
    """The cards that help the roll already (3.19 N°23, 25, 54, PT1, PT2, EN4)."""
    events = [cards.DIVINE_SIGN] * tried.sign + [tried.event] * (tried.event > 0)
    if not events:
        return say(_("Cards that are played for or against the roll are not counted."))
    sentence = _("{cards}: counted; cards that are still to come are not.")
    names = listed(cards.EVENTS.name(event) for event in events)
    return say(sentence, cards=names)
