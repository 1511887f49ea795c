"""EI2, the branded brow (3.19)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=branded_brow"
RIVAL = figure(2, "li_kui", "a1", taels=500)


@pytest.mark.rules("EI2", "3.19")
@pytest.mark.parametrize(("taels", "left"), [(30, 0), (31, 1), (250, 220)])
def test_the_richest_pays_thirty_taels_to_the_bank(taels: int, left: int) -> None:
    match = board(
        figure(1, "chai_jin", "b2", taels=taels), figure(1, "shi_jin", "c3"), RIVAL, phase="event"
    )
    play(match, DRAW)
    assert "Chai Jin pays 30 taels and keeps a clean brow." in story(match)
    assert left == match.state.taels[9]
    assert "exile" not in words_of(match)


@pytest.mark.rules("EI2", "3.19", "3.6")
@pytest.mark.parametrize("taels", [1, 29])
def test_with_fewer_it_pays_nothing_and_becomes_a_convict_for_mengzhou(taels: int) -> None:
    match = board(
        figure(1, "chai_jin", "b2", taels=taels), figure(1, "shi_jin", "c3"), RIVAL, phase="event"
    )
    play(match, DRAW)
    assert ({"chai_jin": "d6"}, taels) == (words_of(match)["exile"], match.state.taels[9])


@pytest.mark.rules("EI2", "3.19")
def test_among_equals_the_owner_chooses() -> None:
    figures = [figure(1, "chai_jin", "b2"), figure(1, "shi_jin", "c3"), RIVAL]
    match = play(board(*figures, phase="event"), DRAW)
    assert ["choose figure=chai_jin", "choose figure=shi_jin"] == choices(match)
    assert "choose figure=chai_jin" == match.default(0).words
    play(match, "1 choose figure=shi_jin")
    assert {"shi_jin": "d6"} == words_of(match)["exile"]


@pytest.mark.rules("EI2", "3.10", "3.19")
def test_only_the_free_and_unlocked_are_branded() -> None:
    figures = [
        figure(1, "song_jiang", "a3", exile="h9", taels=90),
        figure(1, "yan_qing", "a5", prison=2, taels=80),
        figure(1, "shi_en", "e6", opponent="wu_song", challenger=1, taels=70),
        figure(2, "wu_song", "e6", opponent="shi_en"),
        figure(1, "chai_jin", "b2", taels=30),
        figure(1, "shi_jin", "c3", taels=30),
        figure(1, "lin_chong", "d1", taels=29),
        RIVAL,
    ]
    match = play(board(*figures, phase="event"), DRAW)
    assert ["choose figure=chai_jin", "choose figure=shi_jin"] == choices(match)
    for other in ("song_jiang", "yan_qing", "shi_en"):
        assert "EI2" == why_no(match, f"1 choose figure={other}")[0]
    assert (
        "EI2",
        {"other": "chai_jin", "figure": "lin_chong"},
        "Chai Jin has more taels than Lin Chong.",
    ) == why_no(match, "1 choose figure=lin_chong")


@pytest.mark.rules("EI2", "3.19")
def test_where_nobody_fits_nothing_happens() -> None:
    match = board(figure(1, "song_jiang", "a3", exile="h9", taels=90), RIVAL, phase="event")
    play(match, DRAW)
    assert (["event", "concerns_nobody"], 90) == (told(match), match.state.taels[0])


@pytest.mark.rules("EI2", "3.15")
def test_alone_it_is_the_same() -> None:
    match = play(board(figure(1, "chai_jin", "b2", taels=9), seats=1, phase="event"), DRAW)
    assert {"chai_jin": "d6"} == words_of(match)["exile"]
