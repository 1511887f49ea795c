"""EI5, the magic leggings (3.19); the move itself is tested with the Voyage."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=magic_leggings"
RIVAL = figure(2, "li_kui", "a1")


@pytest.mark.rules("EI5", "3.19", "3.10")
def test_one_own_unlocked_figure_that_is_no_prisoner() -> None:
    figures = [
        figure(1, "dai_zong", "h9"),
        figure(1, "song_jiang", "g5", exile="h9"),  # convicts walk too
        figure(1, "yan_qing", "a5", immobilised=1),
        figure(1, "shi_jin", "c3", prison=1),
        figure(1, "lin_chong", "e6", opponent="wu_song", challenger=1),
        figure(2, "wu_song", "e6", opponent="lin_chong"),
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert [f"choose figure={word}" for word in ("song_jiang", "dai_zong", "yan_qing")] == choices(
        match
    )
    for other in ("shi_jin", "lin_chong"):
        assert "EI5" == why_no(match, f"1 choose figure={other}")[0]
    assert "3.17" == why_no(match, "1 choose figure=li_kui")[0]
    play(match, "1 choose figure=dai_zong")
    assert ["Dai Zong ties magic leggings on: up to four steps this chapter."] == story(match)
    assert {"dai_zong": 1} == words_of(match)["swift"]


@pytest.mark.rules("EI5", "3.19")
def test_with_nobody_at_large_nothing_happens() -> None:
    match = play(board(figure(1, "shi_jin", "c3", prison=1), RIVAL, phase="event"), DRAW)
    assert (["event", "concerns_nobody"], False) == (told(match), "swift" in words_of(match))


@pytest.mark.rules("EI5", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(figure(1, "shi_jin", "c3"), seats=1, phase="event"), DRAW)
    assert {"shi_jin": 1} == words_of(match)["swift"]
