"""What a player may ask before daring it: the odds of duels, péripéties, quests and rescues (3.16).

Nothing is hidden in this game but the order of the decks, so a view is as good as the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from tabard.engine.game import Misused
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move
from tabard.engine.odds import Chance, Odds
from tabard.engine.rule import LEGAL
from tabard.engine.secrets import Counts
from tabard.engine.words import _, say

from .board import adjacent, claimed_by, is_figure_of
from .components import BANDITS, CHARACTERISTICS, EVENTS, FIGURE, NO_SEAT, NOBODY, QUESTS
from .contest import barred
from .duel import why_not_challenge_to_death
from .odds import duel_odds, peripety_odds, quest_odds, rescue_odds
from .peripeties import why_not_meet
from .quests import figure_at_the_quest, why_not_attempt
from .reach import foe_on
from .rescue import why_not_rescue
from .state import CHALLENGE, State


def odds(seen: State, hidden: Counts, seat: int, move: Move | None) -> list[Odds]:
    """The chances of one move, or of all that this seat may risk now. Raises Misused."""
    found = list(_of_move(seen, seat, move) if move else _of_all(seen, seat))
    if found:
        return found
    if move:
        raise Misused(say(_("{move} risks nothing that could be reckoned."), move=move.words))
    raise Misused(say(_("There is nothing to reckon now: no duel, test, quest or rescue.")))


def _of_move(seen: State, seat: int, move: Move) -> Iterator[Odds]:
    word, first = move.verb.word, move.values[0] if move.values else OPEN
    second = move.values[1] if len(move.values) > 1 else OPEN
    if word == "step" and second != OPEN:
        foe = foe_on(seen, first, second)
        yield from _duels(seen, first, foe) if foe != NOBODY else ()
    elif word == "attack" and second != OPEN:
        yield from _duels(seen, first, second)
    elif word == "challenge":
        yield from _duels(seen, seen.attacker, seen.defender, first)
    elif word == "meet" and first != OPEN:
        yield _peripety(seen, first)
    elif word == "rescue" and first != OPEN:
        yield _rescue(seen, first)
    elif word == "attempt" and first != OPEN:
        yield from _quest(seen, seat, first)


def _of_all(seen: State, seat: int) -> Iterator[Odds]:
    """Whatever this seat can risk now: what it is asked about, and what its figures stand by."""
    if seen.depth and seen.frame_phase[seen.depth - 1] == CHALLENGE:
        yield from _duels(seen, seen.attacker, seen.defender)
        return
    for figure in (b for b in range(BANDITS) if is_figure_of(seen, seat, b)):
        if why_not_meet(seen, seat, figure) == LEGAL:
            yield _peripety(seen, figure)
        for foe in _foes_beside(seen, figure):
            yield from _duels(seen, figure, foe)
        if why_not_rescue(seen, seat, figure, OPEN) == LEGAL:
            yield _rescue(seen, figure)
    for quest in QUESTS.numbers:
        if why_not_attempt(seen, seat, quest) == LEGAL:
            yield from _quest(seen, seat, quest)


def _foes_beside(seen: State, figure: int) -> Iterator[int]:
    """The figures of others that stand next to this one and can be challenged."""
    for foe in range(BANDITS):
        beside = seen.zone[foe] == FIGURE and seen.owner[foe] != seen.owner[figure]
        open_ground = claimed_by(seen, seen.square[foe]) == NO_SEAT
        if beside and open_ground and adjacent(seen.square[figure], seen.square[foe]):
            if why_not_challenge_to_death(seen, figure, foe, 0) == LEGAL:
                yield foe


def _duels(seen: State, attacker: int, defender: int, trait: int = OPEN) -> Iterator[Odds]:
    """S26, S27: one for each characteristic that may be chosen."""
    if NOBODY in (attacker, defender):
        return
    table = seen.copy()
    table.attacker, table.defender = attacker, defender
    for chosen in CHARACTERISTICS.numbers:
        if chosen != barred(table) and trait in (OPEN, chosen):
            win, tie, die = duel_odds(table, attacker, defender, chosen)
            names = BANDITS.name(attacker), BANDITS.name(defender), CHARACTERISTICS.name(chosen)
            facts = dict(zip(("attacker", "defender", "trait"), names, strict=True))
            yield Odds(
                say(_("{attacker} against {defender}: {trait}"), **facts),
                (
                    Chance("win", say(_("{attacker} kills {defender}."), **facts), win),
                    Chance("tie", say(_("A tie: both are immobilised.")), tie),
                    Chance("die", say(_("{defender} kills {attacker}."), **facts), die),
                ),
                (say(_("Tokens count, sworn brothers do not.")),),
            )


def _tested(title: str, passed: Fraction, *assumes: str) -> Odds:
    again = say(_("Where it can be rolled again, it is, after every failure."))
    return Odds(
        title,
        (
            Chance("success", say(_("The test is passed.")), passed),
            Chance("failure", say(_("The test is failed.")), 1 - passed),
        ),
        (*assumes, again),
    )


def _peripety(seen: State, figure: int) -> Odds:
    """P6 to P11: before any die has fallen."""
    title = say(_("A péripétie of {figure}"), figure=BANDITS.name(figure))
    return _tested(title, peripety_odds(seen, figure), say(_("No die has fallen yet.")))


def _rescue(seen: State, figure: int) -> Odds:
    """3.6: whoever the convict is."""
    title = say(_("A rescue by {figure}"), figure=BANDITS.name(figure))
    return _tested(title, rescue_odds(seen, figure))


def _quest(seen: State, seat: int, quest: int) -> Iterator[Odds]:
    """3.7: by the figure that stands there."""
    figure = figure_at_the_quest(seen, seat, quest)
    if figure != NOBODY:
        names = {"quest": EVENTS.name(quest), "figure": BANDITS.name(figure)}
        title = say(_("{quest}, attempted by {figure}"), **names)
        yield _tested(title, quest_odds(seen, figure, quest))
