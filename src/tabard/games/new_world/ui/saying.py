"""How people say what is done in New World, read from `data/saying.toml`."""

# mypy: allow-untyped-calls

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tabard.drawn.saying import Saying
from tabard.engine.words import _

from ..components import colonies, goods, nations
from ..options import contracts_are_written
from ..settling.fortify import when_fortify
from ..settling.improve import when_improve
from ..settling.mission import when_found_mission
from .notes import NOTED

_FILE = Path(__file__).parents[1] / "data" / "saying.toml"
_said = tomllib.loads(_FILE.read_text(encoding="utf-8"))
# What is founded is a colony, or else an acreage.
_FOUNDED = (
    _("{avatar} founds a {what}"),
    _("{avatar} founds a {what} with no more settlers than it needs"),
    _("{avatar} founds a {what} with more settlers, for a better roll"),
)
_LAID_OUT = (
    _("{avatar} lays out an acreage for {what}"),
    _("{avatar} lays out an acreage for {what} with no more settlers than it needs"),
    _("{avatar} lays out an acreage for {what} with more settlers, for a better roll"),
)
for _words, _sentences in (
    (colonies.COLONIES.words[1:], _FOUNDED),
    (goods.FARM_GOODS.words, _LAID_OUT),
):
    for _word in _words:
        for _extra, _sentence in zip(("", " extra=no", " extra=yes"), _sentences, strict=True):
            _said["moves"][f"colonise what={_word}{_extra}"] = _sentence


def _whoever(when: Callable[[Any, int], Any]) -> Callable[[Any], Any]:
    """What holds for any seat."""
    return lambda state: when(state, 0)


def _fleet_moves(state: Any) -> bool:
    """What only fleets do; a leader is not asked why he does not."""
    return not state.mover or bool(state.mover >= nations.FIRST_FLEET)


def _leader_moves(state: Any) -> bool:
    """What only leaders do."""
    return not state.mover or bool(state.mover < nations.FIRST_FLEET)


_OF_FLEETS = (
    "sail",
    "intercept",
    "join_fleet",
    "give_ships",
    "take_ships",
    "load_regiment",
    "unload_regiment",
    "sell",
)
_BOLD = ("attack", "declare_war", "propose_deal")
_ALLOWED = {
    **dict.fromkeys(_OF_FLEETS, _fleet_moves),
    "march": _leader_moves,
    "fortify": _whoever(when_fortify),
    "improve": _whoever(when_improve),
    "pay_to_improve": _whoever(when_improve),
    "found_mission": _whoever(when_found_mission),
    "propose_contract": contracts_are_written,
}
_CALLED = {"bribe": _("Treat with natives")}
SAYS = Saying(**_said, allowed=_ALLOWED, noted=NOTED, last=("give",), bold=_BOLD, called=_CALLED)
