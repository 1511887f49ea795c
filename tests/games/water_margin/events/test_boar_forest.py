"""EI8, the boar forest (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=boar_forest"
RIVAL = figure(2, "li_kui", "a1")
FRIEND = figure(1, "lu_zhishen", "e5")
LIN = figure(1, "lin_chong", "g5", exile="h2")  # two from the friend


@pytest.mark.rules("EI8", "3.19", "3.6")
def test_a_convict_with_a_free_friend_within_two_is_freed() -> None:
    match = play(board(FRIEND, LIN, RIVAL, phase="event"), DRAW)
    assert ("draw_event", False, False) == (
        match.phase,
        "exile" in words_of(match),
        "experience" in words_of(match),
    )


@pytest.mark.rules("EI8", "3.19")
def test_of_several_the_owner_chooses_and_only_among_them() -> None:
    others = [
        figure(1, "song_jiang", "d4", exile="h9"),
        figure(1, "wu_song", "l9", exile="d6"),  # nobody is near
    ]
    match = play(board(FRIEND, LIN, *others, RIVAL, phase="event"), DRAW)
    assert ["choose figure=song_jiang", "choose figure=lin_chong"] == choices(match)
    for other in ("wu_song", "lu_zhishen"):
        assert ("EI8", {"figure": "song_jiang"}) == why_no(match, f"1 choose figure={other}")[:2]
    play(match, "1 choose figure=lin_chong")
    assert {"song_jiang": "h9", "wu_song": "d6"} == words_of(match)["exile"]


@pytest.mark.rules("EI8", "3.19")
@pytest.mark.parametrize(
    "friend",
    [
        figure(1, "lu_zhishen", "d5"),  # three away
        figure(1, "lu_zhishen", "f5", prison=1),
        figure(1, "lu_zhishen", "f5", exile="h2"),
        figure(2, "lu_zhishen", "f5"),
    ],
)
def test_without_such_a_friend_an_own_figure_gets_a_gourd(friend: str) -> None:
    match = play(board(friend, LIN, RIVAL, phase="event"), DRAW)
    if match.phase == "choose_figure":
        assert 2 == len(choices(match))
        play(match, "1 choose figure=lin_chong")
    words = words_of(match)
    assert ({"lin_chong": 1}, "h2") == (words["gourd"], words["exile"]["lin_chong"])


@pytest.mark.rules("EI8", "3.19")
def test_with_no_convict_an_own_figure_of_choice_gets_a_gourd() -> None:
    prisoner = figure(1, "shi_jin", "c3", prison=1)
    match = play(board(FRIEND, prisoner, RIVAL, phase="event"), DRAW, "1 choose figure=shi_jin")
    assert {"shi_jin": 1} == words_of(match)["gourd"]


@pytest.mark.rules("EI8", "3.19")
def test_without_figures_nothing_happens() -> None:
    match = play(board(RIVAL, phase="event"), DRAW)
    assert ["event", "concerns_nobody"] == told(match)


@pytest.mark.rules("EI8", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(FRIEND, LIN, seats=1, phase="event"), DRAW)
    assert "exile" not in words_of(match)
