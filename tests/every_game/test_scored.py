"""What a score is made of: its sources add up, at any moment of a game that ranks its seats."""

import pytest

from tabard.engine.game import Game
from tabard.engine.match.result import result_of
from tabard.engine.words import digits

from .walks import Here, load, sampled, tables, walk

OTHERWISE = {
    "jeanne_darc": [{"influence": "throne"}, {"influence": "refresh"}],
    "water_margin": [{"scoring": "prestige"}],
    "new_world": [{"bidding": "on"}],
}


def test_a_game_with_a_page_that_ranks_its_seats_says_what_scores_are_made_of(game: Game) -> None:
    if game.pitch is not None:
        assert game.together == (game.scored is None)


def test_the_sources_of_a_score_add_up_to_it(game: Game) -> None:
    if game.scored is None:
        return
    said = set()
    for seats in tables(game):
        for at in sampled(game, seats):
            if not _can_be_scored(at):
                continue
            for seat in range(at.state.seats):
                sources = game.scored(at.state, seat)
                assert sum(one.points for one in sources) == int(game.score(at.state, seat))
                assert all(digits(one.points) in one.sentence for one in sources if one.points)
                said |= {one.sentence for one in sources}
    assert len(said) > 3, "some of these tables have points"


@pytest.mark.parametrize("name", sorted(OTHERWISE))
def test_so_they_do_by_other_readings(name: str) -> None:
    game = load(name)
    for options in OTHERWISE[name]:
        *_before, last = walk(game, game.seats[-1], options, seed=3)
        result = result_of(game, last.state)
        assert any(result.sources)
        for score, sources in zip(result.scores, result.sources, strict=True):
            assert sum(one.points for one in sources) == score


def _can_be_scored(at: Here) -> bool:
    """Not before a seat has a nation."""
    try:
        return all(int(at.game.score(at.state, seat)) > -1000 for seat in range(at.state.seats))
    except IndexError:
        return False
