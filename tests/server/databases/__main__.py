"""Writes a database of today's form."""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random

from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn.chances import Curve
from tabard.server.inn.regulars import NewKey
from tabard.server.inn.rooms import Advised, Order
from tabard.server.inn.turns import AT_ONCE

from ..guests import open_questions, play_on, seated
from . import DEVICE, FOLDER, REGULAR


def main(name: str) -> None:
    """Play a little, and keep it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "inn.sqlite"
        inn = Inn(opened(str(file)), pace=AT_ONCE)
        for game in inn.games():
            people = max(2, game.seats[0])
            table, tokens = seated(inn, game.name, people, listed=True)
            play_on(inn, table, tokens, 25, Random(game.name))
            inn.chat(table, tokens[0], f"We go on with {game.title} tomorrow.")
            if inn.look(table, tokens[1]).can_undo:
                inn.undo(table, tokens[1])
            for token, question in open_questions(inn, table, tokens):
                words = inn.try_out(table, token, question.seat, "").follow[0]
                wanted = inn.wants_hint(table, token, question.seat)
                inn.give_hint(wanted, (Advised(words, 1.0, 0.5),))
        for token in tokens:
            inn.visits.sits_too(DEVICE, token)
        inn.lending.lend(table, tokens[-1], "bot:random")
        key = NewKey("credential", "public", 1, "a phone")
        regular = inn.regulars.begin("e" * 48, REGULAR, "handle", key)
        inn.visits.sits(regular, tokens[0])
        inn.ways.add(regular, "mailto", "ada@example.org")
        table, tokens = seated(inn, inn.games()[0].name, 1, "bot:random", listed=True)
        inn.concede(table, tokens[0])
        inn.chances.claim(table)
        inn.chances.keep(table, Curve((0, 1), ((0, (0.5, 0.5)),), (), (), (), 0.1, 100))
        waiting = Order(inn.games()[0].name, ("", ""), listed=True, hints=False, delay=30)
        inn.seating.take_seat(inn.open_table(waiting), 0, "guest 1", number="c0ffee")
        inn.store.close()
        with sqlite3.connect(file) as connection:
            text = "\n".join(connection.iterdump())
        (FOLDER / f"{name}.sql").write_text(text + "\n", encoding="utf-8")


main(sys.argv[1])
