"""Guests for tests: they sit at a table, and decide by a random stream of their own."""

from __future__ import annotations

from random import Random

import pytest

from tabard.engine.fair_chance import FairChance
from tabard.server.inn import Inn, orders
from tabard.server.inn.chance import Promises
from tabard.server.inn.rooms import Order, Question
from tabard.server.keeping.keeper import Keeper


def draw_alike(patch: pytest.MonkeyPatch) -> None:
    """From now on the same is drawn at all tables. They have one secret, so the words of their logs
    would differ as soon as a line does that only some may read; in truth nobody has the key, and no
    word tells anything of a line. Here all words are alike."""
    patch.setattr(orders, "new_secret", lambda: "07" * 32)
    patch.setattr(Promises, "secret", lambda _inn, _ticket: "07" * 32)
    patch.setattr(FairChance, "next_word", lambda _chance, word, _line: word)


def seated(inn: Inn, game: str, people: int, *bots: str, **more: object) -> tuple[str, list[str]]:
    """A table at which people sit, and bots behind them: its id, and the tokens."""
    table = inn.open_table(Order(game, ("",) * people + bots, **more))  # type: ignore[arg-type]
    return table, [inn.seating.take_seat(table, n, f"guest {n + 1}") for n in range(people)]


def whole_move(inn: Inn, table: str, token: str, seat: int, random: Random) -> str:
    """Any whole move of a seat, as a page would build it."""
    words = ""
    while True:
        tried = inn.try_out(table, token, seat, words)
        if tried.whole:
            return tried.words
        words = random.choice(tried.follow)


def open_questions(inn: Inn, table: str, tokens: list[str]) -> list[tuple[str, Question]]:
    """Who is asked what."""
    return [(token, q) for token in tokens for q in inn.look(table, token).questions]


def play_on(inn: Inn, table: str, tokens: list[str], moves: int, random: Random) -> int:
    """Let the people decide so many times, bots between them; how many moves they made."""
    keeper, made = Keeper(inn, 0), 0
    while made < moves:
        while keeper.act_once():
            pass
        asked = open_questions(inn, table, tokens)
        if not asked:
            break
        token, question = random.choice(asked)
        words = whole_move(inn, table, token, question.seat, random)
        inn.play(table, token, question.number, words, seat=question.seat)
        made += 1
    return made
