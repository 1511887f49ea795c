"""Chapter "Oath" (S4, S15 to S23, 3.9, A4, A5, A6, A13, A35, A39)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, story, told, why_no

from .board import AMONG_MOVES, board, figure, gang, words

AWAY = figure(1, "shi_jin", "a9")  # somebody who could still move, so the decision stays open


def pair(mover: str = "", target: str = "", **options: str) -> Match:
    """Wu Yong at H5 with a gourd and Li Jun beside him at H4, each with more lines."""
    lines = [figure(1, "wu_yong", "h5", gourd=1), figure(1, "li_jun", "h4"), AWAY, mover, target]
    return board(*lines, **options)


@pytest.mark.rules("S4", "S15", "S18", "S19")
def test_a_gourd_shared_on_the_road_makes_a_sworn_brother() -> None:
    match = play(pair(), "1 step figure=wu_yong square=h4")
    assert "Wu Yong spends a gourd at Dongchang (H4): Li Jun is a sworn brother now." in story(
        match
    )
    after = words(match)
    assert ("brother", "wu_yong", 1) == tuple(
        after[f]["li_jun"] for f in ("zone", "leader", "owner")
    )
    assert "gourd" not in after
    assert {"wu_yong": "h4", "shi_jin": "a9"} == after["square"]
    assert "moves" == match.phase  # the move has ended


@pytest.mark.rules("S15", "A6", "5.4")
def test_without_a_gourd_of_his_own_nobody_swears() -> None:
    match = board(figure(1, "wu_yong", "h5"), figure(1, "li_jun", "h4", gourd=3))
    assert ("S15", {"brother": "li_jun", "figure": "wu_yong"}) == why_no(
        match, "1 step figure=wu_yong square=h4"
    )[:2]
    assert "S15" == refused(match, "1 swear figure=wu_yong brother=li_jun").rule
    assert allowed(match, "1 step figure=li_jun square=h5")  # the one with the gourd may


@pytest.mark.rules("S13", "S15")
def test_only_an_adjacent_figure_is_met() -> None:
    far = board(figure(1, "wu_yong", "h5", gourd=1), figure(1, "li_jun", "h3"), AWAY)
    assert "S13" == refused(far, "1 step figure=wu_yong square=h3").rule
    assert allowed(far, "1 step figure=wu_yong square=h4")
    assert allowed(pair(), "1 swear figure=wu_yong brother=li_jun")


@pytest.mark.rules("S16", "3.17")
def test_no_oath_with_a_bandit_of_another_player_gourd_or_not() -> None:
    for gourds in (0, 1):
        match = board(figure(1, "wu_yong", "h5", gourd=gourds), figure(2, "li_jun", "h4"))
        refusal = refused(match, "1 swear figure=wu_yong brother=li_jun")
        assert ("S16", "Li Jun is another player's figure and cannot be sworn in.") == (
            refusal.rule,
            refusal.sentence,
        )
    assert allowed(pair(), "1 swear figure=wu_yong brother=li_jun")


@pytest.mark.rules("3.17")
def test_an_oath_needs_somebody_there() -> None:
    match = board(figure(1, "wu_yong", "h5", gourd=1), AWAY)
    assert (
        "Nobody is there to meet."
        == refused(match, "1 swear figure=wu_yong brother=li_jun").sentence
    )


@pytest.mark.rules("S17", "5.4")
def test_no_oath_with_a_convict() -> None:
    match = pair(target='exile.li_jun = "h9"')
    refusal = refused(match, "1 step figure=wu_yong square=h4")
    assert ("S17", {"brother": "li_jun"}) == (refusal.rule, refusal.facts)
    assert {"wu_yong": 1} == words(match)["gourd"]
    assert allowed(pair(), "1 step figure=wu_yong square=h4")


@pytest.mark.rules("A12")
def test_a_convict_does_not_swear() -> None:
    match = pair(mover='exile.wu_yong = "h9"')
    assert "A12" == refused(match, "1 step figure=wu_yong square=h4").rule
    even = pair(mover='exile.wu_yong = "h9"', convict_can_attack="on")
    assert "A12" == refused(even, "1 step figure=wu_yong square=h4").rule


@pytest.mark.rules("A36")
def test_no_oath_with_a_prisoner_or_a_locked_figure() -> None:
    assert (
        "A36" == refused(pair(target="prison.li_jun = 1"), "1 step figure=wu_yong square=h4").rule
    )
    locked = pair(
        target='opponent.li_jun = "mu_hong"\n'
        + figure(2, "mu_hong", "h4", opponent="li_jun", challenger=1)
    )
    refusal = refused(locked, "1 step figure=wu_yong square=h4")
    assert ("A36", {"bandit": "li_jun"}) == (refusal.rule, refusal.facts)


@pytest.mark.rules("3.17")
def test_of_several_reasons_against_an_oath_the_first_is_told() -> None:
    many = "li_jun"  # no gourd is there in any of these
    base = [figure(1, "wu_yong", "h5"), figure(1, many, "h4", exile="h9"), AWAY]
    assert "S17" == refused(board(*base), "1 step figure=wu_yong square=h4").rule
    prisoner = [figure(1, "wu_yong", "h5"), figure(1, many, "h4", prison=1), AWAY]
    assert "A36" == refused(board(*prisoner), "1 step figure=wu_yong square=h4").rule
    both = [figure(1, "wu_yong", "h5", exile="h2"), figure(1, many, "h4", exile="h9"), AWAY]
    assert "A12" == refused(board(*both), "1 step figure=wu_yong square=h4").rule


@pytest.mark.rules("A13", "A39")
def test_the_one_met_may_be_immobilised_wounded_or_have_moved() -> None:
    match = pair(
        target="immobilised.li_jun = 1\nwound.li_jun = 2\nmoved.li_jun = 1\n" + AMONG_MOVES
    )
    play(match, "1 step figure=wu_yong square=h4")
    assert "swore" in told(match)


MOVER = figure(
    1, "wu_yong", "h5", "song_jiang lu_junyi", gourd=2, taels=10, wound=1, experience=2, banquet=1
)
TARGET = figure(
    1,
    "li_jun",
    "h4",
    "ruan_xiaoer ruan_xiaowu ruan_xiaoqi",
    gourd=1,
    taels=30,
    wound=1,
    experience=1,
    banquet=2,
    immobilised=1,
    horse=1,
    armour=1,
)


@pytest.mark.rules("S18", "S19", "S20", "S21", "S22", "A5", "5.3")
def test_what_passes_on_and_what_goes() -> None:
    match = play(board(MOVER, TARGET, AWAY), "1 step figure=wu_yong square=h4")
    after = words(match)
    assert {"wu_yong": 2} == after["gourd"]  # 2 - 1 + 1
    assert {"wu_yong": 40} == after["taels"]
    assert {"wu_yong": 1} == after["wound"]
    assert {"wu_yong": 2} == after["experience"]
    assert {"wu_yong": 1} == after["banquet"]
    assert not {"immobilised", "horse", "armour"} & set(after)
    brothers = "song_jiang lu_junyi li_jun ruan_xiaoer ruan_xiaowu ruan_xiaoqi"
    assert dict.fromkeys(brothers.split(), "wu_yong") == after["leader"]


@pytest.mark.rules("S23", "A4", "5.3")
def test_seven_brothers_are_one_too_many_and_the_gourd_stays() -> None:
    third = 'zone.hua_rong = "brother"\nowner.hua_rong = "1"\nleader.hua_rong = "wu_yong"'
    match = board(MOVER, third, TARGET, AWAY)
    refusal = refused(match, "1 step figure=wu_yong square=h4")
    assert ("S23", {"figure": "wu_yong", "brothers": 7}) == (refusal.rule, refusal.facts)
    assert {"wu_yong": 2, "li_jun": 1} == words(match)["gourd"]


@pytest.mark.rules("S22", "S23", "A4")
def test_by_the_option_the_owner_keeps_any_six_of_them() -> None:
    third = 'zone.hua_rong = "brother"\nowner.hua_rong = "1"\nleader.hua_rong = "wu_yong"'
    match = board(MOVER, third, TARGET, AWAY, surplus_brothers="discard")
    play(match, "1 step figure=wu_yong square=h4")
    assert "keeping" == match.phase
    assert 7 == len(choices(match, "let_go"))
    assert "let_go bandit=ruan_xiaoqi" == match.default(0).words  # the six lowest ranks stay
    assert "A4" == refused(match, "1 let_go bandit=shi_jin").rule
    play(match, "1 let_go bandit=song_jiang")
    assert "buying" == match.phase  # Dongchang is a town
    assert 6 == len(words(match)["leader"])
    assert "discard" == words(match)["zone"]["song_jiang"]


@pytest.mark.rules("A7", "A33", "S8")
def test_an_oath_may_be_the_second_step() -> None:
    match = board(figure(1, "wu_yong", "h6", gourd=1, banquet=1), figure(1, "li_jun", "h4"), AWAY)
    play(match, "1 step figure=wu_yong square=h5", "1 step figure=wu_yong square=h4")
    assert ["ate", "swore"] == told(match)


@pytest.mark.rules("A35", "S15", "3.9")
def test_at_the_own_refuge_a_step_is_home_and_the_oath_is_named() -> None:
    def at_home() -> Match:
        return board(
            gang(1, "h5", "shi_jin"),
            figure(1, "wu_yong", "h6", gourd=1),
            figure(1, "li_jun", "h5"),
            figure(1, "mu_hong", "h5"),
            figure(1, "lu_zhishen", "a1"),
        )

    match = play(at_home(), "1 step figure=wu_yong square=h5")
    assert {"wu_yong": 1} == words(match)["gourd"]
    match = at_home()
    play(match, "1 swear figure=wu_yong")
    assert ["… brother=li_jun", "… brother=mu_hong"] == sorted(choices(match, "swear"))
    play(match, "1 … brother=mu_hong")
    after = words(match)
    assert {"mu_hong": "wu_yong"} == after["leader"]
    assert {"wu_yong": "h5", "li_jun": "h5", "lu_zhishen": "a1"} == after["square"]


@pytest.mark.rules("3.17", "S13")
def test_two_who_wait_at_the_gate_do_not_meet_each_other() -> None:
    match = board(
        gang(1, "h5", "shi_jin"), figure(1, "wu_yong", "h5", gourd=1), figure(1, "li_jun", "h5")
    )
    assert not choices(match, "swear")
    assert allowed(match, "1 step figure=wu_yong square=h4")


@pytest.mark.rules("3.9", "S13", "S15")
def test_a_sworn_brother_has_no_figurine_and_does_not_move() -> None:
    match = play(pair(), "1 step figure=wu_yong square=h4")
    assert "3.17" == refused(match, "1 step figure=li_jun square=h3").rule
