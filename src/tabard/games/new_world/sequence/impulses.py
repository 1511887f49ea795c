"""The phases of the action phase: impulses, movement, what is tried and what comes of it."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each
from tabard.engine.kinds import CHANCE, or_none, upto

from .. import action_charts, phases
from ..action import (
    build,
    impulse,
    lost_units_and_ships,
    main_card,
    new_leaders_and_fleets,
    new_regiments,
    transfer,
)
from ..action.lost_units_and_ships import SUFFERERS
from ..cards import events, reactions
from ..components import board, goods, nations, units
from ..crown import advisors
from ..diplomacy import talks
from ..exploring import (
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
from ..land import attacking
from ..natives import locations
from ..phases import phase
from ..sea import chances
from ..settling import colonise, fortify, improve, mission, trade
from ..turn.order import PLACES_IN_ORDER, in_order
from ..world import dice, limits_exceeded
from .parts_of_the_turn import acting, by_chance, in_attempt, in_combat, of_an_impulse

MAIN_CARD = (
    new_leaders_and_fleets.new_leader,
    new_leaders_and_fleets.new_fleet,
    new_regiments.new_regiment,
    main_card.buy_points,
    main_card.take_two_points,
    main_card.build_by_main_card,
    advisors.hire_advisor,
    talks.declare_war,
)
PAID_ACTIONS = (
    movement.activate,
    discover.discover,
    colonise.colonise,
    claims.claim,
    fortify.fortify,
    improve.improve,
    improve.pay_to_improve,
    mission.found_mission,
    bribe.bribe,
    build.build_at_home,
)
FREE_ACTIONS = (
    transfer.give,
    transfer.take,
    split_and_join.give_ships,
    split_and_join.take_ships,
    embark_disembark.embark,
    embark_disembark.disembark,
    split_and_join.join_fleet,
    advisors.send_advisor,
    attacking.attack,
    chances.intercept,
    regiments.load_regiment,
    regiments.unload_regiment,
    trade.harvest,
    trade.sell,
)

IMPULSE_PHASES = [
    phase(
        phases.ACTION,
        steps={"impulse": in_order(impulse.give_an_impulse), "end": impulse.end_the_round},
        again=True,
        keeps={"done": upto(PLACES_IN_ORDER)},
    ),
    of_an_impulse(
        phases.IMPULSE,
        verbs=(
            impulse.play_for_points,
            events.play_event,
            reactions.draw_on_credit,
            *MAIN_CARD,
            impulse.pass_,
        ),
        public=False,
    ),
    of_an_impulse(
        phases.SPEND,
        verbs=(
            *PAID_ACTIONS,
            reactions.ask_a_sign,
            reactions.wait_for_wind,
            reactions.draw_on_credit,
            impulse.end_impulse,
        ),
    ),
    phase(
        phases.BUILD,
        verbs=(build.build, build.build_ship, yards.build_in_town, build.done),
        over=build.cannot_build,
        passes=(build.done,),
        carries_out=True,
        within=Within(phases.SPEND),
    ),
    phase(
        phases.MOVING,
        verbs=(movement.sail, movement.march, *FREE_ACTIONS, movement.end_move),
        passes=(movement.end_move,),
        carries_out=True,
        within=Within(phases.SPEND),
    ),
    phase(phases.FOE, verbs=(entering.face,), within=Within(phases.MOVING)),
    phase(
        phases.HARVEST,
        steps={"marker": each(trade.reap_marker, goods.MARKER_SLOTS)},
        keeps={"marker": or_none(goods.MARKER_SLOTS)},
        within=Within(phases.MOVING),
    ),
    phase(phases.MINING, asks=CHANCE, does=trade.mine, keeps={"marker": goods.MARKER_SLOTS}),
    by_chance(phases.DICE, dice.die, over=dice.dice_have_fallen),
    by_chance(phases.VICTIM, action_charts.turn_on, within=in_attempt("end")),
    phase(
        phases.ATTEMPT,
        steps=action_charts.COURSE.of(
            dice=action_charts.throw_for_the_action,
            judge=action_charts.judge_the_roll,
            natives=action_charts.let_natives_come,
            end=action_charts.forget_the_attempt,
        ),
        within=Within(phases.SPEND),
    ),
    by_chance(
        phases.MARKERS,
        discover.draw_marker,
        over=discover.markers_are_drawn,
        keeps={"area": board.AREAS},
        within=Within(phases.LAY_MARKER, seat=acting),
    ),
    by_chance(
        phases.TURN_UP, locations.turn_up, keeps={"area": board.AREAS}, within=in_attempt("dice")
    ),
    phase(
        phases.LAY_MARKER,
        verbs=(discover.lay_marker, discover.leave_unclaimed),
        over=discover.no_control_marker_is_free,
        within=in_attempt("natives"),
    ),
    phase(
        phases.BRIBED,
        verbs=(bribe.send_away, bribe.trade_with_natives, bribe.win_allies),
        within=in_attempt("natives"),
    ),
    by_chance(phases.NATIVE_GOODS, bribe.show_marker, within=in_attempt("natives")),
    phase(
        phases.GIFT_DICE,
        does=bribe.receive_gift,
        keeps={"what": units.CARGO},
        within=in_attempt("natives"),
    ),
    phase(
        phases.SUFFER,
        verbs=(lost_units_and_ships.lose_unit, lost_units_and_ships.hit_ship),
        over=lost_units_and_ships.has_suffered,
        keeps={"who": SUFFERERS},
        within=in_attempt("natives"),
    ),
    phase(
        phases.LIMITS,
        does=limits_exceeded.look_at_the_next_holder,
        keeps={"holder": or_none(nations.HOLDERS)},
        within=in_combat("rescue"),
    ),
    phase(
        phases.DROP,
        verbs=(limits_exceeded.drop,),
        over=limits_exceeded.is_within_again,
        keeps={"holder": nations.HOLDERS},
        within=Within(phases.DISBAND),
    ),
]
