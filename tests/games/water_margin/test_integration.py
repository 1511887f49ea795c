"""Chapter "Integration" (R9 to R12, 3.11, A9, A10): the green die and the four receptions."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, story, told

from .board import board, figure, gang, words
from .test_refuge import JOIN, candidates


def rolled(match: Match, *faces: str) -> Match:
    """The candidate tries and the green die shows these faces, each later one for a gourd."""
    play(match, JOIN)
    for i, face in enumerate(faces):
        if i > 0:
            play(match, "1 drink")
        play(match, f"chance green_die reception={face}")
    return match


@pytest.mark.rules("R10")
def test_the_green_die_has_one_two_two_and_one_face() -> None:
    match = play(candidates(), JOIN)
    weights = [
        match.game.flow.weight_of(match.state, 6, number) for number, _words in match.legal(6)
    ]
    assert [1, 2, 2, 1] == weights


@pytest.mark.rules("R8", "R10", "3.11")
def test_a_favourable_entry_lets_the_group_in_with_its_taels() -> None:
    match = rolled(candidates("taels.wu_yong = 7\ngourd.wu_yong = 1"), "favourable")
    after = words(match)
    assert "gang" == after["zone"]["wu_yong"]
    assert {"1": 57} == after["treasure"]
    assert {"1": "shi_jin"} == after["chief"]
    assert "gourd" not in after


@pytest.mark.rules("A22", "R8")
def test_each_brother_counts_one_or_by_the_option_none() -> None:
    lines = 'zone.chai_jin = "brother"\nowner.chai_jin = "1"\nleader.chai_jin = "wu_yong"'
    match = rolled(candidates(lines), "favourable")
    assert ["Wu Yong enters the gang of seat 1: 2 new members."] == [
        s for s in story(match) if "enters" in s
    ]
    off = rolled(candidates(lines, brothers_count="off"), "favourable")
    assert "discard" == words(off)["zone"]["chai_jin"]


@pytest.mark.rules("R11", "R12", "5.12")
def test_with_gourds_the_best_face_counts() -> None:
    match = rolled(candidates("gourd.wu_yong = 2"), "refusal", "duel", "test")
    play(match, "1 keep_face")
    assert "test_die" == match.phase  # the third face was the best
    assert "gourd" not in words(match)
    worse = rolled(candidates("gourd.wu_yong = 2"), "test", "refusal")
    play(worse, "1 keep_face")
    assert "test_die" == worse.phase


@pytest.mark.rules("R11", "R12", "3.17")
def test_nobody_must_drink_and_without_a_gourd_nobody_can() -> None:
    match = rolled(candidates("gourd.wu_yong = 1"), "refusal")
    assert ["drink", "keep_face"] == choices(match)[:2]
    assert "keep_face" == match.default(0).words
    dry = rolled(candidates(), "duel")
    assert "roll_again" == dry.phase  # somebody could heal, so it is asked
    assert ("R11", {"figure": "wu_yong"}) == (
        refused(dry, "1 drink").rule,
        refused(dry, "1 drink").facts,
    )


# --- put to the test ------------------------------------------------------------------------------


@pytest.mark.rules("R10", "3.11")
def test_put_to_the_test_the_candidate_enters_or_waits() -> None:
    def tested(*dice: int) -> Match:
        match = play(rolled(candidates(), "test"), "1 keep_face")
        play(match, "chance test_die trait=mind")
        return play(match, *(f"chance roll pips={n}" for n in dice))

    assert "gang" == words(tested(5, 6, 1))["zone"]["wu_yong"]  # 10 + 1 against 11
    match = tested(6, 6, 1)
    assert "waits" in told(match)
    assert "h5" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("3.11", "3.8")
def test_at_the_gate_no_place_helps() -> None:
    # Wu Yong's favourite place is the inn; the place die last showed it.
    match = play(rolled(candidates('met_place = "inn"'), "test"), "1 keep_face")
    play(match, "chance test_die trait=mind", *("chance roll pips=6",) * 2, "chance roll pips=1")
    assert "Wu Yong reaches 11 against 12." in story(match)


# --- the duel with the chief ----------------------------------------------------------------------


def jousted(mine: int, his: int, *lines: str, **options: str) -> Match:
    """Wu Yong (Combat 2) jousts with the chief Shi Jin (Combat 8)."""
    match = play(rolled(candidates(*lines, **options), "duel"), "1 keep_face")
    play(match, "1 challenge trait=combat")
    return play(match, f"chance roll pips={mine}", f"chance roll pips={his}")


@pytest.mark.rules("R10", "3.11", "S27", "A9")
def test_the_candidate_challenges_the_chief_not_on_his_best() -> None:
    match = play(rolled(candidates(), "duel"), "1 keep_face")
    assert "S27" == refused(match, "1 challenge trait=mind").rule
    assert "challenge trait=magic" == match.default(0).words  # 3 and the d12


@pytest.mark.rules("A9", "3.11")
def test_of_honour_a_winner_enters_and_leads() -> None:
    after = words(jousted(8, 1))
    assert {"1": "wu_yong"} == after["chief"]
    assert ("gang", "gang") == (after["zone"]["wu_yong"], after["zone"]["shi_jin"])


@pytest.mark.rules("A9", "3.11")
def test_of_honour_a_loser_is_wounded_and_waits() -> None:
    match = jousted(1, 10)
    assert {"wu_yong": 1, "lu_zhishen": 1} == words(match)["wound"]
    assert "h5" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("A9", "3.11")
def test_of_honour_equals_are_immobilised_and_nothing_is_pending() -> None:
    match = jousted(7, 1)
    after = words(match)
    assert {"wu_yong": 1} == after["immobilised"]
    assert "rejoust" not in after and "opponent" not in after


@pytest.mark.rules("A9", "3.11", "S32")
def test_deadly_the_beaten_candidate_loses_his_group() -> None:
    lines = 'zone.chai_jin = "brother"\nowner.chai_jin = "1"\nleader.chai_jin = "wu_yong"'
    after = words(jousted(1, 10, lines, integration_duel="deadly", succession="brother"))
    assert ("discard", "discard") == (after["zone"]["wu_yong"], after["zone"]["chai_jin"])
    assert {"1": "shi_jin"} == after["chief"]


@pytest.mark.rules("A9", "3.11")
def test_deadly_the_beaten_chief_is_discarded() -> None:
    after = words(jousted(8, 1, integration_duel="deadly"))
    assert ("gang", "discard") == (after["zone"]["wu_yong"], after["zone"]["shi_jin"])
    assert {"1": "wu_yong"} == after["chief"]


@pytest.mark.rules("A9", "3.11", "3.17")
def test_deadly_equals_go_on_with_the_duel_at_the_next_try() -> None:
    after = words(jousted(7, 1, integration_duel="deadly"))
    assert {"wu_yong": "shi_jin"} == after["rejoust"]
    again = candidates('rejoust.wu_yong = "shi_jin"', integration_duel="deadly")
    play(again, JOIN)
    assert "challenge" == again.phase  # without the die


# --- flat refusal ---------------------------------------------------------------------------------


@pytest.mark.rules("R10", "A10", "3.11", "3.17")
def test_a_flat_refusal_drives_the_candidate_off_one_square() -> None:
    match = play(rolled(candidates("entered.wu_yong = 1"), "refusal"), "1 keep_face")
    assert [f"retreat square={s}" for s in "g4 h4 i4 g5 i5 g6 h6 i6".split()] == choices(
        match, "retreat"
    )
    assert "retreat square=g4" == match.default(0).words
    assert "3.11" == refused(match, "1 retreat square=h7").rule
    play(match, "1 retreat square=h6")
    after = words(match)
    assert "h6" == after["square"]["wu_yong"]
    assert "entered" not in after  # it has not come there by a step
    assert "refused_by" not in after


@pytest.mark.rules("A10", "3.11", "R5")
def test_a_free_fort_may_be_retreated_to_and_a_claimed_one_not() -> None:
    match = board(
        gang(1, "j3", "shi_jin"), gang(2, "k3", "li_jun"), figure(1, "wu_yong", "j3"),
        phase="refuge",
    )  # fmt: skip
    play(match, JOIN, "chance green_die reception=refusal")
    squares = "i2 i3 i4 j4 k4".split()  # I2 is a fort, J2 and K2 are sea
    assert [f"retreat square={word}" for word in squares] == choices(match, "retreat")


@pytest.mark.rules("A10", "3.11")
def test_where_no_square_is_empty_the_candidate_stays_immobilised() -> None:
    names = "li_jun mu_hong liu_tang li_kui lei_heng zhu_tong hua_rong xu_ning".split()
    crowd = [
        figure(2, name, square)
        for name, square in zip(names, "g4 h4 i4 g5 i5 g6 h6 i6".split(), strict=True)
    ]
    match = play(rolled(candidates(*crowd), "refusal"), "1 keep_face")
    assert "Wu Yong is immobilised." in story(match)
    assert "h5" == words(match)["square"]["wu_yong"]


@pytest.mark.rules("A10", "3.11")
def test_by_the_option_the_refusal_lasts_while_the_chief_leads() -> None:
    match = rolled(candidates(categorical_refusal="until_new_chief"), "refusal")
    play(match, "1 keep_face", "1 retreat square=h6")
    assert {"wu_yong": "shi_jin"} == words(match)["refused_by"]


@pytest.mark.rules("3.11", "3.1")
def test_with_fort_traits_three_forts_test_instead_of_refusing() -> None:
    def at(fort: str, **options: str) -> Match:
        match = board(
            gang(1, fort, "shi_jin zhu_wu"), figure(1, "wu_yong", fort), phase="refuge", **options
        )
        play(match, JOIN, "chance green_die reception=refusal")
        return match

    for fort in ("j3", "h1", "i2"):
        assert "test_die" == at(fort, fort_traits="on").phase
        assert "pushed_out" == at(fort).phase
    assert "pushed_out" == at("h5", fort_traits="on").phase


@pytest.mark.rules("3.11")
def test_those_forts_change_no_better_face() -> None:
    lines = gang(1, "j3", "shi_jin zhu_wu"), figure(1, "wu_yong", "j3")
    match = board(*lines, phase="refuge", fort_traits="on")
    play(match, JOIN, "chance green_die reception=favourable")
    assert "gang" == words(match)["zone"]["wu_yong"]
    match = board(*lines, phase="refuge", fort_traits="on")
    play(match, JOIN, "chance green_die reception=duel")
    assert "challenge" == match.phase


NAMING = 'now = {phase = "new_chief", seat = 1}'


@pytest.mark.rules("A9", "A10", "3.11")
def test_a_new_chief_refuses_nobody_and_has_no_duel_to_finish() -> None:
    lines = [
        figure(1, "li_kui", "h5", refused_by="shi_jin"),
        figure(1, "hua_rong", "h5", rejoust="shi_jin"),
        figure(2, "mu_hong", "a9", refused_by="li_jun", rejoust="li_jun"),
        gang(2, "l5", "li_jun"),
    ]
    lasting = {"integration_duel": "deadly", "categorical_refusal": "until_new_chief"}
    match = jousted(8, 1, *lines, **lasting)
    assert {"1": "wu_yong", "2": "li_jun"} == words(match)["chief"]
    assert {"mu_hong": "li_jun"} == words(match)["refused_by"] == words(match)["rejoust"]
    assert allowed(match, "1 join figure=li_kui")
    # and if Shi Jin should lead once more, what he said before is forgotten
    leaderless = gang(1, "h5", "shi_jin zhu_wu").replace('chief.1 = "shi_jin"', "")
    named = board(leaderless, *lines, NAMING, **lasting)
    play(named, "1 name_chief bandit=shi_jin")
    assert {"mu_hong": "li_jun"} == words(named)["refused_by"] == words(named)["rejoust"]


@pytest.mark.rules("A9", "3.8", "3.11")
def test_whom_the_chief_beats_to_death_does_not_wait() -> None:
    match = jousted(1, 10, "wound.wu_yong = 2")
    assert "The chief Shi Jin beats Wu Yong." in story(match)
    assert "killed" in told(match)
    assert "waits" not in told(match)
