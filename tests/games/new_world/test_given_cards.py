"""Cards that give an action, cards that wait for what they help, Alchemist and Spy."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import choices, play, story

from .board import board, roll, rule_of
from .scenes import CUBA, carolina, held
from .test_aimed_cards import event, hold

SHORE = 'discovered = {pernambuco = "pt"}\nfleet_at = {pt_fleet_1 = "amazon_mouth"}\n'
SHORE += "ships.pt_fleet_1 = {c1 = 2}\n"


@pytest.mark.rules("3.19.4", "3.10.2")
def test_cartographers_give_a_discovery_with_three_more() -> None:
    text = (
        'discovered.cuba = "es"\nfleet_at.es_fleet_1 = "hispaniola"\nships.es_fleet_1 = {t1 = 1}\n'
    )
    match = event("cartographers", text)
    assert ("exploring", 1) == (match.phase, match.state.points_left)
    roll(play(match, "1 discover es_fleet_1 hispaniola"), 6, 5)
    assert "Spain: fleet 1 rolls to discover in Hispaniola: 11 against a target of 11." in story(
        match
    )  # 9 + 1 + 3 - 1, at most 11
    nobody = hold("cartographers", 'discovered.cuba = "es"\n')
    assert "3.10.2" == rule_of(nobody, "1 play_event cartographers")


@pytest.mark.rules("3.19.5", "PT1")
def test_secret_pilots_find_the_southern_coasts_but_for_a_natural_twelve() -> None:
    match = event("secret_pilots", SHORE, 2, "pt_cards")
    roll(play(match, "2 discover pt_fleet_1 amazon_mouth"), 6, 5)
    assert "It succeeds." in story(match)
    match = event("secret_pilots", SHORE, 2, "pt_cards")
    roll(play(match, "2 discover pt_fleet_1 amazon_mouth"), 6, 6)
    assert "It fails." in story(match)
    north = SHORE.replace("amazon_mouth", "cuba")
    refused = hold("secret_pilots", north, 2, "pt_cards")
    assert "3.10.2" == rule_of(refused, "2 play_event secret_pilots")
    both = (
        SHORE.replace("}\nships", ', pt_fleet_2 = "cuba"}\nships') + "ships.pt_fleet_2 = {t1 = 1}\n"
    )
    assert "3.11.2" == rule_of(event("secret_pilots", both, 2, "pt_cards"), "2 discover pt_fleet_2")


@pytest.mark.rules("3.19.5", "3.5.4", "PT2")
def test_a_bandeira_sends_one_leader_six_points_farther() -> None:
    text = 'turn = 5\ndiscovered = {bahia = "pt", rio_and_sao_vicente = "pt"}\n'
    text += 'leader_at = {martim_afonso = "bahia", cabral = "bahia"}\n'
    match = play(event("bandeira", text, 2, "pt_cards"), "2 aim_at_leader martim_afonso")
    assert ("roaming", 2) == (match.phase, match.state.points_left)
    assert "3.19.5" == rule_of(match, "2 activate cabral")
    play(match, "2 activate martim_afonso")
    assert 12 == match.state.move_left
    play(match, "2 end_move")
    assert "3.10.8" == rule_of(match, "2 activate martim_afonso")
    play(match, "2 discover martim_afonso pernambuco")
    roll(match, 5, 6)
    assert "Martim Afonso rolls to discover in Pernambuco: 11 against a target of 11." in story(
        match
    )  # 9, PT, next door, 2, alone


@pytest.mark.rules("3.19.4", "3.1.7", "3.11.5")
def test_a_founding_charter_halves_the_points_and_helps_the_roll() -> None:
    text = 'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    text += "marker.cuba = {a = 'sugar'}\n"
    men = text + held(cortes="settlers = 2, build_points = 3")
    match = event("founding_charter", men)
    assert "settling" == match.phase
    roll(play(match, "1 colonise cortes settlement no"), 5, 5)
    assert "Cortes rolls to colonise in Cuba: 10 against a target of 10." in story(
        match
    )  # 9 + 2 - 1 for the tribe
    assert (1, 0, "impulse") == (
        match.state.colony[CUBA],
        match.state.held[HOLDERS["cortes"]][CARGO["build_points"]],
        match.phase,
    )
    poor = hold("founding_charter", text + held(cortes="settlers = 2, build_points = 2"))
    assert "3.10.2" == rule_of(poor, "1 play_event founding_charter")


@pytest.mark.rules("3.19.5", "EN4")
def test_the_puritans_found_two_settlements_in_the_north_and_the_east() -> None:
    text = 'turn = 13\ndiscovered = {new_england = "en", cuba = "en", acadia = "en"}\n'
    text += 'owner = {new_england = "en", cuba = "en", acadia = "en"}\n'
    text += 'leader_at = {cabot = "new_england", winthrop = "cuba", raleigh = "acadia"}\n'
    text += held(cabot="settlers = 1, build_points = 6", winthrop="settlers = 1, build_points = 6",
                 raleigh="settlers = 1, build_points = 6")  # fmt: skip
    match = event("puritan_exodus", text, 4, "en_cards")
    assert 2 == match.state.points_left
    assert "3.19.5" == rule_of(match, "4 colonise winthrop settlement no")
    play(match, "4 colonise cabot settlement no")
    roll(match, 1, 1)
    play(match, "4 colonise raleigh settlement no")
    roll(match, 1, 1)
    assert 2 == sum(match.state.colony) and "impulse" == match.phase
    village = text + 'colony = {new_england = "settlement", acadia = "settlement"}\n'
    refused = hold("puritan_exodus", village, 4, "en_cards")
    assert "3.10.2" == rule_of(refused, "4 play_event puritan_exodus")


@pytest.mark.rules("3.19.4", "3.10.13")
def test_a_favourable_wind_gives_the_next_voyage_six_points() -> None:
    text = 'card_place = {favourable_wind = "hand_1", rally = "hand_1"}\n'
    text += 'fleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1 = 2}\nleader_at.cortes = "home"\n'
    match = board(text)
    assert "3.19.1" == rule_of(match, "1 wait_for_wind rally")
    play(match, "1 wait_for_wind favourable_wind", "1 activate cortes", "1 end_move")
    play(match, "1 activate es_fleet_1")
    assert 18 == match.state.move_left
    calm = play(board(text), "1 activate es_fleet_1")
    assert 12 == calm.state.move_left


@pytest.mark.rules("3.19.5", "3.27", "NL4", "NL4")
@pytest.mark.parametrize("credit", [True, False])
def test_tulip_credit_pays_up_to_thirty_ducats(credit: bool) -> None:
    text = 'turn = 13\nnl_cards.tulip_credit = "hand_5"\n' + held(nl_home="ducats = 10")
    match = hold("rally", text, 5)
    if credit:
        play(match, "5 draw_on_credit tulip_credit", "5 buy_points 5")  # 40 ducats
        assert (0, 5, 0) == (
            match.state.held[HOLDERS["nl_home"]][CARGO["ducats"]],
            match.state.held[HOLDERS["nl_home"]][CARGO["build_points"]],
            match.state.credit,
        )
    else:
        assert "3.1.13" == rule_of(match, "5 buy_points 5")


@pytest.mark.rules("3.9.D1", "3.19.5")
def test_credit_pays_upkeep_and_whoever_may_hold_it_is_asked() -> None:
    text = 'turn = 13\nnl_cards.tulip_credit = "hand_5"\n' + held(
        nl_home="ducats = 10, infantry = 25"
    )
    stack = 'stack = [{phase = "turn", seat = "1", step = "administration"}]\n'
    match = board(stack + text, at="none", seats=5)
    assert ("credit", (4,)) == (match.phase, match.to_act)
    play(match, "5 draw_on_credit tulip_credit")
    assert (10, 25, 0) == (
        match.state.held[HOLDERS["nl_home"]][CARGO["ducats"]],
        match.state.held[HOLDERS["nl_home"]][CARGO["infantry"]],
        match.state.credit,
    )


@pytest.mark.rules("3.18", "3.9.A3")
def test_an_alchemist_brings_a_blue_card_back_instead_of_one_drawn() -> None:
    text = 'turn = 2\nleader_at.cortes = "cuba"\nadvisor_place.alchemist = "cortes"\n'
    text += 'card_place = {emigrants = "discard", rally = "discard"}\n'
    match = board(text, at="cards", step="draw_1", level="veteran")
    while match.phase != "alchemy":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0][1])
    assert (0,) == match.to_act
    play(match, "1 recover_a_card")
    assert ["recover card=emigrants"] == choices(match)
    play(match, "chance recover emigrants")
    assert "hand_1" == match.view(1)["card_place"]["emigrants"]
    for _n in range(4):
        assert "deal" == match.phase
        match.play(6, match.legal(6)[0][1])
    hands = [getattr(match.state, field) for field in ("card_place", "red_place", "es_cards")]
    assert 5 == sum(list(places).count(2) for places in hands)


@pytest.mark.rules("3.18", "3.27")
def test_a_spy_of_the_commander_sees_the_enemys_hand_when_step_two_begins() -> None:
    text = carolina() + held(cortes="infantry = 4", carolina="infantry = 1")
    text += 'card_place = {rally = "hand_2"}\nadvisor_place.spy = "cortes"\n'
    match = play(board(text, level="veteran"), "1 activate cortes", "1 march carolina")
    assert "?" == match.view(0)["card_place"]["rally"]
    play(match, "2 close_window")
    assert ["show card=rally"] == choices(match)
    play(match, "chance show rally")
    assert "hand_2" == match.view(0)["card_place"]["rally"]
    assert "?" == match.view(2)["card_place"]["rally"]


@pytest.mark.rules("3.18", "3.27")
def test_a_spy_of_the_defender_sees_the_attackers_hand() -> None:
    text = carolina("village", "cabral", "caramuru") + 'advisor_place.spy = "cabral"\n'
    text += held(cortes="infantry = 4") + 'card_place = {rally = "hand_1"}\n'
    match = play(board(text, level="veteran"), "1 activate cortes", "1 march carolina")
    play(match, "2 name_commander cabral", "1 close_window", "chance show rally")
    assert "hand_1" == match.view(1)["card_place"]["rally"]
    assert "?" == match.view(2)["card_place"]["rally"]


@pytest.mark.rules("3.19.4", "3.11.10")
def test_missionary_zeal_founds_a_mission_without_a_roll() -> None:
    text = 'turn = 5\ncard_place.missionary_zeal = "hand_1"\ndiscovered.cuba = "es"\n'
    ashore = text + 'leader_at.cortes = "cuba"\n'
    match = board(ashore, at="impulse", level="veteran")
    play(match, "1 play_event missionary_zeal", "1 found_mission cortes")
    assert (0, 1, "impulse") == (match.state.mission[CUBA], match.state.glory[0], match.phase)
    nobody = board(text, at="impulse", level="veteran")
    assert "3.10.2" == rule_of(nobody, "1 play_event missionary_zeal")
    without = board(ashore, at="impulse", level="veteran", improve="off")
    assert "3.10.2" == rule_of(without, "1 play_event missionary_zeal")
