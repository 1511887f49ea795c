"""The bots. A bot gets what a person in its seat gets, and a stream of chance of its own."""

from __future__ import annotations

from .bot import BOTS, Bot, Player, bring, find_player, house_player, offered
from .levels import LEVELS
from .stand_in import StandIn, play_stand_ins, stand_in

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Player",
    "StandIn",
    "bring",
    "find_player",
    "house_player",
    "offered",
    "play_stand_ins",
    "stand_in",
]
