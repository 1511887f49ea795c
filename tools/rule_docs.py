"""Writes docs/rules/GAME.md: every rule, the functions that carry it out, the tests that show it.

A function names its rules at the end of its docstring (``… (8, S12).``, ``… (76 to 79).``), a test
in its mark (``@pytest.mark.rules("8")``); the rule book is the game's data/rules.toml. An entry
that says again what others say (a line of the seed) names them: ``carried_by = ["76"]``; their
functions are its functions, and it has tests of its own. It fails, naming the number, where a rule
has no function or no test, and where a number does not exist. The pages are not kept: they are of
the code as it is.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tabard.engine.book import carried_out

ROOT = Path(__file__).resolve().parent.parent

Named = ast.FunctionDef | ast.ClassDef | ast.Assign


@dataclass(frozen=True)
class Place:
    """A function or a test: its name, its file and its line."""

    name: str
    file: str
    line: int

    def link(self) -> str:
        """As a page in docs/rules/ points to it."""
        return f"[{self.name}](../../{self.file}#L{self.line})"


@dataclass
class Rule:
    """One entry of the rule book, with all that names it."""

    number: str
    title: str
    text: str
    points: list[str] = field(default_factory=list)
    example: bool = False
    carried_by: list[str] = field(default_factory=list)
    functions: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)


@dataclass
class Book:
    """A game's rules by number, and the places that name a number that is none."""

    game: str
    title: str
    rules: dict[str, Rule]
    strangers: list[str] = field(default_factory=list)


def games(root: Path) -> list[str]:
    """Every game on the tables that has a rule book; one in the making is not on them yet."""
    books = (root / "src/tabard/games").glob("*/data/rules.toml")
    project = root / "pyproject.toml"
    names = sorted(book.parent.parent.name for book in books)
    if not project.exists():
        return names
    points = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"]
    return [name for name in names if name in points["tabard.games"]]


def collect(root: Path, game: str) -> Book:
    """The rule book of a game, and who names its rules."""
    book = read_book(root, game)
    options = read_options(root, game)
    for kind, folder, named in (
        ("functions", f"src/tabard/games/{game}", partial(rules_of_function, options=options)),
        ("tests", f"tests/games/{game}", rules_of_test),
    ):
        for path in sorted((root / folder).rglob("*.py")):
            file = path.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, Named):
                    for number in dict.fromkeys(named(node)):
                        place = Place(name_of(node), file, node.lineno)
                        if number in book.rules:
                            getattr(book.rules[number], kind).append(place)
                        else:
                            where = f"{file}:{node.lineno}: {name_of(node)}"
                            book.strangers.append(f"{where} names rule {number}, which is none")
    return book


def read_book(root: Path, game: str) -> Book:
    """The rule book itself."""
    path = root / "src/tabard/games" / game / "data/rules.toml"
    text = path.read_text(encoding="utf-8")
    rules: dict[str, Rule] = {}
    doubles = []
    for entry in tomllib.loads(text)["rule"]:
        number = entry["number"]
        if number in rules:
            doubles.append(f"{path.relative_to(root).as_posix()}: rule {number} stands there twice")
        rules[number] = Rule(number, entry["title"], entry["text"])
        rules[number].carried_by = entry.get("carried_by", [])
        rules[number].example = entry["title"] == "Examples"
    for number, rule in rules.items():
        above, _dot, _point = number.rpartition(".")
        if "." in above and above in rules:  # 2 is a rule of its own, not what stands above 2.6
            rules[above].points.append(number)
            rule.example = rules[above].title == "Examples"
    return Book(game, text.partition("\n")[0].lstrip("# ").partition(":")[0], rules, doubles)


def read_options(root: Path, game: str) -> dict[str, list[str]]:
    """The rules that each option changes, of a game that keeps its options as data."""
    path = root / "src/tabard/games" / game / "data/options.toml"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return {word: said["rules"] for word, said in tomllib.loads(text).items()}


def rules_of_line(call: ast.expr | None, options: dict[str, list[str]]) -> list[str]:
    """The rules of one that is declared in a line, ``name = OPTIONS.when(…, says="… (4.3).")``: as
    it says, or else those of the option."""
    if not isinstance(call, ast.Call):
        return []
    said = [each.value for each in call.keywords if each.arg == "says"]
    if said:
        return carried_out(ast.literal_eval(said[0])) if isinstance(said[0], ast.Constant) else []
    if ast.unparse(call.func).rpartition(".")[2] != "when":
        return []
    return options.get(ast.literal_eval(call.args[0]), [])


def name_of(node: Named) -> str:
    """The name of a function, or of what is assigned."""
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else node.name


def rules_of_function(node: Named, options: dict[str, list[str]] | None = None) -> list[str]:
    """The numbers that a docstring names last: ``A tribe loses one (4.9).`` names 4.9."""
    if isinstance(node, ast.Assign):
        return rules_of_line(node.value, options or {})
    return carried_out(ast.get_docstring(node))


def rules_of_test(node: Named) -> Iterator[str]:
    """The numbers in ``pytest.mark.rules(…)``, also where it marks one case of many."""
    for decorator in [] if isinstance(node, ast.Assign) else node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rules":
                for argument in call.args:
                    yield str(ast.literal_eval(argument))


def gaps(book: Book) -> list[str]:
    """What is missing, each with the number of its rule.

    An entry that is only the overview of numbered points is covered by them; an example is played
    by a test and needs no function.
    """
    found = list(book.strangers)
    for rule in book.rules.values():
        carriers = [book.rules[n] for n in rule.carried_by if n in book.rules]
        unknown = [n for n in rule.carried_by if n not in book.rules]
        found += [f"rule {rule.number} is carried by rule {n}, which is none" for n in unknown]
        if not rule.points:
            carried = bool(rule.functions) or any(other.functions for other in carriers)
            if not carried and not rule.example:
                found.append(f"rule {rule.number} ({rule.title}) has no function")
            if not rule.tests:
                found.append(f"rule {rule.number} ({rule.title}) has no test")
    return found


def page(book: Book) -> str:
    """The page of a game."""
    lines = [
        f"# {book.title}: rule, function, tests",
        "",
        "`scripts/check` writes this, and fails where a rule has no function or no test. The rules",
        "are in our own words, by the numbers that refusals name.",
    ]
    for rule in book.rules.values():
        lines += ["", f"## {rule.number} {rule.title}", "", rule.text]
        if rule.points:
            lines += ["", f"Points: {', '.join(rule.points)}."]
        if rule.carried_by:
            lines += ["", f"Carried out by {', '.join(rule.carried_by)}."]
        for kind, places in (("Functions", rule.functions), ("Tests", rule.tests)):
            if places:
                lines += ["", f"{kind}: {', '.join(place.link() for place in places)}."]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write the pages, and say what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    said = parser.parse_args(arguments)
    found: list[str] = []
    for game in games(said.root):
        book = collect(said.root, game)
        path = said.root / f"docs/rules/{game}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(book), encoding="utf-8", newline="\n")
        named = sum(len(rule.functions) for rule in book.rules.values())
        shown = sum(len(rule.tests) for rule in book.rules.values())
        print(f"{game}: {len(book.rules)} rules, {named} links to functions, {shown} to tests")
        found += [f"{game}: {line}" for line in gaps(book)]
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
