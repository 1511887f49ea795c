"""One player who leads several seats: who they are, what they may know, records and positions."""

import types

import pytest

from tabard.engine import position
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record import RecordProblem, head_of, read_record, text_of
from tabard.engine.record.replay import replay, verify
from tabard.lab import simulate

from .pairs import GAME
from .toy import GAME as FORD


@pytest.fixture(autouse=True)
def on_the_tables(monkeypatch):
    games = {game.name: game for game in (GAME, FORD)}
    monkeypatch.setattr("tabard.engine.record.replay.find_game", games.__getitem__)


def voted(*seats):
    """A match of two players and four lords in which these lords have voted for war."""
    match = Match(GAME, 2, seed=1)
    for seat in seats:
        match.play(seat, "vote war")
    return match


def whole_game(seats=2):
    match = Match(GAME, seats, seed=2)
    while not match.over:
        match.play(match.to_act[0], match.default(match.to_act[0]))
    return match


def test_each_seat_has_a_player():
    assert (0, 1, 0, 1) == voted().players
    assert (0, 1, 2, 0, 1, 2) == Match(GAME, 3, seed=1).players
    assert (0, 1, 2) == Match(FORD, 3).players


def test_what_one_seat_may_know_all_seats_of_its_player_may():
    match = voted(0, 1, 2)
    for own, other in ((0, 1), (2, 1), (1, 0)):
        said = [line.words for line in match.lines_for([own]) if line.seat == own]
        assert "?" not in said[-1:]
        hidden = [line.words for line in match.lines_for([own]) if line.seat == other]
        assert "?" == hidden[-1]
    assert [line.words for line in match.lines_for([0])] == [
        line.words for line in match.lines_for([2])
    ]
    assert match.tell([0]) == match.tell([2]) == match.tell([0, 2]) != match.tell([1])


def test_a_record_names_players_and_its_lines_seats():
    match = whole_game()
    text = text_of(match, ["bot:random", "human"])
    assert "seats 2\nseat 1 bot:random\nseat 2 human\n" in text
    assert "\n4 vote side=" in text
    verdict = verify(text)
    assert verdict.valid and verdict.finished, verdict
    assert replay(read_record(text)).lines == match.lines


@pytest.mark.parametrize("seat", ["5", "6", "7", "12"])
def test_a_line_of_a_seat_that_is_not_there_is_refused(seat):
    text = head_of(voted()).text
    verdict = verify(f"{text}{seat} vote side=war\n")
    assert not verdict.valid and verdict.line and f"no seat {seat} " in verdict.problem


def test_a_line_of_a_seat_without_a_player_is_refused():
    text = head_of(Match(FORD, 2)).text + "4 recruit men=1\n"
    with pytest.raises(RecordProblem, match="line 7: There is no seat 4 in this game"):
        replay(read_record(text))


def test_a_position_tells_how_many_play():
    match = voted(0)
    text = position.to_text(GAME, match.state)
    assert "seats = 4\nplayers = 2\n" in text
    game, state = position.from_text(lambda _name: GAME, text)
    assert state.same(match.state)
    assert (0, 1, 0, 1) == Match.at(game, state, chance_by_hand=True).players
    assert "players" not in position.to_text(FORD, Match(FORD, 2).state)


@pytest.mark.parametrize("players", ["1", "3", "4", "5", "true", "'two'", "-1"])
def test_players_who_cannot_lead_these_seats_are_refused(players):
    text = position.to_text(GAME, voted().state).replace("players = 2", f"players = {players}")
    with pytest.raises(Misused):
        position.from_text(lambda _name: GAME, text)


def test_more_seats_than_there_can_be_are_refused():
    text = position.to_text(GAME, voted().state).replace("seats = 4", "seats = 7")
    with pytest.raises(Misused, match="at most 6 seats"):
        position.from_text(lambda _name: GAME, text)


def test_in_a_batch_each_seat_has_the_bot_of_its_player(monkeypatch):
    seen = []
    served = types.SimpleNamespace(play_games=lambda *all_: seen.append(list(all_[3])))
    monkeypatch.setattr(simulate, "compiled_with_bots", lambda *_all, **_more: served)
    simulate.simulate(GAME, ["bot:random", "bot:greedy"], 1, seed=1, workers=1)
    random, greedy = simulate.policy("bot:random"), simulate.policy("bot:greedy")
    assert [[random, greedy, random, greedy]] == seen
