"""Chapter "Set-up": the factions are bid for (11.1)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tests.games.asking import choices, play, story, why_no

from .board import board

BIDS = ("1 bid 2", "2 bid 7", "3 bid 5")


def new(seats: int = 3, factions: str = "bid", **options: str) -> Match:
    """A game at which the factions are bid for; chance is played by the test."""
    chosen = {"factions": factions, **options}
    return Match("jeanne_darc", seats, options=chosen, chance_by_hand=True, unasked=False)


@pytest.mark.rules("11", "11.1")
def test_nobody_bids_by_the_usual_reading() -> None:
    assert "choose_faction" == new(factions="in_order").phase
    assert "bid" == new().phase


@pytest.mark.rules("11.1")
def test_all_bid_at_once_and_20_at_most() -> None:
    match = new()
    assert (0, 1, 2) == match.to_act
    assert 21 == len(set(choices(match, "bid")))
    assert why_no(match, "1 bid 21")[2] == "bid takes points from 0 to 20, not 21."
    assert "bid points=0" == match.default(0).words


@pytest.mark.rules("11.1", "6.2")
def test_bids_are_secret_until_the_last_is_there() -> None:
    match = play(new(), "1 bid 2", "2 bid 7")
    assert "7" not in str(match.view(0).get("sealed_bid"))
    assert ["1 bid points=2", "2 ?"] == [
        f"{line.seat + 1} {line.words}" for line in match.lines_for([0])
    ]
    assert [] == story(match)
    play(match, "3 bid 5")
    assert ["seat 1 has bid 2.", "seat 2 has bid 7.", "seat 3 has bid 5."] == story(match)[:3]
    assert [2, 7, 5] == match.state.bid[:3]


@pytest.mark.rules("11", "11.1")
def test_the_highest_bid_chooses_first() -> None:
    match = play(new(), *BIDS)
    assert (1,) == match.to_act
    play(match, "2 lead france")
    assert (2,) == match.to_act
    play(match, "3 lead england")
    assert (0,) == match.to_act


@pytest.mark.rules("11.1")
def test_equal_bids_choose_in_the_order_of_the_seats() -> None:
    match = play(new(), "1 bid 0", "2 bid 4", "3 bid 4")
    assert (1,) == match.to_act
    play(match, "2 lead france")
    assert (2,) == match.to_act


def scores(match: Match) -> list[int]:
    """The scores as they would be now."""
    return [int(match.game.score(match.state, seat)) for seat in range(match.state.seats)]


@pytest.mark.rules("11.1", "132")
@pytest.mark.parametrize(("factions", "paid"), [("bid", [2, 7, 5]), ("second_price", [0, 5, 2])])
def test_each_pays_his_bid_or_by_the_other_reading_the_next(factions: str, paid: list[int]) -> None:
    unpaid = scores(new(factions="in_order"))
    match = play(new(factions=factions), *BIDS)
    owed = [before - now for before, now in zip(unpaid, scores(match), strict=True)]
    assert paid == owed
    sources = [match.game.scored(match.state, seat) for seat in range(3)]  # type: ignore[misc]
    assert paid == [-sum(s.points for s in each if "choice" in s.sentence) for each in sources]


@pytest.mark.rules("11.1", "133")
@pytest.mark.parametrize(("bid", "first"), [(1, 0), (3, 1)])
def test_what_is_paid_decides_who_is_ahead(bid: int, first: int) -> None:
    match = play(new(seats=2), f"1 bid {bid}", "2 bid 0")
    match.state.throne[0], match.state.throne[1] = 12, 10
    places = [int(match.game.place(match.state, seat)) for seat in range(2)]
    assert (1, 2) == (places[first], places[1 - first])


@pytest.mark.rules("1", "11.1")
def test_who_leads_two_factions_does_not_bid() -> None:
    options = {"2p": "two_factions", "factions": "bid"}
    with pytest.raises(Misused, match="Players who lead two factions do not bid for them"):
        Match("jeanne_darc", 2, options=options)
    Match("jeanne_darc", 2, options={**options, "factions": "in_order"})


@pytest.mark.rules("11.1")
def test_a_whole_game_with_bids_tells_what_was_paid() -> None:
    game = find_game("jeanne_darc")
    match = Match(game, 3, seed=4, options={"factions": "second_price"}, unasked=True)
    for seat, points in enumerate((2, 7, 5)):
        match.play(seat, f"bid {points}")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.default(seat))
    told = [each.sentence for each in match.tell(None)]
    paid = [sentence for sentence in told if "for the choice" in sentence]
    assert 2 == len(paid)
    assert match.result is not None
    assert list(match.result.scores) == [
        sum(source.points for source in seat) for seat in match.result.sources
    ]


BIDDING = "now = {phase = 'bid', seat = 1}\n"


@pytest.mark.rules("11.1", "3.1")
def test_a_bid_stands_only_where_it_was_asked_for() -> None:
    nobody = 'faction = {1 = "none", 2 = "none", 3 = "none"}\n'
    wrong = "has a bid that nobody asks for now, or has answered without one."
    board(nobody + BIDDING, factions="bid")
    board("bid.2 = 4\n", factions="bid")
    for text, factions in (
        (nobody + "bid.2 = 4\n" + BIDDING, "bid"),
        (nobody + "sealed_bid.2 = 4\n" + BIDDING, "bid"),
        ("bid.2 = 4\n", "in_order"),
        ("sealed_bid.2 = 4\n", "bid"),
    ):
        with pytest.raises(Misused, match=wrong):
            board(text, factions=factions)


@pytest.mark.rules("11.1", "134")
def test_all_bid_where_who_has_no_city_is_out() -> None:
    assert (0, 1, 2) == new(wiped="out").to_act
