"""What may be laid into a deal, and what may be proposed (3.9.B1)."""

from __future__ import annotations

import pytest

from tabard.games.new_world.components.nations import HOLDERS
from tabard.games.new_world.components.units import CARGO
from tests.games.asking import allowed, choices, play

from .board import rule_of
from .test_deals import CROWD, talks


@pytest.mark.rules("3.9.B1")
def test_a_card_that_another_holds_cannot_be_given() -> None:
    text = 'card_place = {rally = "hand_2", ambush = "hand_1"}\n'
    match = play(talks(text, level="veteran"), "1 open_deal pt")
    assert "3.9.B1" == rule_of(match, "1 propose_deal rally none none none")
    assert allowed(match, "1 propose_deal ambush none none none")


@pytest.mark.rules("3.9.B1")
def test_of_one_class_ten_may_be_laid_and_no_eleventh() -> None:
    match = play(talks(level="veteran"), "1 open_deal pt", "1 put_in mine infantry 8")
    match.state.held[HOLDERS["es_home"]][CARGO["cavalry"]] = 4
    assert allowed(match, "1 put_in mine cavalry 2")
    assert "3.9.B1" == rule_of(match, "1 put_in mine cavalry 3")


@pytest.mark.rules("3.9.B1", "3.28")
def test_two_cards_that_are_given_count_as_two_in_the_other_hand() -> None:
    full = "card_place = {" + ", ".join(f'{card} = "hand_2"' for card in CROWD.split()[:-1])
    full += ', pursuit = "hand_1", heroic_stand = "hand_1"}\n'
    match = play(talks(full, level="veteran"), "1 open_deal pt")
    assert allowed(match, "1 propose_deal pursuit none none none")
    assert "3.28" == rule_of(match, "1 propose_deal pursuit heroic_stand none none")


@pytest.mark.rules("3.9.B1")
def test_no_card_is_asked_for_twice() -> None:
    match = play(talks('card_place.rally = "hand_2"\n', level="veteran"), "1 open_deal pt")
    assert allowed(match, "1 propose_deal none none rally ambush")
    assert "3.9.B1" == rule_of(match, "1 propose_deal none none rally rally")


@pytest.mark.rules("3.9.B1")
def test_whatever_is_at_home_may_be_laid_though_it_is_one_only() -> None:
    match = play(talks(level="veteran"), "1 open_deal pt")
    match.state.held[HOLDERS["es_home"]][CARGO["cavalry"]] = 1
    assert "… what=cavalry" in choices(play(match, "1 put_in mine"))
