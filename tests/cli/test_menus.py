"""The list of possible moves at 80 by 24: an entry is a whole move, or says that it is not."""

from __future__ import annotations

import pytest

from tabard.cli.table.layout import Talked, compose, words_in
from tabard.cli.table.menu import Choice, Menu, menu_of
from tabard.cli.table.text import packed
from tabard.engine.find import find_game, game_names
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tests.cli.terminal import ITEM
from tests.cli.test_table_rome import crowded


def menus(name: str, count: int) -> list[Menu]:
    """The first lists of a game in which always the last move is made, or the first."""
    match, found = Match(name, find_game(name).seats[-1], 3), []
    while not match.over and len(found) < count:
        seat = match.to_act[0]
        found.append(menu_of(match, seat))
        match.play(seat, match.rows(seat)[-1 if len(found) % 3 else 0])
    return found


@pytest.mark.parametrize("name", game_names())
def test_a_number_alone_stands_only_before_a_whole_move(name: str) -> None:
    for menu in menus(name, 40):
        for verb, choices in menu.groups.items():
            item = menu.fold(verb)
            label, _space, words = item.partition(" ")
            if len(choices) == 1:
                assert label == f"{choices[0].label})"
                assert words == f"{choices[0].short} {choices[0].name}".strip()
            else:
                assert label == f"{choices[0].label}-{choices[-1].label})"
                assert words == f"{verb} …"


def test_where_there_is_no_room_for_numbers_a_verb_says_that_there_is_more() -> None:
    talk = crowded()
    lines = [words_in(line) for line in compose(talk, Talked(), 80, 23)]
    moves = " ".join(lines[-4:])
    assert "march… sail… battle… " in moves and "61) end_actions" in moves
    assert [int(found[1]) for found in ITEM.finditer(moves)] == [61]
    assert talk.answer("march…").unfold == talk.answer("march>").unfold == "march"


def test_verbs_with_few_moves_are_listed_where_not_all_can_be() -> None:
    text = "\n".join(words_in(line) for line in compose(crowded(), Talked(), 100, 30))
    assert "17-34) sail …" in text and "carpe_diem EFFECT: 59) normal" in text


def test_a_code_has_its_name_beside_it() -> None:
    menu = menu_of(Match("new_world", 2, 1), 0)
    items = menu.unfolded("choose_nation")
    assert "1) es (Spain)" in items and "2) pt (Portugal)" in items
    assert "4) en" in items  # England: its word begins its name


def test_where_another_language_is_spoken_words_are_those_of_the_language() -> None:
    dutch = find_language("nl")
    match = Match("jeanne_darc", 2, 1)
    while "vote" not in menu_of(match, match.to_act[0]).groups:
        match.play(match.to_act[0], match.rows(match.to_act[0])[0])
    menu = menu_of(match, match.to_act[0])
    assert menu.unfolded("vote") == ["1) war", "2) peace"]
    assert dutch
    with speaking(dutch):
        menu = menu_of(match, match.to_act[0])
    assert menu.listed("vote") == "stemmen STEM: 1) oorlog, 2) vrede"
    assert [choice.label for choice in menu.find("stem oorlog")] == ["1"]
    assert menu.find("stemmen oorlog") == menu.find("vote war") == menu.find("1")


def test_a_verb_that_is_wider_than_its_column_is_broken_between_its_words() -> None:
    lines = packed([[("number", "1)"), ("", " vraagkaart_bekijken")]], 18)
    assert [words_in(line) for line in lines] == ["1) vraagkaart_", "bekijken"]


def test_a_square_has_its_name_beside_it_and_no_code_twice() -> None:
    match = Match("water_margin", 1, 1)
    while "step" not in (menu := menu_of(match, 0)).groups:
        match.play(0, match.rows(0)[0])
    match.play(0, menu.groups["step"][0].words)
    named = [c for c in menu_of(match, 0).choices if c.name]
    assert named
    for choice in named:
        assert choice.name.startswith("(") and f"({choice.short.upper()})" not in choice.name


def test_of_numbers_that_mean_themselves_only_the_ends_are_listed() -> None:
    choices = [Choice(str(n), f"defend_with influence={n}", (str(n),)) for n in range(6)]
    menu = Menu(choices, {"influence": choices}, field="influence")
    assert menu.unfolded("influence") == ["0-5) influence"]
