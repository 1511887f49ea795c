"""The inn: everything that can be done at its tables. Pages and the HTTP interface call this.

::

    inn = Inn(Store("inn.sqlite"))
    table = inn.open_table(Order("council", ("", "bot:greedy")))
    token = inn.seating.take_seat(table, 0, "Ada")        # the private link of the seat holds it
    room = inn.look(table, token)                 # what this viewer may know; token None: spectator
    done = inn.play(table, token, room.questions[0].number, "vote side=peace", key="a1")
    rows = room.match.tell(room.seats, inn.look(table, token).told_since(room.version))

Every call may come from any thread, and may wait for the database: call it from no event loop.
What could not be done raises Complaint, with one sentence; nothing has changed then. What returned
is on disk. Players, seats and moves are counted from 0; people count them from 1.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tabard.engine.find import all_games
from tabard.engine.game import Game
from tabard.engine.match import Match
from tabard.engine.match.following import CONCEDE, UNDO
from tabard.engine.match.resigning import BY_DEFAULT, resignation
from tabard.engine.odds import Odds
from tabard.engine.record import read_record, text_for, text_of
from tabard.engine.record.draws import draws_of
from tabard.engine.refusals import Refusal
from tabard.engine.seals import Seal
from tabard.engine.signing import public_key
from tabard.engine.words import _, say

from ..complaints import Conflict, MovedOn, NotAllowed
from ..database.rows import HUMAN, Kept, MoveRow, SeatRow, TableRow
from ..database.store import Store
from . import chairs, chance, deciding, looking, orders, sealing
from .chance import Promises
from .chances import Chances, Curve
from .cleaning import clean_line, clean_number
from .closing import no_table
from .course import Course
from .hints import Hints, Wanted
from .lending import Lending
from .links import LASTING, Links
from .looking import Sight
from .passkeys import Passkeys
from .presence import Presence
from .reckoning import Reckonings
from .regulars import Regulars
from .replays import Replays
from .rooms import Chair, Done, Hint, Order, Room, Seated, Summary
from .seating import Seating
from .tables import Tables, check_goes_on, is_here
from .tokens import Signer, Token
from .turns import Pace
from .visits import Visits
from .ways import Ways

TAKEN_BACK = 500  # decisions that a player may take back at a table: so a log has an end
_LISTED = 100  # so many tables are listed, at most


class Inn:
    """The tables of one database. ``seating`` says who sits at them, and lets people sit down;
    ``lending`` for whom a bot plays for now; ``visits`` what a guest holds and has seen;
    ``presence`` who is here; ``regulars`` whose name lasts, and ``passkeys`` how he comes in;
    ``ways`` how a guest is told that it is his turn.
    ``link_lasts`` are the seconds for which a private link leads to its seat; ``closes`` says that
    it is closing time, as far as this worker knows."""

    def __init__(
        self, store: Store, *, pace: Pace | None = None, link_lasts: float = LASTING
    ) -> None:
        self.store, self.closes = store, False
        key, self._record_key = store.signing_key(), store.record_key()
        signer, self._key = Signer(key), key.encode()
        self._listeners: list[Callable[[str], None]] = []
        self.tables = Tables(store, replace(pace or Pace(), secret=key), self.changed)
        self.regulars = Regulars(store)
        self.passkeys, self.ways = Passkeys(store, self.regulars), Ways(store, self._key)
        links = Links(store, link_lasts)
        self.seating = Seating(store, self.tables, signer, links, self.regulars, self.changed)
        self.lending = Lending(store, self.tables, self.seating, self.changed)
        self.visits, self.presence = Visits(store, signer), Presence(store)
        self.replays, self.reckonings = Replays(), Reckonings()
        self.hints, self.chances = Hints(store), Chances(store)
        self.promises = Promises(self._key)

    def hear(self, listener: Callable[[str], None]) -> None:
        """From now on call this with a table's id after every change that is made here."""
        self._listeners.append(listener)

    def changed(self, table: str) -> None:
        """Tell all who listen that a table has changed."""
        for listener in self._listeners:
            listener(table)

    # --- the front page -----------------------------------------------------------------------

    def games(self) -> list[Game]:
        """The games that can be played here."""
        return all_games()[0]

    def list_tables(self) -> list[Summary]:
        """The newest tables that are shown to everybody."""
        listed = self.store.tables(_LISTED)
        return [chairs.summary(kept) for kept in listed if is_here(kept.table.game)]

    def summary(self, table: str) -> Summary:
        """A table in short; it need not have begun. Raises NotThere."""
        return chairs.summary(self.tables.kept(table))

    def player(self, table: str, token: str | None) -> int | None:
        """The place of whoever has this token; None for a spectator. Raises NotThere."""
        return self.seating.viewer(self.tables.kept(table), token)

    def waits_for(self, table: str) -> tuple[Chair, ...]:
        """Who must decide at a table now: everybody at it can see that. Raises NotThere."""
        sight = self.sight(table)
        if sight.course is None:
            return ()
        match, asked = sight.course.match, {*sight.course.awaited}
        return tuple(one for one in chairs.chairs(sight.kept, match) if asked & {*one.seats})

    def fetched(self, table: str, player: int) -> None:
        """Somebody who sits there has fetched a page of a table: he is here."""
        if self.presence.fetched(table, player):
            self.changed(table)

    def open_table(self, order: Order, guest: str = "") -> str:
        """Set up a table as it was ordered: its id, which is its address. ``guest`` is who pays
        for it with his share of the inn's time; nobody: the house. Raises MovedOn where a promise
        has opened a table already."""
        self._check_open()
        row, seats = orders.table_of(order, self.store.clock.now())
        self._add(replace(row, guest=self.payer(guest)), seats, order.promise)
        self.changed(row.id)
        return row.id

    def _add(self, row: TableRow, seats: Sequence[SeatRow], promise: str) -> None:
        """A new table, with the secret that was promised."""
        if promise:
            row = replace(row, secret=self.promises.secret(promise))
        try:
            self.store.add_table(row, seats)
        except Conflict:
            raise MovedOn(say(_("A table was opened by this already; look again."))) from None

    def payer(self, guest: str) -> str:
        """The word by which the database knows who has set a table up; it tells nobody who."""
        if not guest:
            return ""
        return hmac.new(self._key, guest.encode(), "sha256").hexdigest()[:32]

    # --- looking ------------------------------------------------------------------------------

    def look(self, table: str, token: str | None = None, at: int | None = None) -> Room:
        """A table as a viewer may know it: now, or after so many moves."""
        now = self.sight(table)
        player = self.seating.viewer(now.kept, token)
        sight, past = self.for_watchers(now) if player is None else now, None
        if at is not None and sight.course is not None:
            whose = table if sight is now else f"{table} as it was"
            past = self.replays.at(whose, sight.course.copy().match, at)
        said = self.store.notes(table) if sight.kept.last_note else []
        notes = tuple(note for note in said if note.at < sight.until)
        given: dict[int, Hint] = {}
        if player is not None and sight.course is not None and at is None:
            given = self.hints.given(sight.kept, sight.course, player)
        return looking.room(sight, player, notes, past, given)

    def sight(self, table: str) -> Sight:
        """Everything about a table as it is now, for nobody's eyes yet."""
        kept = self.tables.kept(table)
        course = self.tables.course(kept) if kept.begun else None
        return Sight(kept, course)

    def for_watchers(self, sight: Sight) -> Sight:
        """The same for those who only watch: as it was before the last decisions, if the table is
        set so and plays; then nothing is in it that was decided, said or asked for since."""
        course, kept = sight.course, sight.kept
        delay = kept.table.delay
        if course is None or course.match.over or not delay or not course.decided:
            return sight
        count, until = course.decided[-delay:][0]
        said = [note.id for note in self.store.notes(kept.table.id) if note.at < until]
        seats = tuple(replace(seat, votes=0, voted_on=0) for seat in kept.seats)
        earlier = replace(
            kept,
            seats=seats,
            lines=count,
            last_note=max(said, default=0),
            hints=self.hints.counted(kept, until),
        )
        return Sight(earlier, self.tables.earlier(kept, count), until)

    def record(self, table: str, token: str | None = None) -> str:
        """The record as this viewer may know it; the whole of it once the game is over."""
        kept = self.tables.kept(table)
        player = self.seating.viewer(kept, token)
        course, who = self._course(kept), [seat.who for seat in kept.seats]
        if player is None:
            course = self.for_watchers(self.sight(table)).course or course
        if course.match.over:
            return self._whole(kept, course)
        match = course.copy().match
        seats = chairs.chairs(kept, match)[player].seats if player is not None else ()
        return text_for(match, seats, who, chance.committed(kept))

    def how_it_turned(self, table: str) -> tuple[Curve | None, bool]:
        """How the chances went in a game that is over, and whether that is all: else it is not
        reckoned yet. Raises MovedOn where the game goes on."""
        if not self.tables.kept(table).table.over:
            raise MovedOn(say(_("The game is not over yet.")))
        return self.chances.known(table)

    def whole_record(self, table: str) -> str:
        """The record with all its secrets, for whoever runs the inn."""
        kept = self.tables.kept(table)
        return self._whole(kept, self._course(kept))

    def draws(self, table: str) -> dict[str, Any]:
        """Of a game that is over: out of what each draw was taken. Raises MovedOn."""
        kept = self.tables.kept(table)
        if not kept.begun or not (course := self._course(kept)).match.over:
            raise MovedOn(say(_("The game is not over yet.")))
        return draws_of(read_record(self._whole(kept, course)))

    @property
    def public_key(self) -> str:
        """The key that proves what this inn has signed."""
        return public_key(self._record_key)

    def _whole(self, kept: Kept, course: Course) -> str:
        """The whole record; of a game that is over with what its chance followed from, signed."""
        who, said = [seat.who for seat in kept.seats], chance.committed(kept)
        log = self.store.lines(kept.table.id) if said and course.match.over else []
        told = chance.published(kept, course, log)
        return text_of(course.copy().match, who, said, told, self._record_key)

    # --- deciding -----------------------------------------------------------------------------

    def try_out(self, table: str, token: str | None, seat: int, words: str) -> deciding.Tried:
        """Would this move be allowed, or its beginning, and how can it go on? (No words: what can
        be done now.) Nothing changes by it. Raises Unlawful with the rule."""
        match = self._own(table, token, seat)
        with deciding.lawful():
            return deciding.tried(match, seat, words)

    def why_not(self, table: str, token: str | None, seat: int, words: str) -> Refusal | None:
        """Why this viewer's seat may not make this move now; None if it may."""
        match = self._own(table, token, seat)
        with deciding.lawful():
            return deciding.why_not(match, seat, words)

    def odds(self, table: str, token: str | None, seat: int, words: str = "") -> list[Odds]:
        """How likely each way is in which this move (it may be half said) may come out, or what
        can be risked now, from what this viewer's seat may know. Raises TooOften."""
        course = self._own_course(table, token, seat)
        if course.match.over:
            raise MovedOn(say(_("The game is over.")))
        with deciding.lawful():
            key = (table, course.count, seat, deciding.short(words))
            return self.reckonings.of(key, lambda: course.copy().match.odds(seat, words))

    def wants_hint(self, table: str, token: str | None, seat: int) -> Wanted:
        """A hint may be thought about for this viewer's seat, which must be asked; once for a
        question."""
        kept = self.tables.kept(table)
        player = self.seating.own_player(kept, token)
        if not kept.table.hints:
            raise NotAllowed(say(_("Hints are forbidden at this table.")))
        check_goes_on(kept)
        course = self._own_course(table, token, seat)
        if course.match.over:
            raise MovedOn(say(_("The game is over.")))
        if seat in course.match.stand_ins:
            raise NotAllowed(say(_("You have left this seat for good.")))
        _check_present(kept, player)
        if seat not in course.asked:
            raise MovedOn(say(_("It is not up to you now.")))
        given = self.hints.given(kept, course, player).get(seat)
        question = course.asked[seat].number
        return Wanted(table, player, seat, question, course.copy().match, given)

    def give_hint(self, wanted: Wanted, hint: Hint) -> Hint:
        """Give a hint to whoever wants it, and to nobody else; everybody hears that he has asked.
        It is the one that he got meanwhile, if he did."""
        hint = self.hints.give(wanted, hint)
        self.changed(wanted.table)
        return hint

    def play(
        self,
        table: str,
        token: str | None,
        question: int,
        words: str,
        *,
        seat: int | None = None,
        key: str | None = None,
    ) -> Done:
        """Answer a question with a move. ``seat`` is needed only where this viewer leads several
        seats that are asked under one number; ``key`` is the client's own name for this move: sent
        again with the same key, it is acknowledged and not played twice. Raises Unlawful with the
        rule, or MovedOn for a question that is not open any more."""

        def move(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            who = deciding.seat_asked(course, own, seat, question)
            return [(who, deciding.whole_move(course.match, who, words))]

        return self._decide(table, token, move, key, words)

    def undo(
        self, table: str, token: str | None, *, seat: int | None = None, key: str | None = None
    ) -> Done:
        """Take back this viewer's last decision, where nothing has been revealed since."""

        def back(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            able = [s for s in own if looking.can_take_back(course, s)]
            first = next(iter(able), own[0])
            wanted = first if seat is None else deciding.own_seat(own, seat)
            complaint = course.match.why_not_undo(wanted)
            if complaint and wanted not in course.sealed:
                raise MovedOn(complaint)
            if self.store.taken_back(table, own) >= TAKEN_BACK:
                sentence = _("You have taken back {most} decisions here: the next ones stand.")
                raise NotAllowed(say(sentence, most=TAKEN_BACK))
            return sealing.takes_back(course, wanted)

        return self._decide(table, token, back, key, UNDO)

    def seal(
        self,
        table: str,
        token: str | None,
        question: int,
        seal: str,
        *,
        seat: int | None = None,
        key: str | None = None,
    ) -> Done:
        """Answer a question with a seal (``engine.seals``): the answer stays with whoever gives it
        until all others are in. Raises as ``play`` does."""

        def shut(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            return sealing.seals(course, deciding.seat_asked(course, own, seat, question), seal)

        return self._decide(table, token, shut, key, Seal(question, seal).words)

    def open_seal(
        self, table: str, token: str | None, number: str, words: str, *, seat: int
    ) -> Done:
        """Open what this viewer's seat has sealed, once all others are in: the number that sealed
        it, and the answer."""
        said = chance.committed(self.tables.kept(table))

        def opens(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            who = deciding.own_seat(own, seat)
            return sealing.opens(course, who, said.commitment if said else "", number, words)

        return self._decide(table, token, opens, None)

    def leave_shut(self, table: str, token: str | None, *, seat: int) -> Done:
        """This viewer cannot open what his seat has sealed: the rules answer for it."""

        def shut(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            return sealing.stays_shut(course, deciding.own_seat(own, seat))

        return self._decide(table, token, shut, None)

    def resign(self, table: str, token: str | None, stand_in: str = BY_DEFAULT) -> Done:
        """Leave a seat for good: a bot, or the lawful defaults, play on. Before the match has
        begun the place is open again."""
        if stand_in != BY_DEFAULT:
            orders.check_bot(stand_in)
        kept = self.tables.kept(table)
        if not kept.begun:
            player = self.seating.own_player(kept, token)
            if self.store.leave_seat(table, player, kept.seats[player].nonce):
                self.changed(table)
                return Done(0)
            kept = self.tables.kept(table)  # it has begun just now
        if kept.seats[self.seating.own_player(kept, token)].away:
            self.lending.take_back(table, token)

        def leave(course: Course, own: Sequence[int]) -> Sequence[tuple[int, str]]:
            return [(seat, resignation(stand_in)) for seat in own]

        return self._decide(table, token, leave, None)

    def concede(self, table: str, token: str | None) -> Done:
        """Give the whole game up, for who plays alone against bots or the game itself."""
        kept = self.tables.kept(table)
        if sum(seat.who == HUMAN for seat in kept.seats) > 1:
            sentence = _("Others play here too: leave your seat, and the game goes on without you.")
            raise NotAllowed(say(sentence))
        return self._decide(table, token, lambda _course, own: [(own[0], CONCEDE)], None)

    # --- beside the game ----------------------------------------------------------------------

    def chat(self, table: str, token: str | None, text: str) -> None:
        """Say something to everybody at the table."""
        kept = self.tables.kept(table)
        player = self.seating.own_player(kept, token)
        if kept.seats[player].silenced:
            raise NotAllowed(say(_("Whoever runs this inn lets you say nothing at this table.")))
        self.store.add_note(table, player, kept.seats[player].name, clean_line(text))
        self.changed(table)

    def rematch(self, table: str, token: str | None, number: str = "", promise: str = "") -> Seated:
        """The table at which these people play the same again, with the seats turned, and the
        viewer's seat there. It is set up for the first who asks; the others' places are kept until
        they ask too. The number is added to its chance; ``promise`` is the ticket of
        who asks first, if he has one."""
        kept, number = self.tables.kept(table), clean_number(number)
        player = self.seating.own_player(kept, token)
        if not kept.table.over:
            raise MovedOn(say(_("The game is not over yet.")))
        again = kept.table.rematch
        if again is None:
            self._check_open()
            row, seats = orders.again(kept.table, kept.seats, self.store.clock.now())
            self._add(row, seats, promise)
            self.store.set_rematch(table, row.id)
            again = self.tables.kept(table).table.rematch or row.id
            self.changed(table)
        nonce = orders.next_nonce(kept.seats[player].nonce)
        place = orders.turned(player, len(kept.seats))
        seat = SeatRow(place, HUMAN, kept.seats[player].name, nonce, number=number)
        if self.store.take_seat(again, seat) or seat in self.tables.kept(again).seats:
            self.changed(again)
            return Seated(again, self.seating.signer.sign(Token(again, place, nonce)))
        return Seated(again)

    def bring_in(self, record: str, *, unfinished: bool = False, guest: str = "") -> str:
        """A new table from a record: its id. Every move is tried first. ``unfinished`` is for
        whoever runs the inn: it takes records with secrets that people still have in play."""
        over = orders.prove(record, unfinished=unfinished)
        return self.unpack(record, over=over, guest=guest)

    def unpack(self, record: str, *, over: bool, guest: str = "") -> str:
        """A new table from a record of which all is proved: its id."""
        self._check_open()
        row, seats, lines = orders.imported(record, self.store.clock.now(), over=over)
        self.store.add_table(replace(row, guest=self.payer(guest)), seats, lines)
        self.changed(row.id)
        return row.id

    # --- who asks -----------------------------------------------------------------------------

    def _check_open(self) -> None:
        """Raises Closes at closing time: no table is opened then."""
        if self.closes:
            raise no_table()

    def _decide(
        self,
        table: str,
        token: str | None,
        decision: Callable[[Course, Sequence[int]], Sequence[tuple[int, str]]],
        key: str | None,
        words: str = "",
    ) -> Done:
        """Make a decision for a viewer's own seats, unless it is made already: then under the same
        ``key``, and with the same ``words``."""
        kept = self.tables.kept(table)
        player = self.seating.own_player(kept, token)
        if not kept.begun:
            raise MovedOn(say(_("The game has not begun: a place is open.")))
        repeated = False

        def change(course: Course, now: Kept) -> list[MoveRow]:
            nonlocal repeated
            led = chairs.led(course.match, player)
            seat = next((seat for seat in led if key and (seat, key) in course.keys), None)
            repeated = seat is not None
            if key and seat is not None:
                deciding.check_same(course.match, seat, words, course.keys[seat, key])
                return []
            own = [seat for seat in led if seat not in course.match.stand_ins]
            if not own:
                raise NotAllowed(say(_("You have left this seat for good.")))
            _check_present(now, player)
            return course.decide(decision(course, own), key, self.store.clock.now())

        with deciding.lawful():
            return Done(self.tables.change(kept, change).count, repeated)

    def _own(self, table: str, token: str | None, seat: int) -> Match:
        """A match to try upon, for one of the viewer's own seats."""
        return self._own_course(table, token, seat).copy().match

    def _own_course(self, table: str, token: str | None, seat: int) -> Course:
        """The course of a table, to look at, for one of the viewer's own seats."""
        kept = self.tables.kept(table)
        player = self.seating.own_player(kept, token)
        course = self._course(kept)
        if seat not in chairs.led(course.match, player):
            raise NotAllowed(say(_("This is not your seat.")))
        return course

    def _course(self, kept: Kept) -> Course:
        if not kept.begun:
            raise MovedOn(say(_("The game has not begun: a place is open.")))
        return self.tables.course(kept)


def _check_present(kept: Kept, player: int) -> None:
    """Raises MovedOn for who is away."""
    if kept.seats[player].away:
        raise MovedOn(say(_("A bot plays for you: take your seat back first.")))
