"""Ducats and crown cards for the king (3.9.A5)."""

from __future__ import annotations

from tabard.engine.flow.stack import seat_now
from tabard.engine.kinds import Kind
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from ..book import refuse, told
from ..components import cards, glory, units
from ..glory.points import win_glory
from ..world.hands import cards_in_hand, throw_away
from ..world.nations import home
from ..world.paying import TOO_POOR

GIFT = table([50, 200, 1000])
DUCATS_GIVEN = Kind("ducats", ["50", "200", "1000"])


def why_not_give_to_the_king(state, seat, ducats):
    """Ducats from home, in fifties (3.9.A5)."""
    have = state.held[home(state.nation[seat])][units.DUCATS]
    return LEGAL if have >= GIFT[ducats] else because(TOO_POOR, GIFT[ducats], have)


GAVE_KING = told("gave_king", "3.9.A5", _("{nation} gives the king {ducats}."))


def give_to_the_king(state, seat, ducats):
    """They count at the end of the game (3.9.A5, 3.22.1)."""
    nation = state.nation[seat]
    state.held[home(nation)][units.DUCATS] -= GIFT[ducats]
    state.given[nation] += GIFT[ducats]
    tell(state, GAVE_KING, nation, GIFT[ducats])


NO_CROWN = refuse("3.9.A5", _("{card} has no crown."))
CROWN_GIVEN = refuse("3.9.A5", _("A card with a crown has been given this turn."))


def why_not_give_crown_card(state, seat, card):
    """Once in a turn a card with a crown (3.9.A5)."""
    if not cards.CARD_CROWN[card]:
        return because(NO_CROWN, card)
    if state.crown_card_given[state.nation[seat]]:
        return because(CROWN_GIVEN)
    return LEGAL


CROWN_CARD = told("crown_card", "3.9.A5", _("{nation} gives the king {card}."))


def give_crown_card(state, seat, card):
    """The card is discarded for a point of glory (3.9.A5)."""
    nation = state.nation[seat]
    state.crown_card_given[nation] = 1
    throw_away(state, card)
    tell(state, CROWN_CARD, nation, card)
    win_glory(state, nation, 1, glory.BY_KING)


def nothing_to_give(state):
    """Too few ducats, and no card: everybody can see that (3.9.A5)."""
    seat, nation = seat_now(state), state.nation[seat_now(state)]
    no_card = state.crown_card_given[nation] == 1 or cards_in_hand(state, seat) == 0
    return no_card and state.held[home(nation)][units.DUCATS] < GIFT[0]
