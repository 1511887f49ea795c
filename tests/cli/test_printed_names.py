"""Games, seats, rules and places go by their printed names on the command line and at the table."""

from __future__ import annotations

import unicodedata

import pytest

from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.actions import Actions
from tabard.engine.find import find_game, game_names
from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid, read_move
from tests.cli.conftest import Tabard


def table(name: str, seats: int) -> Talk:
    return Talk(Session(Match(name, seats, 1041), ("human",) * seats), tips=False, ascii=False)


def test_a_game_goes_by_its_title() -> None:
    for name in game_names():
        game = find_game(name)
        for said in (game.title, game.title.upper(), name.upper()):
            assert game is find_game(said)


def test_an_unknown_game_is_answered_with_all_names(tabard: Tabard) -> None:
    answer = tabard("rules", "Fall of Carthage")
    assert answer.status == 2
    assert "There is no game 'Fall of Carthage'; there is: " in answer.err


@pytest.mark.parametrize("number", ["R8", "r8", "rule R8", "Rule r8"])
def test_a_rule_goes_by_its_number_in_any_letters(tabard: Tabard, number: str) -> None:
    assert tabard("rules", "Water Margin", number).out.startswith("R8  ")
    talk = table("water_margin", 2)
    assert talk.answer(f"rules {number}").lines[0].startswith("R8  ")


def test_a_search_heeds_neither_capitals_nor_accents(tabard: Tabard) -> None:
    for words in ("résistance PHASE", "RESISTANCE phase"):
        assert tabard("rules", "water_margin", words).status == 0
    one, other = (tabard("rules", "water_margin", w).out for w in ("résistance", "Resistance"))
    assert one == other != ""


def test_seats_are_said_in_any_letters(tabard: Tabard) -> None:
    answer = tabard("play", "ford", "--seats", "Bot:Random, BOT:random", "--seed", "1")
    assert (answer.status, answer.err) == (0, "")


def test_a_move_names_a_city_as_it_is_printed() -> None:
    talk = table("fall_of_rome", 2)
    refused = talk.answer("start_in NOVA CARTHAGO").lines
    assert "Nova Carthago" in refused[0] and "(rule " in refused[0]
    assert refused == talk.answer("start_in nova_carthago").lines
    talk.answer("start_in MOGONTIACUM")
    assert talk.match.lines[-1].words == "start_in city=mogontiacum"
    assert talk.answer("look Nova Carthago").lines == talk.answer("look nova_carthago").lines
    assert not talk.answer("look NOVA CARTHAGO").bad


def written(name: str) -> set[str]:
    """A printed name, as people write it: no capitals, no accents, no hyphens."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return {name, name.lower(), bare, bare.lower().replace("-", " ")}


@pytest.mark.parametrize("name", game_names())
def test_whatever_the_log_names_can_be_typed_so(name: str) -> None:
    """Every name of every thing that a move may name, as told lines write it."""
    actions, asked = find_game(name).actions, 0
    kinds = {kind.words: (verb, at) for verb in actions.verbs for at, (_k, kind) in
             enumerate(verb.fields)}  # fmt: skip
    for verb, at in kinds.values():
        key, kind = verb.fields[at]
        for value, printed in zip(kind.numbers, kind.names, strict=False):
            if len(kind.meant(printed)) == 1:
                for said in written(printed):
                    assert kind.word(value) == meant(actions, f"{verb.word} {key}={said}", at)
                    asked += 1
    assert asked > 100


def meant(actions: Actions, words: str, at: int) -> str:
    """What a field is, of a move of which no more is said."""
    try:
        move = read_move(actions, words)
    except HalfSaid as half:
        move = half.move
    return move.verb.fields[at][1].word(move.values[at])


def test_moves_are_listed_by_a_printed_name() -> None:
    talk = table("fall_of_rome", 2)
    listed = talk.answer("moves start_in Nova Carthago")
    assert listed.bad  # nobody can begin there
    first = talk.menu.choices[0]
    city = dict(talk.match.game.actions.by_word["start_in"].fields)["city"]
    printed = city.name(city[first.tokens[1]])
    assert talk.answer(f"moves start_in {printed.upper()}").lines == [f"1) {first.short}"]
