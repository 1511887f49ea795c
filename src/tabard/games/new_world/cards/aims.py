"""What an event that is aimed at something asks for (3.19.4, 3.19.5)."""

from __future__ import annotations

from tabard.engine.rule import rule, table

from ..components.cards import (
    BANDEIRA,
    BANK_OF_EXCHANGE,
    EVENTS,
    KINGS_REGIMENT,
    LEARNED_ADVISOR,
    LETTER_OF_MARQUE,
    MARRIAGE_TREATY,
    MONOPOLY_GRANT,
    NATIVE_GUIDES,
    PAPAL_BULL,
    PEACE_CONGRESS,
    PRIVATEERS_OF_DIEPPE,
    REINFORCED_GARRISON,
    ROYAL_GUARD,
    SEA_DOGS,
    SECRET_AGENTS,
    SHIPYARD,
    TLAXCALAN_ALLIANCE,
)

(
    NO_AIM, AN_AREA, A_LEADER, A_FLEET, A_PAIR, A_NATION, A_SHIP, AN_ADVISOR, BUILD_POINTS, A_GOOD,
    GUARDS,
) = range(11)  # fmt: skip

_aims = {
    PAPAL_BULL: AN_AREA, REINFORCED_GARRISON: AN_AREA, KINGS_REGIMENT: AN_AREA,
    NATIVE_GUIDES: A_LEADER, TLAXCALAN_ALLIANCE: A_LEADER, BANDEIRA: A_LEADER,
    LETTER_OF_MARQUE: A_FLEET, PRIVATEERS_OF_DIEPPE: A_FLEET, SEA_DOGS: A_FLEET,
    PEACE_CONGRESS: A_PAIR, MARRIAGE_TREATY: A_NATION, SECRET_AGENTS: A_NATION,
    SHIPYARD: A_SHIP, LEARNED_ADVISOR: AN_ADVISOR, BANK_OF_EXCHANGE: BUILD_POINTS,
    MONOPOLY_GRANT: A_GOOD, ROYAL_GUARD: GUARDS,
}  # fmt: skip


AIM_OF = table([_aims.get(event, NO_AIM) for event in range(EVENTS + 1)])


@rule
def is_for(state, aim):
    """Does the event that is being played ask for this?"""
    return AIM_OF[state.event] == aim
