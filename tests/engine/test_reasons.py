"""Why not: one answer, whether a move is named whole, half said, or with a number no row has."""

import pytest

from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid, Unclear
from tabard.engine.refusals import Refused
from tabard.engine.words import digits

from . import awkward
from .test_match import council, ford, held


def why(match: Match, seat: int, words: str) -> tuple[str, str]:
    refusal = match.why_not(seat, words)
    assert refusal is not None, f"{words} is allowed"
    return refusal.rule, refusal.sentence


# --- a number out of range ------------------------------------------------------------------------


def test_a_number_out_of_range_is_refused_by_its_rule_with_the_facts() -> None:
    match = ford(camp=[2, 0, 0, 0, 0, 0])
    assert why(match, 0, "march 9") == ("3", "Only 2 men are in the camp.")
    with pytest.raises(Refused, match="Only 2 men"):
        match.play(0, "march men=9")


def test_where_the_rule_counts_nothing_the_ends_of_the_range_are_told() -> None:
    match = ford(camp=[9, 0, 0, 0, 0, 0])
    assert why(match, 0, "march 9") == ("3", "march takes men from 1 to 3, not 9.")
    assert why(match, 0, "recruit 0") == ("2", "recruit takes men from 1 to 2, not 0.")
    assert match.why_not(0, "march 9").facts == {"field": "men", "low": 1, "high": 3, "said": 9}


def test_a_number_out_of_range_comes_after_whose_turn_it_is() -> None:
    assert why(ford(), 1, "march 9")[1] == "It is not up to seat 2: seat 1 must decide."
    assert "Now is not the moment" in why(council(awkward.VOTE), 0, "send moor none 9")[1]


def test_a_number_out_of_range_ends_a_long_move_too() -> None:
    match = council(awkward.SEND)
    assert why(match, 0, "send moor none 9") == ("5", "You have only 4 men.")
    match.play(0, "send moor none")
    assert why(match, 0, "men=9") == ("5", "You have only 4 men.")
    assert match.draft(0).words == "send area=moor card=none", "nothing has changed"


@pytest.mark.parametrize("word", ["-1", "-02", "12345", "9" * 20])
def test_a_number_that_no_rule_could_count_is_out_of_range_too(word: str) -> None:
    said = digits(int(word))
    assert why(ford(), 0, f"march {word}") == ("3", f"march takes men from 1 to 3, not {said}.")
    assert why(ford(), 1, f"march {word}")[1] == "It is not up to seat 2: seat 1 must decide."
    assert "Now is not the moment" in why(council(awkward.VOTE), 0, f"send moor none {word}")[1]
    sent = why(council(awkward.SEND), 0, f"send moor none {word}")[1]
    assert sent == f"send takes men from 0 to 3, not {said}."


@pytest.mark.parametrize("word", ["1.5", "9" * 40, "--1", "-0", "two", "٣"])
def test_what_is_no_number_of_anything_is_a_spelling_mistake(word: str) -> None:
    with pytest.raises(Unclear, match="men cannot be "):
        ford().why_not(0, f"march {word}")


# --- nothing said ---------------------------------------------------------------------------------


def test_who_says_nothing_is_told_what_may_be_said() -> None:
    match = council(awkward.SEND)
    with pytest.raises(Unclear, match=r"^No move is said; seat 1 may say: send\.$"):
        match.play(0, " ")
    match.play(0, "send moor none")
    sentence = "^No move is said; after “send area=moor card=none” seat 1 may say: men=0, men=1, "
    with pytest.raises(Unclear, match=sentence):
        match.why_not(0, "")


def test_who_is_not_asked_has_nothing_to_say() -> None:
    assert why(ford(), 1, "") == ("", "It is not up to seat 2: seat 1 must decide.")


# --- half said ------------------------------------------------------------------------------------


def test_a_half_said_move_is_refused_where_whatever_follows_is_not_allowed() -> None:
    match = ford(camp=[0] * 6)
    assert why(match, 0, "march") == ("3", "Only 0 men are in the camp.")
    with pytest.raises(Refused, match="Only 0 men"):
        match.play(0, "march")


def test_a_half_said_move_that_can_go_on_says_how() -> None:
    match = ford(camp=[2, 0, 0, 0, 0, 0])
    for ask in (match.why_not, match.play):
        with pytest.raises(HalfSaid, match=r"march also needs men: 1, 2\.") as half:
            ask(0, "march")
        assert half.value.choices == "men: 1, 2"


def test_of_several_reasons_the_rarest_is_told_with_its_move() -> None:
    match = council(awkward.KNIGHT_WINDOW, card_place=held([8, 9], [3]))
    assert why(match, 0, "knight") == ("6", "knight trump_0: trump_0 is no knight.")


def test_it_is_not_up_to_you_names_no_rule() -> None:
    assert why(ford(), 1, "recruit 1") == ("", "It is not up to seat 2: seat 1 must decide.")
