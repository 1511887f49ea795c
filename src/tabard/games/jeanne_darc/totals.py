"""Chapter "Move 2, combat: totals" (rules 103 to 109)."""

from __future__ import annotations

from tabard.engine.events import SECOND, Part
from tabard.engine.rule import tell
from tabard.engine.words import _

from .book import told, told_under
from .components import board, cards, pieces, terms
from .hero import worth_of_a_hero
from .readings import engineer_changes_defences, only_works_defend, traitor_undoes_all
from .reveal import card_kind

ENGINEERS_WORK = 2  # what each engineer changes the defences by, as an option


# --- what each side brings ----------------------------------------------------------------------


def yellow_points(state, seat):
    """The yellow cards of a side (104, 105)."""
    return first_points(state, seat) + second_points(state, seat)


def first_points(state, seat):
    """The first card, or nothing (44, 99)."""
    if state.shown_first[seat] == cards.NO_CARD_PUT_IN:
        return 0
    return cards.VALUE[card_kind(state.shown_first[seat])]


def second_points(state, seat):
    """The attacker's second card, or nothing (96)."""
    if state.shown_second[seat] == cards.NO_YELLOW:
        return 0
    return cards.VALUE[state.shown_second[seat]]


def engineer_points(state, seat):
    """An engineer doubles the highest yellow card of his side; each one counts it once more
    (3.3)."""
    if engineer_changes_defences(state):
        return 0
    highest = max(first_points(state, seat), second_points(state, seat))
    return highest * cards.ENGINEERS[state.shown_extra[seat]]


def hero_points(state, seat):
    """A hero adds 3; by option 2, 4, or the yellow cards once more (104, 105, 3.4)."""
    if not cards.HAS_HERO[state.shown_extra[seat]]:
        return 0
    return worth_of_a_hero(state, yellow_points(state, seat))


def side_points(state, seat):
    """Cards, engineer, hero, influence and die (104, 105)."""
    return (
        yellow_points(state, seat)
        + engineer_points(state, seat)
        + hero_points(state, seat)
        + state.shown_influence[seat]
        + state.die[seat]
    )


# --- the city -----------------------------------------------------------------------------------


def works_after_traitor(state):
    """With each traitor the defences count one step lower: 6, 4, 2, nothing (106, 3.3)."""
    return works_against(state, cards.TRAITORS[state.shown_extra[state.attacker]])


def works_against(state, traitors):
    """The defences of the city attacked, with so many traitors in it (106, 3.3)."""
    level = state.level[state.target]
    if traitors > 0 and traitor_undoes_all(state):
        return 0
    return max(0, level - pieces.STEP * traitors)


def engineer_lowers(state):
    """The attacker's engineers lower the defences, never below nothing (3.3, as an option)."""
    if not engineer_changes_defences(state):
        return 0
    engineers = cards.ENGINEERS[state.shown_extra[state.attacker]]
    return min(ENGINEERS_WORK * engineers, works_after_traitor(state))


def engineer_raises(state):
    """The defender's engineers raise the defences (3.3, as an option)."""
    if not engineer_changes_defences(state):
        return 0
    return ENGINEERS_WORK * cards.ENGINEERS[state.shown_extra[state.defender]]


def place_helps(state):
    """By option the place helps only a defender who has put in a yellow card (102, S38)."""
    return not only_works_defend(state) or state.shown_first[state.defender] != cards.NO_CARD_PUT_IN


def mountain_points(state):
    """1 in the mountains, but not against a ride (5, 107, 3.5, S34)."""
    if board.MOUNTAIN[state.target] and not is_ridden_past(state) and place_helps(state):
        return 1
    return 0


def is_ridden_past(state):
    """Mountains do not count on a ride (3.5)."""
    return board.MOUNTAIN[state.target] == 1 and state.way == terms.BY_RIDE


def sea_points(state):
    """1 against a landing (108, S35)."""
    return 1 if state.way == terms.BY_LANDING and place_helps(state) else 0


def city_points(state):
    """The defences, and what the place adds; both bonuses apply (105, 106, 107, 108, 109, S36)."""
    works = works_after_traitor(state) - engineer_lowers(state) + engineer_raises(state)
    return works + mountain_points(state) + sea_points(state)


# --- the totals ---------------------------------------------------------------------------------


def attacker_total(state):
    """Cards, influence, die, hero and red cards (104, S32)."""
    return side_points(state, state.attacker)


def defender_total(state):
    """The same, and the city (105, S33)."""
    return side_points(state, state.defender) + city_points(state)


CARDS_COUNT = told(
    "cards_count", "104", _("{seat}: {points} for yellow cards."), part=Part(adds="points")
)
INFLUENCE_COUNTS = told(
    "influence_counts", "97", _("{seat}: {points} for influence."), part=Part(adds="points")
)
DIE_COUNTS = told("die_counts", "104", _("{seat}: {points} for the die."), part=Part(adds="points"))
CARDS_COUNT_FOR_DEFENCE = told_under("105", "cards_count_for_defence", CARDS_COUNT)
INFLUENCE_COUNTS_FOR_DEFENCE = told_under("100", "influence_counts_for_defence", INFLUENCE_COUNTS)
DIE_COUNTS_FOR_DEFENCE = told_under("105", "die_counts_for_defence", DIE_COUNTS)
TOTAL = told("total", "111", _("{seat} has {points} in all."), part=Part(totals=("points",)))


def tell_totals(state):
    """Everything that counts, one by one, and both sums (103, 104, 105)."""
    tell_side(state, state.attacker, CARDS_COUNT, INFLUENCE_COUNTS, DIE_COUNTS)
    tell(state, TOTAL, state.attacker, attacker_total(state))
    tell_side(
        state,
        state.defender,
        CARDS_COUNT_FOR_DEFENCE,
        INFLUENCE_COUNTS_FOR_DEFENCE,
        DIE_COUNTS_FOR_DEFENCE,
    )
    tell_city(state)
    tell(state, TOTAL, state.defender, defender_total(state))


ENGINEER_DOUBLES = told(
    "engineer_doubles",
    "3.3",
    _("{seat}: {points} more for the best card, by an engineer."),
    part=Part(adds="points"),
)
HERO_COUNTS = told(
    "hero_counts", "3.4", _("{seat}: {points} for the hero."), part=Part(adds="points")
)


def tell_side(state, seat, of_cards, of_influence, of_die):
    """What a side brings, told in these events (104, 105, 3.5, 3.6)."""
    yellow, influence = yellow_points(state, seat), state.shown_influence[seat]
    if yellow > 0:
        tell(state, of_cards, seat, yellow)
    if engineer_points(state, seat) > 0:
        tell(state, ENGINEER_DOUBLES, seat, engineer_points(state, seat))
    if hero_points(state, seat) > 0:
        tell(state, HERO_COUNTS, seat, hero_points(state, seat))
    if influence > 0:
        tell(state, of_influence, seat, influence)
    tell(state, of_die, seat, state.die[seat])


WORKS_COUNT = told(
    "works_count",
    "105",
    _("The defences of {city} count {level}."),
    part=Part(adds="level", of=SECOND),
)
TRAITOR_LOWERS = told(
    "traitor_lowers",
    "106",
    _("By treason the defences of {city} count only {level}."),
    part=Part(takes=1, of=SECOND),
)
ENGINEER_LOWERS = told(
    "engineer_lowers",
    "3.3",
    _("The attacker's engineering lowers the defences of {city} by {points}."),
    part=Part(takes="points", of=SECOND),
)
ENGINEER_RAISES = told(
    "engineer_raises",
    "3.3",
    _("The defender's engineering raises the defences of {city} by {points}."),
    part=Part(adds="points", of=SECOND),
)
MOUNTAIN_HELPS = told(
    "mountain_helps",
    "107",
    _("{city} lies in the mountains: 1 for its defender."),
    part=Part(adds=1, of=SECOND),
)
MOUNTAIN_IS_RIDDEN_PAST = told(
    "mountain_is_ridden_past",
    "3.5",
    _("{city} lies in the mountains, but on a ride mountains do not count."),
    part=Part(of=SECOND),
)
SEA_HELPS = told(
    "sea_helps",
    "108",
    _("{city} resists a landing: 1 for its defender."),
    part=Part(adds=1, of=SECOND),
)


def tell_city(state):
    """What the city brings, and what it does not on a ride (105, 106, 107, 108, 3.5)."""
    city = state.target
    tell(state, WORKS_COUNT, city, state.level[city])
    if works_after_traitor(state) < state.level[city]:
        tell(state, TRAITOR_LOWERS, city, works_after_traitor(state))
    if engineer_lowers(state) > 0:
        tell(state, ENGINEER_LOWERS, city, engineer_lowers(state))
    if engineer_raises(state) > 0:
        tell(state, ENGINEER_RAISES, city, engineer_raises(state))
    if mountain_points(state) > 0:
        tell(state, MOUNTAIN_HELPS, city)
    if is_ridden_past(state):
        tell(state, MOUNTAIN_IS_RIDDEN_PAST, city)
    if sea_points(state) > 0:
        tell(state, SEA_HELPS, city)
