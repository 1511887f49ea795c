"""Is every component where it can be, and does what goes on belong together? (2.1, 2.17, 3.6)"""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, phase_now
from tabard.engine.kinds import CHANCE, NUMBER
from tabard.engine.rule import because, table
from tabard.engine.words import _, n_

from . import phases
from .book import complain
from .components import board, cards, pieces, roles
from .deck import events_of_the_vestalis, unseen_events
from .draw import MOST_OUT
from .hands import cards_of_tribe, hand_size, in_phase_two
from .phases import PHASES
from .players import active_seat, is_solo, pawn_with_role, pawns_in_play
from .setup import EVENTS_IN_DECK, cards_to_deal, cards_unseen_in_deck, is_dealt
from .supply import cubes_on_board, forts_in_supply, legions_in_supply

LEGIONS_OFF = complain("2.1", _("{found} legions lie on the board; there are {all}."))
FORTS_OFF = complain("2.1", _("{found} forts stand on the board; there are {all}."))
CUBES_OFF = complain(
    "2.1", _("{found} barbarians of the {tribe} are on the board; there are {all}.")
)
CITY_OFF = complain("58", _("{city} holds {found} of the {tribe}; a city holds 0 to 3."))
TURN_OFF = complain("3", _("It is the turn of {pawn}, but {all} pawns are in play."))
PAWN_NOWHERE = complain("2.2.9", _("{pawn} stands nowhere."))
PAWN_TOO_MANY = complain("2.2.9", _("{pawn} is not in play, and stands in {city}."))
ROLE_TWICE = complain(
    "2.2.4",
    _("{one} and {other} are both {role}; a role is played once."),
    one=pieces.PAWNS,
    other=pieces.PAWNS,
)
DECK_OFF = complain(
    "2.15", _("Ordinary cards in the piles: {found}; unseen and in the deck: {all}.")
)
REVOLT_OFF = complain("2.15", _("{pile} holds a revolt, but no card."))
EVENTS_OFF = complain("2.2.6", _("Events said to be in the deck: {found}; unseen: {all}."))
HAND_OFF = complain(
    "2.13", _("{card} is in the hand of {seat}, who does not play."), card=cards.PLAYER_CARDS
)
HAND_FULL = complain("2.3", _("{seat} holds {found} cards; a hand holds 7."))
TREASURY_OFF = complain(
    "2.13",
    _("{card} is in the treasury, which only one player alone has."),
    card=cards.PLAYER_CARDS,
)
OUT_OFF = complain(
    "2.3",
    _("{card} is out of the deck and must lie in “drawn”, or on top, once."),
    card=cards.PLAYER_CARDS,
)
LOOKED_OFF = complain("3.8.10", _("A barbarian card lies open, but no Melius cavere goes on."))
NOT_THE_ACTIVE = complain("3", _("“{phase}” is the active player's; that is {seat}."), phase=PHASES)
NO_BATTLE = complain("21", _("“{phase}” needs battle_city: where is the battle?"), phase=PHASES)
NO_DICE = complain("21", _("“{phase}” needs dice_left: how many dice are to fall?"), phase=PHASES)
NO_GOAL = complain("3.8", _("“{phase}” needs goal: which city is it about?"), phase=PHASES)
NO_TRIBE = complain(
    "3.8", _("“{phase}” needs chosen_tribe: which tribe is it about?"), phase=PHASES
)
NOTHING_LEFT = complain(
    "3.8", _("“{phase}” needs left_to_do: how many are to be named?"), phase=PHASES
)
PRICE_OFF = complain(
    "28",
    n_(
        "{seat} owes {owed} card of the colour and holds {found}: there is no choice.",
        "{seat} owes {owed} cards of the colour and holds {found}: there is no choice.",
        "owed",
    ),
    seat=pieces.PAWNS,
    found=NUMBER,
    owed=NUMBER,
)
NO_CITY_LEFT = complain(
    "3.7.6", _("“{phase}” needs left_city: where did the Regina come from?"), phase=PHASES
)
TURNS_OFF = complain(
    "2.2", _("turns is {turns}: in the set-up it is 0, afterwards at least 1."),
    turns=NUMBER,
)  # fmt: skip
STEP_OFF = complain("2.2", _("“{phase}” has begun, and nothing of it goes on."), phase=PHASES)
SETTLED_OFF = complain("2.2.3", _("Gold cards that have come up: {found}; said to be: {said}."))
DEALT_OFF = complain("2.2.5", _("Dealt: {found}; said to be: {said}."))
SHUFFLED_OFF = complain(
    "2.2.5",
    n_(
        "{found} event is in the deck or dealt from it; {all} for so many players.",
        "{found} events are in the deck or dealt from it; {all} for so many players.",
    ),
)
LAID_EARLY = complain(
    "2.2.5", _("{card} lies where no card lies before the first turn: it is unseen, or dealt."),
    card=cards.PLAYER_CARDS,
)  # fmt: skip
PAWNS_OFF = complain(
    "3.8.12",
    _("Pawns that have been named: {named}; that may still be: {left}; in play: {all}."),
    named=NUMBER,
)
DICE_OFF = complain("21", _("dice_left is {found}, and no dice are thrown now: 0."))
INVADED_OFF = complain(
    "2.2.3",
    n_(
        "{found} barbarian is on the board; the gold cards bring {all}.",
        "{found} barbarians are on the board; the gold cards bring {all}.",
    ),
)
PILES_OFF = complain("2.2.7", _("The player deck has no piles yet; {pile} holds cards."))
START_OFF = complain("2.2.9", _("It is {pawn} that chooses its city now."))
STARTED_OFF = complain(
    "2.2.9",
    n_(
        "The pawns choose their cities in turn: {found} stands somewhere, {said} should.",
        "The pawns choose their cities in turn: {found} stand somewhere, {said} should.",
    ),
)
NOTHING_DRAWN = complain("36", _("to_draw is {found}, and nobody draws: 0."))
DRAWN_OFF = complain(
    "36",
    n_(
        "{found} card is out or still to be drawn; here there can be {most}.",
        "{found} cards are out or still to be drawn; here there can be {most}.",
    ),
)
NO_VESTALIS = complain("3.7.7", _("Nobody is the Vestalis, and an event is drawn for her."))
RESULTS_OFF = complain("2.5", _("There are results of dice, and no battle goes on."))

# The step of the set-up that follows on each of its phases.
SETTLING, CASTING, DEALING, STARTING = 1, 2, 3, 5
_OF_ANYBODY = (
    phases.SET_UP,
    phases.GOLD_CARDS,
    phases.DEAL_ROLES,
    phases.DEAL,
    phases.START_CITY,
    phases.TURN,
    phases.CONSENT,
    phases.OVER_LIMIT,
    phases.CONSULTING,
)
OF_THE_ACTIVE = table([phase not in _OF_ANYBODY for phase in PHASES.numbers])
FIGHTS = table(
    [
        phase in (phases.BATTLE, phases.ROLL, phases.SET_DICE, phases.CASUALTIES)
        for phase in PHASES.numbers
    ]
)


def complaint(state):
    """0 when everything is where it can be, else what is wrong (2.1, 2.17)."""
    return pieces_off(state) or pawns_off(state) or cards_off(state) or goes_on_off(state)


# --- the board (2.1, 3.1) -------------------------------------------------------------------------


def pieces_off(state):
    """Legions, forts and cubes are as many as there are; a city holds 3 of a tribe (2.1, 58)."""
    if legions_in_supply(state) < 0:
        return because(LEGIONS_OFF, pieces.LEGIONS - legions_in_supply(state), pieces.LEGIONS)
    if forts_in_supply(state) < 0:
        return because(FORTS_OFF, pieces.FORTS - forts_in_supply(state), pieces.FORTS)
    for tribe in range(board.TRIBES):
        if cubes_on_board(state, tribe) > board.CUBES[tribe]:
            return because(CUBES_OFF, cubes_on_board(state, tribe), tribe, board.CUBES[tribe])
        for city in range(board.CITIES):
            if not 0 <= state.cubes[city][tribe] <= board.FULL:
                return because(CITY_OFF, city, state.cubes[city][tribe], tribe)
    return 0


# --- the players (2.2, 2.13) ----------------------------------------------------------------------


def pawns_off(state):
    """Once play has begun each pawn stands somewhere; no role is played twice (2.2.4, 2.2.9)."""
    playing = pawns_in_play(state)
    if state.turn >= playing:
        return because(TURN_OFF, state.turn, playing)
    for pawn in range(pieces.MOST_SEATS):
        if pawn < playing and state.turns > 0 and state.pawn[pawn] == board.NOWHERE:
            return because(PAWN_NOWHERE, pawn)
        if pawn >= playing and state.pawn[pawn] != board.NOWHERE:
            return because(PAWN_TOO_MANY, pawn, state.pawn[pawn])
        for other in range(pawn):
            if state.role[pawn] == state.role[other] and state.role[pawn] != roles.NO_ROLE:
                return because(ROLE_TWICE, other, pawn, state.role[pawn])
    return 0


# --- the cards (2.3, 2.13, 2.15) ------------------------------------------------------------------


def cards_off(state):
    """What lies in the deck, in hands and outside (2.15)."""
    if events_of_the_vestalis(state) < 0:
        return because(EVENTS_OFF, state.events_in_deck, unseen_events(state))
    if is_dealt(state) and cards_in_piles(state) != cards_unseen_in_deck(state):
        return because(DECK_OFF, cards_in_piles(state), cards_unseen_in_deck(state))
    for pile in range(cards.PILES):
        if state.pile_revolt[pile] > state.pile_cards[pile]:
            return because(REVOLT_OFF, pile)
    for card in range(cards.PLAYER_CARDS):
        if wrong := card_off(state, card):
            return wrong
    for seat in range(state.seats):
        if hand_size(state, seat) > cards.HAND_LIMIT and not may_hold_more(state, seat):
            return because(HAND_FULL, seat, hand_size(state, seat))
    if not goes_on(state, phases.PUTTING_BACK) and not goes_on(state, phases.BANISHING):
        for card in range(cards.BARBARIAN_CARDS):
            if state.looked_at[card]:
                return LOOKED_OFF
    return 0


def card_off(state, card):
    """Only those who play hold cards, alone there is a treasury, and what is out lies in one place
    (2.1, 2.3, 2.13)."""
    place = state.card_place[card]
    if state.seats <= place - cards.FIRST_HAND < pieces.MOST_SEATS:
        return because(HAND_OFF, card, place - cards.FIRST_HAND)
    if place == cards.TREASURY and not is_solo(state):
        return because(TREASURY_OFF, card)
    times = 1 if state.top_card == card else 0
    for at in range(MOST_OUT):
        if state.drawn[at] == card:
            times += 1
    if times != (1 if place == cards.IS_OUT else 0):
        return because(OUT_OFF, card)
    return 0


def may_hold_more(state, seat):
    """While the seat is asked to discard, or draws (2.3.2, 2.16)."""
    return is_over_limit(state, seat) or (in_phase_two(state) and seat == active_seat(state))


def is_over_limit(state, seat):
    """It is asked to discard, or plays an own event instead (2.3.2)."""
    return any(
        state.frame_phase[level] == phases.OVER_LIMIT and state.frame_seat[level] == seat
        for level in range(state.depth)
    )


def cards_in_piles(state):
    """Ordinary cards in the piles of the player deck; one that has just come up is still counted
    until it is known."""
    count = 1 if phase_now(state) == phases.WHICH_CARD else 0
    for pile in range(cards.PILES):
        count += state.pile_cards[pile] - state.pile_revolt[pile]
    return count


# --- what goes on (1, 2.11, 3.8) ------------------------------------------------------------------


def goes_on_off(state):
    """A turn or the set-up lies below, and each phase has what it is about (1)."""
    for level in range(state.depth):
        if wrong := frame_off(state, level, state.frame_phase[level], state.frame_seat[level]):
            return wrong
    if (state.frame_phase[0] == phases.SET_UP) != (state.turns == 0):
        return because(TURNS_OFF, state.turns)
    if state.frame_phase[0] == phases.SET_UP:
        if wrong := set_up_off(state, state.frame_cursor[0]):
            return wrong
    if state.dice_left > 0 and not dice_are_thrown(state):
        return because(DICE_OFF, state.dice_left)
    if state.to_draw > 0 and (
        not goes_on(state, phases.DRAWING) or goes_on(state, phases.PUT_BACK)
    ):
        return because(NOTHING_DRAWN, state.to_draw)
    if cards_out(state) > most_out(state):
        return because(DRAWN_OFF, cards_out(state), most_out(state))
    results = state.to_remove + state.to_lose + state.to_gain + state.dice_left
    if results > 0 and not goes_on(state, phases.BATTLE):
        return RESULTS_OFF
    return 0


def frame_off(state, level, phase, seat):
    """Whose a phase is (the active player's, or of an event theirs who play it over their limit),
    and what it is about (2.11, 3)."""
    if OF_THE_ACTIVE[phase] and not (
        seat == CHANCE or seat == active_seat(state) or is_over_limit(state, seat)
    ):
        return because(NOT_THE_ACTIVE, phase, active_seat(state))
    if phase == phases.CONSULTING and pawn_with_role(state, roles.VESTALIS) == pieces.NO_SEAT:
        return NO_VESTALIS
    named = state.frame_cursor[level]
    if phase == phases.HURRYING and named + state.left_to_do != pawns_in_play(state):
        return because(PAWNS_OFF, named, state.left_to_do, pawns_in_play(state))
    return subject_off(state, phase, seat)


def subject_off(state, phase, seat):
    """The city, the tribe or the number that a phase is about (21, 28, 3.7.6, 3.8)."""
    if (FIGHTS[phase] or phase == phases.STRIKE_ELSEWHERE) and state.battle_city == board.NOWHERE:
        return because(NO_BATTLE, phase)
    if (phase == phases.ROLL or phase == phases.SET_DICE) and state.dice_left == 0:
        return because(NO_DICE, phase)
    if (phase == phases.REPLACING or phase == phases.HURRYING) and state.goal == board.NOWHERE:
        return because(NO_GOAL, phase)
    if (phase == phases.BITING or phase == phases.PAY_ALLIANCE) and state.chosen_tribe < 0:
        return because(NO_TRIBE, phase)
    if names_pieces(phase) and state.left_to_do == 0:
        return because(NOTHING_LEFT, phase)
    if phase == phases.PAY_ALLIANCE:
        held = cards_of_tribe(state, seat, state.chosen_tribe)
        if held <= state.left_to_do:
            return because(PRICE_OFF, seat, held, state.left_to_do)
    if phase == phases.ESCORT and state.left_city == board.NOWHERE:
        return because(NO_CITY_LEFT, phase)
    return 0


def dice_are_thrown(state):
    """A battle begins, or its dice fall (2.5.8)."""
    if goes_on(state, phases.ROLL) or goes_on(state, phases.SET_DICE):
        return True
    top = state.depth - 1
    return state.frame_phase[top] == phases.BATTLE and state.frame_cursor[top] == 0


def names_pieces(phase):
    """Pieces are named one by one there (2.16)."""
    if (
        phase == phases.STRIKE_ELSEWHERE
        or phase == phases.REPLACING
        or phase == phases.BITING
        or phase == phases.HURRYING
    ):
        return True
    return phase == phases.PAY_ALLIANCE


def most_out(state):
    """Those of one draw; one that is dealt, or handed to the Vestalis (36, 2.2.5, 3.7.7)."""
    if goes_on(state, phases.DRAWING):
        return MOST_OUT
    return goes_on(state, phases.DEAL) or goes_on(state, phases.CONSULTING)


def cards_out(state):
    """Cards of one draw that are out, that come up now, and that are still to be drawn (36)."""
    count = state.to_draw
    for at in range(MOST_OUT):
        if state.drawn[at] != cards.NO_CARD:
            count += 1
    for phase in range(phases.TOP_CARD, phases.WHICH_EVENT + 1):
        if goes_on(state, phase):
            count += 1
    return count


# --- the set-up (2.2) -----------------------------------------------------------------------------


def set_up_off(state, step):
    """Each step has done what it asks for, and nothing that comes later (2.2)."""
    if not is_dealt(state):
        for pile in range(cards.PILES):
            if state.pile_cards[pile] > 0:
                return because(PILES_OFF, pile)
    if pawns_standing(state) != max(0, step - STARTING):
        return because(STARTED_OFF, pawns_standing(state), max(0, step - STARTING))
    if wrong := dealing_off(state, step):
        return wrong
    if state.depth == 1:
        return 0 if step == 0 else because(STEP_OFF, phases.SET_UP)
    phase, said = state.frame_phase[1], state.frame_cursor[1]
    if phase == phases.GOLD_CARDS and step == SETTLING:
        found = gold_cards_discarded(state)
        return 0 if found == said else because(SETTLED_OFF, found, said)
    if phase == phases.DEAL_ROLES and step == CASTING:
        found = roles_in_front(state)
        return 0 if found == said else because(DEALT_OFF, found, said)
    if phase == phases.DEAL and step == DEALING:
        found = cards_dealt(state)
        return 0 if found == said else because(DEALT_OFF, found, said)
    if phase == phases.START_CITY and STARTING <= step < STARTING + pawns_in_play(state):
        return start_off(state, step - STARTING, said)
    return 0


def dealing_off(state, step):
    """What is dealt in a step is not there before it, and whole after it (2.2.3, 2.2.4, 2.2.5)."""
    if step < SETTLING and gold_cards_discarded(state) > 0:
        return because(SETTLED_OFF, gold_cards_discarded(state), 0)
    found, should = barbarians_on_board(state), barbarians_settled(gold_cards_discarded(state))
    if found != should:
        return because(INVADED_OFF, found, should)
    said = 0
    if step == CASTING and state.depth > 1:
        said = state.frame_cursor[1]
    if step <= CASTING and roles_given(state) != said:
        return because(DEALT_OFF, roles_given(state), said)
    if step < DEALING and cards_dealt(state) > 0:
        return because(DEALT_OFF, cards_dealt(state), 0)
    if step < DEALING and state.events_in_deck > 0:
        return because(SHUFFLED_OFF, state.events_in_deck, 0)
    for card in range(cards.PLAYER_CARDS):
        if lies_elsewhere(state, card):
            return because(LAID_EARLY, card)
    if step > DEALING and cards_dealt(state) != cards_to_deal(state):
        return because(DEALT_OFF, cards_dealt(state), cards_to_deal(state))
    if (
        step == DEALING
        and not is_solo(state)
        and events_shuffled_in(state) != EVENTS_IN_DECK[state.seats]
    ):
        return because(SHUFFLED_OFF, events_shuffled_in(state), EVENTS_IN_DECK[state.seats])
    return 0


def lies_elsewhere(state, card):
    """Neither unseen nor dealt; alone Do ut des is out of the game (2.2.5, 2.13.4)."""
    where = state.card_place[card]
    if where == cards.OUT and is_solo(state) and card == cards.DO_UT_DES:
        return False
    return where == cards.DISCARD or where > cards.TREASURY


def barbarians_on_board(state):
    """Of all tribes together (2.2.3)."""
    return sum(cubes_on_board(state, tribe) for tribe in range(board.TRIBES))


def barbarians_settled(cards):
    """Three for each of the first three gold cards, two for the next, then one (2.2.3)."""
    return sum(3 - card // 3 for card in range(cards))


def events_shuffled_in(state):
    """The events in the deck, and those that have been dealt from it (2.2.5, 3.6)."""
    count = state.events_in_deck + cards.EVENTS - unseen_events(state)
    return count + 1 if goes_on(state, phases.WHICH_EVENT) else count


def gold_cards_discarded(state):
    """The gold cards that have come up (2.2.3)."""
    return sum(
        1
        for card in range(cards.BARBARIAN_CARDS)
        if cards.CARD_GROUP[card] == cards.GOLD and state.barbarian[card] == cards.DISCARDED
    )


def roles_in_front(state):
    """The first pawns, one after another, that have their roles (2.2.4)."""
    count = 0
    while count < pieces.MOST_SEATS and state.role[count] != roles.NO_ROLE:
        count += 1
    return count


def cards_dealt(state):
    """The cards in hands and in the treasury (2.2.5, 2.13.4)."""
    return sum(
        1
        for card in range(cards.PLAYER_CARDS)
        if cards.FIRST_HAND <= state.card_place[card] <= cards.TREASURY
        and state.card_place[card] != cards.DISCARD
    )


def roles_given(state):
    """The pawns that have roles (2.2.4)."""
    return sum(state.role[pawn] != roles.NO_ROLE for pawn in range(pieces.MOST_SEATS))


def pawns_standing(state):
    """The pawns that stand in a city (2.2.9)."""
    return sum(state.pawn[pawn] != board.NOWHERE for pawn in range(pieces.MOST_SEATS))


def start_off(state, before, pawn):
    """The first player's pawn is first, then the others in turn (2.2.9)."""
    chooses = (state.turn + before) % pawns_in_play(state)
    if pawn != chooses:
        return because(START_OFF, chooses)
    for place in range(before):
        if state.pawn[(state.turn + place) % pawns_in_play(state)] == board.NOWHERE:
            return because(STARTED_OFF, place, before)
    return 0
