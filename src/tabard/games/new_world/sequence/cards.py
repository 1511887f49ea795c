"""The phases of the cards phase, and of cards that are played: events, calming words."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, phase
from tabard.engine.kinds import SEATS, one_more, upto, with_room
from tabard.engine.words import _

from .. import phases
from ..action import build, impulse
from ..cards import actions_by_card, agents, aiming, calamities, drawing, grants, reactions
from ..components import board, cards, nations
from ..crown import king
from ..exploring import discover, movement
from ..settling import colonise, demand, mission
from ..turn import cards_phase
from ..turn.order import in_order
from ..world import hands
from ..world.dice import throw_one
from ..world.hands import A_HAND
from .lies_under import by_chance, in_administration, in_attempt, in_cards, in_turn, of_an_impulse

CARD_PHASES = [
    phase(
        phases.CARDS,
        "3.9.A",
        steps=cards_phase.COURSE.of(
            income=cards_phase.receive_all_incomes,
            draw=in_order(drawing.draw_in_turn),
            gifts=in_order(cards_phase.give_in_turn),
            demand=in_order(cards_phase.demand_in_turn),
            order=cards_phase.let_a_card_name_the_order,
        ),
        within=in_turn("diplomacy"),
    ),
    phase(
        phases.DRAW,
        "3.9.A3",
        does=drawing.draw_the_next,
        keeps={"own": upto(1), "general": upto(15)},
        within=Within(phases.OVER_LIMIT),
    ),
    by_chance(
        phases.DEAL, "3.9.A3", drawing.deal, keeps={"deck": cards.DECKS}, within=Within(phases.DRAW)
    ),
    phase(
        phases.OVER_LIMIT,
        "3.9.A3",
        verbs=(drawing.discard,),
        over=drawing.within_limit,
        public=False,
        tip=_("Your hand is over its limit: discard."),
        within=in_cards("draw"),
    ),
    phase(
        phases.GIFTS,
        "3.9.A5",
        verbs=(king.give_to_the_king, king.give_crown_card, build.done),
        over=king.nothing_to_give,
        public=False,
        tip=_(
            "Each 100 ducats for the king are 1 glory at the end; a card with a crown is glory now."
        ),
        within=in_cards("gifts"),
    ),
    phase(
        phases.DEMAND,
        "3.9.A6",
        verbs=(demand.look_at_demand, build.done),
        passes=(build.done,),
        tip=_("Look at the top demand card: laid open it brings glory, and a better price."),
        within=in_cards("demand"),
    ),
    by_chance(
        phases.DEMAND_CARD,
        "3.9.A6",
        demand.turn_demand,
        keeps={"looker": SEATS},
        within=in_cards("demand"),
    ),
    phase(
        phases.LAY_OPEN,
        "3.9.A6",
        verbs=(demand.lay_open, demand.put_under),
        tip=_("Lay the demand open for a point of glory, or put it under the deck."),
        within=in_cards("demand"),
    ),
    by_chance(phases.ORDER_CARD, "3.9.A7", cards_phase.name_order, within=in_turn("diplomacy")),
    of_an_impulse(
        phases.FEVER,
        "3.19.4",
        steps={
            "leader": each(calamities.catch_fever, nations.LEADERS),
            "end": calamities.end_event,
        },
    ),
    of_an_impulse(
        phases.STORM,
        "3.19.4",
        steps={
            "die": throw_one,
            "storm": calamities.gather_the_hurricane,
            "fleet": each(calamities.throw_for_the_fleet, nations.ALL_FLEETS),
            "end": calamities.end_event,
        },
    ),
    phase(
        phases.STORM_DAMAGE,
        "3.19.4",
        does=calamities.damage_the_fleet,
        keeps={"fleet": nations.ALL_FLEETS},
    ),
    of_an_impulse(
        phases.POX,
        "3.19.4",
        steps={"look": calamities.look_for_a_region, "pox": calamities.spread_the_pox},
    ),
    of_an_impulse(
        phases.BAD_CROPS,
        "3.19.4",
        steps={"look": calamities.look_for_a_region, "crops": calamities.spoil_the_crops},
    ),
    of_an_impulse(
        phases.REVOLT,
        "3.19.4",
        steps=calamities.UPRISINGS.of(
            look=calamities.look_for_a_territory,
            attack=calamities.rise_there,
            end=calamities.end_event,
        ),
    ),
    of_an_impulse(
        phases.AGROUND,
        "3.19.4",
        steps={"wreck": calamities.run_aground, "end": calamities.end_event},
    ),
    of_an_impulse(
        phases.DESERTION,
        "3.19.4",
        steps={
            "die": calamities.throw_for_the_mutiny,
            "losses": calamities.lose_the_mutineers,
            "end": calamities.end_event,
        },
    ),
    by_chance(phases.STRUCK_REGION, "3.1.4", calamities.strike_region),
    by_chance(phases.STRUCK_AREA, "3.1.4", calamities.strike_area),
    of_an_impulse(
        phases.AIM,
        "3.19.4",
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
        tip=_("The card needs a target: choose it."),
        keeps={"region": one_more(board.REGIONS)},
    ),
    of_an_impulse(
        phases.SUIT,
        "3.19.4",
        verbs=(aiming.accept, aiming.decline),
        tip=_("A marriage is proposed: with it both nations are allied."),
        keeps={"suitor": SEATS},
    ),
    by_chance(
        phases.SHOWING,
        "3.27",
        agents.show,
        over=agents.hand_is_shown,
        keeps={"hand": SEATS, "viewer": with_room(SEATS, A_HAND)},
    ),
    by_chance(
        phases.STEALING,
        "3.19.4",
        agents.steal,
        keeps={"hand": SEATS, "thief": with_room(SEATS, A_HAND)},
    ),
    by_chance(
        phases.RECEIVING,
        "3.27",
        agents.receive,
        keeps={"giver": SEATS, "taker": with_room(SEATS, A_HAND)},
    ),
    of_an_impulse(
        phases.LEAVING,
        "3.19.4",
        verbs=(agents.leave_card,),
        public=False,
        tip=_("Give the other nation one of your general cards."),
        keeps={"hand": SEATS},
    ),
    of_an_impulse(
        phases.EXPLORING,
        "3.19.4",
        verbs=(discover.discover, reactions.ask_a_sign, impulse.end_impulse),
        over=actions_by_card.gift_is_used,
        public=False,
        tip=_("The card gives you a discovery."),
    ),
    of_an_impulse(
        phases.SETTLING,
        "3.19.4",
        verbs=(colonise.colonise, reactions.ask_a_sign, impulse.end_impulse),
        over=actions_by_card.gift_is_used,
        public=False,
        tip=_("The card lets you found a colony."),
    ),
    of_an_impulse(
        phases.PREACHING,
        "3.19.4",
        verbs=(mission.found_mission, impulse.end_impulse),
        over=actions_by_card.gift_is_used,
        tip=_("The card gives you a mission without a roll."),
    ),
    of_an_impulse(
        phases.ROAMING,
        "3.19.5",
        verbs=(movement.activate, discover.discover, reactions.ask_a_sign, impulse.end_impulse),
        over=actions_by_card.gift_is_used,
        public=False,
        tip=_("The leader moves once and discovers once."),
    ),
    phase(
        phases.ALCHEMY,
        "3.18",
        verbs=(drawing.recover_a_card, drawing.draw_all),
        tip=_("Your Alchemist can bring back a blue card instead of one that you draw."),
        keeps={"general": upto(5)},
        within=Within(phases.OVER_LIMIT),
    ),
    by_chance(phases.RECOVERY, "3.18", drawing.recover, keeps={"drawer": SEATS}),
    phase(
        phases.CREDIT,
        "3.19.5",
        verbs=(reactions.draw_on_credit, reactions.pay_in_full),
        over=reactions.nothing_to_credit,
        public=False,
        tip=_("Upkeep is due: a card may pay a part of it."),
        within=in_administration("upkeep"),
    ),
    phase(
        phases.WRECK,
        "3.19.4",
        verbs=(calamities.wreck,),
        tip=_("Choose the ship that is wrecked."),
        keeps={"fleet": nations.FLEETS},
        within=Within(phases.AGROUND, "end"),
    ),
    phase(
        phases.CALMING,
        "3.19.8",
        verbs=(reactions.calm, reactions.let_them_come),
        over=hands.has_no_cards,
        public=False,
        tip=_("Natives are about to attack; a card may calm them."),
        within=in_attempt("natives"),
    ),
    phase(
        phases.CALMED,
        "3.19.8",
        does=reactions.hear_the_words,
        keeps={"at_most": upto(6)},
        within=in_attempt("natives"),
    ),
]
