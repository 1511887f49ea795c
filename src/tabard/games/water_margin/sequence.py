"""Chapter "Sequence of play" (3.5): each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Sequence, Within, each, phase
from tabard.engine.stack import pop
from tabard.engine.words import _

from . import arrival, chapter, event, general, quests, razing, resistance, setup, under, wounds
from .components import BANDITS
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
    VOYAGE,
)

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            SET_UP,
            "3.4",
            steps=setup.STEPS.of(
                first_player=setup.draw_first_player,
                figure=each(setup.bandit_arrives, setup.MOST_AT_THE_START, setup.figures_in_all),
                chapter=setup.first_chapter,
            ),
        ),
        phase(
            FIRST_SEAT,
            "3.4",
            asks=CHANCE,
            verbs=(setup.first_seat,),
            within=Within(SET_UP, "figure", seat=0),
        ),
        phase(
            CHAPTER,
            "3.5",
            steps={"part": each(chapter.next_part, chapter.MOST_PARTS, chapter.parts_of_a_chapter)},
            again=True,
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
            does=arrival.next_arrival,
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
            steps=event.STEPS.of(
                draw=event.draw_a_card,
                take_effect=event.take_effect,
                follow_up=immediate.follow_up,
                put_away=event.put_away,
            ),
            over=event.no_events_are_played,
            within=under.sub_turn(EVENT),
        ),
        phase(
            DRAW_EVENT,
            "3.7",
            asks=CHANCE,
            verbs=(event.draw_event,),
            within=Within(EVENT, "take_effect", seat=under.first_player),
        ),
        phase(
            DROP_QUEST,
            "3.7",
            verbs=(event.drop_quest,),
            tip=_("You hold four quests: give one of them up."),
            within=Within(EVENT, "follow_up"),
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
            within=Within(VOYAGE, "end"),
        ),
        phase(
            QUEST,
            "3.7",
            steps={
                "test": quests.test_on_the_quest,
                "reward": quests.settle_the_quest,
                "end": quests.end_the_quest,
            },
            within=Within(QUESTS),
        ),
        # Phase 6 (3.12)
        phase(
            RESISTANCE,
            "3.12",
            steps={
                "loot": resistance.bring_loot,
                "assault": resistance.suffer_the_assault,
                "general": resistance.hope_for_a_general,
                "end": pop,
            },
            again=True,
            over=resistance.has_no_refuge,
            within=under.sub_turn(RESISTANCE),
        ),
        phase(
            LOOT,
            "G3",
            asks=CHANCE,
            verbs=(resistance.loot_die,),
            over=resistance.all_loot_is_rolled,
            keeps=under.OF_LOOT,
            within=Within(RESISTANCE, "assault"),
        ),
        phase(
            ASSAULT,
            "G6",
            steps=resistance.STEPS.of(
                member=each(resistance.die_for_a_member, BANDITS),
                chief=resistance.die_for_the_chief,
                extra_die=each(
                    resistance.extra_die, resistance.MOST_EXTRA_DICE, resistance.extra_dice
                ),
            ),
            over=resistance.nobody_is_left,
            keeps=under.OF_AN_ASSAULT,
            within=Within(RESISTANCE, "general"),
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
            within=Within(ASSAULT, "extra_die"),
        ),
        phase(
            GENERAL,
            "G9",
            asks=CHANCE,
            verbs=(general.general,),
            within=Within(RESISTANCE, "end"),
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
