"""Chapter "Voyage" (S1 to S14, S37, 3.9): tied duels, three moves, steps, banquets, quests."""

from __future__ import annotations

import pytest

from tabard.engine.moves import Unclear
from tests.games.asking import allowed, choices, play, refused, told, why_no

from .board import AMONG_MOVES, board, event, figure, gang, words

SQUARES_NEXT_TO = {
    "h5": "g4 h4 i4 g5 i5 g6 h6 i6",
    "k3": "j3 l3 j4 k4 l4 l2",
    "l2": "k3 l3",
    "a1": "b1 a2 b2",
}


def steps(match, who: str) -> set[str]:
    """The squares that a figure may step to."""
    play(match, f"1 step figure={who}")
    return {choice.split("=")[1] for choice in choices(match, "step")}


# --- S1, S2: the step of the turn ---------------------------------------------------------------


@pytest.mark.rules("S1", "S2", "S3", "S5", "A14")
def test_up_to_three_figures_move_one_move_each() -> None:
    four = [
        figure(1, bandit, square)
        for bandit, square in zip(
            "wu_yong li_jun shi_jin mu_hong".split(), "a1 c1 e1 a4".split(), strict=True
        )
    ]
    match = board(*four)
    assert "moves" == match.phase
    play(match, "1 step figure=wu_yong square=a2")
    assert ("A14", {"figure": "wu_yong"}) == why_no(match, "1 step figure=wu_yong square=a3")[:2]
    play(match, "1 step figure=li_jun square=c2", "1 step figure=shi_jin square=e2")
    assert "voyage" not in match.phase
    assert {"wu_yong": "a2", "li_jun": "c2", "shi_jin": "e2", "mu_hong": "a4"} == words(match)[
        "square"
    ]


@pytest.mark.rules("S2", "3.17")
def test_a_fourth_figure_does_not_move() -> None:
    four = [
        figure(1, bandit, square)
        for bandit, square in zip(
            "wu_yong li_jun shi_jin mu_hong".split(), "a1 c1 e1 a4".split(), strict=True
        )
    ]
    four.append(figure(1, "lu_zhishen", "l9", wound=1, banquet=1))  # keeps the decision open
    match = board(*four)
    play(match, *(f"1 step {w}" for w in ("wu_yong a2", "li_jun c2", "shi_jin e2")))
    assert ("S2", {}, "Three of your figures have moved already.") == why_no(
        match, "1 step figure=mu_hong square=a5"
    )
    # the first of several reasons is told: Wu Yong has moved too, but no moves are left
    assert "S2" == refused(match, "1 step figure=wu_yong square=a3").rule


@pytest.mark.rules("S2", "A14", "3.17")
def test_nobody_has_to_move() -> None:
    match = board(figure(1, "wu_yong", "a1"))
    assert "end_voyage" == match.default(0).words
    play(match, "1 end_voyage")
    assert "a1" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("S12", "S14", "3.9")
@pytest.mark.parametrize("open_square", "a1 b1 c1 a2 c2 a3 b3 c3".split())
def test_a_figure_sets_out_where_one_square_of_eight_is_left(open_square: str) -> None:
    others = "li_jun shi_jin mu_hong hua_rong li_ying dai_zong xu_ning qin_ming".split()
    around = zip(others, "a1 b1 c1 a2 c2 a3 b3 c3".split(), strict=True)
    crowd = [figure(1, bandit, square) for bandit, square in around if square != open_square]
    match = board(figure(1, "wu_yong", "b2"), *crowd)
    assert "step figure=wu_yong" in choices(match, "step")
    play(match, "1 step figure=wu_yong")  # to the only square there is
    assert open_square == words(match)["square"]["wu_yong"]


@pytest.mark.rules("3.9", "3.17")
def test_a_move_is_finished_before_the_next_begins() -> None:
    match = board(figure(1, "wu_yong", "a1", banquet=1), figure(1, "li_jun", "c1"))
    play(match, "1 step figure=wu_yong square=a2")
    assert "moving" == match.phase
    assert ("3.9", {"figure": "wu_yong"}) == why_no(match, "1 step figure=li_jun square=c2")[:2]
    play(match, "1 end_move")
    assert allowed(match, "1 step figure=li_jun square=c2")


@pytest.mark.rules("3.17")
def test_only_own_figures_move_and_only_in_the_own_sub_turn() -> None:
    match = board(figure(1, "wu_yong", "a1"), figure(2, "li_jun", "c1"))
    assert ("3.17", {"bandit": "li_jun"}) == why_no(match, "1 step figure=li_jun square=c2")[:2]
    assert "3.17" == refused(match, "1 step figure=song_jiang square=c2").rule  # in the deck
    assert (
        "It is not up to seat 2: seat 1 must decide."
        == refused(match, "2 step figure=li_jun square=c2").sentence
    )
    assert allowed(match, "1 step figure=wu_yong square=a2")
    other = board(figure(1, "wu_yong", "a1"), figure(1, "li_jun", "c1"), phase="peripeties")
    assert (
        "Now is not the moment for step"
        in refused(other, "1 step figure=wu_yong square=a2").sentence
    )


@pytest.mark.rules("S7", "S36", "3.8", "3.17")
def test_an_immobilised_figure_a_prisoner_and_a_locked_one_stay() -> None:
    match = board(
        figure(1, "wu_yong", "a1", immobilised=1),
        figure(1, "li_jun", "c1", prison=2),
        figure(1, "shi_jin", "e1", opponent="mu_hong"),
        figure(2, "mu_hong", "e1", opponent="shi_jin", challenger=1),
        figure(1, "lu_zhishen", "h1"),
    )
    assert ("S7", {"figure": "wu_yong"}) == why_no(match, "1 step figure=wu_yong square=a2")[:2]
    assert "3.8" == refused(match, "1 step figure=li_jun square=c2").rule
    assert "S36" == refused(match, "1 step figure=shi_jin square=e2").rule
    assert allowed(match, "1 step figure=lu_zhishen square=h2")
    assert {f"step figure={w}" for w in ("lu_zhishen",)} == set(choices(match, "step"))


@pytest.mark.rules("3.17")
def test_of_several_reasons_not_to_set_out_the_first_is_told() -> None:
    locked = figure(1, "shi_jin", "e1", opponent="mu_hong", immobilised=1, moved=1)
    foe = figure(2, "mu_hong", "e1", opponent="shi_jin", challenger=1, immobilised=1)
    rest = figure(1, "lu_zhishen", "h1")
    assert (
        "A14"
        == refused(board(locked, foe, rest, AMONG_MOVES), "1 step figure=shi_jin square=e2").rule
    )
    locked = locked.replace("\nmoved.shi_jin = 1", "")
    assert "S36" == refused(board(locked, foe, rest), "1 step figure=shi_jin square=e2").rule


# --- S12 to S14: where to -----------------------------------------------------------------------


@pytest.mark.rules("S13", "S14", "3.3", "5.1")
@pytest.mark.parametrize(("here", "there"), SQUARES_NEXT_TO.items())
def test_a_step_goes_to_the_eight_squares_next_to_it_but_not_to_sea(here: str, there: str) -> None:
    assert set(there.split()) == steps(board(figure(1, "wu_yong", here)), "wu_yong")


@pytest.mark.rules("S13", "3.17")
def test_a_square_further_away_and_the_own_square_are_not_adjacent() -> None:
    match = board(figure(1, "wu_yong", "h5"))
    assert why_no(match, "1 step figure=wu_yong square=h7") == (
        "S13",
        {"here": "h5", "there": "h7"},
        "Liangshan Marsh (H5) and Mangdang shan (H7) are not adjacent.",
    )
    stays = refused(match, "1 step figure=wu_yong square=h5")
    assert ("S13", "Wu Yong stands in Liangshan Marsh (H5) already.") == (
        stays.rule,
        stays.sentence,
    )
    with pytest.raises(Unclear):
        match.why_not(0, "step figure=wu_yong square=m5")  # off the board: no such square


@pytest.mark.rules("S14", "EC1")
def test_in_the_flood_nobody_steps_diagonally() -> None:
    flood = event("flood_on_the_yellow_river", "in_force")
    match = board(flood, figure(1, "wu_yong", "h5"))
    assert "EC1" == refused(match, "1 step figure=wu_yong square=g4").rule
    assert {"h4", "g5", "i5", "h6"} == steps(match, "wu_yong")
    assert allowed(board(figure(1, "wu_yong", "h5")), "1 step figure=wu_yong square=g4")


@pytest.mark.rules("3.3", "3.17")
def test_nobody_enters_the_sea() -> None:
    match = board(figure(1, "wu_yong", "k3"))
    assert ("3.3", {"square": "k2"}) == why_no(match, "1 step figure=wu_yong square=k2")[:2]
    assert allowed(match, "1 step figure=wu_yong square=l2")  # an island


@pytest.mark.rules("S12")
def test_without_a_gourd_a_step_ends_on_an_empty_square() -> None:
    match = board(figure(1, "wu_yong", "h5"), figure(1, "li_jun", "h4"))
    assert "S15" == refused(match, "1 step figure=wu_yong square=h4").rule
    assert allowed(match, "1 step figure=wu_yong square=g4")


@pytest.mark.rules("S12", "3.3")
def test_unclaimed_forts_are_ordinary_squares() -> None:
    match = play(board(figure(1, "wu_yong", "h4")), "1 step figure=wu_yong square=h5")
    assert "h5" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("R5", "A19", "A20", "5.11")
def test_nobody_enters_the_refuge_of_another_player() -> None:
    match = board(figure(1, "wu_yong", "k4"), gang(2, "l5", "li_jun shi_jin mu_hong"))
    assert ("R5", {"square": "l5", "seat": "2"}) == why_no(
        match, "1 step figure=wu_yong square=l5"
    )[:2]
    assert allowed(match, "1 step figure=wu_yong square=l4")


@pytest.mark.rules("R7", "A19", "A35")
def test_home_is_the_own_refuge_however_many_wait_there() -> None:
    match = board(
        gang(1, "l5", "shi_jin"),
        figure(1, "wu_yong", "k4", banquet=1),
        figure(1, "li_jun", "l5"),
        figure(1, "mu_hong", "l5"),
        figure(1, "lu_zhishen", "a1"),
    )
    play(match, "1 step figure=wu_yong square=l5")
    assert ["went_home"] == told(match)
    assert "moves" == match.phase  # home ends the move: the banquet is kept
    assert {"wu_yong": 1} == words(match)["banquet"]
    assert "A14" == refused(match, "1 step figure=wu_yong square=l6").rule


@pytest.mark.rules("3.6", "3.17")
def test_a_convict_walks_but_enters_no_fort() -> None:
    match = board(figure(1, "lin_chong", "g4", exile="h2"))
    assert ("3.6", {"figure": "lin_chong", "square": "h5"}) == why_no(
        match, "1 step figure=lin_chong square=h5"
    )[:2]
    assert allowed(match, "1 step figure=lin_chong square=g5")
    home = board(gang(1, "h5", "shi_jin"), figure(1, "lin_chong", "g4", exile="h2"))
    assert "3.6" == refused(home, "1 step figure=lin_chong square=h5").rule


@pytest.mark.rules("3.6")
def test_a_convict_on_a_fort_may_stay_or_walk_off() -> None:
    match = board(figure(1, "lin_chong", "h5", exile="h2"))
    assert allowed(match, "1 step figure=lin_chong square=g4")
    assert allowed(match, "1 end_voyage")


# --- S8 to S10: the banquet -----------------------------------------------------------------------


@pytest.mark.rules("S8", "S9", "A37", "5.2")
def test_a_banquet_gives_a_second_step_and_goes_with_it() -> None:
    match = board(figure(1, "wu_yong", "f6", banquet=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5")
    assert {"wu_yong": 1} == words(match)["banquet"]
    play(match, "1 step figure=wu_yong square=f4")
    assert ["ate", "stepped"] == told(match)
    assert "banquet" not in words(match)
    assert "f4" == words(match)["square"]["wu_yong"]
    assert "moves" == match.phase


@pytest.mark.rules("S12", "A7", "5.2")
def test_the_first_of_two_squares_must_be_empty_too() -> None:
    match = board(figure(1, "wu_yong", "f6", banquet=1), figure(1, "shi_jin", "f5"))
    assert "S15" == refused(match, "1 step figure=wu_yong square=f5").rule
    play(match, "1 step figure=wu_yong square=e5", "1 step figure=wu_yong square=f4")
    assert "f4" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("S8", "3.17")
def test_without_a_banquet_a_move_is_one_step() -> None:
    match = board(figure(1, "wu_yong", "f6"), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5")
    assert "moves" == match.phase
    assert "A14" == refused(match, "1 step figure=wu_yong square=f4").rule


@pytest.mark.rules("S8", "S11", "3.17")
def test_a_banquet_eaten_on_the_way_gives_no_second_step() -> None:
    match = board(
        figure(1, "wu_yong", "f6", banquet=1, wound=1),
        figure(1, "shi_jin", "a1", banquet=1, wound=1),
    )
    play(match, "1 step figure=wu_yong square=f5", "1 heal figure=wu_yong")
    assert ("S8", {"figure": "wu_yong"}) == why_no(match, "1 step figure=wu_yong square=f4")[:2]


@pytest.mark.rules("S10", "S11")
def test_a_banquet_may_be_kept() -> None:
    match = board(figure(1, "wu_yong", "f6", banquet=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5")
    assert "end_move" == match.default(0).words
    play(match, "1 end_move")
    assert {"wu_yong": 1} == words(match)["banquet"]


@pytest.mark.rules("A38")
def test_one_banquet_at_most_in_one_move() -> None:
    match = board(figure(1, "wu_yong", "f6", banquet=3), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5", "1 step figure=wu_yong square=f4")
    assert "moves" == match.phase
    assert {"wu_yong": 2} == words(match)["banquet"]


@pytest.mark.rules("3.9", "5.2")
def test_a_refused_later_step_changes_nothing_and_a_step_may_lead_back() -> None:
    match = board(figure(1, "wu_yong", "f6", banquet=1), figure(2, "shi_jin", "f4"))
    play(match, "1 step figure=wu_yong square=f5")
    assert "S13" == refused(match, "1 step figure=wu_yong square=f3").rule
    play(match, "1 step figure=wu_yong square=f6")
    assert "f6" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("EQ9", "3.9", "S8")
def test_a_horse_gives_a_second_step_for_nothing_and_a_banquet_a_third() -> None:
    match = board(figure(1, "wu_yong", "f6", horse=1, banquet=2), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5", "1 step figure=wu_yong square=f4")
    assert {"wu_yong": 2} == words(match)["banquet"]
    play(match, "1 step figure=wu_yong square=f3")
    assert {"wu_yong": 1} == words(match)["banquet"]
    assert "moves" == match.phase


@pytest.mark.rules("EQ9", "3.9")
def test_a_horse_without_a_banquet_makes_two_steps() -> None:
    match = board(figure(1, "wu_yong", "f6", horse=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5", "1 step figure=wu_yong square=f4")
    assert "moves" == match.phase


@pytest.mark.rules("EC2", "S8")
def test_in_deep_snow_neither_banquet_nor_horse_gives_a_step() -> None:
    snow = event("snow_over_cangzhou", "in_force")
    match = board(snow, figure(1, "wu_yong", "f6", horse=1, banquet=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=f5")
    assert "moves" == match.phase
    assert {"wu_yong": 1} == words(match)["banquet"]


@pytest.mark.rules("EC2", "A7", "3.17")
@pytest.mark.parametrize(("token", "rule"), [("horse", "EC2"), ("banquet", "EC2"), ("gourd", "S8")])
def test_where_only_the_snow_is_in_the_way_it_is_named(token: str, rule: str) -> None:
    snow = event("snow_over_cangzhou", "in_force")
    match = board(
        snow, figure(1, "wu_yong", "f6"), f"{token}.wu_yong = 1", figure(1, "shi_jin", "f5"),
        banquet_through="own_figures",
    )  # fmt: skip
    assert rule == refused(match, "1 pass_by figure=wu_yong through=f5 square=f4").rule


# --- EI5: magic leggings --------------------------------------------------------------------------


@pytest.mark.rules("EI5")
def test_magic_leggings_give_four_plain_steps() -> None:
    match = board(figure(1, "wu_yong", "f6", swift=1, banquet=1), figure(1, "shi_jin", "a1"))
    play(match, *(f"1 step figure=wu_yong square=f{n}" for n in (5, 4, 3)))
    assert "moving" == match.phase
    play(match, "1 step figure=wu_yong square=f2")
    assert "moves" == match.phase
    assert {"wu_yong": 1} == words(match)["banquet"]  # no banquet can be added


@pytest.mark.rules("EI5", "3.17")
def test_a_swift_move_ends_with_no_oath_no_attack_and_not_at_home() -> None:
    match = board(
        gang(1, "h5", "mu_hong"),
        figure(1, "wu_yong", "f4", swift=1, gourd=1),
        figure(1, "shi_jin", "h3"),
        figure(2, "li_jun", "h4"),
    )
    assert allowed(match, "1 step figure=wu_yong square=g4")
    play(match, "1 step figure=wu_yong square=g4")
    for there, sentence in (
        ("h3", "In a move with magic leggings no oath can be sworn."),
        ("h4", "In a move with magic leggings nobody can be attacked."),
        ("h5", "A move with magic leggings cannot end in the refuge."),
    ):
        refusal = refused(match, f"1 step figure=wu_yong square={there}")
        assert ("EI5", sentence) == (refusal.rule, refusal.sentence)
    assert allowed(match, "1 step figure=wu_yong square=g5")


@pytest.mark.rules("EI5", "S8", "S15")
def test_with_leggings_an_ordinary_move_may_still_be_made() -> None:
    near = board(figure(1, "wu_yong", "g4", swift=1, gourd=1), figure(1, "shi_jin", "h3"))
    play(near, "1 step figure=wu_yong square=h3")
    assert "swore" in told(near)
    fed = board(figure(1, "wu_yong", "f4", swift=1, gourd=1, banquet=1), figure(1, "shi_jin", "h3"))
    play(fed, "1 step figure=wu_yong square=g4", "1 step figure=wu_yong square=h3")
    assert ["ate", "swore"] == told(fed)[:2]


# --- S3 to S6, S37: what a move is for, and what follows ------------------------------------------


@pytest.mark.rules("3.6", "3.9")
def test_a_convict_whose_move_ends_on_his_square_of_exile_is_free_and_wiser() -> None:
    match = board(figure(1, "lin_chong", "h3", exile="h2"), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=lin_chong square=h2")
    assert "exile" not in words(match)
    assert {"lin_chong": 1} == words(match)["experience"]


@pytest.mark.rules("3.6", "3.9")
def test_walking_through_the_square_of_exile_frees_nobody() -> None:
    match = board(figure(1, "lin_chong", "h3", exile="h2", banquet=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=lin_chong square=h2", "1 step figure=lin_chong square=g2")
    assert {"lin_chong": "h2"} == words(match)["exile"]
    stays = board(figure(1, "lin_chong", "h2", exile="h2"), figure(1, "shi_jin", "a1"))
    play(stays, "1 end_voyage")
    assert {"lin_chong": "h2"} == words(stays)["exile"]  # he must step off and come back


@pytest.mark.rules("3.9")
def test_a_move_that_ends_in_a_temple_heals_a_wound() -> None:
    match = board(figure(1, "wu_yong", "a5", wound=2), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=b6")
    assert {"wu_yong": 1} == words(match)["wound"]
    off = board(figure(1, "wu_yong", "a5", wound=2), figure(1, "shi_jin", "a1"), temple_heals="off")
    play(off, "1 step figure=wu_yong square=b6")
    assert {"wu_yong": 2} == words(off)["wound"]


@pytest.mark.rules("3.9")
def test_passing_through_a_temple_heals_nothing() -> None:
    match = board(figure(1, "wu_yong", "a5", wound=2, banquet=1), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=b6", "1 step figure=wu_yong square=b7")
    assert {"wu_yong": 2} == words(match)["wound"]


@pytest.mark.rules("S5", "S6", "3.7")
def test_a_town_that_an_event_names_is_reached_and_the_quest_attempted_after_the_moves() -> None:
    match = board(event("birthday_convoy", "open", 1), figure(1, "wu_yong", "f6"))
    play(match, "1 step figure=wu_yong square=f5")
    assert "quests" == match.phase
    away = board(event("birthday_convoy", "open", 1), figure(1, "wu_yong", "f7"))
    play(away, "1 step figure=wu_yong square=f6")
    assert "quests" != away.phase


@pytest.mark.rules("S37", "S38", "S3")
def test_after_the_voyages_come_refuge_resistance_and_the_end_check() -> None:
    match = board(figure(1, "wu_yong", "h4"), gang(2, "l5", "shi_jin"), seat=1, unasked=False)
    play(match, "1 step figure=wu_yong square=h5")
    assert "refuge" == match.phase  # seat 2 has nobody to move
    play(match, "1 leave_refuge")
    assert "loot" == match.phase


@pytest.mark.rules("3.9")
def test_whoever_has_no_wound_does_not_pray() -> None:
    match = board(figure(1, "wu_yong", "c5"), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=b6")  # Mount Hua
    assert ["stepped"] == told(match)
    assert "wound" not in words(match)


# --- A7: past own figures -------------------------------------------------------------------------

PASSING = {"banquet_through": "own_figures"}


@pytest.mark.rules("A7", "S8", "S12")
def test_by_the_option_the_first_of_two_squares_may_hold_an_own_figure() -> None:
    pair = [figure(1, "wu_yong", "f6", banquet=1), figure(1, "shi_jin", "f5")]
    match = board(*pair, **PASSING)
    play(match, "1 pass_by figure=wu_yong through=f5 square=f4")
    assert {"wu_yong": "f4", "shi_jin": "f5"} == words(match)["square"]
    assert ["went_past", "ate", "stepped"] == told(match)
    refusal = refused(board(*pair), "1 pass_by figure=wu_yong through=f5 square=f4")
    assert ("A7", "In this game no figure passes another.") == (refusal.rule, refusal.sentence)


@pytest.mark.rules("A7", "S8", "3.17")
def test_passing_needs_a_banquet_an_own_figure_and_a_square_beyond() -> None:
    shi_jin = figure(1, "shi_jin", "f5")
    hungry = board(figure(1, "wu_yong", "f6"), shi_jin, **PASSING)
    assert "S8" == refused(hungry, "1 pass_by figure=wu_yong through=f5 square=f4").rule
    fed = board(
        figure(1, "wu_yong", "f6", banquet=1), shi_jin, figure(2, "li_jun", "e5"), **PASSING
    )
    assert "A7" == refused(fed, "1 pass_by figure=wu_yong through=e5 square=e4").rule
    assert "A7" == refused(fed, "1 pass_by figure=wu_yong through=g5 square=g4").rule
    assert "S13" == refused(fed, "1 pass_by figure=wu_yong through=f5 square=f2").rule
    assert allowed(fed, "1 pass_by figure=wu_yong through=f5 square=f4")


@pytest.mark.rules("A7", "3.17")
def test_why_nobody_is_passed_is_said_of_the_figure_or_of_the_square() -> None:
    lonely = board(figure(1, "wu_yong", "f6", banquet=1), figure(1, "shi_jin", "a1"), **PASSING)
    assert (
        "Wu Yong has no figure of yours to pass over from here."
        == refused(lonely, "1 pass_by figure=wu_yong").sentence
    )
    assert (
        "No figure of yours stands on open ground at Yellow Mud Ridge (F5)."
        == refused(lonely, "1 pass_by figure=wu_yong through=f5 square=f4").sentence
    )
    home = board(
        gang(1, "h5", "li_jun"),
        figure(1, "wu_yong", "h6", banquet=1),
        figure(1, "shi_jin", "h5"),
        figure(1, "zhu_wu", "g6"),
        **PASSING,
    )
    assert (
        "No figure of yours stands on open ground at Liangshan Marsh (H5)."
        == refused(home, "1 pass_by figure=wu_yong through=h5 square=h4").sentence
    )


@pytest.mark.rules("A7", "A33", "EI5")
def test_the_last_square_is_as_usual_and_leggings_carry_nobody_past() -> None:
    match = board(
        figure(1, "wu_yong", "f6", banquet=1),
        figure(1, "shi_jin", "f5"),
        figure(2, "li_jun", "f4"),
        **PASSING,
    )
    play(match, "1 pass_by figure=wu_yong through=f5 square=f4")
    assert "challenge" == match.phase
    swift = board(figure(1, "wu_yong", "f6", swift=1), figure(1, "shi_jin", "f5"), **PASSING)
    assert "S8" == refused(swift, "1 pass_by figure=wu_yong through=f5 square=f4").rule


# --- what is offered ------------------------------------------------------------------------------


@pytest.mark.rules("3.9", "S15", "S24", "3.6", "A7", "A20")
def test_every_kind_of_move_is_offered_where_it_may_be_made() -> None:
    match = board(
        figure(1, "wu_yong", "h6", gourd=1, banquet=1),
        figure(1, "shi_jin", "g6"),
        figure(1, "lin_chong", "g7", exile="h2"),
        figure(2, "li_kui", "i6"),
        gang(2, "h5", "li_jun"),
        banquet_through="own_figures",
        refuge_assault="on",
    )
    for verb in ("step", "swear", "attack", "rescue", "storm", "pass_by"):
        assert f"{verb} figure=wu_yong" in choices(match, verb), verb
    assert ["end_voyage"] == choices(match, "end_voyage")


@pytest.mark.rules("3.9", "3.17")
def test_only_the_figure_that_has_moved_buys() -> None:
    places = {"wu_yong": "f6", "song_jiang": "g4", "shi_jin": "h4"}
    rich = [figure(1, word, square, taels=10) for word, square in places.items()]
    match = play(board(*rich), "1 step figure=wu_yong square=f7")
    for other in ("song_jiang", "shi_jin"):
        assert "3.9" == refused(match, f"1 buy figure={other} ware=gourd").rule


@pytest.mark.rules("S2")
def test_a_fourth_move_is_refused_by_the_limit_that_closed_the_voyage() -> None:
    three = [figure(1, b, s) for b, s in (("wu_yong", "f6"), ("shi_jin", "a1"), ("li_jun", "k4"))]
    match = board(*three, figure(1, "lu_zhishen", "g5", wound=1, banquet=1))
    match.state.moves_left = 1
    first = next(move for move in choices(match, "step") if "wu_yong" in move)
    play(match, f"1 {first}")
    match.play(0, match.rows(0)[0])
    assert match.state.moves_left == 0
    while match.phase == "moving":
        play(match, "1 end_move")
    while match.phase == "moves":
        play(match, "1 end_voyage")
    if match.to_act == (0,):
        assert "S2" == refused(match, "1 step shi_jin a2").rule
