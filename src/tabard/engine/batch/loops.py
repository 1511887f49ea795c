"""Many matches at once: the loop that plays whole games, the same in plain and compiled play.

The loop calls ``choose(policy, …)``, which leads to the rules of the bots at the table (policy 0
is chance). ``tally`` counts the moves of chance, the moves that left no choice, and the free ones;
and it keeps the first complaint of ``accounted``, if that is asked for after every move.
"""

from __future__ import annotations

from typing import Any

from ..kinds import CHANCE
from ..rule import copy_table, rule

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


@rule
def kind_of_turn(tables, games, table, last):
    """A number for what goes on at one of many tables; where it is the same, much the same will be
    done. 0 when no game is left."""
    if games[table] >= last:
        return 0
    if tables[table].ended != 0:
        return 1
    top = tables[table].depth - 1
    half_said = tables[table].draft_verb[tables[table].frame_seat[top]] != 0
    return 2 + 2 * tables[table].frame_phase[top] + half_said


@rule
def play_turn(
    ends, tables, games, moves, start, trial, guessed, streams, policies, tally, table, step, limit,
    rows, inner,
):  # fmt: skip
    """One turn at one of many tables: a move, or the game's end. The table is then laid on its
    place in ``ends``, and ``start`` on the table for the game that is ``step`` games further on."""
    if tables[table].ended != 0 or moves[table] >= limit:
        copy_table(tables[table], ends[games[table]])
        copy_table(start, tables[table])
        tally[MOST_MOVES] = max(tally[MOST_MOVES], moves[table])
        games[table] += step
        moves[table] = 0
    else:
        moves[table] += play_game(
            tables[table], trial, guessed, streams[games[table]], policies, tally, 1, 0, rows, inner
        )  # fmt: skip
