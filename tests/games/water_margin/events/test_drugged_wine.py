"""EI11, the drugged wine (3.19, 3.8)."""

from __future__ import annotations

import pytest

from tabard.games.water_margin.components.bandits import BANDITS
from tabard.games.water_margin.tokens import discard_group
from tests.games.asking import choices, play, told, why_no, words_of

from ..board import board, figure

DRAW = "chance draw_event event=drugged_wine"
WANG = figure(1, "wu_yong", "f5")
YANG = figure(2, "yang_zhi", "f8")  # three away
SUO = figure(2, "suo_chao", "g5")


@pytest.mark.rules("EI11", "3.19", "3.10")
def test_a_figure_of_another_player_in_reach_neither_locked_nor_in_prison() -> None:
    others = [
        figure(2, "li_kui", "e5", prison=1),
        figure(2, "lu_junyi", "e4", opponent="shi_jin"),
        figure(1, "shi_jin", "e4", opponent="lu_junyi", challenger=1),
        figure(2, "guan_sheng", "a9"),
        figure(2, "song_jiang", "f6", exile="h9"),
    ]
    match = play(board(WANG, YANG, SUO, *others, phase="event"), DRAW)
    assert [f"choose figure={word}" for word in ("song_jiang", "yang_zhi", "suo_chao")] == choices(
        match
    )
    for word in ("li_kui", "lu_junyi", "guan_sheng", "wu_yong"):
        assert "EI11" == why_no(match, f"1 choose figure={word}")[0]
    play(match, "1 choose figure=suo_chao")
    assert {"suo_chao": 1} == words_of(match)["drugged"]
    assert "immobilised" not in words_of(match)


@pytest.mark.rules("EI11", "3.8")
def test_it_is_immobilised_when_phase_three_ends_for_all() -> None:
    rested = figure(2, "suo_chao", "g5", drugged=1, immobilised=1)  # it has no incident
    match = board(WANG, rested, phase="peripeties", seat=2)
    assert (0,) == match.to_act  # the first Voyage
    assert ({"suo_chao": 1}, False) == (
        words_of(match)["immobilised"],
        "drugged" in words_of(match),
    )


@pytest.mark.rules("EI11", "3.8", "3.10")
def test_a_prisoner_and_a_locked_figure_sober_up() -> None:
    figures = [
        figure(2, "suo_chao", "g5", drugged=1, prison=3),
        figure(2, "yang_zhi", "c3", drugged=1, immobilised=1, opponent="wu_song"),
        figure(1, "wu_song", "c3", immobilised=1, opponent="yang_zhi", challenger=1),
    ]
    match = board(WANG, *figures, phase="peripeties", seat=2)
    words = words_of(match)
    assert ({"wu_song": 1}, False) == (words["immobilised"], "drugged" in words)


@pytest.mark.rules("EI11", "3.19")
def test_with_none_in_reach_nothing_happens() -> None:
    match = play(board(WANG, figure(2, "guan_sheng", "a9"), phase="event"), DRAW)
    assert (["event", "concerns_nobody"], False) == (told(match), "drugged" in words_of(match))


@pytest.mark.rules("EI11", "3.15", "3.19")
def test_alone_an_own_figure_of_choice() -> None:
    figures = [WANG, figure(1, "shi_jin", "c3"), figure(1, "lin_chong", "b3", prison=2)]
    match = play(board(*figures, seats=1, phase="event"), DRAW)
    assert ["choose figure=wu_yong", "choose figure=shi_jin"] == choices(match)
    assert "EI11" == why_no(match, "1 choose figure=lin_chong")[0]
    assert "3.17" == why_no(match, "1 choose figure=guan_sheng")[0]
    play(match, "1 choose figure=shi_jin")
    assert {"shi_jin": 1} == words_of(match)["drugged"]


@pytest.mark.rules("EI11", "3.15")
def test_alone_with_nobody_at_large_nothing_happens() -> None:
    match = board(figure(1, "lin_chong", "b3", prison=2), seats=1, phase="event")
    play(match, DRAW)
    assert "drugged" not in words_of(match)


@pytest.mark.rules("EI11", "A18", "3.13")
def test_where_players_play_in_a_row_it_waits_for_the_next_phase_three_of_its_player() -> None:
    sober = figure(2, "suo_chao", "g5", drugged=1)
    match = board(WANG, sober, phase="end_check", turn_structure="players", unasked=False)
    assert 3 == match.state.chapter
    assert {"suo_chao": 1} == words_of(match)["drugged"]


@pytest.mark.rules("EI11", "S32", "3.13")
def test_whoever_leaves_the_board_takes_no_wine_along() -> None:
    match = board(WANG, figure(2, "suo_chao", "g5", drugged=1))
    discard_group(match.state, BANDITS.words.index("suo_chao"))
    assert "drugged" not in words_of(match)
