"""May this seat play this row now? Who is asked, in which phase, and then what the rule says."""

from __future__ import annotations

from collections.abc import Callable

from .actions import Row
from .game import Game
from .kinds import CHANCE, SEATS, Kind
from .refusals import Refusal
from .rule import LEGAL
from .sequence import Phase
from .stack import forget_draft
from .state import Record
from .words import _, say

Name = Callable[[Kind, int], str]


def phase_on_top(game: Game, state: Record) -> Phase:
    """What is going on."""
    phases: list[Phase] = game.sequence.phases
    number: int = state.frame_phase[max(state.depth - 1, 0)]
    return phases[number]


def try_rows(
    game: Game, state: Record, seat: int, rows: list[Row], name: Name
) -> tuple[Refusal | None, Record | None]:
    """Try rows one after another: the first refusal, or the table just before the last row (copy it
    before you play on it). A row that begins a move begins it anew. Nothing changes."""
    anew = state.draft_said[seat] and rows[0].field <= 0 and game.flow.asked_now(state) >> seat & 1
    table = state.copy() if anew or len(rows) > 1 else state
    if anew:
        forget_draft(table, seat)
    for row in rows[:-1]:
        refusal = why_not_now(game, table, seat, row, name)
        if refusal:
            return refusal, None
        game.flow.scope["play_row"](table, seat, row.number)
    refusal = why_not_now(game, table, seat, rows[-1], name)
    return (refusal, None) if refusal else (None, table)


def why_not_now(game: Game, state: Record, seat: int, row: Row, name: Name) -> Refusal | None:
    """The refusal in words, or None; ``name`` says what people call a thing."""
    phase = phase_on_top(game, state)
    refusal = _not_asked(game, state, seat, phase, name) or _not_the_moment(
        game, state, seat, row, phase
    )
    if refusal:
        return refusal
    number = game.flow.why_not_row(state, seat, row.number)
    return None if number == LEGAL else game.refusals.explain(number, name)


def _not_asked(game: Game, state: Record, seat: int, phase: Phase, name: Name) -> Refusal | None:
    waiting = game.flow.asked_now(state)
    if waiting >> seat & 1:
        return None
    who = ", ".join(name(SEATS, s) for s in range(CHANCE + 1) if waiting >> s & 1)
    sentence = _("It is not up to {seat}: {who} must decide.")
    facts: dict[str, str | int] = {"phase": game.sequence.names.word(phase.number)}
    return Refusal(phase.rule, say(sentence, seat=name(SEATS, seat), who=who), facts)


def _not_the_moment(game: Game, state: Record, seat: int, row: Row, phase: Phase) -> Refusal | None:
    title = game.sequence.names.name(phase.number)
    said = (state.draft_verb[seat] - 1, state.draft_said[seat])
    if row.field > 0 and said != (row.verb.number, row.field):
        sentence = say(_("{words} does not follow what has been said."), words=row.words)
        return Refusal(phase.rule, sentence, {"phase": title})
    if row.verb.play not in phase.verbs:
        sentence = _("Now is not the moment for {verb}: {phase}.")
        facts: dict[str, str | int] = {"verb": row.verb.word, "phase": title}
        return Refusal(phase.rule, say(sentence, verb=row.verb.word, phase=title), facts)
    return None
