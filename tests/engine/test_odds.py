"""Odds: exact, of a move or of whatever may be risked, from what the seat may know."""

from fractions import Fraction

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.find import find_game, game_names
from tabard.engine.game import Misused
from tabard.engine.match import Match, Unclear
from tabard.engine.secrecy.secrets import guess

from .toy import GAME as FORD
from .wager import CARDS, GAME


@pytest.fixture
def match():
    match = Match(GAME, 2, chance_by_hand=True)
    for seat in (0, 1):
        match.play(seat, "recruit 2")
    return match


def test_the_odds_of_a_move(match):
    (odds,) = match.odds(0, "march 2")
    assert [("safe", Fraction(5, 6)), ("swept", Fraction(1, 6))] == [
        (chance.word, chance.value) for chance in odds.chances
    ]
    assert "A march of 2" == odds.title


def test_without_a_move_the_odds_of_all_that_may_be_risked(match):
    assert ["A march of 1", "A march of 2"] == [odds.title for odds in match.odds(0)]


def test_a_move_may_be_half_said(match):
    assert match.odds(0) == match.odds(0, "march")


def test_where_nothing_can_be_reckoned_it_is_said_in_a_sentence(match):
    with pytest.raises(Misused, match="Only a march is a risk"):
        match.odds(0, "recruit 1")
    with pytest.raises(Misused, match="Ford has no odds to reckon"):
        Match(FORD, 2).odds(0)
    with pytest.raises(Unclear):
        match.odds(0, "swim")


def test_odds_follow_from_what_the_seat_may_know():
    match = Match(CARDS, 3, seed=1)
    twin = Match.at(CARDS, guess(CARDS, match.state, (0,), new_stream(3)), seed=1)
    assert not twin.state.same(match.state)
    assert match.odds(0) == twin.odds(0)
    assert len({match.odds(seat)[0].chances[0].value for seat in range(3)}) > 1


@pytest.mark.parametrize("name", game_names())
def test_a_game_names_the_verbs_of_which_it_reckons_the_odds(name):
    game = find_game(name)
    assert bool(game.odds) == bool(game.risks)
    assert set(game.risks) <= {verb.word for verb in game.verbs}
