"""Positions at random: those of random games with something changed, read as a person's would be.

Each is refused in one sentence, or it is a table on which the game goes on: 200 random moves with
everything accounted for after each, every index looked at, and no dead end; and written again it
reads back equal.
"""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tabard.engine.batch import loops as batch
from tabard.engine.dice import new_stream
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import Kind, Several
from tabard.engine.position import from_text, to_text
from tabard.engine.position.writing import in_toml, written
from tabard.engine.state import Record
from tabard.players.bot import compiled_with_bots, policy

from .walks import sampled, starts, tables, walk

MOVES = 200
FROM_A_START = 30  # moves from a start that are looked at


@dataclass
class Outcome:
    """How many positions were refused, played on and over, and what went wrong with any."""

    tried: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    played: int = 0
    over: int = 0
    faults: list[str] = field(default_factory=list)


def fuzz(game: Game, seed: int, count: int) -> Outcome:
    """Try so many positions."""
    dice = random.Random(seed)
    texts = [to_text(game, state) for state in _from_games(game)]
    outcome = Outcome()
    while outcome.tried < count:
        words = tomllib.loads(dice.choice(texts))
        for _change in range(dice.choice((1, 1, 1, 2, 3))):
            _change_something(game, words, dice)
        _try(game, in_toml(words), dice.randrange(2**30), outcome)
    return outcome


def _from_games(game: Game) -> Iterator[Record]:
    for seats in tables(game):
        yield from (at.state for at in sampled(game, seats))
    for state in starts(game):
        game.flow.settle(state)
        for at in walk(game, state.seats, state=state):
            if at.number % 3 == 0:
                yield at.state.copy()
            if at.number > FROM_A_START:
                break


def _try(game: Game, text: str, seed: int, outcome: Outcome) -> None:
    outcome.tried += 1
    try:
        state = from_text(lambda _name: game, text)[1]
    except Misused as error:
        assert "\n" not in str(error), text
        outcome.refused[str(error)[:40]] += 1
        return
    except Exception as error:
        outcome.faults.append(f"{type(error).__name__}: {error}\n{text}")
        return
    try:
        again = from_text(lambda _name: game, to_text(game, state))[1]
        assert again.same(state), "it reads back as another"
        over = _play(game, state, seed)
    except Exception as error:
        outcome.faults.append(f"{type(error).__name__}: {error}\n{text}")
    else:
        outcome.over += over
        outcome.played += not over


def _play(game: Game, state: Record, seed: int) -> bool:
    """Random moves, in one call of machine code; is the game over after them? The checked build
    stops at every index that is outside, every number that does not fit and every endless loop, and
    where somebody is asked who has no move. AssertionError for what is not accounted for."""
    build = compiled_with_bots(game, checked=True)
    game.flow.settle(state)
    table, tally = state.pack(), np.zeros(batch.TALLY, np.int64)
    rows, inner = np.zeros((2, len(game.actions.rows)), np.int16)
    stream = np.array([new_stream(seed)], np.int64)
    policies = np.full(state.seats, policy("bot:random"), np.int64)
    build.play_games(
        table, np.repeat(table, 2), stream, policies, tally, (0, 1, MOVES, True), rows, inner
    )
    complaint = int(tally[batch.COMPLAINT])
    if complaint:
        what = (
            game.book.complaints.explain(complaint).sentence
            if complaint > 0
            else "what goes on does not end: does accounted let pass what cannot end?"
        )
        raise AssertionError(f"after {tally[batch.AT_MOVE]} moves: {what}")
    return bool(table["ended"][0])


# --- changes ------------------------------------------------------------------------------------


def _change_something(game: Game, words: dict[str, Any], dice: random.Random) -> None:
    dice.choice((_change_field, _change_field, _change_field, _change_now, _leave_out))(
        game, words, dice
    )


def _change_field(game: Game, words: dict[str, Any], dice: random.Random) -> None:
    """Another lawful word, or a number nearby, for one thing of a field."""
    changed = dice.choice(written(game))
    if not changed.shape:
        words[changed.name] = _another(changed.of, words.get(changed.name), dice)
        return
    table = words.setdefault(changed.name, {})
    for kind in changed.shape[:-1]:
        table = table.setdefault(dice.choice(kind.words), {})
    word = dice.choice(changed.shape[-1].words)
    table[word] = _another(changed.of, table.get(word), dice)


def _another(kind: Kind, old: Any, dice: random.Random) -> Any:
    if isinstance(kind, Several):
        return dice.sample(list(kind.of.words), dice.randrange(int(kind.of) + 1))
    if len(kind.words) and (dice.random() < 0.8 or not isinstance(old, int)):
        return dice.choice(kind.words)
    near = old if isinstance(old, int) else 0
    return near + dice.choice((-2, -1, 1, 2, 5, 20, 300))


def _change_now(game: Game, words: dict[str, Any], dice: random.Random) -> None:
    """Another phase on top, another seat, another step; or a phase more or less."""
    now = words.get("now", [])
    frames = now if isinstance(now, list) else [now]
    what = dice.randrange(4)
    if what == 0 and frames:
        frames.pop(dice.randrange(len(frames)))
    elif what == 1 or not frames:
        phase = dice.choice(game.sequence.phases)
        frame = {"phase": game.sequence.names.word(phase.number), "seat": 1}
        frames = [frame] if dice.random() < 0.6 else [*frames, frame]
    frame = dice.choice(frames) if frames else {}
    if frame:
        frame["seat"] = dice.choice((*range(1, words["seats"] + 1), "chance"))
        phase = game.sequence.phases[game.sequence.names.value(frame["phase"]) or 0]
        for key, kind in phase.keeps.items():
            if dice.random() < 0.5:
                frame[key] = _another(kind, frame.get(key), dice)
    if frames:
        words["now"] = frames
    else:
        words.pop("now", None)


def _leave_out(game: Game, words: dict[str, Any], dice: random.Random) -> None:
    """A field that is not named lies as on the empty board."""
    keys = [key for key in words if key not in ("game", "rules", "seats", "players")]
    if keys:
        del words[dice.choice(keys)]
