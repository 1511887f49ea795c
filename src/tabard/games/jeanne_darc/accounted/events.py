"""What goes on in phase 6, and the dice of uprising and plunder (3.5 to 3.8)."""

from __future__ import annotations

from tabard.engine.flow.stack import goes_on, level_of, phase_now
from tabard.engine.rule import because, table
from tabard.engine.words import _

from .. import phases
from ..book import complain
from ..cities import is_free
from ..components import board, events
from ..events.naval_battle import why_not_fight_at_sea
from ..events.plague import next_city_with_plague
from ..foreign import ENTERS, FIRST_DIE, OWNER, POWER
from ..phases import PHASES
from ..players import why_not_anothers
from ..plunder import owns_a_port, why_not_loot_city
from ..state import NOBODY, SEAT_OR_NOBODY

_MARKERS = {
    phases.CITY_TO_RISE: events.UPRISING,
    phases.PROVINCE_WITH_PLAGUE: events.PLAGUE,
    phases.PLAGUE_DIE: events.PLAGUE,
    phases.PROVINCE_WITH_FAMINE: events.FAMINE,
    phases.CITY_TO_LOOT: events.FREE_COMPANIES,
    phases.CITY_TO_RETURN: events.TREATY,
    phases.CITY_TO_PROTECT: events.PAPAL_INTERVENTION,
    phases.CHOOSE_ADMIRALS: events.NAVAL_BATTLE,
    phases.SAIL_OUT: events.NAVAL_BATTLE,
    phases.SEA_DICE: events.NAVAL_BATTLE,
}
NO_MARKER = int(events.MARKERS)
MARKER_OF = table([_MARKERS.get(phase, NO_MARKER) for phase in range(PHASES)])


MARKER_NOT_DRAWN = complain(
    "67", _("{marker} is resolved, and 0 such markers were drawn in this round instead of 1.")
)


def events_off(state):
    """The marker that is resolved; the plague, the battle at sea, the foreign attack; what is
    struck (3.5 to 3.8)."""
    marker = MARKER_OF[phase_now(state)]
    if marker != NO_MARKER and state.drawn_now[marker] == 0:
        return because(MARKER_NOT_DRAWN, marker)
    return plague_off(state) or admirals_off(state) or power_off(state) or target_off(state)


PLAGUE_OFF = complain(
    "3.5", _("The plague cannot come to {city}: it is in no province, or strikes nothing there.")
)
NO_PLAGUE = complain("3.5", _("The plague is in {province}, and no die is rolled for it."))


def plague_off(state):
    """The next city of the province that the plague can strike (3.5)."""
    if phase_now(state) != phases.PLAGUE_DIE:
        return 0 if state.province == board.NO_PROVINCE else because(NO_PLAGUE, state.province)
    city = state.frame_cursor[state.depth - 1]
    if (
        state.province == board.NO_PROVINCE
        or next_city_with_plague(state, state.province, city) != city
    ):
        return because(PLAGUE_OFF, city)
    return 0


ADMIRALS_OFF = complain(
    "3.5", _("A battle at sea has two seats, each with a port; {one} and {other} are not."),
    one=SEAT_OR_NOBODY, other=SEAT_OR_NOBODY,
)  # fmt: skip
NO_BATTLE_AT_SEA = complain(
    "3.5",
    _("Seats are named for a battle at sea ({one}, {other}), and there is none."),
    one=SEAT_OR_NOBODY,
    other=SEAT_OR_NOBODY,
)


def admirals_off(state):
    """Two players who own a port; while they are named, the first (3.5)."""
    one, other = state.admiral, state.rival
    if goes_on(state, phases.SAIL_OUT):
        if one >= state.seats or other >= state.seats:
            return because(ADMIRALS_OFF, one, other)
        return (
            0 if why_not_fight_at_sea(state, one, other) == 0 else because(ADMIRALS_OFF, one, other)
        )
    if phase_now(state) == phases.CHOOSE_ADMIRALS and other == NOBODY:
        if one == NOBODY or (one < state.seats and owns_a_port(state, one)):
            return 0
        return because(ADMIRALS_OFF, one, other)
    return 0 if one == NOBODY and other == NOBODY else because(NO_BATTLE_AT_SEA, one, other)


# --- the foreign attack -------------------------------------------------------------------------


POWER_MISSING = complain("3.6", _("A foreign attack goes on, and 0 powers are named instead of 1."))
POWER_TOO_EARLY = complain("3.6", _("{power} is named, and no foreign power has come."))


def power_off(state):
    """The power, the city it comes to, its dice, each from a step on (3.6)."""
    level = level_of(state, phases.FOREIGN_ATTACK)
    step = state.frame_cursor[level] if level >= 0 else POWER
    came = step > ENTERS or (step == ENTERS and phase_now(state) != phases.POWER_DIE)
    if came and state.power == events.NO_POWER:
        return POWER_MISSING
    if not came and state.power != events.NO_POWER:
        return because(POWER_TOO_EARLY, state.power)
    entered = came and (step > OWNER or (step == OWNER and phase_now(state) != phases.ENTRY_DIE))
    if entered:
        if wrong := entry_off(state, step):
            return wrong
    return foreign_dice_off(state, step)


ENTRY_OFF = complain("3.6", _("The power that attacks does not come to {city}."))
NOT_ATTACKED_ABROAD = complain(
    "3.6", _("{city} is free or protected: no foreign power attacks it.")
)
NO_TARGET = complain("3.1", _("No city is named as the target: {phase}."), phase=PHASES)


def entry_off(state, step):
    """One of the six cities of the power; one that is attacked is owned and not protected (3.6)."""
    city, comes = state.target, 0
    if city == board.NO_CITY:
        return because(NO_TARGET, phases.FOREIGN_ATTACK)
    for face in range(6):
        comes += events.ENTRY[state.power][face] == city
    if comes == 0:
        return because(ENTRY_OFF, city)
    if step > OWNER and (is_free(state, city) or state.protected[city]):
        return because(NOT_ATTACKED_ABROAD, city)
    return 0


FOREIGN_DICE_OFF = complain(
    "3.6", _("The dice of the power show {found} together; they can show {low} to {high}.")
)


def foreign_dice_off(state, step):
    """As many dice as have fallen (3.6)."""
    dice = max(0, min(2, step - FIRST_DIE - (phase_now(state) == phases.FOREIGN_DIE)))
    if not dice <= state.foreign_total <= 6 * dice:
        return because(FOREIGN_DICE_OFF, state.foreign_total, dice, 6 * dice)
    return 0


# --- what is struck -----------------------------------------------------------------------------


TARGET_OFF = complain("3.1", _("{city} is a target, and nothing strikes it."))
LOOTER_OFF = complain(
    "3.8", _("The looter is named as {found}; it should be {wanted}."),
    found=SEAT_OR_NOBODY, wanted=SEAT_OR_NOBODY,
)  # fmt: skip


def target_off(state):
    """The city that rises or is plundered, and who plunders (3.7, 3.8)."""
    now = phase_now(state)
    looter = NOBODY
    if now == phases.PLUNDER_DIE and state.frame_phase[state.depth - 2] == phases.COMBAT:
        looter = state.frame_seat[state.depth - 1]
    if state.looter != looter:
        return because(LOOTER_OFF, state.looter, looter)
    if now == phases.UPRISING_DIE or now == phases.PLUNDER_DIE:
        return struck_off(state, now, state.target)
    if state.target == board.NO_CITY or goes_on(state, phases.FIGHT):
        return 0
    level = level_of(state, phases.FOREIGN_ATTACK)
    if level >= 0 and state.frame_cursor[level] >= OWNER and now != phases.ENTRY_DIE:
        return 0
    return because(TARGET_OFF, state.target)


CANNOT_RISE = complain("3.7", _("{city} cannot rise against who stirs it up."))
CANNOT_BE_PLUNDERED = complain("3.8", _("{city} cannot be plundered here."))


def struck_off(state, now, city):
    """A card strikes a city of another player; a marker any that is owned, but free companies not
    the master's (3.3, 3.5)."""
    if city == board.NO_CITY:
        return because(NO_TARGET, now)
    seat, by_marker = (
        state.frame_seat[state.depth - 1],
        state.frame_phase[state.depth - 2] == phases.EVENTS,
    )
    anothers = why_not_anothers(state, seat, city, CANNOT_RISE, CANNOT_RISE) == 0
    if now == phases.PLUNDER_DIE:
        can = anothers and why_not_loot_city(state, city) == 0
        return 0 if can else because(CANNOT_BE_PLUNDERED, city)
    can = anothers or (by_marker and not is_free(state, city))
    return 0 if can and not state.protected[city] else because(CANNOT_RISE, city)
