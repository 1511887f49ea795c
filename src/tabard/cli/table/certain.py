"""Is somebody sure? What cannot be taken back is asked about once, where it could be a slip."""

from __future__ import annotations

from tabard.engine.dice import new_stream
from tabard.engine.match import Match, Refused, Unclear
from tabard.engine.secrecy.secrets import guess

from .session import Session


def cannot_be_taken_back(session: Session, seat: int, words: str) -> bool:
    """Do chance, a reveal or others come before this seat could take the move back? It is tried on
    a guess of the table, made from what the seat may know: so the answer gives nothing away."""
    match = session.match
    try:
        guessed = guess(match.game, match.state, (seat,), new_stream())
        trial = Match.at(match.game, guessed)
        trial.play(seat, words)
    except (Refused, Unclear, AssertionError):
        return False  # not so in this guess; the true table will say
    others = not session.bots.keys().isdisjoint(trial.to_act)
    return others or trial.over or bool(trial.why_not_undo(seat))
