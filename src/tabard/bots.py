"""Bots of one's own, written as a class.

::

    class Hasty:
        def choose(self, view):
            return view.chance.choice(view.moves)

``tabard play fall_of_rome --seats human,bot:./hasty.py`` lets it sit down. Each plays in a process
of its own, which is given a ``View`` and nothing else.
"""

from __future__ import annotations

from tabard.players.view import Chooser, View

__all__ = ["Chooser", "View"]
