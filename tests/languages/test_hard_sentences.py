"""The forty hardest sentences of the four games read as they were written down before anything was
translated: genitives, genders, articles, rows of names, two numbers in one sentence.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tabard.engine import languages
from tabard.engine.languages import Translated, speaking
from tabard.engine.words import listed, n_, name_of, numbered, say

FOLDER = Path(__file__).parent / "hard"
HARD: dict[str, Any] = tomllib.loads((FOLDER / "sentences.toml").read_text("utf-8"))


def fact(said: str) -> Any:
    """What is filled in: a number, a counted thing, names, or somebody's own name."""
    if said.startswith("'"):
        return said[1:]
    if said.startswith("#"):
        kind, number = said[1:].split(":")
        of = HARD["phrase"][kind]
        if number == "0" and "none" in of:
            return numbered(say(of["none"]), 0)
        return say(n_(of["one"], of["many"], "count"), count=int(number))
    if said.isdecimal():
        return int(said)
    if " + " in said:
        return listed(fact(one) for one in said.split(" + "))
    kind, name = said.split(":", 1)
    return name_of(name, kind)


@pytest.fixture(params=["nl", "fr", "de"])
def language(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Translated:
    monkeypatch.setattr(languages, "_folders", [FOLDER])
    monkeypatch.setattr(languages, "_kept", lambda digest: tmp_path / f"{digest}.json")
    return Translated(request.param)


@pytest.mark.parametrize("id", [one["id"] for one in HARD["sentence"]])
def test_it_reads_as_it_must(language: Translated, id: str) -> None:
    hard = next(one for one in HARD["sentence"] if one["id"] == id)
    words = n_(hard["msgid"], hard["plural"], hard["by"]) if "plural" in hard else hard["msgid"]
    for case in hard["cases"]:
        with speaking(language):
            pairs = (said.split("=", 1) for said in case["facts"].split(" | "))
            read = say(words, **{key: fact(value) for key, value in pairs})
        assert case[language.code] == read
