"""What a move changes before it is made: tracks and facts, as far as the seat can know that.

The move is made on tables as they could be, hidden things dealt anew, and what changes on each of
them alike is told. So nothing is told that the seat does not know: where the outcome hangs on what
others hide, or on chance, the tables differ, or wait for the dice.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabard.engine.actions import Row
from tabard.engine.dice import new_stream
from tabard.engine.match import Match
from tabard.engine.match.now import try_rows
from tabard.engine.secrecy.secrets import guess, hidden_counts, view
from tabard.engine.state import Record
from tabard.engine.words import _, say

from .scene import Holding, Scene, Track
from .sheet import Look

MOST = 5  # changes; more are a new round, not a move
LONG = 30  # letters; a longer fact is a list, and says too little at a glance
TABLES = (1, 2)  # the seeds of the tables on which a move is tried


def foretold(
    match: Match, seat: int, rows: list[Row], viewers: tuple[int, ...], before: Scene
) -> tuple[str, ...]:
    """What changes by these rows of a seat (of a long move: those that still lack) beside what the
    ``viewers`` saw ``before``: ``Decline 3 → 4``, the seat's own things first. Empty where nothing
    is sure, or where so much changes that the move is hardly why: of the seat's own things more
    than their numbers, say, with a round that ends."""
    game, sure = match.game, None
    for seed in TABLES[: 2 if game.has_secrets else 1]:
        table = guess(game, match.state, viewers, new_stream(seed))
        refusal, table_before = try_rows(game, table, seat, rows, match.name)
        if refusal or table_before is None:
            return ()
        after = table_before.copy()
        game.flow.play(after, seat, rows[-1].number)
        scene = _scene(match, after, viewers)
        if _facts_of(scene, seat) != _facts_of(before, seat):
            return ()
        found = tuple(_differences(before, scene, seat))
        sure = found if sure is None else tuple(one for one in sure if one in found)
        if not sure:
            return ()
    return sure if sure and len(sure) <= MOST else ()


def _scene(match: Match, table: Record, viewers: tuple[int, ...]) -> Scene:
    hidden = hidden_counts(match.game, table, viewers)
    look = Look(roomy=True, asked=match.to_act, hidden=hidden, only="counted")
    scene: Scene = match.game.scene(view(match.game, table, viewers), look)
    return scene


def _facts_of(scene: Scene, seat: int) -> list[int]:
    """How many facts stand with each of the seat's things."""
    return [len(one.facts) for one in scene.holdings if one.seat == seat]


def _differences(before: Scene, after: Scene, seat: int) -> Iterable[str]:
    own = [one for one in after.holdings if one.seat == seat]
    others = [one for one in after.holdings if one.seat != seat]
    yield from _facts(before.holdings, own, "{old} → {new}")
    yield from _counted(before.tracks, after.tracks)
    yield from _facts(before.holdings, others, _("{who}: {old} → {new}"))


def _counted(before: Iterable[Track], after: Iterable[Track]) -> Iterable[str]:
    was = {track.title: track.at for track in before}
    for track in after:
        if track.title in was and was[track.title] != track.at:
            yield _change(track.title, was[track.title], track.at)


def _facts(before: Iterable[Holding], after: Iterable[Holding], said: str) -> Iterable[str]:
    was = {(one.seat, one.title): one.facts for one in before}
    for one in after:
        facts = was.get((one.seat, one.title), ())
        if len(facts) == len(one.facts):
            for old, new in zip(facts, one.facts, strict=True):
                if old != new and len(old) <= LONG:
                    yield say(said, who=one.title, old=old, new=new)


def _change(what: str, old: int, new: int) -> str:
    return say(_("{what} {old} → {new}"), what=what, old=old, new=new)
