"""Why not, in deals and contracts."""

from __future__ import annotations

from tabard.engine.kinds import NUMBER
from tabard.engine.words import _

from ..components.cards import CARDS
from ..components.map import AREAS
from ..components.nations import NATIONS
from ..components.units import CARGO, SHIPS
from ..refusals import REFUSALS

_no = REFUSALS.add

NO_DEAL_WITH_ENEMIES = _no("3.9.B1", _("{nation} is hostile and makes no deal."), nation=NATIONS)
NOT_FOR_SALE = _no("3.9.B1", _("{what} cannot be traded."), what=CARGO)
SHIP_NOT_FOR_SALE = _no("3.9.B1", _("A {ship} cannot be traded."), ship=SHIPS)
SMALL_DEALS_ONLY = _no(
    "3.9.B1", _("In the basic game a deal holds ducats, build points, a territory and a card.")
)
NOTHING_TO_LAY = _no(
    "3.9.B1", _("{nation} has nothing at home that can be laid there now."), nation=NATIONS
)
LAID_ALREADY = _no("3.9.B1", _("That is part of the offer already."))
TOO_MUCH_FOR_A_DEAL = _no("3.9.B1", _("One side of a deal holds at most {most}."), most=NUMBER)
NOT_AT_THEIR_HOME = _no(
    "3.9.B1", _("{nation} has only {have} of that at home."), nation=NATIONS, have=NUMBER
)
CANNOT_TAKE_IT = _no(
    "3.6.7", _("{nation} can take only {most} of that."), nation=NATIONS, most=NUMBER
)
NOT_THEIR_LAND = _no("3.9.B1", _("{area} does not belong to {nation}."), area=AREAS, nation=NATIONS)
ONE_TERRITORY = _no("3.9.B1", _("One side of a deal holds one territory."))
EMPTY_OFFER = _no("3.9.B1", _("The offer holds nothing."))
NO_MARKER_TO_BUY = _no("3.9.B1", _("{nation} has no free control marker."), nation=NATIONS)
CARD_NAMED_TWICE = _no("3.9.B1", _("{card} is named twice."), card=CARDS)
ONE_CARD_ONLY = _no(
    "3.9.B1", _("A second card comes after a first, and in the basic game there is none.")
)
CARD_NOT_IN_HAND = _no("3.9.B1", _("You do not hold {card}."), card=CARDS)
CARD_LIES_OPEN = _no("3.9.B1", _("{card} is in nobody's hand, or in yours."), card=CARDS)
HAND_FULL = _no("3.28", _("{nation} can hold no more cards."), nation=NATIONS)
NO_CONTRACTS = _no("3.9.B2", _("This game has no written contracts."))
CONTRACT_RUNS = _no("3.9.B2", _("A contract with {nation} runs already."), nation=NATIONS)
SAME_CLAUSE = _no("3.9.B2", _("The two clauses are the same."))
NOT_THEIR_CLAUSE = _no(
    "3.9.B2", _("The clause binds {nation}, which signs nothing."), nation=NATIONS
)
