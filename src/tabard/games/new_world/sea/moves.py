"""The moves of interception and naval combat, as rows of the table of moves."""

from __future__ import annotations

from tabard.engine.actions import rows

from ..components import board, cards, nations, units
from . import bribe, broadsides, capture, chances, escape, stowage, wind
from . import cards as sea_cards

SEA_VERBS = [
    rows(chances.intercept, fleet=nations.ALL_FLEETS),
    rows(chances.pursue),
    rows(chances.let_pass, default=True),
    rows(chances.use_wind, card=cards.CARDS),
    rows(chances.no_wind, default=True),
    rows(chances.fight),
    rows(chances.resume, default=True),
    rows(chances.shadow),
    rows(sea_cards.play_at_sea, card=cards.CARDS),
    rows(sea_cards.close_at_sea, default=True),
    rows(bribe.offer, item=bribe.FREIGHT_ITEMS, count=bribe.COUNT),
    rows(bribe.offer_ducats, ducats=bribe.SUMS),
    rows(bribe.make_offer),
    rows(bribe.offer_nothing, default=True),
    rows(bribe.accept_bribe),
    rows(bribe.refuse_bribe, default=True),
    rows(stowage.stow, kind=units.SHIP_TYPES),
    rows(wind.take_wind, default=True),
    rows(wind.cut_off),
    rows(broadsides.take_hit, ship=units.SHIPS),
    rows(escape.sail_away, to=board.TO_SEA),
    rows(escape.fight_on, default=True),
    rows(capture.keep_prize, default=True),
    rows(capture.sink_prize),
    rows(capture.seize, item=bribe.FREIGHT_ITEMS, count=bribe.COUNT),
    rows(capture.leave_rest),
]
