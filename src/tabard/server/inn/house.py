"""The house: the tables of one database, who may come in, and who sits where."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from dataclasses import replace

from tabard.engine.find import all_games
from tabard.engine.game import Game
from tabard.engine.words import _, say

from ..complaints import Complaint, MovedOn, NotAllowed, NotThere
from ..database.rows import HUMAN, OPEN, Kept, SeatRow
from ..database.store import Store
from . import chairs, links, orders
from .cleaning import clean_name, sounds_like
from .rooms import Order, Summary
from .tables import Tables, is_here
from .tokens import Signer, Token
from .turns import Pace
from .visits import Visits

_LISTED = 100  # so many tables are listed, at most


class House:
    """The tables of one database, and the seats at them. ``link_lasts`` are the seconds for which
    a private link leads to its seat."""

    def __init__(
        self, store: Store, *, pace: Pace | None = None, link_lasts: float = links.LASTING
    ) -> None:
        self.store = store
        key = store.signing_key()
        self.signer, self._key = Signer(key), key.encode()
        self.visits = Visits(store, self.signer)
        self.links = links.Links(store, link_lasts)
        pace = pace or Pace()
        self._listeners: list[Callable[[str], None]] = []
        self.tables = Tables(store, replace(pace, secret=key), self.changed)

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

    def open_table(self, order: Order, guest: str = "") -> str:
        """Set up a table as it was ordered: its id, which is its address. ``guest`` is who pays
        for it with his share of the inn's time; nobody: the house."""
        row, seats = orders.table_of(order, self.store.clock.now())
        self.store.add_table(replace(row, guest=self.payer(guest)), seats)
        self.changed(row.id)
        return row.id

    def payer(self, guest: str) -> str:
        """The word by which the database knows who has set a table up; it tells nobody who."""
        if not guest:
            return ""
        return hmac.new(self._key, guest.encode(), "sha256").hexdigest()[:32]

    # --- seats --------------------------------------------------------------------------------

    def take_seat(self, table: str, player: int, name: str) -> str:
        """Sit down in an open place: the token of the seat. The match begins with the last."""
        kept, name = self.tables.kept(table), clean_name(name)
        place = kept.seats[self._place(kept, player)]
        if place.who == OPEN and place.name:
            raise NotAllowed(say(_("This place is kept for {name}."), name=place.name))
        if any(sounds_like(name) == sounds_like(other.name) for other in kept.seats):
            raise Complaint(say(_("Somebody at this table is called {name} already."), name=name))
        seat = SeatRow(player, HUMAN, name, secrets.token_urlsafe(9))
        if not self.store.take_seat(table, seat):
            raise MovedOn(say(_("Somebody sits there already.")))
        self.changed(table)
        return self.signer.sign(Token(table, player, seat.nonce))

    def seat_bot(self, table: str, token: str | None, player: int, bot: str) -> None:
        """Put a bot into a place where nobody sits; whoever sits at the table may do so."""
        kept = self.tables.kept(table)
        self._own_player(kept, token)
        orders.check_bot(bot)
        if not self.store.take_seat(table, SeatRow(self._place(kept, player), bot)):
            raise MovedOn(say(_("Somebody sits there already.")))
        self.changed(table)

    def player(self, table: str, token: str | None) -> int | None:
        """Whose token this is; None for a spectator (no token). Raises NotAllowed for a token of
        another seat or table, or one that was never given."""
        return self.viewer(self.tables.kept(table), token)

    # --- private links ------------------------------------------------------------------------

    def make_link(self, table: str, token: str | None) -> str:
        """A link by which whoever holds this seat takes it elsewhere as well; the one before ends.
        Raises NotAllowed, as all of these do for who has no right to it."""
        return self.links.make(self._own_seat(table, token))

    def end_link(self, table: str, token: str | None) -> None:
        """The seat's link leads there no more."""
        self.links.end(self._own_seat(table, token))

    def linked(self, table: str, link: str) -> int:
        """The player to whose seat a link leads; nothing changes by it."""
        player = self.links.leads_to(self.tables.kept(table).table.id, link)
        if player is None:
            raise NotAllowed(_ended())
        return player

    def follow(self, table: str, link: str) -> str:
        """The token of the seat to which a link leads; it does so once."""
        seat = self.links.follow(self.tables.kept(table).table.id, link)
        if seat is None:
            raise NotAllowed(_ended())
        return self.signer.sign(seat)

    def renew(self, table: str, token: str | None) -> str:
        """A new token of the same seat; the old one, whoever has it, and the link lead there no
        more."""
        seat = self.links.renew(self._own_seat(table, token))
        self.changed(table)
        return self.signer.sign(seat)

    # --- who asks -----------------------------------------------------------------------------

    def viewer(self, kept: Kept, token: str | None) -> int | None:
        """Whose token this is; None for a spectator. Raises NotAllowed."""
        if token is None:
            return None
        said = self.signer.read(token)
        if said is not None and said.table == kept.table.id:
            for seat in kept.seats:
                if seat.player == said.player and seat.who == HUMAN and seat.nonce == said.nonce:
                    return seat.player
        raise NotAllowed(say(_("This link gives you no seat at this table.")))

    def _own_player(self, kept: Kept, token: str | None) -> int:
        player = self.viewer(kept, token)
        if player is None:
            raise NotAllowed(say(_("Only who sits at this table may do that.")))
        return player

    def _own_seat(self, table: str, token: str | None) -> Token:
        kept = self.tables.kept(table)
        player = self._own_player(kept, token)
        return Token(table, player, kept.seats[player].nonce)

    @staticmethod
    def _place(kept: Kept, player: int) -> int:
        if player not in range(len(kept.seats)):
            raise NotThere(say(_("There is no such place at this table.")))
        return player


def _ended() -> str:
    sentence = _("This link leads to no seat: it was used, it was ended, or its time is over.")
    return say(sentence)
