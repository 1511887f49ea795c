"""What a bot offers in a deal: nothing that the other cannot take, and no gifts."""

from __future__ import annotations

import pytest

from tests.games.asking import play

from .test_deals import CARDS, talks
from .test_judge import worth_of

NONE_THERE = "1 propose_deal rally none ransom none"
BLINDLY = "1 propose_deal rally none ambush none"
WHOLE = "1 propose_deal none none none none"
POINTS = "1 put_in mine build_points 15"


def worth_once(*said: str, text: str = CARDS) -> int:
    """What the table is worth to Spain once this is said to Portugal."""
    return worth_of(play(talks(text), "1 open_deal pt", *said))


@pytest.mark.parametrize("offer", [NONE_THERE, BLINDLY, "1 propose_deal rally none none none"])
def test_it_rather_breaks_off_than_asks_for_cards_unseen_or_gives_one_away(offer: str) -> None:
    assert worth_once(offer) < worth_once("1 break_off_talks")


def is_made(*said: str) -> bool:
    """Is this rather offered than the talks broken off?"""
    return worth_once(*said, WHOLE) > worth_once(*said, "1 break_off_talks")


@pytest.mark.parametrize(
    ("price", "good"), [("1", True), ("10", False)], ids=["both gain", "the other loses"]
)
def test_both_gain_by_what_it_offers(price: str, good: bool) -> None:
    assert good == is_made(POINTS, f"1 put_in theirs ducats {price}")


def test_it_gives_no_ducats_for_ducats() -> None:
    assert not is_made(POINTS, "1 put_in mine ducats 5", "1 put_in theirs ducats 6")


def test_it_offers_nothing_more_once_it_has_proposed_something() -> None:
    match = play(talks(CARDS), "1 open_deal pt", POINTS, WHOLE, "2 accept_deal", "1 open_deal pt")
    assert worth_of(match) < worth_of(play(match, "1 break_off_talks"))


def test_an_offer_that_can_only_be_refused_is_vain_once_it_is_refused_too() -> None:
    refused = worth_once(NONE_THERE, "2 refuse_deal")
    assert refused < worth_once("1 break_off_talks")
