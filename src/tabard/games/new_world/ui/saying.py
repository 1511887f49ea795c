"""How people say what is done in New World, read from `data/saying.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tabard.drawn.saying import Saying
from tabard.engine.words import _

from ..components import colonies
from .notes import NOTED

_FILE = Path(__file__).parents[1] / "data" / "saying.toml"
_said = tomllib.loads(_FILE.read_text(encoding="utf-8"))
# What is founded is a colony, or else an acreage.
_FOUNDED = _("{avatar} founds a {what}")
_FOUNDED_BY_NO_MORE = _("{avatar} founds a {what} with no more settlers than it needs")
_FOUNDED_BY_MORE = _("{avatar} founds a {what} with more settlers, for a better roll")
for _word in colonies.COLONIES.words[1:]:
    _said["moves"][f"colonise what={_word}"] = _FOUNDED
    _said["moves"][f"colonise what={_word} extra=no"] = _FOUNDED_BY_NO_MORE
    _said["moves"][f"colonise what={_word} extra=yes"] = _FOUNDED_BY_MORE
SAYS = Saying(**_said, noted=NOTED, last=("give",))
