"""Chapter "Sequence of play" (3.5), phases 3 to 5: incidents, voyage, refuge, and what happens in
them. At each of his decisions there the owner may heal with a banquet (S11)."""

from __future__ import annotations

from tabard.engine.flow.sequence import Within, each, phase
from tabard.engine.flow.stack import pop
from tabard.engine.kinds import CHANCE
from tabard.engine.words import _

from . import (
    contest,
    dice,
    duel,
    integration,
    market,
    oath,
    peripeties,
    phases,
    prison,
    refuge,
    rescue,
    step,
    storm,
    sub_turns,
    swear_or_attack,
    tests_of_skill,
    voyage,
    wounds,
)
from .components import bandits

STEPS = (step.step, swear_or_attack.swear, swear_or_attack.attack)
INSTEAD_OF_A_STEP = (rescue.rescue, storm.storm)
NUMBERED_DICE = (
    (phases.OWN_DIE, "3.8", Within(phases.TEST, "total", seat=sub_turns.seat_of("tested"))),
    (phases.DIFFICULTY_DICE, "P10", Within(phases.MEETING, "test", seat=sub_turns.seat_of("met"))),
    (phases.TAELS_DICE, "3.8", Within(phases.MEETING, "taels", seat=sub_turns.seat_of("met"))),
    (phases.PRISON_DIE, "3.8", Within(phases.ARREST, "bribe", seat=sub_turns.seat_of("arrested"))),
    (
        phases.DUEL_DIE,
        "S28",
        Within(phases.CONTEST, "defenders_die", seat=sub_turns.seat_of("attacker")),
    ),
)

ON_THE_ROAD = [
    # Dice, tests and wounds
    *[
        phase(
            number, rule, asks=CHANCE, verbs=(dice.roll,), over=dice.dice_have_fallen, within=within
        )
        for number, rule, within in NUMBERED_DICE
    ],
    phase(
        phases.PLACE_DIE,
        "P7",
        asks=CHANCE,
        verbs=(peripeties.place_die,),
        within=Within(phases.MEETING, "adversary", seat=sub_turns.seat_of("met")),
    ),
    phase(
        phases.ADVERSARY_DIE,
        "P8",
        asks=CHANCE,
        verbs=(peripeties.adversary_die,),
        within=Within(phases.MEETING, "kind", seat=sub_turns.seat_of("met")),
    ),
    phase(
        phases.TEST_DIE,
        "P9",
        asks=CHANCE,
        verbs=(peripeties.test_die,),
        within=Within(phases.MEETING, "difficulty", seat=sub_turns.seat_of("met")),
    ),
    phase(
        phases.GREEN_DIE,
        "R10",
        asks=CHANCE,
        verbs=(integration.green_die,),
        within=Within(phases.JOINING, "gourd", seat=sub_turns.seat_of("candidate")),
    ),
    phase(
        phases.TEST,
        "3.8",
        steps=tests_of_skill.STEPS.of(
            die=tests_of_skill.throw_own_die,
            total=tests_of_skill.show_the_total,
            result=tests_of_skill.tell_the_result,
        ),
        within=Within(phases.MEETING, "result"),
    ),
    phase(
        phases.REROLL,
        "3.8",
        verbs=(
            tests_of_skill.read_book,
            tests_of_skill.pay_experience,
            tests_of_skill.keep_roll,
            wounds.heal,
        ),
        tip=_("You have seen the total: roll the die again, or keep it. The second roll counts."),
        within=Within(phases.TEST, "result"),
    ),
    phase(
        phases.WOUNDING,
        "3.8",
        steps=wounds.STEPS.of(
            wounds=wounds.take_wounds, death=wounds.die_of_wounds, end=wounds.end_the_wounds
        ),
        within=Within(phases.MEETING, "end"),
    ),
    phase(
        phases.DEADLY_WOUND,
        "S11",
        verbs=(wounds.heal, wounds.succumb),
        over=wounds.wound_does_not_kill,
        tip=_("The wound would kill: a banquet heals one first."),
        within=Within(phases.WOUNDING, "death"),
    ),
    # Phase 3 (3.8)
    phase(
        phases.PERIPETIES,
        "P1",
        steps=peripeties.SUB_TURN.of(
            begin=peripeties.begin_the_peripeties, meet=peripeties.next_to_meet, end=pop
        ),
        again=True,
        within=sub_turns.in_the_chapter(phases.PERIPETIES),
    ),
    phase(
        phases.NEXT_FIGURE,
        "P1",
        verbs=(peripeties.meet, wounds.heal),
        tip=_("Dice say where, who stands in the way, what is tested and how hard it is."),
        within=Within(phases.PERIPETIES, "meet"),
    ),
    phase(
        phases.MEETING,
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
        within=Within(phases.PERIPETIES, "meet"),
    ),
    phase(
        phases.FOREST_REWARD,
        "3.8",
        verbs=(peripeties.feast, peripeties.plunder, wounds.heal),
        tip=_("The forest gives a banquet, or a die of taels."),
        within=Within(phases.MEETING, "end"),
    ),
    phase(
        phases.ARREST,
        "3.8",
        steps=prison.STEPS.of(
            die=prison.throw_prison_die,
            bribe=prison.ask_for_a_bribe,
            die_without_bribe=prison.throw_prison_die,
            prison=prison.lead_to_prison,
        ),
        within=Within(phases.MEETING, "end"),
    ),
    phase(
        phases.BRIBE,
        "3.8",
        verbs=(prison.pay_bribe, prison.go_to_prison, wounds.heal),
        tip=_("The mandarin takes 20 taels for each chapter in prison."),
        within=Within(phases.ARREST, "die_without_bribe"),
    ),
    # Phase 4 (3.9)
    phase(
        phases.VOYAGE,
        "S1",
        steps=voyage.STEPS.of(
            duel=each(duel.resume_duel, bandits.BANDITS),
            moves=voyage.begin_the_moves,
            quests=voyage.begin_the_quests,
            end=pop,
        ),
        again=True,
        keeps=sub_turns.OF_A_VOYAGE,
        within=sub_turns.in_the_chapter(phases.VOYAGE),
    ),
    phase(
        phases.MOVES,
        "S2",
        verbs=(
            *STEPS,
            swear_or_attack.pass_by,
            *INSTEAD_OF_A_STEP,
            wounds.heal,
            market.buy,
            voyage.end_voyage,
        ),
        passes=(voyage.end_voyage,),
        tip=_(
            "Each figure takes one step; a banquet gives it a second one. An attack, an oath or"
            " coming home ends its move."
        ),
        within=Within(phases.VOYAGE, "quests"),
    ),
    phase(
        phases.MOVE,
        "S2",
        steps=step.STEPS.of(
            go_on=voyage.go_on_moving, stop=voyage.stop_moving, end=voyage.forget_the_move
        ),
        within=Within(phases.MOVES),
    ),
    phase(
        phases.MOVING,
        "S8",
        verbs=(*STEPS, wounds.heal, market.buy, voyage.end_move),
        passes=(voyage.end_move,),
        tip=_("This figure may take another step, or stop and keep its banquet."),
        within=Within(phases.MOVE),
    ),
    phase(
        phases.KEEPING,
        "A4",
        verbs=(oath.let_go, wounds.heal),
        over=oath.six_are_left,
        tip=_("Six sworn brothers are the most: choose who goes."),
        within=Within(phases.MOVE, "stop"),
    ),
    phase(
        phases.BUYING,
        "3.9",
        verbs=(market.buy, market.buy_nothing, wounds.heal),
        tip=_("A gourd or a banquet costs 10 taels."),
        within=Within(phases.MOVE, "end"),
    ),
    phase(
        phases.RESCUE,
        "3.6",
        steps={
            "test": rescue.try_to_rescue,
            "result": rescue.settle_the_rescue,
            "end": rescue.end_the_rescue,
        },
        within=Within(phases.MOVES),
    ),
    phase(
        phases.STORM,
        "A20",
        steps=storm.STEPS.of(
            contest=storm.challenge_the_chief,
            result=storm.settle_the_storm,
            razing=storm.raze_what_nobody_holds,
            end=storm.end_the_storm,
        ),
        within=Within(phases.MOVES),
    ),
    # Duels (3.10)
    phase(
        phases.DUEL,
        "S25",
        steps={"contest": duel.cross_swords, "result": duel.settle_the_duel},
        within=Within(phases.MOVE, "stop"),
    ),
    phase(
        phases.CONTEST,
        "S26",
        steps=contest.STEPS.of(
            challenge=contest.name_the_characteristic,
            attackers_die=contest.attacker_rolls,
            defenders_die=contest.defender_rolls,
            margin=contest.find_the_margin,
        ),
        within=Within(phases.DUEL, "result"),
    ),
    phase(
        phases.CHALLENGE,
        "S26",
        verbs=(contest.challenge, wounds.heal, *STEPS, *INSTEAD_OF_A_STEP),
        tip=_("Name the characteristic of the duel; your best one is barred."),
        within=Within(phases.CONTEST, "attackers_die"),
    ),
    # Phase 5 (3.11)
    phase(
        phases.REFUGE,
        "R2",
        verbs=(refuge.ransom, refuge.found, refuge.join, wounds.heal, refuge.leave_refuge),
        passes=(refuge.leave_refuge,),
        tip=_("A refuge is set up on a fort that is nobody’s; whoever comes to its gate may join."),
        within=sub_turns.in_the_chapter(phases.REFUGE),
    ),
    phase(
        phases.JOINING,
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
        within=Within(phases.REFUGE),
    ),
    phase(
        phases.ROLL_AGAIN,
        "R11",
        verbs=(integration.drink, integration.keep_face, wounds.heal),
        passes=(integration.keep_face,),
        tip=_("A gourd buys another roll; the best face so far counts."),
        within=Within(phases.JOINING, "face"),
    ),
    phase(
        phases.PUSHED_OUT,
        "3.11",
        verbs=(integration.retreat, wounds.heal),
        tip=_("The gate stays shut: choose the square next to the refuge."),
        within=Within(phases.JOINING, "end"),
    ),
]
