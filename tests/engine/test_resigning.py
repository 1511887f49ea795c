"""A seat resigns: the game goes on with a stand-in, and the record says where."""

import pytest

from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match, Refused
from tabard.engine.record import read_record, text_for, text_of
from tabard.engine.record.replay import replay, verify
from tabard.players import play_stand_ins

from . import awkward
from .toy import GAME


@pytest.fixture(autouse=True)
def on_the_tables(monkeypatch):
    games = {game.name: game for game in (GAME, awkward.GAME)}
    monkeypatch.setattr("tabard.engine.record.replay.find_game", games.__getitem__)


def ford(*moves):
    """A match of Ford by three after these moves, dice by hand."""
    match = Match(GAME, 3, chance_by_hand=True)
    for seat, words in moves:
        match.play(seat, words)
    return match


def to_the_end(match, choose=Match.default):
    while not match.over:
        if match.to_act[0] in match.stand_ins:
            play_stand_ins(match, 1)
        else:
            match.play(match.to_act[0], choose(match, match.to_act[0]))


def test_the_game_goes_on_with_the_lawful_defaults():
    match = Match(GAME, 3, seed=1)
    match.resign(1)
    assert {1: "default"} == match.stand_ins and not match.over
    to_the_end(match)
    assert match.result.ending in ("across", "night")
    assert "2 resign\n" in text_of(match) and "2 recruit men=1\n" in text_of(match)


def test_a_stand_in_plays_only_while_it_is_up_to_its_seat():
    match = ford()
    match.resign(1)
    play_stand_ins(match)
    assert (0,) == match.to_act
    match.play(0, "recruit 1")
    play_stand_ins(match)
    assert (2,) == match.to_act
    assert ["recruit men=1", "recruit men=1"] == [line.words for line in match.lines[1:]]


def test_a_bot_stands_in():
    match = Match(GAME, 3, seed=1)
    match.resign(2, "bot:greedy")
    assert "resign bot:greedy" == match.lines[-1].words
    to_the_end(match)
    assert verify(text_of(match)).finished


@pytest.mark.parametrize("stand_in", ["", "human", "bot:", "bot:Greedy", "bot:a b", "bot:x\n", "?"])
def test_who_cannot_stand_in_is_refused(stand_in):
    match = ford()
    with pytest.raises(Misused, match="cannot stand in"):
        match.resign(0, stand_in)
    assert [] == match.lines and {} == match.stand_ins


def test_a_seat_resigns_once():
    match = ford()
    match.resign(0)
    with pytest.raises(Misused, match="seat 1 has resigned already"):
        match.resign(0, "bot:greedy")
    assert 1 == len(match.lines)


@pytest.mark.parametrize("seat", [-1, 3, CHANCE])
def test_only_a_seat_of_the_game_resigns(seat):
    with pytest.raises(Misused, match=f"There is no seat {seat + 1} in this game"):
        ford().resign(seat)


def test_nobody_resigns_from_a_game_that_is_over():
    match = ford()
    match.concede(0)
    with pytest.raises(Refused, match="The game is over"):
        match.resign(1)


def test_a_resignation_cannot_be_taken_back_nor_what_came_before():
    match = ford((0, "recruit 1"))
    assert "" == match.why_not_undo(0)
    match.resign(1)
    assert match.why_not_undo(0) and match.why_not_undo(1)
    match.play(1, match.default(1))
    match.undo(1)
    assert "resign" == match.lines[-1].words and {1: "default"} == match.stand_ins


def test_what_was_half_said_goes_with_whoever_said_it():
    match = Match(awkward.GAME, 3, seed=1)
    for seat in range(3):
        match.play(seat, "vote war")
    match.play(1, "send area=hill")
    match.play(2, "send area=moor")
    match.resign(1)
    assert match.draft(1) is None and match.draft(2) is not None
    to_the_end(match)
    verdict = verify(text_of(match))
    assert verdict.valid and verdict.finished, verdict


def test_what_anybody_has_half_said_goes_when_the_match_is_given_up():
    match = Match(awkward.GAME, 3, seed=1)
    for seat in range(3):
        match.play(seat, "vote war")
    match.play(1, "send area=hill")
    match.concede(0)
    verdict = verify(text_of(match))
    assert verdict.valid and verdict.finished, verdict


@pytest.mark.parametrize("given_up", [False, True])
def test_an_offer_that_waits_for_others_stays(given_up):
    match = Match(awkward.GAME, 2, seed=1)
    for verb in ("vote war", "send area=hill card=none men=0"):
        for seat in range(2):
            match.play(seat, verb)
    assert "trade" == match.phase
    seat = match.to_act[0]
    while match.phase == "trade":
        match.play(seat, next(r for r in match.rows(seat) if r.verb.word == "offer"))
    match.resign(seat)
    assert match.draft(seat).whole and (1 - seat,) == match.to_act
    if given_up:
        match.concede(seat)
    else:
        match.play(1 - seat, "decline")
    assert verify(text_of(match)).valid


# --- in records ---------------------------------------------------------------------------------


def test_a_resignation_may_stand_anywhere_before_the_end():
    match = Match(GAME, 2, seed=3)
    to_the_end(match)
    head, _empty, body = text_of(match).partition("\n\n")
    lines = body.split("\n")[:-2]  # without the closing line
    for at in range(len(lines)):
        for words in ("2 resign", "1 resign bot:greedy", "2 resign bot:of_tomorrow"):
            changed = [*lines[:at], words, *lines[at:]]
            verdict = verify("\n".join([head, "", *changed, ""]))
            assert verdict.valid and verdict.result == match.result, (at, words, verdict)
    late = verify("\n".join([head, "", *lines, "2 resign", ""]))
    assert not late.valid and "The game is over." == late.problem


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("2 resign\n2 resign\n", "seat 2 has resigned already."),
        ("2 resign\n2 resign bot:greedy\n", "seat 2 has resigned already."),
        ("4 resign\n", "There is no seat 4 in this game."),
        ("9 resign\n", "There is no seat 9 in this game."),
        ("chance resign\n", "There is no seat 7 in this game."),
        ("2 resign default\n", "A seat resigns with"),
        ("2 resign  bot:greedy\n", "A seat resigns with"),
        ("2 resign human\n", "A seat resigns with"),
        ("2 resign bot:\n", "A seat resigns with"),
        ("2 resigns\n", ""),
    ],
)
def test_what_is_no_resignation_is_refused_in_a_sentence(lines, problem):
    text = text_of(ford()) + lines
    verdict = verify(text)
    assert not verdict.valid and verdict.line and verdict.problem.startswith(problem), verdict


def test_a_replayed_match_knows_who_stands_in():
    match = ford((0, "recruit 1"))
    match.resign(1, "bot:random")
    match.resign(2)
    again = replay(read_record(text_of(match)))
    assert {1: "bot:random", 2: "default"} == again.stand_ins
    assert again.lines == match.lines


def test_everybody_may_know_who_has_resigned():
    match = Match(awkward.GAME, 3, seed=1)
    match.play(0, "vote war")
    match.resign(1, "bot:greedy")
    assert text_for(match, []).endswith("1 ?\n2 resign bot:greedy\n")


def test_a_given_up_game_is_still_given_up_by_all():
    match = ford()
    match.resign(0)
    match.concede(0)
    assert match.over and "conceded" == match.result.ending
    assert verify(text_of(match)).finished
