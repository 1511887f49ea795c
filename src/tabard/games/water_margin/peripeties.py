"""Chapter "Incidents" (P1 to P11, 3.8): each figure meets something, is tested, gains or pays."""

from __future__ import annotations

from tabard.engine.events import SECOND, Part
from tabard.engine.flow.sequence import Course
from tabard.engine.flow.stack import go_to, once_more, pop, push, turn_to
from tabard.engine.kinds import CHANCE, NUMBER
from tabard.engine.rule import LEGAL, because, tell
from tabard.engine.words import _, n_

from . import phases
from .board import NOT_YOUR_FIGURE, is_convict, is_figure_of, is_prisoner
from .book import refuse, told
from .components import bandits, faces
from .dice import throw
from .prison import arrest, wait_in_prison
from .readings import favourite_places_help, most_experience
from .tests_of_skill import begin_test, difficulty_die, test_margin, test_passed
from .tokens import gain_experience, give_banquet, give_gourd, give_taels, immobilise
from .wounds import wound

CRUSHING = -8  # a combat test failed by so much costs an extra wound
AT_HOME = 2  # in the favourite place
TAELS_DIE = 10  # its sides
SUB_TURN = Course(begin=1, meet=1, end=1)
MEETINGS = SUB_TURN.begins["meet"]
STEPS = Course(place=1, adversary=1, kind=1, difficulty=1, test=1, result=1, taels=1, end=1)
TAELS_FALL, OVER = STEPS.begins["taels"], STEPS.begins["end"]


CAN_MOVE_AGAIN = told("can_move_again", "P2", _("{figure} is no longer immobilised."))


def begin_the_peripeties(state, seat):
    """An immobilised figure loses the token and a prisoner waits, instead of an incident; the
    others have it to come (P2, P3, P5)."""
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure):
            if state.immobilised[figure]:
                state.immobilised[figure] = 0
                tell(state, CAN_MOVE_AGAIN, figure)
            elif is_prisoner(state, figure):
                wait_in_prison(state, figure)
            else:
                state.to_meet[figure] = 1


def next_to_meet(state, seat):
    """Each figure that is there when the sub-turn begins, in the owner's order (P1, 3.8)."""
    if somebody_is_to_meet(state):
        once_more(state)
        push(state, phases.NEXT_FIGURE, seat)


def somebody_is_to_meet(state):
    """An incident is still to come (P1)."""
    return any(state.to_meet[figure] for figure in range(bandits.BANDITS))


NOT_ITS_TURN = refuse("P1", _("{figure} has no incident to meet now."))


def why_not_meet(state, seat, figure):
    """A figure whose incident is still to come (P1)."""
    if not is_figure_of(state, seat, figure):
        return because(NOT_YOUR_FIGURE, figure)
    return LEGAL if state.to_meet[figure] else because(NOT_ITS_TURN, figure)


def near_meet(state, seat, figure):
    """Only those are worth asking about."""
    return state.to_meet[figure] == 1


MEETS = told("meets", "P1", _("An incident befalls {figure}."), part=Part(leads=True))


def meet(state, seat, figure):
    """Its incident begins (P1)."""
    state.to_meet[figure] = 0
    state.met = figure
    tell(state, MEETS, figure)
    turn_to(state, phases.MEETING, seat)


def throw_place_die(state):
    """Where it is met (P7, 3.8)."""
    push(state, phases.PLACE_DIE, CHANCE)


PLACE_CAME = told(
    "place", "P7", _("The place: {place}."), part=Part(leads=True), place=bandits.PLACES
)


def place_die(state, seat, place):
    """Each of its six faces; where the incident happens; not where the figure stands (P7, A34)."""
    state.met_place = place
    tell(state, PLACE_CAME, place)
    pop(state)


def throw_adversary_die(state):
    """By whom (P8, 3.8)."""
    push(state, phases.ADVERSARY_DIE, CHANCE)


ADVERSARY_CAME = told(
    "adversary",
    "P8",
    _("{figure} meets {adversary} ({place})."),
    part=Part(opens=("figure",), joins="adversary"),
    place=bandits.PLACES,
)


def adversary_die(state, seat, adversary):
    """Each of its six faces; whom the figure meets (P8)."""
    state.met_adversary = adversary
    tell(state, ADVERSARY_CAME, state.met, adversary, state.met_place)
    pop(state)


def throw_test_die(state):
    """In what it is tested (P9, 3.8)."""
    push(state, phases.TEST_DIE, CHANCE)


def weight_test_die(state, seat, trait):
    """Combat on three faces, mind on two, magic on one (P9)."""
    return faces.FACES_OF_THE_TEST_DIE[trait]


TEST_CAME = told("kind_of_test", "P9", _("The test: {trait}."), part=Part())


def test_die(state, seat, trait):
    """Combat, mind or magic; which characteristic is tested (P9)."""
    state.test_trait = trait
    tell(state, TEST_CAME, trait)
    pop(state)


def throw_difficulty(state):
    """How hard the test is (P10, P11)."""
    throw(state, phases.DIFFICULTY_DICE, 2, difficulty_die(state.test_trait))


def test_the_figure(state, seat):
    """Then the test (P10, 3.8)."""
    tell_the_difficulty(state, seat)
    if place_bonus(state) > 0:
        tell(state, HELPED_BY_THE_PLACE, state.met, place_bonus(state), state.met_place)
    begin_test(state, state.met, state.test_trait, state.dice_sum, place_bonus(state))


def reward_or_punish(state):
    """By the place a reward, or by the adversary a penalty (P6, 3.8)."""
    go_to(state, OVER)
    if test_passed(state):
        reward(state, state.met)
    else:
        punish(state, state.met)


def take_the_taels(state):
    """What the dice of taels show (3.8)."""
    give_taels(state, state.met, state.dice_sum)


def end_the_meeting(state):
    """Its incident is over (P1)."""
    state.met = bandits.NOBODY


DIFFICULTY_ROLLED = told(
    "difficulty",
    "P10",
    _("{seat} has rolled the difficulty: {difficulty}."),
    part=Part(totals=("difficulty",), of=SECOND),
)


def tell_the_difficulty(state, seat):
    """The next player has rolled it (alone, a die in his stead) (P10, P11)."""
    tell(state, DIFFICULTY_ROLLED, (seat + 1) % state.seats, state.dice_sum)


HELPED_BY_THE_PLACE = told(
    "helped_by_the_place",
    "3.8",
    _("{figure}: +{bonus} (favourite place: {place})."),
    part=Part(adds="bonus", beside=True),
    bonus=NUMBER,
    place=bandits.PLACES,
)


def place_bonus(state):
    """+2 where the place die shows the figure's favourite place (3.8)."""
    if favourite_places_help(state) and state.met_place == bandits.FAVOURITE[state.met]:
        return AT_HOME
    return 0


# --- success -------------------------------------------------------------------------------------
def reward(state, figure):
    """By the place (3.8)."""
    place = state.met_place
    if place == bandits.MOUNTAIN:
        learn_or_drink(state, figure)
    elif place == bandits.IN_TOWN:
        roll_taels(state, 2)
    elif place == bandits.IN_TEMPLE:
        pray(state, figure)
    elif place == bandits.INN:
        give_gourd(state, figure)
    elif place == bandits.FOREST:
        push(state, phases.FOREST_REWARD, state.owner[figure])
    else:
        give_banquet(state, figure)


def learn_or_drink(state, figure):
    """An experience, or at the maximum a gourd (3.8)."""
    if state.experience[figure] < most_experience(state):
        gain_experience(state, figure, 1)
    else:
        give_gourd(state, figure)


HEALED = told(
    "healed",
    "3.8",
    n_(
        "{figure} is healed and has {wounds} wound left.",
        "{figure} is healed and has {wounds} wounds left.",
        "wounds",
        none=_("{figure} is healed."),
    ),
    weight=1,
    part=Part(),
)


def pray(state, figure):
    """All wounds go; where there were none, an experience comes (3.8)."""
    if state.wound[figure] > 0:
        state.wound[figure] = 0
        tell(state, HEALED, figure, 0)
    else:
        gain_experience(state, figure, 1)


def roll_taels(state, dice):
    """So many d10 of taels (3.8)."""
    go_to(state, TAELS_FALL)
    throw(state, phases.TAELS_DICE, dice, TAELS_DIE)


def feast(state, seat):
    """In the forest the owner chooses: a banquet (3.8, 3.17)."""
    give_banquet(state, state.met)
    pop(state)


def plunder(state, seat):
    """In the forest the owner chooses before the die falls: 1d10 taels (3.8)."""
    pop(state)
    roll_taels(state, 1)


ROBBED = told(
    "robbed_by_bandits",
    "3.8",
    n_(
        "Bandits take {taels} tael from {figure}.",
        "Bandits take {taels} taels from {figure}.",
    ),
    weight=1,
    part=Part(), figure=bandits.BANDITS,
    taels=NUMBER,
)  # fmt: skip


# --- failure -------------------------------------------------------------------------------------
def punish(state, figure):
    """By the adversary (3.8)."""
    adversary = state.met_adversary
    if adversary == faces.A_MANDARIN:
        if is_convict(state, figure):
            immobilise(state, figure)
        else:
            arrest(state, figure)
    elif adversary == faces.NATURE:
        immobilise(state, figure)
        lose_provisions(state, figure)
    elif adversary == faces.PEASANTS:
        immobilise(state, figure)
    elif adversary == faces.BANDITS_ATTACK and state.taels[figure] > 0:
        tell(state, ROBBED, figure, state.taels[figure])
        state.taels[figure] = 0
        wound(state, figure, extra_wound(state))
    else:
        wound(state, figure, 1 + extra_wound(state))


def extra_wound(state):
    """A combat test failed by 8 or more costs one wound more (3.8)."""
    return 1 if state.test_trait == bandits.COMBAT and test_margin(state) <= CRUSHING else 0


LOST_BANQUET = told("lost_banquet", "3.8", _("{figure} loses a banquet."), weight=1, part=Part())
LOST_GOURD = told("lost_gourd", "3.8", _("{figure} loses a gourd."), weight=1, part=Part())


def lose_provisions(state, figure):
    """A banquet, or failing that a gourd (3.8)."""
    if state.banquet[figure] > 0:
        state.banquet[figure] -= 1
        tell(state, LOST_BANQUET, figure)
    elif state.gourd[figure] > 0:
        state.gourd[figure] -= 1
        tell(state, LOST_GOURD, figure)
