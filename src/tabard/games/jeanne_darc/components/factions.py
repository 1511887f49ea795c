"""Factions, heroes and start cities (3.4, 4.5)."""

from __future__ import annotations

from tabard.engine.data import of_ids
from tabard.engine.kinds import Kind, or_none
from tabard.engine.rule import table

from ..book import printed
from . import board

# --- factions, heroes, start cities (3.4, 4.5) --------------------------------------------------
_factions = printed("factions")
FACTIONS = of_ids("faction", _factions)
FACTION_OR_NONE = or_none(FACTIONS)
NO_FACTION = int(FACTIONS)
HEROES = Kind("hero", [f["id"] for f in _factions], [f["hero"] for f in _factions])
FACTION_LETTERS = tuple(f["letter"] for f in _factions)
FACTION_COLOURS = tuple(f["colour"] for f in _factions)
FIXED_START = table([board.CITIES[f["start"]] for f in _factions])
FIRST_CHOICE = table([board.CITIES[f["choice"]] for f in _factions])
SECOND_CHOICE = table([board.CITIES[f["other_choice"]] for f in _factions])
NAVARRE = FACTIONS["navarre"]
CAEN, CALAIS, CARCASSONNE = (
    board.CITIES["caen"],
    board.CITIES["calais"],
    board.CITIES["carcassonne"],
)
