"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import SEATS

from . import (
    after_totals,
    ambassador,
    attack,
    auction,
    buying,
    commitment,
    dealing_cards,
    ending,
    expansion,
    foreign,
    passing,
    player_order,
    players_phase,
    plunder,
    politics,
    reveal,
    setup,
    uprising,
)
from .bargaining import answer, offers, opening
from .components import board, cards, events, factions, pieces, terms
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
    rows(auction.bid, points=terms.BIDS),
    rows(setup.lead, faction=factions.FACTIONS),
    rows(setup.start_in, city=board.CITIES),
]
PHASES_TWO_TO_FIVE = [
    rows(politics.vote, vote=terms.VOTES),
    rows(dealing_cards.deal_card, card=cards.CARDS),
    rows(buying.buy_card, final=True),
    rows(buying.build_castle, city=board.CITIES),
    rows(buying.build_fortress, city=board.CITIES),
    rows(buying.discard, card=cards.CARDS),
    rows(buying.stop_buying, default=True),
    rows(player_order.draw_faction, drawn=SEATS),
]
# Phase 6: events, foreign attack, uprising, plunder, ambassador (the events' chapters).
PHASE_SIX = [
    rows(drawing.draw_marker, marker=events.MARKERS),
    rows(uprising_marker.rise, city=board.CITIES),
    rows(plague.infect, province=board.PROVINCES),
    rows(plague.plague_die, face=pieces.FACES),
    rows(famine.starve, province=board.PROVINCES),
    rows(free_companies.loot, city=board.CITIES),
    rows(treaty.give_back, city=board.CITIES),
    rows(papal_intervention.protect, city=board.CITIES),
    rows(naval_battle.name_admiral, player=SEATS),
    asked(naval_battle.sail_with, card=cards.YELLOW_OR_NONE, influence=pieces.INFLUENCE),
    rows(naval_battle.sea_die, face=pieces.FACES),
    rows(foreign.power_die, face=pieces.FACES),
    rows(foreign.entry_die, face=pieces.FACES),
    asked(
        foreign.hold_with,
        card=cards.FROM_HAND_OR_USED,
        influence=pieces.INFLUENCE,
        extra=cards.HERO_OR_NONE,
    ),
    rows(foreign.foreign_die, face=pieces.FACES),
    rows(foreign.holding_die, face=pieces.FACES),
    rows(uprising.uprising_die, face=pieces.FACES),
    rows(plunder.plunder, city=board.CITIES),
    rows(plunder.plunder_die, face=pieces.FACES),
    rows(ambassador.wake_hero),
    rows(ambassador.stir_up, city=board.CITIES),
]
OFFER = asked(
    offers.offer,
    to=SEATS,
    give=board.CITY_OR_NONE,
    want=board.CITY_OR_NONE,
    coins=terms.COINS,
    reason=terms.REASONS,
    place=board.CITY_OR_NONE,
)
ATTACK = rows(attack.attack, final=True, base=board.CITIES, target=board.CITIES, way=terms.WAYS)
PHASE_SEVEN = [
    *limited(offers.why_no_offer_is_left, [OFFER]),
    rows(opening.no_offers),
    rows(opening.offers_again),
    rows(answer.accept),
    rows(answer.decline, default=True),
    *limited(expansion.why_expansion_is_over, [rows(expansion.expand, city=board.CITIES)]),
    *limited(attack.why_no_attack_is_left, [ATTACK]),
    asked(
        commitment.attack_with,
        first=cards.YELLOW_OR_NONE,
        second=cards.YELLOW_OR_NONE,
        influence=pieces.INFLUENCE,
        extra=cards.EXTRAS,
    ),
    asked(
        commitment.defend_with,
        card=cards.FROM_HAND_OR_USED,
        influence=pieces.INFLUENCE,
        extra=cards.EXTRAS,
    ),
    rows(reveal.attack_die, face=pieces.FACES),
    rows(reveal.defence_die, face=pieces.FACES),
    rows(after_totals.retreat),
    rows(after_totals.sign_of_god),
    rows(after_totals.sign_die, face=pieces.FACES),
    rows(players_phase.end_turn, default=True),
]
AT_THE_END = [rows(passing.pass_, default=True), rows(ending.end_die, face=pieces.FACES)]
VERBS = [*SET_UP, *PHASES_TWO_TO_FIVE, *PHASE_SIX, *PHASE_SEVEN, *AT_THE_END]
