"""Chapter "Move 2, combat: when, and the announcement" (rules 86 to 94)."""

from __future__ import annotations

import pytest

from tabard.games.jeanne_darc.components.board import CITIES, PORT
from tabard.games.jeanne_darc.ui.about import things
from tabard.web.asking import why_thing, why_words
from tests.games.asking import allowed, choices, play, refused, story, why_no

from .board import board, cards, cities, stack
from .phase_seven import LINKS, combat

RAMS = cards("hand_1", "ram 4", "ladders 6")


def reached(text: str, base: str, way: str = "", **options: str) -> set[str]:
    """The cities that seat 1 may attack from there (by one way, or by any)."""
    match = combat(text + RAMS, **options)
    moves = [words.split() for words in choices(match, "attack")]
    return {m[2][7:] for m in moves if m[1] == f"base={base}" and (not way or m[3] == f"way={way}")}


# --- when ---------------------------------------------------------------------------------------


@pytest.mark.rules("87", "S18", "T05")
def test_an_attack_takes_two_yellow_cards_in_hand() -> None:
    hands = cards("hand_1", "ram", "engineer", "traitor") + cards("used_1", "cannon 2")
    match = combat(LINKS + hands)
    assert why_no(match, "1 attack base=lille target=arras way=road") == (
        "87",
        {"cards": 1},
        "An attack takes 2 yellow cards in hand; you have 1.",
    )
    assert [] == choices(match, "attack")
    match = combat(LINKS + cards("hand_1", "ram 2"))
    assert allowed(match, "1 attack base=lille target=arras way=road")


@pytest.mark.rules("93", "36", "37", "T11")
def test_in_peace_there_is_one_attack_a_round_in_war_any_number() -> None:
    text = cities(1, "lille", "gand") + cities(2, "arras", "mons") + "attacks.1 = 1\n" + RAMS
    peace = combat('status = "peace"\n' + text)
    move = "1 attack base=gand target=mons way=road"
    assert ("93", "In peace you may attack once a round.") == why_no(peace, move)[::2]
    assert allowed(combat('status = "war"\n' + text), move)
    first = text.replace("attacks.1 = 1\n", "")
    assert allowed(combat('status = "peace"\n' + first), move)


# --- where --------------------------------------------------------------------------------------


@pytest.mark.rules("88", "S19")
def test_the_city_attacked_is_joined_by_a_road_to_an_own_one() -> None:
    text = cities(1, "lille") + cities(2, "arras", "amiens", "mons")
    assert {"arras", "mons"} == reached(text, "lille")
    match = combat(text + RAMS)
    assert why_no(match, "1 attack base=lille target=amiens way=road") == (
        "88",
        {"base": "lille", "city": "amiens"},
        "No road leads from Lille to Amiens.",
    )
    assert set() == reached(cities(1, "lille") + cities(2, "paris"), "lille")


@pytest.mark.rules("88", "S19")
def test_by_option_every_city_of_the_province_or_a_bordering_one_is_in_reach() -> None:
    text = cities(1, "lille") + cities(2, "calais", "arras", "gand", "mons", "amiens", "paris")
    assert {"arras", "gand", "mons"} == reached(text, "lille", "road")
    # Flanders itself, and Artois and Hainaut, which a road joins to Flanders
    assert {"calais", "arras", "gand", "mons"} == reached(text, "lille", "road", access="province")


@pytest.mark.rules("88", "T27", "S17")
def test_a_free_city_is_not_attacked_nor_an_own_one() -> None:
    match = combat(LINKS + cities(1, "gand") + "level.mons = 4\n" + RAMS)
    assert why_no(match, "1 attack base=lille target=mons way=road") == (
        "88",
        {"city": "mons"},
        "Mons is free; it is taken in move 1.",
    )
    assert (
        "Ghent is your own." == refused(match, "1 attack base=lille target=gand way=road").sentence
    )


@pytest.mark.rules("88", "1")
def test_a_player_with_two_factions_does_not_attack_himself() -> None:
    text = cities(1, "lille") + cities(3, "arras") + cities(2, "mons")
    match = combat(text + RAMS, two_p="two_factions", seats=4)
    assert allowed(match, "1 attack base=lille target=mons way=road")
    assert "88" == refused(match, "1 attack base=lille target=arras way=road").rule


@pytest.mark.rules("3.5", "88")
def test_a_protected_city_is_not_attacked_but_may_be_a_base() -> None:
    text = LINKS + cities(2, "mons") + RAMS
    match = combat("protected.arras = 1\n" + text)
    assert "3.5" == refused(match, "1 attack base=lille target=arras way=road").rule
    assert allowed(match, "1 attack base=lille target=mons way=road")
    match = combat("protected.lille = 1\n" + text)
    assert allowed(match, "1 attack base=lille target=arras way=road")


# --- by sea and by ride -------------------------------------------------------------------------


@pytest.mark.rules("89", "S20", "6")
def test_from_an_own_port_any_other_port_is_attacked() -> None:
    ports = [CITIES.word(n) for n in range(CITIES) if PORT[n] and CITIES.word(n) != "caen"]
    text = cities(1, "caen") + cities(2, *ports, "paris")
    assert set(ports) == reached(text, "caen", "sea")
    assert {"rouen"} == reached(text, "caen", "road")
    inland = cities(1, "paris") + cities(2, "caen", "rouen")
    assert {"rouen"} == reached(inland, "paris")
    match = combat(inland + RAMS)
    assert "Paris is not a port." == refused(match, "1 attack paris rouen sea").sentence


@pytest.mark.rules("89")
def test_where_a_road_joins_two_ports_the_attacker_says_which_way() -> None:
    match = combat(cities(1, "caen") + cities(2, "rouen") + RAMS)
    ways = [f"attack base=caen target=rouen way={way}" for way in ("road", "sea")]
    assert ways == choices(match, "attack")
    by_road = combat(cities(1, "caen") + cities(2, "rouen") + RAMS)
    play(by_road, "1 attack caen rouen road")
    assert ["Navarre attacks Rouen of France from Caen."] == story(by_road)
    play(match, "1 attack caen rouen sea")
    assert ["Navarre attempts a landing at Rouen of France from Caen."] == story(match)


@pytest.mark.rules("89", "3.5")
def test_the_loser_of_a_naval_battle_attempts_no_landing() -> None:
    text = cities(1, "caen") + cities(2, "rouen", "brest") + "barred.1 = 1\n"
    assert {"rouen"} == reached(text, "caen")
    assert "3.5" == refused(combat(text + RAMS), "1 attack caen rouen sea").rule


@pytest.mark.rules("3.5", "T26", "91", "92", "93")
def test_a_ride_attacks_up_to_three_roads_away_and_counts_as_an_attack() -> None:
    text = cities(1, "clermont") + cities(2, "grenoble", "lyon", "nancy", "bruges") + "rides = 1\n"
    assert {"grenoble", "lyon", "nancy"} == reached(text, "clermont", "ride")
    match = combat('status = "peace"\n' + text + RAMS)
    assert "Clermont and Bruges lie 6 roads apart; a ride covers 3 at most." == (
        refused(match, "1 attack clermont bruges ride").sentence
    )
    play(match, "1 attack clermont grenoble ride")
    assert ["Navarre rides from Clermont against Grenoble of France."] == story(match)
    assert 0 == match.state.rides
    assert [1, 1] == [match.state.attacks[0], match.state.attacked_from[CITIES.value("clermont")]]


@pytest.mark.rules("3.5")
def test_only_the_master_who_kept_a_marker_rides() -> None:
    text = cities(1, "clermont") + cities(2, "grenoble", "lyon")
    assert (
        "You have no ride this round."
        == refused(combat(text + RAMS), "1 attack clermont lyon ride").sentence
    )
    other = 'order = {1 = "2", 2 = "1"}\nrides = 2\n' + text
    assert (
        "You have no ride this round."
        == refused(combat(other + RAMS), "1 attack clermont lyon ride").sentence
    )


# --- from where, and how often ------------------------------------------------------------------


@pytest.mark.rules("88", "89", "90", "S22", "S21")
def test_an_attack_names_an_own_city_it_comes_from() -> None:
    match = combat(LINKS + RAMS)
    assert why_no(match, "1 attack base=arras target=lille way=road")[:2] == (
        "88",
        {"city": "arras"},
    )
    by_sea = why_no(match, "1 attack base=calais target=rouen way=sea")
    assert ("89", "Calais is not yours; no landing comes from there.") == by_sea[::2]
    assert "88" == refused(match, "1 attack base=arras target=lille way=ride").rule
    play(match, "1 attack lille arras road")
    assert ["Navarre attacks Arras of France from Lille."] == story(match)
    assert "commit" == match.phase


@pytest.mark.rules("92", "91")
def test_by_option_a_city_that_nobody_has_attacked_is_attacked_as_ever() -> None:
    match = combat(LINKS + RAMS, target="anybody", post="city")
    assert allowed(match, "1 attack lille arras road")


@pytest.mark.rules("90", "93")
def test_the_announcement_counts_from_now_on() -> None:
    match = play(combat(LINKS + RAMS), "1 attack lille arras road")
    state, lille, arras = match.state, CITIES.value("lille"), CITIES.value("arras")
    assert [1, 1, 1] == [state.attacks[0], state.attacked_from[lille], state.attacked_by[arras]]
    assert match.why_not_undo(0)  # and it cannot be taken back


LANDED = (
    cities(1, "rouen", "paris", "pampelune", "foix")
    + cities(2, "calais", "bordeaux", "arras")
    + cities(3, "bourges", "auxerre", "tours")
    + "attacks.1 = 1\nattacked_from.rouen = [1]\nattacked_by.calais = [1]\n"
    + cards("hand_1", "ladders 3")
)


@pytest.mark.rules("91", "89")
def test_who_asks_why_not_reads_of_the_port_that_has_attacked_and_of_no_road_that_never_was() -> (
    None
):
    match = combat(LANDED)
    why = "Land at Bordeaux from Rouen: Rouen has made its attack this round."
    assert why == why_words(match, 0, "attack").sentence
    for city in ("bordeaux", "rouen"):
        (answer,) = (one for one in why_thing(match, 0, f"city-{city}") if one.asked == "Attack")
        assert (why, "91") == (answer.sentence, answer.rule)
    assert "It has made its attack this round." in things(match.state)["rouen"]
    assert "It has made its attack this round." not in things(match.state)["paris"]
    lost = combat(LANDED.replace(cities(1, "rouen"), cities(2, "rouen")))
    assert "It has made its attack this round." not in things(lost.state)["rouen"]
    once = combat(LANDED.replace(cities(1, "rouen"), cities(2, "rouen")), post="city")
    assert "It has made its attack this round." in things(once.state)["rouen"]


@pytest.mark.rules("91", "S23", "T12")
def test_a_city_is_attacked_from_once_a_round_by_the_same_player() -> None:
    text = cities(1, "lille") + cities(2, "arras", "mons") + "attacked_from.lille = [1]\n"
    assert ("91", {"city": "lille"}) == why_no(combat(text + RAMS), "1 attack lille mons road")[:2]


@pytest.mark.rules("91", "92", "93", "S23", "S24")
def test_attacks_are_counted_for_each_player_apart() -> None:
    text = cities(1, "gand", "mons") + cities(2, "lille", "arras") + cards("hand_2", "ram 6")
    now = stack("turn 2 combat")
    for marks, rule in (
        ("attacked_from.lille = [1]\nattacked_by.gand = [1]\n", ""),
        ("attacked_from.lille = [2]\n", "91"),
        ("attacked_by.gand = [2]\n", "92"),
    ):
        match = board(text + marks + now)
        if rule:
            assert rule == refused(match, "2 attack lille gand road").rule
        else:
            play(match, "2 attack lille gand road")
            lille, gand = CITIES.value("lille"), CITIES.value("gand")
            assert [3, 3] == [match.state.attacked_from[lille], match.state.attacked_by[gand]]
            assert [1, 1, 0] == match.state.attacks[:3]


@pytest.mark.rules("91", "T21")
def test_a_new_owner_attacks_from_a_city_that_another_has_attacked_from() -> None:
    text = cities(1, "arras") + cities(2, "lille") + "attacked_from.arras = [2]\n"
    assert allowed(combat(text + RAMS), "1 attack arras lille road")
    match = combat(text + RAMS, post="city")
    assert "91" == refused(match, "1 attack arras lille road").rule


@pytest.mark.rules("92", "S24")
def test_a_city_is_attacked_once_a_round_by_the_same_player() -> None:
    text = cities(1, "lille", "calais") + cities(2, "arras") + "attacked_by.arras = [1]\n"
    assert ("92", {"city": "arras"}) == why_no(combat(text + RAMS), "1 attack calais arras road")[
        :2
    ]
    others = text.replace("= [1]\n", "= [2, 3]\n")
    assert allowed(combat(others + RAMS), "1 attack calais arras road")
    match = combat(others + RAMS, target="anybody")
    assert "92" == refused(match, "1 attack calais arras road").rule


@pytest.mark.rules("94", "T12")
def test_a_city_taken_in_this_turn_may_be_the_base_or_by_option_not() -> None:
    text = cities(1, "lille", "arras") + cities(2, "calais") + "attacked_from.lille = [1]\n"
    text += RAMS
    match = combat(text)
    assert "91" == refused(match, "1 attack lille calais road").rule
    match.state.won_now[CITIES.value("arras")] = 1
    assert allowed(match, "1 attack arras calais road")
    strict = combat(text, chain="no")
    assert allowed(strict, "1 attack arras calais road")
    strict.state.won_now[CITIES.value("arras")] = 1
    assert "94" == refused(strict, "1 attack arras calais road").rule


@pytest.mark.rules("3.5", "64", "134")
def test_a_ride_lapses_with_its_master_and_passes_to_nobody() -> None:
    text = cities(2, "clermont") + cities(3, "grenoble") + "rides = 1\n"
    now = stack("turn 2 combat")
    hands = cards("hand_2", "ram 2")
    match = board(text + hands + now, wiped="out")
    why = why_no(match, "2 attack clermont grenoble ride")
    assert ("3.5", "You have no ride this round.") == why[::2]
