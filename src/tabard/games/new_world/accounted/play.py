"""Accounted for: what goes on belongs together: dice, deals, actions, combats (3.9.B to 3.17)."""

from __future__ import annotations

from tabard.engine.flow.stack import level_of, phase_now
from tabard.engine.kinds import NUMBER, SEATS
from tabard.engine.rule import LEGAL, because, table
from tabard.engine.words import _, n_

from .. import phases
from ..action_charts import can_go_on
from ..book import complain
from ..cards.calamities import PHASE_OF_EVENT
from ..cards.drawing import has_blue_discard
from ..components import board, cards, goods, nations, treaties, units
from ..diplomacy.bargain import holds_nothing
from ..diplomacy.contracts import why_not_clause
from ..diplomacy.deal import giver_of
from ..land.unwelcome import is_unwelcome
from ..phases import PHASES
from ..state import ACTIONS, NO_ACTION
from ..world.hands import holds
from ..world.havens import hidden_havens
from ..world.nations import home, plays, seat_of
from .at_sea import meeting_off
from .cards import DRAWN_OFF, SHOWN_AT_ONCE
from .combats import combat_off

NO_DICE = complain("3.1.3", _("Dice are thrown, but {found} are left; it should be 1 to 16."))
TOO_MANY_DICE = complain(
    "3.1.3",
    n_(
        "In “{phase}” {left} die is to be thrown after a sum of {sum}; that is too much.",
        "In “{phase}” {left} dice are to be thrown after a sum of {sum}; that is too much.",
        "left",
    ),
    left=NUMBER,
)
NOTHING_TO_SUFFER = complain(
    "3.11.3", _("Something is to be lost, but {found} losses are left; it should be 1 at least.")
)
NO_DEAL = complain(
    "3.9.B0",
    _("{seat} is in a deal with {nation}; both sides must play, and differ."),
    nation=nations.NATION_OR_NONE,
)
WRONG_ANSWER = complain(
    "3.9.B0", _("{seat} answers a deal that is offered to {other}."), other=SEATS
)
DEAL_LEFT = complain(
    "3.9.B1",
    _("A deal with {nation} lies there, but nobody talks of one."),
    nation=nations.NATION_OR_NONE,
)
DEAL_NOT_HELD = complain(
    "3.9.B1", _("{nation} would give {found} of something and has {held} at home."), held=NUMBER
)
DEAL_NOT_OWNED = complain("3.9.B1", _("{nation} would give {area}, which it does not own."))
NO_AVATAR = complain(
    "3.11.1",
    _("In “{phase}” of {seat} acts {avatar}; it must be an avatar of that seat."),
    avatar=nations.AVATAR_OR_NOBODY,
)
NO_ACTION_NAMED = complain("3.11.1", _("An action is tried, but not which, or not where."))
NOT_BEGUN = complain(
    "3.11.1",
    _("{avatar} tries an action in {area} that could not have begun there: {action}."),
    avatar=nations.AVATAR_OR_NOBODY,
    action=ACTIONS,
)
NOT_FOUND = complain(
    "3.11.3", _("{seat} may lay a marker in {area}, which it has not discovered just now.")
)
ACTION_LEFT = complain(
    "3.11.1",
    _("{avatar} tries an action, but no action is under way."),
    avatar=nations.AVATAR_OR_NOBODY,
)

STRANGER_BOUND = complain(
    "3.9.B2", _("{clause} binds nobody in the contract between {nation} and {other}.")
)
# 3.1.3: how many dice at most are thrown at once in a phase; in most of them one.
_dice = {
    phases.ATTEMPT: 2, phases.ADMINISTRATION: 2, phases.NEW_ARMY: 2, phases.MINING: 3,
    phases.NAVAL: 5, phases.COMBAT: 16,
}  # fmt: skip
MOST_DICE = table([_dice.get(phase, 1) for phase in PHASES.numbers])
FACES_OF_A_DIE = 6
OF_AN_EVENT = table([phase in PHASE_OF_EVENT for phase in PHASES.numbers])


def play_off(state):
    """3.9.B to 3.17: dice, deals, actions, combats."""
    if phase_now(state) == phases.DICE and dice_off(state) != 0:
        return dice_off(state)
    if phase_now(state) == phases.SUFFER and state.to_suffer < 1:
        return because(NOTHING_TO_SUFFER, state.to_suffer)
    for level in range(state.depth):
        if found := question_off(state, level) or chance_off(state, level):
            return found
    return (
        deal_off(state)
        or contracts_off(state)
        or acting_off(state)
        or combat_off(state)
        or meeting_off(state)
    )


# --- what goes on, phase by phase -----------------------------------------------------------------


OWN_SUITOR = complain(
    "3.19.4", _("{seat} is asked for a marriage by {other}; another seat must ask."), other=SEATS
)
STAYS_THERE = complain(
    "3.9.B4",
    _(
        "In “{phase}” of {seat} goes {leader}; it must be a leader of that seat, on land "
        "that is neither its own nor an ally’s."
    ),
)
NO_SHIPS_TO_DIVIDE = complain(
    "3.21.11", _("{seat} divides its ships among two fleets at home, but has no two there.")
)


def question_off(state, level):
    """Another nation asks for a marriage; who withdraws or attacks first is not welcome there; two
    fleets at home divide their ships (3.19.4, 3.9.B4, 3.21.11)."""
    phase, seat = state.frame_phase[level], state.frame_seat[level]
    if phase == phases.SUIT:
        suitor = state.frame_cursor[level]
        if suitor == seat or suitor >= state.seats:
            return because(OWN_SUITOR, seat, suitor)
    if phase == phases.WITHDRAW or phase == phases.FIRST_ATTACK:
        leader = state.frame_cursor[level]
        own = nations.LEADER_NATION[leader] == state.nation[seat]
        if not own or not is_unwelcome(state, leader):
            return because(STAYS_THERE, phase, seat, leader)
    if phase == phases.SHIP_SPLIT:
        first = nations.FLEETS_EACH * state.nation[seat]
        if state.fleet_at[first] != board.HOME or state.fleet_at[first + 1] != board.HOME:
            return because(NO_SHIPS_TO_DIVIDE, seat)
    return 0


NO_BLUE_CARD = complain(
    "3.18", _("The Alchemist finds {found} blue cards; 1 must lie among the discards.")
)
NO_EVENT = complain("3.19.4", _("“{phase}” goes on, but no event is named."))
NO_WAR = complain(
    "3.10.5", _("{seat} declares war on {nation}; it must be another nation that plays.")
)
WRONG_DECK = complain(
    "3.9.A3",
    _("{seat} draws from the deck “{deck}”; it draws from its own or the general one."),
    deck=cards.DECKS,
)
NO_SUCH_HAVEN = complain(
    "3.17.9", _("Pirates have come to a haven, the {number}., that there is not."),
    number=NUMBER,
)  # fmt: skip


def chance_off(state, level):
    """An event has a name, the Alchemist a card to find; wars, decks, advisors and havens for which
    one throws or draws are such as can be (3.19.4, 3.18, 3.10.5, 3.9.A3, 3.18.1, 3.17.9)."""
    phase, seat = state.frame_phase[level], state.frame_seat[level]
    if OF_AN_EVENT[phase] and state.event == 0:
        return because(NO_EVENT, phase)
    if (phase == phases.ALCHEMY or phase == phases.RECOVERY) and not has_blue_discard(state):
        return because(NO_BLUE_CARD, 0)
    if phase == phases.WAR_DICE:
        nation = state.frame_cursor[level]
        if not plays(state, nation) or state.nation[seat] == nation:
            return because(NO_WAR, seat, nation)
    if phase == phases.DEAL:
        deck = state.frame_cursor[level]
        if seat >= state.seats or (deck != nations.NATIONS and deck != state.nation[seat]):
            return because(WRONG_DECK, seat, deck)
    if phase == phases.ADVISOR_CARD:
        keeper = state.frame_cursor[level]
        if keeper != state.frame_seat[level - 1]:
            return because(DRAWN_OFF, keeper, SHOWN_AT_ONCE, 0)
    if phase == phases.HAVEN_DIE and state.haven[state.frame_cursor[level]] != goods.KNOWN_HAVEN:
        return because(NO_SUCH_HAVEN, 1 + state.frame_cursor[level])
    if phase == phases.HIDDEN_DIE and state.frame_cursor[level] >= hidden_havens(state):
        return because(NO_SUCH_HAVEN, 1 + state.frame_cursor[level])
    return 0


def dice_off(state):
    """Some are left, and with those that have fallen no more than the phase throws (3.1.3)."""
    if state.dice_left < 1:
        return because(NO_DICE, state.dice_left)
    below = state.frame_phase[state.depth - 2]
    fallen = MOST_DICE[below] - state.dice_left
    if fallen < 0 or state.dice_sum > FACES_OF_A_DIE * fallen:
        return because(TOO_MANY_DICE, below, state.dice_left, state.dice_sum)
    return 0


# --- deals ----------------------------------------------------------------------------------------


def deal_off(state):
    """An answer has its offer, and what is offered is there (3.9.B0, 3.9.B1)."""
    talk, answer = level_of(state, phases.DEAL_TALK), level_of(state, phases.DEAL_ANSWER)
    if talk < 0 and answer < 0:
        if state.deal_nation != nations.NO_NATION or not deal_is_empty(state):
            return because(DEAL_LEFT, state.deal_nation)
        return 0
    proposer = state.frame_seat[max(talk, answer) - 1]
    if proposer >= state.seats or not plays(state, state.deal_nation):
        return because(NO_DEAL, proposer, state.deal_nation)
    if state.nation[proposer] == state.deal_nation:
        return because(NO_DEAL, proposer, state.deal_nation)
    other = seat_of(state, state.deal_nation)
    if answer >= 0 and state.frame_seat[answer] != other:
        return because(WRONG_ANSWER, state.frame_seat[answer], other)
    if talk >= 0 and state.frame_seat[talk] != proposer:
        return because(NO_DEAL, state.frame_seat[talk], state.deal_nation)
    for side in range(treaties.DEAL_SIDES):
        if found := side_of_deal_off(state, proposer, side):
            return found
    return 0


def deal_is_empty(state):
    """Nothing has been laid down for a deal (3.9.B1)."""
    return holds_nothing(state) and all(
        state.deal_cards[n] == treaties.NO_DEALT_CARD for n in range(treaties.DEAL_CARDS)
    )


def side_of_deal_off(state, proposer, side):
    """Who would give something has it at home; the proposer's cards are in his hand (3.9.B1)."""
    giver = giver_of(state, proposer, side)
    for what in range(units.CARGO):
        found, held = state.deal_cargo[side][what], state.held[home(giver)][what]
        if found > held:
            return because(DEAL_NOT_HELD, giver, found, held)
    for ship in range(units.SHIPS):
        found, held = state.deal_ships[side][ship], state.ships[nations.FIRST_YARD + giver][ship]
        if found > held:
            return because(DEAL_NOT_HELD, giver, found, held)
    area = state.deal_area[side]
    if area != board.NO_AREA and state.owner[area] != giver:
        return because(DEAL_NOT_OWNED, giver, area)
    for n in range(2):
        card = state.deal_cards[n]
        if side == 0 and card != treaties.NO_DEALT_CARD and not holds(state, proposer, card):
            return because(DEAL_NOT_HELD, giver, 1, 0)
    return 0


def contracts_off(state):
    """A clause binds one of the two nations, or both (3.9.B2)."""
    for pair in range(nations.PAIRS):
        for place in range(treaties.PLACES_OF_CLAUSES):
            clause = state.contract[pair][place]
            first, second = nations.PAIR_FIRST[pair], nations.PAIR_SECOND[pair]
            if why_not_clause(state, first, second, clause) != LEGAL:
                return because(STRANGER_BOUND, clause, first, second)
    return 0


# --- movements and actions ------------------------------------------------------------------------


def acting_off(state):
    """Who moves or tries something is an avatar of the seat whose phase it is (3.10.9, 3.11.1)."""
    moving = level_of(state, phases.MOVING)
    if moving >= 0 and not is_avatar_of(state, state.mover, state.frame_seat[moving]):
        return because(NO_AVATAR, phases.MOVING, state.frame_seat[moving], state.mover)
    attempt = level_of(state, phases.ATTEMPT)
    if attempt < 0:
        return because(ACTION_LEFT, state.action_avatar) if state.action != NO_ACTION else 0
    if not is_avatar_of(state, state.action_avatar, state.frame_seat[attempt]):
        return because(NO_AVATAR, phases.ATTEMPT, state.frame_seat[attempt], state.action_avatar)
    if state.action == NO_ACTION or state.action_area == board.NO_AREA:
        return because(NO_ACTION_NAMED)
    if not can_go_on(state, state.frame_cursor[attempt]):
        return because(NOT_BEGUN, state.action_avatar, state.action_area, state.action)
    claimer = level_of(state, phases.LAY_MARKER)
    if claimer >= 0:
        seat = state.frame_seat[claimer]
        known = state.discovered[state.action_area] == state.nation[seat]
        if seat != state.frame_seat[attempt] or not known:
            return because(NOT_FOUND, seat, state.action_area)
    return 0


def is_avatar_of(state, avatar, seat):
    """A leader or fleet of the nation that this seat plays (3.5.1)."""
    return avatar >= nations.FIRST_LEADER and nations.HOLDER_NATION[avatar] == state.nation[seat]
