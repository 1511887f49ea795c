"""The crier: tells guests that it is their turn, in a thread of its own, so that a slow mail server
makes nobody wait.

Whom all have awaited for a while, who has no page of the table open and has not seen the question,
gets one message by each of his ways, and none after it before he has looked again. What is to be
sent stands in the database: it survives this process, and one of several workers sends it.
"""

from __future__ import annotations

import logging
import threading

from tabard.engine.find import find_game
from tabard.engine.languages import speaking
from tabard.engine.words import _, say

from ..complaints import Complaint
from ..database.rows import Kept
from ..door.tongues import language_of
from ..inn import Inn
from ..inn.course import Asked
from ..inn.turns import staying_people, waited_for
from ..inn.ways import Letter
from .posting import Message, NobodyThere, NotSent, Posting
from .waking import until_stopped

WAIT = 60.0  # seconds after which somebody is told
_OF_CLOCK = 1 / 3  # or, if that is sooner, after so much of the time that he has
_PERIOD = 3.0  # seconds between two looks
_LEASE = 60.0  # seconds for which a worker has a letter to itself
_GOING = 2.0  # seconds for which a closing inn waits for a letter that is being sent
_IN_TROUBLE = (1.0, 15.0)  # seconds to wait where the database refuses: at first, and at most

Asks = dict[int, Asked]  # by player


class Crier:
    """Tells the guests of an inn that it is their turn, until it is stopped."""

    def __init__(self, inn: Inn, posting: Posting) -> None:
        self.inn, self.posting = inn, posting
        self._known: dict[str, tuple[int, Asks]] = {}  # of a table as it was after so many changes
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._work, name="crier", daemon=True)

    def start(self) -> None:
        """Begin, where anybody can be told anything."""
        if self.posting.open:
            self._thread.start()

    def stop(self) -> None:
        """Stop; what is being sent is sent again by another if it takes too long."""
        self._stopped.set()
        if self._thread.is_alive():
            self._thread.join(_GOING)

    def look_once(self) -> None:
        """Write letters to all who have been awaited long enough."""
        watched = self.inn.ways.watched()
        self._known = {table: known for table, known in self._known.items() if table in watched}
        for table, changes in watched.items():
            if self._known.get(table, (-1, {}))[0] != changes:
                self._known[table] = changes, self._asks(table)
            now = self.inn.store.clock.now()
            if any(asked.at <= now for asked in self._known[table][1].values()):
                self._tell(table, now)

    def send_once(self) -> bool:
        """Send one letter, in the language of whoever gets it; False if there is none."""
        letter = self.inn.ways.next_letter(self.inn.store.clock.now() + _LEASE)
        if letter is None:
            return False
        try:
            with speaking(language_of([letter.way.language])):
                message = self._message(letter)
                if message is None:
                    self.inn.ways.dropped(letter)
                    return True
                self.posting.send(letter.way.kind, letter.way.address, message)
        except NobodyThere:
            self.inn.ways.gone(letter)
        except NotSent:
            self.inn.ways.failed(letter)
            sentence = _("A notice by {kind} could not be sent.")
            logging.getLogger("tabard").info("%s", say(sentence, kind=letter.way.kind))
        else:
            self.inn.ways.sent(letter)
        return True

    # --- whose turn it is ---------------------------------------------------------------------

    def _asks(self, table: str) -> Asks:
        """Who is asked at a table, himself."""
        try:
            kept = self.inn.tables.kept(table)
            if not kept.begun:
                return {}
            course = self.inn.tables.course(kept)
        except Complaint:  # it cannot go on: nobody need come
            return {}
        found = {one: waited_for(course, kept, one) for one in staying_people(course, kept)}
        return {player: asked for player, asked in found.items() if asked is not None}

    def _tell(self, table: str, now: float) -> None:
        """Once for each question: who was told of one, or has seen it, need not be again."""
        kept, asks = self.inn.tables.kept(table), self._known[table][1]
        for player, asked in [*asks.items()]:
            if self._awaited(kept, player, asked) <= now and player not in kept.here:
                self.inn.ways.tell(table, player, kept.seats[player].nonce, asked.number)
                del asks[player]

    @staticmethod
    def _awaited(kept: Kept, player: int, asked: Asked) -> float:
        """When a player has been awaited long enough to be told."""
        clock = kept.table.clock
        wait = min(WAIT, clock * _OF_CLOCK) if clock is not None else WAIT
        return max(asked.at, kept.seats[player].clock_from) + wait

    # --- what is sent -------------------------------------------------------------------------

    def _message(self, letter: Letter) -> Message | None:
        """What a letter says; None where it needs not be said any more."""
        stop = f"{self.posting.home}/stop/{self.inn.ways.stop_word(letter.way.id)}"
        if letter.table is None:
            sentence = _(
                "Somebody at an inn for board games, {home}, wants to be told here when it is his "
                "turn. Are you that? Then say this code on your page there: {code}. If you are "
                "not, do nothing."
            )
            facts = {"home": self.posting.home, "code": self.inn.ways.code(letter.way.id)}
            return Message(say(_("A code from an inn")), say(sentence, **facts), "", stop)
        if not self._still(letter) or not self.inn.ways.may_send(letter):
            return None
        game = find_game(self.inn.tables.kept(letter.table).table.game)
        title = say(_("It is your turn: {game}"), game=game.title)
        text = say(_("They wait for you at a table of {game}."), game=game.title)
        return Message(title, text, f"{self.posting.home}/table/{letter.table}", stop)

    def _still(self, letter: Letter) -> bool:
        """Is the same question put to him, and has he not seen it yet?"""
        assert letter.table is not None
        assert letter.player is not None
        asked = self._asks(letter.table).get(letter.player)
        if asked is None or asked.number != letter.question:
            return False
        kept = self.inn.tables.kept(letter.table)
        nonce = kept.seats[letter.player].nonce
        looked = self.inn.ways.looked(letter.table, letter.player, nonce)
        return looked < asked.number and letter.player not in kept.here

    def _work(self) -> None:
        until_stopped(self._stopped, self._cry, _IN_TROUBLE)

    def _cry(self) -> float:
        self.look_once()
        while self.send_once() and not self._stopped.is_set():
            pass
        return _PERIOD
