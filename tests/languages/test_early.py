"""Whoever speaks another language before a game is looked up calls nothing in it otherwise."""

from __future__ import annotations

import subprocess
import sys

NAMES = """
import importlib, json, pkgutil, sys
from tabard.engine.kinds import Kind
from tabard.engine.languages import speak

speak(sys.argv[1])
names = {}
for game in ("fall_of_rome", "jeanne_darc", "new_world", "water_margin"):
    package = importlib.import_module("tabard.games." + game)
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        for word, kind in vars(importlib.import_module(found.name)).items():
            if isinstance(kind, Kind):
                names[found.name + "." + word] = list(kind.names)
print(json.dumps(names))
"""


def names_after(language: str) -> str:
    command = [sys.executable, "-c", NAMES, language]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_names_are_english_until_they_are_said() -> None:
    assert names_after("de") == names_after("en") != "{}"
