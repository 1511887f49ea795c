"""Lay out a position, and play on from it with dice of your own: a puzzle, a bug report, a test.

python examples/a_position.py
"""

from __future__ import annotations

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.engine.position import from_text

# Only what matters; everything else lies where an empty board has it.
PUZZLE = """
game = "fall_of_rome"
seats = 2
actions_left = 2
role = {1 = "consul", 2 = "mercator"}
pawn = {1 = "mediolanum", 2 = "roma"}
legions = {mediolanum = 3}

[cubes]
mediolanum = {huns = 2}
roma = {huns = 1}
lugdunum = {franks = 1}
corduba = {vandals = 1}
narona = {visigoths = 1}
sinope = {ostrogoths = 1}
"""


def main() -> None:
    """One battle with three dice that we throw ourselves."""
    game, state = from_text(find_game, PUZZLE)
    match = Match.at(game, state, chance_by_hand=True)
    match.play(0, "battle dice=3")
    for face in ("barbarian_a", "barbarian_b", "legion_lost"):
        for told in match.play(CHANCE, f"die face={face}"):
            print(told.sentence)
    print("Legions:", match.view()["legions"])
    print("Barbarians:", match.view()["cubes"])


if __name__ == "__main__":
    main()
