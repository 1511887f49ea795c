"""Chapter "Sequence of play" (3.5), phases 3 to 5: péripéties, voyage, refuge, and what happens in
them. At each of his decisions there the owner may heal with a banquet (S11)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import phase
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
    voyage,
    wounds,
)
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

STEPS = (step.step, named_steps.swear, named_steps.attack)
INSTEAD_OF_A_STEP = (rescue.rescue, storm.storm)
NUMBERED_DICE = (
    (OWN_DIE, "3.8"),
    (DIFFICULTY_DICE, "P10"),
    (TAELS_DICE, "3.8"),
    (PRISON_DIE, "3.8"),
    (DUEL_DIE, "S28"),
)

ON_THE_ROAD = [
    # Dice, tests and wounds
    *[
        phase(number, rule, asks=CHANCE, verbs=(dice.roll,), over=dice.dice_have_fallen)
        for number, rule in NUMBERED_DICE
    ],
    phase(PLACE_DIE, "P7", asks=CHANCE, verbs=(dice.place_die,)),
    phase(ADVERSARY_DIE, "P8", asks=CHANCE, verbs=(dice.adversary_die,)),
    phase(TEST_DIE, "P9", asks=CHANCE, verbs=(dice.test_die,)),
    phase(GREEN_DIE, "R10", asks=CHANCE, verbs=(integration.green_die,)),
    phase(TEST, "3.8", does=tests_of_skill.go_on_with_the_test),
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
    ),
    phase(WOUNDING, "3.8", does=wounds.go_on_with_the_wounds),
    phase(
        DEADLY_WOUND,
        "S11",
        verbs=(wounds.heal, wounds.succumb),
        over=wounds.wound_does_not_kill,
        tip=_("The wound would kill: a banquet heals one first."),
    ),
    # Phase 3 (3.8)
    phase(PERIPETIES, "P1", does=peripeties.go_on_with_the_peripeties),
    phase(
        NEXT_FIGURE,
        "P1",
        verbs=(peripeties.meet, wounds.heal),
        tip=_("Each of your figures meets something: choose who is next."),
    ),
    phase(MEETING, "P6", does=peripeties.go_on_with_the_meeting),
    phase(
        FOREST_REWARD,
        "3.8",
        verbs=(peripeties.feast, peripeties.plunder, wounds.heal),
        tip=_("In the forest: a banquet, or a die of taels."),
    ),
    phase(ARREST, "3.8", does=prison.go_on_with_the_arrest),
    phase(
        BRIBE,
        "3.8",
        verbs=(prison.pay_bribe, prison.go_to_prison, wounds.heal),
        tip=_("The mandarin takes 20 taels for each chapter in prison."),
    ),
    # Phase 4 (3.9)
    phase(VOYAGE, "S1", does=voyage.go_on_with_the_voyage),
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
    ),
    phase(MOVE, "S2", does=voyage.go_on_with_the_move),
    phase(
        MOVING,
        "S8",
        verbs=(*STEPS, wounds.heal, market.buy, voyage.end_move),
        passes=(voyage.end_move,),
        tip=_("This figure may take another step, or stop and keep its banquet."),
    ),
    phase(
        KEEPING,
        "A4",
        verbs=(oath.let_go, wounds.heal),
        over=oath.six_are_left,
        tip=_("Six sworn brothers are the most: choose who goes."),
    ),
    phase(
        BUYING,
        "3.9",
        verbs=(market.buy, market.buy_nothing, wounds.heal),
        tip=_("A gourd or a banquet costs 10 taels."),
    ),
    phase(RESCUE, "3.6", does=rescue.go_on_with_the_rescue),
    phase(STORM, "A20", does=storm.go_on_with_the_storm),
    # Duels (3.10)
    phase(DUEL, "S25", does=duel.go_on_with_the_duel),
    phase(CONTEST, "S26", does=contest.go_on_with_the_contest),
    phase(
        CHALLENGE,
        "S26",
        verbs=(contest.challenge, wounds.heal, *STEPS, *INSTEAD_OF_A_STEP),
        tip=_("Name the characteristic of the duel; your best one is barred."),
    ),
    # Phase 5 (3.11)
    phase(
        REFUGE,
        "R2",
        verbs=(refuge.ransom, refuge.found, refuge.join, wounds.heal, refuge.leave_refuge),
        passes=(refuge.leave_refuge,),
        tip=_("Found a refuge on a fort, or let figures at your gate try to join the gang."),
    ),
    phase(JOINING, "R9", does=integration.go_on_with_the_joining),
    phase(
        ROLL_AGAIN,
        "R11",
        verbs=(integration.drink, integration.keep_face, wounds.heal),
        passes=(integration.keep_face,),
        tip=_("A gourd buys another roll; the best face so far counts."),
    ),
    phase(
        PUSHED_OUT,
        "3.11",
        verbs=(integration.retreat, wounds.heal),
        tip=_("The gate stays shut: choose the square next to the refuge."),
    ),
]
