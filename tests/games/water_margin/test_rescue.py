"""Chapters "Convicts", "Rescue" and "Market" (3.6, 3.8, 3.9)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, story, told

from .board import AMONG_MOVES, board, event, figure, words

AWAY = figure(1, "shi_jin", "a9")
LIN_CHONG = figure(1, "lin_chong", "g4", exile="h2")
WU_SONG = figure(1, "lu_zhishen", "g5")
RESCUE = "1 rescue figure=lu_zhishen convict=lin_chong"


def table(*lines: str, **options: str) -> Match:
    """Lu Zhishen at G5 next to the convict Lin Chong at G4."""
    return board(WU_SONG, LIN_CHONG, AWAY, *lines, **options)


def rescued(match: Match, pips: int) -> Match:
    return play(match, RESCUE, f"chance roll pips={pips}")


# --- rescue ---------------------------------------------------------------------------------------


@pytest.mark.rules("3.6", "3.9")
def test_a_rescue_is_a_combat_test_against_eleven_and_frees_the_convict() -> None:
    match = rescued(table(), 1)  # Lu Zhishen has Combat 10
    assert "Lu Zhishen reaches 11 against 11." in story(match)
    assert "exile" not in words(match)
    assert "experience" not in words(match)


@pytest.mark.rules("3.6")
def test_a_failed_rescue_wounds_the_rescuer() -> None:
    match = rescued(table("wound.lu_zhishen = 1"), 2)  # 10 - 2 + 2
    assert {"lu_zhishen": 2} == words(match)["wound"]
    assert {"lin_chong": "h2"} == words(match)["exile"]


@pytest.mark.rules("3.6", "S29")
def test_tokens_and_brothers_count_in_a_rescue_but_no_place() -> None:
    helper = figure(1, "wu_yong", "g3", "lu_zhishen xu_ning")  # Combat 2, two brothers help
    match = board(helper, LIN_CHONG, AWAY, "experience.wu_yong = 1")
    play(match, "1 rescue figure=wu_yong convict=lin_chong", "chance roll pips=6")
    assert "Wu Yong reaches 11 against 11." in story(match)


@pytest.mark.rules("3.6", "3.9", "S2")
def test_a_rescue_uses_the_move_of_the_rescuer() -> None:
    match = rescued(table(), 9)
    assert 2 == match.state.moves_left
    assert "A14" == refused(match, "1 step figure=lu_zhishen square=g6").rule
    assert "A14" == refused(match, RESCUE).rule
    assert allowed(match, "1 step figure=lin_chong square=h5")  # free: a fort is no bar


@pytest.mark.rules("3.6", "3.9")
def test_a_rescue_gives_no_right_to_the_market() -> None:
    assert "moves" == rescued(table("taels.lu_zhishen = 50"), 9).phase


@pytest.mark.rules("3.6")
def test_several_figures_may_try_one_after_the_other() -> None:
    match = table(figure(1, "wu_yong", "f4"))
    rescued(table(), 1)
    play(match, "1 rescue figure=wu_yong convict=lin_chong", "chance roll pips=1")
    assert allowed(match, RESCUE)


@pytest.mark.rules("3.6", "3.17")
def test_who_rescues_and_who_is_rescued() -> None:
    assert "S7" == refused(table("immobilised.lu_zhishen = 1"), RESCUE).rule
    assert "A14" == refused(table("moved.lu_zhishen = 1", AMONG_MOVES), RESCUE).rule
    convict = refused(table('exile.lu_zhishen = "h9"'), RESCUE)
    assert ("3.6", {"figure": "lu_zhishen"}) == (convict.rule, convict.facts)
    far = table(figure(1, "wu_song", "e1", exile="d6"))
    assert {"figure": "lu_zhishen", "other": "wu_song"} == refused(
        far, "1 rescue figure=lu_zhishen convict=wu_song"
    ).facts
    free = table(figure(1, "li_jun", "h5"))
    assert {"bandit": "li_jun"} == refused(free, "1 rescue figure=lu_zhishen convict=li_jun").facts
    theirs = table(figure(2, "li_jun", "h5", exile="h9"))
    assert {"bandit": "li_jun"} == refused(
        theirs, "1 rescue figure=lu_zhishen convict=li_jun"
    ).facts
    assert allowed(table(), RESCUE)


@pytest.mark.rules("3.6", "A36")
def test_a_locked_convict_is_not_rescued() -> None:
    foe = figure(2, "li_kui", "g4", opponent="lin_chong", challenger=1)
    refusal = refused(table('opponent.lin_chong = "li_kui"', foe), RESCUE)
    assert ("A36", {"bandit": "lin_chong"}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("EC1", "3.6")
def test_the_flood_does_not_hinder_a_rescue() -> None:
    match = board(
        event("flood_on_the_yellow_river", "in_force"),
        figure(1, "lu_zhishen", "f5"),
        LIN_CHONG,
        AWAY,
    )
    assert allowed(match, RESCUE)  # diagonally


@pytest.mark.rules("A26", "3.6")
def test_a_rescuer_can_die_of_it() -> None:
    match = rescued(table("wound.lu_zhishen = 2"), 1)
    assert "killed" in told(match)
    assert "discard" == words(match)["zone"]["lu_zhishen"]


# --- the market -----------------------------------------------------------------------------------


def shopping(*lines: str, **options: str) -> Match:
    """Wu Yong with 25 taels steps into the town of Yuncheng."""
    match = board(figure(1, "wu_yong", "g6", taels=25), AWAY, *lines, **options)
    return play(match, "1 step figure=wu_yong square=g5")


@pytest.mark.rules("3.9")
def test_directly_after_its_move_a_figure_buys_a_gourd_or_a_banquet() -> None:
    match = shopping()
    assert ("buying", "buy_nothing") == (match.phase, match.default(0).words)
    assert [
        "buy figure=wu_yong ware=gourd",
        "buy figure=wu_yong ware=banquet",
        "buy_nothing",
    ] == choices(match)
    play(match, "1 buy figure=wu_yong ware=banquet")
    after = words(match)
    assert ({"wu_yong": 15}, {"wu_yong": 1}) == (after["taels"], after["banquet"])
    assert "moves" == match.phase
    assert {"shi_jin": "a9", "wu_yong": "g5"} == after["square"]


@pytest.mark.rules("3.9")
def test_nothing_is_bought_before_anything_else_has_been_done() -> None:
    match = play(shopping(), "1 buy_nothing")
    assert ("3.9", "Wu Yong buys directly after its move.") == (
        refused(match, "1 buy figure=wu_yong ware=gourd").rule,
        refused(match, "1 buy figure=wu_yong ware=gourd").sentence,
    )


@pytest.mark.rules("3.9", "3.17")
def test_a_purchase_needs_taels_a_market_and_is_made_once() -> None:
    gourd = "1 buy figure=wu_yong ware=gourd"
    poor = play(board(figure(1, "wu_yong", "g6", taels=9), AWAY), "1 step figure=wu_yong square=g5")
    assert "moves" == poor.phase
    assert "Wu Yong has 9 taels; a purchase costs 10." == refused(poor, gourd).sentence
    again = shopping("bought.wu_yong = 1", AMONG_MOVES)
    assert "Wu Yong has bought something in this chapter already." == refused(again, gourd).sentence
    wild = play(
        board(figure(1, "wu_yong", "g6", taels=25), AWAY), "1 step figure=wu_yong square=g7"
    )
    assert "Wu Yong is not in a town or an inn." == refused(wild, gourd).sentence
    # several reasons: taels are told first, then that it has bought, then the market
    both = play(
        board(figure(1, "wu_yong", "g6", taels=9), "bought.wu_yong = 1", AMONG_MOVES, AWAY),
        "1 step figure=wu_yong square=g7",
    )
    assert "taels" in refused(both, gourd).sentence
    assert "3.17" == refused(shopping(), "1 buy figure=li_jun ware=gourd").rule


@pytest.mark.rules("3.9")
def test_inns_sell_and_convicts_buy() -> None:
    inn = board(figure(1, "lin_chong", "e5", exile="h2", taels=10), AWAY)
    play(inn, "1 step figure=lin_chong square=e6")
    assert "buying" == inn.phase


@pytest.mark.rules("3.1", "3.9")
def test_the_market_is_an_option() -> None:
    match = shopping(market="off")
    assert "moves" == match.phase
    assert "3.1" == refused(match, "1 buy figure=wu_yong ware=gourd").rule


@pytest.mark.rules("3.6", "3.17")
def test_another_players_convict_is_not_rescued_whoever_that_is() -> None:
    for mine, theirs in ((1, 2), (2, 1)):
        match = board(
            figure(mine, "lin_chong", "g5"),
            figure(mine, "wu_song", "h5", exile="d6"),
            figure(theirs, "song_jiang", "g4", exile="h9"),
            seat=mine,
        )
        refusal = refused(match, f"{mine} rescue figure=lin_chong convict=song_jiang")
        assert "Song Jiang is not one of your convicts." == refusal.sentence
