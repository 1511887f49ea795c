"""The corpus: records of every game by every rules version that it has had since there is one
(``tools/corpus.py`` plays them, once). Each must verify for ever, and come to where it came."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tools.corpus import CORPUS, RECORDS, WAYS, pack, record, unpacked

from tabard.engine.earlier import number_of
from tabard.engine.find import find_game, game_names
from tabard.engine.match import Match
from tabard.engine.position import from_text
from tabard.engine.record import read_record
from tabard.engine.record.record import closing_line
from tabard.engine.record.replay import steps, verify

FILES = sorted(CORPUS.glob("*.tar.xz"))
SAMPLE = (2, 9, 23, 38, 46, 55, 71, 90)  # of each: every way, tables of several sizes
MEGABYTES = 3


def check(text: str, beginning: str | None) -> None:
    """A record verifies; one that begins at a position, from there."""
    if beginning is None:
        verdict = verify(text)
        assert (verdict.valid, verdict.problem) == (True, "")
        assert verdict.finished != bool(verdict.half_line)
        return
    kept, game = read_record(text), find_game(read_record(text).head.game)
    state = from_text(find_game, beginning)[1]
    match = Match.at(game, state, chance_by_hand=True, unasked=False)
    match.can_undo = False
    for _entry, _told in steps(match, kept):
        pass
    assert match.over and closing_line(match, kept.head) == kept.closing


def check_all(file: Path, numbers: list[int]) -> None:
    """All records of a file that have these numbers."""
    files, seen = unpacked(file), set[int]()
    for name, text in files.items():
        stem, _dot, kind = name.partition(".")
        if kind == "game" and int(stem[:3]) in numbers:
            check(text, files.get(f"{stem}.toml"))
            seen.add(int(stem[:3]))
    assert seen == {*numbers}, "each is there"


def test_every_game_has_a_corpus_of_its_rules_as_they_are() -> None:
    """A new version of the rules wants one beside those that are there: python tools/corpus.py"""
    names = {file.name for file in FILES}
    for game in map(find_game, game_names()):
        assert f"{game.name}-{game.version}.tar.xz" in names, game.name
        of_it = [file for file in FILES if file.name.startswith(f"{game.name}-")]
        for file in of_it:
            version = number_of(file.name.removeprefix(f"{game.name}-").removesuffix(".tar.xz"))
            assert version in map(number_of, [*game.earlier, game.version]), file.name
    assert sum(file.stat().st_size for file in FILES) < MEGABYTES * 1_000_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".tar.xz"))
def test_a_sample_of_the_corpus_verifies(file: Path) -> None:
    check_all(file, [*SAMPLE])


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".tar.xz"))
def test_the_whole_corpus_verifies(file: Path) -> None:
    check_all(file, [*range(RECORDS)])


BACKWARDS = """
import importlib, sys, types
from pathlib import Path
import tabard.games
name, record = sys.argv[1:]
home = Path(next(iter(tabard.games.__path__)), name)
package = sys.modules[f"tabard.games.{name}"] = types.ModuleType(f"tabard.games.{name}")
package.__path__ = [str(home)]
for file in sorted(home.rglob("*.py"), reverse=True):
    parts = file.relative_to(home).with_suffix("").parts
    if parts[-1] != "__init__":
        importlib.import_module(".".join(["tabard", "games", name, *parts]))
del sys.modules[f"tabard.games.{name}"]
from tabard.engine.find import find_game
from tabard.engine.record.replay import verify
verdict = verify(Path(record).read_text())
print(verdict.valid, *(event.word for event in find_game(name).book.events.all))
"""


@pytest.mark.parametrize("name", sorted({file.name.partition("-")[0] for file in FILES}))
def test_no_order_of_imports_changes_a_record(tmp_path: Path, name: str) -> None:
    """The modules of a game come backwards: its events have other numbers, its records the same."""
    game, kept = find_game(name), tmp_path / "kept.game"
    kept.write_text(unpacked(CORPUS / f"{name}-{game.version}.tar.xz")["001-random.game"])
    asked = [sys.executable, "-c", BACKWARDS, name, str(kept)]
    said = subprocess.run(asked, capture_output=True, text=True, check=True)
    valid, *words = said.stdout.split()
    usual = [*dict.fromkeys(event.word for event in game.book.events.all)]
    assert words != usual and sorted(words) == sorted(usual)
    assert valid == "True"


def test_the_sample_has_every_way() -> None:
    assert {WAYS[number % len(WAYS)] for number in SAMPLE} == {*WAYS}


def test_a_record_follows_from_its_number_and_an_archive_from_its_records(tmp_path: Path) -> None:
    game = find_game("fall_of_rome")
    for number in (2, 5):
        once, again = dict(record(game, number)), dict(record(game, number))
        assert once == again and all(once.values())
        assert pack(once) == pack(again)
        (tmp_path / "a.tar.xz").write_bytes(pack(once))
        assert unpacked(tmp_path / "a.tar.xz") == once
