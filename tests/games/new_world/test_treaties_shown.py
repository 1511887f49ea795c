"""What people see of deals, contracts, monopolies, images and missions."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import play

from .board import board
from .test_deals import talks
from .test_terminal import sheet, tracks


@pytest.mark.rules("3.9.B1", "3.27")
def test_the_offer_stands_on_the_screen_of_who_must_answer() -> None:
    match = play(talks(level="veteran"), "1 open_deal pt", "1 put_in mine infantry 5")
    assert "Spain offers Portugal: 5 infantry for nothing" in tracks(sheet(match, 0))
    play(match, "1 put_in theirs ducats 30", "1 propose_deal none none rally none")
    assert "Spain offers Portugal: 5 infantry for 30 ducats, [Rally]" in tracks(sheet(match, 1))


@pytest.mark.rules("3.9.B1")
def test_a_gift_that_waits_for_its_answer_is_offered_for_nothing() -> None:
    match = play(talks(), "1 open_deal pt", "1 put_in mine ducats 5")
    assert "5 ducats for nothing yet" in tracks(sheet(match, 0))
    play(match, "1 propose_deal none none none none")
    assert "Spain offers Portugal: 5 ducats for nothing\n" in tracks(sheet(match, 1)) + "\n"


@pytest.mark.rules("3.9.B2", "3.3.4", "3.19.4")
def test_contracts_monopolies_and_images_are_shown() -> None:
    text = 'contract_turns.es_pt = 2\ncontract.es_pt = {first = "es_pays_20"}\n'
    text += 'monopoly.furs = "pt"\nimage.es = -1\n'
    match: Match = board(text, level="expert")
    words = tracks(sheet(match, 0))
    assert "Spain and Portugal: Spain pays 20 ducats each turn (2 turns)" in words
    assert "only Portugal sells furs" in words
    assert "image −1" in sheet(match, 0).hands[0].spoken
