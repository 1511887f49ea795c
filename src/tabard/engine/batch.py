"""Many matches at once: the loop that plays whole games, the same in plain and compiled play.

The loop calls ``choose(policy, …)``, which leads to the rules of the bots at the table (policy 0
is chance). ``tally`` counts the moves of chance, the moves that left no choice, and the free ones;
and it keeps the first complaint of ``accounted``, if that is asked for after every move.
"""

from __future__ import annotations

from typing import Any

from .kinds import CHANCE
from .rule import rule

# What follows is replaced by a game's own when the loop is bound to it.
play: Any = None
pick: Any = None
legal_rows: Any = None
first_asked: Any = None
settle: Any = None
accounted: Any = None
choose: Any = None

CHANCE_MOVES, FORCED_MOVES, FREE_MOVES, COMPLAINT, AT_GAME, AT_MOVE, MOST_MOVES = range(7)
TALLY = 7


@rule
def play_game(state, trial, guessed, stream, policies, tally, limit, check, rows, inner):
    """One game to its end; how many moves it had. Stops at the first complaint."""
    moves = 0
    while state.ended == 0 and moves < limit:
        seat = first_asked(state)
        if seat == CHANCE:
            row = pick(state, seat, rows, legal_rows(state, seat, rows), stream)
            tally[CHANCE_MOVES] += 1
        else:
            count = legal_rows(state, seat, rows)
            if count == 1:
                row = rows[0]
                tally[FORCED_MOVES] += 1
            else:
                row = choose(
                    policies[seat], state, trial, guessed, seat, rows, count, inner, stream
                )
                tally[FREE_MOVES] += 1
        play(state, seat, row)
        moves += 1
        if check != 0 and (accounted(state) != 0 or state.told_count > len(state.told)):
            tally[COMPLAINT] = accounted(state) if accounted(state) != 0 else -1
            tally[AT_MOVE] = moves
            return moves
    return moves


@rule
def play_games(states, trials, streams, policies, tally, first, last, limit, check, rows, inner):
    """The games from ``first`` to before ``last`` to their ends, or ``limit`` moves. ``trials`` are
    two tables, to try and to guess on; ``check`` asks ``accounted`` after each move."""
    for game in range(first, last):
        moves = play_game(
            states[game], trials[0], trials[1], streams[game], policies, tally, limit, check,
            rows, inner,
        )  # fmt: skip
        tally[MOST_MOVES] = max(tally[MOST_MOVES], moves)
        if tally[COMPLAINT] != 0:
            tally[AT_GAME] = game
            return
