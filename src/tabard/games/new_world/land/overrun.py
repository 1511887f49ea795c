"""Overrun (19 to 21, F37, 3.16.7): no dice, no losses, no cards, no steps 1 to 5. When land is
overrun stands with the muster (3.14.4)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import colonies, glory, nations
from ..glory.points import win_glory
from ..state import ADMIN_NATIVES, ATTACKER, DEFENDER
from .beaten import put_natives
from .conquest import ABANDONED, change_the_owner, lay_waste
from .forces import is_nation
from .landing import send_landed_units_aboard
from .pirates import sack
from .unwelcome import BY_CAPTURE, look_who_must_leave

OVERRAN = told(
    "overran", "3.16.7", _("{attacker} overruns {area}."), weight=1, part=Part(won="attacker")
)


def overrun(state):
    """Of step 6 only the points 3 to 9. The owner has lost, and the area changes hands. (3.16.7,
    19, 21)"""
    state.winner = ATTACKER
    tell(state, OVERRAN, state.side[ATTACKER], state.battle_area)
    change_the_owner(state)


def settle_the_overrun(state):
    """Who had landed goes aboard; natives or pirates do as if they had won; leaders leave what is
    not theirs (3.16.7)."""
    send_landed_units_aboard(state, ATTACKER)
    if not is_nation(state, ATTACKER):
        win_glory(state, state.side[DEFENDER], -1, glory.BY_COMBAT)
        if state.side[ATTACKER] == nations.PIRATES:
            sack(state, state.battle_area)
        else:
            natives_overrun(state, state.battle_area)
    look_who_must_leave(state, BY_CAPTURE)


def natives_overrun(state, area):
    """They lay the owner's colony waste, and stay; nobody learns of horses. In the administration
    they also do away with a claim without a colony. (3.16.7, 3.9.D2)"""
    if state.owner[area] == state.side[DEFENDER]:
        if state.trigger == ADMIN_NATIVES and state.colony[area] == colonies.NO_COLONY:
            state.owner[area] = nations.NO_NATION
            tell(state, ABANDONED, area)
        lay_waste(state, area)
    put_natives(state, ATTACKER, area)
