"""Chapter "The chapter" (3.5): the order of phases and players."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.games.water_margin import chapter
from tabard.games.water_margin.options import OPTION_LIST, PRESETS
from tabard.games.water_margin.phases import PHASES
from tests.games.asking import words_of

from .board import board, figure


def sub_turns(structure: str, seats: int = 3, first: int = 2) -> list[str]:
    """The sub-turns of a chapter in their order, as ``voyage 2``."""
    state = find_game("water_margin").empty_table(seats, {"turn_structure": structure})
    state.chapter, state.first_seat = 3, first - 1
    seen = []
    for part in range(6 * seats):
        state.depth = 0
        chapter.push(state, PHASES.words.index("chapter"), 0)
        chapter.next_part(state, part)
        seen.append(f"{PHASES.word(state.frame_phase[1])} {state.frame_seat[1] + 1}")
    return seen


@pytest.mark.rules("3.5", "S1", "S37", "A18")
def test_phase_by_phase_each_player_in_turn_order() -> None:
    phases = "arrival event peripeties voyage refuge resistance".split()
    assert [f"{phase} {seat}" for phase in phases for seat in (2, 3, 1)] == sub_turns("phases")


@pytest.mark.rules("A18", "3.5")
def test_by_option_each_player_plays_phases_2_to_6_in_a_row() -> None:
    phases = "event peripeties voyage refuge resistance".split()
    rows = [f"{phase} {seat}" for seat in (2, 3, 1) for phase in phases]
    assert ["arrival 2", "arrival 3", "arrival 1", *rows] == sub_turns("players")


@pytest.mark.rules("A8", "A18")
def test_two_readings_that_contradict_each_other_are_refused() -> None:
    game = find_game("water_margin")
    chosen = {"turn_structure": "players", "tie_repeat": "next_phase_start"}
    with pytest.raises(Misused, match="never comes"):
        game.new(2, chosen)
    game.new(2, {"turn_structure": "players"})
    game.new(2, {"tie_repeat": "next_phase_start"})


@pytest.mark.rules("3.1")
def test_a_preset_brings_its_readings_and_what_is_said_stands_before_them() -> None:
    game = find_game("water_margin")
    assert ["standard", "published", "short", "epic"] == list(PRESETS)
    for preset, readings in PRESETS.items():
        assert {**readings, "preset": preset}.items() <= game.chosen({"preset": preset}).items()
    said = game.chosen({"preset": "epic", "end_gang": "12"})
    assert ("12", "24", "prestige") == (said["end_gang"], said["end_chapter"], said["scoring"])


@pytest.mark.rules("3.1")
def test_the_defaults_are_those_of_the_standard_game() -> None:
    usual = {option.word: option.usual for option in OPTION_LIST}
    assert ("10", "15", "1", "on") == tuple(
        usual[word] for word in ("end_gang", "end_chapter", "loot_scale", "alert")
    )
    assert ("3", "6", "2", "3") == tuple(
        usual[word] for word in ("start_figures", "max_figures", "max_wounds", "max_experience")
    )


@pytest.mark.rules("EI11", "3.8", "A18")
def test_when_phase_3_ends_the_drugged_are_immobilised_but_no_prisoner() -> None:
    lines = [
        figure(1, "shi_jin", "a1", drugged=1),
        figure(2, "li_jun", "b1", drugged=1),
        figure(2, "li_kui", "c1", drugged=1, prison=2),
    ]
    match = board(*lines, 'now = {phase = "chapter", begun = 6}')
    words = words_of(match)
    assert {"shi_jin": 1, "li_jun": 1} == words["immobilised"]
    assert "drugged" not in words
    # Where players play in a row, each at the end of his own phase 3.
    row = 'now = {phase = "chapter", begun = 4}'
    words = words_of(board(*lines, row, turn_structure="players"))
    assert {"shi_jin": 1} == words["immobilised"]
    assert {"li_jun": 1, "li_kui": 1} == words["drugged"]
