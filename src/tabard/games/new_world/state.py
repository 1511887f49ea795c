"""The record: one commented line for each thing that lies on the table.

Pieces are counted by nation, questions by seat: ``nation[seat]`` joins them. An avatar, a home
base, a colony and a royal regiment are *holders*: ``held[holder]`` is all that they hold.
"""

from __future__ import annotations

from functools import partial

from tabard.engine.handicaps import HANDICAPS
from tabard.engine.kinds import MAX_SEATS, SEATS, Kind, numbers, one_more, or_none, several, upto
from tabard.engine.state import OWNER, Array, Record, each, one

from .components import board, cards, colonies, goods, nations, treaties, units
from .components.glory import SOURCES
from .options import OPTIONS

YES = upto(1)
MANY = upto(999)  # of what no rule has so many
GLORY_POINTS = numbers(-999, 999)  # 3.28
DUCATS_AT_MOST = upto(units.MOST_DUCATS)  # 3.28
GIFTS = upto(32000)
MOST_NATIVES = 40  # 3.6.7: of one area
BIDS = upto(25)  # 3.21: five for each player
MOST_BID = 25
SEEN_BY = several(SEATS)
ORDER = Kind("turn", ["first", "second", "third", "fourth", "fifth"])
DISCOVERERS = Kind(
    "discoverer",
    [*nations.NATIONS.words, "nobody", "before"],
    [*nations.NATIONS.names, "nobody", "seafarers before the game"],
)
UNDISCOVERED, BEFORE_THE_GAME = 5, 6
ACTIONS = Kind(
    "action",
    ["none", "discover", "colonise", "fortify", "improve", "mission", "bribe"],
    ["none", "discover", "colonise", "fortify", "improve", "found a mission",
     "treat with the natives"],
)  # fmt: skip
NO_ACTION, DISCOVER, COLONISE, FORTIFY, IMPROVE, MISSION, BRIBE = ACTIONS.numbers
BATTLE_SIDES = Kind("battle side", ["attacker", "defender"])
ATTACKER, DEFENDER = BATTLE_SIDES.numbers
LAST_ROUND = 24  # of a combat: the attacker must retreat
# A card is noted with the round in which it was played; these two name none: an ambush of an ally,
# which helps the defender's roll alone (34), and what is played in step 6.
BY_AN_ALLY, AT_THE_END = 98, 99
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
NO_BATTLE_REGIMENT = int(nations.REGIMENTS)
# What many fields are: a nation for each thing, or none; of each side in a land combat; cards.
nation_of_each = partial(each, of=nations.NATION_OR_NONE, start=nations.NO_NATION)
a_nation = partial(one, of=nations.NATION_OR_NONE, start=nations.NO_NATION)
holder_of_each = partial(each, of=goods.AWARD_HOLDERS, start=nations.NO_NATION)
a_region = partial(one, of=board.REGION_OR_NONE, start=board.NO_REGION)
an_area = partial(one, of=board.AREA_OR_NONE, start=board.NO_AREA)
a_regiment = partial(one, of=or_none(nations.REGIMENTS), start=NO_BATTLE_REGIMENT)
of_each_side = partial(each, BATTLE_SIDES, until="battle")
of_each_dealer = partial(each, treaties.DEAL_SIDES, until="deal")
cards_of = partial(each, of=cards.PLACES, start=cards.OUT, secret="place")


class State(Record):
    """New World on the table."""

    TOLD = 128  # rows of the list of what happened in one move
    option: Array = each(OPTIONS, of=upto(3))  # the readings in force

    # the players (3.3, 3.21)
    handicap: Array = each(SEATS, of=HANDICAPS)  # points that were agreed on
    nation: Array = nation_of_each(SEATS)  # of each seat
    bid: Array = each(SEATS, of=one_more(BIDS), secret=OWNER, sealed=True)  # not open yet
    paid_bid: Array = each(SEATS, of=numbers(-MOST_BID * MAX_SEATS, MOST_BID))  # the open ones
    glory: Array = each(nations.NATIONS, of=GLORY_POINTS)  # glory points
    glory_from: Array = each(nations.NATIONS, SOURCES, of=GLORY_POINTS)  # the same by source
    given: Array = each(nations.NATIONS, of=GIFTS)  # ducats given to the king
    production: Array = each(nations.NATIONS, of=upto(nations.MOST_PRODUCTION))
    markers_gone: Array = each(nations.NATIONS, of=upto(32))  # control markers out of the game
    time_called: Array = each(SEATS, of=YES)  # has said that the agreed time is over
    image: Array = each(nations.NATIONS, of=numbers(-2, 2))  # with the module of the image
    status: Array = each(nations.PAIRS, of=nations.STATUSES)  # of each pair of nations
    status_changed: Array = each(nations.PAIRS, of=YES, until="diplomacy")

    # the turn (3.9)
    turn: int = one(of=upto(16))  # the turn that is played; ten years each
    round: int = one(of=upto(90))  # the impulse round of the action phase
    order: Array = nation_of_each(ORDER)  # of this round or phase
    turn_order: Array = nation_of_each(ORDER)  # of the cards phase
    impulses: int = one(of=upto(5))  # impulses of this round that were no pass
    main_card_used: Array = each(nations.NATIONS, of=YES, until="turn")
    crown_card_given: Array = each(nations.NATIONS, of=YES, until="turn")
    bribe_counted: Array = each(nations.NATIONS, of=YES, until="turn")
    treasure_come: Array = each(nations.NATIONS, of=YES, until="turn")
    attacked_by_natives: Array = each(nations.NATIONS, of=YES, until="turn")
    silver_harvested: Array = each(nations.NATIONS, of=MANY, until="turn")
    farm_harvested: Array = each(nations.NATIONS, of=several(goods.FARM_GOODS), until="turn")
    pirates_beaten: Array = each(nations.NATIONS, of=MANY)  # pirate fleets and havens destroyed
    award: Array = holder_of_each(goods.AWARDS)
    region_award: Array = holder_of_each(board.REGIONS)  # award 12
    horses: int = one(of=YES)  # natives breed horses
    firearms: int = one(of=YES)  # natives have firearms

    # the land (3.4, 3.7, 3.8, 3.11)
    discovered: Array = each(board.AREAS, of=DISCOVERERS, start=UNDISCOVERED)  # by whom
    owner: Array = nation_of_each(board.AREAS)  # the control marker
    no_output: Array = each(board.AREAS, of=YES, until="turn")  # its face: harvested this turn
    colony: Array = each(board.AREAS, of=colonies.COLONIES)
    fortification: Array = each(board.AREAS, of=upto(4))
    port: Array = each(board.AREAS, of=upto(2))  # port, naval base
    improvements: Array = each(board.AREAS, of=several(colonies.IMPROVEMENTS))
    mission: Array = nation_of_each(board.AREAS)
    marker: Array = each(board.AREAS, goods.MARKER_SLOTS, of=goods.MARKERS, start=goods.NO_MARKER)
    acreage: Array = each(board.AREAS, of=goods.FARM_OR_NONE, start=goods.NO_FARM)  # the new one
    location: Array = each(board.AREAS, of=board.LOCATIONS)
    resistance: Array = each(board.AREAS, of=upto(4))
    subdued: Array = each(board.AREAS, of=YES)
    subdued_before: Array = each(board.AREAS, of=YES)  # its glory has been given
    turned_up: Array = each(board.AREAS, of=YES)  # a location that lay face down is known
    lost_level: Array = each(board.AREAS, of=YES, until="turn")  # this turn
    larger_garrison: Array = each(board.AREAS, of=YES, until="turn")  # card 33, this turn
    natives: Array = each(board.AREAS, units.NATIVE_KINDS, of=upto(MOST_NATIVES))  # units
    native_leader: Array = each(board.AREAS, of=YES)
    haven: Array = each(board.AREAS, of=goods.HAVENS, secret="place")  # where is a secret
    storm: Array = each(board.SEAS, of=YES)
    poor_harvest: int = a_region()  # card 7, this turn
    poor_income: int = a_region()  # the same, next cards phase

    # what is held, and where the holders are (3.5, 3.6)
    held: Array = each(nations.HOLDERS, units.CARGO, of=DUCATS_AT_MOST)  # units, goods…
    leader_at: Array = each(nations.LEADERS, of=nations.LEADER_SPOTS, start=board.POOL)
    wounded: Array = each(nations.LEADERS, of=YES, until="turn")  # acts no more this turn
    landed: Array = each(
        nations.LEADERS, of=board.AREA_OR_NONE, start=board.NO_AREA, until="impulse"
    )  # has gone ashore there
    guided: Array = each(nations.LEADERS, of=YES, until="turn")  # card 24, this turn
    allies_until: Array = each(nations.LEADERS, of=upto(17))  # his native allies leave then
    wins: Array = each(nations.LEADERS, of=MANY)  # land combats won as commander
    fleet_at: Array = each(nations.ALL_FLEETS, of=board.SPOTS, start=board.POOL)
    pacific: Array = each(nations.ALL_FLEETS, of=YES)  # on the southern shore of the isthmus
    ships: Array = each(nations.MOORINGS, units.SHIPS, of=upto(units.SHIPS_OF_A_NATION))
    not_intercepted: Array = each(nations.ALL_FLEETS, of=YES, until="turn")  # NO INTERCEPTION
    marque: Array = each(nations.FLEETS, of=YES, until="turn")  # card 15, this turn
    sea_dogs: int = one(of=one_more(nations.FLEETS), until="turn")  # the fleet of card EN1
    dieppe: int = one(of=one_more(nations.FLEETS), until="turn")  # the fleet of card FR3, this turn
    regiment_at: Array = each(
        nations.REGIMENTS, of=nations.REGIMENT_SPOTS, start=nations.NO_REGIMENT
    )
    advisor_place: Array = each(
        goods.ADVISORS, of=goods.ADVISOR_PLACES, start=goods.NOT_IN_GAME, secret="place"
    )

    # cards (3.19): decks have no order; red cards lie apart, for they are never hidden in a hand
    card_place: Array = cards_of(cards.PLAIN, seen="card_seen")
    card_seen: Array = each(cards.PLAIN, of=SEEN_BY)  # where they lie, by these seats
    red_place: Array = each(cards.REDS, of=cards.RED_PLACES, start=cards.OUT, secret="place")
    es_cards: Array = cards_of(cards.OWN[0], seen="es_seen")
    pt_cards: Array = cards_of(cards.OWN[1], seen="pt_seen")
    fr_cards: Array = cards_of(cards.OWN[2], seen="fr_seen")
    en_cards: Array = cards_of(cards.OWN[3], seen="en_seen")
    nl_cards: Array = cards_of(cards.OWN[4], seen="nl_seen")
    es_seen: Array = each(cards.OWN[0], of=SEEN_BY)
    pt_seen: Array = each(cards.OWN[1], of=SEEN_BY)
    fr_seen: Array = each(cards.OWN[2], of=SEEN_BY)
    en_seen: Array = each(cards.OWN[3], of=SEEN_BY)
    nl_seen: Array = each(cards.OWN[4], of=SEEN_BY)

    # trade (3.12)
    price: Array = each(goods.GOODS, of=upto(goods.HIGHEST_PRICE))
    sold: Array = each(goods.GOODS, of=MANY)  # this turn, by all nations
    monopoly: Array = nation_of_each(goods.GOODS)  # card 29, this turn
    demand_place: Array = each(
        goods.DEMANDS, of=goods.DEMAND_PLACES, secret="place", seen="demand_seen"
    )
    demand_seen: Array = each(goods.DEMANDS, of=SEEN_BY)  # by these seats
    demand_filled: Array = each(goods.DEMANDS, of=upto(3))  # items sold to an open demand

    # an impulse, a movement, an action (3.10, 3.11)
    points_left: int = one(of=upto(4), until="impulse")  # operation points
    acts: Array = each(nations.AVATARS_BY_NUMBER, of=upto(2), until="impulse")  # paid actions
    has_moved: Array = each(nations.AVATARS_BY_NUMBER, of=YES, until="impulse")  # a movement
    mover: int = one(of=nations.AVATAR_OR_NOBODY, until="movement")  # the avatar that moves
    move_left: int = one(of=MANY, until="movement")  # its movement points
    free_left: int = one(of=upto(12), until="movement")  # its free actions
    has_sailed: int = one(of=YES, until="movement")  # it has left the place where it was activated
    has_fought: int = one(of=YES, until="movement")  # its movement has started a combat
    dice_left: int = one(of=upto(16))
    dice_sum: int = one(of=upto(96))
    action: int = one(of=ACTIONS, until="attempt")  # the action that is tried
    action_avatar: int = one(of=nations.AVATAR_OR_NOBODY, until="attempt")  # by which avatar
    action_area: int = an_area(until="attempt")
    action_what: int = one(of=upto(8), until="attempt")  # which colony, work, improvement
    action_bonus: int = one(of=upto(15), until="attempt")  # an extra settler, ducats
    action_paid: int = one(of=YES, until="attempt")  # its build points have been paid
    natives_come: int = one(of=YES, until="attempt")  # the failure reads “natives attack”
    sign: int = one(of=YES, until="attempt")  # card 54 helps the next roll
    to_draw: int = one(of=upto(3))  # cards or markers still to come
    just_hit: int = one(of=one_more(units.SHIPS))  # the state of the ship that was hit first
    to_suffer: int = one(of=MANY)  # hits or units still to be lost

    # an event that goes on step by step (3.19)
    event: int = one(of=one_more(cards.EVENTS))  # of an impulse that a card gives, too
    struck: int = one(of=MANY)  # area, sea, region, avatar or nation: by the event
    fair_wind: int = one(of=nations.WAITS_OR_HELPS, until="impulse")  # card 56
    credit: int = one(of=upto(30), until="impulse")  # card NL4: ducats that are free

    # a land combat (3.14 to 3.16). Units that fight stay where they are held; only natives,
    # pirates, helpers and units put ashore stand apart from the rest.
    battle_area: int = an_area(until="battle")
    trigger: int = one(of=TRIGGERS)
    side: Array = of_each_side(of=nations.SIDE_OR_NONE, start=nations.NO_SIDE)  # who fights
    commander: Array = of_each_side(of=nations.AVATAR_OR_NOBODY)  # the avatar that leads
    battle_regiment: int = a_regiment(until="battle")  # the one that fights
    landed_regiment: int = a_regiment(until="battle")  # from the fleet
    apart: Array = of_each_side(units.APART, of=MANY)  # landed units, native army, pirates
    helpers: Array = of_each_side(of=MANY)  # native infantry that cards have brought
    called: Array = each(nations.FLEETS, units.PROPER_UNITS, of=MANY, until="battle")  # A32
    lender_asked: Array = each(nations.NATIONS, of=YES, until="battle")  # for a commander
    battle_round: int = one(of=upto(LAST_ROUND), until="battle")
    charging: Array = of_each_side(of=MANY)  # cavalry that charges
    besieges: int = one(of=YES, until="battle")  # the siege bonus is announced
    guns: int = one(of=MANY, until="battle")  # artillery that was counted for it
    battle_card: Array = of_each_side(cards.COMBAT_CARDS, of=upto(AT_THE_END))  # in which round
    thrown: Array = of_each_side(of=upto(12))  # the dice of this round
    value: Array = of_each_side(of=numbers(-99, 999))  # dice and modifiers of this round
    hits: Array = of_each_side(of=MANY)  # hits still to be taken
    charge_hits: Array = of_each_side(of=MANY)  # of them: those that cavalry must take
    may_retreat: Array = of_each_side(of=RETREATS)
    retreated: int = one(of=BATTLE_SIDE_OR_NONE, start=2, until="battle")  # who has left the field
    winner: int = one(of=BATTLE_SIDE_OR_NONE, start=2, until="battle")
    retreat_to: int = an_area(until="battle")  # the area that the beaten side goes to
    retreat_aboard: int = one(of=one_more(nations.FLEETS), until="battle")  # or the fleet
    raises: int = one(of=YES, until="battle")  # natives take up arms first
    treasure_waits: int = one(of=YES, until="battle")  # the dice of a treasure fall
    captor: int = a_nation(until="battle")  # who has taken the colony with a fleet

    # a naval combat (3.17)
    # In an interception: the active fleet, and the one that it meets.
    naval_fleet: Array = each(BATTLE_SIDES, of=one_more(nations.ALL_FLEETS), until="naval combat")
    active_side: int = one(of=BATTLE_SIDES, until="naval combat")  # which of them was moving
    tried: Array = each(nations.ALL_FLEETS, of=YES)  # has met the active fleet in this area
    safe: int = one(of=YES)  # the active fleet has slipped through this area
    sails_to: int = one(of=one_more(board.TO_SEA))  # where the active fleet goes if nobody stops it
    wind: Array = each(BATTLE_SIDES, of=upto(2), until="naval combat")  # the choice of the winner
    shadowed: int = one(of=YES, until="movement")  # each further area costs the mover double
    offer: Array = each(units.CARGO, of=DUCATS_AT_MOST, until="naval combat")  # a bribe
    ransom_asked: int = one(of=DUCATS_AT_MOST, until="naval combat")  # by pirates
    sails_away_to: int = one(of=one_more(board.TO_SEA), until="naval combat")
    # the kind of ship that a seat has named, not open yet
    stowing: Array = each(SEATS, of=one_more(units.SHIP_TYPES), secret=OWNER, sealed=True)
    stowed: Array = each(BATTLE_SIDES, of=one_more(units.SHIP_TYPES), until="naval combat")

    # diplomacy (3.9.B)
    proposals_left: int = one(of=upto(3))
    deal_nation: int = a_nation(until="deal")  # the partner
    deal_area: Array = of_each_dealer(of=board.AREA_OR_NONE, start=board.NO_AREA)
    deal_cargo: Array = of_each_dealer(units.CARGO, of=upto(500))
    deal_ships: Array = of_each_dealer(units.SHIPS, of=upto(4))
    deal_cards: Array = each(
        treaties.DEAL_CARDS, of=treaties.DEALT_CARD, start=treaties.NO_DEALT_CARD, until="deal"
    )
    contract_turns: Array = each(nations.PAIRS, of=upto(3))  # it still runs
    contract: Array = each(
        nations.PAIRS,
        treaties.PLACES_OF_CLAUSES,
        of=treaties.CLAUSE_OR_NONE,
        start=treaties.NO_CLAUSE,
    )
