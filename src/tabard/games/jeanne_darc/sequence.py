"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE, MAX_SEATS, Kind, upto
from tabard.engine.sequence import Sequence, Within, phase
from tabard.engine.words import _

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
    fight,
    opening,
    passing,
    player_order,
    players_phase,
    plunder,
    politics,
    reveal,
    rounds,
    scoring,
    setup,
    under,
)
from .dealing import CARDS_IN_WAR
from .events.sequence import PHASE_SIX
from .fight import ASKS, NEXT_IN_FIGHT, REVEALS
from .players import everybody
from .players_phase import ENDS, EXPANDS, FIGHTS, NEXT_IN_TURN
from .state import (
    AFTER_TOTALS,
    AMBASSADORS,
    ANSWER,
    BATTLE_DICE,
    BUY_CARD,
    BUYING,
    BUYING_NEXT,
    CHOOSE_FACTION,
    COMBAT,
    COMMIT,
    DEAL_CARD,
    DEALING,
    DEALING_NEXT,
    END_DIE,
    END_NEXT,
    EVENTS_NEXT,
    EXPANSION,
    FIGHT,
    NEXT_IN_ROUND,
    NEXT_ROUND,
    OFFERS,
    OPENING,
    ORDER_NEXT,
    OVER_HAND_LIMIT,
    PHASES,
    PLAYER_ORDER,
    PLAYERS_PHASE,
    POLITICS,
    ROUND,
    SCORING,
    SCORING_NEXT,
    SET_UP,
    SIGN_DIE,
    START_CITY,
    THIRD_CITY,
    TURN,
)

# Who stands where in the player order; and what has been done, where a phase counts it.
PLACES = Kind("place", [str(place + 1) for place in range(MAX_SEATS)])
STEPS_OF_SET_UP = upto(3 * MAX_SEATS + 1)  # factions, the order, second and third garrisons
STEPS_OF_DEAL = upto(CARDS_IN_WAR * MAX_SEATS + MAX_SEATS)  # cards, then who has been asked

_SET_UP = [
    phase(SET_UP, "11", does=setup.go_on_with_the_set_up, keeps={"done": STEPS_OF_SET_UP}),
    phase(
        CHOOSE_FACTION,
        "11",
        verbs=(setup.lead,),
        tip=_("Choose the faction that you lead."),
        within=Within(SET_UP, under.until_faction, seat=0),
    ),
    phase(
        START_CITY,
        "20",
        verbs=(setup.start_in,),
        tip=_("One of your garrisons has its place; choose where the second begins."),
        within=Within(SET_UP, under.until_second_garrison, seat=0),
    ),
    phase(
        THIRD_CITY,
        "23",
        verbs=(setup.start_in,),
        tip=_("A third garrison begins one road from a city of yours, away from Paris."),
        within=Within(SET_UP, under.until_third_garrison, seat=0),
    ),
]
_PHASES_ONE_TO_FIVE = [
    phase(ROUND, "10", does=rounds.next_phase, keeps={"next": NEXT_IN_ROUND}),
    phase(
        POLITICS,
        "33",
        asks=everybody,
        sealed=True,
        public=False,
        verbs=(politics.vote,),
        tip=_("All vote in secret: half the votes make war, with more cards, events and attacks."),
        within=Within(ROUND, DEALING_NEXT, seat=0),
    ),
    phase(
        DEALING,
        "39",
        does=dealing.next_card,
        keeps={"done": STEPS_OF_DEAL},
        within=Within(ROUND, BUYING_NEXT, seat=0),
    ),
    phase(
        DEAL_CARD,
        "39",
        asks=CHANCE,
        verbs=(dealing.deal_card,),
        within=Within(DEALING, under.until_own_card, seat=0),
    ),
    phase(
        AMBASSADORS,
        "39",
        public=False,
        verbs=(ambassador.wake_hero, ambassador.stir_up, passing.pass_),
        over=ambassador.no_card_in_hand,
        tip=_("An ambassador wakes your hero or stirs up a city; or pass."),
        within=Within(DEALING, under.until_ambassadors, seat=0),
    ),
    phase(
        BUYING,
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
        follows=under.place_of,
        within=Within(ROUND, ORDER_NEXT, seat=0),
    ),
    phase(
        BUY_CARD,
        "49",
        asks=CHANCE,
        verbs=(dealing.deal_card,),
        within=Within(BUYING, under.place_of),
    ),
    phase(
        OVER_HAND_LIMIT,
        "53",
        public=False,
        verbs=(buying.discard,),
        over=buying.within_limit,
        tip=_("A hand holds 12 cards: discard."),
        within=Within(ROUND, ORDER_NEXT, seat=0),
    ),
    phase(
        PLAYER_ORDER,
        "63",
        asks=CHANCE,
        verbs=(player_order.draw_faction,),
        over=player_order.order_is_drawn,
        keeps={"drawn": upto(MAX_SEATS)},
        within=Within(ROUND, EVENTS_NEXT, seat=0),
    ),
]
_PHASE_SEVEN = [
    phase(
        PLAYERS_PHASE,
        "71",
        does=players_phase.next_turn,
        keeps={"begun": upto(MAX_SEATS)},
        within=Within(ROUND, SCORING_NEXT, seat=0),
    ),
    phase(
        TURN,
        "71",
        does=players_phase.go_on_with_the_turn,
        keeps={"next": NEXT_IN_TURN},
        within=Within(PLAYERS_PHASE, under.turns_begun, seat=0),
    ),
    phase(
        OPENING,
        "135",
        does=opening.go_on_with_the_opening,
        keeps={"asked": upto(MAX_SEATS + 1)},
        within=Within(TURN, EXPANDS),
    ),
    phase(
        OFFERS,
        "135",
        verbs=(bargain.offer, passing.pass_, opening.no_offers),
        passes=(passing.pass_, opening.no_offers),
        over=opening.is_silent,
        tip=_("You may offer cities of the same value, or coins; the other side must agree."),
        within=Within(OPENING, 1),
    ),
    phase(
        ANSWER,
        "140",
        verbs=(answer.accept, answer.decline),
        tip=_("Accept the offer or decline it; promises bind nobody."),
        within=Within(COMBAT, seat=under.who_offers),
    ),
    phase(
        EXPANSION,
        "76",
        verbs=(expansion.expand, passing.pass_, opening.offers_again),
        passes=(passing.pass_, opening.offers_again),
        tip=_("Take free cities, two at most: joined to your old ones by road, or over sea."),
        within=Within(TURN, FIGHTS),
    ),
    phase(
        COMBAT,
        "121",
        public=False,
        verbs=(
            attack.attack,
            ambassador.wake_hero,
            ambassador.stir_up,
            plunder.plunder,
            bargain.offer,
            opening.offers_again,
            players_phase.end_turn,
        ),
        over=players_phase.nothing_is_left,
        tip=_("Attack, play red cards, make an offer; but keep a yellow card to defend with."),
        within=Within(TURN, ENDS),
    ),
    phase(
        FIGHT,
        "90",
        does=fight.go_on_with_the_fight,
        keeps={"next": NEXT_IN_FIGHT},
        within=Within(COMBAT),
    ),
    phase(
        COMMIT,
        "95",
        asks=commitment.who_commits,
        sealed=True,
        public=False,
        verbs=(commitment.attack_with, commitment.defend_with),
        over=commitment.both_have_committed,
        tip=_("Commit in secret: yellow cards, influence, and what you add of hero and red cards."),
        within=Within(FIGHT, REVEALS),
    ),
    phase(
        BATTLE_DICE,
        "103",
        asks=CHANCE,
        verbs=(reveal.attack_die, reveal.defence_die),
        over=reveal.both_dice_have_fallen,
        within=Within(COMMIT, seat=under.who_attacks),
    ),
    phase(
        AFTER_TOTALS,
        "110",
        public=False,
        verbs=(after_totals.retreat, after_totals.sign_of_god, passing.pass_),
        tip=_("The totals are known: play a retreat or a sign of God, or pass."),
        within=Within(FIGHT, ASKS, seat=under.who_attacks),
    ),
    phase(
        SIGN_DIE,
        "3.3",
        asks=CHANCE,
        verbs=(after_totals.sign_die,),
        within=Within(FIGHT, ASKS, seat=under.who_attacks),
    ),
]
_THE_END = [
    phase(SCORING, "126", does=scoring.score_round, within=Within(ROUND, END_NEXT, seat=0)),
    phase(
        END_DIE,
        "131",
        asks=CHANCE,
        verbs=(ending.end_die,),
        within=Within(ROUND, NEXT_ROUND, seat=0),
    ),
]

SEQUENCE = Sequence(PHASES, [*_SET_UP, *_PHASES_ONE_TO_FIVE, *PHASE_SIX, *_PHASE_SEVEN, *_THE_END])
