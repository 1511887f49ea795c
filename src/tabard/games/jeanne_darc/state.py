"""The record: one commented line for each thing that lies on the table."""

from __future__ import annotations

from tabard.engine.kinds import SEATS, Kind, several, upto
from tabard.engine.sequence import Course
from tabard.engine.state import OWNER, Array, Record, each, one

from .components import (
    CARDS,
    CITIES,
    CITY_OR_NONE,
    COINS,
    EXTRAS,
    FACTION_OR_NONE,
    FROM_HAND_OR_USED,
    HOLDERS,
    MARKERS,
    NO_CARD_PUT_IN,
    NO_CITY,
    NO_COINS,
    NO_FACTION,
    NO_POWER,
    NO_PROVINCE,
    NO_YELLOW,
    POWER_OR_NONE,
    PROVINCE_OR_NONE,
    REASONS,
    STATUSES,
    VOTES,
    WAYS,
    YELLOW_OR_NONE,
)
from .options import OPTIONS

SEAT_OR_NOBODY = Kind("seat", [*SEATS.words, "nobody"])
NOBODY = int(SEATS)
VOTE_OR_NONE = Kind("vote", ["none", *VOTES.words])

# The phases of play, and what people call them. A phase of the book is a phase here; what is asked
# inside it is a phase of its own.
_PHASES = {
    "set_up": "the game is set up",
    "choose_faction": "the factions are chosen",
    "start_city": "the second start cities are chosen",
    "third_city": "the third start cities are chosen",
    "round": "a round",
    "politics": "phase 2, the vote on war and peace",
    "dealing": "phase 3, cards are dealt",
    "deal_card": "phase 3, a card is dealt",
    "ambassadors": "phase 3, ambassadors after the deal",
    "buying": "phase 4, buying",
    "buy_card": "phase 4, a bought card is drawn",
    "hand_limit": "phase 4, a hand is over its limit",
    "player_order": "phase 5, the player order is drawn",
    "events": "phase 6, events",
    "draw_marker": "phase 6, an event marker is drawn",
    "uprising": "uprising: the master chooses a city",
    "plague": "plague: the master chooses a province",
    "plague_die": "plague: a die for a city",
    "famine": "famine: the master chooses a province",
    "free_companies": "free companies: the master chooses a city",
    "treaty": "treaty: the master chooses a city",
    "papal_intervention": "papal intervention: the master chooses a city",
    "choose_admirals": "naval battle: the master names two players",
    "sail_out": "naval battle: both commit in secret",
    "sea_dice": "naval battle: the dice",
    "foreign": "phase 6, foreign intervention",
    "power_die": "phase 6, the die for the foreign power",
    "entry_die": "phase 6, the die for the city attacked",
    "hold_city": "foreign attack: the owner commits in secret",
    "foreign_die": "foreign attack: a die of the power",
    "holding_die": "foreign attack: the die of the city's owner",
    "uprising_die": "a city rises: the die",
    "plunder_die": "a city is plundered: the die",
    "players_phase": "phase 7, the players' phase",
    "turn": "a turn",
    "opening": "the opening of a turn",
    "offers": "the opening of a turn: offers",
    "answer": "an offer waits for its answer",
    "expansion": "move 1, expansion",
    "combat": "move 2, combat",
    "fight": "a fight",
    "commit": "a fight: both sides commit in secret",
    "battle_dice": "a fight: the dice",
    "after_totals": "a fight: the totals are known",
    "sign_die": "a fight: a sign of God, the die falls again",
    "scoring": "phase 8, scoring",
    "end_die": "the die that may end the game",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP,
    CHOOSE_FACTION,
    START_CITY,
    THIRD_CITY,
    ROUND,
    POLITICS,
    DEALING,
    DEAL_CARD,
    AMBASSADORS,
    BUYING,
    BUY_CARD,
    OVER_HAND_LIMIT,
    PLAYER_ORDER,
    EVENTS,
    DRAW_MARKER,
    CITY_TO_RISE,
    PROVINCE_WITH_PLAGUE,
    PLAGUE_DIE,
    PROVINCE_WITH_FAMINE,
    CITY_TO_LOOT,
    CITY_TO_RETURN,
    CITY_TO_PROTECT,
    CHOOSE_ADMIRALS,
    SAIL_OUT,
    SEA_DICE,
    FOREIGN_ATTACK,
    POWER_DIE,
    ENTRY_DIE,
    HOLD_CITY,
    FOREIGN_DIE,
    HOLDING_DIE,
    UPRISING_DIE,
    PLUNDER_DIE,
    PLAYERS_PHASE,
    TURN,
    OPENING,
    OFFERS,
    ANSWER,
    EXPANSION,
    COMBAT,
    FIGHT,
    COMMIT,
    BATTLE_DICE,
    AFTER_TOTALS,
    SIGN_DIE,
    SCORING,
    END_DIE,
) = PHASES.numbers


class State(Record):
    """Jeanne d'Arc 1429 on the table."""

    option: Array = each(OPTIONS, of=upto(11))  # the readings in force

    # the game
    round: int = one(of=upto(10))  # the round, from 1
    order: Array = each(SEATS, of=SEATS)  # the seats in player order, the first first
    status: int = one(of=STATUSES)  # war or peace
    truce: int = one(of=upto(1))  # this round is peace without a vote
    truce_next: int = one(of=upto(1))  # the next round will be
    war_rounds: int = one(of=upto(10))  # rounds of war so far, this one included

    # the players, by seat
    faction: Array = each(SEATS, of=FACTION_OR_NONE, start=NO_FACTION)  # whom the seat leads
    coins: Array = each(SEATS)  # coins
    influence: Array = each(SEATS, of=upto(6))  # influence points left
    throne: Array = each(SEATS)  # throne points
    hero_active: Array = each(SEATS, of=upto(1))  # the hero is active
    barred: Array = each(SEATS, of=upto(1))  # may not use the sea this round
    attacks: Array = each(SEATS, of=upto(11))  # attacks announced this round
    castle_built: Array = each(SEATS, of=CITY_OR_NONE, start=NO_CITY)  # where a castle was built
    fortresses_built: Array = each(SEATS, of=upto(10))  # fortresses built this round
    offers_left: Array = each(SEATS, of=upto(3))  # offers still allowed in this turn
    silent: Array = each(SEATS, of=upto(1))  # has said that it has no offers
    vote: Array = each(SEATS, of=VOTE_OR_NONE, secret=OWNER, sealed=True)  # war or peace

    # the combat cards: where how many of each kind lie
    cards: Array = each(HOLDERS, CARDS, secret="place")

    # the board, by city
    owner: Array = each(CITIES, of=SEAT_OR_NOBODY, start=NOBODY)  # whose garrison stands there
    level: Array = each(CITIES, of=upto(6))  # 2, 4 or 6; a free city: 0, or what was left behind
    plundered: Array = each(CITIES, of=upto(1))  # a plunder marker lies there
    protected: Array = each(CITIES, of=upto(1))  # under papal protection this round
    attacked_from: Array = each(CITIES, of=several(SEATS))  # who attacked from there this round
    attacked_by: Array = each(CITIES, of=several(SEATS))  # who attacked the city this round
    lost_by: Array = each(CITIES, of=SEAT_OR_NOBODY, start=NOBODY)  # who lost it first this round
    lost_before: Array = each(CITIES, of=SEAT_OR_NOBODY, start=NOBODY)  # the same, last round

    # phase 6: the event markers
    drawn: Array = each(MARKERS, of=upto(2))  # markers of each kind that are out of the supply
    drawn_now: Array = each(MARKERS, of=upto(2))  # those of them drawn in this phase
    rides: int = one(of=upto(2))  # rides that the master still has
    admiral: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # the first player of a naval battle
    rival: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # the second
    province: int = one(of=PROVINCE_OR_NONE, start=NO_PROVINCE)  # where the plague is
    power: int = one(of=POWER_OR_NONE, start=NO_POWER)  # the power that attacks
    looter: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who plunders; nobody: the bank

    # phase 7: the turn
    owned_before: Array = each(CITIES, of=upto(1))  # owned by the active player when move 1 began
    taken: int = one(of=upto(2))  # cities taken in move 1
    taken_by_sea: int = one(of=upto(1))  # one of them over sea
    won_now: Array = each(CITIES, of=upto(1))  # taken by the active player in this turn

    # what is going on: a fight, a foreign attack, a naval battle
    attacker: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who attacks
    defender: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who defends
    base: int = one(of=CITY_OR_NONE, start=NO_CITY)  # the city attacked from
    target: int = one(of=CITY_OR_NONE, start=NO_CITY)  # the city attacked, rising or plundered
    way: int = one(of=WAYS)  # by road, by sea or by ride
    passes: int = one(of=upto(2))  # passes in a row after the totals
    retreated: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who has given the fight up
    die: Array = each(SEATS, of=upto(6))  # each side's die
    foreign_total: int = one(of=upto(12))  # what a foreign power has rolled so far
    committed: Array = each(SEATS, of=upto(1), secret=OWNER, sealed=True)  # has committed
    first_card: Array = each(
        SEATS, of=FROM_HAND_OR_USED, start=NO_CARD_PUT_IN, secret=OWNER, sealed=True
    )  # the first yellow card put into the fight
    second_card: Array = each(
        SEATS, of=YELLOW_OR_NONE, start=NO_YELLOW, secret=OWNER, sealed=True
    )  # the attacker's second
    influence_put: Array = each(SEATS, of=upto(5), secret=OWNER, sealed=True)  # points put in
    extra_put: Array = each(SEATS, of=EXTRAS, secret=OWNER, sealed=True)  # hero, red cards
    shown_first: Array = each(SEATS, of=FROM_HAND_OR_USED, start=NO_CARD_PUT_IN)  # after reveal
    shown_second: Array = each(SEATS, of=YELLOW_OR_NONE, start=NO_YELLOW)
    shown_influence: Array = each(SEATS, of=upto(5))
    shown_extra: Array = each(SEATS, of=EXTRAS)

    # an offer that waits for its answer
    offer_from: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who offers
    offer_to: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # to whom
    offer_give: int = one(of=CITY_OR_NONE, start=NO_CITY)  # the city given
    offer_want: int = one(of=CITY_OR_NONE, start=NO_CITY)  # the city wanted
    offer_coins: int = one(of=COINS, start=NO_COINS)  # below 20: paid; above: asked
    offer_reason: int = one(of=REASONS)  # what the coins are for
    offer_city: int = one(of=CITY_OR_NONE, start=NO_CITY)  # the city of the reason


# The eight phases of a round, and its end (10).
STEPS_OF_A_ROUND = Course(
    income=1,
    politics=1,
    deal=1,
    buying=1,
    order=1,
    events=1,
    foreign=1,
    players=1,
    scoring=1,
    end=1,
    next_round=1,
)
(
    INCOME,
    POLITICS_NEXT,
    DEALING_NEXT,
    BUYING_NEXT,
    ORDER_NEXT,
    EVENTS_NEXT,
    FOREIGN_NEXT,
    PLAYERS_NEXT,
    SCORING_NEXT,
    END_NEXT,
    NEXT_ROUND,
) = STEPS_OF_A_ROUND.begins.values()
