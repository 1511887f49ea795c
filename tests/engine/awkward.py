"""Council: a game with one of each awkward thing. Three rounds round a table of two to six lords.

1. A round: cards, tokens, the vote, the sending, the fights, the market.  2. Cards: each lord draws
up to the hand limit; the card turned up last lies on top.  3. Tokens: each draws one of the alike
tokens of a cup into a purse that only its owner looks into.  4. The vote: all at once, in secret;
if it is peace, all have won together.  5. The sending: each secretly sends men to an area, with a
card or without.  6. Fights: wherever two or more lords stand, one after another. In a fight each
may play knights; after each knight the others may trump it.  7. The market: each lord offers a
trade, which the other must accept, or looks into a hand, or at the top card, or passes.  8. After
three rounds the lords rank by their men in the areas.
"""

from tabard.engine.actions import asked, rows
from tabard.engine.book import Book, RuleText
from tabard.engine.flow.sequence import Sequence, phase
from tabard.engine.flow.stack import (  # fmt: skip
    agreed,
    answered,
    call_off,
    cursor,
    end,
    move_cursor,
    pop,
    push,
    seat_now,
)
from tabard.engine.game import Ending, Game
from tabard.engine.kinds import (
    CHANCE,
    EVERYBODY,
    NOBODY,
    OPEN,
    SEATS,
    Kind,
    numbers,
    or_none,
    upto,
)  # fmt: skip
from tabard.engine.options import Option
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.state import OWNER, Array, Record, each, one
from tabard.engine.words import _, n_

HANDS = [f"hand_{seat}" for seat in SEATS.words]
PURSES_OF = [f"purse_{seat}" for seat in SEATS.words]
KNIGHTS, MEN, IN_CUP, ROUNDS = 8, 4, 6, 3
CARDS = Kind("card", [f"knight_{n}" for n in range(8)] + [f"trump_{n}" for n in range(8)])
PLACES = Kind(
    "place", ["deck", *HANDS, "top", "discard"], seen_by=[NOBODY, *range(SEATS), NOBODY, EVERYBODY]
)
DECK, HAND, TOP, DISCARD = 0, 1, 7, 8  # a seat's hand is HAND + seat
COLOURS = Kind("colour", ["red", "green", "blue"])
PURSES = Kind("purse", ["cup", *PURSES_OF], seen_by=[NOBODY, *range(SEATS)])
CUP, PURSE = 0, 1
AREAS = Kind("area", ["hill", "moor", "port"])
SIDES = Kind("side", ["war", "peace"], first=1)
CARD_OR_NONE, AREA_OR_NONE = or_none(CARDS), or_none(AREAS)
SIDE_OR_NONE = Kind("side", ["none", *SIDES.words])
NO_CARD, NO_AREA, PEACE = 16, 3, 2
SENT = upto(3)
OPTIONS = Kind("option", ["votes", "hands"])
STEP = {"step": upto(20)}
PHASES = Kind(
    "phase",
    ["round", "draw", "pull", "vote", "send", "fights", "fight", "knights", "trumps", "die",
     "market", "trade", "consent", "turn_up"],
)  # fmt: skip
(ROUND, DRAW, PULL, VOTE, SEND, FIGHTS, FIGHT, KNIGHT_WINDOW, TRUMP_WINDOW, DIE,
 MARKET, TRADE, CONSENT, TURN_UP) = PHASES.numbers  # fmt: skip
ACCORD, RANKED = 1, 2


class State(Record):
    option: Array = each(OPTIONS)
    round: int = one(start=1)
    card_place: Array = each(CARDS, of=PLACES, secret="place", seen="card_seen")
    card_seen: Array = each(CARDS)  # a bit for each seat that has seen the card where it lies
    tokens: Array = each(PURSES, COLOURS, secret="place")
    camp: Array = each(SEATS)
    men: Array = each(AREAS, SEATS)
    vote: Array = each(SEATS, of=SIDE_OR_NONE, secret=OWNER, sealed=True)
    sent_area: Array = each(SEATS, of=AREA_OR_NONE, start=NO_AREA, secret=OWNER, sealed=True)
    sent_card: Array = each(SEATS, of=CARD_OR_NONE, start=NO_CARD, secret=OWNER, sealed=True)
    sent_men: Array = each(SEATS, secret=OWNER, sealed=True)
    fight_area: int = one(of=AREA_OR_NONE, start=NO_AREA)
    strength: Array = each(SEATS)  # knights played in the fight


BOOK = Book(RuleText("4", _("The vote"), _("All vote at once, in secret."), "toy", ("votes",)))
MEN_OFF = BOOK.complain("1", _("Men are missing."))
TOKENS_OFF = BOOK.complain("3", _("Tokens are missing."))
TOP_OFF = BOOK.complain("2", _("Two cards lie on top."))
NOT_ON_TOP = BOOK.refuse("2", _("Another card lies on top."))
NOT_IN_DECK = BOOK.refuse("2", _("That card is not in the deck."))
CUP_LACKS = BOOK.refuse("3", _("No {colour} token is in the cup."), colour=COLOURS)
NOT_IN_HAND = BOOK.refuse("5", _("You do not hold {card}."), card=CARDS)
TOO_FEW_MEN = BOOK.refuse(
    "5", n_("You have only {men} man.", "You have only {men} men.", "men"), men=SENT
)
NO_KNIGHT = BOOK.refuse("6", _("{card} is no knight."), card=CARDS)
NO_TRUMP = BOOK.refuse("6", _("{card} is no trump."), card=CARDS)
YOURSELF = BOOK.refuse("7", _("You cannot trade with yourself."))
NO_SUCH_SEAT = BOOK.refuse("7", _("Nobody sits there."))
PURSE_LACKS = BOOK.refuse("7", _("You have no {colour} token."), colour=COLOURS)
NOTHING_TO_GET = BOOK.refuse("7", _("The purse of {seat} is empty."), seat=SEATS)
NO_HAND = BOOK.refuse("7", _("{seat} holds no cards."), seat=SEATS)
TOP_KNOWN = BOOK.refuse("7", _("A card has been turned up already, or the deck is empty."))

DREW = BOOK.told(
    "drew", "2", _("{seat} draws {card}."), secret={"card": "seat"},
    unseen=_("{seat} draws a card."), seat=SEATS, card=CARDS,
)  # fmt: skip
PULLED = BOOK.told(
    "pulled", "3", _("{seat} pulls {colour}."), secret={"colour": "seat"},
    unseen=_("{seat} pulls a token."), seat=SEATS, colour=COLOURS,
)  # fmt: skip
VOTED = BOOK.told("voted", "4", _("{seat} votes for {side}."), seat=SEATS, side=SIDES)
SENDS = BOOK.told(
    "sends", "5", n_(
        "{seat} sends {men} man to {area} with {card}.",
        "{seat} sends {men} men to {area} with {card}.",
        "men",
    ),
    seat=SEATS, area=AREAS, card=CARD_OR_NONE, men=SENT,
)  # fmt: skip
PLAYED = BOOK.told("played", "6", _("{seat} plays {card}."), seat=SEATS, card=CARDS)
WON = BOOK.told("won", "6", _("{seat} wins {area}."), weight=1, seat=SEATS, area=AREAS)
TRADED = BOOK.told(
    "traded", "7", _("{seat} gives {give} to {to} for {want}."),
    seat=SEATS, give=COLOURS, to=SEATS, want=COLOURS,
)  # fmt: skip
LOOKED = BOOK.told("looked", "7", _("{seat} looks into the hand of {at}."), seat=SEATS, at=SEATS)


# --- counting ------------------------------------------------------------------------------


def everybody(state):
    """A bit for each seat that plays."""
    return (1 << state.seats) - 1


def all_answered(state):
    """Has everybody answered the question on top?"""
    return state.frame_answered[state.depth - 1] == everybody(state)


def cards_in(state, where):
    """How many cards lie in a place."""
    count = 0
    for card in range(CARDS):
        count += state.card_place[card] == where
    return count


def tokens_in(state, purse):
    """How many tokens lie in a purse or the cup."""
    return state.tokens[purse][0] + state.tokens[purse][1] + state.tokens[purse][2]


def lords_in(state, area):
    """How many lords have men in an area."""
    count = 0
    for seat in range(state.seats):
        count += state.men[area][seat] > 0
    return count


def in_hand(state, seat, card):
    """Does the seat hold this card?"""
    return state.card_place[card] == HAND + seat


def hand_limit(state):
    """Option hands: three cards or two."""
    return 2 if state.option[1] == 1 else 3


# --- 1 the round ---------------------------------------------------------------------------


def next_in_round(state):
    """Each part of the round in turn; after the last the next round, or the ranking."""
    part = cursor(state)
    move_cursor(state, part + 1)
    if part == 0:
        push(state, DRAW, 0)
    elif part == 1:
        push(state, PULL, 0)
    elif part == 2:
        push(state, VOTE, 0)
    elif part == 3:
        push(state, SEND, 0)
    elif part == 4:
        push(state, FIGHTS, 0)
    elif part == 5:
        push(state, MARKET, 0)
    elif state.round == ROUNDS:
        end(state, RANKED)
    else:
        state.round += 1
        move_cursor(state, 0)


# --- 2 cards -------------------------------------------------------------------------------


def next_draw(state):
    """The next lord whose hand is not full draws; an empty deck is made from the discards."""
    seat = cursor(state)
    if cards_in(state, DECK) + cards_in(state, TOP) == 0:
        reshuffle(state)
    if seat == state.seats or cards_in(state, DECK) + cards_in(state, TOP) == 0:
        pop(state)
    elif cards_in(state, HAND + seat) >= hand_limit(state):
        move_cursor(state, seat + 1)
    else:
        push(state, TURN_UP, seat)
        move_cursor(state, 1)


def reshuffle(state):
    """The discards become the deck; nobody has seen anything in it."""
    for card in range(CARDS):
        if state.card_place[card] == DISCARD:
            state.card_place[card] = DECK
            state.card_seen[card] = 0


def why_not_draw(state, seat, card):
    """Rule 2: the card on top, or any of the deck."""
    if cards_in(state, TOP) > 0:
        return LEGAL if state.card_place[card] == TOP else because(NOT_ON_TOP)
    return LEGAL if state.card_place[card] == DECK else because(NOT_IN_DECK)


def seen_by_draw(state, seat, card):
    """Who draws it, or who looks at it."""
    return seat_now(state)


def draw(state, seat, card):
    """Into the hand; or, when somebody only looks at it, face down on top of the deck."""
    lord = seat_now(state)
    if cursor(state) == 1:
        state.card_place[card] = HAND + lord
    else:
        state.card_place[card] = TOP
        state.card_seen[card] |= 1 << lord
    tell(state, DREW, lord, card)
    pop(state)


# --- 3 tokens ------------------------------------------------------------------------------


def why_not_pull(state, seat, colour):
    """Rule 3: a token that is in the cup."""
    return LEGAL if state.tokens[CUP][colour] > 0 else because(CUP_LACKS, colour)


def weight_pull(state, seat, colour):
    """The tokens of a colour are all alike."""
    return state.tokens[CUP][colour]


def seen_by_pull(state, seat, colour):
    """Whose purse it goes into."""
    return cursor(state)


def pull(state, seat, colour):
    """From the cup into the purse; the next lord follows."""
    lord = cursor(state)
    state.tokens[CUP][colour] -= 1
    state.tokens[PURSE + lord][colour] += 1
    tell(state, PULLED, lord, colour)
    move_cursor(state, lord + 1)
    if lord + 1 == state.seats or tokens_in(state, CUP) == 0:
        pop(state)


# --- 4 the vote ----------------------------------------------------------------------------


def why_not_vote(state, seat, side):
    """Rule 4: war or peace."""
    return LEGAL


def vote(state, seat, side):
    """In secret; with the last vote all are opened."""
    state.vote[seat] = side
    answered(state, seat)
    if all_answered(state):
        open_votes(state)


def open_votes(state):
    """All see all votes; enough for peace (option votes) and all have won."""
    for_peace = 0
    for seat in range(state.seats):
        for_peace += state.vote[seat] == PEACE
        tell(state, VOTED, seat, state.vote[seat])
        state.vote[seat] = 0
    pop(state)
    if for_peace == state.seats or (state.option[0] == 1 and 2 * for_peace > state.seats):
        end(state, ACCORD)


# --- 5 the sending -------------------------------------------------------------------------


def why_not_send(state, seat, area, card, men):
    """Rule 5: to any area, with a card of your hand or none, up to three men of the camp."""
    if card != OPEN and card != NO_CARD and not in_hand(state, seat, card):
        return because(NOT_IN_HAND, card)
    if men != OPEN and state.camp[seat] < men:
        return because(TOO_FEW_MEN, state.camp[seat])
    return LEGAL


def default_send(state, seat, area, card, men):
    """An absent lord sends nothing."""
    return card == NO_CARD


def send(state, seat, area, card, men):
    """In secret; with the last order all are opened and the men march."""
    state.sent_area[seat] = area
    state.sent_card[seat] = card
    state.sent_men[seat] = men
    answered(state, seat)
    if all_answered(state):
        pop(state)
        for lord in range(state.seats):
            open_order(state, lord)


def open_order(state, seat):
    """The men stand in their area; a card sent with them is thrown away and counts as a man."""
    area, card, men = state.sent_area[seat], state.sent_card[seat], state.sent_men[seat]
    tell(state, SENDS, seat, area, card, men)
    state.camp[seat] -= men
    state.men[area][seat] += men
    if card != NO_CARD:
        state.card_place[card] = DISCARD
    state.sent_area[seat] = NO_AREA
    state.sent_card[seat] = NO_CARD
    state.sent_men[seat] = 0


# --- 6 fights ------------------------------------------------------------------------------


def next_fight(state):
    """Area by area: where two or more lords stand, they fight."""
    area = cursor(state)
    if area == AREAS:
        pop(state)
        return
    move_cursor(state, area + 1)
    if lords_in(state, area) > 1:
        state.fight_area = area
        push(state, FIGHT, 0)


def next_in_fight(state):
    """Lord by lord: whoever stands there and holds cards may play knights; then the die."""
    seat = cursor(state)
    move_cursor(state, seat + 1)
    if seat == state.seats:
        push(state, DIE, 0)
    elif seat > state.seats:
        pop(state)
        state.fight_area = NO_AREA
    elif state.men[state.fight_area][seat] > 0 and cards_in(state, HAND + seat) > 0:
        push(state, KNIGHT_WINDOW, seat)


def why_not_knight(state, seat, card):
    """Rule 6: a knight of your hand."""
    if not in_hand(state, seat, card):
        return because(NOT_IN_HAND, card)
    return LEGAL if card < KNIGHTS else because(NO_KNIGHT, card)


def knight(state, seat, card):
    """It counts as a man, unless another lord who might hold a trump has one."""
    discard(state, seat, card)
    state.strength[seat] += 1
    other = next_with_cards(state, seat)
    if other != seat:
        push(state, TRUMP_WINDOW, other)


def next_with_cards(state, seat):
    """The next lord after this one who holds cards; the same when there is none."""
    for step in range(1, state.seats):
        other = (seat + step) % state.seats
        if cards_in(state, HAND + other) > 0:
            return other
    return seat


def why_not_trump(state, seat, card):
    """Rule 6: a trump of your hand."""
    if not in_hand(state, seat, card):
        return because(NOT_IN_HAND, card)
    return LEGAL if card >= KNIGHTS else because(NO_TRUMP, card)


def trump(state, seat, card):
    """The knight below does not count."""
    discard(state, seat, card)
    pop(state)
    state.strength[seat_now(state)] -= 1


def discard(state, seat, card):
    """A card is played openly."""
    state.card_place[card] = DISCARD
    tell(state, PLAYED, seat, card)


def why_not_pass_(state, seat):
    """Anybody may pass."""
    return LEGAL


def pass_(state, seat):
    """The window, or the trade, is over."""
    pop(state)


def why_not_die(state, seat, face):
    """Rule 6: any face."""
    return LEGAL


def die(state, seat, face):
    """The strongest keeps the area (among equals the first from the die's seat on); the rest go."""
    area, winner, best = state.fight_area, 0, -1
    for step in range(state.seats):
        lord = (face + step) % state.seats
        strength = state.men[area][lord] + state.strength[lord]
        if state.men[area][lord] > 0 and strength > best:
            winner = lord
            best = strength
    for lord in range(state.seats):
        state.strength[lord] = 0
        if lord != winner:
            state.camp[lord] += state.men[area][lord]
            state.men[area][lord] = 0
    tell(state, WON, winner, area)
    pop(state)


# --- 7 the market --------------------------------------------------------------------------


def next_trade(state):
    """Lord by lord."""
    seat = cursor(state)
    if seat == state.seats:
        pop(state)
        return
    move_cursor(state, seat + 1)
    push(state, TRADE, seat)


def why_not_offer(state, seat, to, give, want):
    """Rule 7: to another lord whose purse is not empty, a token that you have."""
    if to == seat:
        return because(YOURSELF)
    if to >= state.seats:
        return because(NO_SUCH_SEAT)
    if tokens_in(state, PURSE + to) == 0:
        return because(NOTHING_TO_GET, to)
    if tokens_in(state, PURSE + seat) == 0:
        return because(NOTHING_TO_GET, seat)
    if give != OPEN and state.tokens[PURSE + seat][give] == 0:
        return because(PURSE_LACKS, give)
    return LEGAL


def consent_offer(state, seat, to, give, want):
    """The other lord must agree."""
    return 1 << to


def offer(state, seat, to, give, want):
    """The tokens change purses."""
    state.tokens[PURSE + seat][give] -= 1
    state.tokens[PURSE + to][give] += 1
    state.tokens[PURSE + to][want] -= 1
    state.tokens[PURSE + seat][want] += 1
    tell(state, TRADED, seat, give, to, want)
    pop(state)


def why_not_accept(state, seat):
    """Rule 7: only with the token that is wanted."""
    wanted = state.draft[seat_now(state)][2]
    return LEGAL if state.tokens[PURSE + seat][wanted] > 0 else because(PURSE_LACKS, wanted)


def accept(state, seat):
    """The offer that waits is carried out."""
    agreed(state, seat)


def why_not_decline(state, seat):
    """Rule 7: nobody must."""
    return LEGAL


def decline(state, seat):
    """Nothing changes hands, and the trade is over."""
    call_off(state)
    pop(state)


def why_not_look(state, seat, at):
    """Rule 7: into a hand that is not empty."""
    if at == seat or at >= state.seats:
        return because(NO_SUCH_SEAT)
    return LEGAL if cards_in(state, HAND + at) > 0 else because(NO_HAND, at)


def look(state, seat, at):
    """The cards of that hand have been seen."""
    for card in range(CARDS):
        if in_hand(state, at, card):
            state.card_seen[card] |= 1 << seat
    tell(state, LOOKED, seat, at)
    pop(state)


def why_not_peek(state, seat):
    """Rule 7: at the top card, once it has not been turned up."""
    return LEGAL if cards_in(state, DECK) > 0 and cards_in(state, TOP) == 0 else because(TOP_KNOWN)


def peek(state, seat):
    """Chance turns the card up, for this lord alone."""
    pop(state)
    push(state, TURN_UP, seat)


# --- the table -----------------------------------------------------------------------------


def lay_out(state):
    """All cards in the deck, six tokens of each colour in the cup, four men in each camp."""
    for colour in range(COLOURS):
        state.tokens[CUP][colour] = IN_CUP
    for seat in range(state.seats):
        state.camp[seat] = MEN


def set_up(state):
    """The first round begins."""
    lay_out(state)
    push(state, ROUND, 0)


def accounted(state):
    """Each lord's men, the tokens of each colour, at most one card on top."""
    for seat in range(state.seats):
        men = state.camp[seat]
        for area in range(AREAS):
            men += state.men[area][seat]
        if men != MEN:
            return MEN_OFF
    for colour in range(COLOURS):
        count = 0
        for purse in range(PURSES):
            count += state.tokens[purse][colour]
        if count != IN_CUP:
            return TOKENS_OFF
    return TOP_OFF if cards_in(state, TOP) > 1 else 0


def score(state, seat):
    """The men in the areas."""
    return state.men[0][seat] + state.men[1][seat] + state.men[2][seat]


def place(state, seat):
    """After an accord all share the first place; else by men, ties sharing theirs."""
    better = 0
    for other in range(state.seats):
        better += score(state, other) > score(state, seat)
    return 1 if state.ended == ACCORD else 1 + better


GAME = Game(
    name="council",
    title="Council",
    version="1",
    stage="toy",
    seats=range(2, 7),
    state=State,
    verbs=[
        rows(draw, card=CARDS),
        rows(pull, colour=COLOURS),
        rows(vote, side=SIDES),
        asked(send, area=AREAS, card=CARD_OR_NONE, men=SENT),
        rows(knight, card=CARDS),
        rows(trump, card=CARDS),
        rows(pass_),
        rows(die, face=numbers(1, 6)),
        asked(offer, to=SEATS, give=COLOURS, want=COLOURS),
        rows(accept),
        rows(decline),
        rows(look, at=SEATS, final=True),
        rows(peek),
    ],
    sequence=Sequence(
        PHASES,
        [
            phase(ROUND, "1", does=next_in_round, keeps=STEP),
            phase(DRAW, "2", does=next_draw, keeps=STEP),
            phase(TURN_UP, "2", verbs=(draw,), asks=CHANCE, keeps=STEP),
            phase(PULL, "3", verbs=(pull,), asks=CHANCE, keeps=STEP),
            phase(VOTE, "4", verbs=(vote,), asks=everybody, sealed=True, public=False, keeps=STEP),
            phase(SEND, "5", verbs=(send,), asks=everybody, sealed=True, public=False, keeps=STEP),
            phase(FIGHTS, "6", does=next_fight, keeps=STEP),
            phase(FIGHT, "6", does=next_in_fight, keeps=STEP),
            phase(KNIGHT_WINDOW, "6", verbs=(knight, pass_), public=False, keeps=STEP),
            phase(TRUMP_WINDOW, "6", verbs=(trump, pass_), public=False, keeps=STEP),
            phase(DIE, "6", verbs=(die,), asks=CHANCE, keeps=STEP),
            phase(MARKET, "7", does=next_trade, keeps=STEP),
            phase(
                TRADE,
                "7",
                verbs=(offer, look, peek, pass_),
                passes=(pass_,),
                public=False,
                keeps=STEP,
            ),
            phase(CONSENT, "7", verbs=(accept, decline), consents=True, public=False),
        ],
    ),
    options=(
        Option("votes", _("Votes needed for peace"), ("all", "most"), ("4",)),
        Option("hands", _("Cards in a full hand"), ("three", "two"), ("2",)),
    ),
    book=BOOK,
    endings=(
        Ending("accord", "4", _("There is peace."), won=True),
        Ending("ranked", "8", _("Three rounds are over.")),
    ),
    set_up=set_up,
    lay_out=lay_out,
    accounted=accounted,
    place=place,
    score=score,
    worth=score,
    longest=420,
)
