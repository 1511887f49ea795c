"""The table of moves: every verb with its fields, in the order of the rule book."""

from __future__ import annotations

from tabard.engine.actions import asked, limited, rows
from tabard.engine.kinds import numbers

from . import (
    aboard,
    advisors,
    attempt,
    bribe,
    build,
    cards_phase,
    claims,
    colonise,
    demand,
    dice,
    diplomacy,
    discover,
    drawing,
    ending,
    entering,
    founding,
    impulse,
    king,
    locations,
    main_card,
    movement,
    regiments,
    scenarios,
    setup,
    splitting,
    trade,
    transfer,
    trying,
    upkeep,
    withdrawal,
    yards,
)
from .cards import calamities, playing, reactions
from .cards.actions import EVENTS_AIMED
from .combat import (
    attacking,
    charge,
    commander,
    free_actions,
    landing,
    losses,
    ownership,
    retreats,
    siege,
)
from .combat import cards as combat_cards
from .components.cards import CARDS
from .components.goods import ADVISORS, DEMANDS, DRAWN_MARKERS, GOODS
from .components.map import AREAS, LOCATIONS, REGIONS, TO_SEA
from .components.nations import (
    AVATARS,
    FLEETS,
    HOLDERS,
    LEADERS,
    MOORINGS,
    NATIONS,
    REGIMENTS,
    SIDES,
)
from .components.units import (
    AMOUNT,
    BUILDABLE,
    CARGO,
    FIGHTERS,
    MILITARY,
    MOST_SHIPS,
    PROPER_UNITS,
    SHIP_TYPES,
    SHIPS,
)
from .pirates.sequence import PIRATE_VERBS
from .sea.moves import SEA_VERBS
from .state import BIDS
from .treaties.moves import TREATY_VERBS
from .works.moves import WORK_VERBS

_COUNT_OF_SHIPS = numbers(1, MOST_SHIPS)

SET_UP = [
    rows(setup.bid, points=BIDS),
    rows(setup.choose_nation, nation=NATIONS),
    rows(setup.choose_leader, leader=LEADERS),
    rows(scenarios.send_ship, ship=SHIP_TYPES),
]
CARDS_PHASE = [
    rows(drawing.deal, card=CARDS),
    rows(drawing.discard, card=CARDS),
    rows(king.give_to_the_king, ducats=king.DUCATS_GIVEN),
    rows(king.give_crown_card, card=CARDS),
    rows(demand.look_at_demand, default=True, final=True),
    rows(demand.turn_demand, demand=DEMANDS),
    rows(demand.lay_open, default=True, demand=DEMANDS),
    rows(demand.put_under),
    rows(cards_phase.name_order, card=CARDS),
]
MAIN_CARD = [
    rows(main_card.new_leader, leader=LEADERS),
    rows(main_card.new_fleet, fleet=FLEETS),
    rows(main_card.new_regiment, area=AREAS),
    rows(main_card.buy_points, points=main_card.BUYABLE),
    rows(main_card.take_two_points),
    rows(main_card.build_by_main_card),
]
IMPULSE = [
    rows(impulse.pass_, default=True),
    rows(impulse.play_for_points, card=CARDS),
    rows(impulse.end_impulse, default=True),
    rows(playing.play_event, card=CARDS),
    rows(reactions.ask_a_sign, card=CARDS),
    rows(reactions.calm, card=CARDS),
    rows(reactions.let_them_come, default=True),
    *EVENTS_AIMED,
    rows(calamities.strike_region, region=REGIONS),
    rows(calamities.strike_area, area=AREAS),
    rows(calamities.wreck, ship=SHIPS),
    *limited(main_card.why_main_card_is_used, MAIN_CARD),
    rows(build.build_at_home),
    rows(build.build, unit=BUILDABLE, count=numbers(1, 8)),
    rows(build.build_ship, ship=SHIP_TYPES),
    asked(yards.build_in_town, fleet=FLEETS, area=AREAS, ship=SHIP_TYPES),
    rows(build.done),
]
MOVEMENT = [
    rows(movement.activate, avatar=AVATARS),
    rows(movement.end_move, default=True),
    rows(movement.sail, to=TO_SEA),
    rows(movement.march, to=AREAS),
    rows(entering.face, foe=SIDES),
    asked(transfer.give, to=HOLDERS, what=CARGO, amount=AMOUNT),
    asked(transfer.take, giver=HOLDERS, what=CARGO, amount=AMOUNT),
    asked(splitting.give_ships, mooring=MOORINGS, ship=SHIPS, count=_COUNT_OF_SHIPS),
    asked(splitting.take_ships, mooring=MOORINGS, ship=SHIPS, count=_COUNT_OF_SHIPS),
    *limited(
        free_actions.why_nobody_escapes_aboard,
        [asked(aboard.embark, leader=LEADERS, fleet=FLEETS)],
    ),
    rows(aboard.disembark, leader=LEADERS),
    rows(aboard.join_fleet, fleet=FLEETS),
    rows(regiments.load_regiment, regiment=REGIMENTS),
    rows(regiments.unload_regiment),
    rows(trade.harvest),
    rows(trade.sell, good=GOODS, count=numbers(1, 8)),
]
ACTIONS = [
    rows(dice.die, face=dice.FACES),
    asked(discover.discover, avatar=AVATARS, area=AREAS),
    rows(locations.turn_up, location=LOCATIONS),
    rows(discover.draw_marker, marker=DRAWN_MARKERS),
    rows(discover.lay_marker, default=True),
    rows(discover.leave_unclaimed),
    asked(colonise.colonise, avatar=AVATARS, what=founding.FOUNDINGS, extra=colonise.EXTRA),
    rows(claims.claim, avatar=AVATARS),
    *WORK_VERBS,
    asked(bribe.bribe, avatar=AVATARS, extra=bribe.EXTRA_STEPS),
    rows(attempt.turn_on, nation=NATIONS),
    rows(bribe.send_away),
    rows(bribe.trade_with_natives, default=True),
    rows(bribe.win_allies),
    rows(bribe.show_marker, marker=DRAWN_MARKERS),
    rows(trying.lose_unit, unit=MILITARY),
    rows(trying.hit_ship, ship=SHIPS),
    rows(trying.drop, what=CARGO),
]
COMBAT = [
    rows(attacking.attack, target=SIDES),
    rows(commander.name_commander, avatar=AVATARS),
    rows(commander.borrow_commander, nation=NATIONS),
    rows(commander.defend_alone),
    rows(commander.lend, avatar=AVATARS),
    rows(commander.refuse_to_lend, default=True),
    rows(landing.land, default=True, unit=PROPER_UNITS, count=AMOUNT),
    rows(landing.land_regiment, default=True),
    rows(landing.choose_regiment, regiment=REGIMENTS),
    rows(combat_cards.play_in_combat, card=CARDS),
    rows(combat_cards.close_window, default=True),
    asked(free_actions.call_up, giver=HOLDERS, what=CARGO, amount=AMOUNT),
    asked(free_actions.reinforce, to=HOLDERS, what=CARGO, amount=AMOUNT),
    rows(charge.charge, count=charge.HORSES),
    rows(siege.besiege, default=True),
    rows(siege.spare),
    rows(losses.lose, default=True, unit=FIGHTERS),
    rows(losses.spare_landed, unit=PROPER_UNITS),
    rows(retreats.retreat_to, area=AREAS),
    rows(retreats.retreat_aboard, fleet=FLEETS),
    rows(retreats.break_off),
    rows(retreats.stand, default=True),
    rows(retreats.flee_to, area=AREAS),
    rows(ownership.leave_behind, default=True, unit=PROPER_UNITS),
]
DIPLOMACY = [
    asked(diplomacy.propose, nation=NATIONS, what=diplomacy.PROPOSALS),
    *TREATY_VERBS,
    rows(diplomacy.agree),
    rows(diplomacy.disagree, default=True),
    rows(diplomacy.announce, nation=NATIONS, what=diplomacy.CHANGES),
    rows(ending.call_time),
    rows(diplomacy.declare_war, nation=NATIONS),
    rows(withdrawal.withdraw_to, area=AREAS),
    rows(withdrawal.withdraw_aboard, fleet=FLEETS),
    rows(withdrawal.attack_first, leader=LEADERS),
    rows(advisors.hire_advisor),
    rows(advisors.draw_advisor, advisor=ADVISORS),
    asked(advisors.keep_advisor, advisor=ADVISORS, holder=HOLDERS),
    rows(advisors.keep_none, default=True),
    asked(advisors.send_advisor, advisor=ADVISORS, to=HOLDERS),
]
ADMINISTRATION = [
    asked(upkeep.disband, holder=HOLDERS, unit=PROPER_UNITS),
    asked(upkeep.disband_ship, mooring=MOORINGS, ship=SHIPS),
    rows(upkeep.raze, area=AREAS),
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
