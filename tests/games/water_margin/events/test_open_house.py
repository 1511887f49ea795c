"""EI3, Squire Chai keeps open house (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, words_of

from ..board import board, figure

DRAW = "chance draw_event event=squire_chai_keeps_open_house"
RIVAL = figure(2, "li_kui", "h3")


@pytest.mark.rules("EI3", "3.19", "3.3")
def test_every_own_figure_within_two_of_cangzhou_gets_a_banquet() -> None:
    figures = [
        figure(1, "chai_jin", "h2", banquet=2),  # on it
        figure(1, "lin_chong", "f4", exile="h2"),  # two away, a convict
        figure(1, "shi_jin", "j4", prison=3),  # two away, a prisoner
        figure(1, "wu_yong", "e2"),  # three away
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert {"chai_jin": 3, "lin_chong": 1, "shi_jin": 1} == words_of(match)["banquet"]
    assert "draw_event" == match.phase


@pytest.mark.rules("EI3", "3.19")
def test_if_nobody_is_near_one_figure_of_choice_gets_it() -> None:
    figures = [
        figure(1, "wu_yong", "e2"),
        figure(1, "lin_chong", "a9", exile="h2"),
        figure(1, "shi_jin", "b9", prison=1),
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert 3 == len(choices(match))
    assert "choose figure=wu_yong" == match.default(0).words
    play(match, "1 choose figure=shi_jin")
    assert {"shi_jin": 1} == words_of(match)["banquet"]


@pytest.mark.rules("EI3", "3.19")
def test_a_single_figure_is_not_asked_about() -> None:
    match = play(board(figure(1, "wu_yong", "e2"), RIVAL, phase="event"), DRAW)
    assert {"wu_yong": 1} == words_of(match)["banquet"]


@pytest.mark.rules("EI3", "3.19")
def test_without_figures_nothing_happens() -> None:
    match = play(board(RIVAL, phase="event"), DRAW)
    assert (["event", "concerns_nobody"], False) == (told(match), "banquet" in words_of(match))


@pytest.mark.rules("EI3", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(figure(1, "wu_yong", "g1"), seats=1, phase="event"), DRAW)
    assert {"wu_yong": 1} == words_of(match)["banquet"]
