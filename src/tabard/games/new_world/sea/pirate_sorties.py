"""Pirates in the administration (3.9.D4, 3.17.9) and by the black cards N°11 to 13, which may be
played in the own impulse, for event or points (3.19)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import cursor, go_to, once_more, pop, popped, push
from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from .. import phases
from ..book import refuse, told
from ..components import board, cards, colonies, goods, nations
from ..land.pirates import raid
from ..options import PIRATE, plays_with
from ..world.conventions import period
from ..world.dice import throw
from ..world.havens import MOST_HAVENS, hidden_havens, hide_a_haven, known_havens, room_for_havens
from .interception import forget_who_tried, watch_the_sea
from .pirate_fleets import let_a_haven_be_betrayed, make_pirate_ship, merge_pirate_fleets
from .sailing import arrive
from .waters import is_afloat, is_open_way

ABROAD = Course(haven=board.AREAS, hidden_haven=MOST_HAVENS, sortie=nations.PIRATE_FLEETS, merge=1)
SORTIES = Course(to_sea=1, meet_at_sea=1, die=1, to_coast=1, meet=1, raid=1)
MEETS = SORTIES.begins["meet"]
COAST_FROM = 4  # 3.17.9: on 4 to 6 a fleet makes for a coast
TO_SEA, TO_COAST, ANYWHERE = range(3)


def let_pirates_come(state):
    """Havens make ships, fleets move and raid, and merge (3.9.D4)."""
    push(state, phases.PIRATES_MOVE, 0)


def end_the_sorties(state):
    """Fleets that lie together merge (3.17.9)."""
    state.has_fought = 0
    merge_pirate_fleets(state)


# --- ships --------------------------------------------------------------------------------------


def known_haven_may_build(state, area):
    """A die for each known haven, in table order (3.17.9)."""
    if state.haven[area] == goods.KNOWN_HAVEN:
        push(state, phases.HAVEN_DIE, 0, area)
        throw(state, 1)


def known_haven_builds(state):
    """Up to the period's number and one it makes a ship (3.17.9)."""
    area = popped(state)
    if state.dice_sum <= period(state) + 1:
        make_pirate_ship(state, area)


def hidden_haven_may_build(state, number):
    """A die for each hidden one (3.17.8, 3.17.9)."""
    push(state, phases.HIDDEN_DIE, 0, number)
    throw(state, 1)


def hidden_haven_builds(state):
    """A ship betrays it; the next of those still hidden takes its number (3.17.8, 3.17.9)."""
    number = popped(state)
    if state.dice_sum <= period(state) + 1:
        once_more(state)
        let_a_haven_be_betrayed(state, number)


def hide_one_more(state):
    """A haven is hidden (3.19 N°12)."""
    if room_for_havens(state):
        hide_a_haven(state)


def all_known_build(state):
    """Every haven makes a ship, the known ones first (3.19 N°12)."""
    for area in range(board.AREAS):
        if state.haven[area] == goods.KNOWN_HAVEN:
            make_pirate_ship(state, area)


def all_hidden_build(state):
    """The hidden ones are betrayed one after another (3.19 N°12)."""
    if hidden_havens(state) > 0:
        once_more(state)
        let_a_haven_be_betrayed(state, 0)


# --- ways ---------------------------------------------------------------------------------------


def let_one_out(state, number):
    """One fleet after another drifts (3.17.9)."""
    state.has_fought = 0
    push(state, phases.SORTIE, number)


def send_one_out(state, seat, number):
    """The holder moves every pirate fleet as he likes (3.19 N°13)."""
    fleet = nations.FIRST_PIRATE + number
    state.has_fought = 0
    if has_course(state, fleet, ANYWHERE):
        push(state, phases.SORTIE, number)
        go_to(state, MEETS)
        push(state, phases.SEND_PIRATES, seat, fleet)


def drift_to_sea(state, number):
    """To a random sea next door (3.17.9)."""
    let_it_drift(state, nations.FIRST_PIRATE + number, TO_SEA)


def throw_for_a_coast(state, number):
    """Then a die; who has fought goes no further (3.17.9)."""
    if is_afloat(state, nations.FIRST_PIRATE + number) and not state.has_fought:
        throw(state, 1)
    else:
        pop(state)


def drift_to_coast(state, number):
    """By the die to a random coast (3.17.9)."""
    if state.dice_sum >= COAST_FROM:
        let_it_drift(state, nations.FIRST_PIRATE + number, TO_COAST)
    else:
        pop(state)


def let_it_drift(state, fleet, to_coast):
    """Each eligible place is equally likely; none: it stays (3.1.4)."""
    if has_course(state, fleet, to_coast):
        push(state, phases.PIRATE_COURSE, CHANCE, 2 * fleet + to_coast)


def meet_others(state, number):
    """Where it enters it must try on whom it meets (3.17.0a)."""
    fleet = nations.FIRST_PIRATE + number
    if is_afloat(state, fleet):
        forget_who_tried(state)
        watch_the_sea(state, fleet)


def raid_if_it_can(state, number):
    """Where a colony is, unless the fleet is gone or has fought (3.17.9)."""
    fleet = nations.FIRST_PIRATE + number
    spot = state.fleet_at[fleet]
    forget_who_tried(state)
    if is_afloat(state, fleet) and not state.has_fought and spot < board.AREAS:
        if state.colony[spot] != colonies.NO_COLONY and state.owner[spot] < nations.NATIONS:
            raid(state, fleet, spot)


def is_course(state, fleet, to, kind):
    """Next door by sea, neither closed nor in a storm; of this kind (3.10.13, 3.17.9)."""
    if kind != ANYWHERE and kind != (TO_SEA if to >= board.FIRST_SEA else TO_COAST):
        return False
    return is_afloat(state, fleet) and is_open_way(state, fleet, to)


def has_course(state, fleet, kind):
    """Is there such a place?"""
    return any(is_course(state, fleet, to, kind) for to in range(board.HOME))


PIRATES_SAIL = told("pirates_sail", "3.17.9", _("{fleet} sails from {here} to {spot}."))


def sail_pirates(state, fleet, to):
    """It enters (3.17.9)."""
    here = state.fleet_at[fleet]
    pop(state)
    arrive(state, fleet, to)
    tell(state, PIRATES_SAIL, fleet, here, to)


NO_WATER_FOR_PIRATES = refuse("3.17.9", _("These pirates cannot sail to {spot}."))


def why_not_pirates_sail(state, seat, to):
    """See is_course (3.1.4, 3.17.9)."""
    can_sail = is_course(state, cursor(state) // 2, to, cursor(state) % 2)
    return LEGAL if can_sail else because(NO_WATER_FOR_PIRATES, to)


def pirates_sail(state, seat, to):
    """Chance has chosen (3.17.9)."""
    sail_pirates(state, cursor(state) // 2, to)


def why_not_send_pirates(state, seat, to):
    """A sea or a coast next door (3.19 N°13)."""
    can_sail = is_course(state, cursor(state), to, ANYWHERE)
    return LEGAL if can_sail else because(NO_WATER_FOR_PIRATES, to)


def send_pirates(state, seat, to):
    """Where the holder wants it (3.19 N°13)."""
    sail_pirates(state, cursor(state), to)


# --- black cards ---------------------------------------------------------------------------------


def stirs_pirates(state, event):
    """Would a black card change anything now? (3.10.2)"""
    if not plays_with(state, PIRATE):
        return False
    if event == cards.CORSAIR_NEST:
        return room_for_havens(state)
    if event == cards.BRETHREN_OF_THE_COAST:
        return room_for_havens(state) or hidden_havens(state) + known_havens(state) > 0
    return any(
        has_course(state, fleet, ANYWHERE)
        for fleet in range(nations.FIRST_PIRATE, nations.ALL_FLEETS)
    )


def stir_pirates(state, seat, event):
    """3.19 N°11 to 13: a haven; a haven and ships; or all fleets sail."""
    if event == cards.CORSAIR_NEST:
        hide_a_haven(state)
    elif event == cards.BRETHREN_OF_THE_COAST:
        push(state, phases.BRETHREN, seat)
    else:
        push(state, phases.PIRATES_SENT, seat)
