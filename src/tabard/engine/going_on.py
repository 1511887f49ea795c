"""Can a position that somebody wrote be played on? Raises Misused with one sentence if not."""

from __future__ import annotations

from .game import Game, Misused
from .kinds import CHANCE
from .stack import forget_draft
from .state import Record
from .words import _, say


def check_going_on(game: Game, state: Record) -> None:
    """The ending is one of the game's, something is going on until then, and what is half said
    is the beginning of a long move."""
    last = len(game.endings)
    if not 0 <= state.ended <= last:
        sentence = _("ended cannot be {word}; it goes from {low} to {high}.")
        raise Misused(say(sentence, word=state.ended, low=0, high=last))
    if state.depth == 0 and not state.ended:
        raise Misused(say(_("A position says in its stack what is going on.")))
    for seat in range(CHANCE + 1):
        if not _well_said(game, state, seat):
            where = state.fields["draft_said"].shape[0].word(seat)
            raise Misused(
                say(_("What {seat} has half said is the beginning of no move."), seat=where)
            )


def _well_said(game: Game, state: Record, seat: int) -> bool:
    number, said = state.draft_verb[seat], state.draft_said[seat]
    if number == 0:
        return said == 0 and not any(state.draft[seat])
    if not 0 < number <= len(game.actions.verbs):
        return False
    verb = game.actions.verbs[number - 1]
    if not verb.long or not 0 < said <= len(verb.fields):
        return False
    values = zip(verb.fields, state.draft[seat][:said], strict=False)
    return all(value in kind.numbers for (_key, kind), value in values)


def check_playable(game: Game, state: Record) -> None:
    """What is half said is lawful, and each seat that is asked can be asked."""
    try:
        table = state.copy()
        game.flow.settle(table)
        lawful = all(_lawfully_said(game, table, seat) for seat in range(CHANCE + 1))
        for seat in range(CHANCE + 1):
            game.flow.legal_rows(table, seat, game.room())
    except LookupError:
        raise Misused(say(_("This position holds a number that nothing has."))) from None
    if not lawful:
        raise Misused(say(_("Something is half said that is not allowed.")))


def _lawfully_said(game: Game, state: Record, seat: int) -> bool:
    """Whoever has said something is asked (or waits for others to agree), and might say it."""
    said = state.draft_said[seat]
    if said == 0 or state.ended:
        return True
    top = state.depth - 1
    phase = game.sequence.phases[state.frame_phase[top]]
    waits = phase.consents and state.frame_seat[top] == seat
    if not waits and not game.flow.asked_now(state) >> seat & 1:
        return False
    verb, values = game.actions.verbs[state.draft_verb[seat] - 1], state.draft[seat][:said]
    trial = state.copy()
    forget_draft(trial, seat)
    for at, value in enumerate(values):
        row = game.actions.by_field[verb.number, at, value]
        if game.flow.why_not_row(trial, seat, row.number):
            return False
        trial.draft[seat][at] = value
    return waits or (said < len(verb.fields) and verb.play in phase.verbs)
