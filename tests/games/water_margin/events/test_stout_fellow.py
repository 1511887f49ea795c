"""EI7, a stout fellow arrives (3.19)."""

from __future__ import annotations

import pytest

from tabard.games.water_margin.components.bandits import BANDITS, LAST_OF_HEAVEN
from tests.games.asking import play, told, words_of

from ..board import board, deck_is, figure

DRAW = "chance draw_event event=stout_fellow_arrives"
RIVAL = figure(2, "li_kui", "a1")
MANY = " ".join(BANDITS.words[LAST_OF_HEAVEN + 1 :][:12])


def figures(count: int) -> list[str]:
    """So many figures of seat 1, in a row on the south of the board."""
    return [
        figure(1, word, f"{'abcdefghijkl'[at]}8") for at, word in enumerate(MANY.split()[:count])
    ]


@pytest.mark.rules("EI7", "3.19", "3.6")
def test_a_bandit_is_drawn_and_put_on_his_start_square() -> None:
    match = play(board(figure(1, "wu_yong", "b1"), RIVAL, phase="event"), DRAW)
    assert "draw_bandit" == match.phase
    play(match, "chance draw_bandit bandit=shi_jin")
    assert "c6" == words_of(match)["square"]["shi_jin"]
    assert "draw_event" == match.phase


@pytest.mark.rules("EI7", "3.6")
def test_a_convict_arrives_in_chains() -> None:
    match = play(board(figure(1, "wu_yong", "b1"), RIVAL, phase="event"), DRAW)
    play(match, "chance draw_bandit bandit=wu_song")
    assert {"wu_song": "d6"} == words_of(match)["exile"]


@pytest.mark.rules("EI7", "3.7", "3.6")
def test_it_ignores_max_figures_but_not_the_limit_of_twelve() -> None:
    match = play(board(*figures(11), RIVAL, phase="event", max_figures="6"), DRAW)
    assert "draw_bandit" == match.phase
    match = play(board(*figures(12), RIVAL, phase="event", max_figures="6"), DRAW)
    assert ("draw_event", ["event"]) == (match.phase, told(match))


@pytest.mark.rules("EI7", "3.6", "3.13")
def test_from_an_empty_deck_nobody_comes() -> None:
    match = board(figure(1, "wu_yong", "b1"), RIVAL, deck_is("", "wu_yong li_kui"), phase="event")
    play(match, DRAW)
    assert ("draw_event", ["event"]) == (match.phase, told(match))


@pytest.mark.rules("EI7", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(figure(1, "wu_yong", "b1"), seats=1, phase="event"), DRAW)
    assert "draw_bandit" == match.phase
