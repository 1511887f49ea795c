"""The odds of a fight, exact, from what one side may know (rules 95 to 119).

All hands that the other side may hold are counted, and all dice; what it commits of such a hand is
assumed, in two ways, and said. This is no rule of the game: ordinary Python with fractions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb, prod

from tabard.engine.game import Misused
from tabard.engine.kinds import HIDDEN, OPEN
from tabard.engine.moves import Move
from tabard.engine.odds import Chance, Odds, examples
from tabard.engine.rule import LEGAL
from tabard.engine.secrecy.secrets import Counts
from tabard.engine.words import _, say

from .attack import why_not_go
from .commitment import must_defend, red_cards, why_not_extra
from .components import board, cards, events, pieces, terms
from .foreign import FOREIGN_BONUS, holding_total
from .influence import influence_left
from .readings import many_red_cards, red_card_counts_as_second
from .state import NOBODY, State
from .totals import attacker_total, defender_total

_DECIDING = (
    *range(cards.YELLOW),
    cards.ENGINEER,
    cards.TRAITOR,
)  # the cards of a hand that can be committed


@dataclass(frozen=True)
class Commitment:
    """What a side puts into a fight: cards, influence, hero and red cards."""

    first: int = cards.NO_CARD_PUT_IN
    second: int = cards.NO_YELLOW
    influence: int = 0
    extra: int = cards.NOTHING_ELSE


def odds(seen: State, hidden: Counts, seat: int, move: Move | None) -> list[Odds]:
    """The chances of an attack before it is announced, or of a commitment before it is made, for
    the seat that makes it. Raises Misused."""
    word = move.verb.word if move else ""
    if move and word == "attack" and OPEN not in move.values[:2]:
        return _of_attack(seen, hidden, seat, *move.values)
    if (
        move
        and word in ("attack_with", "defend_with")
        and move.whole
        and seen.target in board.CITIES.numbers
    ):
        return _of_commitment(seen, hidden, seat, word, move.values)
    if move and word == "hold_with" and move.whole and seen.power != events.NO_POWER:
        return _of_holding(seen, seat, move.values)
    sentence = _(
        "Ask for the odds of an attack, or of what you would commit to a fight: {examples}."
    )
    such = examples("jeanne_darc", "attack bruges calais road", "attack_with ram ram 2 none")
    raise Misused(say(sentence, examples=such))


def _of_attack(
    seen: State, hidden: Counts, seat: int, base: int, target: int, way: int
) -> list[Odds]:
    """Each way in which the city could be attacked, with the two best yellow cards."""
    if seen.owner[target] in (seat, NOBODY):
        raise Misused(
            say(_("{city} is no city of another player."), city=board.CITIES.name(target))
        )
    best = _best_cards([seen.cards[cards.HAND + seat][card] for card in range(cards.YELLOW)])
    if len(best) < 2:
        raise Misused(say(_("An attack takes two yellow cards in hand.")))
    ways = [w for w in range(terms.WAYS) if way in (OPEN, w)]
    ways = [w for w in ways if why_not_go(seen, seat, base, target, w) == LEGAL]
    if not ways:
        raise Misused(say(_("{city} is out of reach."), city=board.CITIES.name(target)))
    own = Commitment(best[0], best[1])
    found = []
    for chosen in ways:
        table = _opened(seen)
        table.attacker, table.defender = seat, seen.owner[target]
        table.base, table.target, table.way = base, target, chosen
        table.die = [0] * len(table.die)
        with_ = say(_("You put in your two best yellow cards and nothing else."))
        found += _both_ways(table, hidden, seat, own, terms.WAYS.name(chosen), [with_])
    return found


def _of_commitment(
    seen: State, hidden: Counts, seat: int, word: str, values: tuple[int, ...]
) -> list[Odds]:
    """What would come of committing this in the fight that is going on."""
    table = _opened(seen)
    if word == "attack_with":
        first, second, influence, extra = values
        own = Commitment(first, second, influence, extra)
    else:
        card, influence, extra = values
        own = Commitment(card, cards.NO_YELLOW, influence, extra)
    return _both_ways(table, hidden, seat, own, terms.WAYS.name(table.way), [])


def _of_holding(seen: State, seat: int, values: tuple[int, ...]) -> list[Odds]:
    """What would come of putting this in against a foreign power: all dice that may fall (3.6)."""
    table, city = _opened(seen), seen.target
    card, influence, extra = values
    _put(table, seat, Commitment(card, cards.NO_YELLOW, influence, extra))
    table.die[seat] = 0
    own = int(holding_total(table, seat, city)) - FOREIGN_BONUS
    thrown = list(product(pieces.FACES.numbers, repeat=3))
    holds = Fraction(sum(one + other <= own + die for one, other, die in thrown), len(thrown))
    facts = {"city": board.CITIES.name(city), "power": events.POWERS.name(seen.power)}
    chances = (
        Chance("hold", say(_("{city} holds out."), **facts), holds),
        Chance("lose", say(_("{city} is lost, and free."), **facts), 1 - holds),
    )
    return [Odds(say(_("{power} against {city}"), **facts), chances)]


def _opened(seen: State) -> State:
    """A table to reckon on: what is hidden is nothing there yet."""
    table = seen.copy()
    table.cards = [[0 if n == HIDDEN else n for n in row] for row in seen.cards]
    return table


def _both_ways(
    table: State, hidden: Counts, seat: int, own: Commitment, title: str, assumes: list[str]
) -> list[Odds]:
    """The odds against a side that puts in as little as it may, and against one that puts in all
    it can."""
    other = table.defender if seat == table.attacker else table.attacker
    hands = list(_hands(table, hidden["cards"][cards.HAND + other], other == table.attacker))
    sparing = say(_("The other side puts in its best yellow cards and nothing else."))
    lavish = say(
        _("The other side puts in its best yellow cards, all influence, and hero or red cards.")
    )
    general = say(_("Every hand it may hold counts; cards played after the totals do not."))
    found = []
    little = _("{way}, if the other side puts in cards alone")
    much = _("{way}, if the other side puts in all it can")
    for everything, sentence in ((False, sparing), (True, lavish)):
        name = say(much if everything else little, way=title)
        chances = _chances(table, seat, other, own, hands, everything)
        found.append(Odds(name, chances, (*assumes, sentence, general)))
    return found


# --- the hands that the other side may hold -------------------------------------------------------


def _hands(table: State, size: int, attacks: bool) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Each hand as far as it matters (ladders, rams, towers, cannons, engineers, traitors), and how
    likely it is. Whoever has announced an attack holds two yellow cards at least."""
    unseen = [cards.COPIES[c] - sum(row[c] for row in table.cards) for c in range(cards.CARDS)]
    rest = sum(unseen) - sum(unseen[card] for card in _DECIDING)
    weights: dict[tuple[int, ...], int] = {}
    for hand in product(*(range(min(unseen[card], size) + 1) for card in _DECIDING)):
        left = size - sum(hand)
        if left < 0 or left > rest or (attacks and sum(hand[: cards.YELLOW]) < 2):
            continue
        ways = prod(comb(unseen[c], n) for c, n in zip(_DECIDING, hand, strict=True))
        key = _what_matters(table, hand)
        weights[key] = weights.get(key, 0) + ways * comb(rest, left)
    total = sum(weights.values())
    for key, weight in weights.items():
        yield key, Fraction(weight, total)


def _what_matters(table: State, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The two best yellow cards, and an engineer and a traitor, or by option all of them: as a hand
    that holds no more than these."""
    kept = [0] * cards.YELLOW
    for card in _best_cards(list(hand[: cards.YELLOW])):
        kept[card] += 1
    red = (
        hand[cards.YELLOW :] if many_red_cards(table) else (min(1, n) for n in hand[cards.YELLOW :])
    )
    return (*kept, *red)


def _best_cards(yellow: list[int]) -> list[int]:
    """The two best yellow cards of a hand, the best first."""
    held = [card for card in reversed(range(cards.YELLOW)) for _n in range(yellow[card])]
    return held[:2]


# --- what it commits, and what comes of it --------------------------------------------------------


def _answer(table: State, side: int, everything: bool) -> Commitment:
    """What a side commits of the hand that it holds on this table."""
    best = _best_cards([table.cards[cards.HAND + side][card] for card in range(cards.YELLOW)])
    influence = min(pieces.MOST_INFLUENCE, influence_left(table, side)) if everything else 0
    if side == table.attacker:
        plain = Commitment(best[0], best[1], influence)
    else:
        plain = Commitment(_best_defence(table, side, best), cards.NO_YELLOW, influence)
    if not everything:
        return plain
    return max(_with_extras(table, side, plain), key=lambda put: _strength(table, side, put))


def _best_defence(table: State, side: int, best: list[int]) -> int:
    """The card of the hand or among the used ones that is worth most; none where there is none. Of
    equal ones the used card, which is no use for an attack any more."""
    used = [
        card for card in reversed(range(cards.YELLOW)) if table.cards[cards.USED + side][card] > 0
    ]
    if used and (not best or cards.VALUE[used[0]] >= cards.VALUE[best[0]]):
        return cards.YELLOW + used[0]
    assert best or not must_defend(table, side)
    return best[0] if best else cards.NO_CARD_PUT_IN


def _with_extras(table: State, side: int, plain: Commitment) -> Iterator[Commitment]:
    """The commitment with whatever the side may add to it."""
    for extra in range(cards.EXTRAS):
        defends = side == table.defender
        if defends and (
            cards.TRAITORS[extra]
            or (cards.ENGINEERS[extra] and plain.first == cards.NO_CARD_PUT_IN)
        ):
            continue
        if not defends and red_card_counts_as_second(table):
            if red_cards(extra) != (plain.second == cards.NO_YELLOW):
                continue
        if why_not_extra(table, side, extra) == LEGAL:
            yield Commitment(plain.first, plain.second, plain.influence, extra)


def _strength(table: State, side: int, put: Commitment) -> int:
    """How much better the side stands with this."""
    _put(table, side, put)
    lead = int(attacker_total(table)) - int(defender_total(table))
    return lead if side == table.attacker else -lead


def _put(table: State, side: int, put: Commitment) -> None:
    """Show it on the table."""
    table.shown_first[side], table.shown_second[side] = put.first, put.second
    table.shown_influence[side], table.shown_extra[side] = put.influence, put.extra


def _chances(
    table: State,
    seat: int,
    other: int,
    own: Commitment,
    hands: list[tuple[tuple[int, ...], Fraction]],
    everything: bool,
) -> tuple[Chance, ...]:
    """The chances to win, to tie and to lose."""
    wins = ties = Fraction(0)
    _put(table, seat, own)
    for hand, likely in hands:
        for card, number in zip(_DECIDING, hand, strict=True):
            table.cards[cards.HAND + other][card] = number
        _put(table, other, _answer(table, other, everything))
        leads = list(_leads(table, seat))
        wins += likely * Fraction(sum(lead > 0 for lead in leads), len(leads))
        ties += likely * Fraction(sum(lead == 0 for lead in leads), len(leads))
    return (
        Chance("win", say(_("You win the fight.")), wins),
        Chance(
            "tie", say(_("It is a tie: both lose their cards, the defender keeps the city.")), ties
        ),
        Chance("lose", say(_("You lose the fight.")), 1 - wins - ties),
    )


def _leads(table: State, seat: int) -> Iterator[int]:
    """By how much this side leads, for all dice that may fall (or have fallen already)."""
    sides = table.attacker, table.defender
    faces = [[table.die[side]] if table.die[side] else list(pieces.FACES.numbers) for side in sides]
    before = table.die[:]
    for pair in product(*faces):
        table.die[sides[0]], table.die[sides[1]] = pair
        lead = int(attacker_total(table)) - int(defender_total(table))
        yield lead if seat == table.attacker else -lead
    table.die = before
