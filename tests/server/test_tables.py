"""Moves at tables of several workers: kept, followed, never doubled, never played for a question
that is not open any more."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tabard.engine.match import Match
from tabard.server.api import views
from tabard.server.complaints import Complaint, MovedOn, NotAllowed, Unlawful
from tabard.server.inn import Inn
from tabard.server.inn.deciding import check_same
from tabard.server.inn.rooms import Done, Order
from tabard.server.keeping.keeper import Keeper

from .guests import open_questions, play_on, seated, whole_move

Workers = Callable[[], Inn]


def questions(inn: Inn, table: str, token: str) -> dict[int, int]:
    return {q.seat: q.number for q in inn.look(table, token).questions}


def test_a_move_is_there_for_every_worker_and_after_all_have_gone(worker: Workers) -> None:
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    seat_1 = questions(one, table, tokens[0])
    done = one.play(table, tokens[0], seat_1[0], "vote side=war")
    assert other.look(table, tokens[0]).version == done.version
    late = worker()
    assert late.look(table).match.lines == one.look(table).match.lines  # type: ignore[union-attr]
    assert [m.words for m in late.store.lines(table)][-1] == "vote side=war"


@pytest.mark.parametrize("game", ["council", "pairs"])
def test_workers_follow_each_other_through_whole_games(worker: Workers, game: str) -> None:
    """Whoever made the moves and took them back: both know the same of all, and so does a third
    that begins late."""
    inns, undone = (worker(), worker()), 0
    for seed in range(2 if game == "council" else 1):
        table, tokens = seated(inns[0], game, 2, "bot:random")
        undone += play_with_undo(inns, table, tokens, Random(f"{game} {seed}"))
        rooms = [[inn.look(table, t) for t in (*tokens, None)] for inn in (*inns, worker())]
        for others in rooms[1:]:
            for room, other in zip(rooms[0], others, strict=True):
                assert room.match is not None and other.match is not None
                assert other.match.state.same(room.match.state)
                assert other.match.lines == room.match.lines
                assert other.match.told_rows == room.match.told_rows
                assert (other.questions, other.can_undo) == (room.questions, room.can_undo)
    assert undone > 1


def play_with_undo(inns: tuple[Inn, Inn], table: str, tokens: list[str], random: Random) -> int:
    """Decide now at one worker, now at the other, and take back at the one that did not."""
    undone = 0
    for turn in range(30):
        if not play_on(inns[turn % 2], table, tokens, 1, random):
            break
        for token in tokens:
            if inns[turn % 2].look(table, token).can_undo and random.random() < 0.4:
                inns[1 - turn % 2].undo(table, token)
                undone += 1
    return undone


def test_a_secret_vote_of_two_seats_at_once_through_two_workers(worker: Workers) -> None:
    """Both answers hold, whichever is written first; nobody is asked again for the other's sake."""
    inns = worker(), worker()
    for _again in range(5):
        table, tokens = seated(inns[0], "council", 3)
        asked = [questions(inns[0], table, token) for token in tokens]
        with ThreadPoolExecutor(2) as at_once:
            votes = [
                at_once.submit(inn.play, table, tokens[n], asked[n][n], "vote side=peace")
                for n, inn in enumerate(inns)
            ]
            done = [vote.result().version for vote in votes]
        assert done[0] != done[1]
        assert questions(inns[0], table, tokens[2]) == asked[2]
        words = [(m.seat, m.words) for m in inns[1].store.lines(table) if not m.by_itself]
        assert sorted(words) == [(0, "vote side=peace"), (1, "vote side=peace")]


def test_an_answer_to_a_question_that_is_not_open_any_more(worker: Workers) -> None:
    one, other = worker(), worker()
    table, tokens = seated(one, "council", 2)
    asked = questions(one, table, tokens[0])[0]
    one.play(table, tokens[0], asked, "vote side=war")
    with pytest.raises(MovedOn):
        other.play(table, tokens[0], asked, "vote side=peace")
    other.undo(table, tokens[0])
    with pytest.raises(MovedOn):
        one.play(table, tokens[0], asked, "vote side=peace")
    again = questions(one, table, tokens[0])[0]
    one.play(table, tokens[0], again, "vote side=peace")


def test_the_same_request_twice_is_one_move(worker: Workers) -> None:
    inns = worker(), worker()
    table, tokens = seated(inns[0], "council", 2)
    asked = questions(inns[0], table, tokens[0])[0]

    def click(inn: Inn) -> Done:
        return inn.play(table, tokens[0], asked, "vote side=war", key="click")

    with ThreadPoolExecutor(4) as at_once:
        answers = list(at_once.map(click, inns * 3))
    assert sorted(answer.repeated for answer in answers) == [False] + [True] * 5
    assert [m.words for m in inns[0].store.lines(table)].count("vote side=war") == 1
    inns[0].play(table, tokens[1], questions(inns[0], table, tokens[1])[1], "vote side=war")
    assert click(inns[1]).repeated


@pytest.mark.parametrize(
    ("game", "done", "same", "other"),
    [
        ("new_world", "bid points=12", "bid 12", "bid points=1"),
        ("council", "offer to=2 give=red want=blue", "off 2 r b", "offer 2 blue red"),
        ("council", "undo", "undo", "offer 2 blue red"),
    ],
)
def test_another_answer_is_told_from_the_same_that_is_shortened(
    game: str, done: str, same: str, other: str
) -> None:
    """Both come under the key of an answer that was given; only the same was done."""
    match = Match(game, 2, seed=1)
    check_same(match, 0, same, done)
    with pytest.raises(MovedOn, match=f"otherwise: {done}"):
        check_same(match, 0, other, done)


def test_many_at_once_at_one_table_lose_nothing(worker: Workers) -> None:
    """Whatever was acknowledged is in the log, once; whatever was refused is not."""
    inns, random = (worker(), worker()), Random(3)
    table, tokens = seated(inns[0], "council", 4)
    kept: list[str] = []

    def decide(job: tuple[int, str]) -> str | None:
        number, token = job
        inn = inns[number % 2]
        try:
            asked = inn.look(table, token).questions
            if not asked:
                return None
            words = whole_move(inn, table, token, asked[0].seat, Random(number))
            inn.play(table, token, asked[0].number, words, key=f"k{number}")
        except (Complaint, IndexError):
            return None
        return f"k{number}"

    with ThreadPoolExecutor(4) as at_once:
        jobs = [(number, random.choice(tokens)) for number in range(120)]
        kept = [key for key in at_once.map(decide, jobs) if key]
    lines = inns[0].store.lines(table)
    assert len(kept) > 8
    assert sorted(m.key for m in lines if m.key) == sorted(kept)
    assert [m.number for m in lines] == list(range(len(lines)))


def test_what_the_rules_refuse_changes_nothing(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2)
    asked = questions(inn, table, tokens[0])[0]
    version = inn.look(table).version
    with pytest.raises(Unlawful) as refused:
        inn.play(table, tokens[0], asked, "draw knight_1")
    assert refused.value.rule == "4"
    for words in ("vote", "vote side=maybe", "fly", "", "x" * 9999, "vote side=war side=war"):
        with pytest.raises(Unlawful):
            inn.play(table, tokens[0], asked, words)
    assert inn.look(table).version == version


def test_a_seat_decides_for_itself_alone(inn: Inn) -> None:
    table, tokens = seated(inn, "council", 2)
    _table, others = seated(inn, "council", 2)
    asked = questions(inn, table, tokens[0])[0]
    for token in (None, "", "nonsense", others[0], tokens[0] + "x", "a.b.c", "\ud800"):
        with pytest.raises(NotAllowed):
            inn.play(table, token, asked, "vote side=war")
    with pytest.raises(NotAllowed):
        inn.play(table, tokens[0], asked, "vote side=war", seat=1)
    with pytest.raises(NotAllowed):
        inn.try_out(table, tokens[0], 1, "")
    assert open_questions(inn, table, tokens)[0][1].number == asked


def test_one_player_leads_several_seats_and_says_for_which(inn: Inn) -> None:
    table, tokens = seated(inn, "pairs", 2)
    room = inn.look(table, tokens[0])
    assert room.seats == (0, 2)
    numbers = {q.number for q in room.questions}
    assert len(room.questions) == 2 and len(numbers) == 1
    with pytest.raises(Complaint, match="several"):
        inn.play(table, tokens[0], numbers.pop(), "vote side=war")
    for question in room.questions:
        inn.play(table, tokens[0], question.number, "vote side=war", seat=question.seat)
    assert inn.look(table, tokens[0]).questions == ()


def over(inn: Inn) -> tuple[str, list[str]]:
    """A table at which two people have played to the end."""
    table, tokens = seated(inn, "council", 2)
    inn.resign(table, tokens[0])
    inn.resign(table, tokens[1])
    while Keeper(inn, 0).act_once():
        pass
    return table, tokens


def test_in_a_rematch_the_places_are_kept_for_who_played(inn: Inn) -> None:
    table, tokens = over(inn)
    again = inn.rematch(table, tokens[0])
    assert again.token is not None and inn.look(again.table).me is None
    with pytest.raises(NotAllowed, match="kept for guest 2"):
        inn.seating.take_seat(again.table, 0, "Mallory")
    assert inn.summary(again.table).open_places == 0
    back = inn.rematch(table, tokens[1])
    assert (back.table, inn.seating.player(back.table, back.token)) == (again.table, 0)
    assert inn.seating.player(again.table, again.token) == 1, "the seats are turned"
    assert inn.look(again.table).begun


def test_only_who_played_learns_of_the_rematch(inn: Inn) -> None:
    table, tokens = over(inn)
    again = inn.rematch(table, tokens[0]).table
    seen = [views.table(inn.look(table, token)).rematch for token in (*tokens, None)]
    assert seen == [again, again, None]


def test_who_does_not_come_again_can_be_replaced_by_a_bot(inn: Inn) -> None:
    """By those who sit there, and by nobody else."""
    table, tokens = over(inn)
    again = inn.rematch(table, tokens[0])
    with pytest.raises(NotAllowed):
        inn.seating.seat_bot(again.table, None, 0, "bot:random")
    inn.seating.seat_bot(again.table, again.token, 0, "bot:random")
    assert inn.look(again.table).begun
    assert inn.rematch(table, tokens[1]).token is None


def test_a_place_is_not_left_open_in_a_game_that_has_begun_meanwhile(inn: Inn) -> None:
    """Somebody leaves while somebody else takes the last place."""
    table = inn.open_table(Order("council", ("", "")))
    first = inn.seating.take_seat(table, 0, "Ada")
    stale = inn.tables.kept(table)
    inn.seating.take_seat(table, 1, "Bo")
    nonce = stale.seats[0].nonce
    assert not inn.store.leave_seat(table, 0, nonce)
    assert inn.tables.kept(table).begun
    inn.resign(table, first)
    assert inn.look(table).chairs[0].gone == "default"


def test_two_who_leave_and_come_at_once_leave_no_hole(inn: Inn) -> None:
    for _again in range(12):
        table = inn.open_table(Order("council", ("", "")))
        first = inn.seating.take_seat(table, 0, "Ada")
        with ThreadPoolExecutor(2) as at_once:
            leaves = at_once.submit(inn.resign, table, first)
            comes = at_once.submit(inn.seating.take_seat, table, 1, "Bo")
            leaves.result(), comes.result()
        assert inn.tables.kept(table).begun == bool(inn.store.lines(table))
