"""Answers that are sealed where they are given: the inn hears them when all are in, and whoever
cheats with a seal is caught by ``verify`` and by the program in the docs that needs no Tabard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tabard.cli import main as cli
from tabard.engine.record import read_record
from tabard.engine.record.draws import draws_of
from tabard.engine.record.published import undone_lines
from tabard.engine.record.replay import verify
from tabard.engine.seals import OPEN_SEAL, seal_of
from tabard.server.complaints import Complaint, MovedOn
from tabard.server.database.rows import MoveRow
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn, chance, sealing
from tabard.server.inn.course import Course
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE
from tabard.server.keeping.keeper import Keeper

from .guests import play_on, seated
from .test_fair_chance import Check, plainly

__all__ = ["plainly"]
WAR, PEACE = "vote side=war", "vote side=peace"


class Browser:
    """Seals what its guest answers, and keeps it until all others are in."""

    def __init__(self, inn: Inn, table: str, token: str, number: str) -> None:
        self.inn, self.table, self.token = inn, table, token
        self.number, self.words = number * 16, ""

    def seals(self, words: str, key: str | None = None) -> None:
        room = self.inn.look(self.table, self.token)
        question = room.questions[0]
        assert room.fairness
        line = f"{question.seat + 1} {words}"
        seal = seal_of(self.number, room.fairness.commitment, question.number, line)
        self.inn.seal(self.table, self.token, question.number, seal, seat=question.seat, key=key)
        self.words = words

    @property
    def opens(self) -> bool:
        """Are all others in?"""
        return any(one.opens for one in self.inn.look(self.table, self.token).sealed)

    def opens_it(self, words: str = "", number: str = "") -> None:
        seat = self.inn.look(self.table, self.token).sealed[0].seat
        words, number = words or self.words, number or self.number
        self.inn.open_seal(self.table, self.token, number, words, seat=seat)


@pytest.fixture
def at_table(small: Inn) -> tuple[Inn, str, Browser, Browser]:
    """Two people who vote, and nobody else."""
    return with_browsers(small)


def with_browsers(inn: Inn, **more: object) -> tuple[Inn, str, Browser, Browser]:
    table, (ada, ben) = seated(inn, "council", 2, **more)
    return inn, table, Browser(inn, table, ada, "0a"), Browser(inn, table, ben, "0b")


def to_the_end(inn: Inn, table: str, browsers: tuple[Browser, ...], seed: int = 1) -> str:
    """The record of the game once it was played on, all votes sealed."""
    random, tokens = Random(seed), [one.token for one in browsers]
    while not inn.look(table).over:
        play_on(inn, table, tokens, 1, random)
    return inn.record(table)


def waits(inn: Inn, table: str) -> set[int]:
    """For whom all wait."""
    return {chair.player for chair in inn.look(table).waiting_for}


# --- sealed, and opened when all are in -----------------------------------------------------------


def test_nothing_leaves_the_browser_before_all_are_in(at_table) -> None:
    inn, table, ada, ben = at_table
    assert inn.look(table, ada.token).questions[0].seals
    ada.seals(WAR)
    assert waits(inn, table) == {1}
    assert not ada.opens
    kept = [row.words for row in inn.store.lines(table)]
    assert not any("war" in words for words in kept) and kept[-1].startswith("seal ")
    with pytest.raises(MovedOn, match="Not all have answered yet"):
        ada.opens_it()
    ben.seals(PEACE)
    assert ada.opens and ben.opens and waits(inn, table) == {0, 1}
    ada.opens_it()
    assert waits(inn, table) == {1}
    told = inn.look(table, ben.token)
    assert told.match and "war" not in "".join(line.words for line in told.match.lines_for((1,)))
    ben.opens_it()
    told = inn.look(table, ben.token)
    assert told.match and [WAR, PEACE] == [line.words for line in told.match.lines if line.seat < 6]


def test_who_has_sealed_is_not_asked_again_and_sees_that_he_has(at_table) -> None:
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    room = inn.look(table, ada.token)
    assert room.questions == () and [one.seat for one in room.sealed] == [0]
    assert inn.look(table, ben.token).sealed == () == inn.look(table).sealed
    with pytest.raises(MovedOn, match="take it back before"):
        inn.play(table, ada.token, room.sealed[0].seal.question, PEACE)


def test_a_seal_that_is_sent_twice_is_kept_once(at_table) -> None:
    inn, table, ada, _ben = at_table
    room = inn.look(table, ada.token)
    assert room.fairness
    seal = seal_of(ada.number, room.fairness.commitment, room.questions[0].number, f"1 {WAR}")
    for repeated in (False, True):
        done = inn.seal(table, ada.token, room.questions[0].number, seal, key="one")
        assert done.repeated is repeated


def test_others_answer_as_they_always_did(small: Inn, plainly: Check) -> None:
    """A bot, and somebody whose page has no script."""
    table = small.open_table(Order("council", ("", "", "bot:random")))
    tokens = [small.seating.take_seat(table, n, f"guest {n + 1}") for n in range(2)]
    ada = Browser(small, table, tokens[0], "0a")
    ada.seals(WAR)
    while Keeper(small, 0).act_once():
        pass
    assert not ada.opens
    question = small.look(table, tokens[1]).questions[0]
    small.play(table, tokens[1], question.number, PEACE)
    ada.opens_it()
    record = to_the_end(small, table, (ada, Browser(small, table, tokens[1], "0b")))
    assert caught(record, plainly) == ("", [])


def test_a_seal_is_taken_back_as_long_as_somebody_is_awaited(at_table) -> None:
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    assert inn.look(table, ada.token).can_undo == (0,)
    inn.undo(table, ada.token)
    assert inn.look(table, ada.token).questions and waits(inn, table) == {0, 1}
    ada.seals(PEACE)
    ben.seals(WAR)
    for one in (ada, ben):
        assert inn.look(table, one.token).can_undo == ()
        with pytest.raises(MovedOn, match="are being opened"):
            inn.undo(table, one.token)
    ada.opens_it()
    with pytest.raises(MovedOn):
        inn.undo(table, ada.token)


def test_who_seals_while_the_last_other_answers_is_not_too_late(at_table) -> None:
    """His page did not know that yet: then he opens it at once."""
    inn, table, ada, ben = at_table
    room = inn.look(table, ada.token)
    assert room.fairness
    seal = seal_of(ada.number, room.fairness.commitment, room.questions[0].number, f"1 {WAR}")
    inn.play(table, ben.token, inn.look(table, ben.token).questions[0].number, PEACE)
    inn.seal(table, ada.token, room.questions[0].number, seal)
    assert ada.opens
    ada.opens_it(WAR)
    assert verify(to_the_end(inn, table, (ada, ben))).valid


def test_who_has_answered_openly_takes_nothing_back_once_all_are_in(at_table) -> None:
    """Else he could answer otherwise when the inn has heard what was sealed."""
    inn, table, ada, ben = at_table
    inn.play(table, ben.token, inn.look(table, ben.token).questions[0].number, WAR)
    assert inn.look(table, ben.token).can_undo == (1,)
    assert not inn.look(table, ada.token).questions[0].seals, "only she is asked"
    inn.undo(table, ben.token)
    ada.seals(PEACE)
    inn.play(table, ben.token, inn.look(table, ben.token).questions[0].number, WAR)
    assert ada.opens and inn.look(table, ben.token).can_undo == ()
    with pytest.raises(MovedOn, match="are being opened"):
        inn.undo(table, ben.token)


@pytest.mark.parametrize(
    ("words", "number", "says"),
    [
        (PEACE, "", "not the answer that was sealed"),
        ("", "0c" * 16, "not the answer that was sealed"),
        ("", "0a", "not the answer that was sealed"),
    ],
)
def test_what_does_not_fit_its_seal_is_refused(at_table, words, number, says) -> None:
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    ben.seals(WAR)
    with pytest.raises(Complaint, match=says):
        ada.opens_it(words, number)
    assert 0 in waits(inn, table)
    ada.opens_it()


@pytest.mark.parametrize("words", ["vote side=tribute", "send area=1", "vote war", "vote", "undo"])
def test_what_is_no_lawful_answer_stays_shut(at_table, words: str) -> None:
    inn, table, ada, ben = at_table
    ada.seals(words)
    ben.seals(WAR)
    with pytest.raises(Complaint):
        ada.opens_it()
    assert 0 in waits(inn, table)
    ben.opens_it()
    inn.leave_shut(table, ada.token, seat=0)
    assert verify(to_the_end(inn, table, (ada, ben))).valid


@pytest.mark.parametrize("seal", ["", "ab", "g" * 64, "AB" * 32, "ab" * 33])
def test_what_is_no_seal_is_said(at_table, seal: str) -> None:
    inn, table, ada, _ben = at_table
    question = inn.look(table, ada.token).questions[0]
    with pytest.raises(Complaint, match="64 digits"):
        inn.seal(table, ada.token, question.number, seal)


def test_nothing_is_sealed_where_all_may_know_it_or_nobody_could_check(at_table) -> None:
    inn, table, ada, ben = at_table
    for one in (ada, ben):
        one.seals(PEACE)
    for one in (ada, ben):
        one.opens_it()
    record = to_the_end(inn, table, (ada, ben))
    again = inn.bring_in(record)
    assert inn.look(again).fairness is None
    small = inn.open_table(Order("fall_of_rome", ("",)))
    alone = inn.seating.take_seat(small, 0, "Ada")
    question = inn.look(small, alone).questions[0]
    assert not question.seals
    with pytest.raises(MovedOn, match="Nothing is sealed here"):
        inn.seal(small, alone, question.number, "ab" * 32, seat=question.seat)


# --- a browser that is away -----------------------------------------------------------------------


def test_without_a_clock_the_table_waits_for_the_browser_that_has_sealed(at_table) -> None:
    inn, table, ada, ben = at_table
    ruled = default(inn, table, ada)
    ada.seals(PEACE if ruled == WAR else WAR)
    ben.seals(WAR)
    ben.opens_it()
    while Keeper(inn, 0).act_once():
        pass
    assert waits(inn, table) == {0}
    assert inn.look(table).waiting_for[0].name == "guest 1"
    inn.leave_shut(table, ada.token, seat=0)  # she has lost it
    assert [row.words for row in inn.store.lines(table) if row.seat == 0][-1] == ruled


def test_with_a_clock_the_rules_answer_and_it_looks_like_any_other_answer(small: Inn) -> None:
    inn, table, ada, ben = with_browsers(small, clock=60.0)
    ada.seals(WAR)
    now = inn.store.clock.now()
    assert set(inn.look(table).clocks) == {1}, "who has sealed has no clock before all are in"
    ben.seals(WAR)
    clocks = inn.look(table).clocks
    assert set(clocks) == {0, 1} and all(until > now + 59 for until in clocks.values())
    ben.opens_it()
    passes(inn, table, 61)
    assert inn.look(table).match
    seen = inn.look(table).match.lines_for(())
    assert [line.words.split("=")[0] for line in seen if line.seat < 6] == ["vote side"] * 2
    assert "open_seal" not in inn.record(table) and "seal " not in inn.record(table)


def passes(inn: Inn, table: str, seconds: float) -> None:
    """So much time passes, and the keeper acts."""
    clock = inn.store.clock
    before = clock.now
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", lambda: before() + seconds)
        while Keeper(inn, 0).act_once():
            pass


def test_whoever_plays_for_him_cannot_choose_once_others_are_to_be_opened(small: Inn) -> None:
    """Neither a bot, nor a stand-in that the clock calls."""
    inn, table, ada, ben = with_browsers(small, clock=60.0, stand_in="bot:random")
    ruled = default(inn, table, ada)
    ada.seals(WAR)
    ben.seals(WAR)
    inn.lending.lend(table, ada.token, "bot:random")
    while Keeper(inn, 0).act_once():
        pass
    assert [row.words for row in inn.store.lines(table) if row.seat == 0][-1] == ruled
    passes(inn, table, 61)
    assert [row.words for row in inn.store.lines(table) if row.seat == 1][-1] == ruled


def default(inn: Inn, table: str, one: Browser) -> str:
    room = inn.look(table, one.token)
    assert room.match
    return room.match.default(room.seats[0]).words


def test_seals_outlive_the_inn(tmp_path: Path) -> None:
    file = str(tmp_path / "inn.sqlite")
    inn, table, ada, ben = with_browsers(Inn(opened(file), pace=AT_ONCE))
    ada.seals(WAR)
    ben.seals(PEACE)
    ada.opens_it()
    word = inn.look(table).fairness
    inn.store.close()
    again = Inn(opened(file), pace=AT_ONCE)
    ben.inn = ada.inn = again
    assert again.look(table).fairness == word
    assert ben.opens and waits(again, table) == {1}
    ben.opens_it()
    assert verify(to_the_end(again, table, (ada, ben))).valid
    again.store.close()


def test_workers_agree_on_what_is_sealed(worker: Callable[[], Inn]) -> None:
    one, other = worker(), worker()
    _inn, table, ada, ben = with_browsers(one)
    ben.inn = other
    ada.seals(WAR)
    ben.seals(WAR)
    rooms = [each.look(table, ada.token) for each in (one, other, worker())]
    assert rooms[0].sealed and all(room.sealed == rooms[0].sealed for room in rooms)
    ben.opens_it()
    ada.opens_it()
    words = {room.fairness.word for i in (one, other) if (room := i.look(table)).fairness}
    assert len(words) == 1


# --- who cheats with a seal -----------------------------------------------------------------------


def caught(record: str, plainly: Check, seen: str = "") -> tuple[str, list[str]]:
    """What ``verify`` and the program of the page say of a record."""
    draws = json.loads(json.dumps(draws_of(read_record(record))))
    return verify(record).problem, list(plainly(record, draws, seen))


def test_an_honest_inn_is_believed(
    at_table, plainly: Check, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also with seals that were taken back, with the same answer given openly before, and with one
    that stays shut."""
    inn, table, ada, ben = at_table
    inn.play(table, ada.token, inn.look(table, ada.token).questions[0].number, WAR)
    inn.undo(table, ada.token)
    ada.seals(WAR)
    inn.undo(table, ada.token)
    ada.seals(WAR)
    ben.seals(WAR)
    ben.opens_it()
    ada.opens_it()
    to_the_next_vote(inn, table, (ada, ben))
    ada.seals(WAR)
    ben.seals(WAR)
    ben.opens_it()
    inn.leave_shut(table, ada.token, seat=0)
    record = to_the_end(inn, table, (ada, ben))
    assert record.count(f" {OPEN_SEAL} ") == 3 and "\nbeside " in record
    assert caught(record, plainly) == ("", [])
    chance_of_it = verify(record).chance
    assert chance_of_it and (chance_of_it.opened, chance_of_it.shut) == (3, 1)
    (tmp_path / "a.game").write_text(record, encoding="utf-8")
    assert cli.run(["verify", str(tmp_path / "a.game")]) == 0
    told = capsys.readouterr().out
    assert "3 sealed answers were opened, each as it was sealed." in told
    assert "One seal stayed shut when others were opened: the rules answered." in told


def to_the_next_vote(inn: Inn, table: str, browsers: tuple[Browser, ...]) -> None:
    """Play on until both are to vote."""
    tokens, random = [one.token for one in browsers], Random(1)
    for _move in range(200):
        room = inn.look(table)
        assert room.match
        if room.match.phase == "vote" and len(room.awaited) == len(tokens):
            return
        play_on(inn, table, tokens, 1, random)
    raise AssertionError("they never vote again")


def opened_early(inn: Inn, table: str, ada: Browser, ben: Browser) -> None:
    """The keeper opens Ada's seal, though Ben has not answered yet."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Course, "opens", property(lambda course: bool(course.sealed)))
        ada.seals(WAR)
        ada.opens_it()


def test_a_keeper_who_opens_a_seal_early_is_caught(at_table, plainly: Check) -> None:
    """And has his friend answer then."""
    inn, table, ada, ben = at_table
    opened_early(inn, table, ada, ben)
    inn.play(table, ben.token, inn.look(table, ben.token).questions[0].number, PEACE)
    problem, said = caught(to_the_end(inn, table, (ada, ben)), plainly)
    assert "opens a seal before seat 2 has sealed anything" in problem
    assert any("opens before seat 2" in one for one in said)


def changed(inn: Inn, table: str, which: Callable[[MoveRow], bool], words: str) -> None:
    """The keeper writes something else in a line of the log."""
    number = next(row.number for row in inn.store.lines(table) if which(row))
    change = "UPDATE moves SET words = ? WHERE table_id = ? AND number = ?"
    with inn.store.writing() as connection:
        connection.exec_driver_sql(change, (words, table, number))
    inn.tables.forget(table)


def test_a_keeper_who_changes_a_sealed_answer_is_caught(at_table, plainly: Check) -> None:
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    ben.seals(WAR)
    ben.opens_it()
    ada.opens_it()
    changed(inn, table, lambda row: row.seat == 0 and row.words == WAR, PEACE)
    problem, said = caught(to_the_end(inn, table, (ada, ben)), plainly)
    assert "is not the answer that was sealed" in problem
    assert any("is not the answer that was sealed" in one for one in said)


def test_a_keeper_who_lets_a_friend_seal_again_is_caught(at_table, plainly: Check) -> None:
    """Once he has heard what the others have sealed."""
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    ben.seals(WAR)
    ada.opens_it()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Course, "can_seal", lambda _course, _seat: True)
        patch.setattr(sealing, "takes_back", lambda _course, seat: [(seat, "unseal")])
        inn.undo(table, ben.token)
        ben.seals(PEACE)
    ben.opens_it()
    problem, said = caught(to_the_end(inn, table, (ada, ben)), plainly)
    assert "is too late: seals were opened already" in problem
    assert any("is too late" in one for one in said)


def test_a_keeper_who_leaves_a_seal_shut_and_chooses_is_caught(at_table, plainly: Check) -> None:
    inn, table, ada, ben = at_table
    ruled = default(inn, table, ada)
    other = next(words for words in (WAR, PEACE) if words != ruled)
    ada.seals(WAR)
    ben.seals(WAR)
    ada.opens_it()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sealing, "stays_shut", lambda _course, seat: [(seat, other)])
        inn.leave_shut(table, ben.token, seat=1)
    problem, said = caught(to_the_end(inn, table, (ada, ben)), plainly)
    assert "is no answer of the rules" in problem
    assert any("is no answer of the rules" in one for one in said)


def test_a_keeper_who_hides_an_answer_among_what_was_undone_is_caught(
    at_table, plainly: Check
) -> None:
    """He says that what was opened was taken back, and plays another."""
    inn, table, ada, ben = at_table
    ada.seals(WAR)
    ben.seals(WAR)
    ada.opens_it()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sealing, "takes_back", lambda _course, seat: [(seat, "undo")])
        patch.setattr(Course, "opens", False)
        inn.undo(table, ada.token)
        inn.play(table, ada.token, inn.look(table, ada.token).questions[0].number, PEACE)
    ben.opens_it()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "undone_lines", lambda log, moves, _known: undone_lines(log, moves))
        record = to_the_end(inn, table, (ada, ben))
    problem, said = caught(record, plainly)
    assert "is too late" in problem
    assert any("is too late" in one for one in said)


def test_who_looks_at_the_past_sees_for_whom_all_waited_then(
    at_table: tuple[Inn, str, Browser, Browser],
) -> None:
    inn, table, ada, ben = at_table
    begun = inn.look(table, at=0).match
    assert begun
    ada.seals(WAR)
    then = inn.look(table, at=0)
    assert set(inn.look(table).awaited) == {1}
    assert set(then.awaited) == set(begun.to_act) != {1}
    ben.seals(PEACE)
    assert inn.look(table).opening
    assert not inn.look(table, at=0).opening
