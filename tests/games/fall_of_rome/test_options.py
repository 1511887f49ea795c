"""Every option: a position in which its readings differ."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.fall_of_rome.options import OPTION_LIST
from tests.games.asking import allowed, play, refused, told

from .board import board
from .scenes import LAST_CARD, REVOLT, W3, cubes, deck, ending, legions

_SHOWN = {
    "difficulty": ("introductory", "standard", "heroic"),
    "caput_mundi": ("off", "on"),
    "defence": ("support", "one_for_one"),
    "ambusher": ("pays", "placed"),
    "exhausted_cubes": ("loss", "ignored"),
    "regina_enlist": ("action", "free"),
    "solo_store": ("name", "colour"),
    "first_cities": ("always", "by_the_letter"),
    "revolt_overflow": ("sacks", "undefended_only"),
    "chain": ("spreads", "stops"),
    "city_card": ("name", "colour"),
    "casualties": ("active", "most"),
    "deck_event_loss": ("loss", "draw_what_is_left"),
}


def _invade(card: str, text: str, **options: str) -> Match:
    return play(board(LAST_CARD + text, **options), f"chance barbarian_card card={card}")


def _revolt(card: str, text: str, **options: str) -> Match:
    layers = f'barbarian = {{rest = "layer_2", {card} = "layer_1"}}\n'
    return play(board(REVOLT + layers + text, **options), f"chance bottom_card card={card}")


def test_every_option_and_reading_is_shown_below() -> None:
    assert _SHOWN == {option.word: option.readings for option in OPTION_LIST}


def test_without_a_word_the_first_reading_holds_but_for_the_difficulty() -> None:
    usual = {word: readings[0] for word, readings in _SHOWN.items()} | {"difficulty": "standard"}
    match = Match("fall_of_rome", 2, seed=1)
    assert usual == match.game.readings(match.state)


@pytest.mark.rules("2.2.7", "2.2", "2.2.13")
@pytest.mark.parametrize(
    ("reading", "revolts"), [("introductory", 5), ("standard", 6), ("heroic", 7)]
)
def test_difficulty_is_the_number_of_revolts(reading: str, revolts: int) -> None:
    match = Match("fall_of_rome", 2, seed=1, options={"difficulty": reading})
    assert revolts == sum(match.state.pile_revolt)
    assert 45 + revolts == sum(match.state.pile_cards)


@pytest.mark.rules("2.14", "2.14.1")
def test_caput_mundi_takes_the_fort_from_roma() -> None:
    forts = [
        Match("fall_of_rome", 2, seed=1, options={"caput_mundi": reading}).state.fort[0]
        for reading in _SHOWN["caput_mundi"]
    ]
    assert [1, 0] == forts


@pytest.mark.rules("4.3", "2.6", "2.6.2", "54")
@pytest.mark.parametrize(("reading", "left"), [("support", {}), ("one_for_one", {"genua": 1})])
def test_defence_by_support_or_one_for_one(reading: str, left: dict[str, int]) -> None:
    text = "cubes = {genua = {franks = 1}}\nlegions = {genua = 2}\n"
    match = _invade("genua_franks", text, defence=reading)
    assert (left, {"franks": 1}) == (legions(match), cubes(match)["genua"])


@pytest.mark.rules("4.4", "2.6.2", "2.6.3")
@pytest.mark.parametrize(("reading", "placed"), [("pays", 2), ("placed", 3)])
def test_the_ambusher_pays_or_is_placed(reading: str, placed: int) -> None:
    match = _revolt("narbo_franks", "legions = {narbo = 2}\n", ambusher=reading)
    assert ({"narbo": {"franks": placed}}, {}) == (cubes(match), legions(match))


@pytest.mark.rules("4.2", "2.9")
@pytest.mark.parametrize(("reading", "end"), [("loss", "cubes_exhausted"), ("ignored", "")])
def test_exhausted_cubes_lose_or_are_ignored(reading: str, end: str) -> None:
    text = (
        "cubes = {sinope = {ostrogoths = 2}, chersonesus = {ostrogoths = 3}, aquileia = {ostrogoths"
        " = 3}, carnuntum = {ostrogoths = 3}, roma = {ostrogoths = 3}}\n"
    )
    match = _invade("sinope_ostrogoths", text, exhausted_cubes=reading)
    assert (end, {"ostrogoths": 2}) == (ending(match), cubes(match)["sinope"])


@pytest.mark.rules("3.7.6")
@pytest.mark.parametrize(("reading", "left"), [("action", 3), ("free", 4)])
def test_the_reginas_free_enlisting_is_an_action_or_none(reading: str, left: int) -> None:
    text = (
        'role = {1 = "regina_foederata"}\n'
        "allied = {huns = 1}\ncubes = {roma = {huns = 1}, tingi = {vandals = 1}}\n"
    )
    match = play(board(text, regina_enlist=reading), "1 enlist_freely tribe=huns legions=1")
    assert left == match.state.actions_left
    match = board(
        "actions_left = 0\n" + text + deck("roma_huns", festina_lente="hand_1"),
        regina_enlist=reading,
    )
    assert (reading == "free") == allowed(match, "1 enlist_freely tribe=huns legions=1")


@pytest.mark.rules("2.13", "2.13.7")
@pytest.mark.parametrize("reading", _SHOWN["solo_store"])
def test_alone_a_card_is_stored_by_name_or_by_colour(reading: str) -> None:
    text = deck(
        "tyras_visigoths", roma_huns="hand_1", narbo_franks="hand_1", iuvavum_huns="treasury"
    )
    match = board('pawn = {1 = "patrae"}\n' + text, seats=1, solo_store=reading)
    by_colour = reading == "colour"
    assert by_colour == allowed(match, "1 store card=roma_huns")
    assert by_colour == allowed(match, "1 fetch card=iuvavum_huns")
    refusal = refused(match, "1 store card=narbo_franks")
    assert "2.13.7" == refusal.rule


@pytest.mark.rules("4.1", "2.7", "2.7.2", "2.7.3", "55", "56", "57")
@pytest.mark.parametrize(
    ("reading", "reached"), [("always", {"carnuntum": {"huns": 1}}), ("by_the_letter", {})]
)
def test_a_card_without_a_way_walks_back_or_is_void(reading: str, reached: dict) -> None:  # type: ignore[type-arg]
    match = _invade("lugdunum_huns", "", first_cities=reading)
    assert reached == cubes(match)
    assert ("no_way" in told(match)) == (reading == "by_the_letter")
    assert reached == cubes(_invade("carnuntum_huns", "", first_cities=reading))
    by_letter = _invade("iuvavum_huns", "cubes = {carnuntum = {huns = 1}}\n", first_cities=reading)
    assert {"huns": 1} == cubes(by_letter)["iuvavum"]
    there = _invade("carnuntum_huns", "cubes = {carnuntum = {huns = 1}}\n", first_cities=reading)
    assert {"huns": 2} == cubes(there)["carnuntum"]


@pytest.mark.rules("4.5", "44", "2.8")
@pytest.mark.parametrize(("reading", "decline"), [("sacks", 1), ("undefended_only", 0)])
def test_a_revolt_too_many_sacks_also_a_defended_city_or_not(reading: str, decline: int) -> None:
    text = "cubes = {narbo = {franks = 3}}\nlegions = {narbo = 1}\n"
    match = _revolt("narbo_franks", text, revolt_overflow=reading)
    assert (decline, {"franks": 3}) == (match.state.decline, cubes(match)["narbo"])
    undefended = _revolt(
        "narbo_franks", "cubes = {narbo = {franks = 3}}\n", revolt_overflow=reading
    )
    assert 1 == undefended.state.decline
    invaded = _invade("narbo_franks", text.replace("legions", "fort"), revolt_overflow=reading)
    assert 1 == invaded.state.decline


@pytest.mark.rules("4.6", "61", "2.8", "2.8.8")
@pytest.mark.parametrize(("reading", "decline"), [("spreads", 2), ("stops", 1)])
def test_a_sack_spreads_to_full_neighbours_or_stops(reading: str, decline: int) -> None:
    text = "cubes = {genua = {franks = 3}, narbo = {franks = 3}}\n"
    match = _invade("genua_franks", text, chain=reading)
    assert (decline, {"franks": 3}) == (match.state.decline, cubes(match)["narbo"])
    assert {"franks": 1} == cubes(match)["ravenna"]


@pytest.mark.rules("4.7", "2.4", "13", "25", "26")
@pytest.mark.parametrize("reading", _SHOWN["city_card"])
def test_a_card_matches_its_city_by_name_or_by_colour(reading: str) -> None:
    text = 'pawn = {1 = "patrae", 2 = "patrae"}\n' + deck(
        "tyras_visigoths", roma_huns="hand_1", roma_visigoths="hand_2", tingi_vandals="hand_1"
    )
    match = board(text, city_card=reading)
    by_colour = reading == "colour"
    assert by_colour == allowed(match, "1 build_fort card=roma_huns from_city=none")
    assert by_colour == allowed(match, "1 give pawn=2 card=roma_huns")
    assert by_colour == allowed(match, "1 take pawn=2 card=roma_visigoths")
    assert not allowed(match, "1 build_fort card=tingi_vandals from_city=none")


@pytest.mark.rules("4.9", "2.5", "22", "2.5.9")
def test_casualties_are_chosen_or_the_largest_tribe_goes_first() -> None:
    text = "cubes = {roma = {franks = 1, huns = 2, visigoths = 2}}\nlegions = {roma = 1}\n"
    chosen = play(board(text), "1 battle dice=1", "chance die face=barbarian_a")
    assert "casualties" == chosen.phase
    match = play(board(text, casualties="most"), "1 battle dice=1", "chance die face=barbarian_a")
    assert ("actions", {"franks": 1, "huns": 1, "visigoths": 2}) == (
        match.phase,
        cubes(match)["roma"],
    )
    play(match, "1 battle dice=1", "chance die face=bloody_win")
    assert {"huns": 1, "visigoths": 1} == cubes(match)["roma"]


@pytest.mark.rules("4.29", "3.8.5")
@pytest.mark.parametrize(
    ("reading", "end"), [("loss", "deck_too_short"), ("draw_what_is_left", "")]
)
def test_event_5_with_too_few_cards_loses_or_draws_what_is_left(reading: str, end: str) -> None:
    text = W3 + deck("roma_huns", audentes_fortuna="hand_1")
    match = play(board(text, deck_event_loss=reading), "1 audentes_fortuna effect=normal")
    assert end == ending(match)
    if not end:
        play(match, "chance turn_up kind=ordinary", "chance draw_card card=roma_huns")
        assert "top_barbarian" == match.phase
    again = board(
        W3 + deck("roma_huns", "roma_franks", audentes_fortuna="hand_1"), deck_event_loss=reading
    )
    assert 1 == play(again, "1 audentes_fortuna effect=normal").state.to_draw


@pytest.mark.rules("3.8.5", "4.29", "2.11.10")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    barbarians = (
        "cubes = {tyras = {huns = 1}}\n"  # for the other event, which keeps the window open
    )
    none_left = W3 + barbarians + deck(audentes_fortuna="hand_1", mors_tua="hand_1")
    match = board(none_left, deck_event_loss="draw_what_is_left")
    said = refused(match, "1 audentes_fortuna effect=normal")
    assert ("3.8.5", "The player deck is empty.") == (said.rule, said.sentence)
    assert allowed(board(none_left), "1 audentes_fortuna effect=normal")
