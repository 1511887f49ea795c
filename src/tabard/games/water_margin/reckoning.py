"""What a player may ask before daring it: the odds of duels, incidents, quests and rescues (3.16).

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
from tabard.engine.secrecy.secrets import Counts
from tabard.engine.words import _, say

from . import phases
from .board import claimed_by, is_convict, is_figure_of
from .components import bandits, events, pieces
from .contest import barred_characteristic
from .moving import foe_on
from .odds import duel_odds, peripety_odds, quest_odds, rescue_odds
from .peripeties import why_not_meet
from .quests import figure_at_the_quest, why_not_attempt
from .readings import (
    defenders_best_is_barred,
    duel_die_by_experience,
    experience_rerolls,
    gate_duel_is_deadly,
    tokens_count_in_duels,
)
from .rescue import why_not_rescue
from .state import State
from .swear_or_attack import why_not_attack


def odds(seen: State, hidden: Counts, seat: int, move: Move | None) -> list[Odds]:
    """The chances of one move, or of all that this seat may risk now. Raises Misused."""
    found = list(_of_move(seen, seat, move) if move else _of_all(seen, seat))
    if found:
        return found
    if move:
        raise Misused(say(_("{move} risks nothing that could be reckoned."), move=move.typed))
    raise Misused(say(_("There is nothing to reckon now: no duel, test, quest or rescue.")))


def _of_move(seen: State, seat: int, move: Move) -> Iterator[Odds]:
    word, first = move.verb.word, move.values[0] if move.values else OPEN
    second = move.values[1] if len(move.values) > 1 else OPEN
    if word == "step" and second != OPEN:
        yield from _duels(seen, first, foe_on(seen, first, second))
    elif word == "attack" and second != OPEN:
        yield from _duels(seen, first, second)
    elif word == "storm" and second != OPEN:
        claimant = claimed_by(seen, second)
        yield from _duels(seen, first, seen.chief[claimant]) if claimant != pieces.NO_SEAT else ()
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
    if seen.depth and seen.frame_phase[seen.depth - 1] == phases.CHALLENGE:
        yield from _duels(seen, seen.attacker, seen.defender)
        return
    for figure in (b for b in range(bandits.BANDITS) if is_figure_of(seen, seat, b)):
        if why_not_meet(seen, seat, figure) == LEGAL:
            yield _peripety(seen, figure)
        for foe in range(bandits.BANDITS):
            if why_not_attack(seen, seat, figure, foe) == LEGAL:
                yield from _duels(seen, figure, foe)
        if why_not_rescue(seen, seat, figure, OPEN) == LEGAL:
            yield _rescue(seen, figure)
    for quest in events.QUESTS.numbers:
        if why_not_attempt(seen, seat, quest) == LEGAL:
            yield from _quest(seen, seat, quest)


# --- duels ---------------------------------------------------------------------------------------


def _duels(seen: State, attacker: int, defender: int, trait: int = OPEN) -> Iterator[Odds]:
    """One for each characteristic that may be chosen (S26, S27)."""
    if bandits.NOBODY in (attacker, defender):
        return
    table = seen.copy()
    table.attacker, table.defender = attacker, defender
    for chosen in bandits.CHARACTERISTICS.numbers:
        if chosen != barred_characteristic(table) and trait in (OPEN, chosen):
            names = (
                bandits.BANDITS.name(attacker),
                bandits.BANDITS.name(defender),
                bandits.CHARACTERISTICS.name(chosen),
            )
            facts = dict(zip(("attacker", "defender", "trait"), names, strict=True))
            ends = zip(_ends(table), duel_odds(table, attacker, defender, chosen), strict=True)
            yield Odds(
                say(_("{attacker} against {defender}: {trait}"), **facts),
                tuple(Chance(word, say(end, **facts), value) for (word, end), value in ends),
                (say(_what_counts(table)), _barred(table)),
            )


def _barred(table: State) -> str:
    """Which characteristic has no odds, and why (S27, A2)."""
    by_the_foe = defenders_best_is_barred(table)
    champion = table.defender if by_the_foe else table.attacker
    facts = {
        "trait": bandits.CHARACTERISTICS.name(barred_characteristic(table)),
        "bandit": bandits.BANDITS.name(champion),
    }
    if by_the_foe:
        rule = _("Nobody chooses what the defender is best at ({bandit}: {trait}).")
    else:
        rule = _("Whoever attacks cannot choose what he is best at ({bandit}: {trait}).")
    return say(rule, **facts)


def _ends(table: State) -> tuple[tuple[str, str], ...]:
    """What each end of the duel means, on the road, before a refuge and at the gate (S30, S35,
    3.11, A9, A20)."""
    if table.zone[table.defender] != bandits.MEMBER:
        return (
            ("win", _("{attacker} kills {defender}.")),
            ("tie", _("A tie: both are immobilised.")),
            ("die", _("{defender} kills {attacker}.")),
        )
    if table.owner[table.attacker] != table.owner[table.defender]:
        return (
            ("win", _("{attacker} kills the chief {defender}.")),
            ("tie", _("A tie: {attacker} is immobilised.")),
            ("die", _("{defender} kills {attacker}.")),
        )
    held = ("tie", _("A tie: {attacker} is immobilised and waits."))
    if gate_duel_is_deadly(table):
        return (
            ("win", _("{attacker} kills the chief {defender}, enters and leads.")),
            held,
            ("die", _("{defender} kills {attacker}.")),
        )
    return (
        ("win", _("{attacker} beats the chief {defender}, enters and leads.")),
        held,
        ("lose", _("{defender} beats {attacker}, who takes a wound.")),
    )


def _what_counts(table: State) -> str:
    """What a total is made of besides the printed value (S28, S29, A1, A28, A31)."""
    if duel_die_by_experience(table):
        if tokens_count_in_duels(table):
            return _("Wounds count, sworn brothers do not; experience gives the d12.")
        return _("Neither wounds nor sworn brothers count; experience gives the d12.")
    if not tokens_count_in_duels(table):
        return _("Neither tokens nor sworn brothers count.")
    if experience_rerolls(table):
        return _("Wounds count, experience and sworn brothers do not.")
    return _("Wounds and experience count, sworn brothers do not.")


# --- tests ---------------------------------------------------------------------------------------


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
    """Before any die has fallen (P6 to P11)."""
    title = say(_("An incident of {figure}"), figure=bandits.BANDITS.name(figure))
    unknown = say(_("No die has fallen yet."))
    return _tested(title, peripety_odds(seen, figure), unknown, _at_worst(seen, figure))


def _at_worst(seen: State, figure: int) -> str:
    """What a failure costs, by who stands in the way; a convict is not imprisoned (3.8)."""
    if is_convict(seen, figure):
        return say(
            _(
                "Whoever fails is wounded by soldiers or an animal, robbed of all taels (or"
                " wounded) by bandits, immobilised by a mandarin, peasants or nature."
            )
        )
    return say(
        _(
            "Whoever fails is wounded by soldiers or an animal, robbed of all taels (or wounded) by"
            " bandits, imprisoned by a mandarin unless he is paid, immobilised by peasants or"
            " nature."
        )
    )


def _rescue(seen: State, figure: int) -> Odds:
    """Whoever the convict is (3.6)."""
    title = say(_("A rescue by {figure}"), figure=bandits.BANDITS.name(figure))
    return _tested(title, rescue_odds(seen, figure))


def _quest(seen: State, seat: int, quest: int) -> Iterator[Odds]:
    """By the figure that stands there (3.7)."""
    figure = figure_at_the_quest(seen, seat, quest)
    if figure != bandits.NOBODY:
        names = {"quest": events.EVENTS.name(quest), "figure": bandits.BANDITS.name(figure)}
        title = say(_("{quest}, attempted by {figure}"), **names)
        yield _tested(title, quest_odds(seen, figure, quest))
