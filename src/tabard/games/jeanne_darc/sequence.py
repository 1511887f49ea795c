"""Chapter "Sequence of play": each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, phase
from tabard.engine.words import _

from . import (
    buying,
    dealing,
    ending,
    passing,
    player_order,
    politics,
    rounds,
    scoring,
    setup,
)
from .players import everybody
from .state import (
    AFTER_TOTALS,
    AMBASSADORS,
    ANSWER,
    BATTLE_DICE,
    BUY_CARD,
    BUYING,
    CHOOSE_ADMIRALS,
    CHOOSE_CITY,
    CHOOSE_FACTION,
    CHOOSE_PROVINCE,
    COMBAT,
    COMMIT,
    DEAL_CARD,
    DEALING,
    DRAW_MARKER,
    END_DIE,
    ENTRY_DIE,
    EVENTS,
    EXPANSION,
    FIGHT,
    FOREIGN_ATTACK,
    FOREIGN_DICE,
    HOLD_CITY,
    OFFERS,
    OPENING,
    OVER_HAND_LIMIT,
    PHASES,
    PLAGUE_DIE,
    PLAYER_ORDER,
    PLAYERS_PHASE,
    PLUNDER_DIE,
    POLITICS,
    POWER_DIE,
    ROUND,
    SAIL_OUT,
    SCORING,
    SEA_DICE,
    SET_UP,
    SIGN_DIE,
    START_CITY,
    THIRD_CITY,
    TURN,
    UPRISING_DIE,
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
    phase(AMBASSADORS, "39", public=False, verbs=(passing.pass_,)),
    phase(
        BUYING,
        "47",
        verbs=(
            buying.buy_card,
            buying.build_castle,
            buying.build_fortress,
            buying.stop_buying,
        ),
        passes=(buying.stop_buying,),
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
_PHASE_SIX = [  # the events' chapters fill these in
    phase(EVENTS, "65", does=rounds.not_yet),
    phase(DRAW_MARKER, "65"),
    phase(CHOOSE_CITY, "66"),
    phase(CHOOSE_PROVINCE, "66"),
    phase(PLAGUE_DIE, "3.5"),
    phase(CHOOSE_ADMIRALS, "3.5"),
    phase(SAIL_OUT, "3.5"),
    phase(SEA_DICE, "3.5"),
    phase(FOREIGN_ATTACK, "69", does=rounds.not_yet),
    phase(POWER_DIE, "3.6"),
    phase(ENTRY_DIE, "3.6"),
    phase(HOLD_CITY, "3.6"),
    phase(FOREIGN_DICE, "3.6"),
    phase(UPRISING_DIE, "3.7"),
    phase(PLUNDER_DIE, "3.8"),
]
_PHASE_SEVEN = [  # the chapters of the players' phase fill these in
    phase(PLAYERS_PHASE, "71", does=rounds.not_yet),
    phase(TURN, "71"),
    phase(OPENING, "135"),
    phase(OFFERS, "135"),
    phase(ANSWER, "140"),
    phase(EXPANSION, "76"),
    phase(COMBAT, "121"),
    phase(FIGHT, "90"),
    phase(COMMIT, "95"),
    phase(BATTLE_DICE, "103"),
    phase(AFTER_TOTALS, "110"),
    phase(SIGN_DIE, "3.3"),
]
_THE_END = [
    phase(SCORING, "126", does=scoring.score_round),
    phase(END_DIE, "131", asks=CHANCE, verbs=(ending.end_die,)),
]

SEQUENCE = Sequence(PHASES, [*_SET_UP, *_PHASES_ONE_TO_FIVE, *_PHASE_SIX, *_PHASE_SEVEN, *_THE_END])
