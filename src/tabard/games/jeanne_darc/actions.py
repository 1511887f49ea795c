"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import SEATS

from . import (
    after_totals,
    ambassador,
    answer,
    attack,
    bargain,
    buying,
    commitment,
    dealing,
    ending,
    expansion,
    foreign,
    opening,
    passing,
    player_order,
    players_phase,
    plunder,
    politics,
    reveal,
    setup,
    uprising,
)
from .components import (
    CARDS,
    CITIES,
    CITY_OR_NONE,
    COINS,
    EXTRAS,
    FACES,
    FACTIONS,
    FROM_HAND_OR_USED,
    HERO_OR_NONE,
    INFLUENCE,
    MARKERS,
    PROVINCES,
    REASONS,
    VOTES,
    WAYS,
    YELLOW_OR_NONE,
)
from .events import (
    drawing,
    famine,
    free_companies,
    naval_battle,
    papal_intervention,
    plague,
    treaty,
)
from .events import uprising as uprising_marker

SET_UP = [
    rows(setup.lead, faction=FACTIONS),
    rows(setup.start_in, city=CITIES),
]
PHASES_TWO_TO_FIVE = [
    rows(politics.vote, vote=VOTES),
    rows(dealing.deal_card, card=CARDS),
    rows(buying.buy_card, final=True),
    rows(buying.build_castle, city=CITIES),
    rows(buying.build_fortress, city=CITIES),
    rows(buying.discard, card=CARDS),
    rows(buying.stop_buying, default=True),
    rows(player_order.draw_faction, drawn=SEATS),
]
# Phase 6: events, foreign attack, uprising, plunder, ambassador (the events' chapters).
PHASE_SIX = [
    rows(drawing.draw_marker, marker=MARKERS),
    rows(uprising_marker.rise, city=CITIES),
    rows(plague.infect, province=PROVINCES),
    rows(plague.plague_die, face=FACES),
    rows(famine.starve, province=PROVINCES),
    rows(free_companies.loot, city=CITIES),
    rows(treaty.give_back, city=CITIES),
    rows(papal_intervention.protect, city=CITIES),
    rows(naval_battle.name_admiral, player=SEATS),
    asked(naval_battle.sail_with, card=YELLOW_OR_NONE, influence=INFLUENCE),
    rows(naval_battle.sea_die, face=FACES),
    rows(foreign.power_die, face=FACES),
    rows(foreign.entry_die, face=FACES),
    asked(foreign.hold_with, card=FROM_HAND_OR_USED, influence=INFLUENCE, extra=HERO_OR_NONE),
    rows(foreign.foreign_die, face=FACES),
    rows(foreign.holding_die, face=FACES),
    rows(uprising.uprising_die, face=FACES),
    rows(plunder.plunder, city=CITIES),
    rows(plunder.plunder_die, face=FACES),
    rows(ambassador.wake_hero),
    rows(ambassador.stir_up, city=CITIES),
]
OFFER = asked(
    bargain.offer,
    to=SEATS,
    give=CITY_OR_NONE,
    want=CITY_OR_NONE,
    coins=COINS,
    reason=REASONS,
    place=CITY_OR_NONE,
)
ATTACK = rows(attack.attack, final=True, base=CITIES, target=CITIES, way=WAYS)
PHASE_SEVEN = [
    *limited(bargain.why_no_offer_is_left, [OFFER]),
    rows(opening.no_offers),
    rows(opening.offers_again),
    rows(answer.accept),
    rows(answer.decline, default=True),
    *limited(expansion.why_expansion_is_over, [rows(expansion.expand, city=CITIES)]),
    *limited(attack.why_no_attack_is_left, [ATTACK]),
    asked(
        commitment.attack_with,
        first=YELLOW_OR_NONE,
        second=YELLOW_OR_NONE,
        influence=INFLUENCE,
        extra=EXTRAS,
    ),
    asked(commitment.defend_with, card=FROM_HAND_OR_USED, influence=INFLUENCE, extra=EXTRAS),
    rows(reveal.attack_die, face=FACES),
    rows(reveal.defence_die, face=FACES),
    rows(after_totals.retreat),
    rows(after_totals.sign_of_god),
    rows(after_totals.sign_die, face=FACES),
    rows(players_phase.end_turn, default=True),
]
AT_THE_END = [
    rows(passing.pass_, default=True),
    rows(ending.end_die, face=FACES),
]
VERBS = [
    *SET_UP,
    *PHASES_TWO_TO_FIVE,
    *PHASE_SIX,
    *PHASE_SEVEN,
    *AT_THE_END,
]
