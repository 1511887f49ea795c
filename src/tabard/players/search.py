"""The searching bot: information-set Monte-Carlo tree search, for every game.

One tree of decisions grows from the table as one seat may know it. Each playout guesses anew what
is hidden, goes down the tree by the moves that are lawful on that guess, adds one decision, plays a
few more and asks the game's judge; chance and single choices are played as they come, and are no
decisions. Many moves are looked into one by one as the visits grow (progressive widening), the best
of a few first. Sealed answers of others are guessed and never stand in the tree, for nobody can
answer them.

Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Couëtoux and others,
"Continuous Upper Confidence Trees" (2011). These are rules like a game's: loops over numbers.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.dice import below
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import copy_table, rule

# What follows is replaced by the game's own when the rules below are bound to it.
PHASE_SEALED: Any = ()
legal_rows: Any = None
play: Any = None
pick: Any = None
asked_now: Any = None
first_asked: Any = None
default_choice: Any = None
goes_by_default: Any = None
worth_by: Any = None
guess_for: Any = None
best_row: Any = None
row_worth: Any = None

# A decision of the tree: the row that led to it, whose it was, the decision before, the first that
# comes after it and the next beside it, how often it was gone to and could have been, and the sum
# of what that was worth to whose it was. Of the first, the row says how many there are, and the sum
# how far all that came of it was from the table as it lies.
ROW, WHOSE, BEFORE, AFTER, BESIDE, VISITS, SEEN, VALUE = range(8)
DECISION = 8
USED = ROW

# How a player thinks: how many playouts a decision has (0: the greedy bot's look ahead, -1: chance,
# -2: the best of a few drawn by chance); how many decisions are played after the last of the tree;
# of how many rows the best is taken; in thousandths how much what is little known is explored, and
# how fast more moves are looked into; then what the table is worth to each seat as it lies.
PLAYOUTS, DEPTH, TRIES, EXPLORE, WIDEN, FROM = range(6)
PLAN = FROM + CHANCE
BY_CHANCE, OF_A_FEW = -1, -2

ALL = 1 << 16  # what a position is worth at most; a position like the one at hand is worth half
LONGEST = 400  # decisions of a playout
LOOKED_AT = 2  # times each row is tried at first
LUCK = 1 << 10
# Of each row: whether it is lawful and in the tree at the decision at hand, and how good it looked
# at first where the tree begins.
MET, LOOKS = range(2)
MARKS = 2
UNMET, LAWFUL, KNOWN = range(3)
WORST = -(1 << 40)


@rule
def think(state, tables, nodes, marks, plan, weights, seat, rows, inner, stream, playouts):
    """So many playouts more for the decision of a seat. ``tables`` are two to play on, ``marks``
    two numbers for each row; a tree that has no decision yet is begun."""
    if nodes[0][USED] == 0:
        begin(state, tables, nodes, marks, plan, weights, seat, rows, inner, stream)
    for _playout in range(playouts):
        guess_for(state, tables[0], tables[1], seat, inner, stream)
        last = go_down(tables[0], tables[1], nodes, marks, plan, weights, seat, rows, inner, stream)
        play_on(tables[0], tables[1], plan, weights, rows, inner, stream)
        give_back(tables[0], nodes, plan, weights, last)


@rule
def begin(state, tables, nodes, marks, plan, weights, seat, rows, inner, stream):
    """The tree holds the decision at hand alone; what the table is worth to each seat, and how good
    each row looks at first, as the greedy bot sees it."""
    for part in range(DECISION):
        nodes[0][part] = 0
    nodes[0][USED] = 1
    guess_for(state, tables[0], tables[1], seat, inner, stream)
    for each in range(state.seats):
        plan[FROM + each] = worth_by(tables[0], each, weights)
    count = legal_rows(tables[0], seat, rows)
    dice = stream[0]
    for i in range(count):
        stream[0] = dice
        marks[rows[i]][LOOKS] = row_worth(
            tables[0], tables[1], seat, rows[i], inner, stream, LOOKED_AT, weights
        )
    for i in range(count):  # a tie is drawn
        marks[rows[i]][LOOKS] = LUCK * marks[rows[i]][LOOKS] + below(stream, LUCK)


@rule
def go_down(table, trial, nodes, marks, plan, weights, seat, rows, inner, stream):
    """Play down the tree to a decision that nobody has met; its number."""
    node = 0
    for _decision in range(LONGEST):
        count = next_choice(table, rows, stream)
        if count == 0:
            return node
        who = first_asked(table)
        if who != seat and PHASE_SEALED[table.frame_phase[table.depth - 1]]:
            row = best_of_few(table, trial, plan, weights, who, rows, count, inner, stream)
            play(table, who, row)
        else:
            node = chosen(
                table, trial, nodes, marks, plan, weights, node, who, rows, count, inner, stream
            )
            if node == 0:
                return 0
            play(table, who, nodes[node][ROW])
            if nodes[node][VISITS] == 0:
                return node
    return node


@rule
def next_choice(table, rows, stream):
    """Chance rolls and what leaves no choice is played, until somebody has one: the legal rows and
    how many; 0 when the game is over."""
    while table.ended == 0 and asked_now(table) != 0:
        who = first_asked(table)
        count = legal_rows(table, who, rows)
        if who == CHANCE:
            play(table, who, pick(table, who, rows, count, stream))
        elif count == 1:
            play(table, who, rows[0])
        elif goes_by_default(table):
            play(table, who, default_choice(table, who, rows, count))
        else:
            return count
    return 0


@rule
def chosen(table, trial, nodes, marks, plan, weights, node, who, rows, count, inner, stream):
    """The decision that is gone to: a new one as long as there are few for the visits, else the one
    of the highest upper bound."""
    for i in range(count):
        marks[rows[i]][MET] = LAWFUL
    known, best, best_bound = 0, 0, WORST
    child = nodes[node][AFTER]
    while child != 0:
        if nodes[child][WHOSE] == who and marks[nodes[child][ROW]][MET] == LAWFUL:
            marks[nodes[child][ROW]][MET] = KNOWN
            known += 1
            nodes[child][SEEN] += 1
            bound = upper_bound(nodes, plan, child)
            if bound > best_bound:
                best, best_bound = child, bound
        child = nodes[child][BESIDE]
    if known < count and known * 1000 <= plan[WIDEN] * root_of(nodes[node][VISITS]):
        if nodes[0][USED] < len(nodes):
            unmet = 0
            for i in range(count):
                if marks[rows[i]][MET] == LAWFUL:
                    inner[unmet] = rows[i]
                    unmet += 1
            for i in range(count):
                marks[rows[i]][MET] = UNMET
            for i in range(unmet):
                rows[i] = inner[i]
            if node == 0:
                row = best_looking(marks, rows, unmet)
            else:
                row = best_of_few(table, trial, plan, weights, who, rows, unmet, inner, stream)
            return added(nodes, node, who, row)
    for i in range(count):
        marks[rows[i]][MET] = UNMET
    return best


@rule
def best_looking(marks, rows, count):
    """The row that looked best at first."""
    best, best_row = WORST, rows[0]
    for i in range(count):
        if marks[rows[i]][LOOKS] > best:
            best, best_row = marks[rows[i]][LOOKS], rows[i]
    return best_row


@rule
def upper_bound(nodes, plan, child):
    """What a decision may well be worth: its mean, and more the less it is known."""
    visits = nodes[child][VISITS]
    mean = nodes[child][VALUE] // visits
    rare = root_of((logarithm(nodes[child][SEEN]) << 16) // visits)  # in 1/4096
    usual = nodes[0][VALUE] // max(nodes[0][VISITS], 1)
    return mean + (plan[EXPLORE] * rare * usual) // (1000 * 4096)


@rule
def added(nodes, node, who, row):
    """One decision more, the first of those after ``node``."""
    new = nodes[0][USED]
    nodes[0][USED] += 1
    nodes[new][ROW] = row
    nodes[new][WHOSE] = who
    nodes[new][BEFORE] = node
    nodes[new][AFTER] = 0
    nodes[new][BESIDE] = nodes[node][AFTER]
    nodes[new][VISITS] = 0
    nodes[new][SEEN] = 1
    nodes[new][VALUE] = 0
    nodes[node][AFTER] = new
    return new


@rule
def best_of_few(table, trial, plan, weights, who, rows, count, inner, stream):
    """Of some rows, drawn by chance, the one after which the table is worth most to whose it is;
    what follows at once by chance or without a choice is played too."""
    if plan[TRIES] < 2 or count == 1:
        return rows[below(stream, count)]
    best, best_row = WORST, rows[0]
    tries = min(plan[TRIES], count)
    for i in range(tries):
        other = i + below(stream, count - i)
        row = rows[other]
        rows[other] = rows[i]
        rows[i] = row
        copy_table(table, trial)
        play(trial, who, row)
        next_choice(trial, inner, stream)
        value = worth_by(trial, who, weights)
        if value > best:
            best, best_row = value, row
    return best_row


@rule
def play_on(table, trial, plan, weights, rows, inner, stream):
    """So many decisions more, and what is half said to its end."""
    left = plan[DEPTH]
    for _decision in range(LONGEST):
        count = next_choice(table, rows, stream)
        if count == 0:
            return
        who = first_asked(table)
        if table.draft_verb[who] == 0:
            if left == 0:
                return
            left -= 1
        row = best_of_few(table, trial, plan, weights, who, rows, count, inner, stream)
        play(table, who, row)


@rule
def give_back(table, nodes, plan, weights, last):
    """What came of it is told to every decision on the way."""
    node, whose, value = last, -1, 0
    while node != 0:
        if nodes[node][WHOSE] != whose:
            whose = nodes[node][WHOSE]
            value = value_to(table, plan, weights, whose)
        nodes[node][VISITS] += 1
        nodes[node][VALUE] += value
        node = nodes[node][BEFORE]
    nodes[0][VISITS] += 1
    nodes[0][VALUE] += max(value - ALL // 2, ALL // 2 - value)


@rule
def value_to(table, plan, weights, seat):
    """How much better or worse the table is than the one at hand, from 0 to ALL."""
    ahead = worth_by(table, seat, weights) - plan[FROM + seat]
    return ALL // 2 + ahead * (ALL // 2) // (max(ahead, -ahead) + weights[0])


@rule
def root_of(number):
    """The whole part of a square root."""
    if number < 2:
        return number
    guess = 1
    while guess * guess <= number:
        guess *= 2
    for _step in range(8):
        better = (guess + number // guess) // 2
        if better >= guess:
            return guess
        guess = better
    return guess


@rule
def logarithm(number):
    """The binary logarithm, in 1/256."""
    whole, rest = 0, number * 256
    while rest >= 512:
        rest //= 2
        whole += 256
    return whole + rest - 256


@rule
def most_visited(nodes):
    """The row that was gone to most, of equals the best: the choice; 0 when nothing was tried."""
    best, best_value, row = 0, 0, 0
    child = nodes[0][AFTER]
    while child != 0:
        visits, value = nodes[child][VISITS], nodes[child][VALUE]
        if visits > best or (visits == best and value > best_value):
            best, best_value, row = visits, value, nodes[child][ROW]
        child = nodes[child][BESIDE]
    return row


@rule
def row_of_player(state, tables, nodes, marks, plan, weights, seat, rows, count, inner, stream):
    """The row that a player with such a plan takes."""
    if plan[PLAYOUTS] == BY_CHANCE:
        return rows[below(stream, count)]
    if plan[PLAYOUTS] <= 0:
        guess_for(state, tables[0], tables[1], seat, inner, stream)
        if plan[PLAYOUTS] == OF_A_FEW:
            return best_of_few(
                tables[0], tables[1], plan, weights, seat, rows, count, inner, stream
            )
        return best_row(tables[0], tables[1], seat, rows, count, inner, stream, weights)
    nodes[0][USED] = 0
    think(state, tables, nodes, marks, plan, weights, seat, rows, inner, stream, plan[PLAYOUTS])
    return most_visited(nodes)


@rule
def play_match(state, tables, nodes, marks, plans, weights, rows, inner, streams, limit):
    """A whole game, or so many decisions of it: each seat by its own plan, weights and stream of
    chance; the stream before them is the table's. How many decisions it had."""
    for decision in range(limit):
        count = next_choice(state, rows, streams[0])
        if count == 0:
            return decision
        seat = first_asked(state)
        row = row_of_player(
            state, tables, nodes, marks, plans[seat], weights[seat], seat, rows, count, inner,
            streams[1 + seat],
        )  # fmt: skip
        play(state, seat, row)
    return limit


RULES = (
    row_of_player,
    play_match,
    think,
    begin,
    go_down,
    next_choice,
    chosen,
    upper_bound,
    added,
    best_looking,
    best_of_few,
    play_on,
    give_back,
    value_to,
    root_of,
    logarithm,
    most_visited,
)
