"""What the seed does not forbid, by options (A12, A35, A36): convicts who swear; prisoners, locked
duellists and figures at a gate that are attacked."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import allowed, play, refused

from .board import board, figure, gang, words
from .test_duel import ATTACK, AWAY, LI_KUI, LIN_CHONG, fight

NAMED = "1 attack figure=lin_chong foe=li_kui"


@pytest.mark.rules("S15", "S17", "A12")
def test_a_convict_with_a_gourd_drinks_three_cups_by_the_option() -> None:
    lines = [figure(1, "wu_yong", "h5", gourd=1, exile="h9"), figure(1, "li_jun", "h4"), AWAY]
    oath = "1 step figure=wu_yong square=h4"
    assert "A12" == refused(board(*lines), oath).rule
    match = board(*lines, convict_can_swear="on")
    after = words(play(match, oath))
    assert ("brother", "h4") == (after["zone"]["li_jun"], after["square"]["wu_yong"])
    assert {"wu_yong": "h9"} == after["exile"]  # he still has a way to go
    sworn = board(*lines[:1], figure(1, "li_jun", "h4", exile="h2"), AWAY, convict_can_swear="on")
    assert "S17" == refused(sworn, oath).rule  # and is never sworn himself


@pytest.mark.rules("S24", "A36", "P3")
@pytest.mark.parametrize(
    ("mine", "his", "dead"), [(9, 1, "li_kui"), (1, 10, "lin_chong"), (4, 9, "")]
)
def test_a_prisoner_of_another_player_is_attacked_by_the_option(
    mine: int, his: int, dead: str
) -> None:
    lines = [LIN_CHONG, LI_KUI, "prison.li_kui = 2", AWAY]
    assert "A36" == refused(board(*lines), ATTACK).rule
    after = words(fight(board(*lines, attack_prisoners="on"), "mind", mine, his))
    assert "h4" == after["square"].get("lin_chong", "h4")
    if dead:
        assert "discard" == after["zone"][dead]
    assert (dead != "li_kui") == ("prison" in after)


def locked(**options: str) -> Match:
    """Li Kui and Mu Hong have a duel to finish on H4."""
    third = figure(3, "mu_hong", "h4", opponent="li_kui", challenger=1)
    return board(LIN_CHONG, LI_KUI, 'opponent.li_kui = "mu_hong"', third, AWAY, seats=3, **options)


@pytest.mark.rules("S24", "S36", "A36")
def test_who_is_locked_is_attacked_from_beside_by_the_option() -> None:
    assert "A36" == refused(locked(), NAMED).rule
    assert allowed(locked(attack_locked="on"), NAMED)
    won = words(fight(locked(attack_locked="on"), "mind", 9, 1))
    assert "discard" == won["zone"]["li_kui"] and "opponent" not in won
    assert ("h5", "h4") == (won["square"]["lin_chong"], won["square"]["mu_hong"])
    lost = words(fight(locked(attack_locked="on"), "mind", 1, 10))
    assert {"li_kui": "mu_hong", "mu_hong": "li_kui"} == lost["opponent"]
    assert "discard" == lost["zone"]["lin_chong"]


@pytest.mark.rules("S35", "S36", "A36")
def test_equal_totals_from_beside_leave_nothing_to_finish() -> None:
    match = locked(attack_locked="on")
    play(match, ATTACK, "1 challenge trait=mind", "chance roll pips=5")
    his = next(n for n in range(1, 11) if tied(match, n))
    after = words(play(match, f"chance roll pips={his}"))
    assert {"li_kui": "mu_hong", "mu_hong": "li_kui"} == after["opponent"]
    assert {"lin_chong": 1, "li_kui": 1} == after["immobilised"]


def tied(match: Match, pips: int) -> bool:
    """Would the defender's die make the totals equal?"""
    again = Match.at(match.game, match.state, chance_by_hand=True)
    return "tie" in " ".join(event.event for event in play(again, f"chance roll pips={pips}").told)


def at_the_gate(**options: str) -> Match:
    """Li Kui waits at Liangshan, the refuge of seat 2; Lin Chong stands before it."""
    return board(figure(1, "lin_chong", "h4"), figure(1, "shi_jin", "a9"),
                 gang(2, "h5", "mu_hong li_jun"), figure(2, "li_kui", "h5"), **options)  # fmt: skip


@pytest.mark.rules("S24", "A35", "R5")
@pytest.mark.parametrize(("mine", "his", "dead"), [(10, 1, "li_kui"), (1, 10, "lin_chong")])
def test_who_waits_at_a_gate_is_attacked_from_beside_by_the_option(
    mine: int, his: int, dead: str
) -> None:
    assert "R5" == refused(at_the_gate(), NAMED).rule
    match = at_the_gate(attack_at_gate="on")
    assert "R5" == refused(match, "1 step figure=lin_chong square=h5").rule  # nobody else enters
    assert allowed(match, NAMED)
    play(match, NAMED, "1 challenge trait=mind", f"chance roll pips={mine}")
    after = words(play(match, f"chance roll pips={his}"))
    assert "discard" == after["zone"][dead]
    assert "h4" == after["square"].get("lin_chong", "h4")
    assert "entered" not in after  # he has not come there by a step


@pytest.mark.rules("A35", "S15")
def test_an_own_figure_at_the_gate_is_not_attacked() -> None:
    match = board(figure(1, "lin_chong", "h4"), gang(1, "h5", "mu_hong"),
                  figure(1, "li_kui", "h5"), figure(2, "li_jun", "a9"),
                  attack_at_gate="on")  # fmt: skip
    assert "S24" == refused(match, NAMED).rule
