"""EI6, the uprooted willow (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=uprooted_willow"
RIVAL = figure(2, "lu_junyi", "a1")


@pytest.mark.rules("EI6", "3.19")
def test_the_leader_with_the_highest_printed_combat_gains_experience() -> None:
    figures = [
        figure(1, "lu_zhishen", "f2", wound=2, prison=1),  # Combat 10, whatever it bears
        figure(1, "wu_yong", "g5", "guan_sheng"),  # a brother's Combat does not count
        figure(1, "lin_chong", "a9", experience=2),
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert {"lu_zhishen": 1, "lin_chong": 2} == words_of(match)["experience"]


@pytest.mark.rules("EI6", "3.8")
@pytest.mark.parametrize(("before", "said"), [(2, ["event", "experience"]), (3, ["event"])])
def test_experience_beyond_three_is_lost_and_not_told(before: int, said: list[str]) -> None:
    strongest = figure(1, "lu_zhishen", "f2", experience=before)
    match = play(board(strongest, RIVAL, phase="event"), DRAW)
    assert {"lu_zhishen": 3} == words_of(match)["experience"]
    assert said == told(match)


@pytest.mark.rules("EI6", "3.19")
def test_among_equals_the_owner_chooses() -> None:
    figures = [
        figure(1, w, s) for w, s in (("wu_song", "g4"), ("lu_zhishen", "f2"), ("li_kui", "j6"))
    ]
    match = play(board(*figures, RIVAL, phase="event"), DRAW)
    assert ["choose figure=lu_zhishen", "choose figure=wu_song"] == choices(match)
    assert ("EI6", "Lu Zhishen has a higher Combat than Li Kui.") == why_no(
        match, "1 choose figure=li_kui"
    )[::2]
    play(match, "1 choose figure=wu_song")
    assert {"wu_song": 1} == words_of(match)["experience"]


@pytest.mark.rules("EI6", "3.8", "A28")
def test_experience_above_the_limit_is_lost() -> None:
    match = board(figure(1, "wu_song", "g4", experience=3), RIVAL, phase="event")
    play(match, DRAW)
    assert {"wu_song": 3} == words_of(match)["experience"]


@pytest.mark.rules("EI6", "3.19")
def test_without_figures_nothing_happens() -> None:
    match = play(board(RIVAL, phase="event"), DRAW)
    assert ["event", "concerns_nobody"] == told(match)


@pytest.mark.rules("EI6", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(figure(1, "wu_song", "g4"), seats=1, phase="event"), DRAW)
    assert {"wu_song": 1} == words_of(match)["experience"]
