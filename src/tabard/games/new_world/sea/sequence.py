"""The phases of interception and naval combat."""

from __future__ import annotations

from tabard.engine.sequence import phase
from tabard.engine.words import _

from ..phases import (
    BRIBE_ANSWER,
    BRIBE_OFFER,
    BROADSIDE,
    FAIR_WIND,
    INTERCEPTION,
    INTERCEPTION_CHOICE,
    NAVAL,
    NAVAL_WINDOW,
    PLUNDER,
    PRIZE,
    PURSUE,
    SEA_RETREAT,
    STOWING,
    WIND,
)
from . import (
    bribe,
    broadsides,
    capture,
    cards,
    chances,
    course,
    escape,
    interception,
    stowage,
    wind,
)

SEA_PHASES = [
    phase(INTERCEPTION, "3.17.0a", does=interception.go_on_with_the_interception),
    phase(
        PURSUE,
        "3.17.0a",
        verbs=(chances.pursue, chances.let_pass),
        tip=_("A hostile fleet is here: your fleet may try to intercept it."),
    ),
    phase(
        FAIR_WIND,
        "3.17.0a",
        verbs=(chances.use_wind, chances.no_wind),
        over=chances.has_no_cards,
        public=False,
        tip=_("A card may help your fleet in this interception."),
    ),
    phase(
        INTERCEPTION_CHOICE,
        "3.17.0b",
        verbs=(chances.fight, chances.resume, chances.shadow),
        tip=_("Your fleet has the better of it: fight, let them part, or follow the other."),
    ),
    phase(NAVAL, "3.17.0d", does=course.go_on_with_the_naval_combat),
    phase(
        NAVAL_WINDOW,
        "3.19.9",
        verbs=(cards.play_at_sea, cards.close_at_sea),
        over=chances.has_no_cards,
        public=False,
        tip=_("You may play cards that change this naval combat."),
    ),
    phase(
        BRIBE_OFFER,
        "3.17.1",
        verbs=(bribe.offer, bribe.offer_ducats, bribe.make_offer, bribe.offer_nothing),
        tip=_("You may offer a part of your freight, so that they let you go."),
    ),
    phase(
        BRIBE_ANSWER,
        "3.17.1",
        verbs=(bribe.accept_bribe, bribe.refuse_bribe),
        tip=_("A bribe is offered: take it and let them go, or fight?"),
    ),
    phase(
        STOWING,
        "3.17.2",
        asks=stowage.who_stows,
        verbs=(stowage.stow,),
        sealed=True,
        public=False,
        tip=_("Say in secret which kind of your ships carries the freight."),
    ),
    phase(
        WIND,
        "3.17.3",
        verbs=(wind.take_wind, wind.cut_off),
        tip=_("You have the wind: fight with it, or bar the way out in the first round."),
    ),
    phase(
        BROADSIDE,
        "F63",
        verbs=(broadsides.take_hit,),
        over=broadsides.hits_are_taken,
        tip=_("Choose the ships that are hit."),
    ),
    phase(
        SEA_RETREAT,
        "3.17.5",
        verbs=(escape.sail_away, escape.fight_on),
        tip=_("Sail away with your undamaged ships, or fight on if you may."),
    ),
    phase(
        PRIZE,
        "3.17.6",
        verbs=(capture.keep_prize, capture.sink_prize),
        tip=_("A damaged ship of the enemy is saved: take it, or let it sink."),
    ),
    phase(
        PLUNDER,
        "3.17.6",
        verbs=(capture.seize, capture.leave_rest),
        over=capture.nothing_to_seize,
        tip=_("Take what the beaten fleet can no longer carry."),
    ),
]
