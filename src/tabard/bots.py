"""Bots of one's own, written as a class.

::

    class Hasty:
        def choose(self, view):
            return view.chance.choice(view.moves)

``tabard play fall_of_rome --seats human,bot:./hasty.py`` lets it sit down. Each plays in a process
of its own, which is given a ``View`` and nothing else. An ``Encoder`` turns what a seat may know
into numbers for a net, and ``keep_net`` writes one as a game's own.
"""

from __future__ import annotations

from tabard.players.learned import Encoder, keep_net
from tabard.players.view import Chooser, View

__all__ = ["Chooser", "Encoder", "View", "keep_net"]
