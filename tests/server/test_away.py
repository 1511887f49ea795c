"""Who is away: a bot plays for him until he takes his seat back."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tabard.engine.record.replay import verify
from tabard.server.api import views
from tabard.server.api.events import _rendered
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, NotThere
from tabard.server.database.clock import Clock
from tabard.server.inn import Inn
from tabard.server.inn.lending import PATIENCE, USUAL
from tabard.server.inn.rooms import Order
from tabard.server.inn.turns import Pace, turns
from tabard.server.keeping import keeper as keeping
from tabard.server.keeping.keeper import Keeper

from .guests import play_on, seated, whole_move
from .test_keeper import window

BOT = "bot:random"


def act(inn: Inn) -> int:
    """Let the inn act until nothing is due; how often it did."""
    keeper, acted = Keeper(inn, 0), 0
    while keeper.act_once():
        acted += 1
    return acted


def decided(inn: Inn, table: str, seat: int) -> list[str]:
    """What was decided for a seat."""
    return [m.words for m in inn.store.lines(table) if m.seat == seat and not m.by_itself]


def answers(inn: Inn, table: str, token: str) -> None:
    """Somebody decides what he is asked."""
    question = inn.look(table, token).questions[0]
    words = whole_move(inn, table, token, question.seat, Random(1))
    inn.play(table, token, question.number, words, seat=question.seat)


def too_late(inn: Inn, table: str, token: str) -> None:
    """Let the time of somebody run out, and the inn act."""
    until = inn.look(table, token).questions[0].until
    assert until is not None
    inn.store.clock.heard(until + 0.1)
    act(inn)


# --- lending a seat, and taking it back -----------------------------------------------------------


def test_a_bot_plays_for_who_is_away_until_he_is_back(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2)
    inn.lending.lend(table, tokens[0], BOT)
    act(inn)
    assert decided(inn, table, 0), "the bot has answered"
    assert not decided(inn, table, 1), "and nobody else"
    room = inn.look(table, tokens[0])
    assert not room.questions and not room.can_undo
    inn.lending.take_back(table, tokens[0])
    while not inn.look(table, tokens[0]).questions:
        answers(inn, table, tokens[1])
        act(inn)
    made = len(decided(inn, table, 0))
    act(inn)
    assert len(decided(inn, table, 0)) == made, "now he decides himself"


def test_everybody_sees_who_is_away_and_which_bot_plays(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    marks = {small.look(table).mark}
    for bot in ("bot:fair", "bot:strong"):
        small.lending.lend(table, tokens[0], bot)
        marks.add(small.look(table).mark)
        for viewer in (*tokens, None):
            places = views.table(small.look(table, viewer)).places
            assert [place.away for place in places] == [bot, ""]
            assert [place.who for place in places] == ["human", "human"]
    small.lending.take_back(table, tokens[0])
    assert not any(chair.away for chair in small.look(table).chairs)
    assert len(marks) == 3, "whoever watches hears of each change"


def test_a_match_with_a_bot_in_between_is_an_ordinary_record(small: Inn) -> None:
    """Nothing in it says who was away."""
    table, tokens = seated(small, "council", 2)
    for turn in range(60):
        if small.look(table).over:
            break
        change = small.lending.take_back if turn % 3 else small.lending.lend
        change(table, tokens[0], *([] if turn % 3 else [BOT]))
        play_on(small, table, tokens, 1, Random(turn))
    record = small.whole_record(table)
    assert verify(record).valid and "away" not in record
    assert small.look(table).over and "seat 1 human" in record


def test_a_worker_that_begins_late_knows_who_is_away(worker: Callable[[], Inn]) -> None:
    one = worker()
    table, tokens = seated(one, "council", 2)
    one.lending.lend(table, tokens[0], BOT)
    other = worker()
    assert other.look(table).chairs[0].away == BOT
    other.lending.take_back(table, tokens[0])
    assert act(one) <= 1 and not decided(one, table, 0)


def test_what_is_done_twice_is_done_once(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    lending = small.lending
    assert lending.take_back(table, tokens[0]).repeated
    done = [lending.lend(table, tokens[0], BOT).repeated for _time in range(2)]
    done += [lending.take_back(table, tokens[0]).repeated for _time in range(2)]
    assert done == [False, True, False, True]


# --- thoughts -------------------------------------------------------------------------------------


def test_what_the_bot_thinks_when_the_seat_is_taken_back_is_thrown_away(
    worker: Callable[[], Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through another worker, too: the question is the person's again."""
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    asked, real = one.look(table, tokens[0]).questions[0], keeping.chosen
    one.lending.lend(table, tokens[0], BOT)

    def interrupted(*of: object) -> str:
        other.lending.take_back(table, tokens[0])
        return real(*of)  # type: ignore[arg-type]

    monkeypatch.setattr(keeping, "chosen", interrupted)
    act(one)
    assert not decided(one, table, 0)
    assert one.look(table, tokens[0]).questions == (asked,)
    one.play(table, tokens[0], asked.number, "vote side=war")


def test_what_it_was_about_to_say_is_thrown_away_as_well(small: Inn) -> None:
    """Though the question is the same, and the bot plays again by then."""
    small.tables.pace = Pace(0, 5)
    table, tokens = seated(small, "council", 2)
    keeper, lending = Keeper(small, 0), small.lending
    lending.lend(table, tokens[0], BOT)
    assert keeper.act_once(), "it is thought about"
    lending.take_back(table, tokens[0])
    lending.lend(table, tokens[0], "bot:greedy")
    small.store.clock.heard(small.store.clock.now() + 6)
    assert keeper._speak_at_its_hour() and not decided(small, table, 0)
    while keeper.act_once():
        pass
    small.store.clock.heard(small.store.clock.now() + 60)
    while keeper.act_once():
        pass
    assert decided(small, table, 0), "the other bot has thought anew"


def test_a_move_that_others_make_meanwhile_does_not_forget_the_bot(
    worker: Callable[[], Inn], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever notes what is due next has heard of every seat that was lent."""
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    question = one.look(table, tokens[1]).questions[0]
    write, lent = one.store.write, False

    def slow(*of: object, **more: object) -> None:
        nonlocal lent
        if not lent:
            lent = True
            other.lending.lend(table, tokens[0], BOT)
        write(*of, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(one.store, "write", slow)
    one.play(table, tokens[1], question.number, "vote side=war")
    act(other)
    assert decided(one, table, 0)


# --- who may, and when ----------------------------------------------------------------------------


def test_only_whose_seat_it_is_lends_it_and_takes_it_back(small: Inn) -> None:
    """A token is of one seat: another seat's lends that one, and a stranger has none."""
    table, tokens = seated(small, "council", 2)
    other, others = seated(small, "council", 2)
    assert other != table
    for token in (None, "nonsense", others[0]):
        for change in (
            lambda t: small.lending.lend(table, t, BOT),
            lambda t: back(small, table, t),
        ):
            with pytest.raises(NotAllowed):
                change(token)
    small.lending.lend(table, tokens[0], BOT)
    assert back(small, table, tokens[1])
    assert [chair.away for chair in small.look(table).chairs] == [BOT, ""]


def back(inn: Inn, table: str, token: str | None) -> bool:
    """Take a seat back: was it so already?"""
    return inn.lending.take_back(table, token).repeated


def test_which_bots_may_play(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    for bot in ("default", "human", "", "bot:nobody", "bot:search:600000ms:64"):
        with pytest.raises(Complaint):
            small.lending.lend(table, tokens[0], bot)


def test_nobody_is_away_before_the_match_or_after_it_or_from_a_seat_that_he_has_left(
    small: Inn,
) -> None:
    table = small.open_table(Order("council", ("", "")))
    ada = small.seating.take_seat(table, 0, "Ada")
    with pytest.raises(MovedOn, match="not begun"):
        small.lending.lend(table, ada, BOT)
    ben = small.seating.take_seat(table, 1, "Ben")
    small.resign(table, ada, BOT)
    with pytest.raises(NotAllowed, match="for good"):
        small.lending.lend(table, ada, BOT)
    with pytest.raises(NotAllowed, match="for good"):
        back(small, table, ada)
    while not small.look(table).over:
        play_on(small, table, [ben], 1, Random(2))
    with pytest.raises(MovedOn, match="over"):
        small.lending.lend(table, ben, BOT)


def test_who_is_away_decides_nothing_but_can_leave_for_good(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    asked = small.look(table, tokens[0]).questions[0]
    small.lending.lend(table, tokens[0], BOT)
    for decide in (
        lambda: small.play(table, tokens[0], asked.number, "vote side=war"),
        lambda: small.undo(table, tokens[0]),
        lambda: small.wants_hint(table, tokens[0], asked.seat),
    ):
        with pytest.raises(MovedOn, match="take your seat back"):
            decide()
    small.resign(table, tokens[0], BOT)
    chair = small.look(table).chairs[0]
    assert (chair.gone, chair.away) == (BOT, "")


# --- the clock ------------------------------------------------------------------------------------


def test_who_is_away_has_no_clock(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, clock=60.0)
    small.lending.lend(table, tokens[0], BOT)
    assert set(small.look(table).clocks) == {1}


def test_nobody_gains_time_by_going_and_coming(small: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a question that was put before he went he has as much as he had then."""
    table, tokens = seated(small, "council", 2, clock=60.0)
    now = small.look(table, tokens[0]).questions[0].at
    monkeypatch.setattr(Clock, "now", lambda _clock: now)
    for _time in range(3):
        now += 10
        small.lending.lend(table, tokens[0], BOT)
        now += 1000
        small.lending.take_back(table, tokens[0])
    assert small.look(table).clocks[0] - now == pytest.approx(30)


def test_for_what_was_asked_meanwhile_there_is_the_whole_time(
    small: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = seated(small, "council", 2, clock=60.0)
    now = small.look(table, tokens[0]).questions[0].at
    monkeypatch.setattr(Clock, "now", lambda _clock: now)
    now += 10
    small.lending.lend(table, tokens[0], BOT)
    went = now
    while not was_asked_after(small, table, went):
        now += 1
        act(small)
        if small.look(table, tokens[1]).questions:
            answers(small, table, tokens[1])
    now += 500
    small.lending.take_back(table, tokens[0])
    assert small.look(table).clocks[0] - now == pytest.approx(60)


def was_asked_after(inn: Inn, table: str, at: float) -> bool:
    """Is the first seat asked something that was put later than this?"""
    asked = inn.tables.course(inn.tables.kept(table)).asked.get(0)
    return asked is not None and asked.at > at


def test_after_two_late_answers_in_a_row_a_bot_plays_and_not_after_one(inn: Inn) -> None:
    """The fair one where the rules decide for who is late. He takes his seat back with one word."""
    table, tokens = seated(inn, "council", 2, clock=30.0)
    away = []
    for _time in range(2):
        small_step(inn, table, tokens)
        too_late(inn, table, tokens[0])
        away.append(inn.look(table).chairs[0].away)
    assert away == ["", "bot:fair"]
    assert inn.look(table, tokens[0]).late and not inn.look(table, tokens[1]).late
    inn.lending.take_back(table, tokens[0])
    room = inn.look(table, tokens[0])
    assert not room.late and not room.chairs[0].away
    small_step(inn, table, tokens)
    too_late(inn, table, tokens[0])
    assert not inn.look(table).chairs[0].away, "it is counted anew"


def small_step(inn: Inn, table: str, tokens: list[str]) -> None:
    """Until the first player is asked: the second answers whatever he is asked."""
    act(inn)
    while inn.look(table, tokens[1]).questions or not inn.look(table, tokens[0]).questions:
        answers(inn, table, tokens[1])
        act(inn)


def test_an_own_answer_in_between_counts_anew(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, clock=30.0)
    for _time in range(3):
        small_step(small, table, tokens)
        too_late(small, table, tokens[0])
        assert not small.look(table).chairs[0].away
        small_step(small, table, tokens)
        answers(small, table, tokens[0])


def test_the_bot_that_decides_for_who_is_late_plays_on_for_him(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, clock=30.0, stand_in=BOT)
    for _time in range(2):
        small_step(small, table, tokens)
        too_late(small, table, tokens[0])
    assert small.look(table).chairs[0].away == BOT


def test_without_a_clock_nobody_is_away_by_himself(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    small.store.clock.heard(small.store.clock.now() + 1e6)
    assert act(small) <= 1
    assert small.look(table, tokens[0]).questions


# --- nobody is there ------------------------------------------------------------------------------


def test_bots_stop_where_all_people_are_away_until_one_is_back(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2, "bot:random", clock=60.0)
    inn.lending.lend(table, tokens[0], BOT)
    inn.lending.lend(table, tokens[1], BOT)
    before = inn.look(table)
    assert before.deserted and before.clocks == {}
    inn.store.clock.heard(inn.store.clock.now() + 1000)
    act(inn)
    room = inn.look(table)
    assert room.version == before.version and room.table.due is None
    inn.lending.take_back(table, tokens[1])
    act(inn)
    assert inn.look(table).version > before.version and not inn.look(table).deserted


def test_who_has_left_for_good_does_not_keep_a_table_waiting_nor_going(small: Inn) -> None:
    table, tokens = seated(small, "council", 2)
    small.lending.lend(table, tokens[0], BOT)
    small.resign(table, tokens[1], BOT)
    version = small.look(table).version
    act(small)
    assert small.look(table).deserted and small.look(table).version == version
    small.resign(table, tokens[0], BOT)
    act(small)
    assert small.look(table).over, "only bots are left, as at a table of bots"


# --- secrets --------------------------------------------------------------------------------------


def test_the_pauses_of_the_bot_are_not_taken_for_his(small: Inn) -> None:
    """Else his only answers came as fast as a bot's, and told that they are such."""
    table, tokens = seated(small, "council", 2)
    small.lending.lend(table, tokens[0], BOT)
    act(small)
    answers(small, table, tokens[1])
    course = small.tables.course(small.tables.kept(table))
    assert decided(small, table, 0) and 0 not in course.pauses and 1 in course.pauses


def test_an_only_answer_is_not_given_at_the_moment_when_he_comes_back(small: Inn) -> None:
    """It would tell that it was the only one: he is as slow as ever, counted from his return."""
    table, tokens = window(small)
    form = next(q for token in tokens for q in small.look(table, token).questions if q.form)
    token = tokens[form.seat]
    small.tables.course(small.tables.kept(table)).pauses = {form.seat: [500.0] * 6}
    for one in tokens:
        small.lending.lend(table, one, BOT)
    small.store.clock.heard(form.at + 4000)
    small.lending.take_back(table, token)
    kept = small.tables.kept(table)
    given = next(t for t in turns(small.tables.course(kept), kept, Pace()) if t.by == "form")
    assert given.due > form.at + 4000


def test_others_get_of_it_that_he_is_away_and_the_bots_level(small: Inn) -> None:
    """The table as the others and a spectator get it is the same, but for this word."""
    small.tables.pace = Pace(0, 5)
    table, tokens = seated(small, "council", 2)
    for viewer in (1, None):
        before = _rendered(small.sight(table), viewer, 0)
        small.lending.lend(table, tokens[0], BOT)
        Keeper(small, 0).act_once()  # it is thought about, and not said yet
        after = _rendered(small.sight(table), viewer, 0)
        small.lending.take_back(table, tokens[0])
        assert after == before.replace('"away":""', f'"away":"{BOT}"', 1) != before


# --- a vote to let somebody go --------------------------------------------------------------------


def all_wait(inn: Inn, table: str, seconds: float) -> None:
    """So many seconds pass after a question was put."""
    since = max(one.since for one in inn.look(table).waited_for.values())
    inn.store.clock.heard(since + seconds)


def waits_of_three(inn: Inn) -> tuple[str, list[str]]:
    """A table of three people; the first is asked."""
    table, tokens = seated(inn, "wager", 3)
    assert list(inn.look(table).waited_for) == [0]
    return table, tokens


def test_more_than_half_of_the_others_let_a_bot_play_for_who_does_not_come(inn: Inn) -> None:
    table, tokens = waits_of_three(inn)
    all_wait(inn, table, PATIENCE - 30)
    with pytest.raises(MovedOn, match="in 1 minute you may vote"):
        inn.lending.let_go(table, tokens[1], 0)
    all_wait(inn, table, PATIENCE + 1)
    mark = inn.look(table).mark
    assert not inn.lending.let_go(table, tokens[1], 0).repeated
    assert inn.look(table).mark != mark, "the others hear of it"
    assert inn.lending.let_go(table, tokens[1], 0).repeated, "nobody votes twice"
    assert inn.look(table).waited_for[0].votes == (1,)
    assert not inn.look(table).chairs[0].away
    inn.lending.let_go(table, tokens[2], 0)
    assert inn.look(table).chairs[0].away == USUAL
    inn.lending.take_back(table, tokens[0])
    room = inn.look(table, tokens[0])
    assert not room.chairs[0].away and room.waited_for[0].votes == ()
    with pytest.raises(MovedOn, match="Wait a little longer"):
        inn.lending.let_go(table, tokens[1], 0)


def test_what_he_decides_himself_ends_the_vote(small: Inn) -> None:
    table, tokens = waits_of_three(small)
    all_wait(small, table, PATIENCE + 1)
    small.lending.let_go(table, tokens[1], 0)
    for token in tokens:
        answers(small, table, token)
    assert 0 in small.look(table).waited_for
    assert small.look(table).waited_for[0].votes == ()


def test_only_who_plays_and_is_here_has_a_vote_and_not_on_himself(small: Inn) -> None:
    table, tokens = waits_of_three(small)
    all_wait(small, table, PATIENCE + 1)
    for token, player, wrong in (
        (None, 0, NotAllowed),
        (tokens[0], 0, NotAllowed),
        (tokens[1], 2, MovedOn),
        (tokens[1], 5, NotThere),
    ):
        with pytest.raises(wrong):
            small.lending.let_go(table, token, player)
    small.lending.lend(table, tokens[2], BOT)
    with pytest.raises(MovedOn, match="take your seat back"):
        small.lending.let_go(table, tokens[2], 0)
    assert small.look(table).waited_for[0].needed == 1, "who is away does not count"
    small.lending.let_go(table, tokens[1], 0)
    assert small.look(table).chairs[0].away == USUAL


def test_votes_that_come_together_at_two_workers_both_count(worker: Callable[[], Inn]) -> None:
    inns = [worker(), worker()]
    table, tokens = waits_of_three(inns[0])
    for inn in inns:
        all_wait(inn, table, PATIENCE + 1)
    with ThreadPoolExecutor(2) as people:
        votes = [
            people.submit(inn.lending.let_go, table, token, 0)
            for inn, token in zip(inns, tokens[1:], strict=True)
        ]
        for vote in votes:
            vote.result()
    assert inns[0].look(table).chairs[0].away == USUAL
