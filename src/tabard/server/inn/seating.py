"""Who sits where: taking a seat, the private links that lead there, and whose token it is."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tabard.engine.words import _, say

from ..complaints import Complaint, MovedOn, NotAllowed, NotThere
from ..database.rows import HUMAN, OPEN, Kept, SeatRow
from ..database.store import Store
from . import orders
from .cleaning import clean_number, sounds_like
from .links import Links
from .regulars import Regulars
from .tables import Tables, check_goes_on
from .tokens import Signer, Token


class Seating:
    """The seats at the tables of an inn; ``changed`` hears of each table at which one changes."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        signer: Signer,
        links: Links,
        regulars: Regulars,
        changed: Callable[[str], None],
    ) -> None:
        self.store, self.tables, self.signer, self.links = store, tables, signer, links
        self.regulars = regulars
        self._changed = changed

    def take_seat(
        self, table: str, player: int, name: str, guest: str | None = None, *, number: str = ""
    ) -> str:
        """Sit down in an open place: the token of the seat. The match begins with the last.
        ``guest`` is the pass of whoever sits down; nobody else does under a name that is kept. The
        ``number`` is added to the table's chance, in hexadecimal digits. Raises Complaint."""
        name, number = self.regulars.check_name(name, guest), clean_number(number)
        kept = self.tables.kept(table)
        check_goes_on(kept)
        place = kept.seats[self._place(kept, player)]
        if place.who == OPEN and place.name:
            raise NotAllowed(say(_("This place is kept for {name}."), name=place.name))
        if any(sounds_like(name) == sounds_like(other.name) for other in kept.seats):
            raise Complaint(say(_("Somebody at this table is called {name} already."), name=name))
        seat = SeatRow(player, HUMAN, name, secrets.token_urlsafe(9), number=number)
        if not self.store.take_seat(table, seat):
            raise MovedOn(say(_("Somebody sits there already.")))
        self._changed(table)
        return self.signer.sign(Token(table, player, seat.nonce))

    def seat_bot(self, table: str, token: str | None, player: int, bot: str) -> None:
        """Put a bot into a place where nobody sits; whoever sits at the table may do so."""
        kept = self.tables.kept(table)
        self.own_player(kept, token)
        check_goes_on(kept)
        orders.check_bot(bot)
        if not self.store.take_seat(table, SeatRow(self._place(kept, player), bot)):
            raise MovedOn(say(_("Somebody sits there already.")))
        self._changed(table)

    def player(self, table: str, token: str | None) -> int | None:
        """Whose token this is; None for a spectator (no token). Raises NotAllowed for a token of
        another seat or table, or one that was never given."""
        return self.viewer(self.tables.kept(table), token)

    # --- private links ------------------------------------------------------------------------

    def make_link(self, table: str, token: str | None) -> str:
        """A link by which whoever holds this seat takes it elsewhere as well; the one before ends.
        Raises NotAllowed, as all of these do for who has no right to it."""
        return self.links.make(self.own_seat(table, token))

    def end_link(self, table: str, token: str | None) -> None:
        """The seat's link leads there no more."""
        self.links.end(self.own_seat(table, token))

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
        seat = self.links.renew(self.own_seat(table, token))
        self._changed(table)
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

    def own_player(self, kept: Kept, token: str | None) -> int:
        """The same of somebody who must sit there. Raises NotAllowed."""
        player = self.viewer(kept, token)
        if player is None:
            raise NotAllowed(say(_("Only who sits at this table may do that.")))
        return player

    def own_seat(self, table: str, token: str | None) -> Token:
        """What a token of somebody's own seat says. Raises NotAllowed."""
        kept = self.tables.kept(table)
        player = self.own_player(kept, token)
        return Token(table, player, kept.seats[player].nonce)

    @staticmethod
    def _place(kept: Kept, player: int) -> int:
        if player not in range(len(kept.seats)):
            raise NotThere(say(_("There is no such place at this table.")))
        return player


def _ended() -> str:
    sentence = _("This link leads to no seat: it was used, it was ended, or its time is over.")
    return say(sentence)
