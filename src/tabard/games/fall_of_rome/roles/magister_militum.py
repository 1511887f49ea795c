"""The Magister Militum (rule 3.7.2)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import roles
from ..players import has_role

SPARED = told("spared", "3.7.2", _("The Magister Militum saves 1 legion."), part=Part(ends=True))


def save_a_legion(state):
    """Of the legions that a roll costs he saves one, once in a roll (3.7.2)."""
    if state.to_lose > 0 and has_role(state, roles.MAGISTER_MILITUM):
        state.to_lose -= 1
        tell(state, SPARED)
