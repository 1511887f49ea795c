"""The verbs of events that are aimed at something, and of cards that wait for what they help."""

from __future__ import annotations

from tabard.engine.actions import asked, rows

from ..components.cards import CARDS
from ..components.goods import ADVISORS, GOODS
from ..components.map import AREAS
from ..components.nations import FLEETS, HOLDERS, LEADERS, NATIONS, PAIRS
from ..components.units import SHIP_TYPES
from . import agents, aiming, alchemy, courts, grants, purchases, waiting

EVENTS_AIMED = [
    rows(aiming.aim_at_area, area=AREAS),
    rows(aiming.one_is_enough),
    rows(aiming.aim_at_leader, leader=LEADERS),
    rows(aiming.aim_at_fleet, fleet=FLEETS),
    rows(courts.aim_at_pair, pair=PAIRS),
    rows(courts.aim_at_nation, nation=NATIONS),
    rows(courts.accept),
    rows(courts.decline, default=True),
    rows(purchases.take_ship, ship=SHIP_TYPES),
    asked(purchases.take_advisor, advisor=ADVISORS, holder=HOLDERS),
    rows(purchases.buy_at_half_price, points=purchases.AT_HALF_PRICE),
    rows(grants.take_monopoly, good=GOODS),
    rows(grants.raise_guards, count=grants.COUNT_OF_GUARDS),
    rows(agents.show, card=CARDS),
    rows(agents.steal, card=CARDS),
    rows(agents.receive, card=CARDS),
    rows(agents.leave_card, card=CARDS),
    rows(alchemy.recover_a_card),
    rows(alchemy.draw_all, default=True),
    rows(alchemy.recover, card=CARDS),
    rows(waiting.wait_for_wind, card=CARDS),
    rows(waiting.draw_on_credit, card=CARDS),
    rows(waiting.pay_in_full, default=True),
]
