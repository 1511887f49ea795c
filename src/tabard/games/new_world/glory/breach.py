"""The breach of a written contract (3.9.B2): a die of glory, once, and the contract ends."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.rule import tell
from tabard.engine.words import _

from .. import phases
from ..book import told
from ..components import board, glory, nations, treaties
from ..world.nations import seat_of
from .points import win_glory


def tear_up(state, pair):
    """The contract ends (3.9.B2)."""
    state.contract_turns[pair] = 0
    for n in range(treaties.PLACES_OF_CLAUSES):
        state.contract[pair][n] = treaties.NO_CLAUSE


CONTRACT_BROKEN = told(
    "contract_broken", "3.9.B2", _("{nation} breaks its contract with {other}."), weight=1
)


def break_contract(state, nation, other):
    """It costs the breaker a die of glory (3.9.B2)."""
    tell(state, CONTRACT_BROKEN, nation, other)
    tear_up(state, nations.PAIR[nation][other])
    push(state, phases.BREACH, seat_of(state, nation))


def pay_for_the_breach(state, seat):
    """So much glory is lost (3.9.B2)."""
    win_glory(state, state.nation[seat], -state.dice_sum, glory.BY_DIPLOMACY)


def break_peace(state, attacker, defender):
    """NO_ATTACK: a combat started against the partner, on land or at sea (3.9.B2)."""
    if attacker < nations.NATIONS and defender < nations.NATIONS and attacker != defender:
        if may_not_attack(state, attacker, defender):
            break_contract(state, attacker, defender)


def may_not_attack(state, nation, other):
    """NO_ATTACK: a contract that runs says so (3.9.B2)."""
    pair = nations.PAIR[nation][other]
    return state.contract_turns[pair] > 0 and any(
        state.contract[pair][n] == treaties.NO_ATTACK for n in range(treaties.PLACES_OF_CLAUSES)
    )


def trespass(state, nation, spot):
    """NO_ENTRY: a movement has ended in a region that was to be kept out of (3.9.B2)."""
    if spot >= board.AREAS:
        return
    for other in range(nations.NATIONS):
        if other != nation:
            pair = nations.PAIR[nation][other]
            for n in range(treaties.PLACES_OF_CLAUSES):
                clause = state.contract[pair][n]
                keeps_out = treaties.CLAUSE_REGION[clause] == board.REGION[spot]
                if keeps_out and treaties.CLAUSE_NATION[clause] == nation:
                    break_contract(state, nation, other)
