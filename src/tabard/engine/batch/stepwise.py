"""Many matches move by move: the tables lie in one array, and whoever plays looks on in between.

For each seat a policy says who plays: the number of a bot, ``ASKED`` (whoever calls, where there is
a choice) or ``BY_HAND`` (whoever calls, always); for chance it is 0 or ``BY_HAND``. The rules are
those of one table; each is called for the tables from ``first`` to before ``last``, so that threads
can share them out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.compiler.language import LONGS, NUMBER, RECORD, RECORDS, SHORTS, Array, Type

from ..dice import STREAM
from ..flow.loop import bind
from ..flow.stack import phase_now
from ..game import Game
from ..kinds import CHANCE, MAX_SEATS
from ..rule import copy_table, table
from ..secrecy.guessing import forget_what_was_told
from ..secrecy.viewing import bits_seen, fields_seen, view_rules

# What follows is replaced by a game's own when the rules are bound to it.
PHASE_PUBLIC: Any = ()
asked_now: Any = None
first_asked: Any = None
legal_rows: Any = None
led_with: Any = None
pick: Any = None
play: Any = None
place: Any = None
score: Any = None
choose: Any = None
worth: Any = None
WEIGHTS: Any = ()
guess_table: Any = None
view_table: Any = None
view_position: Any = None
flatten: Any = None

ASKED, BY_HAND = -1, -2  # policies
NOBODY_ASKED, GOES_ON = -1, -2  # in place of the seat that is asked
UNKNOWN = -1  # in place of how many rows are legal
LOGGED = 128  # moves of one table that a call can write down


def play_rows(tables, seats, chosen, moves, log, keep, first, last):
    """At each table its row is played for its seat; none where the row is negative."""
    for at in range(first, last):
        if chosen[at] >= 0:
            play(tables[at], seats[at], chosen[at])
            moves[at] += 1
            if keep != 0:
                log[at][0] = seats[at]
                log[at][1] = chosen[at]


def play_on(
    tables, trials, streams, policies, seats, masks, lists, counts, moves, log, keep, most, first,
    last, rows, inner,
):  # fmt: skip
    """Each table that goes on is played on until somebody is asked, or for ``most`` moves. Into
    ``seats`` goes who is asked, into ``lists`` and ``counts`` that seat's legal rows, and into
    ``masks`` a 1 for each of them."""
    for at in range(first, last):
        if seats[at] == GOES_ON:
            forget_legal(masks[at], lists[at], counts[at])
            counts[at] = 0
            seats[at] = play_one_on(
                tables[at], trials[0], trials[1], streams[at], policies[at], masks[at], lists[at],
                counts, moves, at, log[keep * at], keep, most, rows, inner,
            )  # fmt: skip


def forget_legal(mask, listed, count):
    """Take the marks away: those of the rows that are listed, or all where it is not known."""
    for i in range(count):
        mask[listed[i]] = 0
    if count == UNKNOWN:
        for row in range(len(mask)):
            mask[row] = 0


def play_one_on(
    state, trial, guessed, stream, policies, mask, listed, counts, moves, at, log, keep, most, rows,
    inner,
):  # fmt: skip
    """One table on until somebody is asked: who."""
    for made in range(most):
        seat = first_asked(state)
        if seat < 0:
            return NOBODY_ASKED
        count = legal_rows(state, seat, rows)
        if is_asked(state, seat, policies[seat], count):
            for i in range(count):
                mask[rows[i]] = 1
                listed[i] = rows[i]
            counts[at] = count
            return seat
        if seat == CHANCE:
            row = pick(state, seat, rows, count, stream)
        elif count == 1:
            row = rows[0]
        else:
            row = choose(policies[seat], state, trial, guessed, seat, rows, count, inner, stream)
        play(state, seat, row)
        moves[at] += 1
        if keep != 0:
            log[2 * made] = seat
            log[2 * made + 1] = row
    return GOES_ON


def is_asked(state, seat, policy, count):
    """Is this left to whoever calls? A single row is taken where everybody can see it is single."""
    if policy == ASKED:
        return count != 1 or asked_now(state) != 1 << seat or not PHASE_PUBLIC[phase_now(state)]
    return policy == BY_HAND


def mark_legal(tables, seats, masks, first, last, rows):
    """A 1 for each legal row of a seat at each table; none where the seat is negative."""
    for at in range(first, last):
        if seats[at] >= 0:
            count = legal_rows(tables[at], seats[at], rows)
            for i in range(count):
                masks[at][rows[i]] = 1


def list_asked(tables, waiting, first, last):
    """A bit for each seat that must decide at each table (bit 6: chance)."""
    for at in range(first, last):
        waiting[at] = asked_now(tables[at])


def view_tables(tables, seats, views, first, last):
    """What a seat may know of each table, whoever plays it."""
    for at in range(first, last):
        view_table(tables[at], views[at], led_with(tables[at], seats[at]))


def flatten_tables(tables, seats, flats, trial, first, last):
    """The same as flat rows; none where the seat is negative."""
    for at in range(first, last):
        if seats[at] >= 0:
            view_position(tables[at], trial, led_with(tables[at], seats[at]))
            flatten(tables[at], trial, flats[at], seats[at])


def guess_tables(tables, seats, guesses, trial, streams, first, last, rows):
    """For each table one that the seat's player cannot tell from it."""
    for at in range(first, last):
        viewers = led_with(tables[at], seats[at])
        guess_table(tables[at], guesses[at], trial, viewers, rows, streams[at])


def rank_seats(tables, places, scores, first, last):
    """The place and the score of each seat, where a game is over."""
    for at in range(first, last):
        if tables[at].ended != 0:
            for seat in range(tables[at].seats):
                places[at][seat] = place(tables[at], seat)
                scores[at][seat] = score(tables[at], seat)


def judge_tables(tables, seats, worths, first, last):
    """What each table is worth to a seat, as the game's judge says; -1: nothing."""
    for at in range(first, last):
        if seats[at] >= 0:
            worths[at] = worth(tables[at], seats[at], WEIGHTS)


def judge_without_weights(tables, seats, worths, first, last):
    """The same of a game that weighs nothing."""
    for at in range(first, last):
        if seats[at] >= 0:
            worths[at] = worth(tables[at], seats[at])


def nothing_to_guess(state, guessed, trial, viewers, rows, stream):
    """Where there are no secrets a guess is the table itself; it tells nothing."""
    copy_table(state, guessed)
    forget_what_was_told(guessed)


_RULES = {
    f.__name__: f
    for f in (
        play_rows,
        play_on,
        play_one_on,
        forget_legal,
        is_asked,
        mark_legal,
        list_asked,
        view_tables,
        flatten_tables,
        guess_tables,
        rank_seats,
    )
}


def stepwise(game: Game, scope: Mapping[str, Any]) -> dict[str, Any]:
    """The rules above bound to a game and to the bots of the scope (see ``compiled.loops``)."""
    bound = {**scope, "place": game.place, "score": game.score, "worth": game.worth}
    bound["WEIGHTS"] = game.weights.numbers
    weighs = game.worth.__code__.co_argcount == 3
    judging = judge_tables if weighs else judge_without_weights
    bound["PHASE_PUBLIC"] = table([phase.public for phase in game.sequence.phases])
    bound.setdefault("guess_table", nothing_to_guess)
    view_rules(game, bound)
    rules = {**_RULES, "judge_tables": judging}
    bind(rules, bound)
    return {name: bound[name] for name in (*rules, "weight_of")}


def takes(game: Game) -> dict[str, tuple[Type, ...]]:
    """What each of these doors is handed."""
    masks = Array(8, (0, len(game.actions.rows)))
    lists = Array(16, (0, len(game.actions.rows)))
    log = Array(16, (0, 2 * LOGGED))
    last = fields_seen(game)[-1]
    flats = Array(bits_seen(game), (0, last.at + last.size))
    by_seat, streams = Array(64, (0, MAX_SEATS)), Array(64, (0, STREAM))
    policies = Array(64, (0, CHANCE + 1))
    part = NUMBER, NUMBER
    return {
        "weight_of": (RECORD, NUMBER, NUMBER),
        "play_rows": (RECORDS, SHORTS, SHORTS, LONGS, log, NUMBER, *part),
        "play_on": (
            *(RECORDS, RECORDS, streams, policies, SHORTS, masks, lists, SHORTS, LONGS, log),
            *(NUMBER, NUMBER, *part, SHORTS, SHORTS),
        ),
        "mark_legal": (RECORDS, SHORTS, masks, *part, SHORTS),
        "list_asked": (RECORDS, SHORTS, *part),
        "view_tables": (RECORDS, SHORTS, RECORDS, *part),
        "flatten_tables": (RECORDS, SHORTS, flats, RECORD, *part),
        "guess_tables": (RECORDS, SHORTS, RECORDS, RECORD, streams, *part, SHORTS),
        "rank_seats": (RECORDS, by_seat, by_seat, *part),
        "judge_tables": (RECORDS, SHORTS, LONGS, *part),
    }
