"""What an event that is aimed at something asks for (3.19.4, 3.19.5)."""

from __future__ import annotations

from tabard.engine.rule import rule, table

from ..components import cards

(
    NO_AIM, AN_AREA, A_LEADER, A_FLEET, A_PAIR, A_NATION, A_SHIP, AN_ADVISOR, BUILD_POINTS, A_GOOD,
    GUARDS,
) = range(11)  # fmt: skip

_aims = {
    cards.PAPAL_BULL: AN_AREA, cards.REINFORCED_GARRISON: AN_AREA, cards.KINGS_REGIMENT: AN_AREA,
    cards.NATIVE_GUIDES: A_LEADER, cards.TLAXCALAN_ALLIANCE: A_LEADER, cards.BANDEIRA: A_LEADER,
    cards.LETTER_OF_MARQUE: A_FLEET, cards.PRIVATEERS_OF_DIEPPE: A_FLEET, cards.SEA_DOGS: A_FLEET,
    cards.PEACE_CONGRESS: A_PAIR, cards.MARRIAGE_TREATY: A_NATION, cards.SECRET_AGENTS: A_NATION,
    cards.SHIPYARD: A_SHIP, cards.LEARNED_ADVISOR: AN_ADVISOR, cards.BANK_OF_EXCHANGE: BUILD_POINTS,
    cards.MONOPOLY_GRANT: A_GOOD, cards.ROYAL_GUARD: GUARDS,
}  # fmt: skip


AIM_OF = table([_aims.get(event, NO_AIM) for event in range(cards.EVENTS + 1)])


@rule
def is_for(state, aim):
    """Does the event that is being played ask for this?"""
    return AIM_OF[state.event] == aim
