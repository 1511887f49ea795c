"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import numbers

from . import ending, scenarios, setup
from .action import build, impulse, main_card, splitting, transfer, trying
from .cards import calamities, drawing, playing, reactions
from .cards.actions import EVENTS_AIMED
from .components import board, cards, goods, nations, units
from .crown import advisors, king
from .diplomacy import talks
from .diplomacy.moves import TREATY_VERBS
from .exploring import (
    aboard,
    attempt,
    bribe,
    claims,
    discover,
    entering,
    movement,
    regiments,
    yards,
)
from .land import (
    attacking,
    charge,
    commander,
    free_actions,
    landing,
    losses,
    ownership,
    retreats,
    siege,
    withdrawal,
)
from .land import cards as combat_cards
from .natives import locations
from .sea.moves import SEA_VERBS
from .sequence.pirates import PIRATE_VERBS
from .settling import colonise, demand, founding, trade
from .settling.moves import WORK_VERBS
from .state import BIDS
from .turn import cards_phase, upkeep
from .world import dice

_COUNT_OF_SHIPS = numbers(1, units.MOST_SHIPS)

SET_UP = [
    rows(setup.bid, points=BIDS),
    rows(setup.choose_nation, nation=nations.NATIONS),
    rows(setup.choose_leader, leader=nations.LEADERS),
    rows(scenarios.send_ship, ship=units.SHIP_TYPES),
]
CARDS_PHASE = [
    rows(drawing.deal, card=cards.CARDS),
    rows(drawing.discard, card=cards.CARDS),
    rows(king.give_to_the_king, ducats=king.DUCATS_GIVEN),
    rows(king.give_crown_card, card=cards.CARDS),
    rows(demand.look_at_demand, default=True, final=True),
    rows(demand.turn_demand, demand=goods.DEMANDS),
    rows(demand.lay_open, default=True, demand=goods.DEMANDS),
    rows(demand.put_under),
    rows(cards_phase.name_order, card=cards.CARDS),
]
MAIN_CARD = [
    rows(main_card.new_leader, leader=nations.LEADERS),
    rows(main_card.new_fleet, fleet=nations.FLEETS),
    rows(main_card.new_regiment, area=board.AREAS),
    rows(main_card.buy_points, points=main_card.BUYABLE),
    rows(main_card.take_two_points),
    rows(main_card.build_by_main_card),
]
IMPULSE = [
    rows(impulse.pass_, default=True),
    rows(impulse.play_for_points, card=cards.CARDS),
    rows(impulse.end_impulse, default=True),
    rows(playing.play_event, card=cards.CARDS),
    rows(reactions.ask_a_sign, card=cards.CARDS),
    rows(reactions.calm, card=cards.CARDS),
    rows(reactions.let_them_come, default=True),
    *EVENTS_AIMED,
    rows(calamities.strike_region, region=board.REGIONS),
    rows(calamities.strike_area, area=board.AREAS),
    rows(calamities.wreck, ship=units.SHIPS),
    *limited(main_card.why_main_card_is_used, MAIN_CARD),
    rows(build.build_at_home),
    rows(build.build, unit=units.BUILDABLE, count=numbers(1, 8)),
    rows(build.build_ship, ship=units.SHIP_TYPES),
    asked(yards.build_in_town, fleet=nations.FLEETS, area=board.AREAS, ship=units.SHIP_TYPES),
    rows(build.done),
]
MOVEMENT = [
    rows(movement.activate, avatar=nations.AVATARS),
    rows(movement.end_move, default=True),
    rows(movement.sail, to=board.TO_SEA),
    rows(movement.march, to=board.AREAS),
    rows(entering.face, foe=nations.SIDES),
    asked(transfer.give, to=nations.HOLDERS, what=units.CARGO, amount=units.AMOUNT),
    asked(transfer.take, giver=nations.HOLDERS, what=units.CARGO, amount=units.AMOUNT),
    asked(splitting.give_ships, mooring=nations.MOORINGS, ship=units.SHIPS, count=_COUNT_OF_SHIPS),
    asked(splitting.take_ships, mooring=nations.MOORINGS, ship=units.SHIPS, count=_COUNT_OF_SHIPS),
    *limited(
        free_actions.why_nobody_escapes_aboard,
        [asked(aboard.embark, leader=nations.LEADERS, fleet=nations.FLEETS)],
    ),
    rows(aboard.disembark, leader=nations.LEADERS),
    rows(aboard.join_fleet, fleet=nations.FLEETS),
    rows(regiments.load_regiment, regiment=nations.REGIMENTS),
    rows(regiments.unload_regiment),
    rows(trade.harvest),
    rows(trade.sell, good=goods.GOODS, count=numbers(1, 8)),
]
ACTIONS = [
    rows(dice.die, face=dice.FACES),
    asked(discover.discover, avatar=nations.AVATARS, area=board.AREAS),
    rows(locations.turn_up, location=board.LOCATIONS),
    rows(discover.draw_marker, marker=goods.DRAWN_MARKERS),
    rows(discover.lay_marker, default=True),
    rows(discover.leave_unclaimed),
    asked(colonise.colonise, avatar=nations.AVATARS, what=founding.FOUNDINGS, extra=colonise.EXTRA),
    rows(claims.claim, avatar=nations.AVATARS),
    *WORK_VERBS,
    asked(bribe.bribe, avatar=nations.AVATARS, extra=bribe.EXTRA_STEPS),
    rows(attempt.turn_on, nation=nations.NATIONS),
    rows(bribe.send_away),
    rows(bribe.trade_with_natives, default=True),
    rows(bribe.win_allies),
    rows(bribe.show_marker, marker=goods.DRAWN_MARKERS),
    rows(trying.lose_unit, unit=units.MILITARY),
    rows(trying.hit_ship, ship=units.SHIPS),
    rows(trying.drop, what=units.CARGO),
]
COMBAT = [
    rows(attacking.attack, target=nations.SIDES),
    rows(commander.name_commander, avatar=nations.AVATARS),
    rows(commander.borrow_commander, nation=nations.NATIONS),
    rows(commander.defend_alone),
    rows(commander.lend, avatar=nations.AVATARS),
    rows(commander.refuse_to_lend, default=True),
    rows(landing.land, default=True, unit=units.PROPER_UNITS, count=units.AMOUNT),
    rows(landing.land_regiment, default=True),
    rows(landing.choose_regiment, regiment=nations.REGIMENTS),
    rows(combat_cards.play_in_combat, card=cards.CARDS),
    rows(combat_cards.close_window, default=True),
    asked(free_actions.call_up, giver=nations.HOLDERS, what=units.CARGO, amount=units.AMOUNT),
    asked(free_actions.reinforce, to=nations.HOLDERS, what=units.CARGO, amount=units.AMOUNT),
    rows(charge.charge, count=charge.HORSES),
    rows(siege.besiege, default=True),
    rows(siege.spare),
    rows(losses.lose, default=True, unit=units.FIGHTERS),
    rows(losses.spare_landed, unit=units.PROPER_UNITS),
    rows(retreats.retreat_to, area=board.AREAS),
    rows(retreats.retreat_aboard, fleet=nations.FLEETS),
    rows(retreats.break_off),
    rows(retreats.stand, default=True),
    rows(retreats.flee_to, area=board.AREAS),
    rows(ownership.leave_behind, default=True, unit=units.PROPER_UNITS),
]
DIPLOMACY = [
    asked(talks.propose, nation=nations.NATIONS, what=talks.PROPOSALS),
    *TREATY_VERBS,
    rows(talks.agree),
    rows(talks.disagree, default=True),
    rows(talks.announce, nation=nations.NATIONS, what=talks.CHANGES),
    rows(ending.call_time),
    rows(talks.declare_war, nation=nations.NATIONS),
    rows(withdrawal.withdraw_to, area=board.AREAS),
    rows(withdrawal.withdraw_aboard, fleet=nations.FLEETS),
    rows(withdrawal.attack_first, leader=nations.LEADERS),
    rows(advisors.hire_advisor),
    rows(advisors.draw_advisor, advisor=goods.ADVISORS),
    asked(advisors.keep_advisor, advisor=goods.ADVISORS, holder=nations.HOLDERS),
    rows(advisors.keep_none, default=True),
    asked(advisors.send_advisor, advisor=goods.ADVISORS, to=nations.HOLDERS),
]
ADMINISTRATION = [
    asked(upkeep.disband, holder=nations.HOLDERS, unit=units.PROPER_UNITS),
    asked(upkeep.disband_ship, mooring=nations.MOORINGS, ship=units.SHIPS),
    rows(upkeep.raze, area=board.AREAS),
]
VERBS = [
    *SET_UP,
    *CARDS_PHASE,
    *IMPULSE,
    *MOVEMENT,
    *ACTIONS,
    *COMBAT,
    *SEA_VERBS,
    *PIRATE_VERBS,
    *DIPLOMACY,
    *ADMINISTRATION,
]
