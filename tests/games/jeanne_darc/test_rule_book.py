"""The rule book has every rule, every line of the seed, and names every option."""

from __future__ import annotations

from tabard.games.jeanne_darc import GAME
from tabard.games.jeanne_darc.options import OPTION_LIST

# The usual readings, as section 6.5 of the rules has them.
USUAL = {
    "cards": "collect",
    "sea": "only",
    "mtnmove": "none",
    "target": "per_player",
    "heroorred": "one",
    "herodur": "round",
    "tiecards": "committed",
    "access": "road",
    "twocards": "exactly_two",
    "oblige": "hand_only",
    "noyellow": "bonuses",
    "swap": "level",
    "chain": "yes",
    "start3": "two",
    "end": "8-10",
    "foreign": "every_round",
    "influence": "stock",
    "ca": "caen",
    "money": "0",
    "2p": "8_10_three_garrisons",
    "fortmax": "unlimited",
    "roll": "commit_first",
    "after": "loser_first",
    "traitor": "one_step",
    "engineer": "double_one",
    "uprising": "one_step",
    "herovalue": "3",
    "eventpool": "stay_out",
    "wiped": "stays",
    "post": "player",
    "bargain": "all",
    "factions": "in_order",
}


def test_the_book_has_every_rule_ledger_line_invariant_and_example() -> None:
    numbers = list(GAME.rule_book)
    assert len(numbers) == len(GAME.book.rules)
    assert [str(n) for n in range(1, 143)] == numbers[:142]
    assert [f"S{n:02}" for n in range(1, 58)] == [n for n in numbers if n[0] == "S"]
    assert [f"I{n}" for n in range(1, 12)] == [n for n in numbers if n[0] == "I"]
    assert [f"T{n:02}" for n in range(1, 29)] == [n for n in numbers if n[0] == "T"]


def test_each_option_and_the_rules_that_it_changes_name_each_other() -> None:
    for option in OPTION_LIST:
        for number, rule in GAME.rule_book.items():
            assert (number in option.rules) == (option.word in rule.options), (option.word, number)


def test_the_usual_readings_are_those_of_the_rules() -> None:
    assert {option.word: option.usual for option in OPTION_LIST} == USUAL


def test_letters_name_the_readings_of_the_tensions_in_their_order() -> None:
    readings = {option.word: option.reading for option in OPTION_LIST}
    assert "used_too" == readings["oblige"]("A")
    assert "hand_only" == readings["oblige"]("B")
    assert "any" == readings["heroorred"]("c")
    assert "8" == readings["end"]("c")
