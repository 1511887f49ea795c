"""Nations, map, avatars, units, colonies and natives (3.1 to 3.8)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components import board as m
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.natives import armies, merging, raising
from tabard.games.new_world.settling import colonise
from tabard.games.new_world.world import avatars, conventions, map, nations, stacking_limits
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, roll, rule_of
from .scenes import CORTES, CUBA, army, held

INF, CAV = 0, 1
N_INF, N_CAV = 0, 1
HOME = 68
SETTLERS = "settlers = 4, build_points = 10"
CLAIM = 'discovered.cuba = "es"\nowner.cuba = "es"\nsubdued.cuba = 1\nresistance.cuba = 0\n'


def colonist(**more: str) -> str:
    """Cortes with settlers in a Spanish claim in Cuba."""
    return CLAIM + 'leader_at.cortes = "cuba"\n' + held(cortes=SETTLERS, **more)


# --- conventions --------------------------------------------------------------------------------


@pytest.mark.rules("3.1.3", "3.1.5")
def test_a_die_shows_one_to_six_each_as_likely() -> None:
    match = play(board(colonist()), "1 colonise cortes settlement no")
    assert [f"die face={face}" for face in range(1, 7)] == choices(match)
    assert not any(verb.weight for verb in match.game.actions.verbs if verb.word == "die")


@pytest.mark.rules("3.1.8")
@pytest.mark.parametrize(("turn", "period"), [(1, 1), (4, 1), (5, 2), (12, 3), (16, 4)])
def test_four_turns_of_ten_years_make_a_period(turn: int, period: int) -> None:
    assert period == conventions.period(board(f"turn = {turn}\n").state)


@pytest.mark.rules("3.1.8", "3.9.A1")
def test_with_the_fifth_turn_the_second_period_and_its_cards_come() -> None:
    state = board("turn = 4\n", at="administration", step="end").state
    foundry = state.fields["card_place"].shape[0].value("foundry")
    assert (5, 2) == (state.turn, conventions.period(state))
    assert "deck" == state.fields["card_place"].of.word(state.card_place[foundry])


@pytest.mark.rules("3.1.9", "3.7.1")
def test_control_markers_are_in_the_pool_on_the_map_or_out_of_the_game() -> None:
    state = board('owner = {cuba = "es", jamaica = "es"}\nmarkers_gone.es = 3\n').state
    assert 32 - 2 - 3 == nations.free_markers(state, 0)


@pytest.mark.rules("3.1.10", "3.9.D0")
def test_natives_attack_area_by_area_in_the_order_of_the_table() -> None:
    text = 'owner = {jamaica = "es", cuba = "es"}\ncolony = {jamaica = "settlement"}\n'
    text += "natives = {jamaica = {native_infantry = 2}, cuba = {native_infantry = 2}}\n"
    match = board(text + held(es_home="infantry = 1"), at="administration", step="upkeep_1")
    overrun = [line for line in story(play(match, "1 disband es_home infantry")) if "overr" in line]
    assert 2 == len(overrun) and "Cuba" in overrun[0] and "Jamaica" in overrun[1]


@pytest.mark.rules("3.1.11")
def test_leaders_go_over_land_edges_but_neighbours_by_water_help_to_settle() -> None:
    cuba, florida = CUBA, 12
    assert not m.BY_LAND[cuba][florida] and m.NEAR[cuba][florida]
    text = colonist() + 'owner.florida = "es"\ncolony.florida = "settlement"\n'
    text += 'discovered.florida = "es"\n'
    state = board(text).state
    assert 1 == colonise.has_colony_next_door(state, 0, cuba)


@pytest.mark.rules("3.1.13", "3.11.5")
def test_a_cost_that_cannot_be_paid_in_full_is_refused() -> None:
    text = colonist().replace("build_points = 10", "build_points = 5")
    assert "3.1.13" == rule_of(board(text), "1 colonise cortes settlement")


@pytest.mark.rules("3.28.1", "3.6.7")
def test_what_is_beyond_a_maximum_is_cut() -> None:
    text = 'card_place.veteran_tercio = "hand_1"\n' + held(es_home="infantry = 39")
    match = play(board(text, at="impulse"), "1 play_event veteran_tercio")
    assert 40 == match.state.held[HOLDERS["es_home"]][INF]


# --- nations and map ----------------------------------------------------------------------------


@pytest.mark.rules("3.3.2", "3.5.3")
def test_each_fleet_marker_in_service_is_a_merchant_fleet_but_not_the_treasure_fleets() -> None:
    text = 'fleet_at = {es_fleet_1 = "home", es_fleet_2 = "home", es_treasure = "home"}\n'
    assert 2 == nations.merchant_fleets(board(text).state, 0)


@pytest.mark.rules("3.3.3")
def test_all_nations_begin_neutral_and_natives_are_nobodys_friends() -> None:
    state = board().state
    natives_, pirates = 5, 6
    assert not nations.are_hostile(state, 0, 1) and not nations.are_allied(state, 0, 1)
    assert nations.are_hostile(state, 0, natives_) and nations.are_hostile(state, pirates, 4)
    assert nations.are_allied(state, 2, 2)


@pytest.mark.rules("3.4.2", "3.4.6")
def test_fleets_lie_at_coasts_and_in_seas_and_never_inland() -> None:
    inland = [area for area in range(m.AREAS) if m.KIND_OF_AREA[area] == m.INLAND]
    assert 10 == len(inland)
    assert not any(m.BY_SEA[area][spot] for area in inland for spot in range(HOME))
    assert 15 == sum(map.is_sea(spot) for spot in range(m.HOME + 1))


@pytest.mark.rules("3.4.4", "3.8.5", "F42")
def test_a_tribe_raises_about_ten_and_a_capital_sixteen_of_which_ten_fight() -> None:
    for area, count in (("cuba", 7 + 1 + 2), ("valley_of_mexico", 7 + 1 + 8)):
        state = board(f'discovered.{area} = "es"\n').state
        number = m.AREAS.value(area)
        assert number is not None
        raising.raise_natives(state, number, 5, 7)
        assert count == armies.natives_in(state, number)
        first = sum(merging.in_army(state, number, 0, kind) for kind in range(4, 8))
        assert min(count, 10) == first


@pytest.mark.rules("3.4.10")
def test_every_area_lies_in_one_of_nine_regions() -> None:
    sizes = [sum(m.REGION[area] == region for area in range(m.AREAS)) for region in range(9)]
    assert [6, 5, 5, 11, 8, 5, 5, 4, 4] == sizes


@pytest.mark.rules("3.4.12", "3.3.1")
def test_a_transfer_zone_leads_to_the_home_seas_of_its_nation_only() -> None:
    seas = {
        nation: [s for s in range(m.FIRST_SEA, HOME) if map.is_nations_home_sea(nation, s)]
        for nation in range(5)
    }
    words = {n: [m.SPOTS.word(s) for s in spots] for n, spots in seas.items()}
    assert ["sargasso_sea", "central_atlantic"] == words[0]
    assert 3 == len(words[4])


# --- avatars and units --------------------------------------------------------------------------


@pytest.mark.rules("3.5.1", "F48")
def test_the_home_base_is_passive() -> None:
    match = board(held(es_home="infantry = 3"))
    assert not any("home" in move for move in choices(match, "activate"))


@pytest.mark.rules("3.6.1", "45", "V26")
def test_with_firearms_each_native_is_one_stronger() -> None:
    from tabard.games.new_world.land.forces import factor

    plain, armed = board().state, board("firearms = 1\n").state
    for kind in range(4, 8):
        for who in range(2):
            assert factor(plain, who, kind) + 1 == factor(armed, who, kind)
    assert factor(plain, 0, INF) == factor(armed, 0, INF)


@pytest.mark.rules("3.6.3", "3.16.2b")
def test_cavalry_is_european_native_and_imperial() -> None:
    from tabard.games.new_world.components.units import FIGHTERS, IS_CAVALRY

    mounted = [word for n, word in enumerate(FIGHTERS.words) if IS_CAVALRY[n]]
    assert ["cavalry", "native_cavalry", "imperial_cavalry"] == mounted


@pytest.mark.rules("F60", "3.6", "3.19.7")
def test_royal_pieces_are_built_by_card_only() -> None:
    text = held(es_home="build_points = 40") + "turn = 13\n"
    match = play(board(text, at="impulse", level="expert"), "1 build_by_main_card")
    assert "3.6" == rule_of(match, "1 build guards 1")
    assert "3.6" == rule_of(match, "1 build_ship l6")
    assert allowed(match, "1 build_ship l1")


@pytest.mark.rules("F47", "3.10.11")
def test_a_split_fleet_takes_an_empty_marker_from_home() -> None:
    text = 'fleet_at = {es_fleet_1 = "cuba", es_fleet_2 = "home"}\nships.es_fleet_1 = {t1 = 3}\n'
    match = play(board(text), "1 activate es_fleet_1", "1 give_ships es_fleet_2 t1 2")
    assert [CUBA, CUBA] == match.state.fleet_at[:2] and 2 == avatars.ships_in(match.state, 1)
    assert "3.10.11" == rule_of(match, "1 give_ships es_fleet_3 t1 1")


# --- colonies -----------------------------------------------------------------------------------


@pytest.mark.rules("3.7.1", "3.7.2", "F45")
def test_a_colony_is_founded_on_the_own_control_marker_only() -> None:
    assert allowed(board(colonist()), "1 colonise cortes settlement")
    nobodys = colonist().replace('owner.cuba = "es"\n', "")
    assert "3.11.5" == rule_of(board(nobodys), "1 colonise cortes settlement")
    theirs = (
        colonist().replace('owner.cuba = "es"', 'owner.cuba = "pt"') + 'status.es_pt = "allied"\n'
    )
    assert "3.11.5" == rule_of(board(theirs), "1 colonise cortes settlement")


@pytest.mark.rules("3.7.3", "3.7.6", "F45")
def test_colonies_grow_step_by_step_and_a_village_brings_its_first_garrison() -> None:
    text = colonist() + 'colony.cuba = "settlement"\nturn = 9\n'
    match = board(text)
    assert "3.7.6" == rule_of(match, "1 colonise cortes town")
    roll(play(match, "1 colonise cortes village no"), 3, 3)
    assert (2, 1) == (match.state.colony[CUBA], match.state.held[HOLDERS["cuba"]][INF])
    first = roll(play(board(colonist()), "1 colonise cortes settlement no"), 3, 3)
    assert (1, 0) == (first.state.colony[CUBA], first.state.held[HOLDERS["cuba"]][INF])


@pytest.mark.rules("3.7.6", "3.1.8")
def test_a_colony_waits_for_its_period() -> None:
    text = colonist() + 'colony.cuba = "settlement"\nturn = '
    refusal = refused(board(text + "4\n"), "1 colonise cortes village")
    assert ("3.7.6", "Not before period 2.") == (refusal.rule, refusal.sentence)
    assert allowed(board(text + "5\n"), "1 colonise cortes village")


@pytest.mark.rules("3.7.7", "3.11.5", "F45")
def test_a_new_acreage_takes_any_farm_good_once_in_a_territory() -> None:
    text = colonist() + 'colony.cuba = "settlement"\n'
    match = roll(play(board(text), "1 colonise cortes indigo no"), 4, 5)
    assert 8 == match.state.acreage[CUBA] and 1 == match.state.glory[0]
    more = text + 'acreage.cuba = "indigo"\nturn = 5\n'
    assert "3.7.7" == rule_of(board(more), "1 colonise cortes cocoa")
    assert 2 == map.settlers_to_found(board(more).state, CUBA)
    barren = colonist() + 'colony.cuba = "settlement"\nturn = 5\n'
    barren = barren.replace("cuba", "baja_california")
    assert "3.7.7" == rule_of(board(barren), "1 colonise cortes cocoa")


@pytest.mark.rules("3.11.1", "3.5.4")
def test_a_fleet_acts_with_the_skill_and_the_advisors_of_the_leader_aboard() -> None:
    text = CLAIM + 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 1}\n'
    text += 'leader_at.mendoza = "aboard_es_fleet_1"\nadvisor_place.planter = "mendoza"\n'
    match = board(text + held(es_fleet_1=SETTLERS))
    roll(play(match, "1 colonise es_fleet_1 settlement no"), 5, 6)  # 9 and 2
    assert 1 == match.state.colony[CUBA]


# --- natives ------------------------------------------------------------------------------------


@pytest.mark.rules("3.8.2", "F45")
def test_a_location_needs_a_settler_and_hinders_until_it_is_subdued_or_has_a_mission() -> None:
    free = board('discovered.cuba = "es"\n').state
    assert (1, 1) == (map.settlers_to_found(free, CUBA), armies.location_penalty(free, CUBA))
    assert 0 == armies.location_penalty(board('mission.cuba = "fr"\n').state, CUBA)
    assert 0 == armies.location_penalty(board(CLAIM).state, CUBA)


@pytest.mark.rules("3.8.4", "F25", "F26")
def test_natives_learn_of_firearms_where_they_destroy_a_fortress() -> None:
    text = 'owner.cuba = "es"\ncolony.cuba = "town"\n' + army(native_infantry=3)
    for level, learned in ((2, 0), (3, 1)):
        match = board(
            text + f"fortification.cuba = {level}\n",
            at="administration",
            step="natives_attack",
            level="veteran",
        )
        assert (learned, 0) == (match.state.firearms, match.state.horses)
        assert 0 == match.state.fortification[CUBA]


@pytest.mark.rules("3.8.9", "3.15.1", "V30", "F40")
def test_armies_follow_from_what_stands_in_the_area() -> None:
    state = board(army(native_cavalry=4, native_infantry=12)).state
    first = [merging.in_army(state, CUBA, 0, kind) for kind in (4, 5)]
    second = [merging.in_army(state, CUBA, 1, kind) for kind in (4, 5)]
    assert [6, 4] == first and [6, 0] == second


@pytest.mark.rules("3.8.10")
def test_a_native_leader_fights_with_the_strongest_army_and_helps_its_roll() -> None:
    text = CORTES + army(native_infantry=3) + "native_leader.cuba = 1\n"
    match = play(board(text + held(cortes="infantry = 6")), "1 activate cortes", "1 attack natives")
    assert 1 == match.state.apart[1][9] and 0 == match.state.native_leader[CUBA]
    roll(match, 3, 3, 3, 3)
    # a tribe of plains: location 1, leader 1; three of DF 1 and one of DF 2
    assert any("make 8; strength 5" in line for line in story(match))


@pytest.mark.rules("F67", "3.1.7", "3.16.4b")
def test_fractions_are_rounded_against_their_owner() -> None:
    from tabard.games.new_world.cards.grants import half_price

    assert 13 == half_price(board().state, 5)  # half of 25, rounded up


@pytest.mark.rules("F50", "3.5.4", "3.5.3")
def test_a_conquistador_costs_two_of_the_production_rate_and_a_control_marker() -> None:
    match = play(board(at="impulse"), "1 new_leader cortes")
    assert (20, 1) == (match.state.production[0], match.state.markers_gone[0])
    match = play(board(at="impulse"), "1 new_fleet es_fleet_2")
    assert (19, 2, HOME) == (
        match.state.production[0],
        match.state.markers_gone[0],
        match.state.fleet_at[1],
    )


@pytest.mark.rules("F59", "3.6.7")
def test_limits_hold_always_but_inside_a_combat() -> None:
    text = CORTES + held(cortes="infantry = 9, cavalry = 1")
    state = board(text).state
    assert 0 == stacking_limits.can_take(state, 6, CAV)
    fewer = board(CORTES + held(cortes="infantry = 9")).state
    assert 1 == stacking_limits.can_take(fewer, 6, CAV)
