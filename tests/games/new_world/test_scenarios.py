"""Scenarios, levels and their modules (3.2, 3.21.5 to 3.21.12)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.new_world.components.board import AREAS
from tabard.games.new_world.components.nations import HOLDERS, NATIONS
from tabard.games.new_world.components.units import CARGO
from tabard.games.new_world.ending import last_turn
from tabard.games.new_world.options import EXTRA_SETTLERS, FORT_MODULE, IMAGE, level, plays_with
from tests.games.asking import choices, play

from .board import board


def begin(seats: int = 5, until: str = "deal", **chosen: str) -> Match:
    """Seats choose nations in their order; whatever else is asked gets the first answer. The cards
    are still to be dealt."""
    match = Match("new_world", seats=seats, options=chosen, chance_by_hand=True, unasked=False)
    while match.phase != until:
        seat = match.to_act[0]
        wanted = choices(match)[0] if seat == CHANCE else match.default(seat).words
        if match.phase == "pick_nation":
            wanted = f"choose_nation {NATIONS.word(seat)}"
        match.play(seat, wanted)
    return match


def areas(match: Match, field: str, value: int) -> set[str]:
    """The areas of which a field has this value."""
    return {AREAS.word(n) for n in range(AREAS) if getattr(match.state, field)[n] == value}


@pytest.mark.rules("3.21.9", "3.21.11")
def test_conquest_begins_in_turn_five_with_what_is_named() -> None:
    match = begin(scenario="conquest")
    state = match.state
    assert 5 == state.turn and [10, 6, 4, 4, 4] == list(state.glory)
    assert {"hispaniola"} == areas(match, "colony", 2)
    assert {"cuba", "puerto_rico", "jamaica", "panama", "pernambuco", "bahia"} == areas(
        match, "colony", 1
    )
    assert {"saint_lawrence", "acadia"} == areas(match, "owner", 2)
    assert {"newfoundland"} == areas(match, "owner", 3) and set() == areas(match, "owner", 4)
    assert 21 == len(areas(match, "discovered", 6)) and 32 == len(areas(match, "discovered", 5))
    assert 1 == state.held[HOLDERS["hispaniola"]][CARGO["infantry"]]  # the village's free infantry
    assert [2, 2, 1, 1, 1] == [
        sum(state.fleet_at[6 * n + k] == 68 for k in range(5)) for n in range(5)
    ]
    ships = [[sum(state.ships[6 * n + k][t] for k in range(6)) for t in range(7)] for n in range(5)]
    assert [[3, 0, 0, 2, 0, 1, 0], [2, 0, 2, 0, 0, 1, 0], [2, 0, 0, 0, 1, 1, 0],
            [2, 0, 0, 0, 0, 1, 1], [2, 1, 0, 0, 0, 1, 0]] == ships  # fmt: skip
    leaders = [sum(state.leader_at[6 * n + k] == 68 for k in range(6)) for n in range(5)]
    assert [3, 2, 2, 2, 2] == leaders and [22, 20, 20, 18, 18] == list(state.production)
    assert [8, 5, 4, 4, 3] == [state.held[n][CARGO["infantry"]] for n in range(5)]
    assert [4, 4, 8, 8, 4] == [state.held[n][CARGO["settlers"]] for n in range(5)]
    assert [40, 40, 40, 40, 80] == [state.held[n][CARGO["ducats"]] for n in range(5)]
    assert 0 == state.horses and 0 == sum(state.markers_gone)


@pytest.mark.rules("3.21.11", "3.20.2")
def test_what_was_done_before_brings_no_award() -> None:
    match = begin(scenario="conquest")
    assert [6] * 5 + [5] * 21 == list(match.state.award)
    antilles, brazil, andes = 4, 6, 8  # Spain has four of the eight Antilles, no more
    assert [5, 6, 5] == [match.state.region_award[n] for n in (antilles, brazil, andes)]
    empires = begin(scenario="empires")
    assert [5, 6, 6] == [empires.state.region_award[n] for n in (antilles, brazil, andes)]
    assert [6] * 6 + [5] + [6] * 3 + [5] * 16 == list(empires.state.award)


@pytest.mark.rules("3.21.10", "3.21.11", "3.2")
def test_empires_is_a_veteran_game_with_works_and_horses() -> None:
    match = begin(scenario="empires")
    state = match.state
    assert 9 == state.turn and [40, 24, 12, 14, 14] == list(state.glory) and 1 == state.horses
    assert {"valley_of_mexico", "peru_shore", "hispaniola", "bahia"} == areas(match, "colony", 3)
    assert {"vera_cruz", "panama", "cartagena_shore", "cuba", "quito", "pernambuco",
            "rio_and_sao_vicente"} == areas(match, "colony", 2)  # fmt: skip
    assert areas(match, "colony", 3) == areas(match, "fortification", 2)
    assert areas(match, "colony", 2) == areas(match, "fortification", 1)
    assert {"valley_of_mexico", "cuzco"} == areas(match, "subdued", 1)
    assert {"central_plains", "amazon_basin", "hudson_shore", "patagonia", "texas_shore"} == areas(
        match, "discovered", 5
    )
    assert [22, 20, 20, 24, 24] == list(state.production)
    assert [100, 140] == [state.held[n][CARGO["ducats"]] for n in (3, 4)]
    assert 1 == level(state) and [8, 5, 4, 4, 3] == [
        state.held[n][CARGO["infantry"]] for n in range(5)
    ]
    assert [2, 1, 1, 1, 1] == [state.held[n][CARGO["artillery"]] for n in range(5)]
    bare = begin(scenario="empires", fort="off")
    assert set() == areas(bare, "fortification", 2)


@pytest.mark.rules("3.21.11", "3.23")
def test_ships_are_divided_among_two_fleets() -> None:
    match = begin(until="ship_split", scenario="conquest")
    seat = match.to_act[0]
    first = 6 * match.state.nation[seat]
    before = sum(match.state.ships[first])
    ship = choices(match, "send_ship")[0]
    play(match, f"{seat + 1} {ship}", f"{seat + 1} done")
    assert [before - 1, 1] == [sum(match.state.ships[first + n]) for n in (0, 1)]


@pytest.mark.rules("3.21.7")
def test_veteran_and_expert_add_to_the_start() -> None:
    match = begin(until="advisor_pick", level="veteran")
    seat = match.to_act[0]
    keeping = choices(match, "keep_advisor")
    assert 2 == len(keeping)
    ducats = match.state.held[match.state.nation[seat]][CARGO["ducats"]]
    nation = ("es", "pt", "fr", "en", "nl")[match.state.nation[seat]]
    play(match, f"{seat + 1} {keeping[0]} holder={nation}_home")
    assert ducats == match.state.held[match.state.nation[seat]][CARGO["ducats"]]
    assert 1 == match.state.held[HOLDERS["es_home"]][CARGO["artillery"]]
    expert = begin(level="expert").state
    assert [30] * 5 == [expert.held[n][CARGO["ducats"]] for n in range(5)]
    assert [68] * 5 == [expert.fleet_at[6 * n + 5] for n in range(5)]
    without = begin(level="expert", treasure="off").state
    assert 69 == without.fleet_at[5]
    basic = begin().state
    assert (0, 69) == (basic.held[HOLDERS["es_home"]][CARGO["artillery"]], basic.fleet_at[5])


@pytest.mark.rules("3.2.1", "F57")
def test_a_module_of_a_higher_level_makes_the_game_one_of_that_level() -> None:
    match = board(fort="on")
    assert 1 == level(match.state) and plays_with(match.state, FORT_MODULE)
    assert not plays_with(match.state, IMAGE)
    without = board(level="veteran", fort="off")
    assert 1 == level(without.state) and not plays_with(without.state, FORT_MODULE)
    assert plays_with(without.state, IMAGE) and 0 == level(board().state)
    assert 2 == level(board(convert="on").state)
    assert FORT_MODULE < EXTRA_SETTLERS


@pytest.mark.rules("3.21.12", "3.21.5")
@pytest.mark.parametrize(
    ("scenario", "length", "seats", "last"),
    [("discovery", "short", 3, 6), ("discovery", "standard", 4, 12),
     ("conquest", "standard", 3, 14),
     ("conquest", "full", 2, 16), ("empires", "short", 5, 14)],
)  # fmt: skip
def test_the_last_turn_follows_from_scenario_and_length(
    scenario: str, length: str, seats: int, last: int
) -> None:
    chosen = {"scenario": scenario, "length": length}
    match = Match("new_world", seats=seats, seed=1, options=chosen)
    assert last == last_turn(match.state)


@pytest.mark.rules("3.9.A1", "3.21.11")
def test_the_first_turn_of_a_scenario_brings_no_new_period() -> None:
    text = 'now = "cards"\nturn = 5\ncard_place.rally = "discard"\n'
    first = board(text, at="none", scenario="conquest")
    later = board(text, at="none")
    place = [m.state.fields["card_place"].of.word for m in (first, later)]
    rally = first.state.fields["card_place"].shape[0].value("rally")
    assert "discard" == place[0](first.state.card_place[rally])
    assert "deck" == place[1](later.state.card_place[rally])
