"""Pirates in the administration (3.9.D4, 3.17.9) and by the black cards N°12 and 13.

The cursor of the phase: the part, and how far it has come in it.
"""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.stack import cursor, move_cursor, pop, push, seat_now

from ..components.goods import KNOWN_HAVEN
from ..components.map import AREAS, FIRST_SEA, HOME, MOST_BY_SEA, SEA_NEIGHBOURS
from ..components.nations import FIRST_PIRATE, NATIONS, PIRATE_FLEETS
from ..components.units import NO_COLONY
from ..dice import throw
from ..map import is_closed, is_storm, way_by_sea
from ..nations import period
from ..phases import PIRATE_COURSE, PIRATES_MOVE, SEND_PIRATES, places
from ..sea.interception import forget_who_tried, watch_the_sea
from ..sea.sailing import arrive
from ..sea.waters import is_afloat
from .havens import MOST_HAVENS, hidden_havens, hide_a_haven, room_for_havens
from .raids import raid
from .refused import NO_WATER_FOR_PIRATES
from .shipyards import betray_a_haven, make_pirate_ship, merge_pirate_fleets
from .told import PIRATES_SAIL

PART = 128
KNOWN_BUILD, HIDDEN_BUILD, DRIFTS, MERGES, SENT, BROTHERS, BROTHERS_HIDDEN = range(7)
STAGES = 8
_FLEETS = [f"fleet_{n + 1}" for n in range(PIRATE_FLEETS)]
_DRIFT = ("to_sea", "meet_at_sea", "die", "to_coast", "meet_at_coast", "raid", 6, 7)
_SENT = ("send", "meet", "raid", 3, 4, 5, 6, 7)
STEPS_OF_PIRATES = places(
    PART,
    havens=" ".join(f"{area} {area}_die" for area in AREAS.words),
    hidden_havens=" ".join(f"look_{n} die_{n}" for n in range(1, MOST_HAVENS + 2)),
    drift=" ".join(f"{fleet}_{stage}" for fleet in _FLEETS for stage in _DRIFT) + " over",
    merge="",
    sent=" ".join(f"{fleet}_{stage}" for fleet in _FLEETS for stage in _SENT) + " over",
    brethren="hide build",
    hidden_brethren="",
)
COAST_FROM = 4  # 3.17.9: on 4 to 6 a fleet makes for a coast
TO_SEA, TO_COAST, ANYWHERE = range(3)


@rule
def let_pirates_come(state):
    """3.9.D4: havens make ships, fleets move and raid, and merge."""
    push(state, PIRATES_MOVE, 0)


@rule
def begin_part(state, part):
    """The next part of what pirates do."""
    move_cursor(state, PART * part)


@rule
def go_on_with_the_pirates(state):
    """3.17.9: part by part."""
    part, at = cursor(state) // PART, cursor(state) % PART
    if part == KNOWN_BUILD:
        known_haven_builds(state, at)
    elif part == HIDDEN_BUILD:
        hidden_haven_builds(state, at)
    elif part == DRIFTS:
        fleet_drifts(state, at // STAGES, at % STAGES)
    elif part == SENT:
        fleet_is_sent(state, at // STAGES, at % STAGES)
    elif part == BROTHERS:
        all_known_build(state, at)
    elif part == BROTHERS_HIDDEN:
        all_hidden_build(state)
    else:
        state.has_fought = 0
        merge_pirate_fleets(state)
        pop(state)


# --- ships --------------------------------------------------------------------------------------


@rule
def known_haven_builds(state, at):
    """3.17.9: a die for each known haven, in table order."""
    area, has_thrown = at // 2, at % 2
    if has_thrown:
        move_cursor(state, cursor(state) + 1)
        if state.dice_sum <= period(state) + 1:
            make_pirate_ship(state, area)
        return
    for n in range(area, AREAS):
        if state.haven[n] == KNOWN_HAVEN:
            move_cursor(state, 2 * n + 1)
            throw(state, 1)
            return
    begin_part(state, HIDDEN_BUILD)


@rule
def hidden_haven_builds(state, at):
    """3.17.8, 3.17.9: a die for each hidden one; a ship betrays it."""
    number, has_thrown = at // 2, at % 2
    if not has_thrown:
        if number >= hidden_havens(state):
            begin_part(state, DRIFTS)
            return
        move_cursor(state, cursor(state) + 1)
        throw(state, 1)
    elif state.dice_sum <= period(state) + 1:
        move_cursor(state, cursor(state) - 1)
        betray_a_haven(state, number)
    else:
        move_cursor(state, cursor(state) + 1)


@rule
def all_known_build(state, at):
    """3.19 N°12: a haven is hidden; then every one makes a ship, the known ones first."""
    if at == 0:
        move_cursor(state, cursor(state) + 1)
        if room_for_havens(state):
            hide_a_haven(state)
        return
    for area in range(AREAS):
        if state.haven[area] == KNOWN_HAVEN:
            make_pirate_ship(state, area)
    begin_part(state, BROTHERS_HIDDEN)


@rule
def all_hidden_build(state):
    """3.19 N°12: the hidden ones are betrayed one after another."""
    if hidden_havens(state) > 0:
        betray_a_haven(state, 0)
    else:
        begin_part(state, MERGES)


# --- ways ---------------------------------------------------------------------------------------


@rule
def fleet_drifts(state, number, stage):
    """3.17.9: to a random sea next door; then, by the die, to a random coast; a colony is raided.
    Fleets that they meet are tried on, and who has fought goes no further."""
    fleet = FIRST_PIRATE + number
    move_cursor(state, cursor(state) + 1)
    if number == PIRATE_FLEETS:
        begin_part(state, MERGES)
    elif stage == 0:
        state.has_fought = 0
        let_it_drift(state, fleet, TO_SEA)
    elif stage == 1 or stage == 4:
        meet_others(state, fleet)
    elif stage == 2:
        if is_afloat(state, fleet) and not state.has_fought:
            throw(state, 1)
        else:
            move_cursor(state, PART * DRIFTS + STAGES * (number + 1))
    elif stage == 3:
        if state.dice_sum >= COAST_FROM:
            let_it_drift(state, fleet, TO_COAST)
        else:
            move_cursor(state, PART * DRIFTS + STAGES * (number + 1))
    else:
        move_cursor(state, PART * DRIFTS + STAGES * (number + 1))
        raid_if_it_can(state, fleet)


@rule
def fleet_is_sent(state, number, stage):
    """3.19 N°13: the holder moves every pirate fleet as he likes; a colony is raided."""
    fleet = FIRST_PIRATE + number
    move_cursor(state, cursor(state) + 1)
    if number == PIRATE_FLEETS:
        begin_part(state, MERGES)
    elif stage == 0:
        state.has_fought = 0
        if has_course(state, fleet, ANYWHERE):
            push(state, SEND_PIRATES, seat_now(state))
            move_cursor(state, fleet)
        else:
            move_cursor(state, PART * SENT + STAGES * (number + 1))
    elif stage == 1:
        meet_others(state, fleet)
    else:
        move_cursor(state, PART * SENT + STAGES * (number + 1))
        raid_if_it_can(state, fleet)


@rule
def let_it_drift(state, fleet, to_coast):
    """3.1.4: each eligible place is equally likely; none: it stays."""
    if has_course(state, fleet, to_coast):
        push(state, PIRATE_COURSE, CHANCE)
        move_cursor(state, 2 * fleet + to_coast)


@rule
def meet_others(state, fleet):
    """3.17.0a: where it enters it must try on whom it meets."""
    if is_afloat(state, fleet):
        forget_who_tried(state)
        watch_the_sea(state, fleet)


@rule
def raid_if_it_can(state, fleet):
    """3.17.9: where a colony is, unless the fleet is gone or has fought."""
    spot = state.fleet_at[fleet]
    forget_who_tried(state)
    if is_afloat(state, fleet) and not state.has_fought and spot < AREAS:
        if state.colony[spot] != NO_COLONY and state.owner[spot] < NATIONS:
            raid(state, fleet, spot)


@rule
def is_course(state, fleet, to, kind):
    """3.10.13, 3.17.9: next door by sea, neither closed nor in a storm; of this kind."""
    if to >= HOME or not is_afloat(state, fleet):
        return False
    if (kind == TO_SEA and to < FIRST_SEA) or (kind == TO_COAST and to >= FIRST_SEA):
        return False
    if is_closed(state, to) or is_storm(state, to):
        return False
    return way_by_sea(state, state.fleet_at[fleet], to, state.pacific[fleet]) != 0


@rule
def has_course(state, fleet, kind):
    """Is there such a place?"""
    if not is_afloat(state, fleet):
        return False
    here = state.fleet_at[fleet]
    for n in range(MOST_BY_SEA):
        to = SEA_NEIGHBOURS[here][n]
        if to < 0:
            break
        if is_course(state, fleet, to, kind):
            return True
    return False


@rule
def sail_pirates(state, fleet, to):
    """3.17.9: it enters."""
    here = state.fleet_at[fleet]
    arrive(state, fleet, to)
    tell(state, PIRATES_SAIL, fleet, here, to)


@rule
def why_not_pirates_sail(state, seat, to):
    """3.1.4, 3.17.9: see is_course."""
    if not is_course(state, cursor(state) // 2, to, cursor(state) % 2):
        return because(NO_WATER_FOR_PIRATES, to)
    return LEGAL


@rule
def pirates_sail(state, seat, to):
    """3.17.9: chance has chosen."""
    fleet = cursor(state) // 2
    pop(state)
    sail_pirates(state, fleet, to)


@rule
def why_not_send_pirates(state, seat, to):
    """3.19 N°13: a sea or a coast next door."""
    if not is_course(state, cursor(state), to, ANYWHERE):
        return because(NO_WATER_FOR_PIRATES, to)
    return LEGAL


@rule
def send_pirates(state, seat, to):
    """3.19 N°13: where the holder wants it."""
    fleet = cursor(state)
    pop(state)
    sail_pirates(state, fleet, to)
