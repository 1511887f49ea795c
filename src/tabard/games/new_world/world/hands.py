"""Chapter "Cards" (3.19): where each card lies. A deck has no order; a red card is never hidden in
a hand, for it is shown when it is drawn (3.9.A4)."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import push, seat_now
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, table, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import cards, nations
from ..options import is_cursed
from .nations import seat_of

NOT_YOUR_CARD = refuse("3.10.2", _("You do not hold {card}."))
PLAYED_EVENT = told("event", "3.10.2", _("{nation} plays {card}."), part=Part(leads=True))


MOST_CARDS = 16
HIDES_A_HAVEN = cards.among(cards.CORSAIR_NEST, cards.BRETHREN_OF_THE_COAST)

# A card is a card of a nation, a general one, or a red one of the general deck. Each of these piles
# has fields of its own, for their backs differ; and red ones lie apart.
RED_PILE = int(nations.NATIONS) + 1
_reds = range(cards.PLAIN_CARDS, cards.GENERAL_CARDS)
PILE = table(
    [RED_PILE if card in _reds else cards.CARD_NATION[card] for card in cards.CARDS.numbers]
)


SPIED_ON = told("spied_on", "3.27", _("{nation} sees the hand of {other}."))


# The cursor of SHOWING and STEALING: so much for each whose hand it is, and the seat that looks.
A_HAND = 8


def place_of(state, card):
    """Where a card lies."""
    if card < cards.PLAIN_CARDS:
        return state.card_place[card]
    if card < cards.GENERAL_CARDS:
        return state.red_place[card - cards.PLAIN_CARDS]
    if card < after_deck(nations.ES):
        return state.es_cards[card - first_of_deck(nations.ES)]
    if card < after_deck(nations.PT):
        return state.pt_cards[card - first_of_deck(nations.PT)]
    if card < after_deck(nations.FR):
        return state.fr_cards[card - first_of_deck(nations.FR)]
    if card < after_deck(nations.EN):
        return state.en_cards[card - first_of_deck(nations.EN)]
    return state.nl_cards[card - first_of_deck(nations.NL)]


def who_saw(state, card):
    """A bit for each seat that has seen a card, no red one, where it lies (3.27)."""
    pile = PILE[card]
    if pile == nations.NATIONS:
        return state.card_seen[card]
    if pile == nations.ES:
        return state.es_seen[card - first_of_deck(nations.ES)]
    if pile == nations.PT:
        return state.pt_seen[card - first_of_deck(nations.PT)]
    if pile == nations.FR:
        return state.fr_seen[card - first_of_deck(nations.FR)]
    if pile == nations.EN:
        return state.en_seen[card - first_of_deck(nations.EN)]
    return state.nl_seen[card - first_of_deck(nations.NL)]


def lay_card(state, card, place, seats):
    """A card is laid somewhere, and these seats have seen it there; a red one everybody knows."""
    pile = PILE[card]
    if pile == nations.NATIONS:
        state.card_place[card] = place
        state.card_seen[card] = seats
    elif pile == RED_PILE:
        state.red_place[card - cards.PLAIN_CARDS] = place
    elif pile == nations.ES:
        state.es_cards[card - first_of_deck(nations.ES)] = place
        state.es_seen[card - first_of_deck(nations.ES)] = seats
    elif pile == nations.PT:
        state.pt_cards[card - first_of_deck(nations.PT)] = place
        state.pt_seen[card - first_of_deck(nations.PT)] = seats
    elif pile == nations.FR:
        state.fr_cards[card - first_of_deck(nations.FR)] = place
        state.fr_seen[card - first_of_deck(nations.FR)] = seats
    elif pile == nations.EN:
        state.en_cards[card - first_of_deck(nations.EN)] = place
        state.en_seen[card - first_of_deck(nations.EN)] = seats
    else:
        state.nl_cards[card - first_of_deck(nations.NL)] = place
        state.nl_seen[card - first_of_deck(nations.NL)] = seats


def put_card(state, card, place):
    """A card is laid somewhere; nobody has seen it there."""
    lay_card(state, card, place, 0)


def note_who_saw(state, card, seats):
    """A bit for each seat that has seen a card, no red one, where it lies."""
    lay_card(state, card, place_of(state, card), seats)


def has_seen(state, card, seat):
    """Has this seat seen the card where it lies? (3.27)"""
    return who_saw(state, card) >> seat & 1


def show_card(state, card, seat):
    """A seat sees the card where it lies; everybody knows a red one (3.27)."""
    if not lies_open(card):
        note_who_saw(state, card, who_saw(state, card) | 1 << seat)


def holds(state, seat, card):
    """Is the card in this hand?"""
    return place_of(state, card) == cards.HAND + seat


def why_not_hold(state, seat, card):
    """Whoever plays, gives or discards a card has it in hand (3.10.2)."""
    return LEGAL if holds(state, seat, card) else because(NOT_YOUR_CARD, card)


def is_red(state, card):
    """A compulsory event; under a curse the black cards that hide a haven too (3.19.1, 4.1)."""
    if cards.CARD_COLOUR[card] == cards.RED:
        return True
    return is_cursed(state) and HIDES_A_HAVEN[cards.CARD_EVENT[card]]


def lies_open(card):
    """A red card in a hand is known to all; a cursed one is shown to each seat instead (3.27)."""
    return cards.PLAIN_CARDS <= card < cards.GENERAL_CARDS


def show_to_all(state, card):
    """Everybody sees the card where it lies (3.27)."""
    for seat in range(state.seats):
        show_card(state, card, seat)


def cards_in_hand(state, seat):
    """How many cards a seat holds; everybody may count them."""
    return sum(holds(state, seat, card) for card in range(cards.CARDS))


def has_no_cards(state):
    """The seat that is asked has an empty hand, and everybody can see that (3.27)."""
    return cards_in_hand(state, seat_now(state)) == 0


def general_cards_in_hand(state, seat):
    """How many of them are general ones; everybody may count them (3.27)."""
    return cards_of_deck_at(state, nations.NATIONS, cards.HAND + seat)


def red_cards_in_hand(state, seat):
    """Red cards, which everybody knows (3.9.A4)."""
    return sum(
        holds(state, seat, card) and is_red(state, card) for card in range(cards.GENERAL_CARDS)
    )


NOT_IN_THE_DECK = refuse("3.1.4", _("{card} is not in this deck."))
DISCARDED = told("discarded", "3.9.A3", _("{seat} discards {card}."))


def throw_away(state, card):
    """A card that has been played or discarded lies open among the discards (3.19.2)."""
    put_card(state, card, cards.DISCARD)


def remove_card(state, card):
    """A card leaves the game (3.19.2)."""
    put_card(state, card, cards.GONE)


def lay_down(state, card):
    """Nation cards leave the game (3.19.2)."""
    if card >= cards.GENERAL_CARDS:
        remove_card(state, card)
    else:
        throw_away(state, card)


def play_card(state, seat, card):
    """It is played, and lies among the discards or leaves the game (3.19.2)."""
    tell(state, PLAYED_EVENT, state.nation[seat], card)
    lay_down(state, card)


def move_card(state, card, place):
    """A card goes to a hand, or out of one; a compulsory one is shown to all (3.27, 4.1)."""
    put_card(state, card, place)
    if is_red(state, card):
        show_to_all(state, card)


def show_hand(state, seat, nation):
    """The hand as it is at this moment, card by card; none has been shown yet (3.27)."""
    other = seat_of(state, nation)
    tell(state, SPIED_ON, state.nation[seat], nation)
    for card in range(cards.CARDS):
        if holds(state, other, card) and not lies_open(card):
            note_who_saw(state, card, who_saw(state, card) & ~(1 << seat))
    push(state, phases.SHOWING, CHANCE, A_HAND * other + seat)


def first_of_deck(deck):
    """The first card of the general deck (NATIONS) or of a nation's."""
    return 0 if deck == nations.NATIONS else cards.GENERAL_CARDS + cards.OWN_CARDS * deck


def after_deck(deck):
    """The card after the last one of a deck."""
    is_general = deck == nations.NATIONS
    return first_of_deck(deck) + (cards.GENERAL_CARDS if is_general else cards.OWN_CARDS)


def cards_of_deck_at(state, deck, place):
    """How many cards of a deck lie in a place."""
    return sum(
        place_of(state, card) == place for card in range(first_of_deck(deck), after_deck(deck))
    )
