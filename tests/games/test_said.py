"""What people are asked and told to do: of every field they name and every phase they decide in."""

from __future__ import annotations

import pytest

from tabard.drawn.saying import saying_of
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.moves import Move

GAMES = [find_game(name) for name in ("fall_of_rome", "jeanne_darc", "new_world", "water_margin")]


def decided(game: Game) -> list[str]:
    """The phases in which a person decides."""
    phases = [p for p in game.sequence.phases if p.verbs and p.asks != CHANCE]
    return [game.sequence.names.word(phase.number) for phase in phases]


def asked(game: Game) -> list[tuple[str, str]]:
    """The verbs and fields that a person names."""
    phases = [p for p in game.sequence.phases if p.asks != CHANCE]
    used = {rule for phase in phases for rule in (*phase.verbs, *phase.passes)}
    verbs = [verb for verb in game.verbs if verb.play in used]
    return [(verb.word, key) for verb in verbs for key, _kind in verb.fields]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_person_is_told_what_is_done_in_every_phase(game: Game) -> None:
    assert [] == [word for word in decided(game) if word not in saying_of(game).turns]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_field_that_a_person_names_has_its_question(game: Game) -> None:
    asks, verbs = saying_of(game).asked, {verb.word: verb for verb in game.verbs}
    assert [] == [(word, key) for word, key in asked(game) if not asks(verbs[word], key)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_button_says_yes_or_no_without_saying_to_what(game: Game) -> None:
    says, bare = saying_of(game), []
    for verb in game.verbs:
        for at, (key, kind) in enumerate(verb.fields):
            for value in kind.numbers:
                values = [value if i == at else OPEN for i in range(len(verb.fields))]
                move = Move(verb, tuple(values))
                if kind.word(value) in ("yes", "no") and not says.tells_apart(move, key):
                    bare.append(f"{verb.word} {key}={kind.word(value)}")
    assert bare == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_done_fits_into_a_sentence(game: Game) -> None:
    says = saying_of(game)
    assert [] == [turn for turn in says.turns.values() if turn[0].isupper() or turn[-1] in ".?"]
    assert [] == [ask for ask in says.asks.values() if not ask.endswith("?")]
    assert [] == [move for move in says.moves.values() if move.endswith((".", "?"))]
