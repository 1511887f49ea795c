"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.flow.sequence import Sequence, Within, each, phase
from tabard.engine.kinds import CHANCE, MAX_SEATS, Kind, upto
from tabard.engine.words import _

from . import (
    after_totals,
    ambassador,
    auction,
    buying,
    commitment,
    course_of_combat,
    dealing_cards,
    ending,
    expansion,
    outcome,
    passing,
    phases,
    play_so_far,
    player_order,
    players_phase,
    politics,
    reveal,
    rounds,
    scoring,
    setup,
)
from .bargaining import answer, offers, opening
from .events.sequence import PHASE_SIX
from .phases import PHASES
from .players import everybody, seats
from .state import STEPS_OF_A_ROUND

PLACES = Kind("place", [str(place + 1) for place in range(MAX_SEATS)])  # in the player order

_SET_UP = [
    phase(
        phases.SET_UP,
        "11",
        steps=setup.STEPS.of(
            bids=auction.ask_for_bids,
            faction=each(auction.choose_faction, MAX_SEATS, seats),
            order=setup.put_in_starting_order,
            second_city=each(setup.settle_two, MAX_SEATS, seats),
            third_city=each(setup.settle_a_third, MAX_SEATS, setup.third_garrisons),
            first_round=setup.first_round,
        ),
    ),
    phase(
        phases.BID,
        "11.1",
        asks=auction.all_seats,
        sealed=True,
        public=False,
        verbs=(auction.bid,),
        tip=_("Bid throne points in secret; the highest bid chooses its faction first."),
    ),
    phase(
        phases.CHOOSE_FACTION,
        "11",
        verbs=(setup.lead,),
        tip=_("Choose the faction that you lead."),
        within=Within(phases.SET_UP, play_so_far.until_faction, seat=0),
    ),
    phase(
        phases.START_CITY,
        "20",
        verbs=(setup.start_in,),
        tip=_("One of your garrisons has its place; choose where the second begins."),
        within=Within(phases.SET_UP, play_so_far.until_second_garrison, seat=0),
    ),
    phase(
        phases.THIRD_CITY,
        "23",
        verbs=(setup.start_in,),
        tip=_("A third garrison begins one road from a city of yours, away from Paris."),
        within=Within(phases.SET_UP, play_so_far.until_third_garrison, seat=0),
    ),
]
_PHASES_ONE_TO_FIVE = [
    phase(
        phases.ROUND,
        "10",
        steps=STEPS_OF_A_ROUND.of(
            income=rounds.begin_with_income,
            politics=rounds.vote_on_war_and_peace,
            deal=rounds.deal_combat_cards,
            buying=buying.begin_buying,
            order=rounds.draw_the_player_order,
            events=rounds.draw_events,
            foreign=rounds.foreign_attack,
            players=rounds.begin_the_players_phase,
            scoring=rounds.begin_scoring,
            end=rounds.end_of_the_round,
            next_round=rounds.next_round,
        ),
        again=True,
    ),
    phase(
        phases.POLITICS,
        "33",
        asks=everybody,
        sealed=True,
        public=False,
        verbs=(politics.vote,),
        tip=_("If at least half vote for war, there is war."),
    ),
    phase(
        phases.DEALING,
        "39",
        steps=dealing_cards.STEPS.of(
            card=each(
                dealing_cards.deal_next_card,
                dealing_cards.CARDS_IN_WAR * MAX_SEATS,
                dealing_cards.cards_to_deal_in_all,
            ),
            ambassador=each(dealing_cards.ask_for_ambassadors, MAX_SEATS, seats),
        ),
    ),
    phase(
        phases.DEAL_CARD,
        "39",
        asks=CHANCE,
        verbs=(dealing_cards.deal_card,),
        within=Within(phases.DEALING, play_so_far.until_own_card, seat=0),
    ),
    phase(
        phases.AMBASSADORS,
        "39",
        public=False,
        verbs=(ambassador.wake_hero, ambassador.stir_up, passing.pass_),
        over=ambassador.no_card_in_hand,
        tip=_("An ambassador wakes your hero or stirs up a city; or pass."),
        within=Within(phases.DEALING, play_so_far.until_ambassadors, seat=0),
    ),
    phase(
        phases.BUYING,
        "47",
        verbs=(
            buying.buy_card,
            buying.build_castle,
            buying.build_fortress,
            buying.stop_buying,
            opening.offers_again,
        ),
        passes=(buying.stop_buying, opening.offers_again),
        tip=_("Buy cards, a castle, fortresses, in any mix; what you keep is yours next round."),
        keeps={"place": PLACES},
        follows=play_so_far.place_of,
    ),
    phase(
        phases.BUY_CARD,
        "49",
        asks=CHANCE,
        verbs=(dealing_cards.deal_card,),
        within=Within(phases.BUYING, play_so_far.place_of),
    ),
    phase(
        phases.OVER_HAND_LIMIT,
        "53",
        public=False,
        verbs=(buying.discard,),
        over=buying.within_limit,
        tip=_("A hand holds 12 cards: discard."),
        within=Within(phases.ROUND, "order", seat=0),
    ),
    phase(
        phases.PLAYER_ORDER,
        "63",
        asks=CHANCE,
        verbs=(player_order.draw_faction,),
        over=player_order.order_is_drawn,
        keeps={"drawn": upto(MAX_SEATS)},
    ),
]
_PHASE_SEVEN = [
    phase(
        phases.PLAYERS_PHASE,
        "71",
        steps={
            "turn": each(players_phase.next_turn, MAX_SEATS, seats),
            "collect": players_phase.end_phase_seven,
        },
    ),
    phase(
        phases.TURN,
        "71",
        steps=players_phase.STEPS_OF_A_TURN.of(
            opening=players_phase.open_turn,
            expansion=players_phase.move_one,
            combat=players_phase.move_two,
            end=players_phase.close_turn,
        ),
        within=Within(phases.PLAYERS_PHASE, play_so_far.turns_begun, seat=0),
    ),
    phase(
        phases.OPENING,
        "135",
        steps=opening.STEPS.of(
            active_player=opening.active_player_offers,
            other=each(opening.other_player_offers, MAX_SEATS, seats),
        ),
        within=Within(phases.TURN, "expansion"),
    ),
    phase(
        phases.OFFERS,
        "135",
        verbs=(offers.offer, passing.pass_, opening.no_offers),
        passes=(passing.pass_, opening.no_offers),
        over=opening.is_silent,
        tip=_("You may offer cities of the same value, or coins; the other side must agree."),
        within=Within(phases.OPENING, "other"),
    ),
    phase(
        phases.ANSWER,
        "140",
        verbs=(answer.accept, answer.decline),
        tip=_("Accept the offer or decline it; promises bind nobody."),
        within=Within(phases.COMBAT, seat=play_so_far.who_offers),
    ),
    phase(
        phases.EXPANSION,
        "76",
        verbs=(expansion.expand, passing.pass_, opening.offers_again),
        passes=(passing.pass_, opening.offers_again),
        tip=_("Take free cities, two at most: joined to your old ones by road, or over sea."),
        within=Within(phases.TURN, "combat"),
    ),
    phase(
        phases.COMBAT,
        "121",
        public=False,
        verbs=players_phase.FREE_MOMENT,
        over=players_phase.nothing_is_left,
        tip=_("Whoever plays after you may attack you: keep a yellow card to defend with."),
        within=Within(phases.TURN, "end"),
    ),
    phase(
        phases.FIGHT,
        "90",
        steps=course_of_combat.STEPS.of(
            dice=course_of_combat.let_the_dice_fall_first,
            commit=course_of_combat.commit,
            reveal=course_of_combat.reveal,
            ask=course_of_combat.ask,
            outcome=outcome.decide,
        ),
        within=Within(phases.COMBAT),
    ),
    phase(
        phases.COMMIT,
        "95",
        asks=commitment.who_commits,
        sealed=True,
        public=False,
        verbs=(commitment.attack_with, commitment.defend_with),
        over=commitment.both_have_committed,
        within=Within(phases.FIGHT, "reveal"),
    ),
    phase(
        phases.BATTLE_DICE,
        "103",
        asks=CHANCE,
        verbs=(reveal.attack_die, reveal.defence_die),
        over=reveal.both_dice_have_fallen,
        within=Within(phases.COMMIT, seat=play_so_far.who_attacks),
    ),
    phase(
        phases.AFTER_TOTALS,
        "110",
        public=False,
        verbs=(after_totals.retreat, after_totals.sign_of_god, passing.pass_),
        tip=_("The totals are known: play a retreat or a sign of God, or pass."),
        within=Within(phases.FIGHT, "ask", seat=play_so_far.who_attacks),
    ),
    phase(
        phases.SIGN_DIE,
        "3.3",
        asks=CHANCE,
        verbs=(after_totals.sign_die,),
        within=Within(phases.FIGHT, "ask", seat=play_so_far.who_attacks),
    ),
]
_THE_END = [
    phase(phases.SCORING, "126", does=scoring.score_round),
    phase(phases.END_DIE, "131", asks=CHANCE, verbs=(ending.end_die,)),
]

SEQUENCE = Sequence(PHASES, [*_SET_UP, *_PHASES_ONE_TO_FIVE, *PHASE_SIX, *_PHASE_SEVEN, *_THE_END])
