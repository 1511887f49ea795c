"""How a game's moves are said: every verb has a sentence, and a sentence names what is there."""

from string import Formatter

from tabard.drawn.saying import Saying, saying_of
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.kinds import OPEN
from tabard.engine.moves import Move


def test_what_is_said_speaks_of_what_the_game_has(game: Game) -> None:
    assert [*saying_of(game).faults(game)] == []


def test_a_sentence_names_only_the_fields_of_its_verb(game: Game) -> None:
    kinds = {verb.word: dict(verb.fields) for verb in game.verbs}
    for words, sentence in saying_of(game).moves.items():
        named = {name for _text, name, _spec, _how in Formatter().parse(sentence) if name}
        assert named <= set(kinds[words.split()[0]]), words


def test_every_verb_has_a_sentence(game: Game) -> None:
    says = saying_of(game)
    silent = [v.word for v in game.verbs if not says.move(Move(v, (OPEN,) * len(v.fields)))]
    assert silent == [] or not says.moves  # a game need not say its moves; one that does says all


def test_words_that_no_game_has_are_found() -> None:
    wrong = Saying(
        {"fly": "Fly", "march wings=2": "Fly to {city}"},
        {"march.wings": "How many?"},
        {"sky": "", "actions without fly": ""},
    )
    assert [*wrong.faults(find_game("fall_of_rome"))] == [
        "no verb is called fly",
        "march has no wings=2",
        "no field is called march.wings",
        "no phase is called sky",
        "no verb is called fly",
    ]
