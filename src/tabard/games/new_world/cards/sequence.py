"""The phases of the cards phase, and of cards that are played: events, calming words."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
from tabard.engine.words import _

from .. import build, cards_phase, demand, drawing, king
from ..phases import (
    CALMED,
    CALMING,
    CARDS_PHASE,
    DEAL,
    DEMAND,
    DEMAND_CARD,
    DRAW,
    EVENT,
    GIFTS,
    LAY_OPEN,
    ORDER_CARD,
    OVER_LIMIT,
    STRUCK_AREA,
    STRUCK_REGION,
    WRECK,
)
from . import calamities, reactions

CARD_PHASES = [
    phase(CARDS_PHASE, "3.9.A", does=cards_phase.go_on_with_the_cards_phase),
    phase(DRAW, "3.9.A3", does=drawing.go_on_drawing),
    phase(DEAL, "3.9.A3", asks=CHANCE, verbs=(drawing.deal,)),
    phase(
        OVER_LIMIT,
        "3.9.A3",
        verbs=(drawing.discard,),
        over=drawing.within_limit,
        public=False,
        tip=_("Your hand is over its limit: discard."),
    ),
    phase(
        GIFTS,
        "3.9.A5",
        verbs=(king.give_to_the_king, king.give_crown_card, build.done),
        over=king.nothing_to_give,
        public=False,
        tip=_("Ducats for the king are glory at the end; a card with a crown is glory now."),
    ),
    phase(
        DEMAND,
        "3.9.A6",
        verbs=(demand.look_at_demand, build.done),
        passes=(build.done,),
        tip=_("Look at the top demand card: laid open it brings glory, and a better price."),
    ),
    phase(DEMAND_CARD, "3.9.A6", asks=CHANCE, verbs=(demand.turn_demand,)),
    phase(
        LAY_OPEN,
        "3.9.A6",
        verbs=(demand.lay_open, demand.put_under),
        tip=_("Lay the demand open for a point of glory, or put it under the deck."),
    ),
    phase(ORDER_CARD, "3.9.A7", asks=CHANCE, verbs=(cards_phase.name_order,)),
    phase(EVENT, "3.19.4", does=calamities.go_on_with_the_event),
    phase(STRUCK_REGION, "3.1.4", asks=CHANCE, verbs=(calamities.strike_region,)),
    phase(STRUCK_AREA, "3.1.4", asks=CHANCE, verbs=(calamities.strike_area,)),
    phase(WRECK, "3.19.4", verbs=(calamities.wreck,), tip=_("Choose the ship that is wrecked.")),
    phase(
        CALMING,
        "3.19.8",
        verbs=(reactions.calm, reactions.let_them_come),
        over=reactions.nothing_calms,
        public=False,
        tip=_("Natives are about to attack; a card may calm them."),
    ),
    phase(CALMED, "3.19.8", does=reactions.hear_the_words),
]
