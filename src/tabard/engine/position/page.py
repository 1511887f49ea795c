"""What a position of a game can say: a page for people, and a template to begin with.

Both are made from the declarations: the words from the kinds, the sentences from the comments
beside the fields of the record, the phases and their steps from the sequence of play. What stands
in a file as it is stands between backticks; all the rest is in the language of whoever reads.
"""

from __future__ import annotations

import ast
import inspect
import linecache
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..flow.sequence import Phase
from ..game import Game
from ..kinds import Kind, Several
from ..state import Field
from ..words import _, say
from .values import worded
from .writing import NOT_FIELDS, inline, written


def page(game: Game) -> Iterator[str]:
    """The lines of the page, as Markdown: fields, words, phases and their steps."""
    yield "# " + say(_("Positions of {game}"), game=game.title)
    yield ""
    yield say(_("A position names only what is not as on the empty board; all the rest follows."))
    yield say(_("A number or a word is written as here; “rest” is all that is not named."))
    yield from ("", "## " + say(_("At the head")), "")
    for line, sentence in _head(game):
        yield f"- `{line}`: {sentence}"
    yield from ("", "## " + say(_("What lies on the table")), "")
    sentences = _sentences(game)
    for field in written(game):
        yield f"- `{_example(field)}`: {_said(field, sentences)}."
    yield from ("", "## " + say(_("What goes on")), "")
    yield say(_("The last of several phases is on top; those below follow where they are usual."))
    yield ""
    for phase in game.sequence.phases:
        name = game.sequence.names.name(phase.number)
        yield f"- `now = {_frame(game, phase)}`: {name}{_steps(phase)}."
    yield from ("", "## " + say(_("Words")), "")
    for kind in _kinds(game):
        yield f"- `{kind.kind}`: {', '.join(f'`{word}`' for word in kind.words)}"


def template(game: Game) -> Iterator[str]:
    """The lines of a position with everything in it as a comment."""
    title = say(_("A position of {game}: take away the # before what you need."), game=game.title)
    yield f"# {title}"
    yield f'game = "{game.name}"'
    yield f"seats = {game.seats[0]}"
    for line, sentence in _head(game)[2:]:
        yield f"# {line}  # {sentence}"
    top = game.sequence.phases[game.usual.phase] if game.usual else _ordinary(game)
    line = f"now = {_frame(game, top)}"
    yield f"# {line}" if game.usual else line
    sentences = _sentences(game)
    for field in written(game):
        yield ""
        yield f"# {_said(field, sentences)}"
        yield f"# {_example(field)}"


def _head(game: Game) -> list[tuple[str, str]]:
    low, high = game.seats[0], game.seats[-1]
    lines = [
        (f'game = "{game.name}"', say(_("the game"))),
        (f"seats = {low}", say(_("how many play, {low} to {high}"), low=low, high=high)),
        (f'rules = "{game.version}"', say(_("the version of the rules; it may be left out"))),
    ]
    if game.options:
        option = game.options[0]
        example = f'options = {{{option.word} = "{option.readings[-1]}"}}'
        lines.append((example, say(_("readings that are not the usual ones"))))
    ended = f'ended = "{game.endings[0].word}"'
    lines.append((ended, say(_("the game is over; else it is left out"))))
    half = f'half_said = {{1 = "{_long_verb(game)}"}}'
    lines.append((half, say(_("by seat the beginning of a move that is not whole yet"))))
    return lines


def _long_verb(game: Game) -> str:
    verb = next((v for v in game.verbs if v.long), game.verbs[0])
    return " ".join([verb.word, *[kind.words[0] for _key, kind in verb.fields[:1] if kind.words]])


def _ordinary(game: Game) -> Phase:
    """A phase in which a seat decides, with the most to choose from."""
    return max((p for p in game.sequence.phases if p.asks is None), key=lambda p: len(p.verbs))


def _frame(game: Game, phase: Phase) -> str:
    words: dict[str, object] = {"phase": game.sequence.names.word(phase.number)}
    if not phase.concerns:
        words["seat"] = "chance" if isinstance(phase.asks, int) else 1
    for key, kind in (*phase.concerns.items(), *phase.keeps.items()):
        words[key] = worded(kind, kind.numbers[-1] if int(kind) < 3 else kind.numbers[1])
    return inline(words)


def _steps(phase: Phase) -> str:
    """The words of the steps, the first one first."""
    said = [
        f"`{key}`: {', '.join(f'`{word}`' for word in kind.words)}"
        for key, kind in phase.keeps.items()
        if kind.kind == "step"
    ]
    return f" ({'; '.join(said)})" if said else ""


def _example(field: Field) -> str:
    value: object = worded(field.of, _other_than(field))
    if isinstance(field.of, Several):
        value = [field.of.of.words[0]]
    for kind in reversed(field.shape):
        value = {kind.words[min(1, len(kind.words) - 1)]: value}
    return f"{field.name} = {inline(value)}"


def _other_than(field: Field) -> int:
    """A number that is not the one of an empty table."""
    numbers = field.of.numbers if len(field.of.words) else range(4)
    return next((n for n in numbers if n != field.start and n >= 0), numbers[0])


def _said(field: Field, sentences: dict[str, str]) -> str:
    """The sentence about a field, if its name does not say everything, and what may stand there."""
    kinds = [say(_("by {what}"), what=f"`{kind.kind}`") for kind in field.shape]
    until = [say(_("until the {what} is over"), what=f"`{field.until}`")] if field.until else []
    range_ = ", ".join([*kinds, _range(field), *until])
    sentence = sentences.get(field.name)
    return f"{say(sentence)} ({range_})" if sentence else range_


def _range(field: Field) -> str:
    kind = field.of
    if isinstance(kind, Several):
        return say(_("a list of {what}"), what=f"`{kind.of.kind}`")
    if not len(kind.words):
        return say(_("a number"))
    if all(word.removeprefix("-").isdecimal() for word in kind.words):
        return say(_("{low} to {high}"), low=kind.words[0], high=kind.words[-1])
    return f"`{kind.kind}`" if kind.kind != "number" else say(_("a word"))


def _kinds(game: Game) -> list[Kind]:
    """Every kind of thing that has words, once."""
    found: dict[tuple[str, tuple[str, ...]], Kind] = {}
    for field in written(game):
        for kind in (*field.shape, field.of):
            kind = kind.of if isinstance(kind, Several) else kind
            if any(not word.removeprefix("-").isdecimal() for word in kind.words):
                found.setdefault((kind.kind, kind.words), kind)
    return list(found.values())


def _sentences(game: Game) -> dict[str, str]:
    """The comment beside each field of the record, in English."""
    source = inspect.getsourcefile(game.state)
    if source is None or not Path(source).exists():
        return {}
    return beside_fields(linecache.getlines(source))


def beside_fields(lines: Sequence[str]) -> dict[str, str]:
    """The comments beside the fields of a record's source, by field: sentences that this page says,
    so the catalogues hold them."""
    tree = ast.parse("".join(lines))
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            text = lines[(node.end_lineno or node.lineno) - 1]
            _code, mark, comment = text.partition("  # ")
            if mark and node.target.id not in NOT_FIELDS:
                found[node.target.id] = comment.strip()
    return found
