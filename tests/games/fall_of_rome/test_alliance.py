"""Chapters "Forge an alliance" (rules 28 to 32) and "Enlist barbarians" (33 to 35)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.fall_of_rome.components.board import TRIBES
from tabard.games.fall_of_rome.components.cards import CITY_CARDS
from tabard.games.fall_of_rome.supply import cubes_in_supply
from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import board, hand

ENEMY = "cubes.tyras.visigoths = 1\n"
FAR = "cubes.sinope.ostrogoths = 1\n"
PRICES = {"franks": 4, "vandals": 5, "huns": 4, "visigoths": 5, "ostrogoths": 3}


def cards_of(tribe: str, count: int) -> list[str]:
    return [word for word in CITY_CARDS.words if word.endswith(f"_{tribe}")][:count]


# --- forging an alliance ------------------------------------------------------------------------


@pytest.mark.rules("28", "2.4.7", "3.1")
@pytest.mark.parametrize("tribe", PRICES)
def test_the_required_cards_of_its_colour_make_a_tribe_the_ally_of_all(tribe: str) -> None:
    cards = cards_of(tribe, PRICES[tribe])
    match = board(f"{ENEMY}{FAR}cubes.roma.{tribe} = 1\n" + hand(1, *cards))
    play(match, f"1 forge_alliance tribe={tribe}")
    assert {tribe: 1} == words_of(match)["allied"]
    assert dict.fromkeys(cards, "discard") == words_of(match)["card_place"]
    assert ["discarded"] * len(cards) + ["allied"] == told(match)
    assert f"The {TRIBES.name(list(PRICES).index(tribe))} are allies now." == story(match)[-1]
    assert 3 == match.state.actions_left
    assert ("actions", -1, 0) == (match.phase, match.state.chosen_tribe, match.state.left_to_do)
    assert 1 == match.state.cubes[0][list(PRICES).index(tribe)]  # the barbarian stays


@pytest.mark.rules("28", "2.4.7")
@pytest.mark.parametrize("tribe", PRICES)
def test_one_card_too_few_makes_no_ally(tribe: str) -> None:
    want = PRICES[tribe]
    cards = hand(1, *cards_of(tribe, want - 1), "corduba_vandals", "corduba_visigoths")
    if tribe in ("vandals", "visigoths"):
        cards = hand(1, *cards_of(tribe, want - 1), "brundisium_huns")
    others = hand(2, cards_of(tribe, want)[-1])  # a card of another hand does not help
    match = board(f"{ENEMY}cubes.roma.{tribe} = 1\n{cards}{others}")
    name = TRIBES.name(list(PRICES).index(tribe))
    assert why_no(match, f"1 forge_alliance tribe={tribe}") == (
        "28",
        {"tribe": tribe, "want": want, "have": want - 1},
        f"The {name} want {want} cards; you hold {want - 1} of their colour.",
    )


@pytest.mark.rules("28")
def test_why_no_tribe_is_allied_is_told_of_the_one_to_which_fewest_cards_are_lacking() -> None:
    barbarians = "cubes.roma = {franks = 1, vandals = 1}\n"
    match = board(ENEMY + barbarians + hand(1, *cards_of("vandals", 3)))
    assert why_no(match, "1 forge_alliance")[:2] == (
        "28",
        {"tribe": "vandals", "want": 5, "have": 3},
    )
    match = board(ENEMY + barbarians + hand(1, *cards_of("vandals", 2), *cards_of("franks", 1)))
    assert why_no(match, "1 forge_alliance")[1] == {"tribe": "vandals", "want": 5, "have": 2}


@pytest.mark.rules("28", "2.4.7", "2.16.3")
def test_whoever_holds_more_cards_chooses_which_to_discard() -> None:
    cards = cards_of("ostrogoths", 5)
    text = ENEMY + "cubes.roma.ostrogoths = 1\n" + hand(1, *cards, "roma_huns")
    match = play(board(text), "1 forge_alliance tribe=ostrogoths")
    assert "pay_alliance" == match.phase
    assert [f"pay_card card={card}" for card in cards] == choices(match)
    assert f"pay_card card={cards[0]}" == match.default(0).words
    assert why_no(match, "1 pay_card card=roma_huns") == (
        "28",
        {"card": "roma_huns", "tribe": "ostrogoths"},
        "Roma (Huns) does not show the colour of the Ostrogoths.",
    )
    assert "2.4" == refused(match, "1 pay_card card=genua_franks").rule
    play(match, f"1 pay_card card={cards[4]}", f"1 pay_card card={cards[2]}")
    assert "pay_alliance" == match.phase
    assert "2.4" == refused(match, f"1 pay_card card={cards[4]}").rule
    play(match, f"1 pay_card card={cards[0]}")
    places = words_of(match)["card_place"]
    assert ["discard", "hand_1", "discard", "hand_1", "discard"] == [places[x] for x in cards]
    assert {"ostrogoths": 1} == words_of(match)["allied"]
    assert 3 == match.state.actions_left
    assert ("actions", -1, 0) == (match.phase, match.state.chosen_tribe, match.state.left_to_do)


@pytest.mark.rules("29")
def test_a_barbarian_of_the_tribe_is_in_your_city() -> None:
    match = board(
        ENEMY + "cubes.genua.huns = 3\ncubes.roma.franks = 1\n" + hand(1, *cards_of("huns", 4))
    )
    assert why_no(match, "1 forge_alliance tribe=huns") == (
        "29",
        {"tribe": "huns", "city": "roma"},
        "No barbarian of the Huns is in Roma.",
    )


@pytest.mark.rules("28", "29")
def test_the_cards_that_lack_are_told_before_the_barbarian_that_lacks() -> None:
    """Or one goes where a barbarian of the tribe is, and hears there what an alliance costs."""
    match = board(ENEMY + "cubes.genua.huns = 3\n" + hand(1, *cards_of("huns", 2)))
    assert why_no(match, "1 forge_alliance tribe=huns") == (
        "28",
        {"tribe": "huns", "want": 4, "have": 2},
        "The Huns want 4 cards; you hold 2 of their colour.",
    )


@pytest.mark.rules("29", "3.7.3")
def test_the_mercator_needs_no_barbarian_of_the_tribe() -> None:
    text = ENEMY + "cubes.genua.huns = 3\n" + hand(1, *cards_of("huns", 4))
    match = board(text + 'role = {1 = "mercator", 2 = "consul"}')
    assert allowed(match, "1 forge_alliance tribe=huns")
    match = board(text + 'role = {1 = "consul", 2 = "mercator"}')
    assert "29" == refused(match, "1 forge_alliance tribe=huns").rule


@pytest.mark.rules("2.4.7")
def test_an_ally_is_not_allied_again() -> None:
    text = ENEMY + "allied.huns = 1\ncubes.roma.huns = 1\n" + hand(1, *cards_of("huns", 4))
    assert why_no(board(text), "1 forge_alliance tribe=huns") == (
        "2.4",
        {"tribe": "huns"},
        "The Huns are allies already.",
    )


@pytest.mark.rules("30", "4.22")
def test_an_ally_goes_on_invading() -> None:
    match = board(FAR + "allied.huns = 1\ncubes.iuvavum.huns = 1")
    play(match, "1 end_actions")
    for card in ("roma_huns", "roma_franks"):
        play(match, "chance turn_up kind=ordinary", f"chance draw_card card={card}")
    play(match, "chance barbarian_card card=iuvavum_huns")
    assert {"huns": 2} == words_of(match)["cubes"]["iuvavum"]
    assert {"huns": 1} == words_of(match)["allied"]


@pytest.mark.rules("32", "66")
def test_the_fifth_alliance_wins() -> None:
    allies = "allied = {franks = 1, vandals = 1, visigoths = 1, ostrogoths = 1}\n"
    text = (
        allies
        + "cubes = {roma = {huns = 1}, sinope = {huns = 2}}\n"
        + hand(1, *cards_of("huns", 4))
    )
    match = play(board(text), "1 forge_alliance tribe=huns")
    assert match.result is not None
    assert "all_allied" == match.result.ending
    assert (True, True) == match.result.won


@pytest.mark.rules("28", "66")
def test_an_alliance_that_leaves_an_enemy_wins_nothing() -> None:
    match = board(ENEMY + "cubes.roma.huns = 1\n" + hand(1, *cards_of("huns", 4)))
    assert not play(match, "1 forge_alliance tribe=huns").over


# --- enlisting ----------------------------------------------------------------------------------

ALLY = ENEMY + "allied.huns = 1\ncubes.roma.huns = 3\n"


@pytest.mark.rules("33", "34", "2.4.8")
def test_a_card_turns_all_allies_of_the_city_into_legions() -> None:
    match = board(ALLY + "cubes.genua.huns = 1\n" + hand(1, "lutetia_huns"))
    play(match, "1 enlist tribe=huns")
    assert [f"… legions={n}" for n in range(4)] == choices(match)
    play(match, "1 … legions=3")
    assert [
        "seat 1 discards Lutetia (Huns).",
        "Rome enlists 3 of the Huns in Roma; 3 legions come.",
    ] == story(match)
    words = words_of(match)
    assert {"tyras": {"visigoths": 1}, "genua": {"huns": 1}} == words["cubes"]
    assert {"roma": 3} == words["legions"]
    assert {"lutetia_huns": "discard"} == words["card_place"]
    assert 19 == cubes_in_supply(match.state, 2)
    assert 3 == match.state.actions_left


@pytest.mark.rules("34", "2.4.8")
@pytest.mark.parametrize("legions", [0, 1, 2])
def test_the_player_may_take_fewer_legions(legions: int) -> None:
    match = board(ALLY + "legions.roma = 1\n" + hand(1, "roma_huns"))
    play(match, f"1 enlist tribe=huns legions={legions} card=roma_huns")
    assert 1 + legions == match.state.legions[0]
    assert 0 == match.state.cubes[0][2]  # all of them go
    come = ("no legion comes", "1 legion comes", "2 legions come")[legions]
    assert f"Rome enlists 3 of the Huns in Roma; {come}." in story(match)


@pytest.mark.rules("34")
def test_no_more_legions_come_than_barbarians_go() -> None:
    match = board(ALLY.replace("= 3", "= 1") + hand(1, "roma_huns"))
    assert why_no(match, "1 enlist tribe=huns legions=2") == (
        "34",
        {"removed": 1, "city": "roma", "want": 2},
        "Only 1 barbarian leaves Roma; 2 legions cannot come.",
    )
    assert allowed(match, "1 enlist tribe=huns legions=1 card=roma_huns")


@pytest.mark.rules("35", "2.4.8")
def test_a_short_supply_gives_what_it_has_and_no_legion_moves() -> None:
    match = board(ALLY + "legions.tyras = 15\n" + hand(1, "roma_huns"))
    assert why_no(match, "1 enlist tribe=huns legions=2") == (
        "35",
        {"have": 1, "want": 2},
        "1 legion is left in the supply; 2 cannot come.",
    )
    play(match, "1 enlist tribe=huns legions=1 card=roma_huns")
    assert {"roma": 1, "tyras": 15} == words_of(match)["legions"]
    empty = board(ALLY + "legions.tyras = 16\n" + hand(1, "roma_huns"))
    assert allowed(empty, "1 enlist tribe=huns legions=0 card=roma_huns")


@pytest.mark.rules("33", "32")
def test_only_allies_are_enlisted() -> None:
    match = board(ENEMY + "cubes.roma.huns = 1\n" + hand(1, "roma_huns"))
    assert why_no(match, "1 enlist tribe=huns legions=0 card=roma_huns") == (
        "33",
        {"tribe": "huns"},
        "The Huns are no allies.",
    )


@pytest.mark.rules("33", "2.4.8")
def test_somebody_to_enlist_is_in_your_city() -> None:
    match = board(ENEMY + "allied.huns = 1\ncubes.genua.huns = 1\n" + hand(1, "roma_huns"))
    assert why_no(match, "1 enlist tribe=huns legions=0 card=roma_huns") == (
        "33",
        {"tribe": "huns", "city": "roma"},
        "No barbarian of the Huns is in Roma.",
    )


@pytest.mark.rules("33", "2.4.8")
def test_the_card_shows_the_tribes_colour_and_is_your_own() -> None:
    match = board(ALLY + hand(1, "roma_huns", "roma_franks") + hand(2, "lutetia_huns"))
    assert why_no(match, "1 enlist tribe=huns legions=0 card=roma_franks") == (
        "33",
        {"card": "roma_franks", "tribe": "huns"},
        "Roma (Anglo-Saxons & Franks) does not show the colour of the Huns.",
    )
    assert "2.4" == refused(match, "1 enlist tribe=huns legions=0 card=lutetia_huns").rule
    poor = board(ALLY + hand(1, "roma_franks") + hand(2, "lutetia_huns"))
    assert why_no(poor, "1 enlist tribe=huns") == (
        "33",
        {"tribe": "huns"},
        "No card in your hand shows the colour of the Huns.",
    )


@pytest.mark.rules("4.18")
def test_enlisted_legions_and_other_barbarians_do_not_fight_by_themselves() -> None:
    match = board(ALLY + "cubes.roma.franks = 2\n" + hand(1, "roma_huns"))
    play(match, "1 enlist tribe=huns legions=3 card=roma_huns")
    assert "actions" == match.phase
    words = words_of(match)
    assert ({"franks": 2}, {"roma": 3}) == (words["cubes"]["roma"], words["legions"])


@pytest.mark.rules("4.21")
def test_cards_of_an_ally_stay_in_hand_and_stay_useful() -> None:
    cards = [*cards_of("huns", 5), "roma_franks"]  # Roma (Huns) is the first of them
    match = board(ENEMY + "cubes.roma.huns = 2\n" + hand(1, *cards))
    play(match, "1 forge_alliance tribe=huns")
    play(match, *[f"1 pay_card card={card}" for card in cards[1:5]])
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]
    assert allowed(match, "1 enlist tribe=huns legions=1 card=roma_huns")
    assert allowed(match, "1 sail city=patrae legions=0 card=roma_huns")
    assert allowed(match, "1 build_fort card=roma_huns from_city=none")


# --- the Regina ---------------------------------------------------------------------------------

REGINA = ALLY + 'role = {1 = "regina_foederata", 2 = "consul"}\n'


def enlisted(match: Match) -> tuple[int, int, int]:
    return match.state.actions_left, match.state.legions[0], match.state.cubes[0][2]


@pytest.mark.rules("3.7.6")
def test_the_regina_enlists_without_a_card_once_a_turn() -> None:
    match = board(REGINA + "allied.franks = 1\ncubes.roma.franks = 1\n" + hand(1, "roma_huns"))
    play(match, "1 enlist_freely tribe=huns legions=2")
    assert (3, 2, 0) == enlisted(match)
    assert 1 == match.state.enlisted_freely
    assert "hand_1" == words_of(match)["card_place"]["roma_huns"]
    assert why_no(match, "1 enlist_freely tribe=franks legions=1") == (
        "3.7.6",
        {},
        "The Regina has enlisted without a card this turn.",
    )


@pytest.mark.rules("3.7.6", "33", "34")
def test_all_other_conditions_of_enlisting_hold_for_her() -> None:
    match = board(REGINA + "allied.franks = 1\ncubes.roma.vandals = 1")
    assert "33" == refused(match, "1 enlist_freely tribe=franks legions=0").rule
    assert "33" == refused(match, "1 enlist_freely tribe=vandals legions=0").rule
    assert [f"enlist_freely tribe=huns legions={n}" for n in range(4)] == choices(
        match, "enlist_freely"
    )
    two = board(REGINA.replace("= 3", "= 2"))
    assert "34" == refused(two, "1 enlist_freely tribe=huns legions=3").rule


@pytest.mark.rules("3.7.6", "3.7")
def test_nobody_else_enlists_without_a_card() -> None:
    match = board(ALLY + 'role = {1 = "consul", 2 = "regina_foederata"}')
    assert why_no(match, "1 enlist_freely tribe=huns legions=0") == (
        "3.7",
        {"role": "regina_foederata"},
        "Only the Regina Foederata can do that.",
    )
    assert [] == choices(match, "enlist_freely")


@pytest.mark.rules("3.7.6")
def test_her_free_enlisting_is_an_action_or_as_an_option_none() -> None:
    text = REGINA + hand(1, "carpe_diem")
    assert (3, 1, 0) == enlisted(play(board(text), "1 enlist_freely tribe=huns legions=1"))
    spent = "actions_left = 0\n" + text
    assert "4" == refused(board(spent), "1 enlist_freely tribe=huns legions=1").rule
    free = board(spent, regina_enlist="free")
    assert (0, 1, 0) == enlisted(play(free, "1 enlist_freely tribe=huns legions=1"))
    assert (4, 1, 0) == enlisted(
        play(board(text, regina_enlist="free"), "1 enlist_freely tribe=huns legions=1")
    )


@pytest.mark.rules("28")
def test_cards_of_other_colours_stay_in_the_hand() -> None:
    cards = hand(1, "roma_huns", "lutetia_huns", "patrae_huns", "iuvavum_huns", "roma_ostrogoths")
    match = play(board(f"{ENEMY}cubes.roma.huns = 1\n{cards}"), "1 forge_alliance tribe=huns")
    held = {card for card, place in words_of(match)["card_place"].items() if place == "hand_1"}
    assert {"roma_ostrogoths"} == held
