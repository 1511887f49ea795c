"""Chance at a table: committed to before the first move, everybody's to check in the end; a keeper
who cheats is caught by ``verify`` and by the program in the docs that needs no Tabard."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.cli import main as cli
from tabard.drawn.sheets import STATIC
from tabard.engine import fair_chance, signing
from tabard.engine.fair_chance import FairChance, commitment
from tabard.engine.record import read_record
from tabard.engine.record.draws import draws_of
from tabard.engine.record.replay import verify
from tabard.server.complaints import Complaint, MovedOn
from tabard.server.database.schema import TABLES
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn, chance
from tabard.server.inn import course as course_of_play
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.keeper import Keeper

from ..docs.pages import REPO, blocks_of
from .guests import open_questions, play_on

ONE, OTHER = "c0ffee", "decade"
Check = Callable[..., Iterator[str]]


@pytest.fixture(scope="module")
def plainly() -> Check:
    """The program of the page, which knows no Tabard."""
    program = next(
        block.text
        for block in blocks_of(REPO / "docs" / "fair_chance.md")
        if block.text.startswith("# check_chance.py")
    )
    assert program == (STATIC / "check_chance.py").read_text("utf-8"), "the inn gives the same"
    assert "tabard." not in program
    assert len([line for line in program.splitlines()[10:] if line.strip()]) <= 76
    names: dict[str, Any] = {"__name__": "check_chance"}
    exec(program, names)
    check: Check = names["check"]
    return check


def sat_down(inn: Inn, game: str = "council") -> tuple[str, list[str]]:
    """A table of two people who add a number each, and a bot, which adds none."""
    table = inn.open_table(Order(game, ("", "", "bot:random")))
    said = enumerate(zip(("Ada", "Ben"), (ONE, OTHER), strict=True))
    return table, [inn.seating.take_seat(table, n, name, number=own) for n, (name, own) in said]


def played(inn: Inn, table: str, tokens: list[str], seed: int = 1) -> None:
    """Play to the end, and take something back now and then."""
    random, undone = Random(seed), 0
    while not inn.look(table).over:
        play_on(inn, table, tokens, 1, random)
        for token in tokens:
            if not inn.look(table).over and inn.look(table, token).can_undo and undone < 5:
                inn.undo(table, token)
                undone += 1
    assert undone == 5


def begun_and_played(inn: Inn, seed: int = 1) -> str:
    """The record of a whole game of Council."""
    table, tokens = sat_down(inn)
    played(inn, table, tokens, seed)
    return inn.record(table)


# --- an honest inn ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_an_honest_inn_is_checked_by_both(inn: Inn, plainly: Check, seed: int) -> None:
    """Undo is a part of its log."""
    record = begun_and_played(inn, seed)
    verdict = verify(record)
    assert verdict.valid, verdict.problem
    assert verdict.chance and verdict.chance.draws > 10
    assert verdict.chance.signed is True and verdict.chance.key == inn.public_key
    assert record.count("\nundone ") >= 10
    assert [] == list(plainly(record, draws_of(read_record(record))))


@pytest.mark.parametrize("game", ["fall_of_rome", "jeanne_darc"])
def test_so_is_a_game_of_the_house(small: Inn, plainly: Check, game: str) -> None:
    table = small.open_table(Order(game, ("", "bot:random")))
    token = small.seating.take_seat(table, 0, "Ada", number=ONE)
    play_on(small, table, [token], 6, Random(1))  # so early no chance ends a game
    small.concede(table, token)
    record, draws = small.record(table), json.loads(json.dumps(small.draws(table)))
    assert verify(record).valid and len(draws["draws"]) > 5
    assert [] == list(plainly(record, draws))


def test_everybody_sees_the_commitment_before_he_sits_down_and_the_numbers_after(inn: Inn) -> None:
    table = inn.open_table(Order("council", ("", "", "bot:random")))
    before = inn.look(table).fairness
    assert before is not None and before.commitment.startswith("sha256:")
    assert (before.word, before.secret) == ("", "")
    inn.seating.take_seat(table, 0, "Ada", number=f" {ONE.upper()} ")
    assert [ONE, "", ""] == [chair.number for chair in inn.look(table).chairs]
    inn.seating.take_seat(table, 1, "Ben")
    running = inn.look(table).fairness
    assert running and running.commitment == before.commitment and running.word
    assert [ONE, "", ""] == [chair.number for chair in inn.look(table).chairs]


def test_a_number_goes_with_whoever_leaves_before_the_game_begins(inn: Inn) -> None:
    table = inn.open_table(Order("council", ("", "")))
    token = inn.seating.take_seat(table, 0, "Ada", number=ONE)
    assert [ONE, ""] == [chair.number for chair in inn.look(table).chairs]
    inn.resign(table, token)
    assert ["", ""] == [chair.number for chair in inn.look(table).chairs]


@pytest.mark.parametrize("said", ["coffee", "f" * 65, "0x1", "1.5"])
def test_what_is_no_number_is_refused_in_a_sentence(inn: Inn, said: str) -> None:
    table = inn.open_table(Order("council", ("", "")))
    with pytest.raises(Complaint, match="at most 64 digits"):
        inn.seating.take_seat(table, 0, "Ada", number=said)
    inn.seating.take_seat(table, 0, "Ada", number="f" * 64)


def test_a_rematch_has_a_secret_and_numbers_of_its_own(inn: Inn) -> None:
    table, tokens = sat_down(inn)
    played(inn, table, tokens)
    again = inn.rematch(table, tokens[0], "abc")
    here, there = inn.look(table).fairness, inn.look(again.table).fairness
    assert here and there and here.commitment != there.commitment
    assert "abc" in [chair.number for chair in inn.look(again.table).chairs]


def test_workers_that_play_at_once_draw_the_same(worker: Callable[[], Inn]) -> None:
    """Also one that follows the log from its beginning."""
    one, other = worker(), worker()
    table, tokens = sat_down(one)
    for turn in range(10):
        play_on((one, other)[turn % 2], table, tokens, 1, Random(turn))
    words = {
        room.fairness.word for inn in (one, other, worker()) if (room := inn.look(table)).fairness
    }
    assert len(words) == 1


# --- the secret ---------------------------------------------------------------------------------


def test_the_secret_is_in_nothing_that_is_given_out_before_the_game_is_over(inn: Inn) -> None:
    table, tokens = sat_down(inn)
    secret = inn.tables.kept(table).table.secret
    assert len(secret) == 64
    play_on(inn, table, tokens, 3, Random(1))
    for token in (*tokens, None):
        room = inn.look(table, token)
        assert room.fairness and room.fairness.secret == ""
        assert secret not in inn.record(table, token)
        assert room.fairness.commitment in inn.record(table, token)
    assert secret not in inn.whole_record(table)
    sight = inn.sight(table)
    assert sight.course and chance.published(sight.kept, sight.course, []) is None
    assert secret not in repr(inn.sight(table))
    with pytest.raises(MovedOn):
        inn.draws(table)
    played(inn, table, tokens)
    room = inn.look(table)
    assert room.fairness and room.fairness.secret == secret
    assert f"\nsecret {secret}\n" in inn.record(table)
    assert commitment(secret) == room.fairness.commitment


def test_what_the_database_complains_of_names_no_secret(small: Inn) -> None:
    with pytest.raises(Exception, match="NOT NULL") as caught, small.store.writing() as connection:
        connection.execute(TABLES.insert().values(id="x", game="x", secret="5ec4e7"))
    assert "5ec4e7" not in str(caught.value)


# --- a promise: who opens a table says his number with it -----------------------------------------


def test_who_opens_a_table_knows_the_commitment_before_he_says_his_number(inn: Inn) -> None:
    promise = inn.promises.new()
    assert promise != inn.promises.new()
    order = Order("council", ("", "bot:random", "bot:random"), promise=promise.ticket)
    table = inn.open_table(order)
    room = inn.look(table)
    assert room.fairness and room.fairness.commitment == promise.commitment
    with pytest.raises(MovedOn, match="already"):
        inn.open_table(order)
    for strange in ("x", promise.ticket[1:], promise.ticket.upper() + "g"):
        with pytest.raises(Complaint, match="no promise"):
            inn.open_table(Order("council", ("", ""), promise=strange))


def test_so_does_who_plays_again(inn: Inn) -> None:
    table, tokens = sat_down(inn)
    played(inn, table, tokens)
    promise = inn.promises.new()
    again = inn.rematch(table, tokens[0], "abc", promise.ticket).table
    room = inn.look(again)
    assert room.fairness and room.fairness.commitment == promise.commitment
    assert inn.rematch(table, tokens[1], "def", inn.promises.new().ticket).table == again
    assert {"abc", "def", ""} == {chair.number for chair in inn.look(again).chairs}


def test_a_word_of_the_log_is_another_for_each_line_and_tells_nothing_without_the_key(
    inn: Inn,
) -> None:
    table, tokens = sat_down(inn)
    words = []
    for _again in range(2):
        token, question = open_questions(inn, table, tokens)[0]
        inn.play(table, token, question.number, "vote side=war", seat=question.seat)
        inn.undo(table, token)
        words.append(inn.look(table).fairness)
    assert words[0] and words[1] and words[0].word != words[1].word
    secret, numbers = inn.tables.kept(table).table.secret, [ONE, OTHER, ""]
    rows = inn.store.lines(table)
    lines = [f"{'chance' if row.seat == 6 else row.seat + 1} {row.words}" for row in rows]
    assert FairChance(secret, numbers).words(lines)[-1] == words[1].word
    assert FairChance("00" * 32, numbers).words(lines)[-1] != words[1].word


# --- a keeper who cheats ------------------------------------------------------------------------


def caught(record: str, plainly: Check, seen: str = "") -> tuple[str, list[str]]:
    """What ``verify`` and the program of the page say of a record."""
    verdict = verify(record)
    draws = draws_of(read_record(record))
    said = list(plainly(record, json.loads(json.dumps(draws)), seen))
    return verdict.problem, said


def cheating(monkeypatch: pytest.MonkeyPatch, at: int, which: Callable[..., str]) -> None:
    """From now on the inn draws otherwise at one draw."""
    honest = FairChance.drawn

    def drawn(self: FairChance, draw: int, possible: dict[str, int]) -> str:
        fair = honest(self, draw, possible)
        return which(self, draw, possible, fair, honest) if draw == at else fair

    monkeypatch.setattr(FairChance, "drawn", drawn)


def test_a_keeper_who_chooses_a_die_is_caught(
    inn: Inn, plainly: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        cheating(
            patch, 9, lambda _c, _d, possible, fair, _h: next(w for w in possible if w != fair)
        )
        record = begun_and_played(inn)
    problem, said = caught(record, plainly)
    assert problem.startswith("Draw 9 took “") and "what follows from the secret" in problem
    assert len(said) == 1 and said[0].startswith("Draw 9 took ")


def test_a_keeper_who_rolls_again_is_caught(
    inn: Inn, plainly: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He throws until he likes it: with the numbers of draws that do not come."""
    with monkeypatch.context() as patch:

        def again(chance: Any, draw: int, possible: Any, fair: str, honest: Any) -> str:
            throws = (honest(chance, 1000 + n, possible) for n in range(100))
            return next(thrown for thrown in throws if thrown != fair)

        cheating(patch, 10, again)
        record = begun_and_played(inn)
    problem, said = caught(record, plainly)
    assert problem.startswith("Draw 10 took “")
    assert len(said) == 1 and said[0].startswith("Draw 10 took ")


def test_a_keeper_who_ignores_a_seats_number_is_caught(
    inn: Inn, plainly: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(
            course_of_play, "FairChance", lambda secret, said: FairChance(secret, [said[0], "", ""])
        )
        record = begun_and_played(inn)
    assert f"number 2 {OTHER}\n" in record
    problem, said = caught(record, plainly)
    assert problem.startswith("Draw ") and said[0].startswith("Draw ")


def test_a_keeper_who_swaps_a_card_in_the_log_is_caught(tmp_path: Path, plainly: Check) -> None:
    """He changes two cards in the database before anybody plays one, and lets the game go on: all
    is lawful, and signed."""
    file = tmp_path / "inn.sqlite"
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    table, tokens = sat_down(inn)
    seen = inn.look(table).fairness
    dealt = [row for row in inn.store.lines(table) if row.words.startswith("draw")]
    inn.store.close()
    one, other = dealt[0], next(row for row in dealt if row.words != dealt[0].words)
    with sqlite3.connect(file) as connection:
        for row, words in ((one, other.words), (other, one.words)):
            change = "UPDATE moves SET words = ? WHERE table_id = ? AND number = ?"
            connection.execute(change, (words, table, row.number))
    connection.close()
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    played(inn, table, tokens)
    record = inn.record(table)
    inn.store.close()
    problem, said = caught(record, plainly, seen.word if seen else "")
    assert problem.startswith("Draw ")
    assert (
        said[0].startswith("Draw 1 took ")
        and said[-1] == "What was seen at the table belongs to another log."
    )


def test_a_keeper_who_changes_the_secret_is_caught(inn: Inn, plainly: Check) -> None:
    """He publishes another one than he has committed to."""
    record = begun_and_played(inn)
    secret = record.split("\nsecret ")[1][:64]
    changed = record.replace(secret, "ab" * 32)
    problem, said = caught(changed, plainly)
    assert problem == "The secret that is published is not the one to which the head commits."
    assert said[0] == "The secret is not the one that was promised."


def test_a_keeper_who_changes_secret_and_commitment_is_caught_by_who_saw_it(
    tmp_path: Path, plainly: Check, capsys: pytest.CaptureFixture[str]
) -> None:
    """Once all numbers are said he looks for a secret that suits him: the record is sound, and not
    the one that was promised."""
    file = tmp_path / "inn.sqlite"
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    table = inn.open_table(Order("council", ("", "", "bot:random")))
    promised = inn.look(table).fairness
    assert promised is not None
    inn.store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET secret = ?", ("ab" * 32,))
    connection.close()
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    tokens = [
        inn.seating.take_seat(table, n, name, number=ONE) for n, name in ((0, "Ada"), (1, "Ben"))
    ]
    played(inn, table, tokens)
    (tmp_path / "a.game").write_text(inn.record(table), encoding="utf-8")
    problem, said = caught(inn.record(table), plainly, promised.commitment)
    inn.store.close()
    assert problem == ""
    assert said == ["What was seen at the table belongs to another log."]
    path = str(tmp_path / "a.game")
    assert cli.run(["verify", path]) == 0
    assert cli.run(["verify", path, "--seen", commitment("ab" * 32)]) == 0
    assert "was true after 0 lines of it." in capsys.readouterr().out
    assert cli.run(["verify", path, "--seen", promised.commitment]) == 1
    assert "it is not the log you saw" in capsys.readouterr().err


def test_a_log_that_was_restored_and_went_on_otherwise_is_found_by_a_word(
    tmp_path: Path, plainly: Check
) -> None:
    file = tmp_path / "inn.sqlite"
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    table, tokens = sat_down(inn)
    play_on(inn, table, tokens, 4, Random(1))
    seen, before = inn.look(table).fairness, inn.look(table).version
    inn.store.close()
    with sqlite3.connect(file) as connection:
        first = connection.execute("SELECT max(number) FROM moves WHERE NOT by_itself").fetchone()
        connection.execute("DELETE FROM moves WHERE number >= ?", first)
    connection.close()
    inn = Inn(opened(str(file)), pace=AT_ONCE)
    assert seen is not None and inn.look(table).version < before
    played(inn, table, tokens, seed=5)
    record = inn.record(table)
    inn.store.close()
    verdict = verify(record)
    assert verdict.valid and verdict.chance
    assert verdict.chance.seen(seen.word) is None
    assert ["What was seen at the table belongs to another log."] == caught(
        record, plainly, seen.word
    )[1]


def test_a_record_that_was_edited_is_found(inn: Inn, plainly: Check) -> None:
    """Its undone lines too, and who changes what is signed."""
    record = begun_and_played(inn)
    undone = next(line for line in record.splitlines() if line.startswith("undone "))
    other = undone.replace("war", "WAR").replace("peace", "war").replace("WAR", "peace")
    other = other if other != undone else f"{undone}x"
    problem, said = caught(record.replace(undone, other), plainly)
    assert problem == "The log is not the one to which its last word belongs."
    assert said == ["The log is not the one to which the last word belongs."]
    signed = record.splitlines()[-1]
    assert verify(record.replace(signed, signed[:-1] + ("0" if signed[-1] != "0" else "1"))).problem
    unsigned = verify(record.replace(signed + "\n", ""))
    assert unsigned.valid and unsigned.chance and unsigned.chance.key == ""


def test_a_secret_that_is_not_published_is_missed(inn: Inn) -> None:
    record = begun_and_played(inn)
    problem = verify(record[: record.index("\nsecret ") + 1]).problem
    assert problem.startswith("The secret to which the head commits is not published")
    half = record[: record.index("\nlog ") + 1]
    assert verify(half).problem.startswith("What follows the closing line")


# --- where there is nothing to check --------------------------------------------------------------


def test_a_table_that_was_brought_in_says_that_its_chance_cannot_be_checked(inn: Inn) -> None:
    record = begun_and_played(inn)
    table = inn.bring_in(record)
    assert inn.look(table).fairness is None
    verdict = verify(inn.record(table))
    assert verdict.valid and verdict.chance is None


def test_an_unfinished_record_says_when_its_chance_can_be_checked(
    inn: Inn, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, tokens = sat_down(inn)
    play_on(inn, table, tokens, 3, Random(1))
    (tmp_path / "a.game").write_text(inn.whole_record(table), encoding="utf-8")
    assert cli.run(["verify", str(tmp_path / "a.game")]) == 0
    assert "once the game is over and its secret is told" in capsys.readouterr().out


def test_without_the_package_the_signature_alone_is_not_checked(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.game").write_text(begun_and_played(inn), encoding="utf-8")
    monkeypatch.setitem(__import__("sys").modules, "cryptography.exceptions", None)
    assert cli.run(["verify", str(tmp_path / "a.game")]) == 0
    said = capsys.readouterr().out
    assert "draws follow from the secret" in said and "Its signature was not checked" in said


def test_a_bot_may_end_the_game_and_all_is_published(inn: Inn) -> None:
    """Whoever decides last."""
    table = inn.open_table(Order("council", ("bot:random", "bot:random", "bot:random")))
    while Keeper(inn, 0).act_once():
        pass
    verdict = verify(inn.record(table))
    assert verdict.valid and verdict.chance and verdict.chance.signed


def test_modules_are_named_here_once() -> None:
    """The names by which this file plants its cheats are those that the inn uses."""
    assert course_of_play.FairChance is fair_chance.FairChance
    assert signing.holds("ed25519:00", "00", "") is False
