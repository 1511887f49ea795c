"""The searching bot: information-set Monte-Carlo tree search, for every game.

One tree of decisions grows from the table as one seat may know it. Each playout guesses anew what
is hidden, goes down the tree by the moves that are lawful on that guess to one that was never gone
to, plays a few more and asks the game's judge; chance and single choices are played as they come,
and are no decisions. Where a decision is met first its moves are looked at once, as the greedy bot
does, and what the judge says counts like a few visits: so the best is tried first. A move that is
only half said, or has only begun something, counts as the best of some ends of it, for the seat can
choose that. Of very many moves some are looked at, and more as the visits grow (progressive
widening). A game may have a clock; then no playout goes past its next stroke: all are judged at the
same moment, by what is to be expected there and not by one draw of it. Sealed answers of others are
guessed and never stand in the tree, for nobody can answer them.

Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search" (2012); Gelly, Silver,
"Combining Online and Offline Knowledge in UCT" (2007); Couëtoux and others, "Continuous Upper
Confidence Trees" (2011). These are rules like a game's: loops over numbers.
"""

from __future__ import annotations

from typing import Any

from tabard.engine.dice import below
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import copy_table

# What follows is replaced by the game's own when the rules below are bound to it.
PHASE_SEALED: Any = ()
PHASE_CARRIES_OUT: Any = ()
PASSING_ROW: Any = ()
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
is_to_carry_out: Any = None
clock: Any = None

# A decision of the tree: the row that led to it, whose it was, the decision before, the first that
# comes after it and the next beside it, how often it was gone to and could have been, the sum of
# what that was worth to whose it was, and what it seemed worth at first. Of the first, the row says
# how many there are, and the sum how far all that came of it was from the table as it lies.
ROW, WHOSE, BEFORE, AFTER, BESIDE, VISITS, SEEN, VALUE, LOOK = range(9)
DECISION = 9
USED = ROW

# How a player thinks: how many playouts a decision has (0: the greedy bot's look ahead, -1: chance,
# -2: the best of a few drawn by chance); how many decisions are played after the last of the tree;
# of how many rows the best is taken there; in thousandths how much what is little known is
# explored; how many rows are looked at where a decision is met first; how many visits a look
# counts; at what the game's clock shows a playout ends; then what the table is worth to each seat
# as it lies.
PLAYOUTS, DEPTH, TRIES, EXPLORE, WIDEN, PRIOR, UNTIL, FROM = range(8)
PLAN = FROM + CHANCE
BY_CHANCE, OF_A_FEW = -1, -2

ALL = 1 << 16  # what a position is worth at most; a position like the one at hand is worth half
LEAST = ALL // 100  # what playouts are taken to differ by, where all come to the same
LONGEST = 400  # decisions of a playout
# Of each row: whether it is lawful and in the tree at the decision at hand.
MARKS = 1
MET = 0
UNMET, LAWFUL, KNOWN = range(3)
WORST = -(1 << 40)
NEVER = 1 << 40  # what no clock shows
FIELDS = 12  # of a move, at most
ENDS = 8  # of a move that is half said are looked at
MOST_ENDS = 24  # of one that has only begun something
SAYS_LAST, SAYS_FIRST = 0, 1


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


def begin(state, tables, nodes, marks, plan, weights, seat, rows, inner, stream):
    """The tree holds the decision at hand alone, and what the table is worth to each seat."""
    for part in range(DECISION):
        nodes[0][part] = 0
    nodes[0][USED] = 1
    guess_for(state, tables[0], tables[1], seat, inner, stream)
    for each in range(state.seats):
        plan[FROM + each] = worth_by(tables[0], each, weights)
    plan[UNTIL] = clock(tables[0]) + 1


def go_down(table, trial, nodes, marks, plan, weights, seat, rows, inner, stream):
    """Play down the tree to a decision that nobody has met; its number."""
    node = 0
    for _decision in range(LONGEST):
        if node == 0 and asks_by_default(table, seat):
            count = legal_rows(table, seat, rows)
        else:
            count = choice_before(table, rows, stream, plan[UNTIL])
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


def asks_by_default(table, seat):
    """A seat is asked what bots answer without a thought; a person may want to be advised."""
    return first_asked(table) == seat and goes_by_default(table)


def next_choice(table, rows, stream):
    """Chance rolls and what leaves no choice is played, until somebody has one: the legal rows and
    how many; 0 when the game is over."""
    return choice_before(table, rows, stream, NEVER)


def choice_before(table, rows, stream, until):
    """The same; 0 too when the game's clock comes to ``until`` before."""
    while table.ended == 0 and asked_now(table) != 0 and clock(table) < until:
        who = first_asked(table)
        count = legal_rows(table, who, rows)
        if count == 0:
            return 0
        if who == CHANCE:
            play(table, who, pick(table, who, rows, count, stream))
        elif count == 1:
            play(table, who, rows[0])
        elif goes_by_default(table):
            play(table, who, default_choice(table, who, rows, count))
        else:
            return count
    return 0


def chosen(table, trial, nodes, marks, plan, weights, node, who, rows, count, inner, stream):
    """The decision of the highest upper bound among those that are lawful on this guess; 0 when
    there is no room for any."""
    known = mark_known(nodes, marks, node, who, rows, count)
    more = plan[WIDEN] * root_of(nodes[node][VISITS] + 1) - known
    if known < count and more > 0:
        unmet = count - known
        look_at_more(
            table, trial, nodes, marks, plan, weights, node, who, rows, unmet, inner, stream, more
        )
    best, best_bound = 0, WORST
    least = look_of_stopping(table, nodes, marks, node, who)
    child = nodes[node][AFTER]
    while child != 0:
        if nodes[child][WHOSE] == who and marks[nodes[child][ROW]][MET] == KNOWN:
            marks[nodes[child][ROW]][MET] = UNMET
            nodes[child][SEEN] += 1
            bound = upper_bound(nodes, plan, child)
            if bound > best_bound and nodes[child][LOOK] >= least:
                best, best_bound = child, bound
        child = nodes[child][BESIDE]
    return best


def look_of_stopping(table, nodes, marks, node, who):
    """Where a move is carried out: what it seemed worth at first to stop here. What seemed worse is
    not done, for in the end it comes to the same, and nobody hands things to and fro for that."""
    phase = table.frame_phase[table.depth - 1]
    stop = PASSING_ROW[phase]
    child = nodes[node][AFTER]
    while child != 0 and PHASE_CARRIES_OUT[phase]:
        is_known = nodes[child][WHOSE] == who and marks[stop][MET] == KNOWN
        if is_known and nodes[child][ROW] == stop:
            return nodes[child][LOOK]
        child = nodes[child][BESIDE]
    return WORST


def mark_known(nodes, marks, node, who, rows, count):
    """Which of the lawful rows stand in the tree; how many. The others come first in ``rows``."""
    for i in range(count):
        marks[rows[i]][MET] = LAWFUL
    known, unmet = 0, 0
    child = nodes[node][AFTER]
    while child != 0:
        if nodes[child][WHOSE] == who and marks[nodes[child][ROW]][MET] == LAWFUL:
            marks[nodes[child][ROW]][MET] = KNOWN
            known += 1
        child = nodes[child][BESIDE]
    for i in range(count):
        if marks[rows[i]][MET] == LAWFUL:
            marks[rows[i]][MET] = UNMET
            rows[unmet] = rows[i]
            unmet += 1
    return known


def look_at_more(
    table, trial, nodes, marks, plan, weights, node, who, rows, unmet, inner, stream, more
):
    """So many of the rows that are not in the tree yet are drawn and looked at, all on the same
    dice, as the greedy bot does: what follows at once by chance or without a choice is played."""
    looks = min(unmet, more, len(nodes) - nodes[0][USED])
    for i in range(looks):
        other = i + below(stream, unmet - i)
        row = rows[other]
        rows[other] = rows[i]
        rows[i] = row
    dice = stream[0]
    for i in range(looks):
        stream[0] = dice
        worth_then = worth_after(table, trial, plan, weights, who, rows[i], inner, stream)
        new = added(nodes, node, who, rows[i])
        nodes[new][LOOK] = compared(worth_then, plan, weights, who)
        marks[rows[i]][MET] = KNOWN


def worth_after(table, trial, plan, weights, who, row, inner, stream):
    """What the table is worth to a seat after a row and what follows at once by chance or without a
    choice; after one that says half a move, or has only begun something, at the best of some ends
    of it, all on the same dice: the seat chooses the end, and not its luck. What is begun for
    nothing is worth nothing."""
    best, end, ends = WORST, 0, 1
    least = WORST
    dice = stream[0]
    while end < ends:
        stream[0] = dice
        copy_table(table, trial)
        play(trial, who, row)
        if is_to_carry_out(table, trial, who):
            if end == 0:
                least = worth_of_stopping(trial, plan, weights, who, inner, stream)
                copy_table(table, trial)
                play(trial, who, row)
            count = legal_rows(trial, who, inner)
            ends = max(ENDS, min(2 * count, MOST_ENDS))
            play(trial, who, inner[(below(stream, count) + end) % count])
            say_the_rest(trial, who, inner, stream, end // count)
        elif is_half_said(trial, who):
            ends = min(legal_rows(trial, who, inner), ENDS)
            say_the_rest(trial, who, inner, stream, end)
        choice_before(trial, inner, stream, plan[UNTIL])
        best = max(best, worth_by(trial, who, weights))
        end += 1
    return best if best > least else WORST


def worth_of_stopping(trial, plan, weights, who, inner, stream):
    """What the table is worth to a seat when it does nothing of what it has begun."""
    play(trial, who, PASSING_ROW[trial.frame_phase[trial.depth - 1]])
    choice_before(trial, inner, stream, plan[UNTIL])
    return worth_by(trial, who, weights)


def is_half_said(trial, who):
    """The seat has begun to say a move, and is to go on."""
    return trial.draft_verb[who] != 0 and first_asked(trial) == who


def say_the_rest(trial, who, inner, stream, end):
    """What is half said is said to one of its ends: the last of all that can be said, which is that
    nothing more is meant, or the most of it; the first; then by chance, and each time otherwise."""
    for field in range(FIELDS):
        if not is_half_said(trial, who):
            return
        count = legal_rows(trial, who, inner)
        if end == SAYS_LAST:
            play(trial, who, inner[count - 1])
        elif end == SAYS_FIRST:
            play(trial, who, inner[0])
        else:
            other = end if field == 0 else 0
            play(trial, who, inner[(below(stream, count) + other) % count])


def upper_bound(nodes, plan, child):
    """What a decision may well be worth: its mean, to which the first look counts as some visits,
    and more the less it is known."""
    visits = nodes[child][VISITS] + plan[PRIOR]
    mean = (nodes[child][VALUE] + plan[PRIOR] * nodes[child][LOOK]) // visits
    rare = root_of((logarithm(nodes[child][SEEN]) << 16) // visits)  # in 1/4096
    usual = max(nodes[0][VALUE] // max(nodes[0][VISITS], 1), LEAST)
    return mean + (plan[EXPLORE] * rare * usual) // (1000 * 4096)


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
    nodes[new][SEEN] = 0
    nodes[new][VALUE] = 0
    nodes[node][AFTER] = new
    return new


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
        value = worth_after(table, trial, plan, weights, who, row, inner, stream)
        if value > best:
            best, best_row = value, row
    return best_row


def play_on(table, trial, plan, weights, rows, inner, stream):
    """So many decisions more, and what is half said to its end."""
    left = plan[DEPTH]
    for _decision in range(LONGEST):
        count = choice_before(table, rows, stream, plan[UNTIL])
        if count == 0:
            return
        who = first_asked(table)
        if table.draft_verb[who] == 0:
            if left == 0:
                return
            left -= 1
        row = best_of_few(table, trial, plan, weights, who, rows, count, inner, stream)
        play(table, who, row)


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


def value_to(table, plan, weights, seat):
    """How much better or worse the table is than the one at hand, from 0 to ALL."""
    return compared(worth_by(table, seat, weights), plan, weights, seat)


def compared(worth, plan, weights, seat):
    """The same, of a table that is worth so much."""
    ahead = worth - plan[FROM + seat]
    return ALL // 2 + ahead * (ALL // 2) // (max(ahead, -ahead) + weights[0])


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


def logarithm(number):
    """The binary logarithm, in 1/256."""
    whole, rest = 0, number * 256
    while rest >= 512:
        rest //= 2
        whole += 256
    return whole + rest - 256


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


def keep_after(nodes, kept, node):
    """What grew after one decision stands alone in ``kept``, as a tree that goes on growing."""
    for part in range(DECISION):
        kept[0][part] = 0
    kept[0][VISITS] = nodes[node][VISITS]
    kept[0][VALUE] = nodes[0][VALUE] * nodes[node][VISITS] // max(nodes[0][VISITS], 1)
    kept[0][AFTER] = nodes[node][AFTER]
    used, at = 1, 0
    while at < used:  # what is in ``kept`` still names by its old number what comes after it
        child, first = kept[at][AFTER], 0
        while child != 0:
            for part in range(DECISION):
                kept[used][part] = nodes[child][part]
            kept[used][BEFORE] = at
            kept[used][BESIDE] = first
            first = used
            used += 1
            child = nodes[child][BESIDE]
        kept[at][AFTER] = first
        at += 1
    kept[0][USED] = used


def row_of_player(state, tables, nodes, marks, plan, weights, seat, rows, count, inner, stream):
    """The row that a player with such a plan takes."""
    if goes_by_default(state):
        return default_choice(state, seat, rows, count)
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
    asks_by_default,
    next_choice,
    choice_before,
    chosen,
    look_of_stopping,
    upper_bound,
    added,
    mark_known,
    look_at_more,
    worth_after,
    worth_of_stopping,
    is_half_said,
    say_the_rest,
    best_of_few,
    play_on,
    give_back,
    value_to,
    compared,
    root_of,
    logarithm,
    most_visited,
    keep_after,
)
