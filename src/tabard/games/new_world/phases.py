"""What can be going on: the phases that may lie on the stack, and what people call them.

A game lies at the bottom, on it a turn, on that a part of the turn, an impulse, a movement or an
action, a combat, a step of it, its dice: never more than eight.
"""

from __future__ import annotations

from tabard.engine.kinds import Kind

_PHASES = {
    "set_up": "the game is set up",
    "bid": "the nations are bid for",
    "pick_nation": "the nations are chosen",
    "pick_leader": "the first leaders are chosen",
    "turn": "a turn",
    "cards": "the cards phase",
    "draw": "cards are drawn",
    "deal": "a card is drawn",
    "over_limit": "a hand is over its limit",
    "gifts": "gifts to the king",
    "demand": "the public demand",
    "demand_card": "a demand card is turned",
    "lay_open": "a demand card is laid open or put under",
    "order_card": "a card names the order of play",
    "action": "the action phase",
    "impulse": "an impulse",
    "spend": "operation points are spent",
    "build": "something is built",
    "moving": "an avatar moves",
    "dice": "dice are thrown",
    "attempt": "an action is tried",
    "markers": "exploration markers are drawn",
    "lay_marker": "a control marker may be laid",
    "suffer": "ships or units are lost",
    "drop": "cargo that does not fit is dropped",
    "administration": "the administration phase",
    "disband": "unpaid upkeep",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP,
    BID,
    PICK_NATION,
    PICK_LEADER,
    TURN,
    CARDS_PHASE,
    DRAW,
    DEAL,
    OVER_LIMIT,
    GIFTS,
    DEMAND,
    DEMAND_CARD,
    LAY_OPEN,
    ORDER_CARD,
    ACTION_PHASE,
    IMPULSE,
    SPEND,
    BUILD,
    MOVING,
    DICE,
    ATTEMPT,
    MARKERS_DRAWN,
    LAY_MARKER,
    SUFFER,
    DROP,
    ADMINISTRATION,
    DISBAND,
) = PHASES.numbers
