"""The record: one commented line for each thing that lies on the table; who sees what (1.13) stands
with it. What is ``secret`` its OWNER sees, a bid, a vote or a commitment until all are opened; of
cards `components/cards.WHO_SEES_CARDS` says who sees which. All else is open."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.handicaps import HANDICAPS
from tabard.engine.kinds import SEATS, Kind, one_more, several, upto
from tabard.engine.state import OWNER, Array, Record, each, one

from .components import board, events, factions, terms
from .components import cards as combat_cards
from .options import OPTIONS

SEAT_OR_NOBODY = Kind("seat", [*SEATS.words, "nobody"])
NOBODY = int(SEATS)
VOTE_OR_NONE = Kind("vote", ["none", *terms.VOTES.words])


class State(Record):
    """Jeanne d'Arc 1429 on the table."""

    option: Array = each(OPTIONS, of=upto(11))  # the readings in force

    # the game
    round: int = one(of=upto(10))  # the round, from 1
    order: Array = each(SEATS, of=SEATS)  # the seats in player order, the first first
    status: int = one(of=terms.STATUSES)  # war or peace
    truce: int = one(of=upto(1))  # this round is peace without a vote
    truce_next: int = one(of=upto(1))  # the next round will be peace without a vote
    war_rounds: int = one(of=upto(10))  # rounds of war so far, this one included

    # the players, by seat
    handicap: Array = each(SEATS, of=HANDICAPS)  # points that were agreed on
    sealed_bid: Array = each(
        SEATS, of=one_more(terms.BIDS), secret=OWNER, sealed=True
    )  # not open yet
    bid: Array = each(SEATS, of=terms.BIDS)  # the open ones, for the choice of a faction
    faction: Array = each(
        SEATS, of=factions.FACTION_OR_NONE, start=factions.NO_FACTION
    )  # whom the seat leads
    coins: Array = each(SEATS)  # coins
    influence: Array = each(SEATS, of=upto(6))  # influence points left
    throne: Array = each(SEATS)  # throne points
    hero_active: Array = each(SEATS, of=upto(1))  # the hero is active
    barred: Array = each(SEATS, of=upto(1), until="round")  # may not use the sea this round
    attacks: Array = each(SEATS, of=upto(11), until="round")  # attacks announced this round
    castle_built: Array = each(
        SEATS, of=board.CITY_OR_NONE, start=board.NO_CITY, until="round"
    )  # where a castle was built
    fortresses_built: Array = each(SEATS, of=upto(10), until="round")  # fortresses built this round
    offers_left: Array = each(SEATS, of=upto(3), until="round")  # offers still allowed in this turn
    silent: Array = each(SEATS, of=upto(1))  # has said that it has no offers
    vote: Array = each(SEATS, of=VOTE_OR_NONE, secret=OWNER, sealed=True)  # war or peace

    # the combat cards: where how many of each kind lie
    cards: Array = each(combat_cards.HOLDERS, combat_cards.CARDS, secret="place")

    # the board, by city
    owner: Array = each(
        board.CITIES, of=SEAT_OR_NOBODY, start=NOBODY
    )  # whose garrison stands there
    level: Array = each(
        board.CITIES, of=upto(6)
    )  # 2, 4 or 6; a free city: 0, or what was left behind
    plundered: Array = each(board.CITIES, of=upto(1))  # a plunder marker lies there
    protected: Array = each(
        board.CITIES, of=upto(1), until="round"
    )  # under papal protection this round
    attacked_from: Array = each(
        board.CITIES, of=several(SEATS), until="round"
    )  # who attacked from there this round
    attacked_by: Array = each(
        board.CITIES, of=several(SEATS), until="round"
    )  # who attacked the city this round
    lost_by: Array = each(
        board.CITIES, of=SEAT_OR_NOBODY, start=NOBODY
    )  # who lost it first this round
    lost_before: Array = each(board.CITIES, of=SEAT_OR_NOBODY, start=NOBODY)  # the same, last round

    # phase 6: the event markers
    drawn: Array = each(
        events.MARKERS, of=upto(2)
    )  # markers of each kind that are out of the supply
    drawn_now: Array = each(
        events.MARKERS, of=upto(2), until="round"
    )  # those of them drawn in this phase
    rides: int = one(of=upto(2), until="round")  # rides that the master still has
    admiral: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # the first player of a naval battle
    rival: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # the second
    province: int = one(of=board.PROVINCE_OR_NONE, start=board.NO_PROVINCE)  # where the plague is
    power: int = one(of=events.POWER_OR_NONE, start=events.NO_POWER)  # the power that attacks
    looter: int = one(of=SEAT_OR_NOBODY, start=NOBODY)  # who plunders; nobody: the bank

    # phase 7: the turn
    owned_before: Array = each(
        board.CITIES, of=upto(1)
    )  # owned by the active player when move 1 began
    taken: int = one(of=upto(2))  # cities taken in move 1
    taken_by_sea: int = one(of=upto(1))  # one of them over sea
    won_now: Array = each(board.CITIES, of=upto(1))  # taken by the active player in this turn

    # what is going on: a fight, a foreign attack, a naval battle
    attacker: int = one(of=SEAT_OR_NOBODY, start=NOBODY, until="fight")  # who attacks
    defender: int = one(of=SEAT_OR_NOBODY, start=NOBODY, until="fight")  # who defends
    base: int = one(
        of=board.CITY_OR_NONE, start=board.NO_CITY, until="fight"
    )  # the city attacked from
    target: int = one(
        of=board.CITY_OR_NONE, start=board.NO_CITY, until="fight"
    )  # the city attacked, rising or plundered
    way: int = one(of=terms.WAYS, until="fight")  # by road, by sea or by ride
    passes: int = one(
        of=upto(2), until="fight"
    )  # passes in a row after the totals; being asked is one
    retreated: int = one(
        of=SEAT_OR_NOBODY, start=NOBODY, until="fight"
    )  # who has given the fight up
    die: Array = each(SEATS, of=upto(6), until="commitment")  # the die of each side
    foreign_total: int = one(of=upto(12))  # what a foreign power has rolled so far
    committed: Array = each(
        SEATS, of=upto(1), secret=OWNER, sealed=True, until="sealing"
    )  # has committed
    first_card: Array = each(
        SEATS,
        of=combat_cards.FROM_HAND_OR_USED,
        start=combat_cards.NO_CARD_PUT_IN,
        secret=OWNER,
        sealed=True,
        until="sealing",
    )  # the first yellow card put into the fight
    second_card: Array = each(
        SEATS,
        of=combat_cards.YELLOW_OR_NONE,
        start=combat_cards.NO_YELLOW,
        secret=OWNER,
        sealed=True,
        until="sealing",
    )  # the second of the attacker
    influence_put: Array = each(
        SEATS, of=upto(5), secret=OWNER, sealed=True, until="sealing"
    )  # points put in
    extra_put: Array = each(
        SEATS, of=combat_cards.EXTRAS, secret=OWNER, sealed=True, until="sealing"
    )  # hero, red cards
    shown_first: Array = each(
        SEATS,
        of=combat_cards.FROM_HAND_OR_USED,
        start=combat_cards.NO_CARD_PUT_IN,
        until="commitment",
    )  # after reveal
    shown_second: Array = each(
        SEATS, of=combat_cards.YELLOW_OR_NONE, start=combat_cards.NO_YELLOW, until="commitment"
    )
    shown_influence: Array = each(SEATS, of=upto(5), until="commitment")
    shown_extra: Array = each(SEATS, of=combat_cards.EXTRAS, until="commitment")

    # an offer that waits for its answer
    offer_from: int = one(of=SEAT_OR_NOBODY, start=NOBODY, until="offer")  # who offers
    offer_to: int = one(of=SEAT_OR_NOBODY, start=NOBODY, until="offer")  # to whom
    offer_give: int = one(
        of=board.CITY_OR_NONE, start=board.NO_CITY, until="offer"
    )  # the city given
    offer_want: int = one(
        of=board.CITY_OR_NONE, start=board.NO_CITY, until="offer"
    )  # the city wanted
    offer_coins: int = one(
        of=terms.COINS, start=terms.NO_COINS, until="offer"
    )  # below 20: paid; above: asked
    offer_reason: int = one(of=terms.REASONS, until="offer")  # what the coins are for
    offer_city: int = one(
        of=board.CITY_OR_NONE, start=board.NO_CITY, until="offer"
    )  # the city of the reason


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
