"""The rows of deals and contracts in the table of moves."""

from __future__ import annotations

from tabard.engine.actions import asked, rows
from tabard.engine.kinds import numbers

from ..components.map import AREAS
from ..components.nations import NATIONS
from ..components.treaties import CLAUSE_OR_NONE, CLAUSES, DEAL_AMOUNTS, DEAL_SIDES, DEALT_CARD
from ..components.units import CARGO, SHIPS
from . import bargain, contracts, deal

TREATY_VERBS = [
    rows(deal.open_deal, nation=NATIONS),
    asked(deal.put_in, side=DEAL_SIDES, what=CARGO, amount=DEAL_AMOUNTS),
    asked(deal.put_ships, side=DEAL_SIDES, ship=SHIPS, count=numbers(1, deal.MOST_SHIPS_DEALT)),
    rows(deal.put_land, side=DEAL_SIDES, area=AREAS),
    asked(
        bargain.propose_deal,
        mine=DEALT_CARD,
        mine_too=DEALT_CARD,
        theirs=DEALT_CARD,
        theirs_too=DEALT_CARD,
    ),
    rows(deal.break_off_talks, default=True),
    rows(bargain.accept_deal),
    rows(bargain.refuse_deal, default=True),
    asked(
        contracts.propose_contract,
        nation=NATIONS,
        first=CLAUSES,
        second=CLAUSE_OR_NONE,
        turns=contracts.TURNS,
    ),
]
