"""The record: one commented line for each thing that lies on the table."""

from __future__ import annotations

from tabard.engine.kinds import Kind, upto
from tabard.engine.state import Array, Record, each, one

from .components import board, cards, pieces, roles
from .options import OPTIONS

_OUT_AT_ONCE = Kind("drawn", [f"card_{n + 1}" for n in range(4)])
_CHAIN = Kind("sack", [f"sack_{n + 1}" for n in range(board.QUEUE_OF_FALLEN)])


class State(Record):
    """Fall of Rome on the table."""

    option: Array = each(OPTIONS, of=upto(2))  # the readings in force

    # the players
    role: Array = each(pieces.PAWNS, of=roles.ROLES, start=roles.NO_ROLE)  # the role of each pawn
    pawn: Array = each(
        pieces.PAWNS, of=board.CITY_OR_NOWHERE, start=board.NOWHERE
    )  # the city in which each pawn stands

    # the board
    legions: Array = each(board.CITIES, of=upto(16))  # legions in each city
    fort: Array = each(board.CITIES, of=upto(1))  # the fort in each city
    cubes: Array = each(board.CITIES, board.TRIBES, of=upto(3))  # barbarians in each city, by tribe
    allied: Array = each(board.TRIBES, of=upto(1))  # alliance tokens
    rate: int = one(of=upto(board.LAST_RATE))  # the marker of the invasion and recruitment rates
    decline: int = one(of=upto(board.LAST_DECLINE))  # the decline marker

    # the player deck: nothing is in order in it (2.15)
    card_place: Array = each(cards.PLAYER_CARDS, of=cards.PLACES)  # where each player card lies
    pile_cards: Array = each(
        cards.PILES, of=upto(11)
    )  # cards left in each pile, the top pile first
    pile_revolt: Array = each(cards.PILES, of=upto(1))  # the revolt of the pile is still inside
    events_in_deck: int = one(of=upto(8))  # how many of the unseen events are in the deck
    top_card: int = one(
        of=cards.DRAWN_CARDS, start=cards.NO_CARD
    )  # a known card on top of the deck

    # the barbarian deck, in layers
    barbarian: Array = each(
        cards.BARBARIAN_CARDS, of=cards.LAYERS, start=cards.LOWEST_LAYER
    )  # where each card lies
    looked_at: Array = each(
        cards.BARBARIAN_CARDS, of=upto(1)
    )  # turned by Melius cavere, not yet back

    # the turn
    turn: int = one(of=pieces.PAWNS)  # the pawn whose turn it is
    turns: int = one(of=upto(60))  # turns begun
    actions_left: int = one(of=upto(8))  # of the four actions of a turn
    bargained: int = one(of=upto(1), until="turn")  # the Mercator has used his power this turn
    enlisted_freely: int = one(of=upto(1), until="turn")  # the Regina has used hers
    dice_to_set: int = one(
        of=upto(2), until="turn"
    )  # Alea iacta est works: for one battle (1) or for all (2)
    fewer_invasions: int = one(
        of=upto(9), until="turn"
    )  # cards that Abundans cautela takes off phase 3
    silent: int = one(of=upto(1), until="turn")  # “do not ask again this turn”
    refusals: int = one(of=upto(3), until="turn")  # times somebody did not agree this turn

    # what is going on: a draw, an invasion, a battle, a move, an event
    to_draw: int = one(of=upto(4))  # cards still to come out in this draw
    drawn: Array = each(
        _OUT_AT_ONCE, of=cards.DRAWN_CARDS, start=cards.NO_CARD
    )  # the cards that are out
    revolts_waiting: int = one(of=upto(4))  # revolts drawn and not yet resolved
    cards_to_turn: int = one(of=upto(5))  # barbarian cards still to be turned in phase 3
    fallen: Array = each(
        _CHAIN, of=board.CITIES, start=board.NOWHERE
    )  # cities sacked by this card, in order
    battle_city: int = one(
        of=board.CITIES, start=board.NOWHERE, until="battle"
    )  # where the battle is fought
    dice_left: int = one(of=upto(3))  # dice still to fall
    to_lose: int = one(of=upto(6), until="roll")  # legions that the dice cost
    to_remove: int = one(of=upto(6), until="roll")  # barbarians that the dice still remove
    to_gain: int = one(of=upto(6), until="roll")  # legions that the dice bring
    removed: int = one(of=upto(6), until="battle")  # barbarians that the last battle removed
    unharmed: int = one(
        of=upto(1), until="decision"
    )  # the battle that event 13 (corrupt) brings costs no legions
    left_city: int = one(
        of=board.CITIES, start=board.NOWHERE, until="decision"
    )  # the city that the Regina leaves
    followers: int = one(of=upto(3), until="decision")  # pieces that may still follow her
    goal: int = one(
        of=board.CITIES, start=board.NOWHERE, until="decision"
    )  # the city that an event is about
    effect: int = one(of=cards.EFFECTS, until="decision")  # the event being played is corrupt
    chosen_tribe: int = one(
        of=board.TRIBES, start=-1, until="decision"
    )  # the tribe that an event or an alliance is about
    event_holder: int = one(
        of=pieces.PAWNS, start=-1, until="decision"
    )  # the seat that held the event being played
    left_to_do: int = one(
        of=upto(31), until="decision"
    )  # steps that an event, or cards that an alliance, still takes
    done_with: Array = each(
        board.CITIES, of=upto(1), until="decision"
    )  # cities that an event has used
    moved: Array = each(pieces.PAWNS, of=upto(1), until="decision")  # pawns that an event has moved
