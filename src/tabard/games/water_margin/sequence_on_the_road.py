"""Chapter "Sequence of play" (3.5), phases 3 to 5: péripéties, voyage, refuge, and what happens in
them. At each of his decisions there the owner may heal with a banquet (S11)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Within, phase
from tabard.engine.words import _

from . import (
    contest,
    dice,
    duel,
    integration,
    market,
    named_steps,
    oath,
    peripeties,
    prison,
    refuge,
    rescue,
    step,
    storm,
    tests_of_skill,
    under,
    voyage,
    wounds,
)
from .peripeties import BEGUN, OVER, TAELS_FALL
from .state import (
    ADVERSARY_DIE,
    ARREST,
    BRIBE,
    BUYING,
    CHALLENGE,
    CONTEST,
    DEADLY_WOUND,
    DIFFICULTY_DICE,
    DUEL,
    DUEL_DIE,
    FOREST_REWARD,
    GREEN_DIE,
    JOINING,
    KEEPING,
    MEETING,
    MOVE,
    MOVES,
    MOVING,
    NEXT_FIGURE,
    OWN_DIE,
    PERIPETIES,
    PLACE_DIE,
    PRISON_DIE,
    PUSHED_OUT,
    REFUGE,
    REROLL,
    RESCUE,
    ROLL_AGAIN,
    STORM,
    TAELS_DICE,
    TEST,
    TEST_DIE,
    VOYAGE,
    WOUNDING,
)
from .step import ENDS, IS_OVER
from .voyage import TO_QUESTS

STEPS = (step.step, named_steps.swear, named_steps.attack)
INSTEAD_OF_A_STEP = (rescue.rescue, storm.storm)
NUMBERED_DICE = (
    (OWN_DIE, "3.8", Within(TEST, 1, seat=under.seat_of("tested"))),
    (DIFFICULTY_DICE, "P10", Within(MEETING, 4, seat=under.seat_of("met"))),
    (TAELS_DICE, "3.8", Within(MEETING, TAELS_FALL, seat=under.seat_of("met"))),
    (PRISON_DIE, "3.8", Within(ARREST, 1, seat=under.seat_of("arrested"))),
    (DUEL_DIE, "S28", Within(CONTEST, 2, seat=under.seat_of("attacker"))),
)

ON_THE_ROAD = [
    # Dice, tests and wounds
    *[
        phase(
            number,
            rule,
            asks=CHANCE,
            verbs=(dice.roll,),
            over=dice.dice_have_fallen,
            within=within,
        )
        for number, rule, within in NUMBERED_DICE
    ],
    phase(
        PLACE_DIE,
        "P7",
        asks=CHANCE,
        verbs=(dice.place_die,),
        within=Within(MEETING, 1, seat=under.seat_of("met")),
    ),
    phase(
        ADVERSARY_DIE,
        "P8",
        asks=CHANCE,
        verbs=(dice.adversary_die,),
        within=Within(MEETING, 2, seat=under.seat_of("met")),
    ),
    phase(
        TEST_DIE,
        "P9",
        asks=CHANCE,
        verbs=(dice.test_die,),
        within=Within(MEETING, 3, seat=under.seat_of("met")),
    ),
    phase(
        GREEN_DIE,
        "R10",
        asks=CHANCE,
        verbs=(integration.green_die,),
        within=Within(JOINING, 1, seat=under.seat_of("candidate")),
    ),
    phase(
        TEST,
        "3.8",
        does=tests_of_skill.go_on_with_the_test,
        keeps=under.OF_A_TEST,
        within=Within(MEETING, 5),
    ),
    phase(
        REROLL,
        "3.8",
        verbs=(
            tests_of_skill.read_book,
            tests_of_skill.pay_experience,
            tests_of_skill.keep_roll,
            wounds.heal,
        ),
        tip=_("You have seen the total: roll the die again, or keep it. The second roll counts."),
        within=Within(TEST, 2),
    ),
    phase(
        WOUNDING,
        "3.8",
        does=wounds.go_on_with_the_wounds,
        keeps=under.OF_WOUNDS,
        within=Within(MEETING, OVER),
    ),
    phase(
        DEADLY_WOUND,
        "S11",
        verbs=(wounds.heal, wounds.succumb),
        over=wounds.wound_does_not_kill,
        tip=_("The wound would kill: a banquet heals one first."),
        within=Within(WOUNDING),
    ),
    # Phase 3 (3.8)
    phase(
        PERIPETIES,
        "P1",
        does=peripeties.go_on_with_the_peripeties,
        keeps=under.OF_PERIPETIES,
        within=under.sub_turn(PERIPETIES),
    ),
    phase(
        NEXT_FIGURE,
        "P1",
        verbs=(peripeties.meet, wounds.heal),
        tip=_("Each of your figures meets something: choose who is next."),
        within=Within(PERIPETIES, BEGUN),
    ),
    phase(
        MEETING,
        "P6",
        does=peripeties.go_on_with_the_meeting,
        keeps=under.OF_A_MEETING,
        within=Within(PERIPETIES, BEGUN),
    ),
    phase(
        FOREST_REWARD,
        "3.8",
        verbs=(peripeties.feast, peripeties.plunder, wounds.heal),
        tip=_("In the forest: a banquet, or a die of taels."),
        within=Within(MEETING, OVER),
    ),
    phase(
        ARREST,
        "3.8",
        does=prison.go_on_with_the_arrest,
        keeps=under.OF_AN_ARREST,
        within=Within(MEETING, OVER),
    ),
    phase(
        BRIBE,
        "3.8",
        verbs=(prison.pay_bribe, prison.go_to_prison, wounds.heal),
        tip=_("The mandarin takes 20 taels for each chapter in prison."),
        within=Within(ARREST, 2),
    ),
    # Phase 4 (3.9)
    phase(
        VOYAGE,
        "S1",
        does=voyage.go_on_with_the_voyage,
        keeps=under.OF_A_VOYAGE,
        within=under.sub_turn(VOYAGE),
    ),
    phase(
        MOVES,
        "S2",
        verbs=(
            *STEPS,
            named_steps.pass_by,
            *INSTEAD_OF_A_STEP,
            wounds.heal,
            market.buy,
            voyage.end_voyage,
        ),
        passes=(voyage.end_voyage,),
        tip=_("Up to three of your figures move, one step each; a banquet gives a second step."),
        within=Within(VOYAGE, TO_QUESTS),
    ),
    phase(
        MOVE,
        "S2",
        does=voyage.go_on_with_the_move,
        keeps=under.OF_A_MOVE,
        within=Within(MOVES),
    ),
    phase(
        MOVING,
        "S8",
        verbs=(*STEPS, wounds.heal, market.buy, voyage.end_move),
        passes=(voyage.end_move,),
        tip=_("This figure may take another step, or stop and keep its banquet."),
        within=Within(MOVE),
    ),
    phase(
        KEEPING,
        "A4",
        verbs=(oath.let_go, wounds.heal),
        over=oath.six_are_left,
        tip=_("Six sworn brothers are the most: choose who goes."),
        within=Within(MOVE, ENDS),
    ),
    phase(
        BUYING,
        "3.9",
        verbs=(market.buy, market.buy_nothing, wounds.heal),
        tip=_("A gourd or a banquet costs 10 taels."),
        within=Within(MOVE, IS_OVER),
    ),
    phase(
        RESCUE,
        "3.6",
        does=rescue.go_on_with_the_rescue,
        keeps=under.OF_A_RESCUE,
        within=Within(MOVES),
    ),
    phase(
        STORM,
        "A20",
        does=storm.go_on_with_the_storm,
        keeps=under.OF_A_STORM,
        within=Within(MOVES),
    ),
    # Duels (3.10)
    phase(
        DUEL,
        "S25",
        does=duel.go_on_with_the_duel,
        keeps=under.OF_A_DUEL,
        within=Within(MOVE, ENDS),
    ),
    phase(
        CONTEST,
        "S26",
        does=contest.go_on_with_the_contest,
        keeps=under.OF_A_CONTEST,
        within=Within(DUEL, 1),
    ),
    phase(
        CHALLENGE,
        "S26",
        verbs=(contest.challenge, wounds.heal, *STEPS, *INSTEAD_OF_A_STEP),
        tip=_("Name the characteristic of the duel; your best one is barred."),
        within=Within(CONTEST, 1),
    ),
    # Phase 5 (3.11)
    phase(
        REFUGE,
        "R2",
        verbs=(refuge.ransom, refuge.found, refuge.join, wounds.heal, refuge.leave_refuge),
        passes=(refuge.leave_refuge,),
        tip=_("Found a refuge on a fort, or let figures at your gate try to join the gang."),
        within=under.sub_turn(REFUGE),
    ),
    phase(
        JOINING,
        "R9",
        does=integration.go_on_with_the_joining,
        keeps=under.OF_JOINING,
        within=Within(REFUGE),
    ),
    phase(
        ROLL_AGAIN,
        "R11",
        verbs=(integration.drink, integration.keep_face, wounds.heal),
        passes=(integration.keep_face,),
        tip=_("A gourd buys another roll; the best face so far counts."),
        within=Within(JOINING, 2),
    ),
    phase(
        PUSHED_OUT,
        "3.11",
        verbs=(integration.retreat, wounds.heal),
        tip=_("The gate stays shut: choose the square next to the refuge."),
        within=Within(JOINING, integration.IS_OVER),
    ),
]
