"""The verbs of events that are aimed at something, and of cards that wait for what they help."""

from __future__ import annotations

from tabard.engine.actions import asked, rows

from ..components import board, cards, goods, nations, units
from . import agents, aiming, alchemy, courts, grants, purchases, waiting

EVENTS_AIMED = [
    rows(aiming.aim_at_area, area=board.AREAS),
    rows(aiming.one_is_enough),
    rows(aiming.aim_at_leader, leader=nations.LEADERS),
    rows(aiming.aim_at_fleet, fleet=nations.FLEETS),
    rows(courts.aim_at_pair, pair=nations.PAIRS),
    rows(courts.aim_at_nation, nation=nations.NATIONS),
    rows(courts.accept),
    rows(courts.decline, default=True),
    rows(purchases.take_ship, ship=units.SHIP_TYPES),
    asked(purchases.take_advisor, advisor=goods.ADVISORS, holder=nations.HOLDERS),
    rows(purchases.buy_at_half_price, points=purchases.AT_HALF_PRICE),
    rows(grants.take_monopoly, good=goods.GOODS),
    rows(grants.raise_guards, count=grants.COUNT_OF_GUARDS),
    rows(agents.show, card=cards.CARDS),
    rows(agents.steal, card=cards.CARDS),
    rows(agents.receive, card=cards.CARDS),
    rows(agents.leave_card, card=cards.CARDS),
    rows(alchemy.recover_a_card),
    rows(alchemy.draw_all, default=True),
    rows(alchemy.recover, card=cards.CARDS),
    rows(waiting.wait_for_wind, card=cards.CARDS),
    rows(waiting.draw_on_credit, card=cards.CARDS),
    rows(waiting.pay_in_full, default=True),
]
