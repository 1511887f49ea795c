"""How a naval combat begins and ends (3.17.0b, 3.17.0c, 3.17.0d)."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import turn_to
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, nations
from ..glory.breach import break_peace
from ..land.starting import forget_the_battle
from ..state import ATTACKER, DEFENDER, State
from ..world.avatars import ships_in
from ..world.map import side_of_fleet

NAVAL_BEGAN = told(
    "naval", "3.17.0b", _("{fleet} attacks {other} in {spot}."), weight=1,
    fleet=nations.ALL_FLEETS, other=nations.ALL_FLEETS, spot=board.SPOTS,
)  # fmt: skip


@rule
def begin_naval_combat(state, attacker, passive, active):
    """3.17.0b, 3.10.10: it takes the place of the interception, and the active fleet's movement
    ends with it."""
    forget_the_battle(state)
    state.naval_fleet[ATTACKER] = 1 + attacker
    state.naval_fleet[DEFENDER] = 1 + passive
    state.active_side = ATTACKER if active == attacker else DEFENDER
    state.side[ATTACKER] = side_of_fleet(attacker)
    state.side[DEFENDER] = side_of_fleet(passive)
    state.battle_round = 1
    state.has_fought = 1
    tell(state, NAVAL_BEGAN, attacker, passive, state.fleet_at[attacker])
    turn_to(state, phases.NAVAL, 0)
    break_peace(state, state.side[ATTACKER], state.side[DEFENDER])


@rule
def fleet_of(state, who):
    """The fleet of a side."""
    return state.naval_fleet[who] - 1


@rule
def ships_of_side(state, who):
    """How many ships a side has left."""
    return ships_in(state, fleet_of(state, who))


forget_naval_combat = State.forgets("naval combat", says="3.17.0c: no fleets fight.")


@rule
def end_naval_combat(state):
    """3.17.0c: both fleets get a NO INTERCEPTION marker until the administration."""
    for who in range(2):
        fleet = fleet_of(state, who)
        state.not_intercepted[fleet] = 1 if ships_in(state, fleet) > 0 else 0
    forget_naval_combat(state)
    forget_the_battle(state)
