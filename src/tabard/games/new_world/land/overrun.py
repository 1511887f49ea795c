"""Overrun (19 to 21, F37, 3.16.7): no dice, no losses, no cards, no steps 1 to 5."""

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
from .forces import defends_own_land, is_nation
from .landing import send_landed_units_aboard
from .leaving import put_natives
from .ownership import ABANDONED, change_the_owner, lay_waste
from .pirates import sack
from .withdrawal import BY_CAPTURE, look_who_must_leave


def is_overrun(state):
    """19, 3.14.4, A4, A5, A38: the defender has no leader ashore, no garrison and no regiment."""
    if not is_nation(state, DEFENDER) or has_troops(state):
        return False
    if acting_avatar_fights(state) or some_fleet_lands(state):
        return False
    if leaders_are_overrun(state) and defends_own_land(state, DEFENDER):
        return True
    return not has_own_leader(state) and not somebody_may_lend(state)


def nobody_leads_nobody(state):
    """A38: by a reading an ally could have led an army of nobody, and has not."""
    return is_nation(state, DEFENDER) and state.commander[DEFENDER] == 0 and not has_troops(state)


OVERRAN = told(
    "overran", "3.16.7", _("{attacker} overruns {area}."), weight=1, part=Part(won="attacker")
)


def overrun(state):
    """3.16.7: of step 6 only the points 3 to 9; first the area changes hands."""
    state.winner = ATTACKER
    tell(state, OVERRAN, state.side[ATTACKER], state.battle_area)
    change_the_owner(state)


def settle_the_overrun(state):
    """3.16.7: who had landed goes aboard, and leaders leave."""
    send_landed_units_aboard(state, ATTACKER)
    if not is_nation(state, ATTACKER):
        natives_overrun(state)
    look_who_must_leave(state, BY_CAPTURE)


def natives_overrun(state):
    """3.16.7: natives, or pirates, as if they had won; but nobody learns of horses."""
    win_glory(state, state.side[DEFENDER], -1, glory.BY_COMBAT)
    area = state.battle_area
    if state.side[ATTACKER] == nations.PIRATES:
        sack(state, area)
        return
    if state.owner[area] == state.side[DEFENDER]:
        if state.trigger == ADMIN_NATIVES and state.colony[area] == colonies.NO_COLONY:
            state.owner[area] = nations.NO_NATION
            tell(state, ABANDONED, area)
        lay_waste(state, area)
    put_natives(state, ATTACKER, area)
