"""Steps 1 to 3 and their windows, and step 5 (seed 1 to 9, 11, 36 to 41; 3.16.0 to 3.16.5)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, army, attack_natives, carolina, enter_carolina, fight, held

IN = ("1 activate cortes", "1 march carolina")


def cards(**hands: str) -> str:
    """Lines of a position: these cards are in these hands."""
    return "".join(f'card_place.{card} = "{hand}"\n' for card, hand in hands.items())


# --- step 1 -------------------------------------------------------------------------------------


@pytest.mark.rules("2", "3", "4", "A1", "A2", "A32", "3.16.1")
def test_the_defending_leader_calls_up_others_and_reinforces_the_colony() -> None:
    text = carolina("settlement", "cabral", "caramuru") + held(
        cortes="infantry = 1", cabral="infantry = 2", caramuru="infantry = 3, settlers = 1"
    )
    match = play(board(text), *IN, "2 name_commander cabral")
    assert (1,) == match.to_act
    play(match, "2 call_up caramuru infantry 3", "2 call_up caramuru settlers 1")
    play(match, "2 reinforce carolina infantry 2")  # the limits are off in a combat
    assert (
        3 == match.state.held[HOLDERS["cabral"]][CARGO["infantry"]]
        and 2 == match.state.held[HOLDERS["carolina"]][CARGO["infantry"]]
    )
    assert "3.16.1" == rule_of(match, "2 reinforce to=caramuru")
    play(match, "2 done")
    assert "dice" == match.phase


@pytest.mark.rules("13", "V32")
def test_nothing_goes_aboard_in_step_one() -> None:
    text = carolina("settlement", "cabral") + held(cortes="infantry = 1", cabral="infantry = 2")
    text += 'fleet_at.pt_fleet_1 = "carolina"\nships.pt_fleet_1 = {c1 = 1}\n'
    text += held(carolina="infantry = 1")
    match = play(board(text), *IN, "2 name_commander cabral")
    assert "3.16.1" == rule_of(match, "2 reinforce to=pt_fleet_1")
    refusal = refused(match, "2 embark cabral pt_fleet_1")
    assert ("13", "The fight has begun: nobody can flee aboard any more.") == (
        refusal.rule,
        refusal.sentence,
    )


@pytest.mark.rules("3", "35")
def test_a_colony_alone_and_a_fleet_have_no_step_one() -> None:
    match = enter_carolina(held(cortes="infantry = 1", carolina="infantry = 1"))
    assert "dice" == match.phase


# --- step 2 -------------------------------------------------------------------------------------


@pytest.mark.rules("5", "6", "V15", "V16", "3.16.2", "3.16.2c")
@pytest.mark.parametrize(
    ("own", "enemy", "bonus"), [(3, 1, 1), (4, 2, 1), (5, 0, 3), (3, 0, 2), (2, 2, 0)]
)
def test_the_charge_bonus_goes_to_the_side_with_more_horses(
    own: int, enemy: int, bonus: int
) -> None:
    text = carolina("village") + "turn = 5\n"
    garrison = f"infantry = 1, cavalry = {enemy}" if enemy < 2 else f"cavalry = {enemy}"
    match = play(board(text + held(cortes=f"cavalry = {own}", carolina=garrison)), *IN)
    play(match, f"1 charge count={own}")
    if enemy:
        assert (1,) == match.to_act
        play(match, f"2 charge count={enemy}")
    fight(match, (1, 1), (1, 1))
    strong = own * 3 + 3
    weak = sum({0: (2,), 1: (2, 2), 2: (2, 2)}[enemy])
    total = 2 + 2 + (strong - weak) // 5 + bonus  # dice, Conquistador, superiority
    assert f"Spain: 2 and {total - 2} make {total}; strength {strong}." in story(match)


@pytest.mark.rules("F28", "V17", "3.16.2", "3.16.2a")
@pytest.mark.parametrize("works", [1, 2])
def test_a_palisade_stops_the_attackers_charge_and_not_the_defenders(works: int) -> None:
    text = carolina("village") + f"turn = 9\nfortification.carolina = {works}\n"
    text += held(cortes="cavalry = 2", carolina="cavalry = 1")
    match = play(board(text, level="veteran"), *IN)
    assert (1,) == match.to_act and "charge" == match.phase


@pytest.mark.rules("3.16.2", "3.16.2a")
def test_nobody_charges_in_the_mountains_and_two_at_most_in_a_forest() -> None:
    text = (
        'discovered = {appalachia = "es", acadia = "es"}\nsubdued = {appalachia = 1, acadia = 1}\n'
    )
    text += 'leader_at = {cortes = "acadia", las_casas = "appalachia"}\n'
    text += "natives = {acadia = {native_infantry = 3}, appalachia = {native_infantry = 3}}\n"
    text += held(cortes="cavalry = 4", las_casas="cavalry = 4")
    match = play(board(text), "1 activate cortes", "1 attack natives")
    assert "3.16.2" == rule_of(match, "1 charge count=3")
    match = play(board(text), "1 activate las_casas", "1 attack natives")
    assert "dice" == match.phase


@pytest.mark.rules("3.16.2b", "3.6.3")
def test_natives_charge_with_all_their_cavalry() -> None:
    riders = army(native_infantry=1, native_cavalry=2, imperial_cavalry=1)
    assert [0, 3] == attack_natives(held(cortes="infantry = 9") + riders).state.charging


@pytest.mark.rules("3.16.2", "3.16.2d")
def test_a_charge_that_is_beaten_costs_a_horse_more() -> None:
    match = attack_natives(held(cortes="infantry = 3, cavalry = 1") + army(native_infantry=9))
    play(match, "1 charge count=1")
    fight(match, (1, 1), (6, 6))
    assert "3.16.2d" == rule_of(match, "1 lose infantry")
    play(match, "1 lose cavalry")


# --- step 3 -------------------------------------------------------------------------------------


@pytest.mark.rules("7", "8", "9", "V1", "V18", "V19", "3.16.3", "F30", "3.16.3a", "F29")
@pytest.mark.parametrize(("guns", "works", "siege"), [(3, 2, 3), (5, 1, 2)])
def test_artillery_gives_a_siege_bonus_up_to_the_works_and_one(
    guns: int, works: int, siege: int
) -> None:
    text = carolina("town") + f"turn = 9\nfortification.carolina = {works}\n"
    text += held(cortes=f"artillery = {guns}", carolina="infantry = 1")
    match = play(board(text, level="veteran"), *IN)
    assert ["besiege", "spare"] == choices(match)
    play(match, "1 besiege")
    fight(match, (1, 1), (1, 1))
    strong = 2 * guns + 3
    added = 2 + siege + (strong - 2) // 5
    assert f"Spain: 2 and {added} make {2 + added}; strength {strong}." in story(match)
    assert f"Portugal: 2 and {works + 2} make {works + 4}; strength 2." in story(match)


@pytest.mark.rules("9", "3.2.1")
def test_without_the_module_nobody_besieges() -> None:
    text = carolina("town") + "turn = 9\nfortification.carolina = 1\n"
    text += held(cortes="artillery = 2", carolina="infantry = 1")
    assert "dice" == play(board(text, level="veteran", fort="off"), *IN).phase


# --- windows ------------------------------------------------------------------------------------


def with_cards(text: str = "", **hands: str) -> Match:
    """A combat in Carolina with a garrison, and these cards in hand."""
    units = held(cortes="infantry = 4", carolina="infantry = 1") + text
    return play(board(carolina() + units + cards(**hands)), *IN)


@pytest.mark.rules("36", "40", "V24", "3.16.0b")
def test_the_attacker_plays_his_cards_first_then_the_defender_once_in_each_step() -> None:
    match = with_cards(hold_the_walls="hand_2", double_shot="hand_1")
    assert (0,) == match.to_act
    assert "3.1.3" != refused(match, "2 play_in_combat hold_the_walls").rule
    play(match, "1 close_window")
    assert (1,) == match.to_act
    play(match, "2 play_in_combat hold_the_walls")
    assert (0,) == match.to_act  # step 2


@pytest.mark.rules("38", "V25")
def test_a_red_card_is_never_played_in_a_combat() -> None:
    match = play(board(carolina() + held(cortes="infantry = 1", carolina="infantry = 1")
                       + 'red_place.mutiny = "hand_1"\n'), *IN)  # fmt: skip
    assert "38" == rule_of(match, "1 play_in_combat mutiny")


@pytest.mark.rules("41", "V35")
def test_a_card_must_change_the_combat_and_walls_are_held_in_step_two_of_the_basic_game() -> None:
    match = with_cards(hold_the_walls="hand_2", war_dogs="hand_2", emigrants="hand_2")
    assert "41" == rule_of(match, "2 play_in_combat war_dogs")
    assert "41" == rule_of(match, "2 play_in_combat emigrants")
    play(match, "2 close_window", "2 play_in_combat hold_the_walls")
    play(match, "2 close_window", "2 close_window")
    fight(match, (1, 1), (1, 1))
    assert "Portugal: 2 and 2 make 4; strength 2." in story(match)


@pytest.mark.rules("39", "V23")
def test_after_step_three_only_reaction_cards_are_played() -> None:
    match = with_cards(hold_the_walls="hand_2", rally="hand_2")
    play(match, "2 close_window", "2 close_window")
    assert "39" == rule_of(match, "2 play_in_combat hold_the_walls")
    assert allowed(match, "2 play_in_combat rally")


@pytest.mark.rules("V42", "3.16.4")
@pytest.mark.parametrize("behind", [True, False])
def test_rally_throws_the_own_dice_again_if_they_are_lower(behind: bool) -> None:
    match = with_cards("", rally="hand_1")
    play(match, "1 close_window", "1 close_window", "1 play_in_combat rally")
    roll(match, *((1, 1, 6, 6) if behind else (6, 6, 1, 1)))
    assert ("dice" == match.phase) == behind
    if behind:
        roll(match, 5, 5)
        assert "Spain: 10 and 3 make 13; strength 11." in story(match)


# --- step 5 -------------------------------------------------------------------------------------


@pytest.mark.rules("11", "F14", "F15", "3.16.5", "3.16.5a", "3.16.5b", "3.16.5c")
def test_the_beaten_side_goes_next_door_with_all_it_has() -> None:
    text = carolina("settlement", "cabral").replace(
        'carolina = "pt"}\\nowner', 'carolina = "pt"}\\nowner'
    )
    text = text.replace("discovered = {", 'discovered = {chesapeake = "pt", ').replace(
        "owner = {", 'owner = {chesapeake = "pt", '
    )
    text += held(cortes="infantry = 9", cabral="infantry = 4, ducats = 7", carolina="infantry = 1")
    match = play(board(text), *IN, "2 done")
    fight(match, (6, 6), (1, 1))
    play(match, "1 lose infantry", *["2 lose infantry"] * 5)
    assert "3.16.4d" == rule_of(match, "2 stand")
    play(match, "2 retreat_to chesapeake")
    assert "Portugal retreats to Chesapeake." in story(match)
    assert (
        8 == match.state.leader_at[6] and 7 == match.state.held[HOLDERS["cabral"]][CARGO["ducats"]]
    )
    assert 0 == match.state.owner[CAROLINA] and 1 == match.state.glory[0]


@pytest.mark.rules("F16", "3.16.5")
def test_who_must_retreat_and_cannot_is_lost_and_plundered() -> None:
    text = carolina("settlement", "cabral")
    text += held(cortes="infantry = 9", cabral="infantry = 6, ducats = 7, build_points = 3")
    match = play(board(text), *IN, "2 done")
    fight(match, (6, 6), (1, 1))
    play(match, "1 lose infantry", *["2 lose infantry"] * 5)
    assert 69 == match.state.leader_at[6]
    assert [3, 7] == [match.state.held[HOLDERS["cortes"]][n] for n in (6, 7)]


@pytest.mark.rules("F18", "V28", "3.16.5")
def test_a_native_army_withdraws_next_door_but_into_no_colony() -> None:
    text = 'discovered = {rest = "es"}\nleader_at.cortes = "florida"\nsubdued.florida = 1\n'
    text += "natives.florida = {native_infantry = 9}\n" + held(cortes="infantry = 9")
    colonies = 'owner = {carolina = "es", appalachia = "es"}\n'
    colonies += 'colony = {carolina = "settlement", appalachia = "settlement"}\n'
    match = play(board(text + colonies), "1 activate cortes", "1 attack natives")
    fight(match, (6, 6), (1, 1))
    assert ["flee_to area=mississippi_delta"] == choices(match)
    play(match, "chance flee_to mississippi_delta")
    assert 4 == match.state.natives[13][0]  # three hits, and two for the strength
    colonies = colonies.replace("}", ', mississippi_delta = "es"}', 1)
    colonies = colonies.replace("colony = {", 'colony = {mississippi_delta = "settlement", ')
    match = play(board(text + colonies), "1 activate cortes", "1 attack natives")
    fight(match, (6, 6), (1, 1))
    assert [0] * 4 == match.state.natives[13]
    assert "the native army has no way out." in story(match)


@pytest.mark.rules("V40", "3.16.4")
def test_in_the_last_round_the_attacker_must_retreat() -> None:
    match = attack_natives(held(cortes="infantry = 3") + army(native_infantry=9))
    match.state.battle_round = 24
    fight(match, (3, 3), (4, 5))
    play(match, "1 lose infantry") if allowed(match, "1 lose infantry") else None
    assert "Spain has no way out." in story(match)
