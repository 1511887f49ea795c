"""Read a record: who won, and what decided it. Without a file, a game is played and kept first.

python examples/read_a_record.py [FILE.game]
"""

from __future__ import annotations

import sys
from pathlib import Path

from tabard.engine.match import Match
from tabard.engine.record import read_record, text_of
from tabard.engine.record.replay import opened, steps, verify


def a_game() -> str:
    """The text of a record: somebody always takes what the game would for an absent player."""
    match = Match("fall_of_rome", seats=2, seed=3)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.default(seat))
    return text_of(match, ("nobody", "nobody"))


def main(arguments: list[str]) -> None:
    """Verify a record, then walk through it."""
    text = Path(arguments[0]).read_text("utf-8") if arguments else a_game()
    verdict = verify(text)
    if not verdict.valid:
        print(f"line {verdict.line}, rule {verdict.rule or '-'}: {verdict.problem}")
        return
    record = read_record(text)
    match = opened(record)
    for number, (entry, told) in enumerate(steps(match, record), 1):
        for row in told:
            if row.weight > 1:  # a turning point
                print(f"move {number}, line {entry.line}: {row.sentence}")
    print(
        f"{verdict.moves} lawful moves.", match.result.sentence if match.result else "Not finished."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
