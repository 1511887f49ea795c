"""The bots. A bot gets what a person in its seat gets, and a stream of chance of its own."""

from __future__ import annotations

from .bot import BOTS, Bot, Player, find_player

__all__ = ["BOTS", "Bot", "Player", "find_player"]
