"""The image of a nation (3.3.4): what changes it, what it changes; advisors of the later levels."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import play, story

from .board import board, roll
from .scenes import CORTES, CUBA, army, attack_natives, fight, held

FOUNDER = 'discovered.cuba = "es"\nowner.cuba = "es"\nsubdued.cuba = 1\nresistance.cuba = 0\n'
FOUNDER += 'leader_at.cortes = "cuba"\nheld.cortes = {settlers = 4, build_points = 6}\n'


def settle(mood: int, *dice: int, **options: str) -> Match:
    match = board(FOUNDER + f"image.es = {mood}\n", **{"level": "veteran", **options})
    return roll(play(match, "1 colonise cortes settlement no"), *dice)


@pytest.mark.rules("3.3.4", "3.11.6", "3.2.1")
def test_a_good_image_helps_settlers_and_a_bad_one_hinders() -> None:
    assert 1 == settle(1, 4, 6).state.colony[CUBA]  # 9 and 1
    assert 0 == settle(0, 4, 6).state.colony[CUBA]
    assert 0 == settle(-1, 4, 5).state.colony[CUBA]
    assert 1 == settle(-1, 4, 5, image="off").state.colony[CUBA]


@pytest.mark.rules("3.8.5", "3.8.8", "V3", "3.3.4")
@pytest.mark.parametrize(("image", "raised"), [(2, 9 - 2), (0, 9), (-2, 9 + 3)])
def test_a_bad_image_raises_more_natives_and_a_good_one_fewer(image: int, raised: int) -> None:
    match = board(CORTES + f"image.es = {image}\n", level="veteran")
    roll(play(match, "1 activate cortes", "1 attack natives"), 3, 4)
    # 7, period 1, a tribe 2, the own leader -1
    assert any(f"{raised} on foot and 0 mounted" in line for line in story(match))


@pytest.mark.rules("3.16.6.6", "3.3.4")
def test_who_attacks_natives_unprovoked_is_thought_ill_of() -> None:
    text = army(native_infantry=1) + held(cortes="infantry = 6")
    match = fight(attack_natives(text, level="veteran"), (6, 6), (1, 1))
    assert -1 == match.state.image[0]
    assert "The image of Spain is −1 now." in story(match)
    match = fight(
        attack_natives(text + "attacked_by_natives.es = 1\n", level="veteran"), (6, 6), (1, 1)
    )
    assert 0 == match.state.image[0]
    assert 0 == fight(attack_natives(text), (6, 6), (1, 1)).state.image[0]


@pytest.mark.rules("3.9.D8", "3.3.4")
def test_in_the_administration_images_drift_toward_nothing() -> None:
    text = "image = {es = 2, pt = -2, fr = 0}\n"
    match = board(text, at="administration", step="drift", level="veteran")
    assert [1, -1, 0] == match.state.image[:3]


@pytest.mark.rules("3.18", "3.9.B3")
def test_a_diplomat_saves_the_glory_of_hostility_and_betters_the_image_when_hired() -> None:
    text = 'advisor_place.diplomat = "es_home"\n' + "held.es_home = {ducats = 20}\n"
    text = text.replace("es_home", "drawn_1", 1)
    pick = 'stack = [{phase = "turn", seat = "1", step = "administration"}, '
    pick += '{phase = "action", seat = "1", done = 1}, '
    pick += '{phase = "advisor_pick", seat = "1"}]\n'
    match = play(board(pick + text, at="none", level="expert"), "1 keep_advisor diplomat es_home")
    assert (1, 8) == (match.state.image[0], match.state.held[HOLDERS["es_home"]][CARGO["ducats"]])
    talks = 'stack = [{phase = "turn", seat = "1", step = "action"}, '
    talks += '{phase = "diplomacy", seat = "1", step = "talks_2"}, '
    talks += '{phase = "talks", seat = "1"}]\n'
    served = 'advisor_place.diplomat = "cortes"\nleader_at.cortes = "home"\nproposals_left = 3\n'
    match = play(board(talks + served, at="none", level="expert"), "1 announce pt hostility")
    assert 0 == match.state.glory[0]


@pytest.mark.rules("3.18", "3.10.5")
def test_with_a_diplomat_a_declared_war_costs_one_point() -> None:
    served = 'advisor_place.diplomat = "cortes"\nleader_at.cortes = "home"\n'
    match = play(board(served, at="impulse", level="expert"), "1 declare_war pt")
    assert (-1, "hostile") == (
        match.state.glory[0],
        match.state.fields["status"].of.word(match.state.status[0]),
    )


@pytest.mark.rules("3.18", "3.12.2")
def test_a_merchant_sells_for_one_ducat_more() -> None:
    text = 'fleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1 = 1}\n' + held(es_home="furs = 2")
    text += 'advisor_place.merchant = "es_fleet_1"\n'
    match = play(board(text, level="veteran"), "1 activate es_fleet_1", "1 sell furs 2")
    assert 2 * 13 == match.state.held[HOLDERS["es_home"]][CARGO["ducats"]]


@pytest.mark.rules("3.18", "3.6.7", "3.10.14")
def test_a_quartermaster_lets_a_leader_lead_twelve_and_march_farther() -> None:
    text = FOUNDER + 'advisor_place.quartermaster = "cortes"\ncolony.cuba = "metropolis"\n'
    match = play(board(text, level="veteran"), "1 activate cortes")
    assert 7 == match.state.move_left
    from tabard.games.new_world.world.stacking_limits import can_take

    assert 12 == can_take(match.state, 6, 0)


@pytest.mark.rules("3.20", "3.20.2", "3.16.6.3")
def test_who_captures_a_colony_with_a_fort_is_a_siege_master() -> None:
    text = 'discovered = {florida = "es", carolina = "pt"}\nstatus.es_pt = "hostile"\n'
    text += 'owner = {florida = "es", carolina = "pt"}\ncolony.carolina = "village"\n'
    text += 'leader_at.cortes = "florida"\n'
    for level, points in ((2, 3), (1, 0)):
        match = board(text + f"fortification.carolina = {level}\n", level="veteran")
        play(match, "1 activate cortes", "1 march carolina")
        assert points == match.state.glory[0]
