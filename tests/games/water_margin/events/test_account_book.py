"""EI12, the account book (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, words_of

from ..board import board, figure, gang

DRAW = "chance draw_event event=account_book"
RIVAL = figure(2, "li_kui", "a1")
WU = figure(1, "wu_yong", "f5", taels=3)


@pytest.mark.rules("EI12", "3.19")
def test_with_a_refuge_the_treasure_gains_twenty() -> None:
    match = board(WU, gang(1, "h5", "song_jiang", 85), RIVAL, phase="event")
    play(match, DRAW)
    assert "seat 1 finds 20 taels; the treasure is 105." in story(match)
    assert ({"1": 105}, {"wu_yong": 3}) == (words_of(match)["treasure"], words_of(match)["taels"])


@pytest.mark.rules("EI12", "3.19")
def test_without_a_refuge_an_own_figure_of_choice_gets_them() -> None:
    figures = [WU, figure(1, "shi_jin", "c3", prison=1), gang(2, "h5", "song_jiang", 85), RIVAL]
    match = play(board(*figures, phase="event"), DRAW)
    assert ["choose figure=wu_yong", "choose figure=shi_jin"] == choices(match)
    play(match, "1 choose figure=shi_jin")
    assert ({"wu_yong": 3, "shi_jin": 20}, {"2": 85}) == (
        words_of(match)["taels"],
        words_of(match)["treasure"],
    )


@pytest.mark.rules("EI12", "3.19")
def test_without_refuge_and_figures_nothing_happens() -> None:
    match = play(board(RIVAL, phase="event"), DRAW)
    assert ["event", "concerns_nobody"] == told(match)


@pytest.mark.rules("EI12", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(WU, seats=1, phase="event"), DRAW)
    assert {"wu_yong": 23} == words_of(match)["taels"]
