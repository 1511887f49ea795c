"""The record: one commented line for each thing that lies on the table."""

from __future__ import annotations

from tabard.engine.kinds import Kind, upto
from tabard.engine.state import Array, Record, each, one

from .components import (
    BARBARIAN_CARDS,
    CITIES,
    CITY_OR_NOWHERE,
    DRAWN_CARDS,
    EFFECTS,
    LAST_DECLINE,
    LAST_RATE,
    LAYERS,
    LOWEST_LAYER,
    NO_CARD,
    NO_ROLE,
    NOWHERE,
    PAWNS,
    PILES,
    PLACES,
    PLAYER_CARDS,
    ROLES,
    TRIBES,
)
from .options import OPTIONS

# The phases of play, and what people call them.
_PHASES = {
    "set_up": "the game is set up",
    "gold_cards": "the initial invasion",
    "deal_roles": "the roles are dealt",
    "deal": "the first hands are dealt",
    "start_city": "the pawns choose their first cities",
    "turn": "a turn",
    "actions": "phase 1, actions",
    "escort": "the Regina chooses who follows her",
    "pay_alliance": "the cards for an alliance are paid",
    "battle": "a battle",
    "roll": "the battle dice are rolled",
    "set_dice": "the battle dice are set",
    "casualties": "barbarians are removed after a battle",
    "after_battle": "directly after a battle",
    "draw": "phase 2, player cards are drawn",
    "choose_draw": "the Vestalis draws 2 or 3 cards",
    "drawing": "phase 2, player cards are drawn",
    "top_card": "phase 2, a player card is drawn",
    "which_card": "a player card comes up",
    "which_event": "an event card comes up",
    "put_back": "the Vestalis puts 1 card back",
    "revolts": "phase 2, revolts",
    "revolt": "phase 2, a revolt",
    "bottom_card": "a revolt takes the bottom card",
    "between_revolts": "between two revolts",
    "after_draw": "phase 2, after the draw",
    "invasion": "phase 3, cities are invaded",
    "top_barbarian": "phase 3, a barbarian card is turned",
    "between_invasions": "between two barbarian cards",
    "over_limit": "a hand is over its limit",
    "consulting": "the Vestalis draws from her event deck",
    "consent": "somebody is asked to agree",
    "strike_elsewhere": "Vae victis: barbarians are removed elsewhere",
    "reinforcing": "Hic manebimus optime: cities are reinforced",
    "replacing": "Mors tua, vita mea: barbarians are replaced",
    "looking": "Melius cavere: barbarian cards are turned",
    "look": "Melius cavere: barbarian cards are turned",
    "banishing": "Melius cavere: one of the cards leaves the game",
    "putting_back": "Melius cavere: the cards are put back",
    "biting": "Mortui non mordent: barbarians are removed",
    "hurrying": "Festina lente: pawns are moved",
    "storming": "Veni, vidi, vici: a battle may follow",
}
PHASES = Kind("phase", _PHASES, _PHASES.values())
(
    SET_UP,
    GOLD_CARDS,
    DEAL_ROLES,
    DEAL,
    START_CITY,
    TURN,
    ACTIONS,
    ESCORT,
    PAY_ALLIANCE,
    BATTLE,
    ROLL,
    SET_DICE,
    CASUALTIES,
    AFTER_BATTLE,
    DRAW,
    CHOOSE_DRAW,
    DRAWING,
    TOP_CARD,
    WHICH_CARD,
    WHICH_EVENT,
    PUT_BACK,
    REVOLTS,
    REVOLT_CARD,
    BOTTOM_CARD,
    BETWEEN_REVOLTS,
    AFTER_DRAW,
    INVASION,
    TOP_BARBARIAN,
    BETWEEN_INVASIONS,
    OVER_LIMIT,
    CONSULTING,
    CONSENT,
    STRIKE_ELSEWHERE,
    REINFORCING,
    REPLACING,
    LOOKING,
    LOOK,
    BANISHING,
    PUTTING_BACK,
    BITING,
    HURRYING,
    STORMING,
) = PHASES.numbers

_OUT_AT_ONCE = Kind("drawn", [f"card_{n + 1}" for n in range(4)])
_CHAIN = Kind("sack", [f"sack_{n + 1}" for n in range(9)])


class State(Record):
    """Fall of Rome on the table."""

    option: Array = each(OPTIONS, of=upto(2))  # the readings in force

    # the players
    role: Array = each(PAWNS, of=ROLES, start=NO_ROLE)  # the role of each pawn
    pawn: Array = each(
        PAWNS, of=CITY_OR_NOWHERE, start=NOWHERE
    )  # the city in which each pawn stands

    # the board
    legions: Array = each(CITIES, of=upto(16))  # legions in each city
    fort: Array = each(CITIES, of=upto(1))  # the fort in each city
    cubes: Array = each(CITIES, TRIBES, of=upto(3))  # barbarians in each city, by tribe
    allied: Array = each(TRIBES, of=upto(1))  # alliance tokens
    rate: int = one(of=upto(LAST_RATE))  # the marker of the invasion and recruitment rates
    decline: int = one(of=upto(LAST_DECLINE))  # the decline marker

    # the player deck: nothing is in order in it (2.15)
    card_place: Array = each(PLAYER_CARDS, of=PLACES)  # where each player card lies
    pile_cards: Array = each(PILES, of=upto(11))  # cards left in each pile, the top pile first
    pile_revolt: Array = each(PILES, of=upto(1))  # the pile's revolt is still inside
    events_in_deck: int = one(of=upto(8))  # how many of the unseen events are in the deck
    top_card: int = one(of=DRAWN_CARDS, start=NO_CARD)  # a known card on top of the deck

    # the barbarian deck, in layers
    barbarian: Array = each(BARBARIAN_CARDS, of=LAYERS, start=LOWEST_LAYER)  # where each card lies
    looked_at: Array = each(BARBARIAN_CARDS, of=upto(1))  # turned by Melius cavere, not yet back

    # the turn
    turn: int = one(of=PAWNS)  # the pawn whose turn it is
    turns: int = one(of=upto(60))  # turns begun
    actions_left: int = one(of=upto(8))  # of the four actions of a turn
    bargained: int = one(of=upto(1))  # the Mercator has used his power this turn
    enlisted_freely: int = one(of=upto(1))  # the Regina has used hers
    dice_to_set: int = one(of=upto(2))  # Alea iacta est works: 1 for one battle, 2 for all
    fewer_invasions: int = one(of=upto(9))  # cards that Abundans cautela takes off phase 3
    silent: int = one(of=upto(1))  # "do not ask again this turn"
    refusals: int = one(of=upto(3))  # times somebody did not agree this turn

    # what is going on: a draw, an invasion, a battle, a move, an event
    to_draw: int = one(of=upto(4))  # cards still to come out in this draw
    drawn: Array = each(_OUT_AT_ONCE, of=DRAWN_CARDS, start=NO_CARD)  # the cards that are out
    revolts_waiting: int = one(of=upto(4))  # revolts drawn and not yet resolved
    cards_to_turn: int = one(of=upto(5))  # barbarian cards still to be turned in phase 3
    fallen: Array = each(_CHAIN, of=CITIES, start=NOWHERE)  # cities sacked by this card, in order
    battle_city: int = one(of=CITIES, start=NOWHERE)  # where the battle is fought
    dice_left: int = one(of=upto(3))  # dice still to fall
    to_lose: int = one(of=upto(6))  # legions that the dice cost
    to_remove: int = one(of=upto(6))  # barbarians that the dice (or an event) still remove
    to_gain: int = one(of=upto(6))  # legions that the dice bring
    removed: int = one(of=upto(6))  # barbarians that the last battle removed
    unharmed: int = one(of=upto(1))  # this battle costs no legions (event 13, corrupt)
    left_city: int = one(of=CITIES, start=NOWHERE)  # the city that the Regina leaves
    followers: int = one(of=upto(3))  # pieces that may still follow her
    goal: int = one(of=CITIES, start=NOWHERE)  # the city that an event is about
    effect: int = one(of=EFFECTS)  # the event being played is corrupt
    chosen_tribe: int = one(of=TRIBES, start=-1)  # the tribe that an event or an alliance is about
    event_holder: int = one(of=PAWNS, start=-1)  # the seat that held the event being played
    left_to_do: int = one(
        of=upto(31)
    )  # steps that an event, or cards that an alliance, still takes
    done_with: Array = each(CITIES, of=upto(1))  # cities that an event has used
    moved: Array = each(PAWNS, of=upto(1))  # pawns that an event has moved
