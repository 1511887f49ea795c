"""The phases of the cards phase, and of cards that are played: events, calming words."""

from __future__ import annotations

from typing import Any

from tabard.engine.flow.sequence import Phase, Rule, Within, each
from tabard.engine.kinds import SEATS, one_more, upto, with_room

from .. import phases
from ..action import build, impulse
from ..cards import actions_by_card, agents, aiming, calamities, drawing, grants, reactions
from ..components import board, cards, nations
from ..crown import king
from ..exploring import discover, movement
from ..phases import phase
from ..settling import colonise, demand, mission
from ..turn import cards_phase
from ..turn.order import in_order
from ..world import hands
from ..world.dice import throw_one
from ..world.hands import A_HAND
from .parts_of_the_turn import by_chance, in_administration, in_attempt, in_cards, of_an_impulse


def given(number: int, *verbs: Rule, **more: Any) -> Phase:
    """An impulse of just what a card gives."""
    verbs = (*verbs, impulse.end_impulse)
    return of_an_impulse(number, verbs=verbs, over=actions_by_card.gift_is_used, **more)


CARD_PHASES = [
    phase(
        phases.CARDS,
        steps=cards_phase.COURSE.of(
            income=cards_phase.receive_all_incomes,
            draw=in_order(drawing.draw_in_turn),
            gifts=in_order(cards_phase.give_in_turn),
            demand=in_order(cards_phase.demand_in_turn),
            order=cards_phase.let_a_card_name_the_order,
        ),
    ),
    phase(
        phases.DRAW,
        does=drawing.draw_the_next,
        keeps={"own": upto(1), "general": upto(15)},
        within=Within(phases.OVER_LIMIT),
    ),
    by_chance(phases.DEAL, drawing.deal, keeps={"deck": cards.DECKS}, within=Within(phases.DRAW)),
    phase(
        phases.OVER_LIMIT,
        verbs=(drawing.discard,),
        over=drawing.within_limit,
        public=False,
        within=in_cards("draw"),
    ),
    phase(
        phases.GIFTS,
        verbs=(king.give_to_the_king, king.give_crown_card, build.done),
        over=king.nothing_to_give,
        public=False,
        within=in_cards("gifts"),
    ),
    phase(
        phases.DEMAND,
        verbs=(demand.look_at_demand, build.done),
        passes=(build.done,),
        within=in_cards("demand"),
    ),
    by_chance(
        phases.DEMAND_CARD, demand.turn_demand, keeps={"looker": SEATS}, within=in_cards("demand")
    ),
    phase(phases.LAY_OPEN, verbs=(demand.lay_open, demand.put_under), within=in_cards("demand")),
    by_chance(phases.ORDER_CARD, cards_phase.name_order),
    of_an_impulse(
        phases.FEVER,
        steps={
            "leader": each(calamities.catch_fever, nations.LEADERS),
            "end": calamities.end_event,
        },
    ),
    of_an_impulse(
        phases.STORM,
        steps={
            "die": throw_one,
            "storm": calamities.gather_the_hurricane,
            "fleet": each(calamities.throw_for_the_fleet, nations.ALL_FLEETS),
            "end": calamities.end_event,
        },
    ),
    phase(
        phases.STORM_DAMAGE, does=calamities.damage_the_fleet, keeps={"fleet": nations.ALL_FLEETS}
    ),
    of_an_impulse(
        phases.POX, steps={"look": calamities.look_for_a_region, "pox": calamities.spread_the_pox}
    ),
    of_an_impulse(
        phases.BAD_CROPS,
        steps={"look": calamities.look_for_a_region, "crops": calamities.spoil_the_crops},
    ),
    of_an_impulse(
        phases.REVOLT,
        steps=calamities.UPRISINGS.of(
            look=calamities.look_for_a_territory,
            attack=calamities.rise_there,
            end=calamities.end_event,
        ),
    ),
    of_an_impulse(
        phases.AGROUND, steps={"wreck": calamities.run_aground, "end": calamities.end_event}
    ),
    of_an_impulse(
        phases.DESERTION,
        steps={
            "die": calamities.throw_for_the_mutiny,
            "losses": calamities.lose_the_mutineers,
            "end": calamities.end_event,
        },
    ),
    by_chance(phases.STRUCK_REGION, calamities.strike_region),
    by_chance(phases.STRUCK_AREA, calamities.strike_area),
    of_an_impulse(
        phases.AIM,
        verbs=(
            aiming.aim_at_area,
            aiming.one_is_enough,
            aiming.aim_at_leader,
            aiming.aim_at_fleet,
            aiming.aim_at_pair,
            aiming.aim_at_nation,
            grants.take_ship,
            grants.take_advisor,
            grants.buy_at_half_price,
            grants.take_monopoly,
            grants.raise_guards,
        ),
        keeps={"region": one_more(board.REGIONS)},
    ),
    of_an_impulse(phases.SUIT, verbs=(aiming.accept, aiming.decline), keeps={"suitor": SEATS}),
    by_chance(
        phases.SHOWING,
        agents.show,
        over=agents.hand_is_shown,
        keeps={"hand": SEATS, "viewer": with_room(SEATS, A_HAND)},
    ),
    by_chance(
        phases.STEALING, agents.steal, keeps={"hand": SEATS, "thief": with_room(SEATS, A_HAND)}
    ),
    by_chance(
        phases.RECEIVING, agents.receive, keeps={"giver": SEATS, "taker": with_room(SEATS, A_HAND)}
    ),
    of_an_impulse(phases.LEAVING, verbs=(agents.leave_card,), public=False, keeps={"hand": SEATS}),
    given(phases.EXPLORING, discover.discover, reactions.ask_a_sign, public=False),
    given(phases.SETTLING, colonise.colonise, reactions.ask_a_sign, public=False),
    given(phases.PREACHING, mission.found_mission),
    given(phases.ROAMING, movement.activate, discover.discover, reactions.ask_a_sign, public=False),
    phase(
        phases.ALCHEMY,
        verbs=(drawing.recover_a_card, drawing.draw_all),
        keeps={"general": upto(5)},
        within=Within(phases.OVER_LIMIT),
    ),
    by_chance(phases.RECOVERY, drawing.recover, keeps={"drawer": SEATS}),
    phase(
        phases.CREDIT,
        verbs=(reactions.draw_on_credit, reactions.pay_in_full),
        over=reactions.nothing_to_credit,
        public=False,
        within=in_administration("upkeep"),
    ),
    phase(
        phases.WRECK,
        verbs=(calamities.wreck,),
        keeps={"fleet": nations.FLEETS},
        within=Within(phases.AGROUND, "end"),
    ),
    phase(
        phases.CALMING,
        verbs=(reactions.calm, reactions.let_them_come),
        over=hands.has_no_cards,
        public=False,
        within=in_attempt("natives"),
    ),
    phase(
        phases.CALMED,
        does=reactions.hear_the_words,
        keeps={"at_most": upto(6)},
        within=in_attempt("natives"),
    ),
]
