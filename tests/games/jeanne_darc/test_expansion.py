"""Chapter "Move 1, expansion" (rules 76 to 85, 134)."""

from __future__ import annotations

import pytest

from tabard.engine.rule import reasons
from tabard.games.jeanne_darc.components.board import CITIES, PORT
from tabard.games.jeanne_darc.components.cards import HAND as IN_HAND
from tabard.games.jeanne_darc.expansion import expand, why_not_expand
from tests.games.asking import allowed, choices, play, refused, story, why_no, words_of

from .board import board, cities
from .phase_seven import expansion

HAND = "cards.hand_1.ram = 1\n"  # so that move 2 does not end by itself
FAR = cities(2, "barcelone")


def after(moves: list[str], text: str, **options: str):
    """Where seat 1 may go once it has made these moves."""
    match = play(expansion(text + FAR + HAND, **options), *moves)
    return [words.removeprefix("expand city=") for words in choices(match, "expand")]


@pytest.mark.rules("76", "77", "78", "80", "S06", "S07", "S08", "S09", "S10")
def test_up_to_two_free_cities_joined_by_road_are_taken_each_with_a_garrison() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND)
    assert "expansion" == match.phase
    play(match, "1 expand arras")
    assert ["Navarre takes Arras."] == story(match)
    assert "expansion" == match.phase
    play(match, "1 expand mons")
    assert "combat" == match.phase
    assert {"arras": 1, "lille": 1, "mons": 1, "barcelone": 2} == words_of(match)["owner"]
    assert {"arras": 2, "barcelone": 2, "lille": 2, "mons": 2} == words_of(match)["level"]


@pytest.mark.rules("76", "82")
def test_expansion_is_optional_at_either_city() -> None:
    match = play(expansion(cities(1, "lille") + FAR + HAND), "1 pass")
    assert "combat" == match.phase
    match = play(expansion(cities(1, "lille") + FAR + HAND), "1 expand arras", "1 pass")
    assert "combat" == match.phase
    assert "pass" == expansion(cities(1, "lille") + FAR).default(0).words


@pytest.mark.rules("82")
def test_expansion_needs_no_cards_and_no_coins() -> None:
    match = expansion(cities(1, "lille") + FAR)
    assert [0, 0] == [match.state.coins[0], sum(match.state.cards[IN_HAND])]
    assert allowed(match, "1 expand arras")


@pytest.mark.rules("77", "S08")
def test_an_occupied_city_is_not_taken() -> None:
    match = expansion(cities(1, "lille") + cities(2, "arras") + HAND)
    assert ("77", "Arras belongs to France.") == why_no(match, "1 expand arras")[::2]
    assert "77" == refused(match, "1 expand lille").rule  # nor the own ones


@pytest.mark.rules("78", "S09")
def test_a_city_without_a_road_to_an_own_one_is_not_taken() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND)
    assert ("78", "No road joins Paris to a city of yours.") == why_no(match, "1 expand paris")[::2]
    assert ["arras", "bruges", "gand", "mons"] == sorted(after([], cities(1, "lille")))


@pytest.mark.rules("78")
def test_both_may_hang_on_the_same_old_city() -> None:
    assert ["bruges", "gand", "mons"] == sorted(after(["1 expand arras"], cities(1, "lille")))


@pytest.mark.rules("79", "S11", "T13")
def test_from_a_city_just_taken_nobody_goes_on() -> None:
    match = expansion(cities(1, "bruges") + FAR + HAND)
    play(match, "1 expand gand")
    assert why_no(match, "1 expand mons") == (
        "79",
        {"base": "gand", "city": "mons"},
        "Ghent was taken just now; Mons cannot be reached from there.",
    )
    assert allowed(match, "1 expand lille")  # joined to Bruges


@pytest.mark.rules("81", "S12", "S14")
def test_from_a_port_any_free_port_is_taken_over_sea_and_that_is_all() -> None:
    match = expansion(cities(1, "bruges") + FAR + HAND)
    ports = {CITIES.word(city) for city in range(CITIES) if PORT[city]}
    roads = {"gand", "lille", "calais"}
    assert (ports | roads) - {"bruges", "barcelone"} == set(after([], cities(1, "bruges")))
    play(match, "1 expand brest")
    assert ["Navarre takes Brest over sea."] == story(match)
    assert "combat" == match.phase


@pytest.mark.rules("81", "S12")
def test_without_a_port_nothing_is_taken_over_sea_nor_is_an_inland_city() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND)
    assert ("81", {"city": "brest"}) == why_no(match, "1 expand brest")[:2]
    match = expansion(cities(1, "bruges") + FAR + HAND)
    assert ("78", {"city": "paris"}) == why_no(match, "1 expand paris")[:2]


@pytest.mark.rules("81")
def test_the_port_must_have_been_owned_when_the_move_began() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND, sea="one_of_two")
    play(match, "1 expand bruges")
    assert "81" == refused(match, "1 expand brest").rule


@pytest.mark.rules("81", "T25")
def test_a_port_on_a_road_is_taken_by_road_and_does_not_end_the_move() -> None:
    match = expansion(cities(1, "bruges") + FAR + HAND)
    play(match, "1 expand calais")
    assert ["Navarre takes Calais."] == story(match)
    assert allowed(match, "1 expand gand")


@pytest.mark.rules("81", "S12", "S14", "T14")
def test_after_a_city_by_road_the_second_is_not_over_sea() -> None:
    match = play(expansion(cities(1, "bruges") + FAR + HAND), "1 expand lille")
    assert why_no(match, "1 expand brest") == (
        "81",
        {"city": "brest"},
        "Brest lies over sea, and you have taken a city by road already.",
    )


@pytest.mark.rules("81", "S12", "T14")
def test_by_option_one_of_the_two_cities_may_be_over_sea() -> None:
    text = cities(1, "bruges") + FAR + HAND
    assert allowed(play(expansion(text, sea="one_of_two"), "1 expand lille"), "1 expand brest")
    match = play(expansion(text, sea="one_of_two"), "1 expand brest")
    assert "81" == refused(match, "1 expand nantes").rule  # never two
    assert "81" == refused(match, "1 expand caen").rule
    play(match, "1 expand lille")
    assert {"brest", "bruges", "lille"} <= set(words_of(match)["owner"])


@pytest.mark.rules("76")
def test_by_option_a_mountain_city_uses_the_whole_move() -> None:
    text = cities(1, "toulouse") + FAR + HAND
    assert "expansion" == play(expansion(text), "1 expand clermont").phase
    assert "combat" == play(expansion(text, mtnmove="slow"), "1 expand clermont").phase
    match = play(expansion(text, mtnmove="slow"), "1 expand agen")
    assert ("76", {"city": "foix"}) == why_no(match, "1 expand foix")[:2]
    assert allowed(match, "1 expand carcassonne")


@pytest.mark.rules("76", "81", "134", "S14")
@pytest.mark.parametrize(
    ("own", "taken", "options", "rule"),
    [
        ("lille", ("arras", "mons"), {}, "76"),
        ("toulouse", ("clermont",), {"mtnmove": "slow"}, "76"),
        ("bruges", ("brest",), {}, "81"),
        ("", ("lyon",), {}, "134"),
    ],
)
def test_what_ends_the_expansion_is_said_with_its_rule(own, taken, options, rule) -> None:  # type: ignore[no-untyped-def]
    """The move ends by itself then; a row that is asked about all the same has its reason."""
    match = expansion(cities(1, *own.split()) + FAR + HAND, **options)
    state, game = match.state.copy(), match.game
    for city in taken:
        expand(state, 0, CITIES.value(city))
    said = why_not_expand(state, 0, CITIES.value("gand"))
    assert rule == game.book.refusals.all[reasons(said)[0] - 1].rule


@pytest.mark.rules("135", "136")
def test_who_has_no_offers_may_have_them_again_while_expanding_or_buying() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND + "silent.1 = 1\n")
    play(match, "1 offers_again")
    assert ("expansion", 0) == (match.phase, match.state.silent[0])
    match = board(cities(1, "lille") + "silent.1 = 1\ncoins.1 = 2\n")
    play(match, "1 offers_again")
    assert ("buying", 0) == (match.phase, match.state.silent[0])
    poor = board(cities(1, "lille") + "silent = {1 = 1, 2 = 1, 3 = 1}\n")
    assert "buying" != poor.phase  # nobody is asked for this alone


@pytest.mark.rules("83", "S13")
def test_when_no_city_is_free_there_is_no_expansion() -> None:
    words = CITIES.words
    match = expansion(
        cities(1, *words[:14]) + cities(2, *words[14:28]) + cities(3, *words[28:]) + HAND
    )
    assert "combat" == match.phase


@pytest.mark.rules("84")
def test_with_one_garrison_left_one_city_is_taken_and_with_none_none() -> None:
    words = [w for w in CITIES.words if w not in ("bruges", "calais", "gand")]
    match = expansion(cities(1, "lille", *words[10:28]) + FAR + HAND)
    assert "expansion" == match.phase
    assert "combat" == play(match, "1 expand gand").phase
    match = expansion(cities(1, "lille", *words[10:29]) + FAR + HAND)
    assert 20 == list(match.state.owner).count(0)
    assert "combat" == match.phase


@pytest.mark.rules("85", "S40", "T27", "I10")
def test_works_left_behind_are_taken_over() -> None:
    match = expansion(cities(1, "lille") + "level.arras = 4\n" + FAR + HAND)
    play(match, "1 expand arras")
    assert ["Navarre takes Arras.", "Navarre takes over the defences of Arras: 4."] == story(match)
    assert 4 == words_of(match)["level"]["arras"]


@pytest.mark.rules("134", "81")
def test_a_player_without_a_city_takes_any_one_free_city() -> None:
    match = expansion(FAR + HAND)
    assert 40 == len(choices(match, "expand"))
    play(match, "1 expand paris")
    assert ["Navarre starts again in Paris."] == story(match)
    assert "combat" == match.phase


@pytest.mark.rules("3.5", "81")
def test_the_loser_of_a_naval_battle_does_not_expand_over_sea() -> None:
    match = expansion(cities(1, "bruges") + "barred.1 = 1\n" + FAR + HAND)
    assert "3.5" == refused(match, "1 expand brest").rule
    assert allowed(match, "1 expand calais")


@pytest.mark.rules("76", "81")
def test_a_third_city_is_refused_by_the_limit_that_closed_the_move() -> None:
    match = expansion(cities(1, "lille") + FAR + HAND)
    play(match, "1 expand arras", "1 expand mons")
    assert "combat" == match.phase
    assert why_no(match, "1 expand gand")[::2] == (
        "76",
        "You have taken two cities, and that is the whole expansion.",
    )
    by_sea = play(expansion(cities(1, "calais") + FAR + HAND), "1 expand bayonne")
    assert ("combat", "81") == (by_sea.phase, refused(by_sea, "1 expand lille").rule)
    stopped = play(expansion(cities(1, "lille") + FAR + HAND), "1 pass")
    assert "121" == refused(stopped, "1 expand arras").rule
