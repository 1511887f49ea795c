"""What an inn sends to a guest who is away is in his language, by whatever way he is told: title,
sentences, and the button that stops it."""

from __future__ import annotations

import email
import email.policy
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from tabard.engine import languages
from tabard.engine.languages import find_language, speaking
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn.turns import AT_ONCE
from tabard.server.inn.visits import new_pass
from tabard.server.inn.ways import PUSH
from tabard.server.keeping.crier import WAIT, Crier
from tabard.server.keeping.posting import MAIL, Notices, Posting

from ..server.guests import play_on, seated
from ..server.sinks import Mailbox, Posted, Subscriber, mailbox, posted
from .invented import Invented
from .test_no_english_left import left_in

GAME = "fall_of_rome"
HOME = "https://inn.example.org"


class Away:
    """Somebody who is away, told by a post, a push and a mail."""

    def __init__(self, file: Path, sink: Posted, box: Mailbox) -> None:
        self.inn, self.sink, self.box = Inn(opened(str(file)), pace=AT_ONCE), sink, box
        mail = f"mailto://localhost:{box.port}?from=inn@example.org"
        notices = Notices(("json", PUSH, MAIL), mail, within=True)
        self.crier = Crier(self.inn, Posting(self.inn.store, notices, HOME))
        self.browser = Subscriber(f"{sink.address}/push")
        self.guest = new_pass()

    def is_told(self) -> tuple[list[str], list[str]]:
        """First the codes for his addresses, then that it is his turn: all that he reads."""
        table, tokens = seated(self.inn, GAME, 2)
        play_on(self.inn, table, tokens, 1, Random(1))
        asked = next(n for n in (0, 1) if self.inn.look(table, tokens[n]).questions)
        self.inn.visits.sits(self.guest, tokens[asked])
        ways = self.inn.ways
        ways.add(self.guest, "json", self.sink.address.replace("http", "json"))
        ways.add(self.guest, MAIL, "ada@example.org")
        ways.add(self.guest, PUSH, self.browser.address)
        codes = self._sent()
        for way in ways.of(self.guest):
            if way.kind != PUSH:
                ways.confirm(self.guest, way.id, ways.code(way.id))
        self.inn.store.clock.heard(self.inn.store.clock.now() + WAIT + 1)
        return codes, self._sent()

    def _sent(self) -> list[str]:
        """What arrives now, without addresses and codes."""
        self.crier.look_once()
        while self.crier.send_once():
            pass
        texts: list[str] = []
        for body, head in zip(self.sink.bodies, self.sink.heads, strict=True):
            if head.get("content-encoding") == "aes128gcm":
                push = self.browser.reads(body)
                texts += [push["title"], push["body"], push["stopping"]]
            else:
                post = json.loads(body)
                texts += [post["title"], post["message"]]
        for _people, mail in self.box.mails:
            read = email.message_from_string(mail, policy=email.policy.default)
            part = read.get_body(("plain",))
            assert part is not None
            texts += [str(read["Subject"]), part.get_content()]
        self.sink.bodies.clear()
        self.sink.heads.clear()
        self.box.mails.clear()
        codes = {self.inn.ways.code(way.id) for way in self.inn.ways.of(self.guest)}
        shown = [re.sub(r"https?://\S+", "", text) for text in texts]
        return [re.sub("|".join(codes) or "-", "", text) for text in shown]


@pytest.fixture
def away(tmp_path: Path) -> Iterator[Away]:
    with ExitStack() as stack:
        sink, box = stack.enter_context(posted()), stack.enter_context(mailbox())
        yield Away(tmp_path / "inn.sqlite", sink, box)


def test_no_plain_letter_is_left_in_them(away: Away, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(languages._known, "zz", Invented())
    with speaking(Invented()):
        codes, turn = away.is_told()
    assert (len(codes), len(turn)) == (4, 7)
    assert left_in([*codes, *turn]) == []


@pytest.mark.parametrize("code", ["nl", "fr", "de"])
def test_they_are_in_the_language_in_which_he_asked(code: str, away: Away) -> None:
    """Whatever the inn itself speaks."""
    language = find_language(code)
    assert language
    with speaking(language):
        away.inn.ways.reads(away.guest, code)
        codes, turn = away.is_told()
    title = {"nl": "Je bent aan de beurt", "fr": "À vous de jouer", "de": "Du bist am Zug"}[code]
    assert len([text for text in turn if title in text]) == 3, turn
    assert not [text for text in [*codes, *turn] if re.search("turn|wait|No more", text)]
