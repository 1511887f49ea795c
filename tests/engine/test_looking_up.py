"""Rules are found by what somebody asks."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game, game_names
from tabard.engine.looking_up import rules_found

GAMES = sorted(game_names())


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_looked_up_by_its_words_of_weight(name: str) -> None:
    asked = rules_found(find_game(name), "How do I win?")
    assert asked and all("win" in f"{rule.title} {rule.text}".casefold() for rule in asked)


def test_a_question_without_words_of_weight_finds_what_holds_them_all_or_nothing() -> None:
    assert rules_found(find_game("water_margin"), "what is who whom") == []


def test_silver_is_what_a_gang_pays_with() -> None:
    assert "G8" in [rule.number for rule in rules_found(find_game("water_margin"), "silver")]
