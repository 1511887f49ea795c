"""A move may be typed in one's own language: its verb, places, peoples and cards, without accents
too; the move itself has no language."""

from __future__ import annotations

from random import Random

import pytest

from tabard.cli.table.menu import menu_of
from tabard.engine.draft import read_on
from tabard.engine.find import find_game
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid, Unclear

from .test_no_english_left import TITLES


def read(game: str, code: str, line: str) -> str:
    """The move that a line names in a language, in its neutral words."""
    language = find_language(code)
    assert language
    match = Match(game, 2, 1, {})
    with speaking(language):
        try:
            return read_on(find_game(game), match.state, None, line, exact=False).words
        except HalfSaid as half:
            return half.move.words


@pytest.mark.parametrize(
    ("game", "code", "line", "english"),
    [
        ("fall_of_rome", "nl", "marcheren genua 1", "march genua 1"),
        ("fall_of_rome", "nl", "march Genua 1", "march genua 1"),
        ("fall_of_rome", "nl", "fort bouwen", "build_fort"),
        ("fall_of_rome", "nl", "fort bou", "build_fort"),
        ("fall_of_rome", "fr", "Construire un fort", "build_fort"),
        ("fall_of_rome", "de", "marschieren roma 2", "march roma 2"),
        ("jeanne_darc", "nl", "start_in Rijsel", "start_in lille"),
        ("jeanne_darc", "nl", "start_in lille", "start_in lille"),
        ("jeanne_darc", "de", "start_in Brügge", "start_in bruges"),
        ("jeanne_darc", "de", "start_in brugge", "start_in bruges"),
    ],
)
def test_it_is_the_move_that_english_words_name(
    game: str, code: str, line: str, english: str
) -> None:
    assert read(game, code, line) == read(game, "en", english)


def test_what_could_be_several_verbs_is_asked_about() -> None:
    with pytest.raises(Unclear) as unclear:
        read("fall_of_rome", "nl", "fort")
    assert "fort" in str(unclear.value)


def test_in_english_other_languages_mean_nothing() -> None:
    with pytest.raises(Unclear):
        read("jeanne_darc", "en", "start_in Rijsel")


def test_records_take_neutral_words_alone() -> None:
    language = find_language("nl")
    assert language
    match = Match("fall_of_rome", 2, 1, {})
    with speaking(language), pytest.raises(Unclear):
        read_on(match.game, match.state, None, "marcheren city=genua legions=1", exact=True)


@pytest.mark.parametrize("code", ["nl", "fr", "de"])
@pytest.mark.parametrize("title", TITLES)
def test_what_the_list_of_moves_writes_names_the_move_beside_which_it_stands(
    title: str, code: str
) -> None:
    match, random, language = Match(title, 2, 1, {}), Random(2), find_language(code)
    assert language
    with speaking(language):
        for _move in range(250):
            if match.over:
                break
            seat = match.to_act[0]
            menu = menu_of(match, seat)
            for choice in random.sample(menu.choices, min(4, len(menu.choices))):
                assert menu.find(choice.short) == [choice]
                line = f"{menu.typed_so_far} {choice.short}".strip()
                draft = match.draft(seat)
                said = read_on(match.game, match.state, draft, line, exact=False).words
                assert said == f"{menu.said} {choice.words.removeprefix('… ')}".strip()
            match.play(seat, random.choice(menu.choices).words)
