"""The record: one commented line for each thing that lies on the table.

Pieces are counted by nation, questions by seat: ``nation[seat]`` joins them. An avatar, a home
base, a colony and a royal regiment are *holders*: ``held[holder]`` is all that they hold.
"""

from __future__ import annotations

from tabard.engine.kinds import MAX_SEATS, SEATS, Kind, numbers, one_more, or_none, several, upto
from tabard.engine.state import OWNER, Array, Record, each, one

from .components.cards import COMBAT_CARDS, EVENTS, OUT, OWN, PLACES, PLAIN, RED_PLACES, REDS
from .components.glory import SOURCES
from .components.goods import (
    ADVISOR_PLACES,
    ADVISORS,
    AWARD_HOLDERS,
    AWARDS,
    DEMAND_PLACES,
    DEMANDS,
    FARM_GOODS,
    FARM_OR_NONE,
    GOODS,
    HAVENS,
    MARKER_SLOTS,
    MARKERS,
    NO_FARM,
    NO_MARKER,
    NOT_IN_GAME,
)
from .components.map import (
    AREA_OR_NONE,
    AREAS,
    LOCATIONS,
    NO_AREA,
    NO_REGION,
    POOL,
    REGION_OR_NONE,
    REGIONS,
    SEAS,
    SPOTS,
    TO_SEA,
)
from .components.nations import (
    ALL_FLEETS,
    AVATAR_OR_NOBODY,
    AVATARS_BY_NUMBER,
    FLEETS,
    HOLDERS,
    LEADER_SPOTS,
    LEADERS,
    MOORINGS,
    NATION_OR_NONE,
    NATIONS,
    NO_NATION,
    NO_REGIMENT,
    NO_SIDE,
    PAIRS,
    REGIMENT_SPOTS,
    REGIMENTS,
    SIDE_OR_NONE,
    STATUSES,
    WAITS_OR_HELPS,
)
from .components.treaties import (
    CLAUSE_OR_NONE,
    DEAL_CARDS,
    DEAL_SIDES,
    DEALT_CARD,
    NO_CLAUSE,
    NO_DEALT_CARD,
    PLACES_OF_CLAUSES,
)
from .components.units import (
    APART,
    CARGO,
    COLONIES,
    IMPROVEMENTS,
    NATIVE_KINDS,
    PROPER_UNITS,
    SHIP_TYPES,
    SHIPS,
    SHIPS_OF_A_NATION,
)
from .options import OPTIONS

YES = upto(1)
MANY = upto(999)  # of what no rule has so many
GLORY_POINTS = numbers(-999, 999)  # 3.28
DUCATS_AT_MOST = upto(9999)  # 3.28
GIFTS = upto(32000)
MOST_NATIVES = 40  # 3.6.7: of one area
BIDS = upto(25)  # 3.21: five for each player
MOST_BID = 25
SEEN_BY = several(SEATS)
ORDER = Kind("turn", ["first", "second", "third", "fourth", "fifth"])
DISCOVERERS = Kind(
    "discoverer",
    [*NATIONS.words, "nobody", "before"],
    [*NATIONS.names, "nobody", "seafarers before the game"],
)
UNDISCOVERED, BEFORE_THE_GAME = 5, 6
ACTIONS = Kind("action", ["none", "discover", "colonise", "fortify", "improve", "mission", "bribe"])
NO_ACTION, DISCOVER, COLONISE, FORTIFY, IMPROVE_, MISSION, BRIBE = ACTIONS.numbers
BATTLE_SIDES = Kind("battle side", ["attacker", "defender"])
ATTACKER, DEFENDER = BATTLE_SIDES.numbers
BATTLE_SIDE_OR_NONE = or_none(BATTLE_SIDES)
NEITHER = 2
TRIGGERS = Kind(
    "trigger",
    ["leader_attack", "enter_hostile", "fleet_landing", "natives_attack", "war_declared",
     "pirate_raid", "admin_natives"],
)  # fmt: skip
(LEADER_ATTACK, ENTER_HOSTILE, FLEET_LANDING, NATIVES_ATTACK, WAR_DECLARED, PIRATE_RAID,
 ADMIN_NATIVES) = TRIGGERS.numbers  # fmt: skip
RETREATS = Kind("retreat", ["may_not", "may", "must"])
MAY_NOT, MAY, MUST = RETREATS.numbers
REGIMENT_OR_NONE = or_none(REGIMENTS)
NO_BATTLE_REGIMENT = int(REGIMENTS)


class State(Record):
    """New World on the table."""

    TOLD = 128  # rows of the list of what happened in one move
    option: Array = each(OPTIONS, of=upto(3))  # the readings in force

    # the players (3.3, 3.21)
    nation: Array = each(SEATS, of=NATION_OR_NONE, start=NO_NATION)  # the nation of each seat
    bid: Array = each(SEATS, of=one_more(BIDS), secret=OWNER, sealed=True)  # not open yet
    paid_bid: Array = each(SEATS, of=numbers(-MOST_BID * MAX_SEATS, MOST_BID))  # the open ones
    glory: Array = each(NATIONS, of=GLORY_POINTS)  # glory points
    glory_from: Array = each(NATIONS, SOURCES, of=GLORY_POINTS)  # the same by where they came from
    given: Array = each(NATIONS, of=GIFTS)  # ducats given to the king
    production: Array = each(NATIONS, of=upto(99))  # production rate
    markers_gone: Array = each(NATIONS, of=upto(32))  # control markers that are out of the game
    time_called: Array = each(SEATS, of=YES)  # has said that the agreed time is over
    image: Array = each(NATIONS, of=numbers(-2, 2))  # -2 to 2 (veteran)
    status: Array = each(PAIRS, of=STATUSES)  # of each pair of nations
    status_changed: Array = each(PAIRS, of=YES)  # in this diplomacy phase

    # the turn (3.9)
    turn: int = one(of=upto(16))  # the turn that is played; ten years each
    round: int = one(of=upto(90))  # the impulse round of the action phase
    order: Array = each(ORDER, of=NATION_OR_NONE, start=NO_NATION)  # of this round or phase
    turn_order: Array = each(ORDER, of=NATION_OR_NONE, start=NO_NATION)  # of the cards phase
    impulses: int = one(of=upto(5))  # impulses of this round that were no pass
    main_card_used: Array = each(NATIONS, of=YES)  # this turn, as all five that follow
    crown_card_given: Array = each(NATIONS, of=YES)
    bribe_counted: Array = each(NATIONS, of=YES)
    treasure_come: Array = each(NATIONS, of=YES)
    attacked_by_natives: Array = each(NATIONS, of=YES)
    silver_harvested: Array = each(NATIONS, of=MANY)
    farm_harvested: Array = each(NATIONS, of=several(FARM_GOODS))
    pirates_beaten: Array = each(NATIONS, of=MANY)  # pirate fleets and havens destroyed
    award: Array = each(AWARDS, of=AWARD_HOLDERS, start=NO_NATION)  # who has each award
    region_award: Array = each(REGIONS, of=AWARD_HOLDERS, start=NO_NATION)  # number 12
    horses: int = one(of=YES)  # natives breed horses
    firearms: int = one(of=YES)  # natives have firearms

    # the land (3.4, 3.7, 3.8, 3.11)
    discovered: Array = each(AREAS, of=DISCOVERERS, start=UNDISCOVERED)  # by whom
    owner: Array = each(AREAS, of=NATION_OR_NONE, start=NO_NATION)  # the control marker
    no_output: Array = each(AREAS, of=YES)  # its face: harvested this turn
    colony: Array = each(AREAS, of=COLONIES)
    fortification: Array = each(AREAS, of=upto(4))
    port: Array = each(AREAS, of=upto(2))  # port, naval base
    improvements: Array = each(AREAS, of=several(IMPROVEMENTS))
    mission: Array = each(AREAS, of=NATION_OR_NONE, start=NO_NATION)
    marker: Array = each(AREAS, MARKER_SLOTS, of=MARKERS, start=NO_MARKER)  # exploration markers
    acreage: Array = each(AREAS, of=FARM_OR_NONE, start=NO_FARM)  # the new acreage
    location: Array = each(AREAS, of=LOCATIONS)
    resistance: Array = each(AREAS, of=upto(4))
    subdued: Array = each(AREAS, of=YES)
    subdued_before: Array = each(AREAS, of=YES)  # its glory has been given
    turned_up: Array = each(AREAS, of=YES)  # a location that lay face down is known
    lost_level: Array = each(AREAS, of=YES)  # this turn
    larger_garrison: Array = each(AREAS, of=YES)  # card 33, this turn
    natives: Array = each(AREAS, NATIVE_KINDS, of=upto(MOST_NATIVES))  # units
    native_leader: Array = each(AREAS, of=YES)
    haven: Array = each(AREAS, of=HAVENS, secret="place")  # pirate havens; where is a secret
    storm: Array = each(SEAS, of=YES)
    poor_harvest: int = one(of=REGION_OR_NONE, start=NO_REGION)  # card 7, this turn
    poor_income: int = one(of=REGION_OR_NONE, start=NO_REGION)  # card 7, next cards phase

    # what is held, and where the holders are (3.5, 3.6)
    held: Array = each(HOLDERS, CARGO, of=DUCATS_AT_MOST)  # units, build points, goods…
    leader_at: Array = each(LEADERS, of=LEADER_SPOTS, start=POOL)
    wounded: Array = each(LEADERS, of=YES)  # acts no more this turn
    landed: Array = each(LEADERS, of=YES)  # has gone ashore in this impulse
    guided: Array = each(LEADERS, of=YES)  # card 24, this turn
    allies_until: Array = each(LEADERS, of=upto(17))  # his native allies leave then
    wins: Array = each(LEADERS, of=MANY)  # land combats won as commander
    fleet_at: Array = each(ALL_FLEETS, of=SPOTS, start=POOL)
    pacific: Array = each(ALL_FLEETS, of=YES)  # on the southern shore of the isthmus
    ships: Array = each(MOORINGS, SHIPS, of=upto(SHIPS_OF_A_NATION))  # in each fleet and yard
    not_intercepted: Array = each(ALL_FLEETS, of=YES)  # NO INTERCEPTION, this turn
    marque: Array = each(FLEETS, of=YES)  # card 15, this turn
    sea_dogs: int = one(of=one_more(FLEETS))  # the fleet of card EN1, this turn
    dieppe: int = one(of=one_more(FLEETS))  # the fleet of card FR3, this turn
    regiment_at: Array = each(REGIMENTS, of=REGIMENT_SPOTS, start=NO_REGIMENT)
    advisor_place: Array = each(ADVISORS, of=ADVISOR_PLACES, start=NOT_IN_GAME, secret="place")

    # cards (3.19): decks have no order; red cards lie apart, for they are never hidden in a hand
    card_place: Array = each(PLAIN, of=PLACES, start=OUT, secret="place", seen="card_seen")
    card_seen: Array = each(PLAIN, of=SEEN_BY)  # where they lie, by these seats
    red_place: Array = each(REDS, of=RED_PLACES, start=OUT, secret="place")
    es_cards: Array = each(OWN[0], of=PLACES, start=OUT, secret="place", seen="es_seen")
    pt_cards: Array = each(OWN[1], of=PLACES, start=OUT, secret="place", seen="pt_seen")
    fr_cards: Array = each(OWN[2], of=PLACES, start=OUT, secret="place", seen="fr_seen")
    en_cards: Array = each(OWN[3], of=PLACES, start=OUT, secret="place", seen="en_seen")
    nl_cards: Array = each(OWN[4], of=PLACES, start=OUT, secret="place", seen="nl_seen")
    es_seen: Array = each(OWN[0], of=SEEN_BY)
    pt_seen: Array = each(OWN[1], of=SEEN_BY)
    fr_seen: Array = each(OWN[2], of=SEEN_BY)
    en_seen: Array = each(OWN[3], of=SEEN_BY)
    nl_seen: Array = each(OWN[4], of=SEEN_BY)

    # trade (3.12)
    price: Array = each(GOODS, of=upto(60))
    sold: Array = each(GOODS, of=MANY)  # this turn, by all nations
    monopoly: Array = each(GOODS, of=NATION_OR_NONE, start=NO_NATION)  # card 29, this turn
    demand_place: Array = each(DEMANDS, of=DEMAND_PLACES, secret="place", seen="demand_seen")
    demand_seen: Array = each(DEMANDS, of=SEEN_BY)  # by these seats
    demand_filled: Array = each(DEMANDS, of=upto(3))  # items sold to an open demand

    # an impulse, a movement, an action (3.10, 3.11)
    points_left: int = one(of=upto(4))  # operation points
    acts: Array = each(AVATARS_BY_NUMBER, of=upto(2))  # paid actions of each avatar in this impulse
    has_moved: Array = each(AVATARS_BY_NUMBER, of=YES)  # one of them was a movement
    mover: int = one(of=AVATAR_OR_NOBODY)  # the avatar that moves
    move_left: int = one(of=MANY)  # its movement points
    free_left: int = one(of=upto(12))  # its free actions
    has_sailed: int = one(of=YES)  # it has left the place where it was activated
    has_fought: int = one(of=YES)  # its movement has started a combat
    dice_left: int = one(of=upto(16))
    dice_sum: int = one(of=upto(96))
    action: int = one(of=ACTIONS)  # the action that is tried
    action_avatar: int = one(of=AVATAR_OR_NOBODY)  # by which avatar
    action_area: int = one(of=AREA_OR_NONE, start=NO_AREA)
    action_what: int = one(of=upto(8))  # which colony, work, improvement
    action_bonus: int = one(of=upto(15))  # what its player adds: an extra settler, ducats
    action_paid: int = one(of=YES)  # its build points have been paid
    natives_come: int = one(of=YES)  # the failure reads "natives attack"
    sign: int = one(of=YES)  # card 54 helps the next roll
    to_draw: int = one(of=upto(3))  # cards or markers still to come
    just_hit: int = one(of=one_more(SHIPS))  # the state of the ship that was hit first
    to_suffer: int = one(of=MANY)  # hits or units still to be lost

    # an event that goes on step by step (3.19)
    event: int = one(of=one_more(EVENTS))  # of an impulse that a card gives, too
    struck: int = one(of=MANY)  # area, sea, region, avatar or nation: by the event
    fair_wind: int = one(of=WAITS_OR_HELPS)  # card 56: for the next voyage, or a fleet
    credit: int = one(of=upto(30))  # card NL4: ducats of the next payment that are free

    # a land combat (3.14 to 3.16). Units that fight stay where they are held; only natives,
    # pirates, helpers and units put ashore stand apart from the rest.
    battle_area: int = one(of=AREA_OR_NONE, start=NO_AREA)
    trigger: int = one(of=TRIGGERS)
    side: Array = each(BATTLE_SIDES, of=SIDE_OR_NONE, start=NO_SIDE)  # who fights
    commander: Array = each(BATTLE_SIDES, of=AVATAR_OR_NOBODY)  # the avatar that leads
    battle_regiment: int = one(of=REGIMENT_OR_NONE, start=NO_BATTLE_REGIMENT)  # the one that fights
    landed_regiment: int = one(of=REGIMENT_OR_NONE, start=NO_BATTLE_REGIMENT)  # from the fleet
    apart: Array = each(BATTLE_SIDES, APART, of=MANY)  # landed units, native army, pirates
    helpers: Array = each(BATTLE_SIDES, of=MANY)  # native infantry that cards have brought
    called: Array = each(FLEETS, PROPER_UNITS, of=MANY)  # from each fleet (A32)
    lender_asked: Array = each(NATIONS, of=YES)  # allies that have been asked for a commander
    battle_round: int = one(of=upto(24))
    charging: Array = each(BATTLE_SIDES, of=MANY)  # cavalry that charges
    besieges: int = one(of=YES)  # the siege bonus is announced
    guns: int = one(of=MANY)  # artillery that was counted for it
    battle_card: Array = each(BATTLE_SIDES, COMBAT_CARDS, of=upto(99))  # played in which round
    thrown: Array = each(BATTLE_SIDES, of=upto(12))  # the dice of this round
    value: Array = each(BATTLE_SIDES, of=numbers(-99, 999))  # dice and modifiers of this round
    hits: Array = each(BATTLE_SIDES, of=MANY)  # hits still to be taken
    charge_hits: Array = each(BATTLE_SIDES, of=MANY)  # of them: those that cavalry must take
    may_retreat: Array = each(BATTLE_SIDES, of=RETREATS)
    retreated: int = one(of=BATTLE_SIDE_OR_NONE, start=2)  # who has left the field
    winner: int = one(of=BATTLE_SIDE_OR_NONE, start=2)
    retreat_to: int = one(of=AREA_OR_NONE, start=NO_AREA)  # the area that the beaten side goes to
    retreat_aboard: int = one(of=one_more(FLEETS))  # or the fleet
    raises: int = one(of=YES)  # natives take up arms first
    captor: int = one(of=NATION_OR_NONE, start=NO_NATION)  # who has taken the colony with a fleet

    # a naval combat (3.17)
    # In an interception: the active fleet, and the one that it meets.
    naval_fleet: Array = each(BATTLE_SIDES, of=one_more(ALL_FLEETS))  # of each side
    active_side: int = one(of=BATTLE_SIDES)  # which of them was moving
    tried: Array = each(ALL_FLEETS, of=YES)  # has met the active fleet in this area
    safe: int = one(of=YES)  # the active fleet has slipped through this area
    sails_to: int = one(of=one_more(TO_SEA))  # where the active fleet goes if nobody stops it
    wind: Array = each(BATTLE_SIDES, of=upto(2))  # the gauge's winner and what he chose
    shadowed: int = one(of=YES)  # each further area costs the mover double
    offer: Array = each(CARGO, of=DUCATS_AT_MOST)  # a bribe
    ransom_asked: int = one(of=DUCATS_AT_MOST)  # what pirates want for letting a fleet go
    sails_away_to: int = one(of=one_more(TO_SEA))  # where the beaten fleet goes
    stowing: Array = each(SEATS, of=one_more(SHIP_TYPES), secret=OWNER, sealed=True)  # not open
    stowed: Array = each(BATTLE_SIDES, of=one_more(SHIP_TYPES))  # what carries the freight

    # diplomacy (3.9.B)
    proposals_left: int = one(of=upto(3))
    deal_nation: int = one(of=NATION_OR_NONE, start=NO_NATION)  # the partner
    deal_area: Array = each(DEAL_SIDES, of=AREA_OR_NONE, start=NO_AREA)
    deal_cargo: Array = each(DEAL_SIDES, CARGO, of=upto(500))
    deal_ships: Array = each(DEAL_SIDES, SHIPS, of=upto(4))
    deal_cards: Array = each(DEAL_CARDS, of=DEALT_CARD, start=NO_DEALT_CARD)  # two of each side
    contract_turns: Array = each(PAIRS, of=upto(3))  # turns that a written contract still runs
    contract: Array = each(PAIRS, PLACES_OF_CLAUSES, of=CLAUSE_OR_NONE, start=NO_CLAUSE)
