"""What quests give and cost (3.19): the printed amounts stand in data/events.csv."""

from __future__ import annotations

from tabard.engine.events import Part
from tabard.engine.kinds import NUMBER
from tabard.engine.rule import tell
from tabard.engine.words import _, n_

from .alert import lower_alert
from .arrival import let_arrive
from .board import is_figure_of, is_prisoner
from .book import told
from .components import bandits, events, squares
from .peripeties import HEALED
from .prison import begin_prison_die, free_prisoner
from .readings import alert_grows
from .tokens import gain_experience, give_banquet, give_gourd, give_taels, immobilise
from .wounds import wound


def reward(state, seat, figure, quest):
    """What the card gives concerns the figure that made the attempt, unless it says otherwise
    (3.7)."""
    give_tokens(state, figure, quest)
    give_what_is_no_amount(state, seat, figure, quest)
    let_arrive(state, seat, bandits_of(state, quest))


def give_tokens(state, figure, quest):
    """The taels, gourds, banquets and experience that the card names (3.19)."""
    if events.QUEST_TAELS[quest] > 0:
        give_taels(state, figure, events.QUEST_TAELS[quest])
    for _gourd in range(events.QUEST_GOURDS[quest]):
        give_gourd(state, figure)
    for _banquet in range(events.QUEST_BANQUETS[quest]):
        give_banquet(state, figure)
    if experience_of(figure, quest) > 0:
        gain_experience(state, figure, experience_of(figure, quest))


def experience_of(figure, quest):
    """What the card names; in the fire one more for a leader whose card has a square of exile
    (3.19, EQ11)."""
    more = quest == events.BURNING_FODDER_STORE and bandits.EXILE_SQUARE[figure] != squares.NOWHERE
    return events.QUEST_EXPERIENCE[quest] + (1 if more else 0)


def bandits_of(state, quest):
    """What the card names; from the Taoist master one more where no alert is played (3.19,
    EQ18)."""
    more = quest == events.MASTER_OF_THE_TWO_IMMORTALS and not alert_grows(state)
    return events.QUEST_BANDITS[quest] + (1 if more else 0)


GOT_HORSE = told("horse", "EQ9", _("{figure} rides the white horse now."), weight=1, part=Part())
GOT_BOOK = told("book", "EQ13", _("{figure} has the heavenly book now."), weight=1, part=Part())
GOT_ARMOUR = told("armour", "EQ14", _("{figure} wears the armour now."), weight=1, part=Part())


def give_what_is_no_amount(state, seat, figure, quest):
    """Freedom, a marker, health, or a calmer court (EQ8, EQ9, EQ13, EQ14, EQ15, EQ18, EQ19)."""
    if quest == events.NIGHT_OF_LANTERNS:
        free_all_prisoners(state, seat)
    elif quest == events.STRONGHOLD_OF_ZENGTOU:
        state.horse[figure] = 1
        tell(state, GOT_HORSE, figure)
    elif quest == events.LADY_OF_THE_NINTH_HEAVEN:
        state.book[figure] = 1
        tell(state, GOT_BOOK, figure)
    elif quest == events.STOLEN_ARMOUR:
        state.armour[figure] = 1
        tell(state, GOT_ARMOUR, figure)
    elif quest == events.DIVINE_PHYSICIAN:
        heal_everybody(state, seat)
    elif quest == events.MASTER_OF_THE_TWO_IMMORTALS or quest == events.AUDIENCE_WITH_LI_SHISHI:
        calm_the_government(state, figure, quest)


def free_all_prisoners(state, seat):
    """All own prisoners are freed (EQ8)."""
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure) and is_prisoner(state, figure):
            free_prisoner(state, figure)


def heal_everybody(state, seat):
    """All wounds of all own figures (EQ15)."""
    for figure in range(bandits.BANDITS):
        if is_figure_of(state, seat, figure) and state.wound[figure] > 0:
            state.wound[figure] = 0
            tell(state, HEALED, figure, state.wound[figure])


TAELS_OF_LI_SHISHI = 100


def calm_the_government(state, figure, quest):
    """The alert falls; where none is played Li Shishi gives taels (EQ18, EQ19)."""
    lower_alert(state)
    if quest == events.AUDIENCE_WITH_LI_SHISHI and not alert_grows(state):
        give_taels(state, figure, TAELS_OF_LI_SHISHI)


LOST_ALL_TAELS = told(
    "lost_all_taels",
    "EQ16",
    n_("{figure} loses its only tael.", "{figure} loses all of its {taels} taels.", "taels"),
    weight=1,
    part=Part(),
    taels=NUMBER,
)


def pay_for_failure(state, figure, quest):
    """A wound, a die of prison without bribe, the taels, immobilised, or nothing (3.7, 3.19)."""
    failure = events.QUEST_FAILURE[quest]
    if failure == events.A_WOUND:
        wound(state, figure, 1)
    elif failure == events.A_PRISON_DIE:
        begin_prison_die(state, figure)
    elif failure == events.IMMOBILISED:
        immobilise(state, figure)
    elif failure == events.ROBBED and state.taels[figure] > 0:
        tell(state, LOST_ALL_TAELS, figure, state.taels[figure])
        state.taels[figure] = 0
