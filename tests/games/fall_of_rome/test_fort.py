"""Chapter "Build a fort" (rules 13 to 15, 2.4.3, 4.7, 4.17)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, refused, story, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
ALL = "athenae tyras tingi narbo genua sinope".split()
FIVE = "".join(f"fort.{city} = 1\n" for city in ALL[1:])
SIX = "".join(f"fort.{city} = 1\n" for city in ALL)


@pytest.mark.rules("13", "2.4.3")
def test_a_card_of_your_city_builds_a_fort_from_the_supply() -> None:
    match = board(ENEMY + hand(1, "roma_huns"))
    play(match, "1 build_fort card=roma_huns")
    assert ["seat 1 discards Roma (Huns).", "A fort is built in Roma."] == story(match)
    words = words_of(match)
    assert {"roma": 1} == words["fort"]
    assert {"roma_huns": "discard"} == words["card_place"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("13", "2.4.3", "4.7")
def test_any_colour_of_the_city_will_do_but_no_other_city() -> None:
    match = board(
        f'{ENEMY}pawn.1 = "genua"\n' + hand(1, "genua_franks", "genua_visigoths", "roma_franks")
    )
    cards = ["build_fort card=genua_franks", "build_fort card=genua_visigoths"]
    assert cards == choices(match, "build_fort")
    assert why_no(match, "1 build_fort card=roma_franks") == (
        "13",
        {"card": "roma_franks", "city": "genua"},
        "Roma (Anglo-Saxons & Franks) does not match Genua.",
    )


@pytest.mark.rules("13")
def test_without_a_matching_card_no_fort_is_built() -> None:
    match = board(ENEMY + hand(1, "genua_franks") + hand(2, "roma_huns"))
    assert why_no(match, "1 build_fort card=genua_franks") == (
        "13",
        {"card": "genua_franks", "city": "roma"},
        "Genua (Anglo-Saxons & Franks) does not match Roma.",
    )
    assert [] == choices(match, "build_fort")


@pytest.mark.rules("13", "2.4.9")
def test_the_card_for_the_fort_comes_from_your_own_hand() -> None:
    match = board(ENEMY + hand(1, "roma_franks") + hand(2, "roma_huns"))
    assert why_no(match, "1 build_fort card=roma_huns") == (
        "2.4",
        {"card": "roma_huns"},
        "Roma (Huns) is not in your hand.",
    )


@pytest.mark.rules("13", "4.7")
def test_as_an_option_a_card_matches_by_colour() -> None:
    text = f'{ENEMY}pawn.1 = "genua"\n' + hand(1, "roma_franks", "roma_huns")
    assert "13" == refused(board(text), "1 build_fort card=roma_franks").rule
    by_colour = board(text, city_card="colour")
    assert ["build_fort card=roma_franks"] == choices(by_colour, "build_fort")
    assert "13" == refused(by_colour, "1 build_fort card=roma_huns").rule


@pytest.mark.rules("14", "2.4.3", "4.17")
def test_when_all_forts_are_in_use_one_is_moved() -> None:
    match = board(ENEMY + SIX + hand(1, "roma_huns"))
    play(match, "1 build_fort card=roma_huns")
    rows = ["athenae", "genua", "narbo", "sinope", "tingi", "tyras"]
    assert [f"… from_city={city}" for city in rows] == choices(match)
    play(match, "1 … from_city=genua")
    assert ["seat 1 discards Roma (Huns).", "The fort of Genua is moved to Roma."] == story(match)
    assert {*ALL, "roma"} - {"genua"} == set(words_of(match)["fort"])
    assert 3 == match.state.actions_left  # card and action are spent as usual


@pytest.mark.rules("4.17", "14")
def test_romas_own_fort_may_move_too() -> None:
    forts = SIX.replace("genua", "roma")
    match = board(f'{ENEMY}{forts}pawn.1 = "genua"\n' + hand(1, "genua_franks"))
    play(match, "1 build_fort card=genua_franks from_city=roma")
    assert "roma" not in words_of(match)["fort"]


@pytest.mark.rules("14")
def test_no_fort_is_moved_while_one_is_in_the_supply() -> None:
    match = board(ENEMY + FIVE + hand(1, "roma_huns"))
    assert why_no(match, "1 build_fort card=roma_huns from_city=genua") == (
        "14",
        {},
        "A fort is moved only when none is left in the supply.",
    )
    play(match, "1 build_fort card=roma_huns from_city=none")
    assert 6 == len(words_of(match)["fort"])


@pytest.mark.rules("14")
def test_the_fort_to_be_moved_is_named_and_stands() -> None:
    match = board(ENEMY + SIX + hand(1, "roma_huns"))
    assert why_no(match, "1 build_fort card=roma_huns from_city=none") == (
        "14",
        {},
        "All forts are in use: name the city whose fort moves.",
    )
    assert why_no(match, "1 build_fort card=roma_huns from_city=lutetia") == (
        "14",
        {"city": "lutetia"},
        "Lutetia has no fort that could move.",
    )


@pytest.mark.rules("15", "2.4.3")
def test_a_city_holds_one_fort_at_most() -> None:
    match = board(ENEMY + "fort.roma = 1\n" + hand(1, "roma_huns"))
    assert why_no(match, "1 build_fort card=roma_huns from_city=none") == (
        "15",
        {"city": "roma"},
        "Roma has a fort already.",
    )
    elsewhere = board(ENEMY + "fort.genua = 1\n" + hand(1, "roma_huns"))
    assert allowed(elsewhere, "1 build_fort card=roma_huns from_city=none")
