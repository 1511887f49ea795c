"""The rows of deals and contracts in the table of moves."""

from __future__ import annotations

from tabard.engine.actions import asked, rows
from tabard.engine.kinds import numbers

from ..components import board, nations, treaties, units
from . import bargain, contracts, deal

TREATY_VERBS = [
    rows(deal.open_deal, nation=nations.NATIONS),
    asked(deal.put_in, side=treaties.DEAL_SIDES, what=units.CARGO, amount=treaties.DEAL_AMOUNTS),
    asked(
        deal.put_ships,
        side=treaties.DEAL_SIDES,
        ship=units.SHIPS,
        count=numbers(1, deal.MOST_SHIPS_DEALT),
    ),
    rows(deal.put_land, side=treaties.DEAL_SIDES, area=board.AREAS),
    asked(
        bargain.propose_deal,
        mine=treaties.DEALT_CARD,
        mine_too=treaties.DEALT_CARD,
        theirs=treaties.DEALT_CARD,
        theirs_too=treaties.DEALT_CARD,
    ),
    rows(deal.break_off_talks, default=True),
    rows(bargain.accept_deal),
    rows(bargain.refuse_deal, default=True),
    asked(
        contracts.propose_contract,
        nation=nations.NATIONS,
        first=treaties.CLAUSES,
        second=treaties.CLAUSE_OR_NONE,
        turns=contracts.TURNS,
    ),
]
