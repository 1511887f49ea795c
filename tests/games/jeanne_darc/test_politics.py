"""Chapter "Phase 2, politics" (rules 32 to 38)."""

from __future__ import annotations

import pytest

from tabard.engine.match import Match
from tests.games.asking import play, story

from .board import board, cities, stack

VOTE = stack("politics 1")
TOWNS = ("bruges", "dijon", "nancy", "lyon", "brest")
OWN = "".join(cities(seat + 1, town) for seat, town in enumerate(TOWNS[:4]))


def voted(votes: str, text: str = "", **options: str) -> Match:
    """A game in which all have voted: ``wwp`` for war, war, peace."""
    own = "".join(cities(seat + 1, TOWNS[seat]) for seat in range(len(votes)))
    match = board(own + text + VOTE, seats=len(votes), **options)
    for seat, vote in enumerate(votes):
        play(match, f"{seat + 1} vote {'war' if vote == 'w' else 'peace'}")
    return match


def status(match: Match) -> str:
    """War or peace."""
    return ["undecided", "war", "peace"][match.state.status]


@pytest.mark.rules("32", "33", "34", "1.13")
def test_the_votes_are_secret_until_all_have_voted() -> None:
    match = board(OWN + VOTE, seats=4)
    play(match, "3 vote war")
    assert (0, 1, 3) == match.to_act
    assert "?" == match.view(0)["vote"]["3"]
    assert "war" == match.view(2)["vote"]["3"]
    assert "?" == match.view()["vote"]["3"]
    play(match, "1 vote peace", "2 vote war", "4 vote peace")
    assert "vote" not in match.view(0)
    assert "England votes for war." in story(match)
    assert "Brittany votes for peace." in story(match)


@pytest.mark.rules("35", "T16")
@pytest.mark.parametrize(
    ("votes", "outcome"),
    [("wwppp", "peace"), ("wwpp", "war"), ("wp", "war"), ("pp", "peace"), ("wpp", "peace")],
)
def test_half_of_the_votes_make_war(votes: str, outcome: str) -> None:
    match = voted(votes)
    assert outcome == status(match)
    counted = f"Votes for war: {votes.count('w')} of {len(votes)} (half of them make war)."
    assert f"This round there is {outcome}. {counted}" in story(match)


@pytest.mark.rules("36", "69")
def test_rounds_of_war_are_counted() -> None:
    assert 2 == voted("ww", "round = 2\nwar_rounds = 1\n").state.war_rounds
    assert 1 == voted("pp", "round = 2\nwar_rounds = 1\n").state.war_rounds


@pytest.mark.rules("33", "6.2")
def test_an_absent_seat_votes_for_peace() -> None:
    assert "vote vote=peace" == board(OWN + VOTE, seats=4).default(1).words


@pytest.mark.rules("38", "I8")
def test_in_a_truce_nobody_votes_and_there_is_peace() -> None:
    match = board(OWN + "truce = 1\n" + stack("round 1 politics"), seats=4)
    assert "deal_card" == match.phase
    assert "peace" == status(match)


@pytest.mark.rules("134", "35")
def test_by_the_other_reading_who_has_no_city_does_not_vote() -> None:
    text = cities(1, "bruges") + cities(2, "dijon") + VOTE
    assert (0, 1, 2) == board(text).to_act
    match = board(text, wiped="out")
    assert (0, 1) == match.to_act
    play(match, "1 vote war", "2 vote peace")
    assert "war" == status(match)  # one of two
    assert ["Navarre votes for war.", "France votes for peace."] == [
        sentence for sentence in story(match) if "votes" in sentence
    ]
