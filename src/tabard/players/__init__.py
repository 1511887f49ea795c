"""The bots. A bot gets what a person in its seat gets, and a stream of chance of its own."""

from __future__ import annotations

from .bot import BOTS, Bot, Player, find_player
from .stand_in import StandIn, play_stand_ins, stand_in

__all__ = ["BOTS", "Bot", "Player", "StandIn", "find_player", "play_stand_ins", "stand_in"]
