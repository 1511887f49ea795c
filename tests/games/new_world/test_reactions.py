"""Reaction cards outside combat (3.19 N°54, 55, FR4; 3.19.8)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import play, story

from .board import board, roll, rule_of
from .scenes import CUBA, held

COL = (
    'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
    "marker.cuba = {a = 'sugar'}\n"
)
MEN = held(cortes="infantry = 4, settlers = 2, build_points = 6")


@pytest.mark.rules("3.19.1", "3.19.4")
def test_a_divine_sign_raises_the_target_of_the_next_roll_by_three() -> None:
    match = board(COL + MEN + 'card_place = {divine_sign = "hand_1", rally = "hand_1"}\n')
    assert "3.19.1" == rule_of(match, "1 ask_a_sign rally")
    play(match, "1 ask_a_sign divine_sign", "1 colonise cortes settlement no")
    roll(match, 5, 6)
    assert "Cortes rolls to colonise in Cuba: 11 against a target of 11." in story(match)
    assert (1, 0) == (match.state.colony[CUBA], match.state.sign)


@pytest.mark.rules("3.19.4", "3.19.8", "FR4")
@pytest.mark.parametrize("face", [4, 5])
def test_calm_words_on_four_or_less_keep_natives_from_attacking(face: int) -> None:
    match = board(COL + MEN + 'card_place.calm_words = "hand_1"\n')
    roll(play(match, "1 colonise cortes settlement no"), 6, 6)
    play(match, "1 calm calm_words")
    roll(match, face)
    if face == 4:
        assert (
            "spend" == match.phase and 4 == match.state.held[HOLDERS["cortes"]][CARGO["infantry"]]
        )
        assert (0, 0) == (
            match.state.colony[CUBA],
            match.state.held[HOLDERS["cortes"]][CARGO["build_points"]],
        )
    else:
        assert [5, 0] == match.state.side


@pytest.mark.rules("3.19.5")
def test_the_edict_of_tolerance_calms_on_five() -> None:
    text = COL.replace('"es"', '"fr"').replace("cortes", "verrazzano")
    text += held(verrazzano="settlers = 2, build_points = 6") + "turn = 5\n"
    match = board(text + 'fr_cards.edict_of_tolerance = "hand_3"\n', who=3)
    roll(play(match, "3 colonise verrazzano settlement no"), 6, 6)
    roll(play(match, "3 calm edict_of_tolerance"), 5)
    assert "spend" == match.phase
    assert 10 == match.state.fr_cards[3]


@pytest.mark.rules("3.27", "42")
def test_whoever_holds_any_card_is_asked_in_form() -> None:
    match = board(COL + MEN + 'card_place.rally = "hand_1"\n')
    roll(play(match, "1 colonise cortes settlement no"), 6, 6)
    assert "calming" == match.phase
    play(match, "1 let_them_come")
    assert [5, 0] == match.state.side
