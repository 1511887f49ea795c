"""What goes on belongs together (3.5, 3.17): beside each table that is refused stands one on which
play goes on."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused

from .board import board, event, figure, gang

SHI_JIN = figure(1, "shi_jin", "a1")
LI_JUN = figure(2, "li_jun", "a9")
GANG = gang(1, "h5", "zhu_wu li_li")


def now(*frames: str, **fields: str | int) -> str:
    """Lines of a position: what goes on, and fields that belong to it."""
    said = ", ".join(f"{{{frame}}}" for frame in frames)
    return "\n".join([f"now = [{said}]", *(f"{f} = {v!r}" for f, v in fields.items())])


def but(lines: str, old: str, new: str) -> str:
    """The same table with one thing changed."""
    assert old in lines
    return lines.replace(old, new)


# Tables on which play goes on.
FOREST = (
    SHI_JIN + "\n" + now("phase = 'forest_reward', seat = 1", met="shi_jin", met_place="forest")
)
REROLL = (
    figure(1, "shi_jin", "a1", book=1)
    + "\n"
    + now(
        "phase = 'reroll', seat = 1",
        met="shi_jin",
        met_place="town",
        tested="shi_jin",
        test_difficulty=12,
        test_total=11,
    )
)
BRIBE = (
    figure(1, "shi_jin", "a1", taels=60)
    + "\n"
    + now("phase = 'bribe', seat = 1", met="shi_jin", arrested="shi_jin", dice_sum=3)
)
DYING = figure(1, "shi_jin", "a1", wound=2, banquet=1) + "\n" + now(
    "phase = 'deadly_wound', seat = 1",
    met="shi_jin", wounded="shi_jin", wounds_due=1, met_adversary="animal",
)  # fmt: skip
OWN_DIE = SHI_JIN + "\n" + now(
    "phase = 'own_die', seat = 'chance'",
    met="shi_jin", met_place="town", tested="shi_jin", test_difficulty=12, dice_left=1,
    dice_sides=10,
)  # fmt: skip
TAELS = SHI_JIN + "\n" + now(
    "phase = 'taels_dice', seat = 'chance'",
    met="shi_jin", met_place="town", dice_left=1, dice_sides=10, dice_sum=4,
)  # fmt: skip
NEXT = figure(1, "shi_jin", "a1", to_meet=1) + "\n" + now("phase = 'next_figure', seat = 1")
MOVING = (
    figure(1, "shi_jin", "a1", moved=1, banquet=1)
    + "\n"
    + now("phase = 'moving', seat = 1", mover="shi_jin", steps=1, moves_left=2)
)
BUYING = (
    figure(1, "shi_jin", "g5", moved=1, taels=10)
    + "\n"
    + now("phase = 'buying', seat = 1", mover="shi_jin", steps=1)
)
RESCUE = "\n".join([
    figure(1, "shi_jin", "a1", moved=1),
    figure(1, "lin_chong", "a2", exile="h2"),
    now(
        "phase = 'rescue', seat = 1, step = 'test'",
        "phase = 'test', seat = 1, step = 'total'",
        "phase = 'own_die', seat = 'chance'",
        mover="shi_jin", rescued="lin_chong", tested="shi_jin", test_difficulty=11,
        dice_left=1, dice_sides=10,
    ).replace("step = 'test'", "step = 'result'"),
])  # fmt: skip
DUEL = "\n".join([
    figure(1, "shi_jin", "a1", moved=1),
    figure(2, "li_jun", "a1"),
    now("phase = 'challenge', seat = 1", mover="shi_jin", steps=1, attacker="shi_jin",
        defender="li_jun"),
])  # fmt: skip
DUEL_DIE = DUEL.replace(
    "'challenge', seat = 1",
    "'contest', step = 'defenders_die', seat = 1}, {phase = 'duel_die', seat = 'chance'",
) + ("\nduel_trait = 'mind'\nattacker_total = 9\ndice_left = 1\ndice_sides = 10")
TIED = "\n".join([
    figure(1, "shi_jin", "a1", opponent="li_jun", challenger=1),
    figure(2, "li_jun", "a1", opponent="shi_jin"),
    now(
        "phase = 'voyage', seat = 1, step = 'after_shi_jin'",
        "phase = 'duel'",
        "phase = 'contest', step = 'attackers_die'",
        "phase = 'challenge'", attacker="shi_jin", defender="li_jun",
    ).replace("'duel'", "'duel', step = 'result'"),
])  # fmt: skip
JOINING = "\n".join([
    GANG, figure(1, "shi_jin", "h5", tried=1, gourd=1),
    now("phase = 'roll_again', seat = 1", candidate="shi_jin", reception="duel"),
])  # fmt: skip
PUSHED = JOINING.replace("roll_again", "pushed_out").replace("'duel'", "'refusal'")
STORM = "\n".join([
    GANG, figure(2, "li_jun", "h4", moved=1),
    now(
        "phase = 'storm', seat = 2, step = 'result'",
        "phase = 'contest', step = 'attackers_die'",
        "phase = 'challenge'",
        mover="li_jun", storming=1, attacker="li_jun", defender="zhu_wu"),
])  # fmt: skip
FORTIFY = GANG + "\n" + now("phase = 'fortify', seat = 1, member = 'li_li'", soldiers_came=1)
LOOT = GANG + "\n" + now("phase = 'loot', seat = 1, dice = 2")
GENERAL = GANG + "\n" + now("phase = 'general', seat = 1")
NEW_CHIEF = (
    GANG.replace('chief.1 = "zhu_wu"', "")
    + "\n"
    + now("phase = 'new_chief', seat = 1", soldiers_came=1, died=1)
)
PLACE = (
    SHI_JIN.replace("a1", "c6")
    + "\n"
    + "zone.zhu_wu = 'figure'\nowner.zhu_wu = 1\n"
    + now("phase = 'place_bandit', seat = 1, square = 'c6'")
)
RAZED = "\n".join([
    *(f"zone.{b} = 'figure'\nowner.{b} = 1" for b in ("zhu_wu", "li_li")),
    now("phase = 'stay_behind', seat = 1, square = 'h5'"),
])  # fmt: skip
HEIR = "\n".join([
    "zone.zhu_wu = 'discard'\nzone.shi_jin = 'figure'\nowner.shi_jin = 1",
    now("phase = 'wounding', seat = 1, step = 'end'", "phase = 'place_bandit', square = 'a1'",
        met="zhu_wu", wounded="zhu_wu", met_adversary="animal"),
])  # fmt: skip
QUEST = "\n".join([
    figure(1, "wu_yong", "f5"), event("birthday_convoy", "open", 1, attempted=1),
    now(
        "phase = 'quest', seat = 1, step = 'reward'",
        "phase = 'test', step = 'total'",
        "phase = 'own_die', seat = 'chance'",
        event="birthday_convoy", chosen="wu_yong", tested="wu_yong", test_trait="mind",
        test_difficulty=13, dice_left=1, dice_sides=10),
])  # fmt: skip
CHOOSE = SHI_JIN + "\n" + now("phase = 'choose_figure', seat = 1", event="magic_leggings")
DROP = "\n".join([
    *(event(card, "open", 1)
      for card in ("birthday_convoy", "drunken_monk", "stolen_armour", "wrestling_match")),
    now("phase = 'drop_quest', seat = 1", event="drunken_monk"),
])  # fmt: skip
DRAW = now("phase = 'draw_bandit', seat = 1")

ALLOWED = [
    (FOREST, {}), (REROLL, {}), (BRIBE, {}), (DYING, {}), (OWN_DIE, {}), (TAELS, {}), (NEXT, {}),
    (MOVING, {}), (BUYING, {}), (RESCUE, {}), (DUEL, {}), (DUEL_DIE, {}), (TIED, {}),
    (JOINING, {}), (PUSHED, {}), (STORM, {"refuge_assault": "on"}), (FORTIFY, {}), (LOOT, {}),
    (GENERAL, {}), (NEW_CHIEF, {}), (PLACE, {}), (RAZED, {}), (HEIR, {"succession": "brother"}),
    (QUEST, {}), (CHOOSE, {}), (DROP, {}), (DRAW, {}),
]  # fmt: skip

REFUSED = [
    # the frames
    (
        SHI_JIN + "\n" + now("phase = 'duel', seat = 1", "phase = 'forest_reward'"),
        {},
        "“the forest's reward is chosen” cannot lie on “a duel”;",
    ),
    (
        FOREST.replace(
            "phase = 'forest_reward'", "phase = 'meeting', step = 'test'}, {phase = 'forest_reward'"
        ),
        {},
        "“the forest's reward is chosen” lies on “an incident” before its step end; here test is",
    ),
    (
        FOREST.replace(
            "{phase = 'forest_reward'",
            "{phase = 'chapter', begun = 9}, {phase = 'peripeties', seat = 1, step = 'meet'}, "
            "{phase = 'meeting'",
        ),
        {},
        "Sub-turn 9 of the chapter is “phase 5, refuge” of seat 1.",
    ),
    (
        now("phase = 'chapter', begun = 13"),
        {},
        "“a chapter” has begun 13 times what comes in it; at most 12 can be.",
    ),
    (
        FOREST.replace("phase = 'forest_reward'", "phase = 'meeting', step = 'test'"),
        {},
        "“an incident” goes on by itself here: say what is rolled or decided in it.",
    ),
    (
        OWN_DIE.replace("'chance'", "1"),
        {},
        "“the figure's own die is rolled” is of seat 1; it must be of chance.",
    ),
    (
        JOINING.replace(
            "{phase = 'roll_again'",
            "{phase = 'refuge', seat = 2}, {phase = 'joining', seat = 1, step = 'face'}, "
            "{phase = 'roll_again'",
        ),
        {},
        "“a figure tries to join” is of seat 1; it must be of seat 2.",
    ),
    (
        now("phase = 'voyage', seat = 1", met="shi_jin") + "\n" + SHI_JIN,
        {},
        "“met” names Shi Jin; nothing goes on that is about him.",
    ),
    (
        SHI_JIN + "\nattacker = 'shi_jin'",
        {},
        "“attacker” names Shi Jin; nothing goes on that is about him.",
    ),
    (SHI_JIN + "\nstorming = 2", {}, "Nobody storms, but seat 2 is said to be stormed."),
    # arrivals
    (
        now("phase = 'arrivals', seat = 1, left = 2"),
        {},
        "2 bandits are to come for seat 1; at most 1 can be.",
    ),
    (
        but(PLACE, "owner.zhu_wu = 1", "owner.zhu_wu = 2"),
        {},
        "Zhu Wu is a figure and stands nowhere.",
    ),
    (
        PLACE + "\nzone.li_li = 'figure'\nowner.li_li = 1",
        {},
        "2 figures of seat 1 stand nowhere; here it must be 1.",
    ),
    (
        but(PLACE, "square = 'c6'}", "square = 'c7'}"),
        {},
        "Zhu Wu is to be put near C7; it must be near Huazhou (C6).",
    ),
    (
        but(PLACE, '"c6"', '"c7"'),
        {},
        "Huazhou (C6) is empty: Zhu Wu stands there without being asked.",
    ),
    (but(RAZED, "'h5'", "'h6'"), {}, "Jizhou (H6) is no fort whose refuge has just been razed."),
    (
        but(RAZED, "zone.li_li = 'figure'\nowner.li_li = 1", ""),
        {},
        "1 figure of seat 1 stands nowhere; here it must be 2 or more.",
    ),
    (HEIR, {}, "Zhu Wu has not just died and left its group to a sworn brother."),
    # events and quests
    (CHOOSE, {"events": "off"}, "An event is being resolved; here no events are played."),
    (
        SHI_JIN + "\nevent = 'magic_leggings'",
        {},
        "The magic leggings is being resolved, but no event or quest goes on.",
    ),
    (
        but(CHOOSE, "magic_leggings", "flood_on_the_yellow_river"),
        {},
        "“a figure is chosen for an event” does not come of this event: Flood on the Yellow River.",
    ),
    (
        CHOOSE + "\nevent_zone.magic_leggings = 'discard'",
        {},
        "The magic leggings is being resolved; its card lies in “discard” and must lie in “deck”.",
    ),
    (
        CHOOSE + "\nchosen = 'shi_jin'",
        {},
        "“a figure is chosen for an event” does not come of this event: The magic leggings.",
    ),
    (
        but(CHOOSE, "seat = 1", "seat = 1, step = 'x'").replace(", step = 'x'", "")
        + "\nchosen = 'li_jun'",
        {},
        "“a figure is chosen for an event” does not come of this event: The magic leggings.",
    ),
    (
        but(DROP, "'drunken_monk'", "'divine_physician'"),
        {},
        "The divine physician is being resolved; its card lies in “deck” and must lie in “open”.",
    ),
    (
        but(DROP, 'event_zone.stolen_armour = "open"\nquester.stolen_armour = "1"', ""),
        {},
        "seat 1 holds 3 open quests; to drop one it must be 4.",
    ),
    (
        but(DROP, 'quester.drunken_monk = "1"', 'quester.drunken_monk = "2"'),
        {},
        "The drunken monk is of seat 2; only seat 1 can attempt or drop a quest here.",
    ),
    (
        but(QUEST, "attempted.birthday_convoy = 1", ""),
        {},
        "The birthday convoy is being attempted and not marked so.",
    ),
    (but(QUEST, '"f5"', '"f6"'), {}, "Wu Yong cannot be attempting The birthday convoy."),
    (
        but(QUEST, "chosen = 'wu_yong'", "chosen = 'li_jun'"),
        {},
        "“chosen” names Li Jun; it must be a figure of seat 1.",
    ),
    (
        but(QUEST, "event = 'birthday_convoy'", ""),
        {},
        "“a quest is attempted” does not come of this event: none.",
    ),
    # tests, dice, wounds, prison
    (
        SHI_JIN + "\ndice_left = 1",
        {},
        "1 die is still to fall; nothing asks for any, it must be 0.",
    ),
    (
        but(OWN_DIE, "dice_left = 1", "dice_left = 2"),
        {},
        "For “the figure's own die is rolled” 2 dice are still to fall; it must be 1 to 1.",
    ),
    (
        but(OWN_DIE, "dice_sides = 10", "dice_sides = 12"),
        {},
        "For “the figure's own die is rolled” the dice have 12 sides; it must be 10.",
    ),
    (
        but(TAELS, "dice_sum = 4", "dice_sum = 11"),
        {},
        "The dice that have fallen show 11; it can be 1 to 10.",
    ),
    (
        but(OWN_DIE, "tested = 'shi_jin'", ""),
        {},
        "“tested” names nobody; it must be a figure of seat 1.",
    ),
    (
        but(OWN_DIE, "tested = 'shi_jin'", "tested = 'li_jun'") + "\n" + figure(1, "li_jun", "a9"),
        {},
        "“tested” names Li Jun; it must be Shi Jin.",
    ),
    (
        but(QUEST, "test_trait = 'mind'", "test_trait = 'combat'"),
        {},
        "The test is of Combat; it must be of Mind.",
    ),
    (
        but(RESCUE, "test_difficulty = 11", "test_difficulty = 12"),
        {},
        "The difficulty is 12; it must be 11 to 11.",
    ),
    (OWN_DIE + "\ntest_bonus = 2", {}, "Place or card add 2 to the test; it must be 0."),
    (but(REROLL, "test_total = 11", "test_total = 19"), {}, "The total is 19; it can be 5 to 18."),
    (REROLL + "\ntest_paid = 1", {}, "Experience has paid for a roll; here it does not."),
    (SHI_JIN + "\nwounds_due = 1", {}, "1 wound is still to be taken, by nobody; it must be 0."),
    (but(DYING, "wounded = 'shi_jin'", ""), {}, "“wounded” names nobody; it must be Shi Jin."),
    (
        but(DYING, "wound.shi_jin = 2", "wound.shi_jin = 1"),
        {},
        "Shi Jin is not about to take a wound that kills.",
    ),
    (
        RESCUE.split("now =")[0]
        + now(
            "phase = 'rescue', seat = 1, step = 'end'",
            "phase = 'wounding'",
            mover="shi_jin",
            rescued="lin_chong",
            wounded="shi_jin",
            wounds_due=2,
        ),
        {},
        "Shi Jin has 2 wounds still to take; it can be 1 at most.",
    ),
    (
        BRIBE + "\nexile.shi_jin = 'h2'",
        {},
        "Shi Jin is a convict or in prison already and cannot be arrested.",
    ),
    (
        but(BRIBE, "dice_sum = 3", "dice_sum = 5"),
        {},
        "The dice that have fallen show 5; it can be 1 to 4.",
    ),
    # incidents
    (but(FOREST, "met = 'shi_jin'", ""), {}, "“met” names nobody; it must be a figure of seat 1."),
    (
        but(FOREST, "'forest'", "'inn'"),
        {},
        "The place die shows inn; “the forest's reward is chosen” does not come of it.",
    ),
    (
        but(DYING, "'animal'", "'peasants'"),
        {},
        "The adversary is peasants; “a figure is wounded” does not come of it.",
    ),
    (
        FOREST + "\nto_meet.shi_jin = 1",
        {},
        "An incident of Shi Jin is to come, but not in this sub-turn.",
    ),
    (
        FOREST + "\nprison.shi_jin = 1",
        {},
        "Shi Jin is immobilised or in prison: no incident of it is to come.",
    ),
    (but(NEXT, "to_meet.shi_jin = 1", ""), {}, "No incident of a figure of seat 1 is to come."),
    # voyage
    (
        but(MOVING, "mover = 'shi_jin'", ""),
        {},
        "“mover” names nobody; it must be a figure of seat 1.",
    ),
    (but(MOVING, "moved.shi_jin = 1", ""), {}, "Shi Jin is using its move and not marked so."),
    (
        but(MOVING, "moves_left = 2", "moves_left = 3"),
        {},
        "1 figure of seat 1 has moved in this chapter; at most 0 can have.",
    ),
    (but(MOVING, "steps = 1", "steps = 3"), {}, "Shi Jin has made 3 steps; it can be 1 to 2."),
    (
        MOVING + "\nfed = 1",
        {},
        "A banquet has been spent on a move of 1 step; it must be 2 or more.",
    ),
    (MOVING + "\nimmobilised.shi_jin = 1", {}, "Shi Jin cannot be moving."),
    (SHI_JIN + "\nsteps = 1", {}, "1 step has been made, by nobody; it must be 0."),
    (but(MOVING, "'moving'", "'keeping'"), {}, "Shi Jin need let no sworn brother go."),
    (but(BUYING, '"g5"', '"a1"'), {}, "Shi Jin can buy nothing here."),
    (but(RESCUE, '"a2"', '"a3"'), {}, "Shi Jin cannot be rescuing Lin Chong."),
    # duels
    (
        but(DUEL, 'owner.li_jun = "2"', 'owner.li_jun = "1"'),
        {},
        "Shi Jin and Li Jun both belong to seat 1: they can have no duel.",
    ),
    (
        but(DUEL, "defender = 'li_jun'", ""),
        {},
        "Li Jun and Shi Jin share A1; only the two of a duel, or those at their gate, may.",
    ),
    (
        but(
            DUEL,
            'owner.li_jun = "2"\nsquare.li_jun = "a1"',
            'owner.li_jun = "1"\nsquare.li_jun = "a2"',
        ),
        {},
        "Shi Jin and Li Jun both belong to seat 1: they can have no duel.",
    ),
    (DUEL + "\nprison.li_jun = 1", {}, "Shi Jin cannot be fighting Li Jun."),
    (
        but(DUEL, 'square.li_jun = "a1"', 'square.li_jun = "a2"'),
        {},
        "Shi Jin fights Li Jun, but does not stand where it would on A2.",
    ),
    (
        but(TIED, "challenger.shi_jin = 1", "") + "\nchallenger.li_jun = 1",
        {},
        "Shi Jin has no duel with Li Jun to finish now.",
    ),
    (
        but(DUEL_DIE, "'mind'", "'combat'"),
        {},
        "Shi Jin cannot have challenged on Combat: that is barred.",
    ),
    (
        but(DUEL_DIE, "'defenders_die'", "'margin'").replace("total = 9", "total = 15"),
        {},
        "The total is 15; it can be 5 to 14.",
    ),
    (STORM, {}, "A refuge is being stormed; here none can be."),
    (
        but(STORM, '"h4"', '"h3"'),
        {"refuge_assault": "on"},
        "Li Jun cannot be storming the refuge of seat 1.",
    ),
    (
        but(STORM, "defender = 'zhu_wu'", "defender = 'li_li'"),
        {"refuge_assault": "on"},
        "“defender” names Li Li; it must be Zhu Wu.",
    ),
    # refuge and résistance
    (but(JOINING, "tried.shi_jin = 1", ""), {}, "Shi Jin is trying to join and not marked so."),
    (
        but(JOINING, 'square.shi_jin = "h5"', 'square.shi_jin = "h4"'),
        {},
        "Shi Jin is trying to join and does not stand free at the gate of seat 1.",
    ),
    (
        but(PUSHED, "'refusal'", "'test'"),
        {},
        "The green die shows a test; “a figure is driven off” does not come of it.",
    ),
    (but(LOOT, "dice = 2", "dice = 3"), {}, "seat 1 has 3 dice of loot to roll; at most 2 can be."),
    (
        now("phase = 'general', seat = 1"),
        {},
        "seat 1 has no refuge and gang: no resistance goes on.",
    ),
    (GENERAL + "\ndied = 1\nsoldiers_came = 1", {}, "No general comes to seat 1 here."),
    (
        GENERAL + "\ndied = 1",
        {},
        "A member is in danger, has died or was spared, and no soldiers came.",
    ),
    (
        but(FORTIFY, "'li_li'", "'li_jun'"),
        {},
        "Li Jun is in danger, but no member of the gang of seat 1.",
    ),
    (
        but(
            FORTIFY,
            "{phase = 'fortify'",
            "{phase = 'assault', seat = 1, after = 'chief'}, {phase = 'fortify'",
        ),
        {},
        "Li Li is in danger after chief; it must be after Li Li.",
    ),
    (
        but(FORTIFY, "'li_li'", "'any'"),
        {},
        "“the troops attack” has come to extra_die, further than it can here.",
    ),
    (
        FORTIFY + "\n" + event("imperial_envoy", "in_force"),
        {},
        "The imperial envoy is here: no assault goes on.",
    ),
    (
        but(
            NEW_CHIEF,
            "{phase = 'new_chief'",
            "{phase = 'assault', seat = 1, after = 'li_li'}, {phase = 'new_chief'",
        ),
        {},
        "“a new chief is named” does not come at this step of “the troops attack”.",
    ),
    (NEW_CHIEF + '\nchief.1 = "zhu_wu"', {}, "seat 1 has a chief, Zhu Wu, and names none."),
]


@pytest.mark.rules("3.5", "3.17")
@pytest.mark.parametrize(("lines", "options"), ALLOWED)
def test_what_belongs_together_goes_on(lines: str, options: dict[str, str]) -> None:
    board(lines, **options)


@pytest.mark.rules("3.5", "3.17")
@pytest.mark.parametrize(("lines", "options", "complaint"), REFUSED)
def test_what_does_not_belong_together_is_refused(
    lines: str, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(Misused) as refused:
        board(lines, **options)
    said = str(refused.value).removeprefix("Not every component is accounted for: ")
    assert said.startswith(complaint)
