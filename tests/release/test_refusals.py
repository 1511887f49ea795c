"""scripts/release refuses in one sentence, before it makes anything."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

REPO = Path(__file__).parents[2]
NOBODY = {  # a commit needs somebody, and nothing of whoever runs the tests
    "PATH": os.environ["PATH"],
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_SYSTEM": os.devnull,
    "GIT_AUTHOR_NAME": "Ada",
    "GIT_AUTHOR_EMAIL": "ada@example.org",
    "GIT_COMMITTER_NAME": "Ada",
    "GIT_COMMITTER_EMAIL": "ada@example.org",
}


def typed(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=NOBODY, capture_output=True, text=True, check=False
    )


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The little of the repository that scripts/release reads before it builds, all committed."""
    for name in ("scripts/release", "scripts/lib.sh"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((REPO / name).read_bytes())
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("## Next\n\n## 1.2\n\n## 1.1\n", "utf-8")
    commit(tmp_path)
    return tmp_path


def commit(clone: Path) -> None:
    for words in ("init --quiet", "add .", "commit --quiet --message x"):
        assert typed(clone, "git", *words.split()).returncode == 0


def nothing(clone: Path) -> None:
    """All is well."""


def untidy(clone: Path) -> None:
    (clone / "left lying.txt").write_text("", "utf-8")


def changed(clone: Path) -> None:
    (clone / "CHANGELOG.md").write_text("## 1.2\n", "utf-8")


def another_version(clone: Path) -> None:
    (clone / "pyproject.toml").write_text('[project]\nversion = "1x2"\n', "utf-8")
    commit(clone)


def tagged(clone: Path) -> None:
    typed(clone, "git", "tag", "v1.2")


def tagged_before(clone: Path) -> None:
    tagged(clone)
    untidy(clone)
    commit(clone)


def no_clone(clone: Path) -> None:
    (clone / ".git").rename(clone / "git")


@pytest.mark.parametrize(
    ("before", "words", "sentence"),
    [
        (untidy, "", "not all is as it was committed; git status says what."),
        (changed, "", "not all is as it was committed; git status says what."),
        (another_version, "", "CHANGELOG.md has no heading for 1x2."),
        (tagged, "", "the tag v1.2 is set already; the next one needs a version of its own."),
        (tagged_before, "--again", "the tag v1.2 is not set at this commit."),
        (nothing, "--again", "the tag v1.2 is not set at this commit."),
        (no_clone, "", "this folder is no clone of the repository."),
    ],
)
def test_it_refuses(clone: Path, before: Callable[[Path], None], words: str, sentence: str) -> None:
    before(clone)
    said = typed(clone, "bash", "scripts/release", *words.split())
    assert (said.returncode, said.stdout, said.stderr) == (1, "", f"No release: {sentence}\n")
    assert not (clone / "build").exists()


def test_it_takes_no_other_word(clone: Path) -> None:
    said = typed(clone, "bash", "scripts/release", "now")
    assert (said.returncode, said.stderr) == (2, "Say --again, or nothing.\n")


@pytest.mark.parametrize(("before", "words"), [(nothing, ""), (tagged, "--again")])
def test_else_it_goes_on(clone: Path, before: Callable[[Path], None], words: str) -> None:
    with (clone / "scripts" / "lib.sh").open("a", encoding="utf-8") as lib:
        lib.write('make_venv() { echo "Now it builds."; exit; }\n')
    commit(clone)
    before(clone)
    said = typed(clone, "bash", "scripts/release", *words.split())
    assert (said.returncode, said.stdout, said.stderr) == (0, "Now it builds.\n", "")
