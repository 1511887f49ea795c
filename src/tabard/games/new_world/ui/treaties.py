"""What is offered in a deal that is being made, contracts that run, monopolies."""

# mypy: allow-untyped-calls

from __future__ import annotations

from typing import Any

from tabard.drawn.scene import Stake
from tabard.drawn.sheet import Text
from tabard.engine.words import _, n_, paired, say

from .. import phases
from ..book import said
from ..components import board, cards, goods, nations, treaties, units
from .about import card_in_words
from .nation import cargo_of


def offer(state: Any, nation: int) -> str:
    """``Spain offers Portugal: 100 ducats for Carolina``."""
    mine, theirs = _side(state, treaties.MINE), _side(state, treaties.THEIRS)
    sides = {"nation": nation, "other": state.deal_nation, "mine": mine, "theirs": theirs}
    return said(_("{nation} offers {other}: {mine} for {theirs}"), **sides)


def offered_cards(state: Any) -> list[Stake]:
    """What the cards do that are offered to whoever answers a deal: he does not hold them."""
    if not state.depth or state.frame_phase[state.depth - 1] != phases.DEAL_ANSWER:
        return []
    dealt = state.deal_cards[: treaties.THEIRS * 2]
    told = [(card, *card_in_words(state, card)) for card in dealt if card != treaties.NO_DEALT_CARD]
    sentence = _("{card}: {text}")
    return [
        Stake(said(sentence, card=card, text=f"{head} {text}"), names=((cards.CARDS, card),))
        for card, head, text in told
    ]


def _side(state: Any, side: int) -> str:
    """What one side would give."""
    things = cargo_of(state.deal_cargo[side])
    things += [
        f"{count} {units.SHIPS.name(n)}" for n, count in enumerate(state.deal_ships[side]) if count
    ]
    if state.deal_area[side] != board.NO_AREA:
        things.append(board.AREAS.name(state.deal_area[side]))
    dealt = state.deal_cards[2 * side : 2 * side + 2]
    things += [f"[{cards.CARDS.name(card)}]" for card in dealt if card != treaties.NO_DEALT_CARD]
    whole = state.frame_phase[state.depth - 1] == phases.DEAL_ANSWER
    return ", ".join(things) or say(_("nothing") if whole else _("nothing yet"))


def standing_agreements(state: Any) -> list[Text]:
    """Contracts with their clauses and how long they run; goods that only one nation sells."""
    items: list[Text] = []
    for pair in range(nations.PAIRS):
        if state.contract_turns[pair]:
            clauses = [
                treaties.CLAUSES.name(c) for c in state.contract[pair] if c != treaties.NO_CLAUSE
            ]
            words = n_("{clauses} ({turns} turn)", "{clauses} ({turns} turns)", "turns")
            facts = {"clauses": ", ".join(clauses), "turns": state.contract_turns[pair]}
            items.append([("", paired(nations.PAIRS.name(pair), say(words, **facts)))])
    for good in range(goods.GOODS):
        if state.monopoly[good] != nations.NO_NATION:
            seller = state.monopoly[good]
            items.append([("", said(_("only {nation} sells {good}"), nation=seller, good=good))])
    return items
