"""What is printed is understood: every name of every thing, wherever its word is."""

from __future__ import annotations

import random
import tomllib

import pytest
import tomli_w

from tabard.cli.table.session import seat_number
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import SEATS, Kind, Several, plain
from tabard.engine.match import Match
from tabard.engine.moves import HalfSaid, Unclear, read_move
from tabard.engine.position import from_text, to_text
from tabard.engine.position.values import value_of

from .walks import sampled, tables


def read(match: Match, words: str) -> str:
    """The words of the move that is meant, half said or whole."""
    try:
        return match.read(0, words).words
    except HalfSaid as half:
        return half.move.words


def shared(kind: Kind, value: int) -> bool:
    """Do several things have this printed name?"""
    if kind.names == kind.words:
        return False
    names = [plain(kind.name(other)) for other in kind.numbers]
    return names.count(plain(kind.name(value))) > 1 and kind.name(value) != kind.word(value)


def kinds_of(game: Game) -> list[Kind]:
    """Every kind of thing with words, of moves and of the record."""
    of_fields = [kind for f in game.state.fields.values() for kind in (*f.shape, f.of)]
    of_moves = [kind for verb in game.verbs for _key, kind in verb.fields]
    bare = [kind.of if isinstance(kind, Several) else kind for kind in (*of_fields, *of_moves)]
    return list({(kind.kind, kind.words): kind for kind in bare if _has_names(kind)}.values())


def _has_names(kind: Kind) -> bool:
    return any(not word.removeprefix("-").isdecimal() for word in kind.words)


@pytest.mark.parametrize("letters", [str, str.upper, plain])
def test_a_printed_name_is_understood_in_a_move(game: Game, letters) -> None:  # type: ignore[no-untyped-def]
    match, tried = Match(game, game.seats[-1], 4), set()
    for verb in game.verbs:
        for at, (key, kind) in enumerate(verb.fields):
            if (kind.kind, kind.words) in tried or kind.kind == "number":
                continue
            tried.add((kind.kind, kind.words))
            rest = [f"{other}={k.word(k.first)}" for other, k in verb.fields[at + 1 :]]
            for value in kind.numbers:
                name = letters(kind.name(value))
                said = " ".join([verb.word, name if at == 0 else f"{key}={name}", *rest])
                wanted = " ".join([verb.word, f"{key}={kind.word(value)}", *rest])
                if not shared(kind, value):
                    assert read(match, wanted) == read(match, said), said
                elif name not in kind.words:
                    with pytest.raises(Unclear, match="say which"):
                        read(match, said)


def test_a_record_is_written_in_words_alone(game: Game) -> None:
    for verb in game.verbs:
        for key, kind in verb.fields[:1]:
            for value in kind.numbers:
                if kind.name(value) != kind.word(value):
                    with pytest.raises(Unclear):
                        read_move(game.actions, f"{verb.word} {key}={kind.name(value)}", exact=True)


def test_a_printed_name_is_understood_in_a_position(game: Game) -> None:
    for kind in kinds_of(game):
        for value in kind.numbers:
            if not shared(kind, value):
                assert value == value_of(kind, kind.name(value), "here")
            elif kind.name(value) not in kind.words:
                with pytest.raises(Misused, match="say which"):
                    value_of(kind, kind.name(value), "here")


def test_a_position_in_printed_names_is_the_same_position(game: Game) -> None:
    for here in sampled(game, next(iter(tables(game))), 5):
        words = tomllib.loads(to_text(game, here.state))
        for field in game.state.fields.values():
            kind = field.shape[0] if field.shape else None
            if kind and isinstance(words.get(field.name), dict):
                words[field.name] = {
                    named(kind, word): inner for word, inner in words[field.name].items()
                }
        _game, state = from_text(lambda _name: game, tomli_w.dumps(words))
        assert to_text(game, here.state) == to_text(game, state)


def named(kind: Kind, word: str) -> str:
    """The printed name of a word, unless several things have it."""
    value = kind.value(word)
    return word if value is None or shared(kind, value) else kind.name(value)


def test_a_seat_goes_by_what_it_is_called(game: Game) -> None:
    for here in sampled(game, next(iter(tables(game))), 5):
        match = Match.at(game, here.state, chance_by_hand=True, unasked=False)
        for seat in range(match.state.seats):
            name = match.name(SEATS, seat)
            for said in (str(seat + 1), name, name.upper(), f"seat {seat + 1}"):
                assert seat == seat_number(match, said)
            for verb in game.verbs:
                if verb.fields and verb.fields[0][1].kind == SEATS.kind:
                    assert read(match, f"{verb.word} {seat + 1}") == read(
                        match, f"{verb.word} {name}"
                    )


WHO = ("role", "nation", "faction")  # fields from which seats have their names


@pytest.mark.parametrize("how", ["Seat {number}", "{name}", "{own}"])
def test_a_position_knows_seats_by_what_they_are_called(game: Game, how: str) -> None:
    """Wherever a seat is named: in tables, in what goes on and of what is half said."""
    for here in sampled(game, list(tables(game))[-1], 9):
        called = {}
        for seat in range(here.state.seats):
            name = game.called(here.state, SEATS, seat)
            own = name.removeprefix(f"seat {seat + 1}").strip(" ()") or name
            called[str(seat + 1)] = how.format(number=seat + 1, name=name, own=own)
        words = tomllib.loads(to_text(game, here.state))
        for field in game.state.fields.values():
            seats = field.shape and field.shape[0] in (SEATS, game.seat_kind)
            if seats and field.name in words and (field.name not in WHO or "number" in how):
                words[field.name] = by_name(words[field.name], called)
        words["half_said"] = by_name(words.get("half_said", {}), called)
        now = words.get("now", [])
        for frame in now if isinstance(now, list) else [now]:
            if "seat" in frame:
                frame["seat"] = called.get(str(frame["seat"]), frame["seat"])
        _game, state = from_text(lambda _name: game, tomli_w.dumps(words))
        assert to_text(game, here.state) == to_text(game, state)


def by_name(table: dict[str, object], called: dict[str, str]) -> dict[str, object]:
    return {called.get(key, key): inner for key, inner in table.items()}


def test_options_are_read_in_any_letters(game: Game) -> None:
    dice = random.Random(3)
    for option in game.options:
        reading = dice.choice(option.readings)
        for said in (reading.upper(), reading.replace("_", " ").title()):
            assert reading == game.chosen({option.word.upper(): said})[option.word]
