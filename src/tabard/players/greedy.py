"""The greedy bot: it tries each legal row on its guess of the table and takes the best.

What follows by itself is carried on: half-said moves are finished, single choices taken, dice
rolled, others answer as the game would for them and agree where they do not lose by it, until there
is a real choice or the game's clock strikes; then the game's judge says what the position is worth.
All rows meet the same dice. These are rules like a game's: loops over numbers.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.dice import below
from tabard.engine.flow.sequence import CONSENT
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import copy_table

# What follows is replaced by the game's own when the rules below are bound to it.
legal_rows: Any = None
play: Any = None
pick: Any = None
asked_now: Any = None
first_asked: Any = None
worth_by: Any = None
clock: Any = None
WEIGHTS: Any = ()
default_row: Any = None
default_choice: Any = None
goes_by_default: Any = None
PHASE_ASKS: Any = ()
PHASE_CARRIES_OUT: Any = ()

ROW_TRIES: Any = 0  # how often a row is tried, at most
ROWS = 30  # so many rows are tried so often, and more of them less often
FOLLOWS = 12  # moves that a trial carries on, at most
NO_ROW = -1
REFUSED = -1  # instead of a number of moves
WORST = -(1 << 40)
LUCK = (1 << 31) - 1  # by which ties are drawn


def greedy_row(state, trial, seat, rows, count, inner, stream):
    """The best row by the game's own weights."""
    return best_row(state, trial, seat, rows, count, inner, stream, WEIGHTS)


def best_row(state, trial, seat, rows, count, inner, stream, weights):
    """The legal row after which the table is worth most to this seat; a tie is drawn."""
    if count == 1 or goes_by_default(state):
        return default_choice(state, seat, rows, count)
    tries = min(ROW_TRIES, max(1, ROWS * ROW_TRIES // count))
    luck = below(stream, LUCK)
    dice = stream[0]
    best, best_row = WORST, rows[0]
    ties, tie = 0, 0
    for i in range(count):
        stream[0] = dice
        value = row_worth(state, trial, seat, rows[i], inner, stream, tries, weights)
        if value > best:
            best, ties = value, 0
        if value == best:
            ties += 1
            tie = (tie * 48271 + 11 + luck) % LUCK
            if tie % ties == 0:
                best_row = rows[i]
    return best_row


def row_worth(state, trial, seat, row, inner, stream, tries, weights):
    """What a row is worth to a seat: the sum over its trials. One that has only begun something is
    worth the best that can be done next, and a little less, for that may be nothing."""
    copy_table(state, trial)
    play(trial, seat, row)
    if not is_to_carry_out(state, trial, seat):
        return worth_of_trials(state, trial, seat, row, NO_ROW, inner, stream, tries, weights)
    best, dice = WORST, stream[0]
    count = legal_rows(trial, seat, inner)
    for i in range(count):
        copy_table(state, trial)
        play(trial, seat, row)
        legal_rows(trial, seat, inner)
        stream[0] = dice
        value = worth_of_trials(state, trial, seat, row, inner[i], inner, stream, tries, weights)
        best = max(best, value)
    return best - tries


def is_to_carry_out(state, trial, seat):
    """Has a move laid a phase on top in which this seat carries it out?"""
    return (
        trial.depth > state.depth
        and PHASE_CARRIES_OUT[trial.frame_phase[trial.depth - 1]]
        and first_asked(trial) == seat
    )


def worth_of_trials(state, trial, seat, row, then, inner, stream, tries, weights):
    """The same of one row, or of two after another. A move that is only half said counts as its
    best ending, for the seat can choose that."""
    total, best = 0, WORST
    choosing = False
    until = clock(state) + 1
    for _trial in range(tries):
        copy_table(state, trial)
        play(trial, seat, row)
        if then != NO_ROW:
            play(trial, seat, then)
        choosing = trial.draft_verb[seat] != 0
        follows = carry_on(state, trial, seat, inner, stream, until, weights)
        if follows == REFUSED:  # and nothing has changed: it might as well not be proposed
            return (worth_by(state, seat, weights) - 1) * tries
        value = worth_by(trial, seat, weights)
        total += value
        best = max(best, value)
        if follows == 0:  # nothing was left to chance: every trial is the same
            return value * tries
    if choosing:
        return best * tries
    return total


def carry_on(state, trial, seat, inner, stream, until, weights):
    """Do what leaves this seat no real choice; how many moves that took, or that somebody who is
    asked to agree would refuse."""
    for done in range(FOLLOWS):
        if trial.ended != 0 or asked_now(trial) == 0 or clock(trial) >= until:
            return done
        who = first_asked(trial)
        count = legal_rows(trial, who, inner)
        if count == 0:
            return done
        if who == CHANCE:
            row = pick(trial, who, inner, count, stream)
        elif count == 1:
            row = inner[0]
        elif who == seat and trial.draft_verb[seat] != 0:
            row = inner[below(stream, count)]
        elif who != seat and is_asked_to_agree(trial):
            row = inner[0]  # the first verb of such a phase agrees
        else:
            row = answer(trial, seat, who, inner, count, state.depth)
            if row < 0:
                return done
        asked = who != seat and is_asked_to_agree(trial)
        play(trial, who, row)
        if asked and worth_by(trial, who, weights) < worth_by(state, who, weights):
            return REFUSED
    return FOLLOWS


def is_asked_to_agree(trial):
    """A move waits, wholly said, until others agree, and they can refuse."""
    return PHASE_ASKS[trial.frame_phase[trial.depth - 1]] == CONSENT and not goes_by_default(trial)


def answer(trial, seat, who, rows, count, depth):
    """What another seat is taken to answer to a question that came up on the way, above the phase
    of the move (a turn of its own is no such thing): what the game would for it, or -1."""
    if who != seat and trial.depth > depth:
        for i in range(count):
            if default_row(trial, who, rows[i]):
                return rows[i]
    return -1


RULES = (
    greedy_row,
    best_row,
    row_worth,
    is_to_carry_out,
    worth_of_trials,
    carry_on,
    is_asked_to_agree,
    answer,
)
