"""Many matches at once: the loop that plays whole games, the same in plain and compiled play.

The loop calls ``choose(policy, …)``, which leads to the rules of the bots at the table (policy 0
is chance). ``tally`` counts the moves of chance, the moves that left no choice, and the free ones;
and it keeps the first complaint of ``accounted``, if that is asked for after every move.
"""

from __future__ import annotations

from typing import Any

from ..kinds import CHANCE
from ..rule import copy_table
from ..state import FACTS

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
OVERFLOW, STUCK = -1, -2  # complaints that no game makes: too much was told; nothing is possible
BEGINS, FIRST, MANY = range(3)  # of a fact that names a place: where its counts stand
LAID = 3 * FACTS


def play_game(state, trial, guessed, stream, policies, tally, limit, check, rows, inner):
    """One game to its end; how many moves it had. Stops at the first complaint, and where nothing
    is possible though the game is not over: that is one too."""
    moves = 0
    while state.ended == 0 and moves < limit:
        seat = first_asked(state)
        count = legal_rows(state, seat, rows) if seat >= 0 else 0
        if count == 0:
            tally[COMPLAINT] = STUCK
            tally[AT_MOVE] = moves
            return moves
        if seat == CHANCE:
            row = pick(state, seat, rows, count, stream)
            tally[CHANCE_MOVES] += 1
        elif count == 1:
            row = rows[0]
            tally[FORCED_MOVES] += 1
        else:
            row = choose(policies[seat], state, trial, guessed, seat, rows, count, inner, stream)
            tally[FREE_MOVES] += 1
        play(state, seat, row)
        moves += 1
        if check != 0 and (accounted(state) != 0 or state.told_count > len(state.told)):
            tally[COMPLAINT] = accounted(state) if accounted(state) != 0 else OVERFLOW
            tally[AT_MOVE] = moves
            return moves
    return moves


def play_games(states, trials, streams, policies, tally, first, last, limit, check, rows, inner):
    """The games from ``first`` to before ``last`` to their ends, or ``limit`` moves. ``trials`` are
    two tables, to try and to guess on; ``check`` asks ``accounted`` after each move. In a tally
    that is longer than it need be, how many moves each game had stands behind."""
    for game in range(first, last):
        moves = play_game(
            states[game], trials[0], trials[1], streams[game], policies, tally, limit, check,
            rows, inner,
        )  # fmt: skip
        tally[MOST_MOVES] = max(tally[MOST_MOVES], moves)
        if len(tally) > TALLY:
            tally[TALLY + game] = moves
        if tally[COMPLAINT] != 0:
            tally[AT_GAME] = game
            return


def play_and_count(
    states, trials, streams, policies, tally, told, wide, laid, first, last, limit, check, rows,
    inner,
):  # fmt: skip
    """The same, move by move, so that what happened can be counted: in ``told``, ``wide``
    numbers for each game, as ``laid`` says (``happened``). The tally is a long one."""
    for game in range(first, last):
        moves = 0
        count_told(states[game], told, wide * game, laid)
        while states[game].ended == 0 and moves < limit and tally[COMPLAINT] == 0:
            moves += play_game(
                states[game], trials[0], trials[1], streams[game], policies, tally, 1, check,
                rows, inner,
            )  # fmt: skip
            count_told(states[game], told, wide * game, laid)
        tally[MOST_MOVES] = max(tally[MOST_MOVES], moves)
        tally[TALLY + game] = moves
        if tally[COMPLAINT] != 0:
            tally[AT_GAME] = game
            tally[AT_MOVE] = moves
            return


def count_told(state, told, at, laid):
    """What was told in this move is added to the counts, of which this game's begin ``at``."""
    for n in range(min(state.told_count, len(state.told))):
        row = state.told[n]
        event = row[0]
        told[at + event] += 1
        for fact in range(FACTS):
            begins = laid[event][3 * fact + BEGINS]
            place = row[1 + fact] - laid[event][3 * fact + FIRST]
            if begins != 0 and place >= 0 and place < laid[event][3 * fact + MANY]:
                told[at + begins + place] += 1


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
        moves[table] += max(1, play_game(
            tables[table], trial, guessed, streams[games[table]], policies, tally, 1, 0, rows, inner
        ))  # fmt: skip


GAMES = play_game, play_games, play_and_count, count_told
