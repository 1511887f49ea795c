"""Chapter "Duel" (S24 to S36, 3.10, A1 to A3, A8, A11, A12, A31 to A33, A36, A40)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tabard.games.water_margin.contest import duel_die
from tests.games.asking import allowed, choices, play, refused, story, told

from .board import board, figure, gang, words

AWAY = figure(1, "shi_jin", "a9")
LIN_CHONG = figure(1, "lin_chong", "h5")
LI_KUI = figure(2, "li_kui", "h4")
ATTACK = "1 step figure=lin_chong square=h4"


def fight(match: Match, trait: str, mine: int, his: int) -> Match:
    """The attack on H4, fought on this characteristic with these dice."""
    return play(
        match,
        ATTACK,
        f"1 challenge trait={trait}",
        f"chance roll pips={mine}",
        f"chance roll pips={his}",
    )


# --- S24, S25: who attacks whom -------------------------------------------------------------------


@pytest.mark.rules("S24", "S25", "A11")
def test_a_step_onto_another_players_figure_begins_a_duel_and_needs_no_gourd() -> None:
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK)
    assert "Lin Chong attacks Li Kui at Dongchang (H4)." in story(match)
    assert "challenge" == match.phase
    assert (0,) == match.to_act
    gourd = play(board(LIN_CHONG, "gourd.lin_chong = 1", LI_KUI, AWAY), ATTACK)
    assert {"lin_chong": 1} == words(gourd)["gourd"]


@pytest.mark.rules("S24", "3.17")
def test_an_attack_can_be_named_and_is_not_made_on_own_figures_or_nobody() -> None:
    own = figure(1, "li_jun", "g5")
    match = board(LIN_CHONG, LI_KUI, AWAY, own)
    assert "S24" == refused(match, "1 attack figure=lin_chong foe=li_jun").rule
    assert "3.17" == refused(match, "1 attack figure=lin_chong foe=wu_yong").rule
    play(match, "1 attack figure=lin_chong foe=li_kui")
    assert "challenge" == match.phase
    nobody = board(LIN_CHONG, AWAY)
    assert "3.17" == refused(nobody, "1 attack figure=lin_chong foe=li_kui").rule


@pytest.mark.rules("S13", "S24")
def test_only_an_adjacent_figure_is_attacked() -> None:
    match = board(LIN_CHONG, figure(2, "li_kui", "h3"), AWAY)
    assert "S13" == refused(match, "1 step figure=lin_chong square=h3").rule
    assert allowed(board(LIN_CHONG, LI_KUI, AWAY), ATTACK)


@pytest.mark.rules("S24", "A12", "A36")
def test_a_convict_or_an_immobilised_figure_may_be_attacked() -> None:
    assert allowed(board(LIN_CHONG, LI_KUI, 'exile.li_kui = "h2"', AWAY), ATTACK)
    assert allowed(board(LIN_CHONG, LI_KUI, "immobilised.li_kui = 1", AWAY), ATTACK)


@pytest.mark.rules("A36")
def test_a_prisoner_or_a_locked_figure_is_not_attacked() -> None:
    match = board(LIN_CHONG, LI_KUI, "prison.li_kui = 2", AWAY)
    assert ("A36", "Li Kui is in prison and cannot be attacked.") == (
        refused(match, ATTACK).rule,
        refused(match, ATTACK).sentence,
    )
    third = figure(3, "mu_hong", "h4", opponent="li_kui", challenger=1)
    locked = board(LIN_CHONG, LI_KUI, 'opponent.li_kui = "mu_hong"', third, AWAY, seats=3)
    assert "A36" == refused(locked, ATTACK).rule
    assert "A36" == refused(locked, "1 attack figure=lin_chong foe=mu_hong").rule


@pytest.mark.rules("A20", "A35")
def test_nobody_is_attacked_on_a_refuge() -> None:
    match = board(LIN_CHONG, gang(2, "h7", "mu_hong"), figure(2, "li_kui", "h7"), AWAY)
    match.state.square[5] = match.game.actions.by_word["step"].fields[1][1].value("h6")
    assert "R5" == refused(match, "1 attack figure=lin_chong foe=li_kui").rule


@pytest.mark.rules("A12")
def test_a_convict_does_not_attack_but_by_the_option_he_does() -> None:
    lines = [LIN_CHONG, 'exile.lin_chong = "h2"', LI_KUI, AWAY]
    assert "A12" == refused(board(*lines), ATTACK).rule
    match = board(*lines, convict_can_attack="on")
    fight(match, "mind", 9, 1)
    assert {"lin_chong": "h2"} == words(match)["exile"]  # a winner, and still a convict
    assert "discard" == words(match)["zone"]["li_kui"]


@pytest.mark.rules("A33", "S8", "S24")
def test_an_attack_may_be_the_second_step() -> None:
    match = board(figure(1, "lin_chong", "h6", banquet=1), LI_KUI, AWAY)
    play(match, "1 step figure=lin_chong square=h5", ATTACK)
    assert "ate" in told(match)
    assert "challenge" == match.phase


@pytest.mark.rules("S34")
@pytest.mark.parametrize(
    "tokens",
    [(), ("taels",), ("gourd",), ("banquet",), ("taels", "banquet"), ("taels", "gourd", "banquet")],
)
def test_spoils_are_told_and_what_is_none_is_not(tokens: tuple[str, ...]) -> None:
    held = [f"{token}.li_kui = 1" for token in tokens]
    match = fight(board(LIN_CHONG, LI_KUI, *held, AWAY), "mind", 9, 1)
    words = {"taels": "1 tael", "gourd": "1 gourd", "banquet": "1 banquet"}
    said = [one.sentence for one in match.tell(None) if one.event.startswith("spoils")]
    assert [f"Lin Chong takes {words[token]}." for token in tokens] == said


@pytest.mark.rules("A32")
def test_after_a_duel_won_the_move_is_over() -> None:
    match = board(LIN_CHONG, "banquet.lin_chong = 1", LI_KUI, AWAY)
    fight(match, "mind", 9, 1)
    assert "moves" == match.phase
    assert "A14" == refused(match, "1 step figure=lin_chong square=h3").rule


# --- S26 to S29: the characteristic and the dice --------------------------------------------------


@pytest.mark.rules("S26", "S27", "A2", "5.5")
def test_the_attacker_names_any_characteristic_but_his_best() -> None:
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK)
    assert ["challenge trait=mind", "challenge trait=magic"] == choices(match, "challenge")
    refusal = refused(match, "1 challenge trait=combat")
    assert ("S27", {"trait": "combat", "bandit": "lin_chong"}) == (refusal.rule, refusal.facts)
    wu_yong = board(figure(1, "wu_yong", "h5"), LI_KUI, AWAY)
    play(wu_yong, "1 step figure=wu_yong square=h4")
    assert allowed(wu_yong, "1 challenge trait=combat")  # Li Kui's best, not Wu Yong's
    assert "S27" == refused(wu_yong, "1 challenge trait=mind").rule


@pytest.mark.rules("A2", "S27")
def test_by_the_option_the_defenders_best_is_barred() -> None:
    match = board(figure(1, "wu_yong", "h5"), LI_KUI, AWAY, barred_best="defender")
    play(match, "1 step figure=wu_yong square=h4")
    refusal = refused(match, "1 challenge trait=combat")
    assert {"trait": "combat", "bandit": "li_kui"} == refusal.facts
    assert allowed(match, "1 challenge trait=mind")


@pytest.mark.rules("A3", "S27")
def test_the_best_is_judged_by_what_is_printed() -> None:
    wounded = board(LIN_CHONG, "wound.lin_chong = 2", LI_KUI, AWAY)
    play(wounded, ATTACK)
    assert "S27" == refused(wounded, "1 challenge trait=combat").rule


@pytest.mark.rules("3.17", "S26")
def test_by_default_the_higher_expectation_is_named() -> None:
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK)
    assert "challenge trait=mind" == match.default(0).words
    # Gongsun Sheng: Combat 4 and Mind 6, Magic barred
    magician = board(figure(1, "gongsun_sheng", "h5"), LI_KUI, AWAY)
    play(magician, "1 step figure=gongsun_sheng square=h4")
    assert "challenge trait=mind" == magician.default(0).words
    # Huangfu Duan: Combat 3 and Magic 3, and the d12 shows more
    equal = board(figure(1, "huangfu_duan", "h5"), LI_KUI, AWAY)
    play(equal, "1 step figure=huangfu_duan square=h4")
    assert "challenge trait=magic" == equal.default(0).words
    # Wei Dingguo, twice wounded: Mind 0 and Magic -1, which the d12 makes up for; Mind comes first
    equal = board(figure(1, "wei_dingguo", "h5", wound=2), LI_KUI, AWAY)
    play(equal, "1 step figure=wei_dingguo square=h4")
    assert "challenge trait=mind" == equal.default(0).words


@pytest.mark.rules("S36", "3.17")
def test_while_a_duel_is_fought_nobody_moves() -> None:
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK)
    for move in ("step shi_jin a8", "attack shi_jin li_kui", "rescue shi_jin lin_chong"):
        assert "A duel is being fought: it comes first." == refused(match, f"1 {move}").sentence


@pytest.mark.rules("S28", "A1")
def test_both_roll_the_ten_or_for_magic_the_twelve() -> None:
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK, "1 challenge trait=mind")
    assert 10 == len(choices(match, "roll"))
    play(match, "chance roll pips=3")
    assert 10 == len(choices(match, "roll"))
    match = play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK, "1 challenge trait=magic")
    assert 12 == len(choices(match, "roll"))
    assert (
        "3.2"
        == refused(
            play(board(LIN_CHONG, LI_KUI, AWAY), ATTACK, "1 challenge trait=mind"),
            "chance roll pips=11",
        ).rule
    )


@pytest.mark.rules("A1", "S28")
def test_by_star_the_ranks_1_to_36_roll_the_twelve() -> None:
    lines = [LIN_CHONG, figure(2, "zhu_wu", "h4"), AWAY]  # ranks 6 and 37
    match = play(board(*lines, duel_die="by_star"), ATTACK, "1 challenge trait=mind")
    assert 12 == len(choices(match, "roll"))
    play(match, "chance roll pips=12")
    assert 10 == len(choices(match, "roll"))


@pytest.mark.rules("A1", "S28")
def test_by_experience_a_token_gives_the_twelve_and_adds_nothing() -> None:
    lines = [LIN_CHONG, "experience.lin_chong = 2", LI_KUI, AWAY]
    match = play(board(*lines, duel_die="by_experience"), ATTACK, "1 challenge trait=mind")
    assert 12 == len(choices(match, "roll"))
    play(match, "chance roll pips=1")
    assert "Lin Chong reaches 7." in story(match)  # 6 + 1
    assert 10 == len(choices(match, "roll"))


@pytest.mark.rules("S28", "S35", "A31", "5.5")
def test_wounds_and_experience_count_in_a_duel() -> None:
    lines = [LIN_CHONG, "wound.lin_chong = 1", LI_KUI, "experience.li_kui = 1", AWAY]
    match = fight(board(*lines), "mind", 3, 5)  # 6 - 2 + 3 against 1 + 1 + 5
    assert "tied" in told(match)
    off = fight(board(*lines, tokens_in_duel="off"), "mind", 3, 5)  # 9 against 6
    assert "discard" == words(off)["zone"]["li_kui"]


@pytest.mark.rules("A28", "A31")
def test_where_experience_pays_for_rolls_it_adds_nothing_in_a_duel() -> None:
    lines = [LIN_CHONG, "wound.lin_chong = 1", LI_KUI, "experience.li_kui = 1", AWAY]
    match = fight(board(*lines, experience_mode="reroll"), "mind", 3, 5)  # 7 against 6
    assert "discard" == words(match)["zone"]["li_kui"]


@pytest.mark.rules("S29")
def test_sworn_brothers_do_not_help_nor_does_the_book() -> None:
    # Wu Yong (Mind 10) and Chai Jin (Mind 8) would help in a test.
    strong = figure(1, "lin_chong", "h5", "wu_yong chai_jin", book=1)
    match = fight(board(strong, LI_KUI, AWAY), "mind", 1, 6)  # 6 + 1 against 1 + 6
    assert "tied" in told(match)


@pytest.mark.rules("S11", "S28")
def test_a_banquet_may_be_eaten_before_the_characteristic_is_named() -> None:
    match = board(LIN_CHONG, "wound.lin_chong = 1\nbanquet.lin_chong = 1", LI_KUI, AWAY)
    play(match, ATTACK, "1 heal figure=lin_chong", "1 challenge trait=mind", "chance roll pips=1")
    assert "Lin Chong reaches 7." in story(match)


# --- S30 to S34: to the death ---------------------------------------------------------------------


@pytest.mark.rules("S30", "S31", "S32", "S33", "S34", "A17", "5.6")
def test_the_winner_takes_taels_gourd_and_banquet_and_five_cards_are_discarded() -> None:
    loser = figure(
        2,
        "li_kui",
        "h4",
        "ruan_xiaoer ruan_xiaowu ruan_xiaoqi zhang_shun",
        taels=40,
        gourd=1,
        banquet=1,
        experience=2,
        wound=1,
        horse=1,
    )
    winner = figure(1, "lin_chong", "h5", "wu_yong", taels=5, experience=1)
    match = fight(board(winner, loser, AWAY), "mind", 9, 1)
    after = words(match)
    assert {"lin_chong": 45} == after["taels"]
    assert {"lin_chong": 1} == after["gourd"] == after["banquet"]
    assert {"lin_chong": 1} == after["experience"]
    assert not {"wound", "horse"} & set(after)
    discarded = [card for card, zone in after["zone"].items() if zone == "discard"]
    assert 5 == len(discarded)
    assert {"wu_yong": "lin_chong"} == after["leader"]
    assert {"lin_chong": "h4", "shi_jin": "a9"} == after["square"]


@pytest.mark.rules("S30", "S34")
def test_the_defender_can_win_and_stays() -> None:
    match = board(LIN_CHONG, "taels.lin_chong = 7\ngourd.lin_chong = 2", LI_KUI, AWAY)
    fight(match, "mind", 1, 10)  # 7 against 11
    after = words(match)
    assert {"li_kui": "h4", "shi_jin": "a9"} == after["square"]
    assert {"li_kui": 7} == after["taels"]
    assert "discard" == after["zone"]["lin_chong"]


@pytest.mark.rules("S30", "3.10")
def test_totals_may_be_negative() -> None:
    # Li Kui has Mind 1 and Magic 2; two wounds on each.
    lines = [figure(1, "li_kui", "h5", wound=2), figure(2, "xie_bao", "h4", wound=2), AWAY]
    match = play(
        board(*lines),
        "1 step figure=li_kui square=h4",
        "1 challenge trait=mind",
        "chance roll pips=1",
    )
    assert "Li Kui reaches −2." in story(match)


@pytest.mark.rules("A26", "S32")
def test_in_a_duel_no_brother_succeeds() -> None:
    loser = figure(2, "li_kui", "h4", "ruan_xiaoer")
    match = fight(board(LIN_CHONG, loser, AWAY, succession="brother"), "mind", 9, 1)
    assert "discard" == words(match)["zone"]["ruan_xiaoer"]


@pytest.mark.rules("3.9")
def test_after_a_duel_won_the_temple_and_the_market_are_open() -> None:
    temple = board(figure(1, "lin_chong", "a5", wound=1), figure(2, "li_kui", "b6"), AWAY)
    play(
        temple,
        "1 step figure=lin_chong square=b6",
        "1 challenge trait=mind",
        "chance roll pips=9",
        "chance roll pips=1",
    )
    assert "wound" not in words(temple)
    market = board(LIN_CHONG, figure(2, "li_kui", "h4", taels=10), AWAY)
    assert "buying" == fight(market, "mind", 9, 1).phase


def misfortune(match: Match, adversary: str) -> Match:
    """An incident begins, and its test of the mind fails against this adversary."""
    return play(
        match,
        "chance place_die place=pond",
        f"chance adversary_die adversary={adversary}",
        "chance test_die trait=mind",
        "chance roll pips=10",
        "chance roll pips=10",
        "chance roll pips=1",
    )


# --- S35, S36: ties -------------------------------------------------------------------------------

TIED = [
    figure(1, "lin_chong", "h4", opponent="li_kui", challenger=1, tied_on="mind"),
    figure(2, "li_kui", "h4", opponent="lin_chong"),
]
AGAIN = ("1 challenge trait=mind", "chance roll pips=1", "chance roll pips=6")


@pytest.mark.rules("S35", "S36", "A40")
def test_equal_totals_immobilise_both_and_the_duel_is_pending() -> None:
    match = fight(board(LIN_CHONG, LI_KUI, "immobilised.li_kui = 1", AWAY), "mind", 1, 6)
    after = words(match)
    assert {"lin_chong": 1, "li_kui": 1} == after["immobilised"]
    assert {"lin_chong": "li_kui", "li_kui": "lin_chong"} == after["opponent"]
    assert {"lin_chong": 1} == after["challenger"]
    assert {"lin_chong": "h4", "li_kui": "h4", "shi_jin": "a9"} == after["square"]


@pytest.mark.rules("3.9", "S35")
def test_a_locked_figure_neither_prays_nor_buys() -> None:
    match = board(LIN_CHONG, "taels.lin_chong = 50", LI_KUI, AWAY)
    assert "moves" == fight(match, "mind", 1, 6).phase


@pytest.mark.rules("S36", "A8", "A15", "5.7")
def test_in_the_next_chapter_the_tokens_go_and_then_the_duel_begins_again() -> None:
    tokens = "immobilised.lin_chong = 1\nimmobilised.li_kui = 1"
    match = board(*TIED, tokens, AWAY, phase="peripeties")
    assert ["An incident befalls Shi Jin."] == story(match)  # and none Lin Chong
    assert {"li_kui": 1} == words(match)["immobilised"]
    assert {"lin_chong": "li_kui", "li_kui": "lin_chong"} == words(match)["opponent"]
    assert "place_die" == match.phase
    voyage = board(*TIED, AWAY)
    assert "challenge" == voyage.phase  # before any move
    assert ["challenge trait=mind", "challenge trait=magic"] == choices(voyage, "challenge")
    play(voyage, "1 challenge trait=magic", "chance roll pips=12", "chance roll pips=1")
    assert "discard" == words(voyage)["zone"]["li_kui"]
    assert "opponent" not in words(voyage)
    assert 3 == voyage.state.moves_left  # it has used no move
    assert allowed(voyage, "1 step figure=lin_chong square=h3")  # and the survivor may move


@pytest.mark.rules("S36")
def test_a_duel_to_resume_comes_before_any_move() -> None:
    match = board(*TIED, AWAY)
    assert ("S36", "A duel is being fought: it comes first.") == (
        refused(match, "1 step figure=shi_jin square=a8").rule,
        refused(match, "1 step figure=shi_jin square=a8").sentence,
    )
    play(match, *AGAIN)
    assert allowed(match, "1 step figure=shi_jin square=a8")


@pytest.mark.rules("S36")
def test_a_duel_tied_again_waits_for_the_next_chapter() -> None:
    match = play(board(*TIED, AWAY), *AGAIN)
    assert "moves" == match.phase
    assert {"lin_chong": "li_kui", "li_kui": "lin_chong"} == words(match)["opponent"]
    assert "S36" == refused(match, "1 step figure=lin_chong square=h3").rule


@pytest.mark.rules("S36", "A8")
def test_it_waits_for_the_voyage_of_the_challengers_player() -> None:
    turned = [
        figure(1, "lin_chong", "h4", opponent="li_kui"),
        figure(2, "li_kui", "h4", opponent="lin_chong", challenger=1),
    ]
    first = board(*turned, AWAY, seat=1)
    assert "moves" == first.phase
    second = board(*turned, AWAY, seat=2)
    assert ("challenge", (1,)) == (second.phase, second.to_act)


@pytest.mark.rules("A8")
def test_by_the_option_all_ties_are_fought_before_anybody_moves() -> None:
    turned = [
        figure(1, "lin_chong", "h4", opponent="li_kui"),
        figure(2, "li_kui", "h4", opponent="lin_chong", challenger=1),
    ]
    match = board(*turned, AWAY, seat=1, tie_repeat="next_phase_start")
    assert ("challenge", (1,)) == (match.phase, match.to_act)
    later = board(*turned, AWAY, figure(2, "mu_hong", "e1"), seat=2, tie_repeat="next_phase_start")
    assert "moves" == later.phase


@pytest.mark.rules("A8", "S11")
def test_in_anothers_sub_turn_nobody_eats() -> None:
    turned = [
        figure(1, "lin_chong", "h4", opponent="li_kui"),
        figure(2, "li_kui", "h4", opponent="lin_chong", challenger=1, wound=1, banquet=1),
    ]
    match = board(*turned, AWAY, seat=1, tie_repeat="next_phase_start")
    assert (
        "Banquets heal in phases 3 to 5 of your own turn."
        == refused(match, "2 heal figure=li_kui").sentence
    )
    assert allowed(board(*turned, AWAY, seat=2), "2 heal figure=li_kui")


@pytest.mark.rules("A8")
def test_by_the_option_the_characteristic_of_the_tie_is_kept() -> None:
    match = board(*TIED, AWAY, same_trait="on")
    assert "duel_die" == match.phase
    play(match, "chance roll pips=9", "chance roll pips=1")
    assert "discard" == words(match)["zone"]["li_kui"]


@pytest.mark.rules("S36", "3.9")
def test_several_duels_go_on_in_the_order_of_the_challengers_ranks() -> None:
    second = [
        figure(1, "song_jiang", "c1", opponent="mu_hong", challenger=1),
        figure(2, "mu_hong", "c1", opponent="song_jiang"),
    ]
    match = board(*TIED, *second, AWAY)
    assert "S27" == refused(match, "1 challenge trait=mind").rule  # Song Jiang, rank 1, is first
    play(match, "1 challenge trait=combat", "chance roll pips=9", "chance roll pips=1")
    assert ("challenge", "S27") == (match.phase, refused(match, "1 challenge trait=combat").rule)


@pytest.mark.rules("S36", "3.9")
def test_after_the_duel_of_the_very_last_rank_the_moves_begin() -> None:
    last = [
        figure(1, "duan_jingzhu", "h4", opponent="li_kui", challenger=1),
        figure(2, "li_kui", "h4", opponent="duan_jingzhu"),
    ]
    match = board(*last, AWAY)
    play(match, "1 challenge trait=magic", "chance roll pips=5", "chance roll pips=5")
    assert ("moves", (0,), 3) == (match.phase, match.to_act, match.state.moves_left)


@pytest.mark.rules("S36", "3.10")
def test_when_one_of_the_two_dies_the_other_is_unlocked() -> None:
    # Players in a row: the defender bears no token, meets soldiers and dies of his wound.
    hurt = [*TIED, "wound.li_kui = 2"]
    match = board(*hurt, phase="peripeties", seat=2, turn_structure="players")
    misfortune(match, "soldiers")
    assert "opponent" not in words(match)
    assert "discard" == words(match)["zone"]["li_kui"]


@pytest.mark.rules("A18")
def test_where_players_play_in_a_row_a_tie_is_fought_while_the_defender_bears_his_token() -> None:
    match = board(*TIED, "immobilised.li_kui = 1", AWAY, turn_structure="players")
    assert "challenge" == match.phase
    assert "immobilised" in words(match)


@pytest.mark.rules("A26", "S36", "3.3", "3.17")
def test_the_heir_of_a_locked_leader_stands_on_a_square_of_his_own() -> None:
    match = board(
        *TIED,
        "wound.li_kui = 2",
        'zone.mu_hong = "brother"\nowner.mu_hong = "2"\nleader.mu_hong = "li_kui"',
        phase="peripeties",
        seat=2,
        turn_structure="players",
        succession="brother",
    )
    misfortune(match, "soldiers")
    assert ("place_bandit", (1,)) == (match.phase, match.to_act)
    near = "g3 h3 i3 g4 i4 g5 i5".split()  # and not the fort H5
    assert [f"place square={word}" for word in near] == choices(match)
    play(match, "2 place square=i4")
    after = words(match)
    assert {"lin_chong": "h4", "mu_hong": "i4"} == after["square"]
    assert "opponent" not in after and "entered" not in after


@pytest.mark.rules("S36", "3.8", "3.10")
def test_prison_does_not_put_off_a_tied_duel() -> None:
    """The seed says "at the next turn"; a prisoner lies on his square and has not left it."""
    match = board(*TIED, AWAY, phase="peripeties", seat=2, turn_structure="players")
    misfortune(match, "mandarin")
    play(match, "chance roll pips=3")
    assert {"li_kui": 3} == words(match)["prison"]
    assert {"lin_chong": "li_kui", "li_kui": "lin_chong"} == words(match)["opponent"]
    again = play(board(*TIED, "prison.li_kui = 3", AWAY), *AGAIN)
    assert {"lin_chong": 1} == words(again)["immobilised"]  # a prisoner bears no token besides


@pytest.mark.rules("A1")
def test_by_star_rank_36_is_the_last_that_rolls_the_twelve() -> None:
    match = board(LIN_CHONG, LI_KUI, AWAY, duel_die="by_star")
    assert [12, 10] == [duel_die(match.state, rank - 1, 0) for rank in (36, 37)]


@pytest.mark.rules("A8", "S11")
def test_a_lower_seat_does_not_eat_in_the_sub_turn_of_a_higher_one() -> None:
    hurt = "wound.lin_chong = 1\nbanquet.lin_chong = 1"
    match = board(*TIED, hurt, seat=2, first=2, tie_repeat="next_phase_start")
    assert ("challenge", (0,)) == (match.phase, match.to_act)
    assert "S11" == refused(match, "1 heal figure=lin_chong").rule
