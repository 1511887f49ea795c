"""A barbarian arrives: defence (2.6), placing and sacking (58 to 62, 2.8), exhausted cubes
(2.9)."""

from __future__ import annotations

import pytest

from tests.games.asking import play, told, words_of

from .board import board
from .scenes import LAST_CARD, PHASE_3, REVOLT, cubes, ending, legions

GENUA = "chance barbarian_card card=genua_franks"


def _invade(text: str = "", card: str = "genua_franks", **options: str):  # type: ignore[no-untyped-def]
    return play(board(LAST_CARD + text, **options), f"chance barbarian_card card={card}")


def _revolt(card: str, text: str = "", **options: str):  # type: ignore[no-untyped-def]
    layers = f'barbarian = {{rest = "layer_2", {card} = "layer_1"}}\n'
    return play(board(REVOLT + layers + text, **options), f"chance bottom_card card={card}")


# --- defence --------------------------------------------------------------------------------------


@pytest.mark.rules("54", "2.6", "2.6.1")
@pytest.mark.parametrize("support", ["fort = {genua = 1}", 'pawn = {1 = "genua"}'])
def test_a_fort_or_a_pawn_supports_legions(support: str) -> None:
    match = _invade(f"cubes = {{genua = {{franks = 1}}}}\nlegions = {{genua = 2}}\n{support}\n")
    assert ({"genua": {"franks": 1}}, {"genua": 1}) == (cubes(match), legions(match))
    assert {"city": "genua", "legions": 1, "tribe": "franks"} == match.told[1].facts


@pytest.mark.rules("2.6.1")
def test_a_pawn_of_a_seat_that_is_not_active_supports_too() -> None:
    text = 'cubes = {genua = {franks = 1}}\nlegions = {genua = 2}\npawn = {2 = "genua"}\n'
    assert {"genua": 1} == legions(_invade(text))


@pytest.mark.rules("54", "2.6", "2.6.2", "4.4")
def test_legions_without_fort_and_pawn_are_ambushed_and_the_barbarian_is_not_placed() -> None:
    match = _invade("cubes = {genua = {franks = 1}}\nlegions = {genua = 3}\n")
    assert ({"genua": {"franks": 1}}, {}) == (cubes(match), legions(match))
    assert ["turned", "ambushed", "turn"] == told(match)
    assert {"tribe": "franks", "city": "genua", "legions": 3} == match.told[1].facts


@pytest.mark.rules("54", "58")
def test_without_legions_the_barbarian_is_placed() -> None:
    match = _invade("cubes = {genua = {franks = 2}}\nfort = {genua = 1}\n")
    assert {"genua": {"franks": 3}} == cubes(match)
    assert (0, 1) == (match.state.decline, words_of(match)["fort"]["genua"])


@pytest.mark.rules("2.6", "2.8.1", "2.8.2", "3.12.7")
def test_defence_comes_before_the_fourth_barbarian() -> None:
    match = _invade("cubes = {genua = {franks = 3}}\nlegions = {genua = 1}\n")
    assert ({"genua": {"franks": 3}}, {}, 0) == (cubes(match), legions(match), match.state.decline)


@pytest.mark.rules("4.5", "2.8.1", "2.8.4", "2.6.3")
def test_a_revolt_that_overflows_after_the_defence_sacks_a_defended_city() -> None:
    text = "cubes = {narbo = {franks = 3}}\nlegions = {narbo = 2}\nfort = {narbo = 1}\n"
    match = _revolt("narbo_franks", text)
    assert (1, {"franks": 3}, {}) == (match.state.decline, cubes(match)["narbo"], legions(match))


@pytest.mark.rules("2.8.3", "2.8.1")
def test_what_the_defence_leaves_over_may_just_fit() -> None:
    text = "cubes = {narbo = {franks = 2}}\nlegions = {narbo = 2}\nfort = {narbo = 1}\n"
    match = _revolt("narbo_franks", text)
    assert (0, {"narbo": {"franks": 3}}) == (match.state.decline, cubes(match))


# --- sacking --------------------------------------------------------------------------------------


@pytest.mark.rules("58", "59", "61", "2.8.4", "2.8.6", "2.8.8")
def test_a_fourth_barbarian_sacks_the_city_and_is_not_placed() -> None:
    match = _invade("cubes = {genua = {franks = 3}}\n")
    assert {
        "genua": {"franks": 3},
        "mediolanum": {"franks": 1},
        "narbo": {"franks": 1},
        "ravenna": {"franks": 1},
        "roma": {"franks": 1},
    } == cubes(match)
    assert 1 == match.state.decline
    assert ["turned", "sacked", "declined"] == told(match)[:3]
    assert {"decline": 1} == match.told[2].facts


@pytest.mark.rules("58")
def test_a_third_barbarian_and_a_fourth_of_another_colour_sack_nothing() -> None:
    match = _invade("cubes = {genua = {franks = 2, huns = 3, visigoths = 3}}\n")
    assert {"genua": {"franks": 3, "huns": 3, "visigoths": 3}} == cubes(match)
    assert 0 == match.state.decline


@pytest.mark.rules("60", "2.8.7", "4.19")
def test_the_fort_of_a_sacked_city_goes_back_to_the_supply_before_the_spread() -> None:
    match = _invade("cubes = {genua = {franks = 3}}\nfort = {genua = 1, roma = 1}\n")
    assert {"roma": 1} == words_of(match)["fort"]
    assert ["turned", "sacked", "declined", "fort_lost", "spread"] == told(match)[:5]


@pytest.mark.rules("2.8.9")
def test_cubes_and_pawns_stay_in_the_sacked_city() -> None:
    match = _invade('cubes = {genua = {franks = 3}}\npawn = {1 = "genua"}\n')
    assert ({"franks": 3}, "genua") == (cubes(match)["genua"], words_of(match)["pawn"]["1"])


@pytest.mark.rules("62", "2.6", "61")
def test_legions_defend_against_the_barbarians_of_a_spread() -> None:
    text = (
        "cubes = {genua = {franks = 3}}\nlegions = {ravenna = 2, narbo = 2}\nfort = {narbo = 1}\n"
    )
    match = _invade(text)
    assert {"narbo": 1} == legions(match)
    assert {"genua", "mediolanum", "roma"} == set(cubes(match))


@pytest.mark.rules("2.8.10", "61", "3.3")
def test_a_spread_follows_every_road_also_where_the_colour_is_strange() -> None:
    match = _invade("cubes = {tyras = {visigoths = 3}}\n", card="tyras_visigoths")
    assert {"tyras", "chersonesus", "constantinopolis", "philippopolis"} == set(cubes(match))
    assert {"visigoths": 1} == cubes(match)["chersonesus"]


@pytest.mark.rules("61", "2.8.8", "4.6")
def test_a_spread_that_overflows_sacks_the_neighbour_too() -> None:
    match = _invade("cubes = {genua = {franks = 3}, narbo = {franks = 3}}\n")
    assert 2 == match.state.decline
    assert {"burdigala", "caesaraugusta", "lugdunum", "nova_carthago"} < set(cubes(match))
    assert {"franks": 3} == cubes(match)["genua"]
    assert 2 == told(match).count("sacked")


@pytest.mark.rules("61")
def test_of_each_sacked_city_it_is_told_before_where_its_barbarians_go() -> None:
    """Of a chain nobody knew why its second city fell."""
    match = _invade("cubes = {genua = {franks = 3}, narbo = {franks = 3}}\n")
    falls = [event for event in match.told if event.event in ("sacked", "spread")]
    assert [(event.event, event.facts["city"]) for event in falls] == [
        ("sacked", "genua"),
        ("spread", "genua"),
        ("sacked", "narbo"),
        ("spread", "narbo"),
    ]


@pytest.mark.rules("4.6", "2.8.8", "2.8.13")
def test_a_city_is_sacked_at_most_once_by_one_card_and_then_left_alone() -> None:
    text = "cubes = {genua = {franks = 3}, narbo = {franks = 3}}\nlegions = {genua = 0}\n"
    match = _invade(text)
    places = [event.facts["city"] for event in match.told if event.event == "placed"]
    assert "genua" not in places
    assert "narbo" not in places
    assert 2 == match.state.decline


@pytest.mark.rules("2.8.13", "2.9")
def test_a_barbarian_for_a_fallen_city_looks_for_no_cube() -> None:
    """All 14 are out; each neighbour of Sinope is full or defended, and falls or has fallen."""
    text = (
        "cubes = {sinope = {ostrogoths = 3}, chersonesus = {ostrogoths = 3}, aquileia = {ostrogoths"
        " = 3}, carnuntum = {ostrogoths = 3}, roma = {ostrogoths = 2}}\n"
        "legions = {constantinopolis = 1, tyras = 1}\n"
    )
    match = _invade(text, card="sinope_ostrogoths")
    assert ("", 2) == (ending(match), match.state.decline)
    assert {} == legions(match)


@pytest.mark.rules("2.8.11")
def test_a_chain_goes_in_rounds_with_neighbours_in_alphabetical_order() -> None:
    text = "cubes = {genua = {franks = 3}, narbo = {franks = 3}, mediolanum = {franks = 3}}\n"
    match = _invade(text)
    happened = [(e.event, e.facts["city"]) for e in match.told if e.event in ("sacked", "placed")]
    assert [
        ("sacked", "genua"),
        ("sacked", "mediolanum"),
        ("sacked", "narbo"),
        ("placed", "ravenna"),
        ("placed", "roma"),
        ("placed", "iuvavum"),
        ("placed", "lugdunum"),
        ("placed", "mogontiacum"),
        ("placed", "ravenna"),
        ("placed", "burdigala"),
        ("placed", "caesaraugusta"),
        ("placed", "lugdunum"),
        ("placed", "nova_carthago"),
    ] == happened


@pytest.mark.rules("2.8.12")
def test_what_has_fallen_is_forgotten_with_the_next_card() -> None:
    match = board("rate = 0\n" + PHASE_3 + "cubes = {genua = {franks = 3}}\n")
    play(match, GENUA, "chance barbarian_card card=narbo_franks")
    assert "fallen" not in words_of(match)
    match = board("rate = 0\n" + PHASE_3 + "cubes = {eburacum = {franks = 3}}\n")
    play(match, "chance barbarian_card card=eburacum_franks")
    layers = match.state.copy()
    assert 1 == match.state.decline
    assert all(city == -1 for city in layers.fallen)
    play(match, "chance barbarian_card card=londinium_franks")
    assert {"franks": 2} == cubes(match)["londinium"]


@pytest.mark.rules("2.8.12")
def test_a_city_can_be_sacked_again_by_the_next_card() -> None:
    text = "cubes = {eburacum = {franks = 3}, londinium = {franks = 3}}\nrate = 0\n"
    match = play(board(PHASE_3 + text), "chance barbarian_card card=eburacum_franks")
    assert 2 == match.state.decline
    play(match, "chance barbarian_card card=londinium_franks")
    assert 4 == match.state.decline


@pytest.mark.rules("64", "59", "2.8.6", "2.8")
def test_the_eighth_step_of_decline_loses_at_once() -> None:
    match = _invade("decline = 7\ncubes = {genua = {franks = 3}}\n")
    assert ("decline", "64") == (ending(match), match.result.rule)
    assert {"genua": {"franks": 3}} == cubes(match)
    assert 8 == match.state.decline
    assert "" == ending(_invade("decline = 6\ncubes = {genua = {franks = 3}}\n"))


@pytest.mark.rules("64", "2.8.7")
def test_a_lost_game_leaves_the_fort_where_it_stands() -> None:
    match = _invade("decline = 7\nfort = {genua = 1}\ncubes = {genua = {franks = 3}}\n")
    assert {"genua": 1} == words_of(match)["fort"]


_NORTH = "eburacum londinium gesoriacum lutetia mogontiacum burdigala lugdunum"


def _full(cities: str, tribe: str) -> str:
    return "cubes = {" + ", ".join(f"{city} = {{{tribe} = 3}}" for city in cities.split()) + "}\n"


@pytest.mark.rules("2.8.8", "2.8.12", "2.8.13")
def test_a_chain_of_seven_sacks_runs_to_its_end() -> None:
    guards = (
        "legions = {narbo = 2, mediolanum = 2, caesaraugusta = 1}\n"
        "fort = {narbo = 1, mediolanum = 1}\n"
    )
    match = _invade(_full(_NORTH, "vandals") + guards, card="mogontiacum_vandals")
    assert ("", 7, {}) == (ending(match), match.state.decline, legions(match))
    assert 7 == told(match).count("sacked")
    assert set(_NORTH.split()) == set(cubes(match))


@pytest.mark.rules("64", "2.8.6", "2.8.12")
def test_the_eighth_sack_of_a_chain_loses() -> None:
    guards = (
        "legions = {mediolanum = 2, caesaraugusta = 2, genua = 1, nova_carthago = 1}\n"
        "fort = {mediolanum = 1, caesaraugusta = 1}\n"
    )
    match = _invade(_full(_NORTH + " narbo", "visigoths") + guards, card="narbo_visigoths")
    assert ("decline", 8, 8) == (ending(match), match.state.decline, told(match).count("sacked"))


@pytest.mark.rules("65", "2.8.5", "58")
def test_the_sack_of_roma_loses_at_once_without_a_step_of_decline() -> None:
    match = _invade("cubes = {roma = {franks = 3}}\n", card="roma_franks")
    assert ("roma_sacked", "65", 0) == (ending(match), match.result.rule, match.state.decline)
    assert ["turned", "sacked", "fell"] == told(match)
    assert {"roma": {"franks": 3}} == cubes(match)


@pytest.mark.rules("65", "2.8.8", "3.12.8")
def test_roma_can_fall_in_a_chain_and_nothing_follows() -> None:
    match = _invade("cubes = {genua = {franks = 3}, roma = {franks = 3}}\n")
    assert "roma_sacked" == ending(match)
    assert 1 == match.state.decline


@pytest.mark.rules("65", "62")
def test_a_defended_roma_does_not_fall() -> None:
    text = "cubes = {genua = {franks = 3}, roma = {franks = 3}}\nlegions = {roma = 1}\n"
    assert "" == ending(_invade(text))


# --- exhausted cubes ------------------------------------------------------------------------------

# All 14 Ostrogoths: 13 on the board here, so that 1 is left.
_FEW_LEFT = (
    "cubes = {sinope = {ostrogoths = %d}, chersonesus = {ostrogoths = 3}, aquileia = {ostrogoths"
    " = 3}, carnuntum = {ostrogoths = 3}, roma = {ostrogoths = %d}}\n"
)


@pytest.mark.rules("2.9", "2.8.3")
def test_the_last_cube_can_be_placed() -> None:
    match = _invade(_FEW_LEFT % (2, 2), card="sinope_ostrogoths")
    assert ("", {"ostrogoths": 3}) == (ending(match), cubes(match)["sinope"])


@pytest.mark.rules("2.9", "4.2", "2.8.3")
def test_a_barbarian_that_the_supply_cannot_give_loses() -> None:
    match = _invade(_FEW_LEFT % (2, 3), card="sinope_ostrogoths")
    assert ("cubes_exhausted", "2.9") == (ending(match), match.result.rule)
    assert ["turned", "cubes_ran_out"] == told(match)


@pytest.mark.rules("2.9", "54")
def test_a_barbarian_that_is_kept_out_needs_no_cube() -> None:
    text = _FEW_LEFT % (2, 3) + "legions = {sinope = 1}\n"
    assert "" == ending(_invade(text, card="sinope_ostrogoths"))


@pytest.mark.rules("2.9", "2.8.4")
def test_a_revolt_needs_only_the_cubes_up_to_three() -> None:
    """2 in Sinope, 1 in the supply, both neighbours defended: a sack and no loss."""
    guarded = "legions = {chersonesus = 1, constantinopolis = 1}\n"
    match = _revolt("sinope_ostrogoths", _FEW_LEFT % (2, 2) + guarded)
    assert ("", 1) == (ending(match), match.state.decline)
    assert {} == legions(match)


@pytest.mark.rules("2.9", "2.8.8")
def test_the_spread_then_finds_the_supply_empty() -> None:
    match = _revolt("sinope_ostrogoths", _FEW_LEFT % (2, 2) + "legions = {chersonesus = 1}\n")
    assert ("cubes_exhausted", 1) == (ending(match), match.state.decline)


@pytest.mark.rules("2.9", "2.8.4", "2.8")
def test_too_few_cubes_up_to_three_lose_before_the_sack() -> None:
    match = _revolt("sinope_ostrogoths", _FEW_LEFT % (1, 3))
    assert ("cubes_exhausted", 0) == (ending(match), match.state.decline)
    assert {"ostrogoths": 2} == cubes(match)["sinope"]


@pytest.mark.rules("2.9", "2.8.3")
def test_too_few_cubes_for_an_empty_city_lose_too() -> None:
    match = _revolt("constantinopolis_ostrogoths", _FEW_LEFT % (1, 2))
    assert "cubes_exhausted" == ending(match)
    assert {"ostrogoths": 2} == cubes(match)["constantinopolis"]


@pytest.mark.rules("2.9")
def test_running_out_of_legions_or_forts_is_no_loss() -> None:
    text = (
        "legions = {roma = 16}\n"
        "fort = {roma = 1, genua = 1, narbo = 1, tyras = 1, tingi = 1, sinope = 1}\n"
    )
    match = board(text)
    assert ((0,), "") == (match.to_act, ending(match))
