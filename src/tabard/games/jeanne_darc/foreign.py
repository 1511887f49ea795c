"""Chapter "Foreign attack" (rules 69 and 70, 3.6)."""

from __future__ import annotations

from tabard.engine.kinds import OPEN
from tabard.engine.rule import LEGAL, because, rule, tell
from tabard.engine.sequence import Course
from tabard.engine.stack import pop, push

from .cities import is_free, remove_garrison
from .commitment import has_anything, why_not_put_in
from .components import (
    BY_SEA,
    ENTRY,
    HAS_HERO,
    MOUNTAIN,
    NO_CARD_PUT_IN,
    NO_CITY,
    NO_POWER,
    NOTHING_ELSE,
    WAR,
)
from .hero import hero_falls
from .influence import influence_left
from .outcome import give_cards_up, keep_cards
from .readings import once_in_war
from .refusals import (
    CARD_NOT_HELD_TO_HOLD,
    HERO_INACTIVE_TO_HOLD,
    NO_INFLUENCE_TO_HOLD,
    NOT_USED_TO_HOLD,
)
from .reveal import forget_commitment, show
from .state import ENTRY_DIE, FOREIGN_DIE, HOLD_CITY, HOLDING_DIE, POWER_DIE
from .told_in_phase_six import (
    CARD_COUNTS_TO_HOLD,
    CARD_LOST_ABROAD,
    CARD_USED_TO_HOLD,
    DIE_COUNTS_TO_HOLD,
    FOREIGN_TOTALS,
    HERO_FALLS_ABROAD,
    HOLDER_ROLLED,
    HOLDER_SHOWS,
    HOLDS_OUT,
    INFLUENCE_COUNTS_TO_HOLD,
    LEFT_ALONE,
    LOST_ABROAD,
    MOUNTAIN_HELPS_TO_HOLD,
    POWER_ARRIVES,
    POWER_COUNTS,
    POWER_ROLLED,
    SEA_HELPS_TO_HOLD,
    WORKS_COUNT_TO_HOLD,
)
from .totals import side_points, tell_side

STEPS = Course(power=1, entry=1, owner=1, first_die=1, second_die=1, own_die=1, outcome=1)
POWER, ENTERS, OWNER, FIRST_DIE, SECOND_DIE, OWN_DIE, OUTCOME = STEPS.begins.values()
FOREIGN_BONUS = 2


@rule
def abroad_steps_in(state):
    """69: every round; by option, of all rounds of war only in the first."""
    return not once_in_war(state) or state.status != WAR or state.war_rounds == 1


@rule
def power_comes(state):
    """3.6: a die says which power."""
    push(state, POWER_DIE, 0)


@rule
def power_enters(state):
    """3.6: a die says to which city."""
    push(state, ENTRY_DIE, 0)


@rule
def turn_to_the_owner(state):
    """3.6: a free or protected city is left alone; else its owner is asked, if there is
    anything that might be put in."""
    city = state.target
    if is_free(state, city) or state.protected[city]:
        tell(state, LEFT_ALONE, state.power, city)
        power_leaves(state)
        pop(state)
        return
    if has_anything(state, state.owner[city]):
        push(state, HOLD_CITY, state.owner[city])


@rule
def power_rolls(state):
    """3.6: two dice for the power, one after the other."""
    push(state, FOREIGN_DIE, 0)


@rule
def owner_rolls(state):
    """3.6: one for the city's owner."""
    push(state, HOLDING_DIE, 0)


# --- the dice -----------------------------------------------------------------------------------


@rule
def why_not_power_die(state, seat, face):
    """3.6: any face."""
    return LEGAL


@rule
def power_die(state, seat, face):
    """3.6: which power comes."""
    state.power = face - 1
    pop(state)


@rule
def why_not_entry_die(state, seat, face):
    """3.6: any face."""
    return LEGAL


@rule
def entry_die(state, seat, face):
    """3.6: where it comes in."""
    state.target = ENTRY[state.power][face - 1]
    tell(state, POWER_ARRIVES, state.power, state.target)
    pop(state)


@rule
def why_not_foreign_die(state, seat, face):
    """3.6: any face."""
    return LEGAL


@rule
def foreign_die(state, seat, face):
    """3.6: one of the two dice of the power."""
    state.foreign_total += face
    tell(state, POWER_ROLLED, state.power, face)
    pop(state)


@rule
def why_not_holding_die(state, seat, face):
    """3.6: any face."""
    return LEGAL


@rule
def holding_die(state, seat, face):
    """3.6: the die of the city's owner."""
    owner = state.owner[state.target]
    state.die[owner] = face
    tell(state, HOLDER_ROLLED, owner, face)
    pop(state)


# --- what the owner puts in ---------------------------------------------------------------------


@rule
def owner_of_target(state):
    """3.6: a bit for the owner of the city attacked."""
    return 1 << state.owner[state.target]


@rule
def why_not_hold_with(state, seat, card, influence, extra):
    """3.6: a yellow card of the hand or a used one, up to 5 points of influence, the active
    hero; nobody is obliged to anything."""
    refusal = why_not_put_in(state, seat, card, CARD_NOT_HELD_TO_HOLD, NOT_USED_TO_HOLD)
    if refusal != LEGAL:
        return refusal
    if influence != OPEN and influence > influence_left(state, seat):
        return because(NO_INFLUENCE_TO_HOLD, influence_left(state, seat))
    if extra != OPEN and HAS_HERO[extra] and not state.hero_active[seat]:
        return because(HERO_INACTIVE_TO_HOLD)
    return LEGAL


@rule
def default_hold_with(state, seat, card, influence, extra):
    """6.2: an absent player puts in nothing."""
    return card == NO_CARD_PUT_IN and influence <= 0 and extra <= NOTHING_ELSE


@rule
def hold_with(state, seat, card, influence, extra):
    """3.6: before the dice. Nobody else decides anything now, so it is shown at once."""
    state.first_card[seat] = card
    state.influence_put[seat] = influence
    state.extra_put[seat] = extra
    show(state, seat, HOLDER_SHOWS)
    pop(state)


# --- the outcome --------------------------------------------------------------------------------


@rule
def decide_foreign_attack(state):
    """3.6: only to a higher total is the city lost, with the card and the hero put in;
    a card that held it lies among the used ones."""
    city, seat = state.target, state.owner[state.target]
    foreign = state.foreign_total + FOREIGN_BONUS
    own = holding_total(state, seat, city)
    tell_what_counts(state, seat, city)
    tell(state, FOREIGN_TOTALS, state.power, foreign, city, own)
    if foreign > own:
        tell(state, LOST_ABROAD, seat, city)
        remove_garrison(state, city)
        give_cards_up(state, seat, CARD_LOST_ABROAD)
        hero_falls(state, seat, HERO_FALLS_ABROAD)
    else:
        tell(state, HOLDS_OUT, city)
        keep_cards(state, seat, CARD_USED_TO_HOLD)
    forget_commitment(state, seat)
    power_leaves(state)


@rule
def holding_total(state, seat, city):
    """3.6: what was put in, the die, the defences, 1 in mountains, 1 against a fleet."""
    works = state.level[city] + MOUNTAIN[city] + BY_SEA[state.power]
    return side_points(state, seat) + works


@rule
def tell_what_counts(state, seat, city):
    """3.6: everything that counts, one by one."""
    tell(state, POWER_COUNTS, state.power, state.foreign_total, FOREIGN_BONUS)
    tell_side(state, seat, CARD_COUNTS_TO_HOLD, INFLUENCE_COUNTS_TO_HOLD, DIE_COUNTS_TO_HOLD)
    tell(state, WORKS_COUNT_TO_HOLD, city, state.level[city])
    if MOUNTAIN[city]:
        tell(state, MOUNTAIN_HELPS_TO_HOLD, city)
    if BY_SEA[state.power]:
        tell(state, SEA_HELPS_TO_HOLD, city)


@rule
def power_leaves(state):
    """3.6: the foreign attack is over."""
    state.power = NO_POWER
    state.target = NO_CITY
    state.foreign_total = 0
