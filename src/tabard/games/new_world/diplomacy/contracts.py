"""Paragraph "Written contracts" (3.9.B2): one for each pair, for one to three turns."""

from __future__ import annotations

from tabard.engine.flow.stack import push
from tabard.engine.kinds import OPEN, numbers
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import SO_MANY_TURNS, nations, treaties, units
from ..glory.breach import break_contract, tear_up
from ..options import contracts_are_written
from ..world.nations import home, seat_of
from ..world.stacking_limits import take_up_to_the_maximum
from .talks import why_not_propose_to

TURNS = numbers(1, 3)  # for which a contract can run


NO_CONTRACTS = refuse("3.9.B2", _("This game has no written contracts."))
CONTRACT_RUNS = refuse("3.9.B2", _("A contract with {nation} runs already."))
SAME_CLAUSE = refuse("3.9.B2", _("The two clauses are the same."))


def why_not_propose_contract(state, seat, nation, first, second, turns):
    """With any other nation, one contract at a time, one or two clauses about these two
    (3.9.B2)."""
    if not contracts_are_written(state):
        return because(NO_CONTRACTS)
    if refusal := why_not_propose_to(state, seat, nation):
        return refusal
    if state.contract_turns[nations.PAIR[state.nation[seat]][nation]] > 0:
        return because(CONTRACT_RUNS, nation)
    if first == OPEN:
        return LEGAL
    refusal = why_not_clause(state, state.nation[seat], nation, first)
    if refusal != LEGAL or second == OPEN or second == treaties.NO_CLAUSE:
        return refusal
    if first == second:
        return because(SAME_CLAUSE)
    return why_not_clause(state, state.nation[seat], nation, second)


NOT_THEIR_CLAUSE = refuse("3.9.B2", _("The clause binds {nation}, which does not sign."))


def why_not_clause(state, mine, nation, clause):
    """It binds both, or one of the two (3.9.B2)."""
    bound = treaties.CLAUSE_NATION[clause]
    if bound != nations.NO_NATION and bound != mine and bound != nation:
        return because(NOT_THEIR_CLAUSE, bound)
    return LEGAL


def consent_propose_contract(state, seat, nation, first, second, turns):
    """The other nation answers at once (3.9.B0)."""
    return 1 << seat_of(state, nation)


CONTRACT_MADE = told(
    "contract",
    "3.9.B2",
    _("{nation} and {other} sign a contract for {turns}."),
    weight=1,
    turns=SO_MANY_TURNS,
)
CLAUSE_SIGNED = told("clause", "3.9.B2", _("It says: {clause}."))


def propose_contract(state, seat, nation, first, second, turns):
    """Both have signed (3.9.B2)."""
    pair = nations.PAIR[state.nation[seat]][nation]
    state.proposals_left -= 1
    state.contract_turns[pair] = turns
    state.contract[pair][0] = first
    state.contract[pair][1] = second
    tell(state, CONTRACT_MADE, state.nation[seat], nation, turns)
    for n in range(treaties.PLACES_OF_CLAUSES):
        if state.contract[pair][n] != treaties.NO_CLAUSE:
            tell(state, CLAUSE_SIGNED, state.contract[pair][n])


# --- in the administration ----------------------------------------------------------------------


def begin_contracts(state):
    """Payments are made, and a turn of each contract is over (3.9.B2)."""
    push(state, phases.CONTRACTS, 0)


CONTRACT_ENDS = told(
    "contract_ends", "3.9.B2", _("The contract of {nation} and {other} has run out.")
)


def settle_a_contract(state, pair):
    """Pair by pair; what cannot be paid is a breach (3.9.B2)."""
    for n in range(treaties.PLACES_OF_CLAUSES):
        if state.contract_turns[pair] > 0 and treaties.CLAUSE_DUCATS[state.contract[pair][n]] > 0:
            pay_by_contract(state, pair, state.contract[pair][n])
    if state.contract_turns[pair] > 0:
        state.contract_turns[pair] -= 1
        if state.contract_turns[pair] == 0:
            tear_up(state, pair)
            tell(state, CONTRACT_ENDS, nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair])


def partner_of(nation, pair):
    """The other of the two who have signed (3.9.B2)."""
    first = nations.PAIR_FIRST[pair]
    return nations.PAIR_SECOND[pair] if nation == first else first


CONTRACT_PAID = told("contract_paid", "3.9.B2", _("{nation} pays {other} {ducats} by contract."))


def pay_by_contract(state, pair, clause):
    """From home to home (3.9.B2)."""
    payer = treaties.CLAUSE_NATION[clause]
    taker, due = partner_of(payer, pair), treaties.CLAUSE_DUCATS[clause]
    if state.held[home(payer)][units.DUCATS] < due:
        break_contract(state, payer, taker)
        return
    state.held[home(payer)][units.DUCATS] -= due
    take_up_to_the_maximum(state, home(taker), units.DUCATS, due)
    tell(state, CONTRACT_PAID, payer, taker, due)
