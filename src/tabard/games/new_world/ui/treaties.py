"""What is offered in a deal that is being made, contracts that run, monopolies."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.engine.sheet import Text
from tabard.engine.words import _, n_, say

from ..components.cards import CARDS
from ..components.goods import GOODS
from ..components.map import AREAS, NO_AREA
from ..components.nations import NATIONS, NO_NATION, PAIRS
from ..components.treaties import CLAUSES, MINE, NO_CLAUSE, NO_DEALT_CARD, THEIRS
from ..components.units import SHIPS
from .nation import cargo_of


def offer(state: Any, nation: int) -> str:
    """``Spain offers Portugal: 100 ducats for Carolina``."""
    facts = {
        "nation": NATIONS.name(nation),
        "other": NATIONS.name(state.deal_nation),
        "mine": _side(state, MINE),
        "theirs": _side(state, THEIRS),
    }
    return say(_("{nation} offers {other}: {mine} for {theirs}"), **facts)


def _side(state: Any, side: int) -> str:
    """What one side would give."""
    things = cargo_of(state.deal_cargo[side])
    things += [
        f"{count} {SHIPS.name(n)}" for n, count in enumerate(state.deal_ships[side]) if count
    ]
    if state.deal_area[side] != NO_AREA:
        things.append(AREAS.name(state.deal_area[side]))
    cards = state.deal_cards[2 * side : 2 * side + 2]
    things += [f"[{CARDS.name(card)}]" for card in cards if card != NO_DEALT_CARD]
    return ", ".join(things) or say(_("nothing"))


def standing_agreements(state: Any) -> list[Text]:
    """Contracts with their clauses and how long they run; goods that only one nation sells."""
    items: list[Text] = []
    for pair in range(PAIRS):
        if state.contract_turns[pair]:
            clauses = [CLAUSES.name(c) for c in state.contract[pair] if c != NO_CLAUSE]
            words = n_("{clauses} ({turns} turn)", "{clauses} ({turns} turns)", "turns")
            facts = {"clauses": ", ".join(clauses), "turns": state.contract_turns[pair]}
            items.append([("", f"{PAIRS.name(pair)}: {say(words, **facts)}")])
    for good in range(GOODS):
        if state.monopoly[good] != NO_NATION:
            facts = {"nation": NATIONS.name(state.monopoly[good]), "good": GOODS.name(good)}
            items.append([("", say(_("only {nation} sells {good}"), **facts))])
    return items
