"""Toll: chips that only their owner counts, after the card game No Thanks!; a game without options.

1. Three to five seats begin with 11 chips each, and nobody shows how many are left.  2. Of the
cards 3 to 35 one is turned up after another; nine stay in the deck.  3. Whoever is asked pays a
chip onto the card, and the next seat is asked,  4. or takes the card with its chips, and goes on
with the next one.  5. After the last card all chips are laid open: best is who has least in cards,
of neighbouring ones only the lowest counted, less a point a chip.
"""

from tabard.engine.actions import rows
from tabard.engine.book import Book, RuleText
from tabard.engine.flow.sequence import Sequence, phase
from tabard.engine.flow.stack import end, push, seat_now, turn_to
from tabard.engine.game import Ending, Game
from tabard.engine.kinds import CHANCE, SEATS, Kind, upto
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.state import OWNER, Array, Record, each, one
from tabard.engine.words import _, n_

LOWEST, OUT, CHIPS, MOST_SEATS = 3, 9, 11, 5
CARDS = Kind("card", [f"card_{n}" for n in range(LOWEST, 36)])
PLACES = Kind("place", [*SEATS.words, "deck", "up"])
DECK, UP = SEATS, SEATS + 1
PILE = upto(CHIPS * MOST_SEATS)
PHASES = Kind("phase", ["card", "toll", "count"])
CARD, TOLL, COUNT = PHASES.numbers


class State(Record):
    card_place: Array = each(CARDS, of=PLACES, start=DECK)
    chips: Array = each(SEATS, of=PILE, secret=OWNER)  # chips behind each seat's hand
    on_card: int = one(of=PILE)  # chips on the card that lies open
    just_taken: int = one(of=PILE)  # chips that all have just seen the seat of the turn take
    shown: Array = each(SEATS, of=PILE)  # chips laid open at the end


BOOK = Book(RuleText("3", _("Paying"), _("A chip on the card, and the next is asked."), "toy"))
CHIPS_OFF = BOOK.complain(
    "1", _("Chips in the game: {found} instead of {all}."), found=PILE, all=PILE
)
TAKEN_OFF = BOOK.complain("4", _("The chips that were just taken are not there."))
TURNED_BEFORE = BOOK.refuse("2", _("{card} has been turned up before."), card=CARDS)
NO_CHIP = BOOK.refuse("3", _("You have no chip to pay with."))
PAID = BOOK.told("paid", "3", _("{seat} pays a chip."), seat=SEATS)
TOOK = BOOK.told(
    "took",
    "4",
    n_(
        "{seat} takes {card} with {chips} chip.", "{seat} takes {card} with {chips} chips.", "chips"
    ),
    seat=SEATS,
    card=CARDS,
    chips=PILE,
)
SHOWN = BOOK.told(
    "shown",
    "5",
    n_("{seat} has {chips} chip.", "{seat} has {chips} chips.", "chips"),
    seat=SEATS,
    chips=PILE,
)


def cards_in(state, where):
    """How many cards lie in a place."""
    count = 0
    for card in range(CARDS):
        count += state.card_place[card] == where
    return count


def why_not_turn_up(state, seat, card):
    """Rule 2: any card of the deck."""
    return LEGAL if state.card_place[card] == DECK else because(TURNED_BEFORE, card)


def turn_up(state, seat, card):
    """The seat of the turn is asked first."""
    state.card_place[card] = UP
    turn_to(state, TOLL, seat_now(state))


def why_not_pay(state, seat):
    """Rule 3: with a chip of one's own."""
    return LEGAL if state.chips[seat] > 0 else because(NO_CHIP)


def pay(state, seat):
    """The chip lies on the card, and the next seat is asked."""
    state.chips[seat] -= 1
    state.on_card += 1
    state.just_taken = 0
    tell(state, PAID, seat)
    turn_to(state, TOLL, (seat + 1) % state.seats)


def why_not_take(state, seat):
    """Rule 4: always."""
    return LEGAL


def take(state, seat):
    """The card and its chips; then the next card, or after the last the count."""
    for card in range(CARDS):
        if state.card_place[card] == UP:
            state.card_place[card] = seat
            tell(state, TOOK, seat, card, state.on_card)
    state.chips[seat] += state.on_card
    state.just_taken += state.on_card
    state.on_card = 0
    turn_to(state, CARD if cards_in(state, DECK) > OUT else COUNT, seat)


def why_not_show(state, seat):
    """Rule 5: nothing else is left to do."""
    return LEGAL


def show(state, seat):
    """Everybody's chips lie open."""
    for owner in range(state.seats):
        tell(state, SHOWN, owner, state.chips[owner])
        state.shown[owner] = state.chips[owner]
        state.chips[owner] = 0
    state.just_taken = 0
    end(state, 1)


def could_be(state):
    """Whoever has just taken chips has them."""
    return state.chips[seat_now(state)] >= state.just_taken


def lay_out(state):
    """Everybody has the same number of chips."""
    for seat in range(state.seats):
        state.chips[seat] = CHIPS


def set_up(state):
    """The first seat begins."""
    lay_out(state)
    push(state, CARD, 0)


def accounted(state):
    """Every chip is somewhere, and what was seen to be taken is there."""
    chips = state.on_card
    for seat in range(state.seats):
        chips += state.chips[seat] + state.shown[seat]
    if chips != CHIPS * state.seats:
        return because(CHIPS_OFF, chips, CHIPS * state.seats)
    return 0 if could_be(state) else TAKEN_OFF


def score(state, seat):
    """A point for each chip, less what the cards count."""
    points = state.chips[seat] + state.shown[seat]
    for card in range(CARDS):
        if state.card_place[card] == seat and (card == 0 or state.card_place[card - 1] != seat):
            points -= LOWEST + card
    return points


GAME = Game(
    name="toll",
    title="Toll",
    version="1",
    stage="toy",
    seats=range(3, MOST_SEATS + 1),
    state=State,
    verbs=[rows(turn_up, card=CARDS), rows(pay), rows(take), rows(show, final=True)],
    sequence=Sequence(
        PHASES,
        [
            phase(CARD, "2", verbs=(turn_up,), asks=CHANCE),
            phase(TOLL, "3", verbs=(pay, take), public=False),  # who must take has no chip
            phase(COUNT, "5", verbs=(show,), public=False),  # asked, for it cannot be taken back
        ],
    ),
    book=BOOK,
    endings=(Ending("counted", "5", _("All chips lie open.")),),
    set_up=set_up,
    lay_out=lay_out,
    accounted=accounted,
    could_be=could_be,
    score=score,
    longest=(CARDS - OUT) * (2 + CHIPS * MOST_SEATS) + 1,
)
