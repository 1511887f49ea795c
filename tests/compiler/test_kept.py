"""Machine code is kept and used again, while nothing on which it depends has changed; code that
somebody else could have put there is not used."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from tabard.compiler import build, kept
from tabard.compiler.faults import INDEX, Fault
from tabard.compiler.language import NUMBER, SHORTS, Door

from .programs import Board
from .rules import rules

CHAPTER = "def march(row, n):\n    return row[n] + 1\n"


class Maker:
    """Makes the rules of a chapter, and counts how often LLVM is called for it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder, self.made = folder, 0
        really = build.objects_of

        def objects_of(*handed: object) -> list[bytes]:
            self.made += 1
            return really(*handed)  # type: ignore[arg-type]

        monkeypatch.setattr(build, "objects_of", objects_of)
        self.chapter(CHAPTER)

    def chapter(self, text: str) -> None:
        """The rules are these from now on."""
        self.folder = self.folder / "next"
        self.folder.mkdir()
        self.module = rules(self.folder, text)

    def ask(self, *, checked: bool = False, n: int = 1) -> int:
        """What the rule says."""
        doors = build.build(
            "chapter",
            [Door("march", self.module.march, (SHORTS, NUMBER))],
            Board.layout(),
            [Path(str(self.module.__file__))],
            checked=checked,
        )
        return doors.call("march", np.array([6, 7, 8], np.int16), n)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's cache folder, as ``platformdirs`` says it."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(kept.platformdirs, "user_cache_dir", lambda _app: str(folder))
    return folder


@pytest.fixture
def maker(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    return Maker(tmp_path, monkeypatch)


def the_file(cache: Path) -> Path:
    (found,) = (cache / "code").iterdir()
    return found


def test_code_is_kept_and_used_again(maker: Maker) -> None:
    assert (8, 8) == (maker.ask(), maker.ask())
    assert 1 == maker.made


def test_what_is_kept_of_the_checked_build_still_knows_file_and_line(maker: Maker) -> None:
    for _time in range(2):
        with pytest.raises(Fault) as fault:
            maker.ask(checked=True, n=3)
        assert (INDEX, "march", 4) == (
            fault.value.site.kind, fault.value.site.rule, fault.value.site.line,
        )  # fmt: skip
    assert 1 == maker.made


def test_the_checked_and_the_fast_build_are_kept_apart(maker: Maker) -> None:
    assert 8 == maker.ask() == maker.ask(checked=True)
    assert 2 == maker.made


def test_from_another_source_it_is_made_anew(maker: Maker) -> None:
    maker.ask()
    maker.chapter(CHAPTER.replace("+ 1", "+ 2"))
    assert 9 == maker.ask()
    assert 2 == maker.made


def test_by_another_llvm_or_for_another_processor_it_is_made_anew(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker.ask()
    monkeypatch.setattr(build.machine, "versions", lambda: ("another", "", "", ""))
    monkeypatch.setattr(build, "objects_of", lambda *_handed: pytest.fail("made anew"))
    with pytest.raises(pytest.fail.Exception):
        maker.ask()


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "another byte of the code": lambda code: code[:-9] + bytes([code[-9] ^ 1]) + code[-8:],
    "cut short": lambda code: code[:-100],
    "nothing but the head": lambda code: code.partition(b"\n")[0],
    "empty": lambda code: b"",
    "no head": lambda code: code.partition(b"\n")[2],
    "another head": lambda code: b"[]\n" + code.partition(b"\n")[2],
}


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_file_is_not_used_and_is_written_anew(
    maker: Maker, cache: Path, how: str
) -> None:
    maker.ask()
    whole = the_file(cache).read_bytes()
    the_file(cache).write_bytes(DAMAGES[how](whole))
    assert 8 == maker.ask() == maker.ask()
    assert 2 == maker.made
    assert whole == the_file(cache).read_bytes()


@pytest.mark.parametrize("others", [0o020, 0o002, 0o022])
def test_a_folder_that_others_can_write_to_is_not_used(
    maker: Maker, cache: Path, others: int
) -> None:
    maker.ask()
    (cache / "code").chmod(0o700 | others)
    assert 8 == maker.ask() == maker.ask()
    assert 3 == maker.made
    (cache / "code").chmod(0o700)
    maker.ask()
    assert 3 == maker.made


def test_a_folder_of_somebody_else_is_not_used(
    maker: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker.ask()
    real = Path.lstat

    def theirs(path: Path) -> object:
        found = real(path)
        return SimpleNamespace(st_mode=found.st_mode, st_uid=found.st_uid + 1)

    monkeypatch.setattr(Path, "lstat", theirs)
    assert 8 == maker.ask() == maker.ask()
    assert 3 == maker.made


def test_a_folder_that_is_a_way_to_another_is_not_used(maker: Maker, cache: Path) -> None:
    maker.ask()
    (cache / "code").rename(cache / "elsewhere")
    (cache / "code").symlink_to(cache / "elsewhere")
    assert 8 == maker.ask()
    assert 2 == maker.made


def test_a_new_folder_is_this_users_alone(maker: Maker, cache: Path) -> None:
    before = os.umask(0)
    try:
        maker.ask()
    finally:
        os.umask(before)
    assert 0o700 == (cache / "code").stat().st_mode & 0o777
    assert 0o600 == the_file(cache).stat().st_mode & 0o777


def test_where_nothing_can_be_kept_everything_works(maker: Maker, cache: Path) -> None:
    cache.write_text("no folder", encoding="utf-8")
    assert 8 == maker.ask() == maker.ask()
    assert 2 == maker.made


def test_on_a_full_disk_everything_works_and_nothing_is_left_lying_about(
    maker: Maker, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_handed: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        assert 8 == maker.ask()
    assert [] == list((cache / "code").iterdir())


def test_code_that_nobody_has_used_for_a_month_is_thrown_away(maker: Maker, cache: Path) -> None:
    maker.ask()
    first, month = the_file(cache), 31 * 24 * 60 * 60
    long_ago = time.time() - month
    os.utime(first, (long_ago, long_ago))
    maker.ask()  # it has been used now
    maker.chapter(CHAPTER.replace("+ 1", "+ 2"))
    maker.ask()
    assert first.exists()
    os.utime(first, (long_ago, long_ago))
    maker.chapter(CHAPTER.replace("+ 1", "+ 3"))
    maker.ask()
    assert not first.exists()
