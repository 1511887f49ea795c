"""``tabard new``, ``tabard new-variant``: a game or house rules to begin with, and their test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated

import typer

from tabard.engine.book import carried_out
from tabard.engine.find import game_names
from tabard.engine.game import Game, Misused
from tabard.engine.kinds import plain
from tabard.engine.variant import rules_of_chapters
from tabard.engine.words import _, listed, say

from .common import GameName, Json, Lang, found, in_language, report

_FIRST_GAME = Path(__file__).parent / "first_game"  # The Well, which docs/adding_a_game.md explains


def new(
    name: Annotated[str, typer.Argument(help="What the game is called.", metavar="NAME")],
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a folder with a small game to begin with, which can be played, and its test.

    It is The Well, under the name that you say: one file with its rules, options, sentences and
    ending. It says what to type next.

    \b
    Examples:
      tabard new "Siege of Breda"
    """
    in_language(lang)
    word, folder = _word(name), _empty_folder(name)
    if word in game_names():
        raise Misused(say(_("There is a game {name} already."), name=repr(word)))
    files = {
        folder / "pyproject.toml": "pyproject",
        folder / word / "__init__.py": "game",
        folder / f"test_{word}.py": "test",
    }
    (folder / word).mkdir(parents=True)
    for path, template in files.items():
        text = (_FIRST_GAME / f"{template}.txt").read_text(encoding="utf-8")
        path.write_text(_called(text, word, _title(name)), encoding="utf-8")
    then = [f"pip install -e {folder}", f"tabard rules {word}", f"tabard play {word}"]
    _say_written([str(path) for path in files], then, json)


def _called(text: str, word: str, title: str) -> str:
    """The text of The Well, under another name."""
    text = text.replace("The Well", title).replace("the-well", word.replace("_", "-"))
    text = re.sub(r"\bwell:GAME\b", f"{word}:GAME", text)
    text = text.replace('name="well"', f'name="{word}"').replace(
        "from well import", f"from {word} import"
    )
    return re.sub(
        r'^well = |(?<=packages = \[")well',
        lambda at: at.group().replace("well", word),
        text,
        flags=re.M,
    )


def _word(name: str) -> str:
    """What files are called. Raises Misused for what can be no file's name."""
    word = plain(name)
    if not word.isidentifier() or not word.isascii():
        raise Misused(say(_("{name} can be no file's name: write it in letters."), name=repr(name)))
    return word


def _empty_folder(name: str) -> Path:
    """The folder of this name, which is not there yet. Raises Misused where it is."""
    folder = Path(_word(name))
    if folder.exists():
        raise Misused(say(_("{path} is there already; nothing is changed."), path=folder))
    return folder


def _title(name: str) -> str:
    """What people call it: as it was said, unless that was a word for files."""
    said = re.sub(r"[^\w'!?.&: -]", "", name).strip()
    return said if said != said.lower() else said.replace("_", " ").capitalize()


def _say_written(files: list[str], then: list[str], json: bool, **more: object) -> None:
    """What was written, and what to type now."""
    lines = [say(_("Written: {files}. Then:"), files=listed(files))]
    facts = {"files": files, "then": then, **more}
    report(json, facts, [*lines, *(f"  {line}" for line in then)])


def new_variant(
    game: GameName,
    name: Annotated[str, typer.Argument(help="What the house rules are called.", metavar="NAME")],
    rule: Annotated[
        str | None, typer.Option(help="The rule that will be another.", metavar="NUMBER")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write a folder with house rules to begin with, and their test.

    With --rule the functions that carry out a rule stand in the file as they are in the game, ready
    to be changed. It says what to type next.

    \b
    Examples:
      tabard new-variant fall_of_rome one_more_die --rule 21
      tabard new-variant jeanne_darc long_war
    """
    in_language(lang)
    chosen, word = found(game), _word(name)
    chapters = dict(_chapters(chosen, rule)) if rule else {}
    if rule and not chapters:
        sentence = _("No function of {game} says that it carries out a rule {rule}.")
        raise Misused(say(sentence, game=chosen.title, rule=rule))
    folder = _empty_folder(name)
    folder.mkdir()
    house, test = folder / f"{word}.py", folder / f"test_{word}.py"
    house.write_text(_house_rules(chosen, _title(name), rule, chapters), encoding="utf-8")
    test.write_text(_test(chosen, word), encoding="utf-8")
    bots = ",".join(["bot:greedy"] * max(2, chosen.seats[0]))
    then = [
        f"tabard rules {chosen.name} H1 --with {house}",
        f"tabard compare {chosen.name} --b {house} --seats {bots} --report {folder}/report",
        f"tabard play {chosen.name} --with {house}",
    ]
    _say_written([str(house), str(test)], then, json, chapters=list(chapters))


def _chapters(game: Game, rule: str) -> Iterator[tuple[str, str]]:
    """The chapters whose functions carry out this rule, and those functions as they stand."""
    point = next(p for p in entry_points(group="tabard.games") if p.name == game.name)
    for chapter, source in rules_of_chapters(point.module):
        if chapter.partition(".")[0] == "accounted":  # it checks tables, and carries nothing out
            continue
        text = source.read_text(encoding="utf-8")
        lines = text.split("\n")
        functions = [
            "\n".join(lines[node.lineno - 1 : node.end_lineno])
            for node in ast.parse(text).body
            if isinstance(node, ast.FunctionDef) and rule in carried_out(ast.get_docstring(node))
        ]
        if functions:
            yield chapter, "\n\n\n".join(functions)


def _house_rules(game: Game, title: str, rule: str | None, chapters: dict[str, str]) -> str:
    replaced = f', "{rule}"' if rule else ""
    head = [
        f'"""{title}: say here in a sentence what is otherwise."""',
        "",
        f'game = "{game.name}"',
        'version = "1.0"',
        f'rules = {{"H1": ("{title}", "Say here what players must know."{replaced})}}',
    ]
    if not chapters and game.options:
        option = game.options[0]
        readings = " or ".join(option.readings)
        head.append(f'usual = {{"{option.word}": "{option.usual}"}}  # {readings}')
    for chapter, functions in chapters.items():
        head += ["", f'chapter("{chapter}")', "", "", functions]
    return "\n".join(head) + "\n"


def _test(game: Game, word: str) -> str:
    seats = max(2, game.seats[0])
    title = _title(word)
    return f'''"""{title}: they fit, and games are played to their end."""

from pathlib import Path

from tabard.engine.find import bring
from tabard.lab.simulate import simulate

HOUSE = bring(Path(__file__).parent / "{word}.py")


def test_it_has_its_rule() -> None:
    assert "H1" in HOUSE.rule_book


def test_games_end_and_lose_no_piece() -> None:
    played = simulate(HOUSE, ["bot:random"] * {seats}, games=20, seed=1, check=True)
    assert sum(played.results.values()) == 20 and "unfinished" not in played.results
'''
