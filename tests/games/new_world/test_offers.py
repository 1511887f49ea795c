"""What a bot offers in a deal: nothing that the other cannot take, and no gifts."""

from __future__ import annotations

import pytest

from tests.games.asking import play

from .test_deals import CARDS, talks
from .test_judge import worth_of

KNOWN = CARDS + "card_seen.ambush = [1]\n"
NONE_THERE = "1 propose_deal rally none ransom none"
BLINDLY = "1 propose_deal rally none ambush none"


def worth_once(*said: str, text: str = CARDS) -> int:
    """What the table is worth to Spain once this is said to Portugal."""
    return worth_of(play(talks(text), "1 open_deal pt", *said))


@pytest.mark.parametrize("offer", [NONE_THERE, BLINDLY, "1 propose_deal rally none none none"])
def test_it_rather_breaks_off_than_asks_for_cards_unseen_or_gives_one_away(offer: str) -> None:
    assert worth_once(offer) < worth_once("1 break_off_talks")


def test_it_asks_for_a_card_that_it_has_seen_there() -> None:
    assert worth_once(BLINDLY, text=KNOWN) > worth_once("1 break_off_talks", text=KNOWN)


def test_it_pays_about_what_a_card_is_worth() -> None:
    for ducats, is_good in ((10, True), (30, False)):
        paid = f"1 put_in theirs ducats {ducats}"
        offer = worth_once(paid, "1 propose_deal rally none none none")
        assert is_good == (offer > worth_once(paid, "1 break_off_talks"))


def test_an_offer_that_can_only_be_refused_is_vain_once_it_is_refused_too() -> None:
    refused = worth_once(NONE_THERE, "2 refuse_deal")
    assert refused < worth_once("1 break_off_talks")
