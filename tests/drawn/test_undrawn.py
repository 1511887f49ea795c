"""A game that draws nothing is shown by what its record declares, and its secrets are kept."""

from __future__ import annotations

from tabard.drawn.sheet import Look, draw, plain_text
from tabard.engine.match import Match
from tests.engine import awkward, toll


def hands(match: Match, *viewers: int) -> list[str]:
    return [
        f"{plain_text(hand.who)} {', '.join(map(plain_text, hand.cards))}"
        for hand in draw(match, viewers, Look()).hands
    ]


def test_an_amount_is_shown_to_its_owner_alone():
    match = Match(toll.GAME, seats=3, seed=1)
    own = match.state.chips[0]
    shown = hands(match, 0)
    assert f"chips {own}" in shown[0]
    assert all("chips ?" in other for other in shown[1:])
    assert all("chips ?" in each for each in hands(match))


def test_what_lies_in_a_place_of_no_seat_stands_above_the_hands():
    sheet = draw(Match(toll.GAME, seats=3, seed=1), (), Look())
    assert any("deck" in plain_text(track) for track in sheet.tracks)
    assert "The Toll" in plain_text(sheet.title) or plain_text(sheet.title) == toll.GAME.title


def test_unseen_things_are_counted():
    match = Match(awkward.GAME, seats=2, seed=1)
    said = " ".join([*hands(match), *map(plain_text, draw(match, (), Look()).tracks)])
    assert "unseen" in said
    assert draw(match, (), Look()).hands[0].spoken.startswith("seat 1: ")
