"""Step 3: the siege bonus (7 to 9, F29, 3.16.3); not in the basic game."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import colonies, goods, units
from ..options import FORT_MODULE, plays_with
from ..readings import sieges_are_automatic
from ..state import ATTACKER, DEFENDER
from .commander import is_commanders_advisor
from .forces import defends_own_land, fighters, is_nation, seat_on


def ask_for_a_siege(state):
    """Only the attacker announces; by a reading nobody asks him (8, A28)."""
    if can_besiege(state):
        if sieges_are_automatic(state):
            announce_the_siege(state)
        else:
            push(state, phases.SIEGE, seat_on(state, ATTACKER))


def can_besiege(state):
    """A European attacker with artillery against a palisade or better (3.16.3)."""
    if not plays_with(state, FORT_MODULE) or not is_nation(state, ATTACKER):
        return False
    has_works = state.fortification[state.battle_area] >= colonies.PALISADE
    has_guns = fighters(state, ATTACKER, units.ART) > 0
    return has_works and has_guns and defends_own_land(state, DEFENDER)


def besiege(state, seat):
    """A siege is announced (8, 3.23)."""
    announce_the_siege(state)
    pop(state)


BESIEGED = told("siege", "3.16.3", _("The siege bonus is {bonus}."), part=Part(), bonus=NUMBER)


def announce_the_siege(state):
    """The artillery is counted now (3.16.3, A28)."""
    state.besieges = 1
    state.guns = fighters(state, ATTACKER, units.ART)
    tell(state, BESIEGED, siege_bonus(state))


def spare(state, seat):
    """No siege bonus (A28, 8)."""
    pop(state)


def siege_bonus(state):
    """One for each artillery, at most the level of fortification and one; a Siege engineer one more
    (3.16.3)."""
    if not state.besieges:
        return 0
    bonus = min(state.guns, state.fortification[state.battle_area] + 1)
    return bonus + is_commanders_advisor(state, ATTACKER, goods.SIEGE_ENGINEER)
