"""Overrun (19 to 21, F37, 3.14.4, 3.16.7): when land is, and what comes of it, without dice, losses
or cards, and without steps 1 to 5."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from ..book import told
from ..components import colonies, glory, nations
from ..glory.points import win_glory
from ..readings import leaders_are_overrun
from ..state import ADMIN_NATIVES, ATTACKER, DEFENDER
from .candidates import (
    acting_avatar_fights,
    has_own_leader,
    has_troops,
    some_fleet_lands,
    somebody_may_lend,
)
from .conquest import ABANDONED, change_the_owner, lay_waste
from .forces import defends_own_land, is_nation
from .landed_units import send_landed_units_aboard
from .leaving_the_field import put_natives
from .pirates import sack
from .unwelcome import BY_CAPTURE, look_who_must_leave


def is_overrun(state):
    """Land that a nation defends without troops and without a leader, unless it is the acting fleet
    that fights, or by a reading one that lands (19, 3.14.4, A4)."""
    if not is_nation(state, DEFENDER) or has_troops(state) or a_leader_defends(state):
        return False
    return not acting_avatar_fights(state) and not some_fleet_lands(state)


def a_leader_defends(state):
    """An own one ashore, or by a reading an ally's; by another, in land of his own, none without
    troops (3.14.4, A5, A38)."""
    if leaders_are_overrun(state) and defends_own_land(state, DEFENDER):
        return False
    return has_own_leader(state) or somebody_may_lend(state)


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
