"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from typing import Any

from tabard.engine.actions import asked, limited, needing, rows
from tabard.engine.kinds import numbers

from . import action_charts, ending, setup
from .action import (
    build,
    impulse,
    lost_units_and_ships,
    main_card,
    new_leaders_and_fleets,
    new_regiments,
    transfer,
)
from .cards import agents, aiming, calamities, drawing, events, grants, reactions
from .combat import playing_cards
from .components import board, cards, colonies, goods, nations, treaties, units
from .crown import advisors, king
from .diplomacy import bargain, contracts, deal, talks
from .exploring import (
    bribe,
    claims,
    discover,
    embark_disembark,
    entering,
    movement,
    regiments,
    split_and_join,
    yards,
)
from .land import (
    attacking,
    charge,
    commander,
    conquest,
    defender_free_actions,
    landed_units,
    losses,
    retreats,
    siege,
    unwelcome,
)
from .natives import locations
from .sea import bribe as naval_bribe
from .sea import capture, chances, escape, pirate_fleets, pirate_sorties, stowage, wind
from .sea import losses as naval_losses
from .settling import colonise, demand, fortify, improve, mission, trade
from .state import BIDS
from .turn import cards_phase, upkeep
from .world import avatars, dice, hands, havens, limits_exceeded

COUNT_OF_SHIPS = numbers(1, units.MOST_SHIPS)
Fields = dict[str, Any]
PIECES: Fields = {"what": units.CARGO, "amount": units.AMOUNT}
SHIPS: Fields = {"mooring": nations.MOORINGS, "ship": units.SHIPS, "count": COUNT_OF_SHIPS}
CARDS_DEALT: Fields = dict.fromkeys(treaties.DEAL_CARDS.words, treaties.DEALT_CARD)


def of_the_hand(play):
    """It is done with a card that one holds (3.10.2)."""
    [verb] = needing(hands.why_not_hold, [rows(play, card=cards.CARDS)])
    return verb


SET_UP = [
    rows(setup.bid, points=BIDS),
    rows(setup.choose_nation, nation=nations.NATIONS),
    rows(setup.choose_leader, leader=nations.LEADERS),
    rows(setup.send_ship, ship=units.SHIP_TYPES),
]
CARDS_PHASE = [
    rows(drawing.deal, card=cards.CARDS),
    of_the_hand(drawing.discard),
    rows(king.give_to_the_king, ducats=king.DUCATS_GIVEN),
    of_the_hand(king.give_crown_card),
    rows(demand.look_at_demand, default=True, final=True),
    rows(demand.turn_demand, demand=goods.DEMANDS),
    rows(demand.lay_open, default=True, demand=goods.DEMANDS),
    rows(demand.put_under),
    rows(cards_phase.name_order, card=cards.CARDS),
]


def by_main_card(*verbs):
    """It is used once a turn (3.10.4)."""
    return needing(main_card.why_not_use_main_card, verbs)


def paid_actions(*verbs):
    """Each costs an avatar an operation point (3.10.7)."""
    near = impulse.is_yours_to_act
    return needing(impulse.why_not_act, verbs, near=near, whose=near)


def free_actions(*verbs):
    """Twelve in a movement (3.10.9)."""
    return needing(transfer.why_not_free_action, verbs)


def moving_on(*verbs):
    """Not after a combat in this movement (3.10.10)."""
    return needing(impulse.why_not_move_on, verbs)


def by_fleet(*verbs):
    """Only a fleet does it (3.10.11, 3.10.13)."""
    return needing(avatars.why_not_by_fleet, verbs)


MAIN_CARD = by_main_card(
    rows(new_leaders_and_fleets.new_leader, leader=nations.LEADERS),
    rows(new_leaders_and_fleets.new_fleet, fleet=nations.FLEETS),
    rows(new_regiments.new_regiment, area=board.AREAS),
    rows(main_card.buy_points, points=main_card.BUYABLE),
    rows(main_card.take_two_points),
    rows(main_card.build_by_main_card),
)
IMPULSE = [
    rows(impulse.pass_, default=True),
    of_the_hand(impulse.play_for_points),
    rows(impulse.end_impulse, default=True),
    of_the_hand(events.play_event),
    rows(reactions.ask_a_sign, card=cards.CARDS),
    of_the_hand(reactions.calm),
    rows(reactions.let_them_come, default=True),
    rows(aiming.aim_at_area, area=board.AREAS),
    rows(aiming.one_is_enough),
    rows(aiming.aim_at_leader, leader=nations.LEADERS),
    rows(aiming.aim_at_fleet, fleet=nations.FLEETS),
    rows(aiming.aim_at_pair, pair=nations.PAIRS),
    rows(aiming.aim_at_nation, nation=nations.NATIONS),
    rows(aiming.accept),
    rows(aiming.decline, default=True),
    rows(grants.take_ship, ship=units.SHIP_TYPES),
    asked(grants.take_advisor, advisor=goods.ADVISORS, holder=nations.HOLDERS),
    rows(grants.buy_at_half_price, points=grants.AT_HALF_PRICE),
    rows(grants.take_monopoly, good=goods.GOODS),
    rows(grants.raise_guards, count=grants.COUNT_OF_GUARDS),
    rows(agents.show, card=cards.CARDS),
    rows(agents.steal, card=cards.CARDS),
    rows(agents.receive, card=cards.CARDS),
    of_the_hand(agents.leave_card),
    rows(drawing.recover_a_card),
    rows(drawing.draw_all, default=True),
    rows(drawing.recover, card=cards.CARDS),
    rows(reactions.wait_for_wind, card=cards.CARDS),
    rows(reactions.draw_on_credit, card=cards.CARDS),
    rows(reactions.pay_in_full, default=True),
    rows(calamities.strike_region, region=board.REGIONS),
    rows(calamities.strike_area, area=board.AREAS),
    rows(calamities.wreck, ship=units.SHIPS),
    *limited(main_card.why_main_card_is_used, MAIN_CARD),
    rows(build.build_at_home),
    rows(build.build, unit=units.BUILDABLE, count=build.COUNT_OF_UNITS),
    rows(build.build_ship, ship=units.SHIP_TYPES),
    asked(yards.build_in_town, fleet=nations.FLEETS, area=board.AREAS, ship=units.SHIP_TYPES),
    rows(build.done),
]
MOVEMENT = [
    *paid_actions(rows(movement.activate, avatar=nations.AVATARS)),
    rows(movement.end_move, default=True),
    *moving_on(*by_fleet(rows(movement.sail, to=board.TO_SEA))),
    *moving_on(rows(movement.march, to=board.AREAS)),
    rows(entering.face, foe=nations.SIDES),
    *free_actions(
        asked(transfer.give, to=nations.HOLDERS, **PIECES),
        asked(transfer.take, giver=nations.HOLDERS, **PIECES),
        *by_fleet(
            asked(split_and_join.give_ships, **SHIPS), asked(split_and_join.take_ships, **SHIPS)
        ),
        *limited(
            defender_free_actions.why_nobody_escapes_aboard,
            [asked(embark_disembark.embark, leader=nations.LEADERS, fleet=nations.FLEETS)],
        ),
        rows(embark_disembark.disembark, leader=nations.LEADERS),
        *by_fleet(
            rows(split_and_join.join_fleet, fleet=nations.FLEETS),
            rows(regiments.load_regiment, regiment=nations.REGIMENTS),
        ),
        rows(regiments.unload_regiment),
        rows(trade.harvest),
        rows(trade.sell, good=goods.GOODS, count=numbers(1, 8)),
    ),
]
ACTIONS = [
    rows(dice.die, face=dice.FACES),
    *paid_actions(asked(discover.discover, avatar=nations.AVATARS, area=board.AREAS)),
    rows(locations.turn_up, location=board.LOCATIONS),
    rows(discover.draw_marker, marker=goods.DRAWN_MARKERS),
    rows(discover.lay_marker, default=True),
    rows(discover.leave_unclaimed),
    *paid_actions(
        asked(
            colonise.colonise, avatar=nations.AVATARS, what=colonise.FOUNDINGS, extra=colonise.EXTRA
        ),
        rows(claims.claim, avatar=nations.AVATARS),
        asked(fortify.fortify, avatar=nations.AVATARS, work=colonies.WORKS),
        asked(improve.improve, avatar=nations.AVATARS, what=colonies.IMPROVEMENTS),
    ),
    asked(improve.pay_to_improve, avatar=nations.AVATARS, what=colonies.IMPROVEMENTS),
    *paid_actions(
        rows(mission.found_mission, avatar=nations.AVATARS),
        asked(bribe.bribe, avatar=nations.AVATARS, extra=bribe.EXTRA_STEPS),
    ),
    rows(action_charts.turn_on, nation=nations.NATIONS),
    rows(bribe.send_away),
    rows(bribe.trade_with_natives, default=True),
    rows(bribe.win_allies),
    rows(bribe.show_marker, marker=goods.DRAWN_MARKERS),
    rows(lost_units_and_ships.lose_unit, unit=units.MILITARY),
    rows(lost_units_and_ships.hit_ship, ship=units.SHIPS),
    rows(limits_exceeded.drop, what=units.CARGO),
]
COMBAT = [
    *free_actions(rows(attacking.attack, target=nations.SIDES)),
    rows(commander.name_commander, avatar=nations.AVATARS),
    rows(commander.borrow_commander, nation=nations.NATIONS),
    rows(commander.defend_alone),
    rows(commander.lend, avatar=nations.AVATARS),
    rows(commander.refuse_to_lend, default=True),
    rows(landed_units.land, default=True, unit=units.PROPER_UNITS, count=units.AMOUNT),
    rows(landed_units.land_regiment, default=True),
    rows(landed_units.choose_regiment, regiment=nations.REGIMENTS),
    rows(playing_cards.play_in_combat, card=cards.CARDS),
    rows(playing_cards.close_window, default=True),
    asked(defender_free_actions.call_up, giver=nations.HOLDERS, **PIECES),
    asked(defender_free_actions.reinforce, to=nations.HOLDERS, **PIECES),
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
    rows(conquest.leave_behind, default=True, unit=units.PROPER_UNITS),
]
SEA = [
    *moving_on(*by_fleet(rows(chances.intercept, fleet=nations.ALL_FLEETS))),
    rows(chances.pursue),
    rows(chances.let_pass, default=True),
    of_the_hand(chances.use_wind),
    rows(chances.no_wind, default=True),
    rows(chances.fight),
    rows(chances.resume, default=True),
    rows(chances.shadow),
    of_the_hand(playing_cards.play_at_sea),
    rows(playing_cards.close_at_sea, default=True),
    rows(naval_bribe.offer, item=naval_bribe.FREIGHT_ITEMS, count=naval_bribe.COUNT),
    rows(naval_bribe.offer_ducats, ducats=naval_bribe.SUMS),
    rows(naval_bribe.make_offer),
    rows(naval_bribe.offer_nothing, default=True),
    rows(naval_bribe.accept_bribe),
    rows(naval_bribe.refuse_bribe, default=True),
    rows(stowage.stow, kind=units.SHIP_TYPES),
    rows(wind.take_wind, default=True),
    rows(wind.cut_off),
    rows(naval_losses.take_hit, ship=units.SHIPS),
    rows(escape.sail_away, to=board.TO_SEA),
    rows(escape.fight_on, default=True),
    rows(capture.keep_prize, default=True),
    rows(capture.sink_prize),
    rows(capture.seize, item=naval_bribe.FREIGHT_ITEMS, count=naval_bribe.COUNT),
    rows(capture.leave_rest),
    rows(havens.hide_haven, area=board.AREAS),
    rows(havens.find_haven),
    rows(havens.find_nothing),
    rows(pirate_fleets.betray, area=board.AREAS),
    rows(pirate_sorties.pirates_sail, to=board.TO_SEA),
    rows(pirate_sorties.send_pirates, to=board.TO_SEA),
]
DIPLOMACY = [
    asked(talks.propose, nation=nations.NATIONS, what=talks.PROPOSALS),
    rows(deal.open_deal, nation=nations.NATIONS),
    asked(deal.put_in, side=treaties.DEAL_SIDES, what=units.CARGO, amount=treaties.DEAL_AMOUNTS),
    asked(deal.put_ships, side=treaties.DEAL_SIDES, ship=units.SHIPS, count=deal.SHIPS_DEALT),
    rows(deal.put_land, side=treaties.DEAL_SIDES, area=board.AREAS),
    asked(bargain.propose_deal, **CARDS_DEALT),
    rows(deal.break_off_talks, default=True),
    rows(bargain.accept_deal),
    rows(bargain.refuse_deal, default=True),
    asked(
        contracts.propose_contract,
        nation=nations.NATIONS,
        first=treaties.CLAUSES,
        second=treaties.CLAUSE_OR_NONE,
        turns=contracts.TURNS,
    ),
    rows(talks.agree),
    rows(talks.disagree, default=True),
    rows(talks.announce, nation=nations.NATIONS, what=talks.CHANGES),
    rows(ending.call_time),
    *by_main_card(rows(talks.declare_war, nation=nations.NATIONS)),
    rows(unwelcome.withdraw_to, area=board.AREAS),
    rows(unwelcome.withdraw_aboard, fleet=nations.FLEETS),
    rows(unwelcome.attack_first, leader=nations.LEADERS),
    *by_main_card(rows(advisors.hire_advisor)),
    rows(advisors.draw_advisor, advisor=goods.ADVISORS),
    asked(advisors.keep_advisor, advisor=goods.ADVISORS, holder=nations.HOLDERS),
    rows(advisors.keep_none, default=True),
    *free_actions(asked(advisors.send_advisor, advisor=goods.ADVISORS, to=nations.HOLDERS)),
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
    *SEA,
    *DIPLOMACY,
    *ADMINISTRATION,
]
