"""Chapter "Sequence of play" (3.5): each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, Within, phase
from tabard.engine.words import _

from . import arrival, chapter, event, general, quests, razing, resistance, setup, under, wounds
from .events import immediate
from .resistance import AFTER_THE_CHIEF
from .sequence_on_the_road import ON_THE_ROAD
from .state import (
    ARRIVAL,
    ARRIVALS,
    ASSAULT,
    CHAPTER,
    CHOOSE_FIGURE,
    DRAW_BANDIT,
    DRAW_EVENT,
    DROP_QUEST,
    EVENT,
    FIRST_SEAT,
    FORTIFY,
    GENERAL,
    LOOT,
    NEW_CHIEF,
    PHASES,
    PLACE_BANDIT,
    QUEST,
    QUESTS,
    RESISTANCE,
    SCATTER,
    SET_UP,
    STAY_BEHIND,
    TROOPS,
    VOYAGE,
)
from .voyage import TO_QUESTS

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            SET_UP,
            "3.4",
            does=setup.go_on_with_the_set_up,
            keeps=under.OF_THE_SET_UP,
        ),
        phase(
            FIRST_SEAT,
            "3.4",
            asks=CHANCE,
            verbs=(setup.first_seat,),
            within=Within(SET_UP, 1, seat=0),
        ),
        phase(
            CHAPTER,
            "3.5",
            does=chapter.go_on_with_the_chapter,
            keeps=under.OF_A_CHAPTER,
        ),
        # Phase 1, and wherever a bandit is drawn (3.6)
        phase(
            ARRIVAL,
            "3.6",
            does=arrival.play_arrival,
            within=under.sub_turn(ARRIVAL),
        ),
        phase(
            ARRIVALS,
            "3.6",
            does=arrival.go_on_with_arrivals,
            keeps=under.OF_ARRIVALS,
            within=under.sub_turn(ARRIVAL),
        ),
        phase(
            DRAW_BANDIT,
            "3.6",
            asks=CHANCE,
            verbs=(arrival.draw_bandit,),
            within=Within(ARRIVALS),
        ),
        phase(
            PLACE_BANDIT,
            "3.6",
            verbs=(arrival.place, wounds.heal),
            tip=_("The square is taken: choose the nearest empty one."),
            keeps=under.ON_A_SQUARE,
            within=Within(ARRIVALS),
        ),
        # Phase 2 (3.7)
        phase(
            EVENT,
            "3.7",
            does=event.go_on_with_the_event,
            keeps=under.OF_AN_EVENT,
            within=under.sub_turn(EVENT),
        ),
        phase(
            DRAW_EVENT,
            "3.7",
            asks=CHANCE,
            verbs=(event.draw_event,),
            within=Within(EVENT, 1, seat=under.first_player),
        ),
        phase(
            DROP_QUEST,
            "3.7",
            verbs=(event.drop_quest,),
            tip=_("You hold four quests: give one of them up."),
            within=Within(EVENT, 2),
        ),
        phase(
            CHOOSE_FIGURE,
            "3.19",
            verbs=(immediate.choose,),
            tip=_("The event concerns a figure: choose whom."),
            within=Within(EVENT, under.figures_chosen),
        ),
        *ON_THE_ROAD,
        # The end of phase 4 (3.7)
        phase(
            QUESTS,
            "3.7",
            verbs=(quests.attempt, wounds.heal, quests.end_quests),
            passes=(quests.end_quests,),
            tip=_("Attempt the quests on whose squares your figures stand, or end the Voyage."),
            within=Within(VOYAGE, TO_QUESTS + 1),
        ),
        phase(
            QUEST,
            "3.7",
            does=quests.go_on_with_the_quest,
            keeps=under.OF_A_QUEST,
            within=Within(QUESTS),
        ),
        # Phase 6 (3.12)
        phase(
            RESISTANCE,
            "3.12",
            does=resistance.go_on_with_the_resistance,
            keeps=under.OF_RESISTANCE,
            within=under.sub_turn(RESISTANCE),
        ),
        phase(
            LOOT,
            "G3",
            asks=CHANCE,
            verbs=(resistance.loot_die,),
            over=resistance.all_loot_is_rolled,
            keeps=under.OF_LOOT,
            within=Within(RESISTANCE, 1),
        ),
        phase(
            ASSAULT,
            "G6",
            does=resistance.go_on_with_the_assault,
            keeps=under.OF_AN_ASSAULT,
            within=Within(RESISTANCE, 2),
        ),
        phase(
            TROOPS,
            "G6",
            asks=CHANCE,
            verbs=(resistance.troops,),
            keeps=under.IN_DANGER,
            within=Within(ASSAULT, comes_to=under.until_this_die),
        ),
        phase(
            FORTIFY,
            "G8",
            verbs=(resistance.fortify, resistance.sacrifice),
            tip=_("Soldiers: spend the treasure on walls, or lose the bandit."),
            keeps=under.IN_DANGER,
            within=Within(ASSAULT, comes_to=under.until_this_die),
        ),
        phase(
            NEW_CHIEF,
            "3.11",
            verbs=(razing.name_chief,),
            tip=_("The chief is dead: name another member."),
            within=Within(ASSAULT, AFTER_THE_CHIEF),
        ),
        phase(
            GENERAL,
            "G9",
            asks=CHANCE,
            verbs=(general.general,),
            within=Within(RESISTANCE, 3),
        ),
        phase(
            STAY_BEHIND,
            "3.12",
            verbs=(razing.stay_behind,),
            tip=_("The refuge is gone, and only one of those who waited can stay there."),
            keeps=under.ON_A_SQUARE,
            within=Within(SCATTER, comes_to=under.same_square),
        ),
        phase(
            SCATTER,
            "3.12",
            does=razing.scatter,
            keeps=under.ON_A_SQUARE,
            within=under.sub_turn(RESISTANCE),
        ),
    ],
)
