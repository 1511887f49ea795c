"""A bot of one's own, as a class: it tries each of its moves on a table as it could be, and takes
the one after which the game's judge likes that table best.

    python examples/my_bot.py

At a table of people: tabard play fall_of_rome --seats human,bot:examples/my_bot.py
"""

from __future__ import annotations

from tabard.bots import View
from tabard.engine.match import Match
from tabard.players import bring, stand_in


class Careful:
    """Looks one move ahead."""

    def choose(self, view: View) -> str:
        """The move after which the table is worth most; of several the first."""
        return max(view.moves, key=lambda move: self.after(view, view.moves.index(move)))

    def after(self, view: View, number: int) -> int:
        """What a table as it could be is worth after a move."""
        trial = view.guess()
        trial.play(view.seat, trial.rows(view.seat)[number])
        return view.worth(trial)


def main() -> None:
    """Two of them play the first twenty moves of Fall of Rome."""
    name = bring(f"bot:{__file__}")
    match = Match("fall_of_rome", seats=2, seed=1)
    bots = [stand_in(name, match.game, seat, seed=1) for seat in range(2)]
    for _move in range(20):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    for line in match.lines[-5:]:
        print(line.words)


if __name__ == "__main__":
    main()
