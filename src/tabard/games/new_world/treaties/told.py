"""What is told of deals and contracts."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _

from ..components import SO_MANY_DUCATS, SO_MANY_TURNS
from ..components.cards import CARDS
from ..components.map import AREAS
from ..components.nations import NATIONS
from ..components.treaties import CLAUSES
from ..components.units import CARGO, SHIPS
from ..told import TOLD

_told = TOLD.add

DEAL_PROPOSED = _told(
    "deal", "3.9.B1", _("{nation} proposes a deal to {other}."), nation=NATIONS, other=NATIONS
)
DEAL_CARGO = _told(
    "deal_cargo", "3.9.B1", _("{nation} would give {count} × {what}."),
    nation=NATIONS, count=NUMBER, what=CARGO,
)  # fmt: skip
DEAL_SHIPS = _told(
    "deal_ships", "3.9.B1", _("{nation} would give {count} × {ship}."),
    nation=NATIONS, count=NUMBER, ship=SHIPS,
)  # fmt: skip
DEAL_LAND = _told(
    "deal_land", "3.9.B1", _("{nation} would give {area}."), nation=NATIONS, area=AREAS
)
DEAL_CARD = _told(
    "deal_card", "3.9.B1", _("{nation} would give {card}."), nation=NATIONS, card=CARDS
)
DEAL_MADE = _told("deal_made", "3.9.B1", _("{nation} accepts."), weight=1, nation=NATIONS)
DEAL_REFUSED = _told("deal_refused", "3.9.B1", _("{nation} refuses."), nation=NATIONS)
TERRITORY_SOLD = _told(
    "sold_land", "3.9.B1", _("{area} passes to {nation}."), weight=1, area=AREAS, nation=NATIONS
)
CONTRACT_MADE = _told(
    "contract", "3.9.B2", _("{nation} and {other} sign a contract for {turns}."), weight=1,
    nation=NATIONS, other=NATIONS, turns=SO_MANY_TURNS,
)  # fmt: skip
CLAUSE_SIGNED = _told("clause", "3.9.B2", _("It says: {clause}."), clause=CLAUSES)
CONTRACT_PAID = _told(
    "contract_paid", "3.9.B2", _("{nation} pays {other} {ducats} by contract."),
    nation=NATIONS, other=NATIONS, ducats=SO_MANY_DUCATS,
)  # fmt: skip
CONTRACT_BROKEN = _told(
    "contract_broken", "3.9.B2", _("{nation} breaks its contract with {other}."), weight=1,
    nation=NATIONS, other=NATIONS,
)  # fmt: skip
CONTRACT_ENDS = _told(
    "contract_ends", "3.9.B2", _("The contract of {nation} and {other} has run out."),
    nation=NATIONS, other=NATIONS,
)  # fmt: skip
