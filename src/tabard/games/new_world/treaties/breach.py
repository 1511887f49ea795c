"""The breach of a written contract (3.9.B2): a die of glory, once, and the contract ends."""

from __future__ import annotations

from tabard.engine.rule import rule, tell
from tabard.engine.stack import push

from ..components.glory import BY_DIPLOMACY
from ..components.map import AREAS, REGION
from ..components.nations import NATIONS, PAIR
from ..components.treaties import (
    CLAUSE_NATION,
    CLAUSE_REGION,
    NO_ATTACK,
    NO_CLAUSE,
    PLACES_OF_CLAUSES,
)
from ..dice import throw
from ..glory import win_glory
from ..nations import seat_of
from ..phases import BREACH
from .told import CONTRACT_BROKEN


@rule
def tear_up(state, pair):
    """3.9.B2: the contract ends."""
    state.contract_turns[pair] = 0
    for n in range(PLACES_OF_CLAUSES):
        state.contract[pair][n] = NO_CLAUSE


@rule
def break_contract(state, nation, other):
    """3.9.B2: it costs the breaker a die of glory."""
    tell(state, CONTRACT_BROKEN, nation, other)
    tear_up(state, PAIR[nation][other])
    push(state, BREACH, seat_of(state, nation))


@rule
def throw_for_the_breach(state):
    """3.9.B2: a die is thrown."""
    throw(state, 1)


@rule
def pay_for_the_breach(state, seat):
    """3.9.B2: so much glory is lost."""
    win_glory(state, state.nation[seat], -state.dice_sum, BY_DIPLOMACY)


@rule
def break_peace(state, attacker, defender):
    """3.9.B2, NO_ATTACK: a combat started against the partner, on land or at sea."""
    if attacker >= NATIONS or defender >= NATIONS or attacker == defender:
        return
    pair = PAIR[attacker][defender]
    for n in range(PLACES_OF_CLAUSES):
        if state.contract_turns[pair] > 0 and state.contract[pair][n] == NO_ATTACK:
            break_contract(state, attacker, defender)


@rule
def trespass(state, nation, spot):
    """3.9.B2, NO_ENTRY: a movement has ended in a region that was to be kept out of."""
    if spot >= AREAS:
        return
    for other in range(NATIONS):
        if other != nation:
            pair = PAIR[nation][other]
            for n in range(PLACES_OF_CLAUSES):
                clause = state.contract[pair][n]
                if CLAUSE_NATION[clause] == nation and CLAUSE_REGION[clause] == REGION[spot]:
                    break_contract(state, nation, other)
