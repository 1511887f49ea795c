"""Chapters "March" and "Sail" (rules 7 to 12, 2.4.1, 2.4.2)."""

from __future__ import annotations

import pytest

from tabard.engine.moves import Unclear
from tabard.games.fall_of_rome.components.board import CITIES, PORT, ROAD
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"


# --- march --------------------------------------------------------------------------------------


@pytest.mark.rules("7", "2.4.1", "3.3")
def test_the_pawn_marches_to_an_adjacent_city() -> None:
    match = play(board(ENEMY), "1 march city=genua legions=0")
    assert ["seat 1 marches from Roma to Genua."] == story(match)
    assert {"1": "genua"} == words_of(match)["pawn"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("7", "2.4.1")
def test_the_pawn_does_not_march_where_no_road_leads() -> None:
    assert why_no(board(ENEMY), "1 march city=narbo legions=0") == (
        "7",
        {"here": "roma", "there": "narbo"},
        "No road joins Roma and Narbo.",
    )


@pytest.mark.rules("7", "9", "3.3")
def test_from_every_city_the_pawn_marches_to_its_neighbours_and_nowhere_else() -> None:
    for city, word in enumerate(CITIES.words):
        match = board(f'{ENEMY}pawn.1 = "{word}"')
        there = [CITIES.word(n) for n in range(CITIES) if ROAD[city][n]]
        assert [f"march city={n} legions=0" for n in there] == choices(match, "march")


@pytest.mark.rules("9")
def test_nobody_enters_a_supply_space() -> None:
    match = board(ENEMY + 'pawn.1 = "tyras"')  # next to the supply of the Visigoths
    assert allowed(match, "1 march city=chersonesus legions=0")
    with pytest.raises(Unclear):
        match.why_not(0, "march city=supply legions=0")
    with pytest.raises(Unclear):
        match.why_not(0, "march city=visigoths legions=0")


@pytest.mark.rules("8", "2.4.1")
def test_at_most_three_legions_march_along() -> None:
    match = board(ENEMY + "legions = {roma = 5, genua = 1}")
    rows = [f"march city=genua legions={n}" for n in range(4)]
    assert rows == [words for words in choices(match, "march") if "genua" in words]
    assert why_no(match, "1 march city=genua legions=4") == (
        "8",
        {"field": "legions", "low": 0, "high": 3, "said": 4},
        "march takes legions from 0 to 3, not 4.",
    )
    assert why_no(match, "1 march genua 9")[::2] == (
        "8",
        "5 legions stand in Roma; 9 cannot go along.",
    )
    play(match, "1 march city=genua legions=3")
    assert {"roma": 2, "genua": 4} == words_of(match)["legions"]


@pytest.mark.rules("8")
def test_no_more_legions_march_than_stand_in_the_city_left() -> None:
    match = board(ENEMY + "legions = {roma = 2, genua = 3}")
    assert why_no(match, "1 march city=genua legions=3") == (
        "8",
        {"here": "roma", "have": 2, "want": 3},
        "2 legions stand in Roma; 3 cannot go along.",
    )
    play(match, "1 march city=genua legions=2")
    assert {"genua": 5} == words_of(match)["legions"]


@pytest.mark.rules("2.4.1", "8", "12")
def test_barbarians_and_forts_block_no_way_and_legions_may_stay() -> None:
    match = board(ENEMY + "legions.roma = 2\nfort.genua = 1\ncubes.genua = {huns = 3, franks = 3}")
    play(match, "1 march city=genua legions=0")
    assert {"roma": 2} == words_of(match)["legions"]
    assert {"1": "genua"} == words_of(match)["pawn"]  # the other pawn stays


# --- sail ---------------------------------------------------------------------------------------


@pytest.mark.rules("10", "2.4.2")
def test_a_card_carries_the_pawn_from_port_to_port() -> None:
    match = board(ENEMY + hand(1, "genua_franks"))
    play(match, "1 sail city=londinium legions=0 card=genua_franks")
    assert [
        "seat 1 discards Genua (Anglo-Saxons & Franks).",
        "seat 1 sails from Roma to Londinium.",
    ] == story(match)
    words = words_of(match)
    assert {"1": "londinium"} == words["pawn"]
    assert {"genua_franks": "discard"} == words["card_place"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("10", "2.4.2", "3.2")
def test_any_card_sails_to_roma_and_every_port_sails() -> None:
    for port in (CITIES.word(n) for n in range(1, 31) if PORT[n]):
        match = board(f'{ENEMY}pawn.1 = "{port}"\n' + hand(1, "lutetia_huns"))
        assert allowed(match, "1 sail city=roma legions=0 card=lutetia_huns"), port
    for tribe in "roma_franks tingi_vandals narona_visigoths sinope_ostrogoths".split():
        match = board(f'{ENEMY}pawn.1 = "genua"\n' + hand(1, tribe))
        assert allowed(match, f"1 sail city=roma legions=0 card={tribe}")


@pytest.mark.rules("10", "2.4.2", "3.2")
def test_only_other_ports_are_reached_and_only_from_a_port() -> None:
    match = board(ENEMY + hand(1, "roma_huns", "roma_vandals", "roma_franks"))
    ports = "athenae brundisium burdigala carthago cesarea constantinopolis genua gesoriacum"
    more = "londinium narbo patrae syracusae tingi"  # and no inland city
    assert [f"sail city={port}" for port in f"{ports} {more}".split()] == choices(match, "sail")
    assert why_no(match, "1 sail city=lutetia legions=0 card=roma_huns") == (
        "10",
        {"city": "lutetia"},
        "Lutetia is not a port.",
    )
    assert why_no(match, "1 sail city=roma legions=0 card=roma_huns") == (
        "2.4",
        {"city": "roma"},
        "The pawn is in Roma already.",
    )
    inland = board(ENEMY + 'pawn.1 = "lutetia"\n' + hand(1, "roma_huns"))
    assert ("10", {"city": "lutetia"}) == why_no(
        inland, "1 sail city=roma legions=0 card=roma_huns"
    )[:2]
    assert [] == choices(inland, "sail")


@pytest.mark.rules("11", "2.4.2")
def test_the_card_shows_one_of_the_destinations_colours() -> None:
    match = board(ENEMY + hand(1, "genua_visigoths", "roma_huns"))
    assert why_no(match, "1 sail city=genua legions=0 card=roma_huns") == (
        "11",
        {"card": "roma_huns", "city": "genua"},
        "Roma (Huns) does not show a colour of Genua.",
    )
    assert allowed(match, "1 sail city=genua legions=0 card=genua_visigoths")
    assert allowed(match, "1 sail city=athenae legions=0 card=genua_visigoths")  # any city's card
    assert why_no(match, "1 sail city=sinope legions=0 card=roma_huns") == (
        "11",
        {"city": "sinope"},
        "No card in your hand shows a colour of Sinope.",
    )
    assert "11" == refused(match, "1 sail city=sinope").rule


@pytest.mark.rules("10", "2.4.2", "2.4.9")
def test_the_card_to_sail_comes_from_your_own_hand() -> None:
    match = board(ENEMY + hand(1, "genua_visigoths") + hand(2, "genua_franks"))
    assert why_no(match, "1 sail city=genua legions=0 card=genua_franks") == (
        "2.4",
        {"card": "genua_franks"},
        "Genua (Anglo-Saxons & Franks) is not in your hand.",
    )


@pytest.mark.rules("12")
def test_at_most_three_legions_sail_along() -> None:
    match = board(ENEMY + "legions = {roma = 4, genua = 1}\n" + hand(1, "genua_franks"))
    play(match, "1 sail city=genua")
    assert [f"… legions={n}" for n in range(4)] == choices(match)
    play(match, "1 … legions=3")
    assert {"roma": 1, "genua": 4} == words_of(match)["legions"]


@pytest.mark.rules("12")
def test_no_more_legions_sail_than_stand_in_the_city_left() -> None:
    match = board(ENEMY + "legions = {roma = 1, genua = 4}\n" + hand(1, "genua_franks"))
    assert why_no(match, "1 sail city=genua legions=2") == (
        "12",
        {"here": "roma", "have": 1, "want": 2},
        "1 legion stands in Roma; 2 cannot go along.",
    )
    play(match, "1 sail city=genua legions=1")
    assert {"genua": 5} == words_of(match)["legions"]


# --- who follows the Regina ---------------------------------------------------------------------

REGINA = ENEMY + 'role.1 = "regina_foederata"\n'


@pytest.mark.rules("3.7.6", "2.16.5")
def test_the_regina_takes_three_pieces_along_legions_and_barbarians_mixed() -> None:
    match = board(REGINA + "legions.roma = 2\ncubes.roma = {huns = 2, franks = 1}")
    play(match, "1 march city=genua legions=1")
    assert "escort" == match.phase
    assert ["bring tribe=franks", "bring tribe=huns", "done"] == choices(match)
    assert "done" == match.default(0).words
    play(match, "1 bring tribe=huns")
    assert ["A barbarian of the Huns follows from Roma to Genua."] == story(match)
    play(match, "1 bring tribe=franks")
    assert "actions" == match.phase  # three pieces follow her
    words = words_of(match)
    assert {"genua": {"franks": 1, "huns": 1}, "roma": {"huns": 1}} == {
        city: words["cubes"][city] for city in ("genua", "roma")
    }
    assert {"roma": 1, "genua": 1} == words["legions"]
    assert 3 == match.state.actions_left


@pytest.mark.rules("3.7.6")
def test_nobody_more_follows_her_three_legions() -> None:
    match = board(REGINA + "legions.roma = 3\ncubes.roma = {huns = 2}")
    assert "actions" == play(match, "1 march city=genua legions=3").phase
    match = board(REGINA + "legions.roma = 3\ncubes.roma = {huns = 2}")
    play(match, "1 march city=genua legions=2", "1 bring tribe=huns")
    assert "actions" == match.phase


@pytest.mark.rules("3.7.6")
def test_three_barbarians_may_follow_her_also_by_sea() -> None:
    match = board(REGINA + "cubes.roma = {huns = 3, franks = 3}\n" + hand(1, "genua_franks"))
    play(match, "1 sail city=genua")
    for left in (2, 1, 0):
        assert "escort" == match.phase
        play(match, "1 bring tribe=huns")
        assert left == match.state.followers
    assert "actions" == match.phase
    assert 3 == match.state.cubes[CITIES.value("genua")][2]


@pytest.mark.rules("3.7.6")
def test_she_may_leave_them_where_they_are() -> None:
    match = play(board(REGINA + "cubes.roma.huns = 3"), "1 march city=genua legions=0")
    play(match, "1 bring tribe=huns", "1 done")
    assert {"roma": {"huns": 2}, "genua": {"huns": 1}, "sinope": {"ostrogoths": 1}} == words_of(
        match
    )["cubes"]
    assert "actions" == match.phase
    assert (-1, 0) == (match.state.left_city, match.state.followers)


@pytest.mark.rules("3.7.6")
def test_no_colour_exceeds_three_in_her_new_city() -> None:
    match = board(REGINA + "cubes.roma = {huns = 3, franks = 1}\ncubes.genua.huns = 2")
    play(match, "1 march city=genua legions=0", "1 bring tribe=huns")
    assert why_no(match, "1 bring tribe=huns") == (
        "3.7.6",
        {"city": "genua", "tribe": "huns"},
        "Genua holds 3 of the Huns already.",
    )
    assert allowed(match, "1 bring tribe=franks")


@pytest.mark.rules("3.7.6")
def test_her_barbarians_come_from_the_city_she_leaves() -> None:
    match = board(REGINA + "cubes.roma.huns = 1\ncubes.genua.franks = 1")
    play(match, "1 march city=genua legions=0")
    assert why_no(match, "1 bring tribe=franks") == (
        "3.7.6",
        {"city": "roma", "tribe": "franks"},
        "No barbarian of the Anglo-Saxons & Franks is in Roma to follow you.",
    )


@pytest.mark.rules("3.7.6")
def test_barbarians_moved_by_her_meet_no_defence() -> None:
    match = board(REGINA + "cubes.roma.huns = 1\nlegions.genua = 2\nfort.genua = 1")
    play(match, "1 march city=genua legions=0", "1 bring tribe=huns")
    assert {"genua": 2} == words_of(match)["legions"]
    assert ["followed"] == told(match)


@pytest.mark.rules("3.7.6", "3.7")
def test_nobody_else_moves_barbarians() -> None:
    match = board(ENEMY + 'role = {1 = "consul", 2 = "regina_foederata"}\ncubes.roma.huns = 1')
    assert "actions" == play(match, "1 march city=genua legions=0").phase


@pytest.mark.rules("3.7.6")
def test_events_do_not_let_her_take_barbarians_along() -> None:
    match = board(REGINA + "cubes.roma.huns = 1\n" + hand(1, "veni_vidi_vici"))
    assert "actions" == play(match, "1 veni_vidi_vici effect=normal city=genua legions=0").phase


@pytest.mark.rules("3.7.6", "2.10", "2.14.3")
def test_leading_the_last_ally_out_of_roma_can_win() -> None:
    allies = "allied = {franks = 1, vandals = 1, huns = 1, visigoths = 1, ostrogoths = 1}\n"
    text = f'role.1 = "regina_foederata"\n{allies}cubes.roma.huns = 1'
    match = play(board(text, caput_mundi="on"), "1 march city=genua legions=0")
    assert not match.over
    play(match, "1 bring tribe=huns")
    assert match.result is not None
    assert "all_allied" == match.result.ending


@pytest.mark.rules("2.4")
def test_a_march_goes_elsewhere() -> None:
    match = board('pawn.1 = "genua"')
    assert ("2.4", "The pawn is in Genua already.") == why_no(
        match, "1 march city=genua legions=0"
    )[::2]
    assert allowed(match, "1 march city=roma legions=0")
