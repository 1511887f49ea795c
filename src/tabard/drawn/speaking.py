"""What moves, things and people are called, by the words that the game gives them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tabard.drawn.saying import NOT_YET, saying_of
from tabard.engine.actions import Row, Verb
from tabard.engine.events import Told
from tabard.engine.game import Game
from tabard.engine.handicaps import word_of
from tabard.engine.kinds import CHANCE, OPEN, SEATS, Kind
from tabard.engine.match import Match, Unclear
from tabard.engine.match.following import CONCEDE
from tabard.engine.match.resigning import BY_DEFAULT, resigns, stand_in_of
from tabard.engine.moves import Move
from tabard.engine.options import Option
from tabard.engine.words import _, begun, name_of, owned, say, seat_called


def spaced(word: str) -> str:
    """``from_city`` as people write it."""
    return word.replace("_", " ").strip()


def reading_said(game: str, reading: str) -> str:
    """A reading of an option as people read it."""
    return name_of(spaced(reading), f"{game}/reading")


def options_said(game: str, options: Iterable[str]) -> str:
    """What options are called, one after another."""
    return ", ".join(name_of(spaced(option), f"{game}/option") for option in options)


def option_typed(game: Game, option: str) -> str:
    """The word by which people write an option."""
    return _typed(options_kind(game), option)


def reading_typed(game: Game, option: str, reading: str) -> str:
    """The word by which people write a reading of it; of a handicap that is its number."""
    known = next((each for each in game.options if each.word == option), None)
    return _typed(readings_kind(game, known), reading) if known else reading


def setting_typed(game: Game, option: str, reading: str) -> str:
    """An option with a reading, as people write them: ``difficulty=heroic``."""
    return f"{option_typed(game, option)}={reading_typed(game, option, reading)}"


def options_kind(game: Game) -> Kind:
    """The options of a game, with the handicaps that can be agreed on."""
    seats = range(game.seats[-1]) if game.takes_handicaps else ()
    return _kind(game, "option", [*(o.word for o in game.options), *map(word_of, seats)])


def readings_kind(game: Game, option: Option) -> Kind:
    """The readings of an option."""
    return _kind(game, "reading", option.readings)


def _kind(game: Game, kind: str, words: Iterable[str]) -> Kind:
    every = tuple(words)
    return Kind(f"{game.name}/{kind}", every, map(spaced, every))


def _typed(kind: Kind, word: str) -> str:
    value = kind.value(word)
    return word if value is None else kind.typed(value)


def stage_said(game: Game) -> str:
    """How far a game has come that is not complete; else nothing."""
    return name_of(game.stage, "stage") if game.stage != "complete" else ""


def verb_said(game: Game, verb: Verb) -> str:
    """What a verb is called where nothing more is known of the move: ``Build fort``."""
    return begun(game.verb_called(verb))


def verb_titled(game: Game, verb: Verb) -> str:
    """The same as a title, where nothing beside it says more: ``Take a card of another player``."""
    called = saying_of(game).called.get(verb.word)
    return say(called) if called else verb_said(game, verb)


def bot_called(bot: str) -> str:
    """A bot by its word alone: ``fair``."""
    return name_of(spaced(bot.removeprefix("bot:")), "bot")


def bot_said(bot: str) -> str:
    """What a bot is called: ``fair bot``."""
    return say(_("{word} bot"), word=bot_called(bot))


def titled(word: str) -> str:
    """``build_fort`` as it stands on a button: ``Build fort``."""
    return begun(spaced(word))


def thing(kind: Kind, value: int) -> str:
    """The mark by which a page knows a thing: ``city-genua``; a bare number is no thing. Kinds that
    differ only in having ``none`` as well share their marks."""
    return "" if kind.kind == "number" else f"{kind.kind}-{kind.word(value)}"


def things_of(names: Iterable[tuple[Kind, int]]) -> tuple[str, ...]:
    """The marks of something that goes by several names."""
    return tuple(mark for kind, value in names if (mark := thing(kind, value)))


def things_told(game: Game, told: Told) -> tuple[str, ...]:
    """The marks of the things of which somebody is told, as far as he may know them."""
    kinds = game.book.events.kinds(told.event)
    marks = (f"{kinds[key].kind}-{word}" for key, word in told.facts.items() if kinds[key].words)
    return tuple(dict.fromkeys(marks))


def value_said(match: Match, key: str, kind: Kind, value: int, *, keyed: bool = False) -> str:
    """What people call a value of a field; a number says what it counts where ``keyed``."""
    own = match.game.seat_kind
    if value != CHANCE and kind.kind == own.kind and value in range(int(own)):
        return match.name(own, value)
    if value != CHANCE and kind is SEATS:
        return match.name(kind, value) if value < match.state.seats else titled(kind.name(value))
    name = kind.name(value)
    if name == kind.word(value) and "_" in name:
        name = spaced(name)
    name = _among_ones_own(match, name)
    if keyed and kind.kind == "number":
        return say(_("{field}: {name}"), field=match.game.field_called(key), name=name)
    return name


def _among_ones_own(match: Match, name: str) -> str:
    """The name of a thing, without its owner for whoever is asked and owns it."""
    owner, called = owned(name)
    if not owner or len(match.to_act) != 1:
        return name
    (seat,) = match.to_act
    own = match.game.called(match.state, match.game.seat_kind, seat) == seat_called(seat, owner)
    return name_of(called, getattr(name, "kind", "")) if own else name


def choice_said(match: Match, verb: Verb, key: str, kind: Kind, value: int) -> str:
    """What stands on the button of a value that is to be chosen: of a number what it counts."""
    counts = saying_of(match.game).counts(verb, key)
    return begun(say(counts, count=value) if counts else value_said(match, key, kind, value))


def move_said(match: Match, move: Move, reader: int | None = None) -> str:
    """A move, whole or half said, as people read it: ``March to Genua with 2 legions``; where the
    game has no sentence for it, ``March: Genua, legions: 2``; and whose card it spends, if it is
    another's: perhaps the reader's own."""
    said, holder = _move_said(match, move), saying_of(match.game).holder(match.state, move.verb)
    if holder < 0:
        return said
    if holder == reader:
        return say(_("{move}, with a card of yours"), move=said)
    return say(_("{move}, with a card of {who}"), move=said, who=seat_said(match, holder))


def line_said(match: Match, seat: int, words: str) -> str:
    """A line of the log as people read it: a move, or that somebody gives up."""
    if words == CONCEDE:
        return say(_("Give the game up"))
    if resigns(words):
        return _leaves(stand_in_of(words))
    try:
        return move_said(match, match.read(seat, words))
    except Unclear:
        return words


def _leaves(stand_in: str) -> str:
    if stand_in == BY_DEFAULT:
        return say(_("Leave for good"))
    return say(_("Leave for good; the {bot} plays on"), bot=bot_said(stand_in))


def _holder(match: Match, verb: Verb) -> str:
    """What somebody else is called who holds what a verb spends; empty where nobody does."""
    holder = saying_of(match.game).holder(match.state, verb)
    return seat_said(match, holder) if holder >= 0 else ""


def _move_said(match: Match, move: Move) -> str:
    sentence = saying_of(match.game).move(move)
    if sentence:
        return begun(_once(say(NOT_YET), say(sentence, **_facts(match, move))))
    pairs = zip(move.verb.fields, move.values, strict=True)
    said = [
        value_said(match, key, kind, value, keyed=True)
        for (key, kind), value in pairs
        if value != OPEN
    ]
    if not said:
        return verb_said(match.game, move.verb)
    return say(_("{verb}: {said}"), verb=verb_said(match.game, move.verb), said=", ".join(said))


def _once(not_yet: str, sentence: str) -> str:
    """The sentence with one mark where several stand in a row: all that is not said yet is one
    gap."""
    mark = re.escape(not_yet)
    return re.sub(rf"{mark}(\W+{mark})+", not_yet, sentence)


def row_said(match: Match, row: Row) -> str:
    """A row of the table of moves as people read it; of a long move that is its one field."""
    values = [OPEN] * len(row.verb.fields)
    first = 0 if row.field == OPEN else row.field
    values[first : first + len(row.values)] = row.values
    return move_said(match, Move(row.verb, tuple(values)))


def _facts(match: Match, move: Move) -> dict[str, str]:
    """What stands in a move's sentence for each of its fields."""
    return {
        key: say(NOT_YET) if value == OPEN else value_said(match, key, kind, value)
        for (key, kind), value in zip(move.verb.fields, move.values, strict=True)
    }


def asked_for(match: Match, verb: Verb, key: str) -> str:
    """The question for the next field of a move: ``Which city?``."""
    asked, who = saying_of(match.game).question(match.state, verb, key), _holder(match, verb)
    question = asked or say(_("Which {field}?"), field=match.game.field_called(key))
    sentence = _("{question} (It is a card of {who}, who has to agree.)")
    return say(sentence, question=question, who=who) if who else question


def seat_said(match: Match, seat: int) -> str:
    """What a seat is called in this match."""
    return match.name(match.game.seat_kind, seat)
