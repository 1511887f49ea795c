"""EI4, the arak shop (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=arak_shop"
RIVAL = figure(2, "li_kui", "f5")
IN_TOWN = figure(1, "wu_yong", "f6")
BY_AN_INN = figure(1, "lin_chong", "f9", prison=1)  # next to the inn of Jieyang
BY_A_VILLAGE = figure(1, "shi_jin", "i9", exile="h9")  # next to Qingxi
AFAR = figure(1, "yan_qing", "b2")


@pytest.mark.rules("EI4", "3.19", "3.3")
def test_two_own_figures_on_or_next_to_a_town_or_inn_get_a_gourd_each() -> None:
    match = play(board(IN_TOWN, BY_AN_INN, BY_A_VILLAGE, AFAR, RIVAL, phase="event"), DRAW)
    assert ["choose figure=wu_yong", "choose figure=lin_chong", "choose figure=shi_jin"] == choices(
        match
    )
    assert (
        "EI4",
        {"figure": "yan_qing"},
        "Yan Qing is not on or next to a town or inn.",
    ) == why_no(match, "1 choose figure=yan_qing")
    assert "3.17" == why_no(match, "1 choose figure=li_kui")[0]
    play(match, "1 choose figure=lin_chong")
    assert ["choose figure=wu_yong", "choose figure=shi_jin"] == choices(match)
    assert (
        "EI4",
        {"figure": "lin_chong"},
        "Lin Chong has its gourd: the other is for another figure.",
    ) == why_no(match, "1 choose figure=lin_chong")
    play(match, "1 choose figure=shi_jin")
    assert {"lin_chong": 1, "shi_jin": 1} == words_of(match)["gourd"]
    assert "draw_event" == match.phase


@pytest.mark.rules("EI4", "3.19", "3.17")
def test_by_default_the_lowest_ranks() -> None:
    match = play(board(IN_TOWN, BY_AN_INN, BY_A_VILLAGE, RIVAL, phase="event"), DRAW)
    for word in ("wu_yong", "lin_chong"):
        assert f"choose figure={word}" == match.default(0).words
        match.play(0, match.default(0).words)
    assert {"wu_yong": 1, "lin_chong": 1} == words_of(match)["gourd"]


@pytest.mark.rules("EI4", "3.19")
def test_one_if_only_one_is_near() -> None:
    match = play(board(IN_TOWN, AFAR, RIVAL, phase="event"), DRAW)
    assert ({"wu_yong": 1}, "draw_event") == (words_of(match)["gourd"], match.phase)


@pytest.mark.rules("EI4", "3.19")
def test_none_if_none_is_near() -> None:
    match = play(board(AFAR, RIVAL, phase="event"), DRAW)
    assert (["event", "concerns_nobody"], False) == (told(match), "gourd" in words_of(match))


@pytest.mark.rules("EI4", "3.15", "A30")
def test_alone_it_is_the_same_and_gourds_have_no_limit() -> None:
    match = board(figure(1, "wu_yong", "f6", gourd=40), seats=1, phase="event")
    play(match, DRAW)
    assert {"wu_yong": 41} == words_of(match)["gourd"]
