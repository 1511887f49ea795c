"""EI1, the White Tiger Hall (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=white_tiger_hall"
RIVAL = figure(2, "li_kui", "a1")
NEAR = figure(1, "wu_yong", "f5")  # one square from Dongjing, Mind 10
FAR = figure(1, "lin_chong", "a9")


@pytest.mark.rules("EI1", "3.19", "3.8")
def test_the_figure_nearest_to_dongjing_is_tested_in_mind_against_twelve() -> None:
    match = play(board(NEAR, FAR, RIVAL, phase="event"), DRAW)
    assert ("own_die", 12) == (match.phase, match.state.test_difficulty)
    play(match, "chance roll pips=2")  # 10 + 2
    assert "draw_event" == match.phase
    assert "exile" not in words_of(match)


@pytest.mark.rules("EI1", "3.19", "3.6")
def test_whoever_fails_becomes_a_convict_for_cangzhou_and_keeps_brothers_and_tokens() -> None:
    near = figure(1, "wu_yong", "f5", "ruan_xiaoer", taels=40, gourd=1, immobilised=1)
    match = play(board(near, FAR, RIVAL, phase="event"), DRAW, "chance roll pips=1")
    assert "convict" in told(match)
    words = words_of(match)
    assert {"wu_yong": "h2"} == words["exile"]
    assert ({"wu_yong": 40}, {"wu_yong": 1}) == (words["taels"], words["gourd"])
    assert {"ruan_xiaoer": "wu_yong"} == words["leader"]


@pytest.mark.rules("EI1", "3.19")
def test_among_equally_near_figures_the_owner_chooses() -> None:
    also = figure(1, "yan_qing", "g7")
    match = play(board(NEAR, also, FAR, RIVAL, phase="event"), DRAW)
    assert ["choose figure=wu_yong", "choose figure=yan_qing"] == choices(match)
    assert (
        "EI1",
        {"other": "wu_yong", "figure": "lin_chong"},
        "Wu Yong is nearer to Dongjing than Lin Chong.",
    ) == why_no(match, "1 choose figure=lin_chong")
    assert "3.17" == why_no(match, "1 choose figure=li_kui")[0]
    assert "choose figure=wu_yong" == match.default(0).words
    play(match, "1 choose figure=yan_qing")
    assert "own_die" == match.phase


@pytest.mark.rules("EI1", "3.10", "3.19")
def test_convicts_prisoners_and_the_locked_are_passed_over() -> None:
    figures = [
        figure(1, "song_jiang", "f6", exile="h9"),
        figure(1, "yan_qing", "g6", prison=2),
        figure(1, "shi_jin", "e6", opponent="li_kui", challenger=1),
        figure(2, "li_kui", "e6", opponent="shi_jin"),
        NEAR,
        figure(1, "lin_chong", "g5"),
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert ["choose figure=lin_chong", "choose figure=wu_yong"] == sorted(choices(match))
    for other in ("song_jiang", "yan_qing", "shi_jin"):
        assert "EI1" == why_no(match, f"1 choose figure={other}")[0]


@pytest.mark.rules("EI1", "3.19")
def test_where_nobody_fits_nothing_happens() -> None:
    match = board(figure(1, "lin_chong", "f6", prison=1), RIVAL, phase="event")
    before = words_of(match)["prison"]
    play(match, DRAW)
    assert ("draw_event", ["event", "concerns_nobody"]) == (match.phase, told(match))
    assert before == words_of(match)["prison"]


@pytest.mark.rules("EI1", "3.8")
def test_the_book_helps_in_the_hall_too() -> None:
    match = board(figure(1, "wu_yong", "f5", book=1), RIVAL, phase="event")
    play(match, DRAW, "chance roll pips=1", "1 read_book", "chance roll pips=5")
    assert "exile" not in words_of(match)


@pytest.mark.rules("EI1", "3.15")
def test_alone_it_is_the_same() -> None:
    match = board(NEAR, FAR, seats=1, phase="event")
    play(match, DRAW, "chance roll pips=1")
    assert {"wu_yong": "h2"} == words_of(match)["exile"]
