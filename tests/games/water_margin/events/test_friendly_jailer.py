"""EI9, the friendly jailer (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=friendly_jailer"
RIVAL = figure(2, "li_kui", "a1", prison=4)


@pytest.mark.rules("EI9", "3.19")
def test_an_own_prisoner_of_choice_is_freed_at_once() -> None:
    figures = [
        figure(1, "lin_chong", "b3", prison=4),
        figure(1, "shi_jin", "c3", prison=1),
        figure(1, "wu_yong", "d4"),
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert ["choose figure=lin_chong", "choose figure=shi_jin"] == choices(match)
    assert ("EI9", "Lin Chong is in prison: he is freed first.") == why_no(
        match, "1 choose figure=wu_yong"
    )[::2]
    play(match, "1 choose figure=lin_chong")
    assert {"shi_jin": 1, "li_kui": 4} == words_of(match)["prison"]
    assert "taels" not in words_of(match)


@pytest.mark.rules("EI9", "3.19")
def test_without_a_prisoner_an_own_figure_of_choice_gets_twenty_taels() -> None:
    figures = [figure(1, "lin_chong", "b3", exile="h2"), figure(1, "wu_yong", "d4", taels=5), RIVAL]
    match = play(board(*figures, phase="event"), DRAW)
    assert "choose figure=wu_yong" == match.default(0).words
    play(match, "1 choose figure=wu_yong")
    assert {"wu_yong": 25} == words_of(match)["taels"]


@pytest.mark.rules("EI9", "3.8", "P5")
def test_who_is_freed_has_a_peripety_in_the_same_chapter() -> None:
    match = board(figure(1, "lin_chong", "b3", prison=4), seats=1, phase="event")
    play(match, DRAW)
    assert "place_die" == match.phase


@pytest.mark.rules("EI9", "3.19")
def test_without_figures_nothing_happens() -> None:
    match = play(board(RIVAL, phase="event"), DRAW)
    assert ["event", "concerns_nobody"] == told(match)
