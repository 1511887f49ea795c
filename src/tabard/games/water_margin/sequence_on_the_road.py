"""Chapter "Sequence of play" (3.5), phases 3 to 5: péripéties, voyage, refuge, and what happens in
them. At each of his decisions there the owner may heal with a banquet (S11)."""

from __future__ import annotations

from tabard.engine.kinds import CHANCE
from tabard.engine.sequence import Within, each, phase
from tabard.engine.stack import pop
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
from .components import BANDITS
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
    (OWN_DIE, "3.8", Within(TEST, "total", seat=under.seat_of("tested"))),
    (DIFFICULTY_DICE, "P10", Within(MEETING, "test", seat=under.seat_of("met"))),
    (TAELS_DICE, "3.8", Within(MEETING, "taels", seat=under.seat_of("met"))),
    (PRISON_DIE, "3.8", Within(ARREST, "bribe", seat=under.seat_of("arrested"))),
    (DUEL_DIE, "S28", Within(CONTEST, "defenders_die", seat=under.seat_of("attacker"))),
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
        within=Within(MEETING, "adversary", seat=under.seat_of("met")),
    ),
    phase(
        ADVERSARY_DIE,
        "P8",
        asks=CHANCE,
        verbs=(dice.adversary_die,),
        within=Within(MEETING, "kind", seat=under.seat_of("met")),
    ),
    phase(
        TEST_DIE,
        "P9",
        asks=CHANCE,
        verbs=(dice.test_die,),
        within=Within(MEETING, "difficulty", seat=under.seat_of("met")),
    ),
    phase(
        GREEN_DIE,
        "R10",
        asks=CHANCE,
        verbs=(integration.green_die,),
        within=Within(JOINING, "gourd", seat=under.seat_of("candidate")),
    ),
    phase(
        TEST,
        "3.8",
        steps=tests_of_skill.STEPS.of(
            die=tests_of_skill.throw_own_die,
            total=tests_of_skill.show_the_total,
            result=tests_of_skill.tell_the_result,
        ),
        within=Within(MEETING, "result"),
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
        within=Within(TEST, "result"),
    ),
    phase(
        WOUNDING,
        "3.8",
        steps=wounds.STEPS.of(
            wounds=wounds.take_wounds, death=wounds.die_of_wounds, end=wounds.end_the_wounds
        ),
        within=Within(MEETING, "end"),
    ),
    phase(
        DEADLY_WOUND,
        "S11",
        verbs=(wounds.heal, wounds.succumb),
        over=wounds.wound_does_not_kill,
        tip=_("The wound would kill: a banquet heals one first."),
        within=Within(WOUNDING, "death"),
    ),
    # Phase 3 (3.8)
    phase(
        PERIPETIES,
        "P1",
        steps=peripeties.SUB_TURN.of(
            begin=peripeties.begin_the_peripeties, meet=peripeties.next_to_meet, end=pop
        ),
        again=True,
        within=under.sub_turn(PERIPETIES),
    ),
    phase(
        NEXT_FIGURE,
        "P1",
        verbs=(peripeties.meet, wounds.heal),
        tip=_("Each of your figures meets something: choose who is next."),
        within=Within(PERIPETIES, "meet"),
    ),
    phase(
        MEETING,
        "P6",
        steps=peripeties.STEPS.of(
            place=peripeties.throw_place_die,
            adversary=peripeties.throw_adversary_die,
            kind=peripeties.throw_test_die,
            difficulty=peripeties.throw_difficulty,
            test=peripeties.test_the_figure,
            result=peripeties.reward_or_punish,
            taels=peripeties.take_the_taels,
            end=peripeties.end_the_meeting,
        ),
        within=Within(PERIPETIES, "meet"),
    ),
    phase(
        FOREST_REWARD,
        "3.8",
        verbs=(peripeties.feast, peripeties.plunder, wounds.heal),
        tip=_("In the forest: a banquet, or a die of taels."),
        within=Within(MEETING, "end"),
    ),
    phase(
        ARREST,
        "3.8",
        steps=prison.STEPS.of(
            die=prison.throw_prison_die,
            bribe=prison.ask_for_a_bribe,
            die_without_bribe=prison.throw_prison_die,
            prison=prison.lead_to_prison,
        ),
        within=Within(MEETING, "end"),
    ),
    phase(
        BRIBE,
        "3.8",
        verbs=(prison.pay_bribe, prison.go_to_prison, wounds.heal),
        tip=_("The mandarin takes 20 taels for each chapter in prison."),
        within=Within(ARREST, "die_without_bribe"),
    ),
    # Phase 4 (3.9)
    phase(
        VOYAGE,
        "S1",
        steps=voyage.STEPS.of(
            duel=each(voyage.resume_duel, BANDITS),
            moves=voyage.begin_the_moves,
            quests=voyage.begin_the_quests,
            end=pop,
        ),
        again=True,
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
        within=Within(VOYAGE, "quests"),
    ),
    phase(
        MOVE,
        "S2",
        steps=step.STEPS.of(
            go_on=voyage.go_on_moving, stop=voyage.stop_moving, end=voyage.forget_the_move
        ),
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
        within=Within(MOVE, "stop"),
    ),
    phase(
        BUYING,
        "3.9",
        verbs=(market.buy, market.buy_nothing, wounds.heal),
        tip=_("A gourd or a banquet costs 10 taels."),
        within=Within(MOVE, "end"),
    ),
    phase(
        RESCUE,
        "3.6",
        steps={
            "test": rescue.try_to_rescue,
            "result": rescue.settle_the_rescue,
            "end": rescue.end_the_rescue,
        },
        within=Within(MOVES),
    ),
    phase(
        STORM,
        "A20",
        steps=storm.STEPS.of(
            contest=storm.challenge_the_chief,
            result=storm.settle_the_storm,
            razing=storm.raze_what_nobody_holds,
            end=storm.end_the_storm,
        ),
        within=Within(MOVES),
    ),
    # Duels (3.10)
    phase(
        DUEL,
        "S25",
        steps={"contest": duel.cross_swords, "result": duel.settle_the_duel},
        within=Within(MOVE, "stop"),
    ),
    phase(
        CONTEST,
        "S26",
        steps=contest.STEPS.of(
            challenge=contest.name_the_characteristic,
            attackers_die=contest.attacker_rolls,
            defenders_die=contest.defender_rolls,
            margin=contest.find_the_margin,
        ),
        within=Within(DUEL, "result"),
    ),
    phase(
        CHALLENGE,
        "S26",
        verbs=(contest.challenge, wounds.heal, *STEPS, *INSTEAD_OF_A_STEP),
        tip=_("Name the characteristic of the duel; your best one is barred."),
        within=Within(CONTEST, "attackers_die"),
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
        steps=integration.STEPS.of(
            die=integration.receive,
            gourd=integration.offer_a_gourd,
            face=integration.read_the_face,
            difficulty=integration.throw_difficulty,
            test=integration.test_the_candidate,
            result=integration.judge_the_test,
            joust=integration.settle_the_joust,
            end=integration.end_the_joining,
        ),
        within=Within(REFUGE),
    ),
    phase(
        ROLL_AGAIN,
        "R11",
        verbs=(integration.drink, integration.keep_face, wounds.heal),
        passes=(integration.keep_face,),
        tip=_("A gourd buys another roll; the best face so far counts."),
        within=Within(JOINING, "face"),
    ),
    phase(
        PUSHED_OUT,
        "3.11",
        verbs=(integration.retreat, wounds.heal),
        tip=_("The gate stays shut: choose the square next to the refuge."),
        within=Within(JOINING, "end"),
    ),
]
