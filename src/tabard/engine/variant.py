"""House rules as a file: what stands in it takes the place of what has the same name in the game.

A variant says which game it changes, and chapter by chapter (the game's files) what is otherwise::

    \"\"\"Three legions begin beside each pawn.\"\"\"

    game = "fall_of_rome"
    version = "1.0"
    rules = {"H1": ("Stronger at first", "Three legions begin beside each pawn.", "2.2.9")}

    chapter("setup")

    LEGIONS_AT_START = 3

A function, a number or a table replaces the one of its name, where that stands, so that whatever is
made of it below is made of the new one; a value that speaks of its own name is made of the old one.
What is new is put in right before what is replaced below it. Everything is carried out in the
chapter itself and knows what the chapter knows. The game is loaded a second time for it, under a
name of its own: the two can be played side by side.
"""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import EntryPoint
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import CodeType, ModuleType
from typing import Any, TypeVar

from . import kinds as _kinds
from . import rule as _rule
from .book import RuleText
from .events import Event
from .game import Game, HouseRules, Misused
from .kinds import plain
from .moves import nearest
from .options import changed
from .refusals import Because
from .unable import reason_of
from .words import _, listed, n_, say

_Said = TypeVar("_Said", Because, Event)
BETWEEN = "+"  # of the name of a game and of its variant
_PUT_IN = "__variant__"
# What every chapter knows, whether or not it has had a use for it so far.
_USUAL = {
    **{name: getattr(_rule, name) for name in ("LEGAL", "because", "table", "tell")},
    **{name: getattr(_kinds, name) for name in ("CHANCE", "NUMBER", "SEATS", "so_many", "upto")},
    "_": _,
    "n_": n_,
    "changed": changed,
}
_OWN_RULE = r"[A-Z][0-9][0-9.]*"
_VERSION = r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}"


class NoVariant(Misused):
    """A file of house rules that does not fit: one sentence, with its file and line."""


@dataclass
class Chapter:
    """What a variant says in one file of the game: its statements, in order."""

    name: str
    line: int
    statements: list[ast.stmt] = field(default_factory=list)


@dataclass(frozen=True)
class Variant:
    """House rules as they stand in a file; nothing of them has been carried out yet.

    ``rules`` are its own, by number: title, text, and the numbers of those that do not hold here.
    ``usual`` are readings that are the usual ones here.
    """

    path: Path
    game: str
    version: str
    title: str
    about: str
    rules: Mapping[str, tuple[str, str, tuple[str, ...]]]
    usual: Mapping[str, str]
    imports: tuple[ast.stmt, ...]
    chapters: Mapping[str, Chapter]

    @property
    def word(self) -> str:
        """How it is called: by its file."""
        return plain(self.path.stem)

    @property
    def name(self) -> str:
        """The name of the game with these house rules."""
        return f"{self.game}{BETWEEN}{self.word}"

    def wrong(self, line: int, sentence: str, **facts: object) -> NoVariant:
        """What is wrong in a line."""
        said = say(sentence, **facts)
        where = _("{file}, line {line}: {said}")
        return NoVariant(say(where, file=self.path.name, line=line, said=said))


# --- reading ------------------------------------------------------------------------------------


def read_variant(path: Path) -> Variant:
    """The house rules in a file. Raises NoVariant for what is none."""
    try:
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path))
    except OSError as error:
        sentence = _("{path} cannot be read: {why}.")
        raise NoVariant(say(sentence, path=path, why=reason_of(error))) from None
    except (SyntaxError, ValueError) as error:
        line = getattr(error, "lineno", 0) or 0
        sentence = _("{file}, line {line}: this is no Python: {why}.")
        why = getattr(error, "msg", error)
        raise NoVariant(say(sentence, file=path.name, line=line, why=why)) from None
    empty = Variant(path.resolve(), "", "1.0", "", "", {}, {}, (), {})
    return _Reading(empty, tree).variant


class _Reading:
    """Statement by statement."""

    def __init__(self, variant: Variant, tree: ast.Module) -> None:
        self.nothing = variant
        self.head: dict[str, Any] = {}
        self.lines: dict[str, int] = {}
        imports: list[ast.stmt] = []
        chapters: dict[str, Chapter] = {}
        now: Chapter | None = None
        about = ast.get_docstring(tree) or ""
        for node in tree.body[bool(about) :]:
            named = _chapter_named(node)
            if named is not None:
                named = "" if named == self.head.get("game") else named
                now = chapters.setdefault(named, Chapter(named, node.lineno))
            elif isinstance(node, ast.ImportFrom | ast.Import):
                if not _is_from_future(node):
                    imports.append(node)
            elif now is not None:
                now.statements.append(self._allowed(node))
            else:
                self._says(node)
        if not isinstance(self.head.get("game"), str):
            sentence = _('{file} does not say whose rules it changes: game = "fall_of_rome".')
            raise NoVariant(say(sentence, file=variant.path.name))
        title = self.head.get("title") or variant.word.replace("_", " ").capitalize()
        self.variant = replace(
            variant,
            game=self.head["game"],
            version=self._version(),
            title=title,
            about=about,
            rules=self._rules(),
            usual=self._usual(),
            imports=tuple(imports),
            chapters=chapters,
        )

    def _allowed(self, node: ast.stmt) -> ast.stmt:
        if not list(_names(node)):
            sentence = _("A chapter can hold rules, numbers and tables that have a name.")
            raise self.nothing.wrong(node.lineno, sentence)
        return node

    def _says(self, node: ast.stmt) -> None:
        """A line above the first chapter."""
        known = ("game", "version", "title", "rules", "usual")
        names = list(_names(node))
        if len(names) != 1 or names[0] not in known or not isinstance(node, ast.Assign):
            sentence = _('Before the first chapter("...") stand {known}, and nothing else.')
            raise self.nothing.wrong(node.lineno, sentence, known=listed(known))
        try:
            self.head[names[0]] = ast.literal_eval(node.value)
        except ValueError:
            sentence = _("{name} wants plain words and numbers here.")
            raise self.nothing.wrong(node.lineno, sentence, name=names[0]) from None
        self.lines[names[0]] = node.lineno

    def _version(self) -> str:
        """As a record's head can say it."""
        said = str(self.head.get("version", self.nothing.version))
        if not re.fullmatch(_VERSION, said):
            sentence = _("A version is written in numbers, as 1.0; not as {said}.")
            raise self.nothing.wrong(self.lines["version"], sentence, said=repr(said))
        return said

    def _rules(self) -> dict[str, tuple[str, str, tuple[str, ...]]]:
        """The rules of its own."""
        found: dict[str, tuple[str, str, tuple[str, ...]]] = {}
        said = self.head.get("rules", {})
        sentence = _(
            'A rule is written as "H1": ("its title", "its text", "the rules it replaces").'
        )
        for number, one in said.items() if isinstance(said, dict) else [("", "")]:
            words = one if isinstance(one, tuple) else ()
            if (
                not _is_own_number(number)
                or not 2 <= len(words) <= 3
                or set(map(type, words)) != {str}
            ):
                raise self.nothing.wrong(self.lines["rules"], sentence)
            replaced = words[2].replace(",", " ").split() if len(words) == 3 else ()
            found[number] = words[0], words[1], tuple(replaced)
        return found

    def _usual(self) -> dict[str, str]:
        said = self.head.get("usual", {})
        if not isinstance(said, dict):
            sentence = _('Usual readings are written as usual = {{"option": "reading"}}.')
            raise self.nothing.wrong(self.lines["usual"], sentence)
        return {str(word): str(reading) for word, reading in said.items()}


def _is_own_number(number: object) -> bool:
    """A letter, so that no number of the book is taken for it (H1)."""
    return isinstance(number, str) and re.fullmatch(_OWN_RULE, number) is not None


def _is_from_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _chapter_named(node: ast.stmt) -> str | None:
    """The chapter that begins with this line: ``chapter("battle")``."""
    match node:
        case ast.Expr(ast.Call(ast.Name("chapter"), [ast.Constant(str(name))])):
            return name
    return None


def _names(node: ast.stmt) -> Iterator[str]:
    """What a statement gives a name to."""
    match node:
        case ast.FunctionDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            for target in targets:
                for each in target.elts if isinstance(target, ast.Tuple) else [target]:
                    if isinstance(each, ast.Name):
                        yield each.id
        case ast.AnnAssign(target=ast.Name(id=name)):
            yield name


def _speaks_of(node: ast.stmt) -> set[str]:
    """The names that are read in a statement, those in the rules that it holds included."""
    return {
        one.id
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)
    }


# --- weaving it in --------------------------------------------------------------------------------


class _Woven(SourceFileLoader):
    """Loads a chapter with what a variant says in it."""

    def __init__(self, name: str, file: str, variant: Variant, chapter: Chapter) -> None:
        super().__init__(name, file)
        self.variant, self.chapter = variant, chapter

    def path_stats(self, path: str) -> Mapping[str, Any]:
        """No code that was kept without the variant is taken."""
        raise OSError

    def source_to_code(self, data: Any, path: Any, **_more: Any) -> CodeType:  # type: ignore[override]
        """The chapter, with a call where a statement of the variant is to be carried out."""
        tree = ast.parse(data, str(path))
        tree.body = list(self._woven(tree.body))
        ast.fix_missing_locations(tree)
        return compile(tree, str(path), "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        """Carry it out."""
        scope = vars(module)
        scope[_PUT_IN] = lambda number: self._carry_out(self.statements[number], scope)
        super().exec_module(module)
        del scope[_PUT_IN]

    @property
    def statements(self) -> Sequence[ast.stmt]:
        """All that is put in: what is imported for every chapter, then what stands in this one."""
        return [*self.variant.imports, *self.chapter.statements]

    def _woven(self, body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
        known = {name for node in body for name in _names(node)}
        groups = list(self._groups(known))
        for node in body:
            here = [group for group in groups if not set(_names(node)).isdisjoint(group.replaces)]
            several = len(list(_names(node))) > 1
            if not here or several or any(group.keeps for group in here):
                yield node
            for group in here:
                groups.remove(group)
                yield from (_call(number) for number in group.numbers)
        for group in groups:
            yield from (_call(number) for number in group.numbers)

    def _groups(self, known: set[str]) -> Iterator[_Group]:
        """Each statement that replaces something, with what is new and stands before it; at last
        what stands below them all."""
        waiting = list(range(len(self.variant.imports)))
        new: dict[str, ast.stmt] = {}
        used: set[str] = set()
        for number, node in enumerate(self.chapter.statements, len(self.variant.imports)):
            names, spoken = set(_names(node)), _speaks_of(node)
            used |= spoken
            waiting.append(number)
            if names & known:
                yield _Group(names & known, waiting, bool(names & spoken))
                waiting = []
            else:
                new |= dict.fromkeys(names, node)
        for name, node in new.items():
            if name not in used:
                self._complain(name, node, known)
        yield _Group(set(), waiting, False)

    def _complain(self, name: str, node: ast.stmt, known: set[str]) -> None:
        near = ", ".join(nearest(known, name)[:2])
        sentence = _("{name} replaces nothing in {chapter}, and nothing here uses it.")
        if near:
            sentence = _("{name} replaces nothing in {chapter}; did you mean {near}?")
        raise self.variant.wrong(
            node.lineno, sentence, name=name, chapter=self.chapter.name, near=near
        )

    def _carry_out(self, node: ast.stmt, scope: dict[str, Any]) -> None:
        code = compile(ast.Module([node], []), str(self.variant.path), "exec", dont_inherit=True)
        for name, thing in {**_USUAL, **self._book()}.items():
            scope.setdefault(name, thing)
        exec(code, scope)
        if isinstance(node, ast.FunctionDef):
            self._compare(node)

    def _book(self) -> dict[str, Any]:
        """How the game declares what it says, where the chapter has said nothing so far."""
        package = self.name.split(".")[:2]
        book = sys.modules.get(".".join([*package, "book"]))
        known = vars(book) if book else {}
        return {word: known[word] for word in ("refuse", "told") if word in known}

    def _compare(self, node: ast.FunctionDef) -> None:
        """A rule is replaced by one that takes the same."""
        given = [each.arg for each in node.args.args]
        for old in ast.parse(Path(self.path).read_text(encoding="utf-8")).body:
            if isinstance(old, ast.FunctionDef) and old.name == node.name:
                takes = [each.arg for each in old.args.args]
                if takes != given:
                    sentence = _("{name} takes ({takes}) in {chapter}, not ({given}).")
                    facts = {"takes": ", ".join(takes), "given": ", ".join(given)}
                    raise self.variant.wrong(
                        node.lineno, sentence, name=node.name, chapter=self.chapter.name, **facts
                    )


@dataclass
class _Group:
    """A statement that replaces some names, and those that stand before it; ``keeps`` where it is
    made of the old one."""

    replaces: set[str]
    numbers: list[int]
    keeps: bool


def _call(number: int) -> ast.stmt:
    call = ast.Call(ast.Name(_PUT_IN, ast.Load()), [ast.Constant(number)], [])
    return ast.Expr(call)


# --- the game with it -----------------------------------------------------------------------------


class _Chapters(MetaPathFinder):
    """Finds a game's files once more, under the name of the variant."""

    def __init__(self, package: str, other: str, variant: Variant) -> None:
        self.package, self.other, self.variant = package, other, variant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The same file, with what the variant says in it."""
        if name != self.other and not name.startswith(f"{self.other}."):
            return None
        found = find_spec(self.package + name.removeprefix(self.other))
        if found is None or found.origin is None:
            return None
        chapter = self.variant.chapters.get(name.removeprefix(self.other).lstrip("."))
        loader = (
            _Woven(name, found.origin, self.variant, chapter)
            if chapter
            else SourceFileLoader(name, found.origin)
        )
        folders = found.submodule_search_locations
        return spec_from_file_location(
            name, found.origin, loader=loader, submodule_search_locations=folders
        )


def with_variant(variant: Variant, point: EntryPoint) -> Game:
    """The game at an entry point, with house rules. Raises NoVariant where they do not fit."""
    other = f"tabard_variants.{variant.game}_with_{variant.word}"
    for name in [name for name in sys.modules if name == other or name.startswith(f"{other}.")]:
        del sys.modules[name]
    sys.modules.setdefault("tabard_variants", ModuleType("tabard_variants")).__path__ = []
    _check_chapters(variant, point.module)
    known = [one for one in sys.meta_path if isinstance(one, _Chapters) and one.other == other]
    sys.meta_path[:] = [one for one in sys.meta_path if one not in known]
    sys.meta_path.insert(0, _Chapters(point.module, other, variant))
    try:
        module = importlib.import_module(other)
    except NoVariant:
        raise
    except Exception as error:
        line, kind = _line_in(variant.path, error), type(error).__name__
        raise variant.wrong(line, _("{kind}: {error}"), kind=kind, error=error) from None
    game: Game = getattr(module, point.attr)
    unread = [name for name in variant.chapters if name and f"{other}.{name}" not in sys.modules]
    if unread:
        line = variant.chapters[unread[0]].line
        raise variant.wrong(line, _("The game never reads {chapter}."), chapter=unread[0])
    return _named(game, variant)


def _check_chapters(variant: Variant, package: str) -> None:
    for name, chapter in variant.chapters.items():
        try:
            found = find_spec(f"{package}.{name}" if name else package)
        except ModuleNotFoundError:
            found = None
        if found is None:
            known = [chapter for chapter, _path in rules_of_chapters(package)]
            near = ", ".join(nearest(known, name)[:1]) or listed(known)
            sentence = _("{game} has no chapter {chapter}; did you mean {near}?")
            facts = {"game": variant.game, "chapter": repr(name), "near": near}
            raise variant.wrong(chapter.line, sentence, **facts)


def rules_of_chapters(package: str) -> Iterator[tuple[str, Path]]:
    """The files of a game, each by the name that a variant calls it (the game's own: none)."""
    spec = find_spec(package)
    if spec and spec.origin and not spec.submodule_search_locations:
        yield "", Path(spec.origin)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for path in sorted(Path(folder).rglob("*.py")):
            parts = path.relative_to(folder).with_suffix("").parts
            yield ".".join(parts).removesuffix("__init__").rstrip("."), path


def _line_in(path: Path, error: BaseException) -> int:
    """The last line of a file that an error has come through."""
    if isinstance(error, SyntaxError):
        return error.lineno or 0
    lines = [line.lineno for line in extract_tb(error.__traceback__) if line.filename == str(path)]
    return (lines[-1] if lines else 0) or 0


def _named(game: Game, variant: Variant) -> Game:
    """The game goes by the variant's name and has its rules. What was made for the game without it
    (a lesson, exercises) is left out."""
    usual = game.chosen(variant.usual) if variant.usual else {}
    game.options = tuple(
        replace(each, default=usual.get(each.word, each.usual)) for each in game.options
    )
    game.name = variant.name
    game.title = f"{game.title} · {variant.title}"
    game.version = f"{game.version}{BETWEEN}{variant.version}"
    game.lesson, game.exercises, game.earlier = None, None, {}
    game.house_rules = HouseRules(variant.path, variant.path.stat().st_mtime_ns)
    if game.pitch and variant.about:
        theme = f"{variant.about} {game.pitch.theme}"
        game.pitch = replace(game.pitch, theme=theme)
    _add_rules(game, variant)
    return game


def _add_rules(game: Game, variant: Variant) -> None:
    book, known = game.book, {one.number for one in game.book.rules}
    instead = {
        old: number for number, (_t, _x, replaced) in variant.rules.items() for old in replaced
    }
    for old in sorted(set(instead) - known):
        sentence = _("Rule {number} replaces rule {old}, and {game} has none of that number.")
        raise variant.wrong(1, sentence, number=instead[old], old=old, game=variant.game)
    source = f"{variant.title} {variant.version}"
    changed = _("{text} (Here rule {number} holds instead.)")
    book.rules = (
        *(
            replace(one, text=say(changed, text=say(one.text), number=instead[one.number]))
            if one.number in instead
            else one
            for one in book.rules
        ),
        *(
            RuleText(number, title, text, source)
            for number, (title, text, _replaced) in variant.rules.items()
        ),
    )
    _say_anew(book.refusals.all, instead)
    _say_anew(book.events.all, instead)
    numbers = known | set(variant.rules)
    said = [one.rule for one in book.refusals.all] + [one.rule for one in book.events.all]
    for number in said:
        if number and number not in numbers:
            sentence = _("Something is said by rule {number}, which is none of its rules.")
            raise variant.wrong(1, sentence, number=number)


def _say_anew(said: list[_Said], instead: Mapping[str, str]) -> None:
    """What the game says by a rule that does not hold here, it says by the new one."""
    said[:] = [replace(one, rule=instead.get(one.rule, one.rule)) for one in said]
