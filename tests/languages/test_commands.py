"""The commands of the table in the terminal are offered in one's own language and understood in it,
without accents too; in English they always are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from tabard.cli.table.commands import COMMANDS, every, typed
from tabard.cli.table.completion import Words
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.engine.find import find_game
from tabard.engine.kinds import plain
from tabard.engine.languages import find_language, speaking
from tabard.engine.match import Match

from .test_no_english_left import TITLES

CODES = ["nl", "fr", "de"]


@pytest.fixture(params=CODES)
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    """What is spoken."""
    language = find_language(request.param)
    assert language
    with speaking(language):
        yield request.param


@pytest.fixture
def talk() -> Talk:
    match = Match("fall_of_rome", 2, 3, {})
    while match.to_act[0] not in (0, 1) or "march" not in match.legal(match.to_act[0])[0][1]:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0][1])
    return Talk(Session(match, ("human", "human")), tips=False, ascii=False)


def test_each_is_understood_as_it_is_offered_and_in_english(code: str, talk: Talk) -> None:
    for command in COMMANDS.words:
        own = typed(command)
        for word in (own, own.upper(), plain(own), f"/{own}", command):
            assert talk._command(word) == command, word


def test_they_are_called_otherwise_than_in_english(code: str) -> None:
    assert not {*every()} & {*COMMANDS.words}


def test_help_lists_them_in_ones_language(code: str, talk: Talk) -> None:
    first = [line.split()[0] for line in talk.answer("?").lines if line]
    assert [word for word in every()[1:] if word not in first] == []  # all but “help” itself


def test_they_are_completed_in_ones_language(code: str, talk: Talk) -> None:
    found = Words(talk).get_completions(Document(""), CompleteEvent())
    assert {*every()} <= {completion.text for completion in found}
    names = Words(talk).get_completions(Document(f"{typed('look')} gen"), CompleteEvent())
    found = [completion.text for completion in names]
    assert found == ["genua", "genua_franks", "genua_visigoths"]


def test_no_verb_of_a_game_is_called_as_one(code: str) -> None:
    for title in TITLES:
        assert not {verb.typed for verb in find_game(title).actions.verbs} & {*every()}, title


def test_their_answers_are_the_same(code: str, talk: Talk) -> None:
    for command in ("moves", "odds", "rules", "log", "board", "why"):
        assert talk.answer(typed(command)) == talk.answer(command)


@pytest.mark.parametrize(
    ("code", "word", "command"),
    [("nl", "waar", "why"), ("fr", "regle", "rules"), ("de", "zug", "moves"), ("de", "unt", None)],
    indirect=["code"],
)
def test_their_beginnings_do_where_they_are_clear(
    code: str, word: str, command: str | None, talk: Talk
) -> None:
    assert talk._command(word) == command


def test_what_could_be_several_is_asked_about(talk: Talk) -> None:
    dutch = find_language("nl")
    assert dutch
    with speaking(dutch):
        reply = talk.answer("re")
    assert reply.bad
    assert "regels, opstappen" in reply.lines[0]
    assert "can mean log, look" in talk.answer("lo").lines[0]


def test_in_english_other_languages_mean_nothing(talk: Talk) -> None:
    assert talk._command("waarom") is None


def test_a_place_is_looked_at_by_the_word_for_such_places(talk: Talk) -> None:
    dutch = find_language("nl")
    assert dutch
    with speaking(dutch):
        assert talk.answer("stad genua") == talk.answer("city genua")


def test_yes_is_said_in_ones_language_or_in_english(code: str, talk: Talk) -> None:
    for yes in ("yes", {"nl": "ja", "fr": "oui", "de": "ja"}[code]):
        assert not talk.answer("quit").leave
        assert talk.answer(yes).leave
