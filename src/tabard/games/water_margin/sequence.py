"""Chapter "Sequence of play" (3.5): each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, phase
from tabard.engine.words import _

from . import arrival, chapter, event, general, quests, razing, resistance, setup, wounds
from .events import immediate
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
)

SEQUENCE = Sequence(
    PHASES,
    [
        phase(SET_UP, "3.4", does=setup.go_on_with_the_set_up),
        phase(FIRST_SEAT, "3.4", asks=CHANCE, verbs=(setup.first_seat,)),
        phase(CHAPTER, "3.5", does=chapter.go_on_with_the_chapter),
        # Phase 1, and wherever a bandit is drawn (3.6)
        phase(ARRIVAL, "3.6", does=arrival.play_arrival),
        phase(ARRIVALS, "3.6", does=arrival.go_on_with_arrivals),
        phase(DRAW_BANDIT, "3.6", asks=CHANCE, verbs=(arrival.draw_bandit,)),
        phase(
            PLACE_BANDIT,
            "3.6",
            verbs=(arrival.place, wounds.heal),
            tip=_("The square is taken: choose the nearest empty one."),
        ),
        # Phase 2 (3.7)
        phase(EVENT, "3.7", does=event.go_on_with_the_event),
        phase(DRAW_EVENT, "3.7", asks=CHANCE, verbs=(event.draw_event,)),
        phase(
            DROP_QUEST,
            "3.7",
            verbs=(event.drop_quest,),
            tip=_("You hold four quests: give one of them up."),
        ),
        phase(
            CHOOSE_FIGURE,
            "3.19",
            verbs=(immediate.choose,),
            tip=_("The event concerns a figure: choose whom."),
        ),
        *ON_THE_ROAD,
        # The end of phase 4 (3.7)
        phase(
            QUESTS,
            "3.7",
            verbs=(quests.attempt, wounds.heal, quests.end_quests),
            passes=(quests.end_quests,),
            tip=_("Attempt the quests on whose squares your figures stand, or end the Voyage."),
        ),
        phase(QUEST, "3.7", does=quests.go_on_with_the_quest),
        # Phase 6 (3.12)
        phase(RESISTANCE, "3.12", does=resistance.go_on_with_the_resistance),
        phase(
            LOOT,
            "G3",
            asks=CHANCE,
            verbs=(resistance.loot_die,),
            over=resistance.all_loot_is_rolled,
        ),
        phase(ASSAULT, "G6", does=resistance.go_on_with_the_assault),
        phase(TROOPS, "G6", asks=CHANCE, verbs=(resistance.troops,)),
        phase(
            FORTIFY,
            "G8",
            verbs=(resistance.fortify, resistance.sacrifice),
            tip=_("Soldiers: spend the treasure on walls, or lose the bandit."),
        ),
        phase(
            NEW_CHIEF,
            "3.11",
            verbs=(razing.name_chief,),
            tip=_("The chief is dead: name another member."),
        ),
        phase(GENERAL, "G9", asks=CHANCE, verbs=(general.general,)),
        phase(
            STAY_BEHIND,
            "3.12",
            verbs=(razing.stay_behind,),
            tip=_("The refuge is gone, and only one of those who waited can stay there."),
        ),
        phase(SCATTER, "3.12", does=razing.scatter),
    ],
)
