"""EI10, Daylight rat (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, why_no, words_of

from ..board import board, figure, gang

DRAW = "chance draw_event event=daylight_rat"
BAI = figure(1, "bai_sheng", "f5", taels=1)
SHI = figure(1, "shi_qian", "h5")
FAR = figure(1, "wu_yong", "a1")
RICH = figure(2, "lu_junyi", "f8", taels=100)  # three from both
POOR = figure(2, "li_kui", "k5", taels=7)  # three from Shi Qian only


@pytest.mark.rules("EI10", "3.19", "3.3")
def test_an_own_figure_and_another_players_within_three_both_of_choice() -> None:
    match = play(board(BAI, SHI, FAR, RICH, POOR, phase="event"), DRAW)
    assert ["choose figure=bai_sheng", "choose figure=shi_qian"] == sorted(choices(match))
    assert ("EI10", "Nobody to rob is within 3 of Wu Yong.") == why_no(
        match, "1 choose figure=wu_yong"
    )[::2]
    play(match, "1 choose figure=shi_qian")
    assert ["choose figure=lu_junyi", "choose figure=li_kui"] == choices(match)
    assert (
        "EI10",
        {"victim": "bai_sheng", "figure": "shi_qian"},
        "Bai Sheng is no other player's figure within 3 of Shi Qian.",
    ) == why_no(match, "1 choose figure=bai_sheng")
    play(match, "1 choose figure=lu_junyi")
    assert ["Shi Qian picks the pocket of Lu Junyi: 30 taels."] == story(match)
    assert {"bai_sheng": 1, "shi_qian": 30, "lu_junyi": 70, "li_kui": 7} == words_of(match)["taels"]


@pytest.mark.rules("EI10", "3.19")
def test_all_if_it_has_fewer() -> None:
    match = play(board(SHI, POOR, phase="event"), DRAW)
    assert {"shi_qian": 7} == words_of(match)["taels"]


@pytest.mark.rules("EI10", "3.19")
def test_prisoners_convicts_and_the_locked_can_be_robbed() -> None:
    victims = [
        figure(2, "lu_junyi", "f8", taels=50, prison=2),
        figure(2, "li_kui", "g5", taels=50, exile="h2"),
    ]
    match = play(board(SHI, *victims, phase="event"), DRAW)
    assert 2 == len(choices(match))


@pytest.mark.rules("EI10", "3.19")
def test_with_none_in_reach_the_bank_gives_ten_taels_to_an_own_figure() -> None:
    match = play(board(FAR, figure(1, "shi_qian", "b1"), RICH, phase="event"), DRAW)
    assert ["choose figure=wu_yong", "choose figure=shi_qian"] == choices(match)
    play(match, "1 choose figure=shi_qian")
    assert {"shi_qian": 10, "lu_junyi": 100} == words_of(match)["taels"]
    assert "draw_event" == match.phase


@pytest.mark.rules("EI10", "3.19")
def test_that_others_reach_each_other_is_nothing_to_you() -> None:
    others = [RICH, figure(3, "li_kui", "g8", taels=50)]
    match = play(board(FAR, *others, seats=3, phase="event"), DRAW)
    assert {"wu_yong": 10, "lu_junyi": 100, "li_kui": 50} == words_of(match)["taels"]


@pytest.mark.rules("EI10", "EI11", "3.19", "3.2")
@pytest.mark.parametrize("card", ["daylight_rat", "drugged_wine"])
def test_sworn_brothers_and_members_are_in_nobodys_reach(card: str) -> None:
    corner = figure(1, "shi_qian", "l3")
    rivals = [figure(2, "li_kui", "a9", "lu_junyi"), gang(2, "k3", "song_jiang wu_song")]
    match = play(board(corner, *rivals, phase="event"), f"chance draw_event event={card}")
    words = words_of(match)
    assert ("draw_event", False) == (match.phase, "drugged" in words)
    assert card == "drugged_wine" or {"shi_qian": 10} == words["taels"]


@pytest.mark.rules("EI10", "3.15", "3.19")
def test_alone_the_bank_gives() -> None:
    match = play(board(SHI, seats=1, phase="event"), DRAW)
    assert {"shi_qian": 10} == words_of(match)["taels"]


@pytest.mark.rules("EI10", "3.19")
def test_without_figures_nothing_happens() -> None:
    match = play(board(RICH, phase="event"), DRAW)
    assert (["event", "concerns_nobody"], {"lu_junyi": 100}) == (
        told(match),
        words_of(match)["taels"],
    )
