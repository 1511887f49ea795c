"""Chapter "Sequence of play" (3.5): each phase, its rule, who is asked, what may be done."""

from __future__ import annotations

from tabard.engine.flow.sequence import Sequence, Within, each, phase
from tabard.engine.flow.stack import pop
from tabard.engine.kinds import CHANCE
from tabard.engine.words import _

from . import (
    arrival,
    chapter,
    event,
    general,
    phases,
    quests,
    razing,
    resistance,
    setup,
    sub_turns,
    wounds,
)
from .components import bandits
from .events import immediate
from .phases import PHASES
from .sequence_on_the_road import ON_THE_ROAD

SEQUENCE = Sequence(
    PHASES,
    [
        phase(
            phases.SET_UP,
            "3.4",
            steps=setup.STEPS.of(
                first_player=setup.draw_first_player,
                figure=each(setup.bandit_arrives, setup.MOST_AT_THE_START, setup.figures_in_all),
                chapter=setup.first_chapter,
            ),
        ),
        phase(phases.FIRST_SEAT, "3.4", asks=CHANCE, verbs=(setup.first_seat,)),
        phase(
            phases.CHAPTER,
            "3.5",
            steps={"part": each(chapter.next_part, chapter.MOST_PARTS, chapter.parts_of_a_chapter)},
            again=True,
            keeps=sub_turns.OF_A_CHAPTER,
        ),
        # Phase 1, and wherever a bandit is drawn (3.6)
        phase(
            phases.ARRIVAL,
            "3.6",
            does=arrival.play_arrival,
            within=sub_turns.in_the_chapter(phases.ARRIVAL),
        ),
        phase(
            phases.ARRIVALS,
            "3.6",
            does=arrival.next_arrival,
            keeps=sub_turns.OF_ARRIVALS,
            within=sub_turns.in_the_chapter(phases.ARRIVAL),
        ),
        phase(
            phases.DRAW_BANDIT,
            "3.6",
            asks=CHANCE,
            verbs=(arrival.draw_bandit,),
            within=Within(phases.ARRIVALS),
        ),
        phase(
            phases.PLACE_BANDIT,
            "3.6",
            verbs=(arrival.place, wounds.heal),
            tip=_("The square is taken: choose the nearest empty one."),
            keeps=sub_turns.ON_A_SQUARE,
            within=Within(phases.ARRIVALS),
        ),
        # Phase 2 (3.7)
        phase(
            phases.EVENT,
            "3.7",
            steps=event.STEPS.of(
                draw=event.draw_a_card,
                take_effect=event.take_effect,
                follow_up=immediate.follow_up,
                put_away=event.put_away,
            ),
            over=event.no_events_are_played,
            within=sub_turns.in_the_chapter(phases.EVENT),
        ),
        phase(
            phases.DRAW_EVENT,
            "3.7",
            asks=CHANCE,
            verbs=(event.draw_event,),
            within=Within(phases.EVENT, "take_effect", seat=sub_turns.first_player),
        ),
        phase(
            phases.DROP_QUEST,
            "3.7",
            verbs=(quests.drop_quest,),
            tip=_("You hold four quests: give one of them up."),
            within=Within(phases.EVENT, "follow_up"),
        ),
        phase(
            phases.CHOOSE_FIGURE,
            "3.19",
            verbs=(immediate.choose,),
            tip=_("The event concerns a figure: choose whom."),
            within=Within(phases.EVENT, sub_turns.figures_chosen),
        ),
        *ON_THE_ROAD,
        # The end of phase 4 (3.7)
        phase(
            phases.QUESTS,
            "3.7",
            verbs=(quests.attempt, wounds.heal, quests.end_quests),
            passes=(quests.end_quests,),
            tip=_("Attempt each quest once a chapter; one that fails stays open."),
            within=Within(phases.VOYAGE, "end"),
        ),
        phase(
            phases.QUEST,
            "3.7",
            steps={
                "test": quests.begin_the_test,
                "reward": quests.settle_the_quest,
                "end": event.forget_event,
            },
            within=Within(phases.QUESTS),
        ),
        # Phase 6 (3.12)
        phase(
            phases.RESISTANCE,
            "3.12",
            steps={
                "loot": resistance.bring_loot,
                "assault": resistance.suffer_the_assault,
                "general": resistance.hope_for_a_general,
                "end": pop,
            },
            again=True,
            over=resistance.has_no_refuge,
            within=sub_turns.in_the_chapter(phases.RESISTANCE),
        ),
        phase(
            phases.LOOT,
            "G3",
            asks=CHANCE,
            verbs=(resistance.loot_die,),
            over=resistance.all_loot_is_rolled,
            keeps=sub_turns.OF_LOOT,
            within=Within(phases.RESISTANCE, "assault"),
        ),
        phase(
            phases.ASSAULT,
            "G6",
            steps=resistance.STEPS.of(
                member=each(resistance.die_for_a_member, bandits.BANDITS),
                chief=resistance.die_for_the_chief,
                extra_die=each(
                    resistance.extra_die, resistance.MOST_EXTRA_DICE, resistance.extra_dice
                ),
            ),
            over=resistance.nobody_is_left,
            keeps=sub_turns.OF_AN_ASSAULT,
            within=Within(phases.RESISTANCE, "general"),
        ),
        phase(
            phases.TROOPS,
            "G6",
            asks=CHANCE,
            verbs=(resistance.troops,),
            keeps=sub_turns.IN_DANGER,
            within=Within(phases.ASSAULT, comes_to=sub_turns.until_this_die),
        ),
        phase(
            phases.FORTIFY,
            "G8",
            verbs=(resistance.fortify, resistance.sacrifice),
            tip=_("Soldiers: spend the treasure on walls, or lose the bandit."),
            keeps=sub_turns.IN_DANGER,
            within=Within(phases.ASSAULT, comes_to=sub_turns.until_this_die),
        ),
        phase(
            phases.NEW_CHIEF,
            "3.11",
            verbs=(razing.name_chief,),
            tip=_("The chief is dead: name another member."),
            within=Within(phases.ASSAULT, "extra_die"),
        ),
        phase(
            phases.GENERAL,
            "G9",
            asks=CHANCE,
            verbs=(general.general,),
            within=Within(phases.RESISTANCE, "end"),
        ),
        phase(
            phases.STAY_BEHIND,
            "3.12",
            verbs=(razing.stay_behind,),
            tip=_("The refuge is gone, and only one of those who waited can stay there."),
            keeps=sub_turns.ON_A_SQUARE,
            within=Within(phases.SCATTER, comes_to=sub_turns.same_square),
        ),
        phase(
            phases.SCATTER,
            "3.12",
            does=razing.scatter,
            keeps=sub_turns.ON_A_SQUARE,
            within=sub_turns.in_the_chapter(phases.RESISTANCE),
        ),
    ],
)
