"""Chapter "Arrival" (3.6)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, refused, story, words_of

from .board import board, deck_is, figure


@pytest.mark.rules("3.6")
def test_a_bandit_arrives_without_tokens_on_his_start_square() -> None:
    match = play(board(phase="arrival"), "chance draw_bandit bandit=shi_jin")
    assert ["seat 1 draws Shi Jin.", "Shi Jin comes to Huazhou (C6)."] == story(match)
    words = words_of(match)
    assert ("c6", 1) == tuple(words[f]["shi_jin"] for f in ("square", "owner"))
    assert "exile" not in words


@pytest.mark.rules("3.6", "S17")
def test_a_card_that_names_a_place_of_exile_enters_as_a_convict() -> None:
    match = play(board(phase="arrival"), "chance draw_bandit bandit=lin_chong")
    assert {"lin_chong": "h2"} == words_of(match)["exile"]
    assert "seat 1 draws Lin Chong, a convict bound for Cangzhou (H2)." == story(match)[0]


@pytest.mark.rules("3.6")
def test_where_the_square_is_taken_the_owner_chooses_the_nearest_empty_one() -> None:
    match = play(
        board(figure(2, "wu_yong", "g5"), phase="arrival"), "chance draw_bandit bandit=zhu_tong"
    )
    near = "f4 g4 h4 f5 f6 g6 h6".split()  # not H5: Liangshan is a fort
    assert [f"place square={w}" for w in near] == choices(match)
    assert "3.6" == refused(match, "1 place square=h5").rule
    assert "Liangshan Marsh (H5) is a fort" in refused(match, "1 place square=h5").sentence
    assert "Yuncheng (G5) is not empty land." == refused(match, "1 place square=g5").sentence
    assert "an empty square nearer than E3" in refused(match, "1 place square=e3").sentence
    play(match, "1 place square=g6")
    assert "g6" == words_of(match)["square"]["zhu_tong"]


@pytest.mark.rules("3.6")
def test_nobody_is_put_on_the_sea_or_out_to_a_square_that_is_not_the_nearest() -> None:
    taken = [figure(2, "wu_yong", "l3"), figure(2, "li_jun", "k4")]
    match = play(board(*taken, phase="arrival"), "chance draw_bandit bandit=sun_li")
    # L2 is the only land next to L3 that is neither a fort nor taken.
    assert "l2" == words_of(match)["square"]["sun_li"]


@pytest.mark.rules("3.6")
def test_in_chapter_1_nobody_arrives() -> None:
    assert not choices(board("chapter = 1", phase="arrival"), "draw_bandit")
    assert choices(board("chapter = 2", phase="arrival"), "draw_bandit")


SIX = [
    figure(1, bandit, square)
    for bandit, square in zip(
        "wu_yong li_jun shi_jin mu_hong liu_tang li_kui".split(),
        "a1 a2 a3 a4 b1 b2".split(),
        strict=True,
    )
]


@pytest.mark.rules("3.1", "3.6")
def test_with_max_figures_nobody_arrives() -> None:
    match = board(*SIX, phase="arrival")
    play(match, "chance draw_bandit bandit=shi_xiu")
    assert 2 == words_of(match)["owner"]["shi_xiu"]  # the other player's arrival
    match = board(*SIX, phase="arrival", max_figures="7")
    play(match, "chance draw_bandit bandit=shi_xiu")
    assert 1 == words_of(match)["owner"]["shi_xiu"]


@pytest.mark.rules("3.6")
def test_from_an_empty_deck_nobody_arrives_and_discards_are_not_reshuffled() -> None:
    match = board(deck_is("shi_jin"), phase="arrival")
    assert ["draw_bandit bandit=shi_jin"] == choices(match)
    assert "3.6" == refused(match, "chance draw_bandit bandit=wu_yong").rule
    play(match, "chance draw_bandit bandit=shi_jin")
    assert not choices(match, "draw_bandit")


@pytest.mark.rules("3.6")
def test_each_card_of_the_deck_can_be_drawn_and_no_other() -> None:
    match = board(figure(1, "wu_yong", "a1"), 'zone.li_kui = "discard"', phase="arrival")
    drawn = choices(match)
    assert 106 == len(drawn)
    assert not {"draw_bandit bandit=wu_yong", "draw_bandit bandit=li_kui"} & set(drawn)
