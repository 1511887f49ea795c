"""What can be going on: the phases that may lie on the stack, and what people call them.

A game lies at the bottom, on it a turn, on that a part of the turn, an impulse, a movement or an
action, a combat, a step of it, its dice: never more than eight.
"""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.kinds import Kind
from tabard.engine.rule import Table, table

_PHASES = {
    # 3.21, the set-up
    "set_up": "the game is set up",
    "bid": "the nations are bid for",
    "pick_nation": "the nations are chosen",
    "pick_leader": "the first leaders are chosen",
    "ship_split": "ships are divided among fleets",
    # 3.9.A, the turn and its cards
    "turn": "a turn of all nations",
    "cards": "the cards phase",
    "draw": "cards are drawn",
    "deal": "a card is drawn",
    "over_limit": "a hand is over its limit",
    "gifts": "gifts to the king",
    "demand": "the public demand",
    "demand_card": "a demand card is turned",
    "lay_open": "a demand card is laid open or put under",
    "order_card": "a card names the order of play",
    # 3.9.B, diplomacy; 3.10.5, a war; 3.18, advisors
    "diplomacy": "the diplomacy phase",
    "talks": "diplomacy",
    "deal_talk": "a deal is put together",
    "deal_answer": "a deal is proposed",
    "contracts": "contracts are kept, or not",
    "breach": "a contract has been broken",
    "consent": "somebody is asked to agree",
    "war_dice": "a war is declared",
    "withdrawals": "leaders leave foreign land",
    "withdraw": "a leader withdraws",
    "first_attack": "one of several leaders attacks first",
    "advisor_card": "advisors are drawn",
    "advisor_pick": "an advisor may be hired",
    # 3.10, an impulse
    "action": "the action phase",
    "impulse": "an impulse",
    # 3.19, red cards
    "fever": "yellow fever strikes",
    "storm": "a hurricane comes",
    "storm_damage": "a hurricane meets a fleet",
    "pox": "smallpox breaks out",
    "bad_crops": "the crops fail",
    "revolt": "natives rise against an owner",
    "aground": "a ship runs aground",
    "desertion": "soldiers mutiny",
    "struck_region": "a region is struck",
    "struck_area": "an area is struck",
    "wreck": "a ship is wrecked",
    # 3.19, cards that are aimed, and what others give
    "aim": "an event is aimed at something",
    "suit": "a marriage is proposed",
    "showing": "a hand is shown",
    "stealing": "a card is taken",
    "receiving": "a card changes hands",
    "leaving": "a card is left in its place",
    "exploring": "a card gives a discovery",
    "settling": "a card gives a founding",
    "preaching": "a card gives a mission",
    "roaming": "a card sends a leader on his way",
    "credit": "upkeep may be paid on credit",
    "alchemy": "a blue card may be recovered",
    "recovery": "a blue card is recovered",
    # 3.10, what an impulse is spent on
    "spend": "operation points are spent",
    "build": "something is built",
    "moving": "an avatar moves",
    "foe": "a foe is chosen",
    "harvest": "a harvest",
    "mining": "a mine is worked",
    # 3.1.3, dice; 3.11, the action charts
    "dice": "dice are thrown",
    "attempt": "an action is tried",
    "victim": "natives choose whom they attack",
    "calming": "natives are about to attack",
    "calmed": "natives are spoken to",
    "markers": "exploration markers are drawn",
    "turn_up": "a location is turned up",
    "lay_marker": "a control marker may be laid",
    "bribed": "the natives can be won",
    "native_goods": "the natives show their goods",
    "gift_dice": "the natives give",
    "suffer": "ships or units are lost",
    "limits": "stacking limits are checked",
    "drop": "cargo that does not fit is dropped",
    # 3.14 to 3.16, a land combat
    "combat": "a land combat",
    "commander": "a commander is named",
    "lending": "an ally is asked for a commander",
    "landing": "units are put ashore",
    "regiment": "a royal regiment is chosen",
    "window": "cards may be played in a combat",
    "envoys": "envoys speak with the natives",
    "transfers": "the defending leader takes free actions",
    "charge": "a cavalry charge is announced",
    "siege": "a siege bonus is announced",
    "losses": "losses in a combat",
    "retreat": "a retreat",
    "flight": "a native army withdraws",
    "leave": "a garrison is left in a captured colony",
    # 3.17, at sea
    "interception": "a fleet is on the watch",
    "meeting": "a fleet meets another",
    "pursue": "a fleet may intercept another",
    "fair_wind": "a wind may help in an interception",
    "interception_choice": "a fleet has the better of another",
    "naval": "a naval combat",
    "naval_window": "cards may be played in a naval combat",
    "bribe_offer": "a fleet may buy itself off",
    "bribe_answer": "a bribe is offered",
    "stowing": "freight is stowed",
    "wind": "a fleet has the wind",
    "broadside": "ships are hit",
    "sea_retreat": "a fleet may sail away",
    "prize": "a ship may be taken",
    "plunder": "a beaten fleet is plundered",
    # 3.17.8, 3.17.9, pirates
    "pirates_move": "pirates are abroad",
    "brethren": "every haven makes a ship",
    "pirates_sent": "a card sends pirates out",
    "haven_die": "a haven may make a ship",
    "hidden_die": "a hidden haven may make a ship",
    "sortie": "a pirate fleet is out",
    "hide_haven": "pirates hide a haven",
    "search": "a coast is searched for pirates",
    "betrayed": "a ship betrays a haven",
    "pirate_course": "pirates sail",
    "send_pirates": "pirates are sent out",
    # 3.9.D, the administration
    "administration": "the administration phase",
    "disband": "unpaid upkeep",
    "unrest": "the natives stir",
    "unrest_die": "natives may rise somewhere",
    "new_army": "a native army gathers",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP, BID, PICK_NATION, PICK_LEADER, SHIP_SPLIT,
    TURN, CARDS, DRAW, DEAL, OVER_LIMIT, GIFTS, DEMAND, DEMAND_CARD, LAY_OPEN, ORDER_CARD,
    DIPLOMACY, TALKS, DEAL_TALK, DEAL_ANSWER, CONTRACTS, BREACH, CONSENT, WAR_DICE, WITHDRAWALS,
    WITHDRAW, FIRST_ATTACK, ADVISOR_CARD, ADVISOR_PICK,
    ACTION, IMPULSE,
    FEVER, STORM, STORM_DAMAGE, POX, BAD_CROPS, REVOLT, AGROUND, DESERTION, STRUCK_REGION,
    STRUCK_AREA, WRECK,
    AIM, SUIT, SHOWING, STEALING, RECEIVING, LEAVING, EXPLORING, SETTLING, PREACHING, ROAMING,
    CREDIT, ALCHEMY, RECOVERY,
    SPEND, BUILD, MOVING, FOE, HARVEST, MINING,
    DICE, ATTEMPT, VICTIM, CALMING, CALMED, MARKERS, TURN_UP, LAY_MARKER, BRIBED, NATIVE_GOODS,
    GIFT_DICE, SUFFER, LIMITS, DROP,
    COMBAT, COMMANDER, LENDING, LANDING, REGIMENT, WINDOW, ENVOYS, TRANSFERS, CHARGE, SIEGE,
    LOSSES, RETREAT, FLIGHT, LEAVE,
    INTERCEPTION, MEETING, PURSUE, FAIR_WIND, INTERCEPTION_CHOICE, NAVAL, NAVAL_WINDOW,
    BRIBE_OFFER, BRIBE_ANSWER, STOWING, WIND, BROADSIDE, SEA_RETREAT, PRIZE, PLUNDER,
    PIRATES_MOVE, BRETHREN, PIRATES_SENT, HAVEN_DIE, HIDDEN_DIE, SORTIE, HIDE_HAVEN, SEARCH,
    BETRAYED, PIRATE_COURSE, SEND_PIRATES,
    ADMINISTRATION, DISBAND, UNREST, UNREST_DIE, NEW_ARMY,
) = PHASES.numbers  # fmt: skip


def under_way(course: Course, *beginnings: str) -> Table:
    """By the step of a course that comes next: how many of the parts that begin so have begun; the
    last of them is under way."""
    begins = [course.begins[word] for word in beginnings]
    steps = range(sum(course.places.values()))
    return table([sum(begin < next_step for begin in begins) for next_step in steps])
