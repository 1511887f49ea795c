"""What goes on in phase 6, and the dice of uprising and plunder (3.5 to 3.8)."""

from __future__ import annotations

from tabard.engine.rule import because, rule, table
from tabard.engine.stack import goes_on, level_of, phase_now

from ..cities import is_free
from ..components import (
    ENTRY,
    FAMINE,
    FREE_COMPANIES,
    MARKERS,
    NAVAL_BATTLE,
    NO_CITY,
    NO_POWER,
    NO_PROVINCE,
    PAPAL_INTERVENTION,
    PLAGUE,
    TREATY,
    UPRISING,
)
from ..events.naval_battle import why_not_fight_at_sea
from ..events.plague import next_city_with_plague
from ..foreign import ENTERS, FIRST_DIE, OWNER, POWER
from ..players import why_not_anothers
from ..plunder import owns_a_port, why_not_loot_city
from ..state import (
    CHOOSE_ADMIRALS,
    CITY_TO_LOOT,
    CITY_TO_PROTECT,
    CITY_TO_RETURN,
    CITY_TO_RISE,
    COMBAT,
    ENTRY_DIE,
    EVENTS,
    FIGHT,
    FOREIGN_ATTACK,
    FOREIGN_DIE,
    NOBODY,
    PHASES,
    PLAGUE_DIE,
    PLUNDER_DIE,
    POWER_DIE,
    PROVINCE_WITH_FAMINE,
    PROVINCE_WITH_PLAGUE,
    SAIL_OUT,
    SEA_DICE,
    UPRISING_DIE,
)
from .going_on import (
    ADMIRALS_OFF,
    CANNOT_BE_PLUNDERED,
    CANNOT_RISE,
    ENTRY_OFF,
    FOREIGN_DICE_OFF,
    LOOTER_OFF,
    MARKER_NOT_DRAWN,
    NO_BATTLE_AT_SEA,
    NO_PLAGUE,
    NO_TARGET,
    NOT_ATTACKED_ABROAD,
    PLAGUE_OFF,
    POWER_MISSING,
    POWER_TOO_EARLY,
    TARGET_OFF,
)

_MARKERS = {
    CITY_TO_RISE: UPRISING,
    PROVINCE_WITH_PLAGUE: PLAGUE,
    PLAGUE_DIE: PLAGUE,
    PROVINCE_WITH_FAMINE: FAMINE,
    CITY_TO_LOOT: FREE_COMPANIES,
    CITY_TO_RETURN: TREATY,
    CITY_TO_PROTECT: PAPAL_INTERVENTION,
    CHOOSE_ADMIRALS: NAVAL_BATTLE,
    SAIL_OUT: NAVAL_BATTLE,
    SEA_DICE: NAVAL_BATTLE,
}
NO_MARKER = int(MARKERS)
MARKER_OF = table([_MARKERS.get(phase, NO_MARKER) for phase in range(PHASES)])


@rule
def events_off(state):
    """3.5 to 3.8: the marker that is resolved; the plague, the battle at sea, the foreign attack;
    what is struck."""
    marker = MARKER_OF[phase_now(state)]
    if marker != NO_MARKER and state.drawn_now[marker] == 0:
        return because(MARKER_NOT_DRAWN, marker)
    wrong = plague_off(state)
    if wrong == 0:
        wrong = admirals_off(state)
    if wrong == 0:
        wrong = power_off(state)
    if wrong == 0:
        wrong = target_off(state)
    return wrong


@rule
def plague_off(state):
    """3.5: the next city of the province that the plague can strike."""
    if phase_now(state) != PLAGUE_DIE:
        return 0 if state.province == NO_PROVINCE else because(NO_PLAGUE, state.province)
    city = state.frame_cursor[state.depth - 1]
    if state.province == NO_PROVINCE or next_city_with_plague(state, state.province, city) != city:
        return because(PLAGUE_OFF, city)
    return 0


@rule
def admirals_off(state):
    """3.5: two players who own a port; while they are named, the first."""
    one, other = state.admiral, state.rival
    if goes_on(state, SAIL_OUT):
        if one >= state.seats or other >= state.seats:
            return because(ADMIRALS_OFF, one, other)
        return (
            0 if why_not_fight_at_sea(state, one, other) == 0 else because(ADMIRALS_OFF, one, other)
        )
    if phase_now(state) == CHOOSE_ADMIRALS and other == NOBODY:
        if one == NOBODY or (one < state.seats and owns_a_port(state, one)):
            return 0
        return because(ADMIRALS_OFF, one, other)
    return 0 if one == NOBODY and other == NOBODY else because(NO_BATTLE_AT_SEA, one, other)


# --- the foreign attack -------------------------------------------------------------------------


@rule
def power_off(state):
    """3.6: the power, the city it comes to, its dice, each from a step on."""
    level = level_of(state, FOREIGN_ATTACK)
    step = state.frame_cursor[level] if level >= 0 else POWER
    came = step > ENTERS or (step == ENTERS and phase_now(state) != POWER_DIE)
    if came and state.power == NO_POWER:
        return POWER_MISSING
    if not came and state.power != NO_POWER:
        return because(POWER_TOO_EARLY, state.power)
    entered = came and (step > OWNER or (step == OWNER and phase_now(state) != ENTRY_DIE))
    if entered:
        wrong = entry_off(state, step)
        if wrong != 0:
            return wrong
    return foreign_dice_off(state, step)


@rule
def entry_off(state, step):
    """3.6: one of the six cities of the power; one that is attacked is owned and not protected."""
    city, comes = state.target, 0
    if city == NO_CITY:
        return because(NO_TARGET, FOREIGN_ATTACK)
    for face in range(6):
        comes += ENTRY[state.power][face] == city
    if comes == 0:
        return because(ENTRY_OFF, city)
    if step > OWNER and (is_free(state, city) or state.protected[city]):
        return because(NOT_ATTACKED_ABROAD, city)
    return 0


@rule
def foreign_dice_off(state, step):
    """3.6: as many dice as have fallen."""
    dice = max(0, min(2, step - FIRST_DIE - (phase_now(state) == FOREIGN_DIE)))
    if not dice <= state.foreign_total <= 6 * dice:
        return because(FOREIGN_DICE_OFF, state.foreign_total, dice, 6 * dice)
    return 0


# --- what is struck -----------------------------------------------------------------------------


@rule
def target_off(state):
    """3.7, 3.8: the city that rises or is plundered, and who plunders."""
    now = phase_now(state)
    looter = NOBODY
    if now == PLUNDER_DIE and state.frame_phase[state.depth - 2] == COMBAT:
        looter = state.frame_seat[state.depth - 1]
    if state.looter != looter:
        return because(LOOTER_OFF, state.looter, looter)
    if now == UPRISING_DIE or now == PLUNDER_DIE:
        return struck_off(state, now, state.target)
    if state.target == NO_CITY or goes_on(state, FIGHT):
        return 0
    level = level_of(state, FOREIGN_ATTACK)
    if level >= 0 and state.frame_cursor[level] >= OWNER and now != ENTRY_DIE:
        return 0
    return because(TARGET_OFF, state.target)


@rule
def struck_off(state, now, city):
    """3.3, 3.5: a card strikes a city of another player; a marker any that is owned, but free
    companies not the master's."""
    if city == NO_CITY:
        return because(NO_TARGET, now)
    seat, by_marker = (
        state.frame_seat[state.depth - 1],
        state.frame_phase[state.depth - 2] == EVENTS,
    )
    anothers = why_not_anothers(state, seat, city, CANNOT_RISE, CANNOT_RISE) == 0
    if now == PLUNDER_DIE:
        can = anothers and why_not_loot_city(state, city) == 0
        return 0 if can else because(CANNOT_BE_PLUNDERED, city)
    can = anothers or (by_marker and not is_free(state, city))
    return 0 if can and not state.protected[city] else because(CANNOT_RISE, city)
