"""Who only watches may see a table later than who plays there: as it was, byte for byte."""

from __future__ import annotations

from random import Random

import pytest

from tabard.engine.record import text_for
from tabard.engine.record.replay import verify
from tabard.server.complaints import Complaint
from tabard.server.inn import Inn, chance, looking
from tabard.server.inn.orders import LONGEST_DELAY
from tabard.server.inn.rooms import Advised, Order, Room
from tabard.server.keeping.feeds import Feeds

from .guests import open_questions, play_on, seated
from .test_secrets import Game, Games, games  # noqa: F401

SIDES = ("war", "war", "peace"), ("war", "peace", "war")


def plays(game: Game, *votes: str) -> None:
    """All vote, the first as it is said last."""
    for seat, side in enumerate(votes):
        game.play(seat, f"vote side={side}")


def test_no_byte_that_a_watcher_receives_tells_of_the_last_decisions(games: Games) -> None:  # noqa: F811
    """Not by what was voted openly, chatted or hinted since; who plays sees it at once."""
    pair = [games(delay=3), games(delay=3)]
    for game, sides in zip(pair, SIDES, strict=True):
        plays(game, *sides)
    players = [[game.received(0), game.received(2)] for game in pair]
    assert players[0] != players[1], "the vote is open to all who play"
    assert pair[0].received(None) == pair[1].received(None)
    headers = pair[0].headers(0)
    marks = [pair[0].inn.for_watchers(pair[0].inn.sight("thesametable")).mark]
    pair[0].client.post(f"{pair[0].table}/chat", json={"text": "War it is!"}, headers=headers)
    marks.append(pair[0].inn.for_watchers(pair[0].inn.sight("thesametable")).mark)
    assert marks[0] == marks[1] and b"War it is" not in pair[0].get("/chat", None)
    assert b"War it is" in pair[0].get("/chat", 1)
    assert pair[0].received(None) == pair[1].received(None)


def test_without_a_delay_he_receives_the_same_as_ever(games: Games) -> None:  # noqa: F811
    pair = [games(), games()]
    for game, sides in zip(pair, SIDES, strict=True):
        plays(game, *sides)
    assert pair[0].received(None) != pair[1].received(None)


def seen(room: Room) -> tuple[object, ...]:
    """What a watcher's room shows of the match."""
    assert room.match is not None
    lines = [(line.seat, line.words) for line in room.match.lines_for(())]
    told = [row.sentence for row in room.match.tell(())]
    return room.version, room.moves, lines, told, room.match.view()


@pytest.mark.parametrize("game", ["council", "pairs"])
def test_he_sees_every_moment_as_it_was_and_the_end_at_once(small: Inn, game: str) -> None:
    """Undone decisions are seen as well, by the record and in replays, too."""
    table, tokens = seated(small, game, 2, delay=4)
    random, before = Random(game), [seen(small.look(table, tokens[0]))[0]]
    moments, compared = {before[0]: open_to_all(small, table)}, 0
    for turn in range(60):
        if small.look(table).over:
            break
        able = [token for token in tokens if small.look(table, token).can_undo]
        if able and turn % 5 == 4:
            small.undo(table, able[0])
        else:
            play_on(small, table, tokens, 1, random)
        if small.sight(table).course.match.over:  # type: ignore[union-attr]
            break
        before.append(small.sight(table).version)
        moments[before[-1]] = open_to_all(small, table)
        room = small.look(table)
        hidden = [m for m in small.store.lines(table, room.version) if not m.by_itself]
        assert len(hidden) == 4 or (len(hidden) < 4 and room.version == before[0])
        if room.version in moments:  # the inn gives only answers itself, between two of ours
            assert seen(room) == moments[room.version]
            compared += 1
        assert small.look(table, None, at=10_000).at == room.moves
        said = chance.committed(small.tables.kept(table))
        assert small.record(table) == text_for(room.match, (), ["human"] * 2, said)  # type: ignore[arg-type]
        assert small.look(table, tokens[1]).version == before[-1], "who plays waits for nothing"
    assert compared
    if small.look(table).over:
        assert verify(small.record(table)).valid
        assert small.look(table).version == small.sight(table).version


def open_to_all(inn: Inn, table: str) -> tuple[object, ...]:
    """What anybody would see now, were there no delay."""
    return seen(looking.room(inn.sight(table), None))


def test_hints_are_counted_for_him_as_they_were(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, delay=1)
    play_on(small, table, tokens, 2, Random(1))
    small.store.clock.heard(small.store.clock.now() + 5)
    token, question = open_questions(small, table, tokens)[0]
    small.give_hint(small.wants_hint(table, token, question.seat), (Advised("x", 1.0, 0.5),))
    asked = small.look(table, token).player
    assert asked is not None and small.look(table, token).chairs[asked].hints == 1
    assert [chair.hints for chair in small.look(table).chairs] == [0, 0]
    play_on(small, table, tokens, 2, Random(1))
    assert [chair.hints for chair in small.look(table).chairs][asked] == 1


def test_he_hears_of_a_change_when_he_sees_it(small: Inn) -> None:
    table, tokens = seated(small, "council", 2, delay=30)
    mark = Feeds(small)._sight(table)[2].mark
    play_on(small, table, tokens, 2, Random(1))
    _last, sight, watched = Feeds(small)._sight(table)
    assert watched.mark == mark != sight.mark


def test_a_delay_is_kept_for_a_rematch_and_has_bounds(small: Inn) -> None:
    table, (token,) = seated(small, "council", 1, "bot:random", delay=7)
    small.concede(table, token)
    assert small.look(small.rematch(table, token).table).table.delay == 7
    for wrong in (-1, LONGEST_DELAY + 1):
        with pytest.raises(Complaint, match="at most"):
            small.open_table(Order("council", ("", ""), delay=wrong))
