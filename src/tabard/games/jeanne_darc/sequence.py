"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, phase
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
)
from .events.sequence import PHASE_SIX
from .players import everybody
from .state import (
    AFTER_TOTALS,
    AMBASSADORS,
    ANSWER,
    BATTLE_DICE,
    BUY_CARD,
    BUYING,
    CHOOSE_FACTION,
    COMBAT,
    COMMIT,
    DEAL_CARD,
    DEALING,
    END_DIE,
    EXPANSION,
    FIGHT,
    OFFERS,
    OPENING,
    OVER_HAND_LIMIT,
    PHASES,
    PLAYER_ORDER,
    PLAYERS_PHASE,
    POLITICS,
    ROUND,
    SCORING,
    SET_UP,
    SIGN_DIE,
    START_CITY,
    THIRD_CITY,
    TURN,
)

_SET_UP = [
    phase(SET_UP, "11", does=setup.go_on_with_the_set_up),
    phase(CHOOSE_FACTION, "11", verbs=(setup.lead,), tip=_("Choose the faction that you lead.")),
    phase(
        START_CITY,
        "20",
        verbs=(setup.start_in,),
        tip=_("One of your garrisons has its place; choose where the second begins."),
    ),
    phase(
        THIRD_CITY,
        "23",
        verbs=(setup.start_in,),
        tip=_("A third garrison begins one road from a city of yours, away from Paris."),
    ),
]
_PHASES_ONE_TO_FIVE = [
    phase(ROUND, "10", does=rounds.next_phase),
    phase(
        POLITICS,
        "33",
        asks=everybody,
        sealed=True,
        public=False,
        verbs=(politics.vote,),
        tip=_("All vote in secret: half the votes make war, with more cards, events and attacks."),
    ),
    phase(DEALING, "39", does=dealing.next_card),
    phase(DEAL_CARD, "39", asks=CHANCE, verbs=(dealing.deal_card,)),
    phase(
        AMBASSADORS,
        "39",
        public=False,
        verbs=(ambassador.wake_hero, ambassador.stir_up, passing.pass_),
        over=ambassador.no_card_in_hand,
        tip=_("An ambassador wakes your hero or stirs up a city; or pass."),
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
    ),
    phase(BUY_CARD, "49", asks=CHANCE, verbs=(dealing.deal_card,)),
    phase(
        OVER_HAND_LIMIT,
        "53",
        public=False,
        verbs=(buying.discard,),
        over=buying.within_limit,
        tip=_("A hand holds 12 cards: discard."),
    ),
    phase(
        PLAYER_ORDER,
        "63",
        asks=CHANCE,
        verbs=(player_order.draw_faction,),
        over=player_order.order_is_drawn,
    ),
]
_PHASE_SEVEN = [
    phase(PLAYERS_PHASE, "71", does=players_phase.next_turn),
    phase(TURN, "71", does=players_phase.go_on_with_the_turn),
    phase(OPENING, "135", does=opening.go_on_with_the_opening),
    phase(
        OFFERS,
        "135",
        verbs=(bargain.offer, passing.pass_, opening.no_offers),
        passes=(passing.pass_, opening.no_offers),
        over=opening.is_silent,
        tip=_("You may offer cities of the same value, or coins; the other side must agree."),
    ),
    phase(
        ANSWER,
        "140",
        verbs=(answer.accept, answer.decline),
        tip=_("Accept the offer or decline it; promises bind nobody."),
    ),
    phase(
        EXPANSION,
        "76",
        verbs=(expansion.expand, passing.pass_, opening.offers_again),
        passes=(passing.pass_, opening.offers_again),
        tip=_("Take free cities, two at most: joined to your old ones by road, or over sea."),
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
    ),
    phase(FIGHT, "90", does=fight.go_on_with_the_fight),
    phase(
        COMMIT,
        "95",
        asks=commitment.who_commits,
        sealed=True,
        public=False,
        verbs=(commitment.attack_with, commitment.defend_with),
        over=commitment.both_have_committed,
        tip=_("Commit in secret: yellow cards, influence, and what you add of hero and red cards."),
    ),
    phase(
        BATTLE_DICE,
        "103",
        asks=CHANCE,
        verbs=(reveal.attack_die, reveal.defence_die),
        over=reveal.both_dice_have_fallen,
    ),
    phase(
        AFTER_TOTALS,
        "110",
        public=False,
        verbs=(after_totals.retreat, after_totals.sign_of_god, passing.pass_),
        tip=_("The totals are known: play a retreat or a sign of God, or pass."),
    ),
    phase(SIGN_DIE, "3.3", asks=CHANCE, verbs=(after_totals.sign_die,)),
]
_THE_END = [
    phase(SCORING, "126", does=scoring.score_round),
    phase(END_DIE, "131", asks=CHANCE, verbs=(ending.end_die,)),
]

SEQUENCE = Sequence(PHASES, [*_SET_UP, *_PHASES_ONE_TO_FIVE, *PHASE_SIX, *_PHASE_SEVEN, *_THE_END])
