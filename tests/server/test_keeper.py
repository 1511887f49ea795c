"""What the inn does by itself: bots, the clock, who has left, and an only answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from math import log10
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from tabard.engine.find import find_game
from tabard.engine.match.following import Followed
from tabard.engine.position import from_text
from tabard.server.complaints import MovedOn, NotAllowed, NotKept
from tabard.server.database.clock import Clock
from tabard.server.database.rows import MoveRow
from tabard.server.inn import Inn
from tabard.server.inn.course import Course
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import AT_ONCE, Pace, Turn, only_in_form, turns
from tabard.server.keeping import keeper as keeping
from tabard.server.keeping.keeper import Keeper

from .guests import open_questions, play_on, seated


def act(inn: Inn) -> int:
    """Let the inn act until nothing is due; how often it did."""
    keeper, acted = Keeper(inn, 0), 0
    while keeper.act_once():
        acted += 1
    return acted


def test_a_table_of_bots_plays_itself_to_the_end(inn: Inn) -> None:
    table = inn.open_table(Order("council", ("bot:random", "bot:greedy", "bot:random")))
    act(inn)
    room = inn.look(table)
    assert room.over
    assert room.table.over and room.table.due is None
    assert inn.list_tables() == []


def test_several_workers_act_at_one_table_and_nothing_is_doubled(worker: Callable[[], Inn]) -> None:
    inns = [worker(), worker()]
    tables = [inns[0].open_table(Order("council", ("bot:random",) * 3)) for _n in range(3)]
    keepers = [Keeper(inn, 2) for inn in inns]
    for keeper in keepers:
        keeper.start()
    try:
        until = time.monotonic() + 60
        while not all(inns[0].summary(table).table.over for table in tables):
            assert time.monotonic() < until
            time.sleep(0.1)
    finally:
        for keeper in keepers:
            keeper.stop()
    for table in tables:
        late = worker().look(table)
        assert late.over and late.version == len(inns[0].store.lines(table))


def test_a_worker_that_dies_in_the_middle_leaves_the_table_to_others(small: Inn) -> None:
    table = small.open_table(Order("council", ("bot:random",) * 2))
    now = small.store.clock.now()
    claimed = small.store.claim(now, now + 0.3)
    assert claimed and claimed.table == table
    assert not Keeper(small, 0).act_once()
    time.sleep(0.35)
    assert Keeper(small, 0).act_once()


def test_everybody_sees_how_long_who_is_asked_still_has(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, "bot:random", clock=60.0)
    room, watched = small.look(table, tokens[0]), small.look(table)
    asked = {q.seat: q.until for token in tokens for q in small.look(table, token).questions}
    assert room.clocks == watched.clocks == asked, "a bot has no clock"
    small.play(table, tokens[0], room.questions[0].number, "vote side=war")
    assert small.look(table).clocks == {1: asked[1]}, "nor has who has answered"
    assert small.look(table, at=0).clocks == {}
    small.resign(table, tokens[1])
    assert 1 not in small.look(table).clocks
    without, _tokens = seated(small, "council", 2)
    assert small.look(without).clocks == {}


def test_the_clock_decides_for_who_is_late(small: Inn) -> None:
    """By the lawful default here; the seat is its owner's again for the next question."""
    table, tokens = seated(small, "council", 2, clock=5.0)
    assert act(small) == 0 or small.look(table).version
    question = small.look(table, tokens[0]).questions[0]
    assert question.until == question.at + 5
    small.store.clock.heard(question.at + 6)
    act(small)
    votes = [m for m in small.store.lines(table) if m.words.startswith("vote")]
    assert {m.seat for m in votes} == {0, 1}
    with pytest.raises(MovedOn):
        small.play(table, tokens[0], question.number, "vote side=war")
    assert open_questions(small, table, tokens)


def test_who_resigns_is_played_for(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    small.resign(table, tokens[0], "bot:random")
    assert small.look(table).chairs[0].gone == "bot:random"
    act(small)
    words = [m.words for m in small.store.lines(table) if m.seat == 0]
    assert words[0] == "resign bot:random" and len(words) > 1
    with pytest.raises(NotAllowed):
        small.undo(table, tokens[0])
    small.resign(table, tokens[1])
    act(small)
    assert small.look(table).over


def test_before_the_match_a_place_can_be_left_and_taken_again(small: Inn) -> None:
    table = small.open_table(Order("council", ("", "")))
    first = small.seating.take_seat(table, 0, "Ada")
    small.resign(table, first)
    with pytest.raises(NotAllowed):
        small.seating.player(table, first)
    second = small.seating.take_seat(table, 0, "Bo")
    with pytest.raises(MovedOn):
        small.seating.take_seat(table, 0, "Cy")
    small.seating.seat_bot(table, second, 1, "bot:greedy")
    act(small)
    assert small.look(table, second).questions


def test_an_only_answer_that_is_given_for_somebody_hides_nothing_of_what_came_before(
    small: Inn,
) -> None:
    table, tokens = window(small)
    [form] = [q for token in tokens for q in small.look(table, token).questions if q.form]
    before = small.tables.course(small.tables.kept(table)).match.told_before.get(form.seat)
    act(small)
    assert small.store.lines(table)[-1].made_by == "form" or any(
        line.made_by == "form" for line in small.store.lines(table)
    )
    course = small.tables.course(small.tables.kept(table))
    assert course.match.told_before.get(form.seat) == before
    afresh = Course.of(small.tables.kept(table))
    afresh.follow(small.store.lines(table))
    assert afresh.match.told_before.get(form.seat) == before, "and so at every worker"


def test_an_only_answer_takes_as_long_as_people_take_there(small: Inn) -> None:
    """Among sleepers as among the awake, the pause is like any other; it is not foretold, and the
    same at every worker."""
    table, tokens = window(small)
    forms = [q for token in tokens for q in small.look(table, token).questions if q.form]
    assert forms
    course = small.tables.course(small.tables.kept(table))
    for known in ([3600.0] * 6, [2.0] * 6):
        course.pauses = {forms[0].seat: known}
        due = [waits(small, table, Pace(1, 1, secret)) for secret in ("a", "a", "b")]
        assert due[0] == due[1] != due[2]
        assert all(known[0] / 1.3 < wait < known[0] * 1.3 for wait in due)
    mixed = [1.0, 10.0, 100.0, 1000.0]
    course.pauses = {forms[0].seat: mixed}
    drawn = [round(log10(waits(small, table, Pace(1, 1, str(n))))) for n in range(400)]
    assert all(70 < drawn.count(size) < 130 for size in range(4)), "each as often as it was made"
    assert waits(small, table, AT_ONCE) == 0


def test_who_has_not_shown_how_long_he_takes_answers_as_those_do_who_play_with_him(
    small: Inn,
) -> None:
    """And where nobody has, only he himself can answer."""
    table, tokens = window(small)
    form = next(q for token in tokens for q in small.look(table, token).questions if q.form)
    kept = small.tables.kept(table)
    course = small.tables.course(kept)
    course.pauses = {1 - form.seat: [500.0]}
    assert 400 <= waits(small, table, Pace()) <= 625
    course.pauses = {}
    assert not [turn for turn in turns(course, kept, Pace()) if turn.by == "form"]
    token = next(t for t in tokens if small.look(table, t).questions)
    words = small.try_out(table, token, form.seat, "").follow[0]
    assert small.play(table, token, form.number, words).version


def test_pauses_are_remembered_of_what_nobody_may_know(worker: Callable[[], Inn]) -> None:
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    asked = one.look(table, tokens[0]).questions[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Clock, "now", lambda _clock: asked.at + 70)
        one.play(table, tokens[0], asked.number, "vote side=war")
    for inn in (one, other):
        pauses = inn.tables.course(inn.tables.kept(table)).pauses
        assert pauses == {0: [pytest.approx(70)]}


@pytest.mark.parametrize("thinks", [0.01, 0.3, 0.9])
def test_a_bot_answers_at_its_hour_however_long_it_has_thought(
    small: Inn, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    small.tables.pace = Pace(1, 1)
    table, tokens = seated(small, "council", 1, "bot:random", "bot:random")
    asked = small.look(table, tokens[0]).questions[0]
    clock, real = [asked.at], keeping.chosen

    def thoughtful(*of: object) -> str:
        clock[0] += thinks / 2  # there are two of them
        return real(*of)  # type: ignore[arg-type]

    monkeypatch.setattr(Clock, "now", lambda _clock: clock[0])
    monkeypatch.setattr(keeping, "chosen", thoughtful)
    keeper = Keeper(small, 0)
    while clock[0] < asked.at + 1.5:
        keeper.act_once()
        clock[0] += 0.01
    votes = [m for m in small.store.lines(table) if m.words.startswith("vote")]
    assert [round(m.at - asked.at, 1) for m in votes] == [1.0, 1.0]


def test_a_longer_thought_takes_as_long_again() -> None:
    turn = Turn(0, "bot:random", due=100.0, at=101.0)
    assert [turn.hour(now) for now in (100.0, 100.9, 101.1, 102.5)] == [101, 101, 102, 103]
    assert Turn(0, "form", due=100.0, at=100.0).hour(107.0) == 100


def window(inn: Inn) -> tuple[str, list[str]]:
    """A table at which somebody can only pass, but nobody else may know that."""
    for seed in range(60):
        table, tokens = seated(inn, "council", 2)
        random = Random(seed)
        for _move in range(30):
            asked = open_questions(inn, table, tokens)
            if any(q.form for _token, q in asked):
                return table, tokens
            if not asked:
                break
            token, question = random.choice(asked)
            from .guests import whole_move

            words = whole_move(inn, table, token, question.seat, random)
            inn.play(table, token, question.number, words)
    raise AssertionError("no such window came")


def waits(inn: Inn, table: str, pace: Pace) -> float:
    kept = inn.tables.kept(table)
    course = inn.tables.course(kept)
    turn = next(turn for turn in turns(course, kept, pace) if turn.by == "form")
    return turn.due - course.asked[turn.seat].at


def test_an_only_answer_is_not_offered_to_be_taken_back(small: Inn) -> None:
    table, tokens = window(small)
    seat = next(q for token in tokens for q in small.look(table, token).questions if q.form).seat
    course = small.tables.course(small.tables.kept(table))
    course.pauses = {seat: [0.0] * 6}
    assert act(small)
    assert "form" in {line.made_by for line in small.store.lines(table)}
    assert seat in small.tables.course(small.tables.kept(table)).in_form
    assert not any(seat in small.look(table, token).can_undo for token in tokens)


ONE_KIND = """
game = "jeanne_darc"
rules = "1.1"
seats = 2
owner = { bruges = 1, gand = 2 }
cards = { hand_1 = { ram = 3 }, hand_2 = { ladders = 2 } }
influence = { 1 = INFLUENCE }
"""


@pytest.mark.parametrize(("influence", "form"), [(4, False), (0, True)])
def test_an_answer_is_the_only_one_to_its_last_word(influence: int, form: bool) -> None:
    """All yellow cards are alike: which two are shown is clear, but not how much influence."""
    text = ONE_KIND.replace("INFLUENCE", str(influence))
    text += 'now = { phase = "combat", seat = 1 }\n'
    match = Followed.at(*from_text(find_game, text), unasked=False)
    match.play(0, "attack bruges gand road")
    assert [row.verb.word for row in match.rows(0)] == ["attack_with"]
    before = len(match.lines)
    assert only_in_form(cast(Course, SimpleNamespace(match=match)), 0) == form
    assert (before, None) == (len(match.lines), match.draft(0))


def test_who_plays_alone_waits_for_no_form(small: Inn) -> None:
    table, tokens = seated(small, "council", 1, "bot:random", "bot:random")
    play_on(small, table, tokens, 40, Random(5))
    assert not any(q.form for q in small.look(table, tokens[0]).questions)


def stuck(inn: Inn) -> str:
    """A table of bots at which one stands in that nobody has."""
    table = inn.open_table(Order("council", ("bot:random",) * 2))
    lines = [MoveRow(0, 0, "resign bot:nobody", False, None, 0.0)]
    inn.store.write(table, lines, over=False, due=inn.store.clock.now())
    return table


def test_a_table_that_cannot_go_on_is_put_aside_and_the_others_go_on(small: Inn) -> None:
    bad, good = stuck(small), small.open_table(Order("council", ("bot:random",) * 2))
    act(small)
    assert small.look(good).over and not small.look(good).trouble
    aside = small.look(bad)
    assert not aside.over
    assert aside.trouble.startswith("The inn could not do")


class Patience:
    """In the place of the event that stops a keeper: it notes for how long it is waited for."""

    def __init__(self, most: int) -> None:
        self.most, self.waits = most, list[float]()

    def is_set(self) -> bool:
        return len(self.waits) == self.most

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)


def test_a_database_that_refuses_is_asked_less_and_less_often(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it answers: then as before."""
    keeper, patience = Keeper(small, 0), Patience(8)
    answers = iter([NotKept("")] * 6 + [True] + [NotKept("")] * 2)

    def act_once() -> bool:
        answer = next(answers)
        if isinstance(answer, NotKept):
            raise answer
        return answer

    monkeypatch.setattr(keeper, "_stopped", patience)
    monkeypatch.setattr(keeper, "act_once", act_once)
    keeper._work()
    assert patience.waits == [1, 2, 4, 8, 15, 15, 1, 2]


def test_each_time_it_is_put_aside_for_longer_also_after_a_restart(
    small: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    table, now, pauses = stuck(small), small.store.clock.now(), []
    with pytest.MonkeyPatch.context() as patch:
        for _time in range(12):
            patch.setattr(Clock, "now", lambda _clock, now=now: now)
            assert Keeper(Inn(small.store), 0).act_once()
            due = small.tables.kept(table).table.due
            assert due is not None
            pauses.append(round(due - now))
            now = due
    assert all(later >= 2 * sooner for sooner, later in pairwise(pauses[:8]))
    assert pauses[-1] == pauses[-2] == max(pauses)
    assert all(table in line.message and "nobody" in line.message for line in caplog.records)


def test_a_table_that_goes_on_again_is_not_in_trouble_any_more(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = small.open_table(Order("council", ("bot:random",) * 2))

    def broken(*_rest: object) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(keeping, "chosen", broken)
    assert Keeper(small, 0).act_once()
    assert small.look(table).trouble
    monkeypatch.undo()
    small.store.put_aside(table, small.store.clock.now())
    act(small)
    assert not small.look(table).trouble and small.tables.kept(table).table.failures == 0
