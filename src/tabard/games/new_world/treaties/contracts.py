"""Paragraph "Written contracts" (3.9.B2): one for each pair, for one to three turns."""

from __future__ import annotations

from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import push

from ..components.nations import NO_NATION, PAIR, PAIR_FIRST, PAIR_SECOND
from ..components.treaties import (
    CLAUSE_DUCATS,
    CLAUSE_NATION,
    NO_CLAUSE,
    PLACES_OF_CLAUSES,
)
from ..components.units import DUCATS
from ..nations import plays, seat_of
from ..options import contracts_are_written
from ..phases import CONTRACTS
from ..refusals import NO_PROPOSAL_LEFT, NOT_IN_THE_GAME
from ..units import can_take
from .breach import break_contract, tear_up
from .refused import CONTRACT_RUNS, NO_CONTRACTS, NOT_THEIR_CLAUSE, SAME_CLAUSE
from .told import CLAUSE_SIGNED, CONTRACT_ENDS, CONTRACT_MADE, CONTRACT_PAID

TURNS = numbers(1, 3)


@rule
def why_not_propose_contract(state, seat, nation, first, second, turns):
    """3.9.B2: with any other nation, one contract at a time, one or two clauses about these two."""
    if not contracts_are_written(state):
        return because(NO_CONTRACTS)
    if state.proposals_left == 0:
        return because(NO_PROPOSAL_LEFT)
    if not plays(state, nation) or nation == state.nation[seat]:
        return because(NOT_IN_THE_GAME, nation)
    if state.contract_turns[PAIR[state.nation[seat]][nation]] > 0:
        return because(CONTRACT_RUNS, nation)
    if first == OPEN:
        return LEGAL
    refusal = why_not_clause(state, state.nation[seat], nation, first)
    if refusal != LEGAL or second == OPEN or second == NO_CLAUSE:
        return refusal
    if first == second:
        return because(SAME_CLAUSE)
    return why_not_clause(state, state.nation[seat], nation, second)


@rule
def why_not_clause(state, mine, nation, clause):
    """3.9.B2: it binds both, or one of the two."""
    bound = CLAUSE_NATION[clause]
    if bound != NO_NATION and bound != mine and bound != nation:
        return because(NOT_THEIR_CLAUSE, bound)
    return LEGAL


@rule
def consent_propose_contract(state, seat, nation, first, second, turns):
    """3.9.B0: the other nation answers at once."""
    return 1 << seat_of(state, nation)


@rule
def propose_contract(state, seat, nation, first, second, turns):
    """3.9.B2: both have signed."""
    pair = PAIR[state.nation[seat]][nation]
    state.proposals_left -= 1
    state.contract_turns[pair] = turns
    state.contract[pair][0] = first
    state.contract[pair][1] = second
    tell(state, CONTRACT_MADE, state.nation[seat], nation, turns)
    for n in range(PLACES_OF_CLAUSES):
        if state.contract[pair][n] != NO_CLAUSE:
            tell(state, CLAUSE_SIGNED, state.contract[pair][n])


# --- in the administration ----------------------------------------------------------------------


@rule
def begin_contracts(state):
    """3.9.B2: payments are made, and a turn of each contract is over."""
    push(state, CONTRACTS, 0)


@rule
def settle_a_contract(state, pair):
    """3.9.B2: pair by pair; what cannot be paid is a breach."""
    for n in range(PLACES_OF_CLAUSES):
        if state.contract_turns[pair] > 0 and CLAUSE_DUCATS[state.contract[pair][n]] > 0:
            pay_by_contract(state, pair, state.contract[pair][n])
    if state.contract_turns[pair] > 0:
        state.contract_turns[pair] -= 1
        if state.contract_turns[pair] == 0:
            tear_up(state, pair)
            tell(state, CONTRACT_ENDS, PAIR_FIRST[pair], PAIR_SECOND[pair])


@rule
def pay_by_contract(state, pair, clause):
    """3.9.B2: from home to home."""
    payer = CLAUSE_NATION[clause]
    taker = PAIR_FIRST[pair] + PAIR_SECOND[pair] - payer
    due = CLAUSE_DUCATS[clause]
    if state.held[payer][DUCATS] < due:
        break_contract(state, payer, taker)
        return
    state.held[payer][DUCATS] -= due
    state.held[taker][DUCATS] += min(due, can_take(state, taker, DUCATS))
    tell(state, CONTRACT_PAID, payer, taker, due)
