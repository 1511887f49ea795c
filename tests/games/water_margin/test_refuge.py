"""Chapter "Refuge of a gang" (R1 to R9, 3.11, A19, A22, A29): ransom, founding, who may try."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, choices, play, refused, told

from .board import board, figure, gang, words


def settlers(*lines: str, seat: int = 1, **options: str) -> Match:
    """Wu Yong with two brothers and 25 taels has stepped onto L5; somebody keeps the phase open."""
    return board(
        figure(1, "wu_yong", "l5", "chai_jin xu_ning", taels=25, gourd=2, entered=1),
        figure(1, "lu_zhishen", "a1", wound=1, banquet=1),
        *lines,
        phase="refuge",
        seat=seat,
        **options,
    )


FOUND = "1 found figure=wu_yong"


# --- founding -------------------------------------------------------------------------------------


@pytest.mark.rules("R1", "R2", "R4", "R6", "A22", "5.11")
def test_the_first_to_reach_a_fort_may_found_there() -> None:
    match = play(settlers(), FOUND)
    after = words(match)
    assert ({"1": "l5"}, {"1": "wu_yong"}) == (after["refuge"], after["chief"])
    assert {"1": 25} == after["treasure"]
    assert dict.fromkeys("wu_yong chai_jin xu_ning".split(), "gang") == {
        card: zone for card, zone in after["zone"].items() if zone == "gang"
    }
    assert {"lu_zhishen": "a1"} == after["square"]
    assert "gourd" not in after


@pytest.mark.rules("R3", "3.17")
def test_founding_is_optional() -> None:
    match = settlers()
    assert "leave_refuge" == match.default(0).words
    play(match, "1 leave_refuge")
    assert "refuge" not in words(match)


@pytest.mark.rules("A22", "3.1")
def test_by_the_option_brothers_do_not_count_and_are_discarded() -> None:
    after = words(play(settlers(brothers_count="off"), FOUND))
    assert {"wu_yong": "gang", "chai_jin": "discard", "xu_ning": "discard"} == {
        card: after["zone"][card] for card in ("wu_yong", "chai_jin", "xu_ning")
    }


@pytest.mark.rules("R5", "3.17")
def test_nobody_founds_where_another_player_has() -> None:
    match = settlers()
    # No rule leads there: only a table that is laid out by hand shows it.
    match.state.refuge[1] = match.state.square[2]
    assert ("R5", {"square": "l5"}) == (refused(match, FOUND).rule, refused(match, FOUND).facts)
    match.state.refuge[1] = -1
    assert allowed(match, FOUND)


@pytest.mark.rules("3.11", "3.17")
def test_one_refuge_for_each_player() -> None:
    match = settlers(gang(1, "h5", "shi_jin"))
    assert "You have a refuge already." == refused(match, FOUND).sentence
    at_home = board(gang(1, "h5", "shi_jin"), figure(1, "wu_yong", "h5", entered=1), phase="refuge")
    assert "You have a refuge already." == refused(at_home, FOUND).sentence


@pytest.mark.rules("R1", "3.17")
def test_only_on_a_fort() -> None:
    match = board(
        figure(1, "wu_yong", "k4", entered=1),
        figure(1, "lu_zhishen", "l5", entered=1),
        phase="refuge",
    )
    assert ("R1", {"figure": "wu_yong"}) == (
        refused(match, FOUND).rule,
        refused(match, FOUND).facts,
    )
    assert ["found figure=lu_zhishen"] == choices(match, "found")


@pytest.mark.rules("A29", "3.17")
def test_only_who_has_come_by_a_step() -> None:
    pushed = board(
        figure(1, "wu_yong", "l5"),
        figure(1, "lu_zhishen", "a1", wound=1, banquet=1),
        phase="refuge",
    )
    assert "A29" == refused(pushed, FOUND).rule
    assert allowed(settlers(), FOUND)


@pytest.mark.rules("R2", "3.10", "3.6", "3.8", "3.17")
def test_no_locked_figure_no_convict_and_no_prisoner_founds_but_an_immobilised_one_may() -> None:
    foe = figure(2, "li_kui", "l5", opponent="wu_yong", challenger=1)
    assert "S36" == refused(settlers('opponent.wu_yong = "li_kui"', foe), FOUND).rule
    assert "3.6" == refused(settlers('exile.wu_yong = "h9"'), FOUND).rule
    assert "3.8" == refused(settlers("prison.wu_yong = 1"), FOUND).rule
    assert allowed(settlers("immobilised.wu_yong = 1"), FOUND)
    both = settlers('opponent.wu_yong = "li_kui"\nexile.wu_yong = "h9"', foe)
    assert "S36" == refused(both, FOUND).rule


@pytest.mark.rules("3.17")
def test_only_own_figures_found() -> None:
    match = settlers(figure(2, "mu_hong", "h5", entered=1))
    assert "3.17" == refused(match, "1 found figure=mu_hong").rule


@pytest.mark.rules("R2", "A29")
def test_the_step_may_have_been_made_in_an_earlier_chapter() -> None:
    match = board(figure(1, "wu_yong", "k4"), figure(1, "shi_jin", "a1"))
    play(match, "1 step figure=wu_yong square=l5", "1 end_voyage")
    play(match, "1 leave_refuge")
    assert {"wu_yong": 1} == words(match)["entered"]  # and it lasts


# --- joining: who may try -------------------------------------------------------------------------


def candidates(*lines: str, **options: str) -> Match:
    """Wu Yong waits at his player's refuge H5, whose chief is Shi Jin."""
    return board(
        gang(1, "h5", "shi_jin zhu_wu", treasure=50),
        figure(1, "wu_yong", "h5"),
        figure(1, "lu_zhishen", "a1", wound=1, banquet=1),
        *lines,
        phase="refuge",
        **options,
    )


JOIN = "1 join figure=wu_yong"


@pytest.mark.rules("R7", "R8", "R9")
def test_a_figure_at_the_own_refuge_may_try_to_join_and_need_not() -> None:
    match = candidates()
    assert "leave_refuge" == match.default(0).words
    play(match, JOIN)
    assert "green_die" == match.phase
    assert "R7" == refused(candidates(), "1 join figure=lu_zhishen").rule


@pytest.mark.rules("3.11", "3.17")
def test_once_a_chapter() -> None:
    assert (
        "Wu Yong has tried to join in this chapter already."
        == refused(candidates("tried.wu_yong = 1"), JOIN).sentence
    )
    match = play(candidates(), JOIN, "chance green_die reception=test", "1 keep_face")
    play(match, "chance test_die trait=mind", *(f"chance roll pips={n}" for n in (6, 6, 1)))
    assert ("refuge", "waits") == (match.phase, told(match)[-1])
    assert "3.11" == refused(match, JOIN).rule


@pytest.mark.rules("3.6", "3.8", "3.17")
def test_neither_a_convict_nor_a_prisoner_tries_but_an_immobilised_figure_may() -> None:
    assert "3.6" == refused(candidates('exile.wu_yong = "h9"'), JOIN).rule
    assert "3.8" == refused(candidates("prison.wu_yong = 2"), JOIN).rule
    assert allowed(candidates("immobilised.wu_yong = 1"), JOIN)
    both = candidates('exile.wu_yong = "h9"', "tried.wu_yong = 1")
    assert "3.6" == refused(both, JOIN).rule


@pytest.mark.rules("A10", "3.17")
def test_whom_the_chief_has_refused_for_good_may_not_try_while_he_leads() -> None:
    match = candidates('refused_by.wu_yong = "shi_jin"', categorical_refusal="until_new_chief")
    assert ("A10", {"chief": "shi_jin", "figure": "wu_yong"}) == (
        refused(match, JOIN).rule,
        refused(match, JOIN).facts,
    )
    assert allowed(candidates(categorical_refusal="until_new_chief"), JOIN)


# --- ransom ---------------------------------------------------------------------------------------


@pytest.mark.rules("3.11", "3.17")
def test_the_treasure_frees_a_prisoner_for_20_taels_a_chapter_and_he_acts_at_once() -> None:
    match = candidates("prison.wu_yong = 2")
    play(match, "1 ransom figure=wu_yong")
    assert {"1": 10} == words(match)["treasure"]
    assert ["ransomed", "let_out"] == told(match)
    assert allowed(match, JOIN)


@pytest.mark.rules("3.11", "3.17")
def test_a_ransom_needs_a_prisoner_and_enough_treasure() -> None:
    assert "Wu Yong is not in prison." == refused(candidates(), "1 ransom figure=wu_yong").sentence
    refusal = refused(candidates("prison.wu_yong = 3"), "1 ransom figure=wu_yong")
    assert {"price": 60, "treasure": 50} == refusal.facts
    theirs = candidates(figure(2, "mu_hong", "b1", prison=1))
    assert "3.17" == refused(theirs, "1 ransom figure=mu_hong").rule
    off = candidates("prison.wu_yong = 1", ransom="off")
    refusal = refused(off, "1 ransom figure=wu_yong")
    assert ("3.11", "In this game the treasure frees no prisoner.") == (
        refusal.rule,
        refusal.sentence,
    )
