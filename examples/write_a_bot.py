"""Write a bot: a rule that chooses among the legal rows. This one never says no, likes to fight,
and otherwise plays anything.

    python examples/write_a_bot.py
"""

from __future__ import annotations

from collections import Counter

from tabard.engine.dice import below
from tabard.engine.match import Match
from tabard.engine.rule import table
from tabard.games.fall_of_rome import GAME
from tabard.players.bot import Bot, Player

# The rows of the verbs it likes, as a table of numbers that a rule may read.
LIKED = table([row.verb.word in ("agree", "battle", "forge_alliance") for row in GAME.actions.rows])


def eager_row(state, trial, seat, rows, count, inner, stream):  # type: ignore[no-untyped-def]
    """A row that it likes, if there is one; else any."""
    for i in range(count):
        if LIKED[rows[i]]:
            return rows[i]
    return rows[below(stream, count)]  # type: ignore[no-untyped-call]


EAGER = Player("eager", "likes to fight", (eager_row,), "eager_row")


def main() -> None:
    """Two eager bots play one game, in plain Python."""
    match = Match(GAME, seats=2, seed=1)
    bots = [Bot(EAGER, GAME, seat, seed=1) for seat in range(2)]
    played: Counter[str] = Counter()
    while not match.over:
        seat = match.to_act[0]
        row = bots[seat].choose(match)
        match.play(seat, row)
        played[row.verb.word] += 1
    assert match.result is not None
    print(f"Rule {match.result.rule}: {match.result.sentence}")
    print(", ".join(f"{verb} {count}" for verb, count in played.most_common(5)))


if __name__ == "__main__":
    main()
