"""A seat that is lent to a bot for a while, and taken back: who is away, and who plays for him."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from tabard.engine.match.resigning import BY_DEFAULT
from tabard.engine.words import _, n_, say

from ..complaints import Conflict, MovedOn, NotAllowed, NotThere
from ..database.rows import Kept, SeatRow
from ..database.store import Store
from . import orders
from .chairs import led
from .course import Course
from .rooms import Done
from .seating import Seating
from .tables import Tables, check_goes_on
from .turns import staying_people, too_late, voters, votes_on, waited_for

USUAL = "bot:fair"  # plays for who is away, where nobody has said who shall
PATIENCE = 900.0  # seconds for which all wait before they may vote to let somebody go
_TRIES = 20  # so often it is tried again when others lend or take back at the same table

Change = Callable[[Kept, Course], SeatRow | None]


class Lending:
    """The seats that are lent at the tables of an inn; ``changed`` hears of each change."""

    def __init__(
        self, store: Store, tables: Tables, seating: Seating, changed: Callable[[str], None]
    ) -> None:
        self.store, self.tables, self.seating = store, tables, seating
        self._changed = changed

    def lend(self, table: str, token: str | None, bot: str) -> Done:
        """A bot plays for whoever has this token until he takes his seat back, or another one than
        before. Raises MovedOn, NotAllowed, and Complaint for a bot that is not here."""
        orders.check_bot(bot)

        def lent(kept: Kept, course: Course) -> SeatRow | None:
            return self._away(self._own(kept, course, token), bot)

        return self._change(table, lent)

    def take_back(self, table: str, token: str | None) -> Done:
        """The seat is played again by whoever has this token. Raises as ``lend`` does."""

        def back(kept: Kept, course: Course) -> SeatRow | None:
            return self._back(self._own(kept, course, token), kept, course)

        return self._change(table, back)

    def let_go(self, table: str, token: str | None, player: int) -> Done:
        """Vote to have a bot play for a player on whom all have waited for long: once more than
        half of the other people who are here are for it, one does, until he takes his seat back.
        What he decides himself ends the vote. Raises as ``lend`` does, and NotThere."""

        def voted(kept: Kept, course: Course) -> SeatRow | None:
            me = self._own(kept, course, token).player
            self._check_waited(kept, course, me, player)
            votes, seat = votes_on(course, kept, player), kept.seats[player]
            asked = waited_for(course, kept, player)
            assert asked is not None, "it was checked"
            if me in votes:
                return None
            votes |= {me}
            if 2 * len(votes) > len(voters(course, kept, player)):
                return self._away(replace(seat, votes=0, voted_on=0), USUAL)
            bits = sum(1 << other for other in votes)
            return replace(seat, votes=bits, voted_on=asked.number)

        return self._change(table, voted)

    def _check_waited(self, kept: Kept, course: Course, me: int, player: int) -> None:
        """May this player vote to let that one go now? Raises what ``let_go`` raises."""
        if not 0 <= player < len(kept.seats):
            raise NotThere(say(_("There is no such place at this table.")))
        if me == player:
            raise NotAllowed(say(_("Lend your seat yourself, or leave it.")))
        if kept.seats[me].away:
            raise MovedOn(say(_("A bot plays for you: take your seat back first.")))
        asked = waited_for(course, kept, player)
        if asked is None:
            raise MovedOn(say(_("Nobody waits for this player now.")))
        since = max(asked.at, kept.seats[player].clock_from)
        left = ceil((since + PATIENCE - self.store.clock.now()) / 60)
        if left > 0:
            sentence = n_(
                "Wait a little longer: in {minutes} minute you may vote.",
                "Wait a little longer: in {minutes} minutes you may vote.",
            )
            raise MovedOn(say(sentence, minutes=left))

    def lend_where_late(self, table: str) -> None:
        """A bot plays for everybody for whom the clock has decided too often in a row."""

        def lent(kept: Kept, course: Course) -> SeatRow | None:
            stand_in = kept.table.stand_in
            bot = USUAL if stand_in == BY_DEFAULT else stand_in
            for player in staying_people(course, kept):
                seat = kept.seats[player]
                if not seat.away and too_late(course, kept, player):
                    return self._away(seat, bot)
            return None

        kept = self.tables.kept(table)
        if not kept.table.stopped and not self.tables.course(kept).match.over:
            self._change(table, lent)

    def _change(self, table: str, change: Change) -> Done:
        """Change one seat as it is said; where others were faster, it is asked again."""
        for _try in range(_TRIES):
            kept = self.tables.kept(table)
            if not kept.begun:
                raise MovedOn(say(_("The game has not begun: a place is open.")))
            check_goes_on(kept)
            course = self.tables.course(kept)
            seat = change(kept, course)
            if seat is None:
                return Done(course.count, True)
            try:
                self.store.lend(table, seat, kept.table.lent)
            except Conflict:
                continue
            self._changed(table)
            return Done(course.count)
        raise MovedOn(say(_("The table goes on too fast; try again.")))

    def _own(self, kept: Kept, course: Course, token: str | None) -> SeatRow:
        """The seat of whoever has this token, if it can be lent or taken back."""
        player = self.seating.own_player(kept, token)
        if course.match.over:
            raise MovedOn(say(_("The game is over.")))
        if player not in staying_people(course, kept):
            raise NotAllowed(say(_("You have left this seat for good.")))
        return kept.seats[player]

    def _away(self, seat: SeatRow, bot: str) -> SeatRow | None:
        """The seat once this bot plays; None where it does already."""
        if seat.away == bot:
            return None
        since = seat.away_at if seat.away else self.store.clock.now()
        return replace(seat, away=bot, away_at=since)

    def _back(self, seat: SeatRow, kept: Kept, course: Course) -> SeatRow | None:
        """The seat once it is its owner's again. Of the time for a question that was put before he
        went he has as much as he had then: nobody gains any by going and coming. Where there is no
        clock the others begin to wait for him anew."""
        if not seat.away or seat.away_at is None:
            return None
        begun = [
            max(course.asked[own].at, seat.clock_from)
            for own in led(course.match, seat.player)
            if own in course.asked and course.asked[own].at <= seat.away_at and kept.table.clock
        ]
        used = max((seat.away_at - at for at in begun), default=0.0)
        back = replace(seat, votes=0, voted_on=0)
        return replace(back, away="", away_at=None, clock_from=self.store.clock.now() - used)
