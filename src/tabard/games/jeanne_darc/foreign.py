"""Chapter "Foreign attack" (rules 69 and 70, 3.6)."""

from __future__ import annotations

from tabard.engine.events import FIRST, SECOND, Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import pop, push
from tabard.engine.kinds import NUMBER, OPEN
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _

from . import phases
from .book import refuse, told, told_under
from .cities import is_free, remove_garrison
from .commitment import has_anything, why_not_put_in
from .components import board, cards, events, pieces, terms
from .events.naval_battle import CARD_COUNTS_AT_SEA, CARD_LOST_AT_SEA, CARD_USED_AT_SEA
from .hero import hero_falls
from .influence import influence_left
from .outcome import HERO_FALLS, give_cards_up, tell_who_keeps_cards
from .readings import once_in_war
from .reveal import DIE_FELL, forget_commitment, show
from .totals import DIE_COUNTS, INFLUENCE_COUNTS, WORKS_COUNT, side_points, tell_side

STEPS = Course(power=1, entry=1, owner=1, first_die=1, second_die=1, own_die=1, outcome=1)
POWER, ENTERS, OWNER, FIRST_DIE, SECOND_DIE, OWN_DIE, OUTCOME = STEPS.begins.values()
FOREIGN_BONUS = 2


def abroad_steps_in(state):
    """Every round; by option, of all rounds of war only in the first (69)."""
    return not once_in_war(state) or state.status != terms.WAR or state.war_rounds == 1


def power_comes(state):
    """A die says which power (3.6)."""
    push(state, phases.POWER_DIE, 0)


def power_enters(state):
    """A die says to which city (3.6)."""
    push(state, phases.ENTRY_DIE, 0)


LEFT_ALONE = told(
    "left_alone",
    "3.6",
    _("There is no attack by {power}: {city} is free."),
    part=Part(ends=True),
    power=events.POWERS,
    city=board.CITIES,
)
KEPT_OUT = told(
    "kept_out",
    "3.6",
    _("There is no attack by {power}: {city} is under papal protection."),
    part=Part(ends=True),
    power=events.POWERS,
    city=board.CITIES,
)


def turn_to_the_owner(state):
    """A free or protected city is left alone; else its owner is asked, if there is anything that
    might be put in (3.6)."""
    city = state.target
    if is_free(state, city) or state.protected[city]:
        tell(state, KEPT_OUT if state.protected[city] else LEFT_ALONE, state.power, city)
        power_leaves(state)
        pop(state)
        return
    if has_anything(state, state.owner[city]):
        push(state, phases.HOLD_CITY, state.owner[city])


def power_rolls(state):
    """Two dice for the power, one after the other (3.6)."""
    push(state, phases.FOREIGN_DIE, 0)


def owner_rolls(state):
    """One for the city's owner (3.6)."""
    push(state, phases.HOLDING_DIE, 0)


# --- the dice -----------------------------------------------------------------------------------


def power_die(state, seat, face):
    """Any face; which power comes (3.6)."""
    state.power = face - 1
    pop(state)


POWER_ARRIVES = told(
    "power_arrives",
    "3.6",
    _("An attack from abroad: {power} against {city}."),
    part=Part(opens=("power", "city")),
)


def entry_die(state, seat, face):
    """Any face; where it comes in (3.6)."""
    state.target = events.ENTRY[state.power][face - 1]
    tell(state, POWER_ARRIVES, state.power, state.target)
    pop(state)


POWER_ROLLED = told(
    "power_rolled", "3.6", _("A die for {power} shows {face}."), part=Part(dice=("face",))
)


def foreign_die(state, seat, face):
    """Any face; one of the two dice of the power (3.6)."""
    state.foreign_total += face
    tell(state, POWER_ROLLED, state.power, face)
    pop(state)


HOLDER_ROLLED = told_under("3.6", "holder_rolled", DIE_FELL, part=Part(dice=("face",), of=SECOND))


def holding_die(state, seat, face):
    """Any face; the die of the city's owner (3.6)."""
    owner = state.owner[state.target]
    state.die[owner] = face
    tell(state, HOLDER_ROLLED, owner, face)
    pop(state)


# --- what the owner puts in ---------------------------------------------------------------------


def owner_of_target(state):
    """A bit for the owner of the city attacked (3.6)."""
    return 1 << state.owner[state.target]


CARD_NOT_HELD_TO_HOLD = refuse(
    "3.6", _("You hold no card of that kind: {card}."), card=cards.YELLOW
)
NOT_USED_TO_HOLD = refuse(
    "3.6", _("You have no used card of that kind: {card}."), card=cards.YELLOW
)
NO_INFLUENCE_TO_HOLD = refuse(
    "3.6", _("You have only {points}."), points=pieces.SO_MANY_INFLUENCE_POINTS
)
HERO_INACTIVE_TO_HOLD = refuse("3.6", _("Your hero is not active."))


def why_not_hold_with(state, seat, card, influence, extra):
    """A yellow card of the hand or a used one, up to 5 points of influence, the active hero; nobody
    is obliged to anything (3.6)."""
    if refusal := why_not_put_in(state, seat, card, CARD_NOT_HELD_TO_HOLD, NOT_USED_TO_HOLD):
        return refusal
    if influence != OPEN and influence > influence_left(state, seat):
        return because(NO_INFLUENCE_TO_HOLD, influence_left(state, seat))
    if extra != OPEN and cards.HAS_HERO[extra] and not state.hero_active[seat]:
        return because(HERO_INACTIVE_TO_HOLD)
    return LEGAL


def default_hold_with(state, seat, card, influence, extra):
    """An absent player puts in nothing (6.2)."""
    return card == cards.NO_CARD_PUT_IN and influence <= 0 and extra <= cards.NOTHING_ELSE


HOLDER_SHOWS = told(
    "holder_shows",
    "3.6",
    _("{seat} shows {card}, {influence} influence, and {extra}."),
    part=Part(of=SECOND),
    card=cards.FROM_HAND_OR_USED,
    extra=cards.HERO_OR_NONE,
)


def hold_with(state, seat, card, influence, extra):
    """Before the dice. Nobody else decides anything now, so it is shown at once. (3.6)"""
    state.first_card[seat] = card
    state.influence_put[seat] = influence
    state.extra_put[seat] = extra
    show(state, seat, HOLDER_SHOWS)
    pop(state)


# --- the outcome --------------------------------------------------------------------------------


FOREIGN_TOTALS = told(
    "foreign_totals",
    "3.6",
    _("At {city} the defence reaches {own}, {power} {points}."),
    part=Part(totals=("points", "own")),
    power=events.POWERS,
    points=NUMBER,
    city=board.CITIES,
    own=NUMBER,
)
LOST_ABROAD = told(
    "lost_abroad",
    "3.6",
    _("{seat} loses {city}; the city is free."),
    weight=2,
    part=Part(won=FIRST),
)
HOLDS_OUT = told("holds_out", "3.6", _("{city} holds out."), weight=1, part=Part(won=SECOND))
CARD_USED_TO_HOLD = told_under("3.6", "card_used_to_hold", CARD_USED_AT_SEA)
CARD_LOST_ABROAD = told_under("3.6", "card_lost_abroad", CARD_LOST_AT_SEA)
HERO_FALLS_ABROAD = told_under("3.6", "hero_falls_abroad", HERO_FALLS)


def decide_foreign_attack(state):
    """Only to a higher total is the city lost, with the card and the hero put in; a card that held
    it lies among the used ones (3.6)."""
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
        tell_who_keeps_cards(state, seat, CARD_USED_TO_HOLD)
    forget_commitment(state, seat)
    power_leaves(state)


def holding_total(state, seat, city):
    """What was put in, the die, the defences, 1 in mountains, 1 against a fleet (3.6)."""
    works = state.level[city] + board.MOUNTAIN[city] + events.BY_SEA[state.power]
    return side_points(state, seat) + works


POWER_COUNTS = told(
    "power_counts",
    "3.6",
    _("{power}: {points} for the dice, plus {more}."),
    part=Part(adds="points"),
    more=NUMBER,
)
CARD_COUNTS_TO_HOLD = told_under(
    "3.6", "card_counts_to_hold", CARD_COUNTS_AT_SEA, part=Part(adds="points", of=SECOND)
)
INFLUENCE_COUNTS_TO_HOLD = told_under(
    "3.6", "influence_counts_to_hold", INFLUENCE_COUNTS, part=Part(adds="points", of=SECOND)
)
DIE_COUNTS_TO_HOLD = told_under(
    "3.6", "die_counts_to_hold", DIE_COUNTS, part=Part(adds="points", of=SECOND)
)
WORKS_COUNT_TO_HOLD = told_under("3.6", "works_count_to_hold", WORKS_COUNT)
MOUNTAIN_HELPS_TO_HOLD = told(
    "mountain_helps_to_hold",
    "3.6",
    _("{city} lies in the mountains: 1 for its owner."),
    part=Part(adds=1, of=SECOND),
)
SEA_HELPS_TO_HOLD = told(
    "sea_helps_to_hold",
    "3.6",
    _("The attack on {city} comes by sea: 1 for its owner."),
    part=Part(adds=1, of=SECOND),
)


def tell_what_counts(state, seat, city):
    """Everything that counts, one by one (3.6)."""
    tell(state, POWER_COUNTS, state.power, state.foreign_total, FOREIGN_BONUS)
    tell_side(state, seat, CARD_COUNTS_TO_HOLD, INFLUENCE_COUNTS_TO_HOLD, DIE_COUNTS_TO_HOLD)
    tell(state, WORKS_COUNT_TO_HOLD, city, state.level[city])
    if board.MOUNTAIN[city]:
        tell(state, MOUNTAIN_HELPS_TO_HOLD, city)
    if events.BY_SEA[state.power]:
        tell(state, SEA_HELPS_TO_HOLD, city)


def power_leaves(state):
    """The foreign attack is over (3.6)."""
    state.power = events.NO_POWER
    state.target = board.NO_CITY
    state.foreign_total = 0
