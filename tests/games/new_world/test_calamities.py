"""Red events (3.19 N°1 to 10, 14) and natives in the administration (3.9.D2, D3, D9)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.settling.colonise import epidemic
from tests.games.asking import choices, play

from .board import board, roll, rule_of
from .scenes import CUBA, held

CUBAN = 'discovered.cuba = "es"\nowner.cuba = "es"\n'


def event(word: str, text: str = "", **options: str) -> Match:
    """Spain holds this red card and plays it."""
    match = board(f'red_place.{word} = "hand_1"\n{text}', at="impulse", **options)
    assert "3.9.A4" == rule_of(match, "1 pass")
    assert "3.10.2" == rule_of(match, f"1 play_for_points {word}")
    return play(match, f"1 play_event {word}")


@pytest.mark.rules("3.19.4")
def test_yellow_fever_strikes_leaders_in_jungle_and_swamp() -> None:
    text = 'leader_at = {cortes = "yucatan", cabral = "florida", verrazzano = "cuba"}\n'
    text += held(cortes="infantry = 2", cabral="cavalry = 1", verrazzano="infantry = 2")
    match = event("yellow_fever", text)
    play(match, "1 lose_unit infantry", "2 lose_unit cavalry")
    assert [1, 0, 2] == [match.state.held[n][k] for n, k in ((6, 0), (11, 1), (17, 0))]
    assert 1 == match.state.impulses


@pytest.mark.rules("3.19.4")
def test_a_hurricane_damages_ships_at_its_shores() -> None:
    text = 'fleet_at = {es_fleet_1 = "cuba", pt_fleet_1 = "brazilian_sea"}\n'
    match = event("hurricane", text + "ships = {es_fleet_1 = {t1 = 1}, pt_fleet_1 = {c1 = 1}}\n")
    roll(match, 1, 5)
    play(match, "1 hit_ship t1")
    assert 1 == match.state.ships[0][13] and 1 == match.state.ships[6][2]
    assert 1 == match.state.storm[4]


@pytest.mark.rules("3.19.4", "3.15.1")
def test_smallpox_takes_resistance_and_half_of_each_army() -> None:
    text = "natives = {vera_cruz = {native_infantry = 13}, cuba = {native_infantry = 4}}\n"
    match = play(event("smallpox", text), "chance strike_region meso")
    assert 13 - 5 - 2 == match.state.natives[20][0] and 4 == match.state.natives[CUBA][0]
    assert [1, 1] == [match.state.resistance[20], match.state.resistance[25]]


@pytest.mark.rules("3.19.4", "25", "26")
def test_an_uprising_attacks_the_owner_under_a_native_leader() -> None:
    match = event("uprising", CUBAN + 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 9"))
    assert ["strike_area area=cuba"] == choices(match)
    roll(play(match, "chance strike_area cuba"), 1, 1)
    assert 1 == match.state.apart[0][9] and [5, 0] == match.state.side
    roll(match, 1, 1, 6, 6)
    assert 1 == match.state.glory[0] and 0 == match.state.action


@pytest.mark.rules("3.19.4")
def test_shipwreck_and_mutiny_strike_the_largest_of_the_holder() -> None:
    text = 'fleet_at = {es_fleet_1 = "cuba", es_fleet_2 = "cuba"}\n'
    text += "ships = {es_fleet_1 = {t1 = 1}, es_fleet_2 = {t1 = 1, e1 = 1}}\n"
    match = play(event("shipwreck", text), "1 wreck e1")
    assert [1, 1] == [sum(match.state.ships[n]) for n in (0, 1)]
    text = 'leader_at = {cortes = "cuba", las_casas = "home"}\n'
    match = event("mutiny", text + held(cortes="infantry = 4", las_casas="infantry = 1"))
    roll(match, 5)
    play(match, *["1 lose_unit infantry"] * 3)
    assert 1 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]


@pytest.mark.rules("3.19.4")
def test_bankruptcy_war_crop_failure_and_gun_smugglers() -> None:
    match = event("crown_bankruptcy", held(pt_home="ducats = 9", es_home="ducats = 5"))
    assert 6 == match.state.held[HOLDERS["pt_home"]][CARGO["ducats"]]
    match = event("war_in_europe", "glory = {fr = 5, pt = 3}\n")
    assert [0, 0, 2] == [match.state.status[n] for n in (0, 1, 4)]
    match = play(event("crop_failure"), "chance strike_region antilles")
    assert 4 == match.state.poor_harvest
    match = event("gun_smugglers", "turn = 9\n")
    assert 1 == match.state.firearms


# --- the administration -------------------------------------------------------------------------


def unrest(text: str) -> Match:
    """The administration, when natives attack."""
    return board(text, at="administration", step="natives_attack")


@pytest.mark.rules("3.9.D2", "V45", "3.16.7")
def test_natives_overrun_a_claim_that_nobody_holds_and_it_is_lost() -> None:
    match = unrest(CUBAN + "natives.cuba = {native_infantry = 3}\n")
    assert (5, -1, 0) == (match.state.owner[CUBA], match.state.glory[0], match.state.horses)
    assert 3 == match.state.natives[CUBA][0]


@pytest.mark.rules("3.9.D2", "F24", "F26")
@pytest.mark.parametrize("face", [4, 5])
def test_where_the_owner_stands_natives_attack_on_five_and_six(face: int) -> None:
    text = CUBAN + "colony.cuba = 'settlement'\nimprovements.cuba = ['pathway', 'road']\n"
    text += "natives.cuba = {native_infantry = 9}\n" + held(cuba="infantry = 1")
    match = roll(unrest(text), face)
    if face == 4:
        assert 3 == match.state.improvements[CUBA]
        return
    roll(match, 6, 6, 1, 1)
    play(match, "1 lose infantry")
    assert (0, 0, 3) == (
        match.state.colony[CUBA], match.state.owner[CUBA], match.state.improvements[CUBA]
    )  # fmt: skip
    assert 1 == match.state.horses and -1 == match.state.glory[0]


@pytest.mark.rules("3.9.D3", "3.9.D9")
def test_a_city_that_lost_a_level_may_grow_and_a_subdued_people_may_rise() -> None:
    match = board("lost_level.vera_cruz = 1\n", at="administration", step="natives_grow")
    roll(match, 6, 3, 4)
    assert 7 + 1 + 3 == sum(match.state.natives[20])
    match = board("subdued.cuba = 1\nresistance.cuba = 0\n", at="administration", step="drift")
    roll(match, 6)
    assert (0, 1) == (match.state.subdued[CUBA], match.state.resistance[CUBA])


@pytest.mark.rules("3.19.4", "3.9.B4")
def test_a_war_in_europe_is_between_neutral_nations_that_play() -> None:
    text = "turn = 5\nglory = {es = 5, pt = 4, fr = 9, nl = 20}\n"
    text += 'status = {es_fr = "allied", pt_fr = "allied"}\n'
    match = event("war_in_europe", text)
    statuses = match.state.fields["status"]
    hostile = [n for n, status in enumerate(match.state.status) if status == 2]
    assert ["es_pt"] == [statuses.shape[0].word(n) for n in hostile]


@pytest.mark.rules("3.19.4", "3.11.3")
def test_a_mutiny_takes_half_a_die_of_units_and_no_more() -> None:
    match = event("mutiny", 'leader_at.cortes = "cuba"\n' + held(cortes="infantry = 9"))
    play(roll(match, 5), *["1 lose_unit infantry"] * 3)
    assert (6, "impulse") == (match.state.held[HOLDERS["cortes"]][CARGO["infantry"]], match.phase)


@pytest.mark.rules("3.11.6")
def test_an_epidemic_takes_one_of_the_garrison_where_the_avatar_has_no_units() -> None:
    text = CUBAN + 'leader_at.cortes = "cuba"\ncolony.cuba = "village"\n'
    match = board(text + held(cuba="infantry = 2"))
    match.state.action_area = CUBA
    epidemic(match.state, 6)
    assert 1 == match.state.to_suffer
