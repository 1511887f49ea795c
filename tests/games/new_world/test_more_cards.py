"""Cards and advisors that no other test plays (3.18, 3.19.4, 3.19.5)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import play, story

from .board import board, roll, rule_of
from .scenes import CORTES, CUBA, WAR, army, attack_natives, carolina, fight, held
from .test_combat_cards import besieged, hands
from .test_readings_round import finish_to

IN = ("1 activate cortes", "1 march carolina")


@pytest.mark.rules("3.19.4", "3.8.4", "3.6.7")
@pytest.mark.parametrize("firearms", ["on", "off"])
def test_runaway_traders_bring_firearms_or_a_warrior(firearms: str) -> None:
    text = 'red_place.runaway_traders = "hand_1"\nnatives = {cuba = {native_infantry = 3}, '
    text += "jamaica = {native_infantry = 40}}\n"
    match = board(text, at="impulse", firearms=firearms)
    play(match, "1 play_event runaway_traders")
    three, forty = (3, 40) if firearms == "on" else (4, 40)
    assert (firearms == "on") == bool(match.state.firearms)
    assert (three, forty) == (match.state.natives[CUBA][0], match.state.natives[29][0])


@pytest.mark.rules("3.19.4", "3.1.11")
def test_a_winter_camp_weakens_the_attacker_in_the_first_round() -> None:
    land = carolina().replace("carolina", "acadia").replace("florida", "new_england")
    text = land + held(cortes="infantry = 4", acadia="infantry = 1") + hands(winter_camp="2")
    match = play(board(text), "1 activate cortes", "1 march acadia")
    play(match, "2 play_in_combat winter_camp")
    fight(match, (3, 3), (3, 3))
    assert "Spain: 6 and 1 make 7; strength 11." in story(match)  # 2 and 1 less 2
    assert "Portugal: 6 and 0 make 6; strength 2." in story(match)
    plains = besieged(winter_camp="2")
    assert "41" == rule_of(plains, "2 play_in_combat winter_camp")


@pytest.mark.rules("3.19.4", "3.16.5c", "3.16.6.1")
def test_an_orderly_retreat_takes_no_extra_hits_and_may_go_to_nobodys_land() -> None:
    text = 'discovered = {florida = "es", carolina = "pt", chesapeake = "es"}\n'
    land = carolina("town").replace('discovered = {florida = "es", carolina = "pt"}\n', text)
    text = held(cortes="infantry = 4, cavalry = 1", carolina="infantry = 4")
    text += hands(orderly_retreat="2")
    match = play(board(land + text), *IN)
    play(match, *["2 close_window"] * 2, "1 charge 0", "2 close_window")
    fight(match, (4, 4), (2, 2))
    play(match, *["2 lose infantry"] * 3)
    play(match, "2 play_in_combat orderly_retreat", "2 retreat_to chesapeake")
    assert (
        "spend" == match.phase and 0 == match.state.held[HOLDERS["chesapeake"]][CARGO["infantry"]]
    )  # no leader, no colony
    assert "Portugal takes 0 hits." not in story(match)


@pytest.mark.rules("3.19.4", "3.16.6.1")
def test_their_guns_are_cut_when_the_combat_ends() -> None:
    land = carolina("town").replace('carolina = "pt"}', 'carolina = "pt", chesapeake = "pt"}')
    text = land + 'turn = 5\ncolony.chesapeake = "town"\n' + hands(cut_their_guns="1")
    text += held(cortes="infantry = 4, artillery = 1", carolina="infantry = 3, artillery = 1")
    match = play(board(text), *IN)
    play(match, *["1 close_window"] * 3)
    fight(match, (5, 3), (2, 2))
    play(match, *["2 lose infantry"] * 3, "1 close_window", "2 retreat_to chesapeake")
    play(match, "1 play_in_combat cut_their_guns")
    assert [0, 0] == [match.state.held[HOLDERS["chesapeake"]][n] for n in (0, 2)]
    none = play(board(text.replace("3, artillery = 1}", "4}")), *IN)
    play(none, *["1 close_window"] * 3)
    fight(none, (5, 3), (2, 2))
    play(none, *["2 lose infantry"] * 3, "1 close_window", "2 retreat_to chesapeake")
    assert "41" == rule_of(none, "1 play_in_combat cut_their_guns")


@pytest.mark.rules("3.19.4", "3.16.4b")
def test_counter_battery_silences_the_enemys_ships_for_a_round() -> None:
    text = 'turn = 5\nfleet_at.es_fleet_1 = "carolina"\nships.es_fleet_1 = {e1 = 4}\n'
    text += held(cortes="infantry = 4", carolina="infantry = 1") + hands(counter_battery="2")
    match = play(board(carolina() + text, level="veteran"), *IN)
    play(match, *["2 close_window"] * 3, "2 play_in_combat counter_battery")
    fight(match, (3, 3), (3, 3))
    assert "Spain: 6 and 3 make 9; strength 11." in story(match)  # without 12 // 5


@pytest.mark.rules("ES1", "3.19.5", "3.8.3")
def test_the_requerimiento_helps_once_and_doubles_the_treasure() -> None:
    text = held(cortes="infantry = 8") + 'es_cards.requerimiento = "hand_1"\n'
    match = attack_natives(text + army(native_infantry=2), subdued=False)
    play(match, "1 play_in_combat requerimiento")
    fight(match, (6, 6), (1, 1))
    assert any("Spain: 12 and 8 make 20" in line for line in story(match))  # 2, 1, 3 and 2
    finish_to(match, "dice")
    roll(match, 3)
    assert 30 == match.state.held[HOLDERS["cortes"]][CARGO["ducats"]]
    assert 10 == match.state.es_cards[0]
    portugal = besieged('es_cards.requerimiento = "hand_1"\n')
    assert "41" == rule_of(portugal, "1 play_in_combat requerimiento")


@pytest.mark.rules("PT4", "3.19.5")
def test_the_mestizo_militia_defends_a_colony() -> None:
    match = besieged('pt_cards.mestizo_militia = "hand_2"\n')
    play(match, "2 play_in_combat mestizo_militia")
    fight(match, (1, 1), (6, 6))
    assert "Portugal: 12 and 0 make 12; strength 5." in story(match)
    claim = play(
        board(
            carolina("none", "cabral")
            + held(cortes="infantry = 4", cabral="infantry = 1")
            + 'pt_cards.mestizo_militia = "hand_2"\n'
        ),
        *IN,
    )
    assert "41" == rule_of(claim, "2 play_in_combat mestizo_militia")


@pytest.mark.rules("FR2", "3.19.5")
def test_huron_confederates_come_in_the_north_the_east_and_the_gulf() -> None:
    war = 'status = {es_fr = "hostile"}\n'
    land = carolina().replace(WAR, war).replace('"pt"', '"fr"')
    text = held(cortes="infantry = 4", carolina="infantry = 1")
    text += 'fr_cards.huron_confederates = "hand_3"\n'
    match = play(board(land + text), *IN)
    play(match, "3 play_in_combat huron_confederates")
    assert (5, 5) == (match.state.apart[1][4], match.state.helpers[1])
    verrazzano = CORTES.replace("cortes", "verrazzano").replace('"es"', '"fr"')
    far = verrazzano + "subdued.cuba = 1\nresistance.cuba = 0\n" + army(native_infantry=3)
    far += held(verrazzano="infantry = 4") + 'fr_cards.huron_confederates = "hand_3"\n'
    match = play(board(far, who=3), "3 activate verrazzano", "3 attack natives")
    assert "41" == rule_of(match, "3 play_in_combat huron_confederates")


@pytest.mark.rules("3.18", "3.8.5", "3.11.11")
def test_an_interpreter_helps_to_bribe_and_fewer_take_up_arms() -> None:
    text = 'discovered.cuba = "es"\nleader_at.cortes = "cuba"\n' + held(
        cortes="infantry = 2, ducats = 9"
    )
    for advisor, target, raised in (("", 7, 5), ('advisor_place.interpreter = "cortes"\n', 8, 4)):
        match = roll(play(board(text + advisor), "1 bribe cortes 0"), 6, 6)
        assert (
            f"Cortes rolls to treat with the natives in Cuba: 12 against a target of {target}."
            in story(match)
        )
        roll(match, 1, 2)
        assert raised == match.state.apart[0][4]


@pytest.mark.rules("3.18", "3.16.2a", "3.16.2c")
def test_a_cavalry_master_charges_in_the_forest_with_all() -> None:
    land = carolina().replace("carolina", "acadia").replace("florida", "new_england")
    text = land + held(cortes="cavalry = 4", acadia="infantry = 1")
    for advisor, most in (("", 2), ('advisor_place.cavalry_master = "cortes"\n', 4)):
        match = board(text + advisor, level="veteran")
        play(match, "1 activate cortes", "1 march acadia")
        assert "3.16.2" == rule_of(match, f"1 charge {most + 1}")
        play(match, f"1 charge {most}")
    fight(match, (3, 3), (3, 3))
    assert any("Spain: 6 and 7 make 13" in line for line in story(match))  # 2, 2, 2 and 1


@pytest.mark.rules("ES4", "3.19.5")
def test_tercio_discipline_adds_two_in_its_round() -> None:
    text = 'turn = 5\nes_cards.tercio_discipline = "hand_1"\n'
    match = besieged(text)
    play(match, *["1 close_window"] * 2, "1 play_in_combat tercio_discipline")
    fight(match, (3, 3), (3, 3))
    assert "Spain: 6 and 5 make 11; strength 11." in story(match)  # 2, superiority 1, and 2
    assert "3.16.0c" == rule_of(besieged(text), "1 play_in_combat tercio_discipline")


@pytest.mark.rules("A3", "A25", "A42", "4")
def test_where_a_second_reading_does_not_differ_there_is_no_option() -> None:
    words = {option.word for option in board().game.options}
    assert not {"unit_terms", "multi_owners", "land_in_failed_action"} & words
    assert {"step1_actor", "other_fleets_fire"} <= words
