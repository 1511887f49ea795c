"""The event "Naval battle" (3.5): two owners of ports fight at sea."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.flow.stack import pop, push, turn_to
from tabard.engine.kinds import CHANCE, NUMBER, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from .. import phases
from ..book import refuse, told, told_under
from ..commitment import COMMITTED, has_answered, seal
from ..components import cards, events, pieces
from ..hands import hand_size, in_hand
from ..influence import influence_left
from ..outcome import give_cards_up, tell_who_keeps_cards
from ..players import NOBODY_THERE, leader
from ..plunder import owns_a_port
from ..reveal import DIE_FELL, forget_commitment, show
from ..state import NOBODY
from ..totals import DIE_COUNTS, INFLUENCE_COUNTS, side_points, tell_side
from . import NO_EFFECT

PRIZE = 2  # coins that the loser pays

# --- the master names two players ---------------------------------------------------------------


def battle_at_sea_comes(state, master):
    """The master must name two players, if two own a port (66)."""
    for one in range(state.seats):
        for other in range(one):
            if why_not_fight_at_sea(state, one, other) == LEGAL:
                push(state, phases.CHOOSE_ADMIRALS, master)
                return
    tell(state, NO_EFFECT, events.NAVAL_BATTLE)


OWNS_NO_PORT = refuse("3.5", _("{seat} owns no port."))
NAMED_ALREADY = refuse("3.5", _("Two different players fight at sea, not {seat} twice."))


def why_not_fight_at_sea(state, one, other):
    """Two players who each own a port (3.5)."""
    if not owns_a_port(state, one):
        return because(OWNS_NO_PORT, one)
    if not owns_a_port(state, other):
        return because(OWNS_NO_PORT, other)
    if leader(state, one) == leader(state, other):
        return because(NAMED_ALREADY, one)
    return LEGAL


def why_not_name_admiral(state, seat, player):
    """Naval battle: a player who owns a port, the master too; then a second one (3.5)."""
    if player >= state.seats:
        return because(NOBODY_THERE)
    if state.admiral != NOBODY:
        return why_not_fight_at_sea(state, player, state.admiral)
    if not owns_a_port(state, player):
        return because(OWNS_NO_PORT, player)
    return LEGAL


def default_name_admiral(state, seat, player):
    """A player other than the master (6.2)."""
    return player != seat


NAMED_FOR_BATTLE = told(
    "named_for_battle",
    "3.5",
    _("The fleets of {seat} and {other} meet."),
    part=Part(opens=("seat", "other")),
)


def name_admiral(state, seat, player):
    """Both named, they commit in secret (3.5)."""
    if state.admiral == NOBODY:
        state.admiral = player
        return
    state.rival = player
    tell(state, NAMED_FOR_BATTLE, state.admiral, player)
    turn_to(state, phases.SAIL_OUT, state.admiral)
    let_the_sea_dice_fall(state)


# --- both commit --------------------------------------------------------------------------------


def who_sails(state):
    """Asked in the order named, if there is anything that might be put in (3.5)."""
    if is_to_sail(state, state.admiral):
        return 1 << state.admiral
    if is_to_sail(state, state.rival):
        return 1 << state.rival
    return 0


def is_to_sail(state, seat):
    """Has not committed yet, and holds a card or influence, as everybody can see (3.5, 1.13)."""
    if has_answered(state, seat):
        return False
    return hand_size(state, seat) + influence_left(state, seat) > 0


def let_the_sea_dice_fall(state):
    """When nobody is left to commit (3.5)."""
    if who_sails(state) == 0:
        push(state, phases.SEA_DICE, CHANCE)


CARD_NOT_HELD_AT_SEA = refuse("3.5", _("You hold no card of that kind: {card}."), card=cards.YELLOW)
NO_INFLUENCE_AT_SEA = refuse(
    "3.5", _("You have only {points}."), points=pieces.SO_MANY_INFLUENCE_POINTS
)


def why_not_sail_with(state, seat, card, influence):
    """None or one yellow card of the hand, and influence; no hero, no red card (3.5)."""
    if card != cards.NO_YELLOW and in_hand(state, seat, card) == 0:
        return because(CARD_NOT_HELD_AT_SEA, card)
    if influence != OPEN and influence > influence_left(state, seat):
        return because(NO_INFLUENCE_AT_SEA, influence_left(state, seat))
    return LEGAL


def default_sail_with(state, seat, card, influence):
    """An absent player commits nothing (6.2)."""
    return card == cards.NO_YELLOW and influence <= 0


COMMITTED_AT_SEA = told_under("3.5", "committed_at_sea", COMMITTED)


def sail_with(state, seat, card, influence):
    """Sealed (3.5)."""
    first = card if card != cards.NO_YELLOW else cards.NO_CARD_PUT_IN
    seal(state, seat, first, cards.NO_YELLOW, influence, cards.NOTHING_ELSE)
    tell(state, COMMITTED_AT_SEA, seat)
    let_the_sea_dice_fall(state)


# --- the dice, and who wins ---------------------------------------------------------------------


DIE_FELL_AT_SEA = told_under("3.5", "die_at_sea", DIE_FELL)
SHOWS_AT_SEA = told(
    "shows_at_sea",
    "3.5",
    _("{seat} shows {card} and {influence} influence."),
    part=Part(),
    card=cards.FROM_HAND_OR_USED,
)


def sea_die(state, seat, face):
    """Any face; both roll in the order named, then both show what they have committed (3.5)."""
    if state.die[state.admiral] == 0:
        state.die[state.admiral] = face
        tell(state, DIE_FELL_AT_SEA, state.admiral, face)
        return
    state.die[state.rival] = face
    tell(state, DIE_FELL_AT_SEA, state.rival, face)
    pop(state)
    pop(state)
    show(state, state.admiral, SHOWS_AT_SEA)
    show(state, state.rival, SHOWS_AT_SEA)
    decide_at_sea(state, state.admiral, state.rival)
    state.admiral = NOBODY
    state.rival = NOBODY


CARD_COUNTS_AT_SEA = told(
    "card_counts_at_sea",
    "3.5",
    _("{seat}: {points} for the yellow card."),
    part=Part(adds="points"),
)
INFLUENCE_COUNTS_AT_SEA = told_under("3.5", "influence_counts_at_sea", INFLUENCE_COUNTS)
DIE_COUNTS_AT_SEA = told_under("3.5", "die_counts_at_sea", DIE_COUNTS)
NAVAL_TOTALS = told(
    "naval_totals",
    "3.5",
    _("At sea {seat} has {points}, {other} has {other_points}."),
    part=Part(totals=("points", "other_points")),
    other_points=NUMBER,
)
NAVAL_TIE = told(
    "naval_tie", "3.5", _("Nobody wins at sea; the cards put in are lost."), part=Part(ends=True)
)
CARD_LOST_AT_SEA = told(
    "card_lost_at_sea", "3.5", _("{seat} discards the yellow card."), part=Part()
)


def decide_at_sea(state, one, other):
    """The higher sum of card, influence and die wins; a tie costs both their cards, and nothing
    else (3.5)."""
    sum_of_one, sum_of_other = side_points(state, one), side_points(state, other)
    tell_side(state, one, CARD_COUNTS_AT_SEA, INFLUENCE_COUNTS_AT_SEA, DIE_COUNTS_AT_SEA)
    tell_side(state, other, CARD_COUNTS_AT_SEA, INFLUENCE_COUNTS_AT_SEA, DIE_COUNTS_AT_SEA)
    tell(state, NAVAL_TOTALS, one, sum_of_one, other, sum_of_other)
    if sum_of_one > sum_of_other:
        win_at_sea(state, one, other)
    elif sum_of_other > sum_of_one:
        win_at_sea(state, other, one)
    else:
        tell(state, NAVAL_TIE)
        give_cards_up(state, one, CARD_LOST_AT_SEA)
        give_cards_up(state, other, CARD_LOST_AT_SEA)
    forget_commitment(state, one)
    forget_commitment(state, other)


NAVAL_WON = told(
    "naval_won",
    "3.5",
    n_(
        "{seat} wins at sea: {loser} pays {coins} coin and has no use of the sea this round.",
        "{seat} wins at sea: {loser} pays {coins} coins and has no use of the sea this round.",
        "coins",
        none=_("{seat} wins at sea: {loser} cannot pay, and has no use of the sea this round."),
    ),
    weight=1,
    part=Part(won="seat"),
)
CARD_USED_AT_SEA = told(
    "card_used_at_sea", "3.5", _("The yellow card of {seat} is used for this round."), part=Part()
)


def win_at_sea(state, winner, loser):
    """The loser's card is gone, the winner's is used; the loser pays 2 coins, or all, and has no
    use of the sea in this round (3.5)."""
    coins = min(PRIZE, state.coins[loser])
    state.coins[loser] -= coins
    state.coins[winner] += coins
    state.barred[loser] = 1
    tell(state, NAVAL_WON, winner, loser, coins)
    tell_who_keeps_cards(state, winner, CARD_USED_AT_SEA)
    give_cards_up(state, loser, CARD_LOST_AT_SEA)
