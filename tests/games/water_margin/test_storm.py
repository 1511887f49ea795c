"""Chapter "Storming a refuge" (A20), by the option refuge_assault."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, story

from .board import board, figure, gang, words

STORM = "1 storm figure=lin_chong square=h5"
ON = {"refuge_assault": "on"}


def siege(*lines: str, members: str = "li_jun mu_hong", **options: str) -> Match:
    """Lin Chong at H4 before Liangshan, the refuge of seat 2."""
    return board(
        figure(1, "lin_chong", "h4", "wu_yong", taels=30),
        figure(1, "shi_jin", "a9"),
        gang(2, "h5", members, treasure=60),
        *lines,
        **{**ON, **options},
    )


def stormed(match: Match, mine: int, his: int) -> Match:
    """Mind 6 against Li Jun's 8."""
    return play(
        match,
        STORM,
        "1 challenge trait=mind",
        f"chance roll pips={mine}",
        f"chance roll pips={his}",
    )


@pytest.mark.rules("A20", "3.1")
def test_only_by_the_option() -> None:
    assert allowed(siege(), STORM)
    refusal = refused(siege(refuge_assault="off"), STORM)
    assert ("A20", "In this game nobody can challenge a chief in his refuge.") == (
        refusal.rule,
        refusal.sentence,
    )
    assert ["storm figure=lin_chong"] == choices(siege(), "storm")  # Shi Jin is far away


@pytest.mark.rules("A20", "3.17")
def test_a_free_figure_next_to_a_refuge_of_another_player() -> None:
    assert "A12" == refused(siege('exile.lin_chong = "h2"'), STORM).rule
    assert "A12" == refused(siege('exile.lin_chong = "h2"', convict_can_attack="on"), STORM).rule
    assert "S7" == refused(siege("immobilised.lin_chong = 1"), STORM).rule
    assert "A20" == refused(siege(), "1 storm figure=lin_chong square=h3").rule
    assert "A20" == refused(siege(), "1 storm figure=shi_jin square=h5").rule
    own = siege(gang(1, "h7", "zhu_wu"))
    assert "A20" == refused(own, "1 storm figure=lin_chong square=h7").rule


@pytest.mark.rules("A20")
def test_a_beaten_chiefs_card_alone_goes_and_another_is_named() -> None:
    match = stormed(siege(members="li_jun mu_hong zhu_wu"), 9, 1)
    assert ("new_chief", (1,)) == (match.phase, match.to_act)
    play(match, "2 name_chief bandit=zhu_wu")
    after = words(match)
    assert {"2": "zhu_wu"} == after["chief"]
    assert "discard" == after["zone"]["li_jun"]
    assert {"lin_chong": 30} == after["taels"]
    assert "h4" == after["square"]["lin_chong"]  # nothing is entered
    assert 2 == match.state.moves_left
    assert "A14" == refused(match, STORM).rule


@pytest.mark.rules("A20")
@pytest.mark.parametrize(
    ("mine", "his", "sentence"),
    [
        (9, 1, "Lin Chong kills the chief Li Jun before the refuge."),
        (1, 9, "The chief Li Jun kills Lin Chong before the refuge."),
        (5, 3, "Lin Chong and the chief Li Jun are equal before the refuge."),
    ],
)
def test_what_came_of_it_is_told_under_its_own_rule(mine: int, his: int, sentence: str) -> None:
    match = stormed(siege(), mine, his)
    assert [("A20", sentence)] == [
        (e.rule, e.sentence) for e in match.told if e.event.startswith("storm_")
    ]


@pytest.mark.rules("A20", "3.12", "G10")
def test_with_nobody_left_the_refuge_is_razed() -> None:
    match = stormed(siege(members="li_jun"), 9, 1)
    after = words(match)
    assert not {"refuge", "chief", "treasure"} & set(after)
    assert "The refuge of seat 2 at Liangshan Marsh (H5) is razed." in story(match)


@pytest.mark.rules("A20", "S32")
def test_a_beaten_challenger_dies_with_his_group_and_nobody_takes_anything() -> None:
    after = words(stormed(siege(), 1, 9))
    assert ("discard", "discard") == (after["zone"]["lin_chong"], after["zone"]["wu_yong"])
    assert "taels" not in after
    assert {"2": 60} == after["treasure"]


@pytest.mark.rules("A20")
def test_equals_leave_the_challenger_immobilised_and_nothing_pending() -> None:
    after = words(stormed(siege(), 5, 3))
    assert {"lin_chong": 1} == after["immobilised"]
    assert "opponent" not in after
