"""Choosing: how a move that is half said goes on."""

import pytest

from tabard.engine.match import Refused
from tabard.engine.match.choosing import begun, following, going_on, why_not, words_with

from . import awkward
from .test_match import council, ford


def going(match, words):
    move, rows = going_on(match, 0, begun(match, 0, words))
    return move.words, [words_with(move, row) for row in rows]


def test_a_short_move_goes_on_with_the_legal_rows_that_agree():
    match = ford(camp=[2, 0, 0, 0, 0, 0])
    assert ("march", ["march men=1", "march men=2"]) == going(match, "march")


def test_what_leaves_no_choice_is_filled_in():
    match = ford(camp=[1, 0, 0, 0, 0, 0])
    assert ("march men=1", []) == going(match, "march")


def test_a_long_move_goes_on_field_by_field_with_what_was_said_before_it():
    match = council(awkward.SEND)
    _words, first = going(match, "send")
    assert "send area=hill" in first and all(words.count("send") == 1 for words in first)
    _words, then = going(match, "send hill")
    assert "send area=hill card=none men=0" in then, "no card is held, so there is no choice"


def test_a_field_that_is_said_too_early_chooses_nothing_yet():
    match = council(awkward.SEND)
    assert going(match, "send")[1] == going(match, "send card=none")[1]


def test_the_table_is_as_it_was():
    match = council(awkward.SEND)
    before = match.state.pack().tobytes()
    going(match, "send hill")
    assert before == match.state.pack().tobytes()


def test_a_beginning_that_leads_nowhere_is_refused():
    match = council(awkward.SEND)
    assert why_not(match, 0, "send hill") is None
    move = begun(match, 0, "send moor knight_1")
    assert "5" == why_not(match, 0, move).rule
    with pytest.raises(Refused, match="You do not hold knight_1"):
        following(match, 0, move)
