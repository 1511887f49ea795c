"""Cards of the nations and their conditions (3.19.5), and the alchemist (3.18 N°12)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.world.avatars import points_of_leader
from tests.games.asking import allowed, choices, play

from .board import board, rule_of
from .test_aimed_cards import event

CABRAL, MARTIM = 6, 8


@pytest.mark.rules("PT2", "3.19.5")
def test_a_bandeira_helps_nobody_but_the_leader_who_is_sent() -> None:
    text = 'turn = 5\ndiscovered.bahia = "pt"\n'
    text += 'leader_at = {martim_afonso = "bahia", cabral = "bahia"}\n'
    before = [points_of_leader(board(text).state, leader) for leader in (CABRAL, MARTIM)]
    match = play(event("bandeira", text, 2, "pt_cards"), "2 aim_at_leader martim_afonso")
    after = [points_of_leader(match.state, leader) for leader in (CABRAL, MARTIM)]
    assert [before[0], before[1] + 6] == after


@pytest.mark.rules("NL4", "3.19.5")
def test_credit_is_for_payments_that_can_still_be_made() -> None:
    text = 'turn = 13\nnl_cards.tulip_credit = "hand_5"\nmain_card_used.nl = 1\n'
    spending = board(text, seats=5, who=5)
    assert allowed(spending, "5 draw_on_credit tulip_credit")
    used = board(text, seats=5, who=5, at="impulse")
    assert "3.10.4" == rule_of(used, "5 draw_on_credit tulip_credit")
    fresh = board(text.replace("= 1\n", "= 0\n"), seats=5, who=5, at="impulse")
    assert allowed(fresh, "5 draw_on_credit tulip_credit")


@pytest.mark.rules("3.18", "3.9.A3")
def test_who_recovers_a_card_draws_one_general_card_less() -> None:
    text = 'turn = 2\nleader_at.cortes = "cuba"\nadvisor_place.alchemist = "cortes"\n'
    match = board(
        text + 'card_place.emigrants = "discard"\n', at="cards", step="draw_1", level="veteran"
    )
    while match.phase != "alchemy":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0][1])
    play(match, "1 recover_a_card", "chance recover emigrants")
    for _n in range(5):  # the fifth is another nation's already
        play(match, f"chance {choices(match)[0]}")
    piles = [match.state.card_place, match.state.red_place, match.state.es_cards]
    assert 5 == sum(list(pile).count(2) for pile in piles)
