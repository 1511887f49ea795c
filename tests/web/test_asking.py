"""What the page answers to “why not?” is said as people say it, without a word of the records."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.web.asking import not_now, why_words
from tabard.web.speaking import row_said

from .conftest import TITLES

MOVES = 120


def test_what_no_option_of_the_table_allows_is_not_offered_with_a_reason() -> None:
    def grey(**options: str) -> set[str]:
        match, chance = Match("water_margin", 2, seed=4, options=options), random.Random(4)
        found: set[str] = set()
        for _move in range(MOVES):
            seat = match.to_act[0]
            found |= {verb.word for verb in not_now(match, seat)}
            match.play(seat, chance.choice(match.rows(seat)))
        return found

    assert not {"storm", "pass_by"} & grey()
    assert {"storm", "rescue"} <= grey(refuge_assault="on")


@pytest.mark.parametrize("title", TITLES)
def test_an_answer_names_the_move_that_came_nearest_in_a_sentence(title: str) -> None:
    game, chance, asked = find_game(title), random.Random(4), 0
    match = Match(game, max(2, game.seats[0]), seed=4)
    match.row_said = partial(row_said, match)
    for _move in range(MOVES):
        seat = match.to_act[0] if match.to_act else CHANCE
        if match.over or seat == CHANCE:
            break
        for verb in not_now(match, seat) if match.draft(seat) is None else ():
            answer = why_words(match, seat, verb.word)
            asked += 1
            assert "_" not in answer.sentence and "_" not in answer.asked, answer
            assert not answer.sentence.startswith(f"{verb.word} "), answer
            assert "…" not in answer.asked, answer
        match.play(seat, chance.choice(match.rows(seat)))
    assert asked > 20
