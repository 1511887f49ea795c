"""What somebody orders: is it a table that can be played at? And a record that is brought in."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator
from dataclasses import replace

from tabard.engine.fair_chance import new_secret
from tabard.engine.find import find_game
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match.resigning import BY_DEFAULT, resigns, stand_in_of
from tabard.engine.record import MatchRecord, RecordProblem, read_record
from tabard.engine.record.replay import readings, verify
from tabard.engine.words import _, listed, say
from tabard.players import BOTS, LEVELS, house_player

from ..complaints import Complaint, Unlawful
from ..database.rows import HUMAN, OPEN, MoveRow, SeatRow, TableRow
from .rooms import Order

PLAIN = "abcdefghjkmnpqrstuvwxyz23456789"  # none that could be taken for another
_LENGTH = 12
LONGEST_DELAY = 1000  # decisions after which who only watches sees a table, at most
CLOCK = (5.0, 14 * 24 * 3600.0)  # seconds for a decision, at least and at most


def new_id() -> str:
    """The address of a new table: nobody can guess it."""
    return "".join(secrets.choice(PLAIN) for _letter in range(_LENGTH))


def next_nonce(nonce: str) -> str:
    """The nonce of the same person's seat in a rematch: who asks twice gets the same token."""
    return hashlib.sha256(f"again {nonce}".encode()).hexdigest()[:16]


def table_of(order: Order, now: float) -> tuple[TableRow, list[SeatRow]]:
    """The table that was ordered now, and its places. Raises Complaint."""
    try:
        game = find_game(order.game)
        game.empty_table(len(order.players), order.options)
        options = game.chosen(order.options)
    except Misused as error:
        raise Complaint(str(error)) from None
    for who in order.players:
        if who != OPEN:
            check_bot(who)
    _check_clock(order)
    if not 0 <= order.delay <= LONGEST_DELAY:
        sentence = _("Who watches sees a table at most {most} decisions later.")
        raise Complaint(say(sentence, most=LONGEST_DELAY))
    row = TableRow(
        new_id(), game.name, game.version, len(order.players), options, order.clock,
        order.stand_in, order.listed, now, hints=order.hints, delay=order.delay,
        secret=new_secret(),
    )  # fmt: skip
    seats = [SeatRow(player, who) for player, who in enumerate(order.players)]
    if all(seat.who for seat in seats):
        row = TableRow(**{**vars(row), "due": row.created})
    return row, seats


def turned(player: int, players: int) -> int:
    """Where somebody sits in a rematch: one place farther to the front, the first at the end."""
    return (player - 1) % players


def again(row: TableRow, seats: tuple[SeatRow, ...], now: float) -> tuple[TableRow, list[SeatRow]]:
    """The table of a rematch: the same with the seats turned, so that another begins; people's
    places are kept for them."""
    seats = tuple(replace(seat, player=turned(seat.player, len(seats))) for seat in seats)
    seats = tuple(sorted(seats, key=lambda seat: seat.player))
    players = tuple(OPEN if seat.who == HUMAN else seat.who for seat in seats)
    order = Order(
        row.game, players, row.options, row.clock, row.stand_in, row.listed, row.hints, row.delay
    )  # fmt: skip
    places = [
        SeatRow(seat.player, OPEN, seat.name, next_nonce(seat.nonce), silenced=seat.silenced)
        if seat.who == HUMAN
        else seat
        for seat in seats
    ]
    return replace(table_of(order, now)[0], guest=row.guest), places


def check_bot(word: str) -> None:
    """Is there a bot of this name, of the house and that thinks no longer than the inn wishes? No
    guest can name one of somebody's own. Raises Complaint."""
    try:
        house_player(word)
    except Misused as error:
        raise Complaint(str(error)) from None
    here = [f"bot:{known}" for known in (*LEVELS, *BOTS)]
    if word not in here:
        sentence = _(
            "No guest gives a bot its budget, as {name} would have it; here there is {bots}."
        )
        raise Complaint(say(sentence, name=word, bots=listed(here)))


def _check_clock(order: Order) -> None:
    if order.stand_in != BY_DEFAULT:
        check_bot(order.stand_in)
    least, most = CLOCK
    if order.clock is not None and not least <= order.clock <= most:
        sentence = _("A clock gives {least} seconds to {days} days for a decision.")
        raise Complaint(say(sentence, least=int(least), days=int(most / 86400)))


def prove(
    text: str, *, unfinished: bool = False, heard: Callable[[int, int], None] | None = None
) -> bool:
    """Try every move of a record, of which ``heard`` is told how far it is: is the game over?
    Raises Unlawful for one that is not lawful, or that only whoever runs the inn can bring in."""
    verdict = verify(text.replace("\r\n", "\n"), heard)
    if not verdict.valid:
        raise _does_not_hold(verdict.line, verdict.problem, verdict.rule)
    record = read_record(text.replace("\r\n", "\n"))
    _check_stand_ins(record)
    game, over = find_game(record.head.game), verdict.result is not None
    seats = _sitting(record, over=over)
    if not (verdict.finished or unfinished or _cheats_nobody(game, seats)):
        sentence = _(
            "This game is not finished, and its record holds what its players hide from each "
            "other: only whoever runs the inn can bring it in."
        )
        raise Unlawful(say(sentence))
    return over


def moves_in(text: str) -> int:
    """How many moves a record has; none of them is tried yet. Raises Unlawful."""
    try:
        return len(read_record(text.replace("\r\n", "\n")).entries)
    except RecordProblem as problem:
        raise _does_not_hold(problem.line, problem.sentence, problem.rule) from None


def imported(text: str, now: float, *, over: bool) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
    """The table that a record tells of, which was proved to hold: brought in now."""
    record = read_record(text.replace("\r\n", "\n"))
    game = find_game(record.head.game)
    seats = _sitting(record, over=over)
    bots_alone = not over and all(seat.who for seat in seats)
    row = TableRow(
        new_id(), game.name, record.head.rules, record.head.seats,
        readings(record.head), created=now, over=over, due=now if bots_alone else None,
    )  # fmt: skip
    return row, seats, list(_lines(record, now))


def _check_stand_ins(record: MatchRecord) -> None:
    """Is everybody here who stands in for a seat? Else the game could never go on."""
    for entry in record.entries:
        stand_in = stand_in_of(entry.words) if resigns(entry.words) else BY_DEFAULT
        if stand_in != BY_DEFAULT:
            try:
                check_bot(stand_in)
            except Complaint as complaint:
                raise _does_not_hold(entry.line, complaint.sentence) from None


def _does_not_hold(line: int, problem: str, rule: str = "") -> Unlawful:
    where = say(_("line {line}: {problem}"), line=line, problem=problem) if line else problem
    return Unlawful(say(_("This record does not hold: {problem}"), problem=where), rule)


def _cheats_nobody(game: Game, seats: list[SeatRow]) -> bool:
    """May somebody who has read the whole record play on with it? Not where another person would
    hide something from him."""
    return not game.has_secrets or sum(seat.who in (OPEN, HUMAN) for seat in seats) <= 1


def _sitting(record: MatchRecord, *, over: bool) -> list[SeatRow]:
    """Who sat there. In a game that is not over the places of people are open again; whoever
    this inn does not know is taken for a person."""
    seats = []
    for player, who in enumerate(record.head.who or (HUMAN,) * record.head.seats):
        try:
            check_bot(who)
        except Complaint:
            who = HUMAN if over else OPEN
        seats.append(SeatRow(player, who, who if who == HUMAN else ""))
    return seats


def _lines(record: MatchRecord, at: float) -> Iterator[MoveRow]:
    for number, entry in enumerate(record.entries):
        by_itself = entry.seat == CHANCE
        yield MoveRow(number, entry.seat, entry.words, by_itself, None, at)
