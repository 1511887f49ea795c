"""Cards in a land combat (3.19.4, 3.19.5): what each does, and when it would do nothing."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.combat.impact_of_cards import has_effect
from tabard.games.new_world.components.board import AREAS, TERRAIN, TERRAINS
from tabard.games.new_world.components.cards import AMBUSH, WINTER_CAMP
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.state import DEFENDER
from tests.games.asking import allowed, play, story

from .board import board, roll, rule_of
from .scenes import CAROLINA, CUBA, WAR, army, attack_natives, carolina, fight, held
from .test_combat_course import step_of

IN = ("1 activate cortes", "1 march carolina")


def hands(**cards: str) -> str:
    """Lines of a position: ``rally="1"`` is in the hand of seat 1."""
    return "".join(f'card_place.{card} = "hand_{seat}"\n' for card, seat in cards.items())


def besieged(text: str = "", colony: str = "settlement", *leaders: str, **cards: str) -> Match:
    """Cortes with four infantry enters the Portuguese colony."""
    units = "" if "held.cortes" in text else held(cortes="infantry = 4")
    units += "" if "held.carolina" in text else held(carolina="infantry = 1")
    return play(board(carolina(colony, *leaders) + units + text + hands(**cards)), *IN)


def at_natives(text: str = "", **cards: str) -> Match:
    """Cortes with four infantry attacks six natives in Cuba."""
    return attack_natives(held(cortes="infantry = 4") + army(native_infantry=6) + text
                          + hands(**cards))  # fmt: skip


@pytest.mark.rules("3.16.0b")
def test_a_card_goes_by_its_name_whichever_of_two_copies_is_held() -> None:
    match = besieged(hold_the_walls_2="2")
    while match.phase != "window" or match.to_act != (1,):
        match.play(match.to_act[0], "close_window")
    assert "3.16.0b" == rule_of(match, "2 play_in_combat Pikes and Stakes")
    assert "3.16.0b" == rule_of(match, "2 play_in_combat hold_the_walls")
    play(match, "2 play_in_combat Hold the Walls")
    assert "play_in_combat card=hold_the_walls_2" == match.lines[-1].words


@pytest.mark.rules("3.19.4", "39", "41")
def test_surprise_attack_takes_the_free_actions_away() -> None:
    text = held(cabral="infantry = 2")
    match = besieged(text, "settlement", "cabral", surprise_attack="1")
    play(match, "1 play_in_combat surprise_attack")
    assert "dice" == match.phase
    alone = besieged(surprise_attack="1")
    assert "41" == rule_of(alone, "1 play_in_combat surprise_attack")


@pytest.mark.rules("3.19.4", "3.16.2")
def test_pikes_break_the_charge_and_heavy_horse_makes_it_worse() -> None:
    text = held(cortes="cavalry = 3")
    match = besieged(text, "settlement", heavy_horse="1", pikes_and_stakes="2")
    play(match, "1 close_window", "2 close_window")
    play(match, "1 play_in_combat heavy_horse")
    assert allowed(match, "2 play_in_combat pikes_and_stakes")
    play(match, "2 close_window", "1 charge 3", "2 close_window")
    fight(match, (1, 1), (1, 1))
    assert "Spain: 2 and 8 make 10; strength 12." in story(match)  # 2 + 2 + charge 2 and 2


@pytest.mark.rules("3.19.4", "42", "3.16.6")
def test_auxiliaries_fight_along_and_leave() -> None:
    match = at_natives("", native_auxiliaries="1")
    play(match, "1 play_in_combat native_auxiliaries")
    fight(match, (6, 6), (1, 1))
    assert "Spain: 12 and 4 make 16; strength 15." in story(match)
    assert (
        0 == match.state.held[HOLDERS["cortes"]][CARGO["native_allies"]]
        and 4 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
    )


@pytest.mark.rules("3.19.4")
def test_war_dogs_bite_natives_only() -> None:
    match = play(at_natives("", war_dogs="1"), "1 play_in_combat war_dogs")
    fight(match, (3, 3), (3, 3))
    assert "Spain: 6 and 5 make 11; strength 11." in story(match)
    assert "41" == rule_of(besieged(war_dogs="1"), "1 play_in_combat war_dogs")


@pytest.mark.rules("3.19.4")
@pytest.mark.parametrize("face", [4, 5])
def test_envoys_may_end_the_combat_without_a_winner(face: int) -> None:
    match = roll(play(at_natives("", native_envoys="1"), "1 play_in_combat native_envoys"), face)
    if face == 5:
        assert "The natives do not fight." in story(match)
        assert ("spend", 6, 0) == (match.phase, match.state.natives[CUBA][0], match.state.glory[0])
    else:
        assert "dice" == match.phase


@pytest.mark.rules("3.19.4", "3.16.0c")
def test_a_ransom_brings_the_leader_home_alone() -> None:
    text = held(es_home="ducats = 20", cortes="infantry = 1, ducats = 9")
    text += held(carolina="infantry = 1").replace("1}", "2}")
    match = besieged(text, "village", ransom="1")
    play(match, "1 close_window", "1 close_window", "1 play_in_combat ransom")
    fight(match, (1, 1), (6, 6))
    play(match, "1 lose infantry", "1 lose leader")
    assert 68 == match.state.leader_at[1]
    assert [0, 20] == [match.state.held[n][CARGO["ducats"]] for n in (0, 1)]
    poor = besieged(text.replace("20", "19"), "village", ransom="1")
    play(poor, "1 close_window", "1 close_window")
    assert "41" == rule_of(poor, "1 play_in_combat ransom")


@pytest.mark.rules("3.19.4", "A35")
def test_a_broken_alliance_dismisses_the_commander() -> None:
    ally = 'status = {es_pt = "hostile", pt_fr = "allied"}\n'
    text = carolina().replace(WAR, ally)
    text = text.replace('"florida"}', '"florida", angos_captain = "carolina"}')
    text += "turn = 5\n" + held(cortes="infantry = 4", carolina="infantry = 1")
    match = play(board(text + hands(broken_alliance="1")), *IN, "2 borrow_commander fr")
    play(match, "3 lend angos_captain", "1 play_in_combat broken_alliance")
    assert 0 == match.state.commander[1] and "dice" == match.phase


@pytest.mark.rules("3.19.4")
def test_the_earth_is_scorched_before_the_enemy_has_it() -> None:
    match = besieged("", "village", scorched_earth="2")
    play(match, *["2 close_window"] * 3)
    fight(match, (6, 6), (1, 1))
    play(match, "2 lose infantry", "2 play_in_combat scorched_earth")
    assert (0, 0) == (match.state.colony[CAROLINA], match.state.owner[CAROLINA])


@pytest.mark.rules("3.19.1", "3.19.4", "3.19.5")
def test_blue_cards_that_change_the_forces_are_played_in_the_combat() -> None:
    match = besieged("", "village", reinforced_garrison="2", kings_regiment="2")
    play(match, "2 play_in_combat reinforced_garrison", "2 play_in_combat kings_regiment")
    fight(match, (1, 1), (1, 1))
    assert "Portugal: 2 and 1 make 3; strength 12." in story(match)
    assert 1 == match.state.markers_gone[1]


@pytest.mark.rules("3.19.4", "3.19.8")
def test_a_heroic_stand_ignores_a_compulsory_retreat_once() -> None:
    text = "subdued.cuba = 1\n" + held(cortes="infantry = 6") + army(native_infantry=9)
    match = board('discovered.cuba = "es"\nleader_at.cortes = "cuba"\n' + text
                  + hands(heroic_stand="1"))  # fmt: skip
    play(match, "1 activate cortes", "1 attack natives", *["1 close_window"] * 3)
    fight(match, (1, 1), (6, 6))
    play(match, *["1 lose infantry"] * 3)
    play(match, "1 play_in_combat heroic_stand")
    assert 2 == match.state.battle_round


@pytest.mark.rules("3.19.4")
def test_the_field_surgeon_saves_two_of_the_hits() -> None:
    text = held(cortes="cavalry = 4", carolina="infantry = 9").replace("9", "2")
    match = besieged(text, "village", field_surgeon="2")
    play(match, "2 close_window", "2 close_window", "1 charge 0")
    play(match, "2 play_in_combat field_surgeon")
    fight(match, (1, 1), (1, 1))  # 2 + 2 + 2 = 6 against 3: 3 hits, and one for 15; the surgeon two
    assert "Portugal takes 2 hits." in story(match)


@pytest.mark.rules("3.19.4", "41")
@pytest.mark.parametrize(
    ("card", "grounds"),
    [
        (AMBUSH, {"forest", "mountain", "jungle", "swamp"}),
        (WINTER_CAMP, {"forest", "arctic", "mountain"}),
    ],
)
def test_the_ground_says_whether_a_card_has_an_effect(card: int, grounds: set[str]) -> None:
    match, found = besieged(), set()
    for area in range(AREAS):
        match.state.battle_area = area
        if has_effect(match.state, DEFENDER, 2, card):
            found.add(TERRAINS.words[TERRAIN[area]])
    assert grounds == found


@pytest.mark.rules("3.19.4", "3.16.3a")
@pytest.mark.parametrize(("works", "left"), [(1, 0), (2, 0), (3, 1)])
def test_sappers_take_two_levels_of_the_works_and_no_more(works: int, left: int) -> None:
    text = f"turn = 9\nfortification.carolina = {works}\n"
    match = play(board(carolina("town") + text + hands(sappers="1")
                       + held(cortes="infantry = 4", carolina="infantry = 1"),
                       level="veteran"), *IN, *["1 close_window"] * 2)  # fmt: skip
    fight(play(match, "1 play_in_combat sappers"), (1, 1), (1, 1))
    assert f"Portugal: 2 and {2 + left} make {4 + left}; strength 2." in story(match)


@pytest.mark.rules("3.19.1", "3.19.8", "41")
def test_a_rally_may_be_followed_by_another_one_in_the_next_round() -> None:
    text = held(cortes="infantry = 4", cabral="infantry = 5")
    match = besieged(text, "village", "cabral", rally="1", rally_2="1")
    while match.phase != "dice":
        if step_of(match) == 4 and match.to_act == (0,):
            play(match, "1 play_in_combat rally")
            assert "3.19.1" == rule_of(match, "1 play_in_combat rally_2")
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    fight(match, (4, 4), (4, 4))
    while match.state.battle_round == 1 or match.phase != "window":
        match.play(match.to_act[0], match.default(match.to_act[0]).words)
    assert allowed(match, "1 play_in_combat rally_2")


@pytest.mark.rules("ES2", "3.19.1", "3.6.2")
def test_tlaxcalan_allies_join_in_the_middle_of_a_combat() -> None:
    land = carolina().replace("florida", "vera_cruz").replace("carolina", "valley_of_mexico")
    text = land + held(cortes="infantry = 4", valley_of_mexico="infantry = 1")
    match = board(text + 'es_cards.tlaxcalan_alliance = "hand_1"\n')
    play(match, "1 activate cortes", "1 march valley_of_mexico")
    play(match, "1 play_in_combat tlaxcalan_alliance")
    allies = [(n, turn) for n, turn in enumerate(match.state.allies_until) if turn]
    assert ([(1, 2)], 6) == (allies, match.state.held[HOLDERS["cortes"]][CARGO["native_allies"]])
