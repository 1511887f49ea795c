"""Section 4.1's options of our own: where their readings differ, and what cannot be together."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.games.new_world.components.board import CUP, LOCATIONS, PRINTED_LOCATION
from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import SETTLERS
from tests.games.asking import allowed, choices, play, story

from .board import board, roll, rule_of
from .scenes import CORTES, CUBA, army, attack_natives, held
from .test_scenarios import begin

AT_THE_SHORE = 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'


@pytest.mark.rules("4.1")
@pytest.mark.parametrize("hidden", ["off", "on"])
def test_a_hidden_location_is_turned_up_when_an_area_is_explored(hidden: str) -> None:
    match = play(board(AT_THE_SHORE, hidden_locations=hidden), "1 discover es_fleet_1 cuba")
    if hidden == "off":
        assert "dice" == match.phase and 1 == match.state.location[CUBA]
        return
    assert 0 == sum(match.state.location) and "turn_up" == match.phase
    play(match, "chance turn_up capital")
    assert (4, 4) == (match.state.location[CUBA], match.state.resistance[CUBA])
    roll(match, 4, 5)
    assert "Spain: fleet 1 rolls to discover in Cuba: 9 against a target of 7." in story(
        match
    )  # an island's 9, capital -2
    again = board(
        AT_THE_SHORE + 'turned_up.cuba = 1\nlocation.cuba = "city"\n', hidden_locations="on"
    )
    play(again, "1 discover es_fleet_1 cuba")
    assert "dice" == again.phase


@pytest.mark.rules("3.1.4", "4.1")
def test_locations_are_shuffled_among_the_areas_of_a_cup() -> None:
    match = play(board(AT_THE_SHORE, hidden_locations="on"), "1 discover es_fleet_1 cuba")
    weight = {row.split("=")[1] for row in choices(match)}
    printed = {LOCATIONS.word(PRINTED_LOCATION[a]) for a in range(53) if CUP[a] == CUP[CUBA]}
    assert printed == weight
    north = AT_THE_SHORE.replace("cuba", "newfoundland")
    match = play(board(north, hidden_locations="on"), "1 discover es_fleet_1 newfoundland")
    assert not allowed(match, "chance turn_up capital")  # none is printed in the north


@pytest.mark.rules("4.1", "3.21.9")
def test_in_conquest_what_is_known_is_turned_up_first() -> None:
    state = begin(scenario="conquest", hidden_locations="on").state
    assert 21 == sum(state.turned_up)
    assert all((state.discovered[a] == 6) == (state.turned_up[a] == 1) for a in range(53))


@pytest.mark.rules("3.11.6", "4.1")
@pytest.mark.parametrize(("reading", "used"), [("one", 2), ("period", 4)])
def test_extra_settlers_are_one_or_as_many_as_the_period_has_for_a_number(
    reading: str, used: int
) -> None:
    """In period 3; the colony itself needs one."""
    text = 'turn = 9\nowner.cuba = "es"\nsubdued.cuba = 1\nresistance.cuba = 0\n' + CORTES
    enough, few = (held(cortes=f"settlers = {n}, build_points = 10") for n in (used, used - 1))
    match = board(text + enough, settlers_pn=reading)
    play(match, "1 colonise cortes settlement yes")
    assert 0 == match.state.held[HOLDERS["cortes"]][SETTLERS]
    match = board(text + few, settlers_pn=reading)
    assert "3.11.5" == rule_of(match, "1 colonise cortes settlement yes")


@pytest.mark.rules("4.1", "3.6.7")
@pytest.mark.parametrize(("size", "fights"), [("10", 10), ("8", 8), ("12", 12)])
def test_the_native_stack_says_how_many_make_an_army(size: str, fights: int) -> None:
    match = attack_natives(
        held(cortes="infantry = 4") + army(native_infantry=14), native_stack=size
    )
    assert fights == match.state.apart[1][4]
    assert 14 - fights == match.state.natives[CUBA][0]


TALKS = (
    'stack = [{phase = "turn", seat = "1", step = "action"}, {phase = "diplomacy", seat = "1"}]\n'
)


@pytest.mark.rules("3.22.1", "4.1")
def test_with_a_time_limit_the_table_ends_the_game_with_the_running_turn() -> None:
    match = board(TALKS, at="none", seats=2, time_limit="on")
    for _n in range(2):
        seat = match.to_act[0]
        play(match, f"{seat + 1} call_time")
        assert "3.22.1" == rule_of(match, f"{seat + 1} call_time")
        play(match, f"{seat + 1} done")
    assert [1, 1, 0, 0, 0, 0] == list(match.state.time_called)
    text = "time_called = {1 = 1, 2 = 1}\n"
    over = board(text, seats=2, at="administration", step="end", time_limit="on")
    while not over.over and over.to_act:
        over.play(over.to_act[0], choices(over)[0])
    assert "time" == over.result.ending
    without = board(TALKS, at="none", seats=2)
    assert "3.22.1" == rule_of(without, f"{without.to_act[0] + 1} call_time")


@pytest.mark.rules("F52", "4.1")
@pytest.mark.parametrize("fist", ["off", "on"])
def test_with_an_iron_fist_no_improvement_is_paid_for(fist: str) -> None:
    text = 'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    text += held(cortes="build_points = 20") + "subdued.cuba = 1\nresistance.cuba = 0\n"
    match = board(text, level="veteran", iron_fist=fist)
    if fist == "off":
        assert allowed(match, "1 pay_to_improve cortes pathway")
    else:
        assert "4.1" == rule_of(match, "1 pay_to_improve cortes pathway")
    assert allowed(match, "1 improve cortes pathway")


@pytest.mark.rules("3.19.1", "4.1", "3.9.A4")
@pytest.mark.parametrize("curse", ["off", "on"])
def test_under_a_curse_black_cards_that_hide_a_haven_are_red(curse: str) -> None:
    text = 'turn = 5\ncard_place = {corsair_nest = "hand_1", corsairs_move = "hand_1"}\n'
    match = board(text, at="impulse", level="veteran", curse=curse)
    if curse == "off":
        assert allowed(match, "1 pass") and allowed(match, "1 play_for_points corsair_nest")
        return
    assert "3.9.A4" == rule_of(match, "1 pass")
    assert "3.10.2" == rule_of(match, "1 play_for_points corsair_nest")
    assert allowed(match, "1 play_for_points corsairs_move")
    assert allowed(match, "1 play_event corsair_nest")


@pytest.mark.rules("3.27", "4.1")
def test_a_cursed_card_is_shown_when_it_is_drawn() -> None:
    stack = 'now = {phase = "deal", seat = 1, deck = "general"}\n'
    for curse, seen in (("on", "hand_1"), ("off", "?")):
        text = stack + 'turn = 5\ncard_place.corsair_nest = "deck"\n'
        match = board(text, at="none", level="veteran", curse=curse)
        play(match, "chance deal corsair_nest")
        assert seen == match.view(1)["card_place"]["corsair_nest"]


@pytest.mark.rules("4", "3.2.1")
@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ({"hidden_locations": "on", "scenario": "empires"}, "subdued"),
        ({"convert": "on", "improve": "off"}, "missions"),
        ({"bank": "on", "improve": "off"}, "improvements"),
        ({"curse": "on", "pirate": "off"}, "pirates"),
        ({"iron_fist": "on", "improve": "off"}, "improvements"),
        ({"siege_announce": "b", "fort": "off"}, "works"),
        ({"after_step3": "b", "fort": "off"}, "step 3"),
    ],
)
def test_what_cannot_be_together_is_refused_with_the_reason(
    chosen: dict[str, str], why: str
) -> None:
    with pytest.raises(Misused, match=why):
        Match("new_world", seats=3, options=chosen)
    for word, reading in chosen.items():
        Match("new_world", seats=3, seed=1, options={word: reading})  # each alone can be played
