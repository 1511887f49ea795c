"""Every component is where it can be (3.2 and the invariants of 3.17)."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.engine.rule import reasons
from tabard.games.water_margin.accounted import complaint
from tabard.games.water_margin.accounted.bandits import CROWD
from tabard.games.water_margin.components.bandits import BANDITS
from tests.games.asking import play

from .board import AMONG_MOVES, board, event, figure, gang

SHI_JIN = figure(1, "shi_jin", "a1")
SEVEN = "chen_da yang_chun zhu_wu li_jun tong_wei tong_meng li_li"
TWELVE = [
    figure(1, bandit, f"{column}9")
    for bandit, column in zip(
        f"{SEVEN} li_kui wu_yong hua_rong li_ying dai_zong".split(), "abcdefghijkl", strict=True
    )
]
GANG = gang(1, "h5", "wu_yong")


def tied(first: str, second: str, seat: int = 2, square: str = "a1", **fields: int | str) -> str:
    """Two lines: Shi Jin on A1 and Li Jun, who have a duel to finish."""
    one = figure(1, "shi_jin", "a1", opponent=first, **fields)
    return one + "\n" + figure(seat, "li_jun", square, opponent=second)


# What is laid out, and the complaint; ``options`` are readings.
WRONG = [
    (
        'zone.shi_jin = "deck"\nowner.shi_jin = 1',
        "Shi Jin belongs to seat 1; a card in the zone “deck” is nobody's.",
    ),
    (
        'zone.shi_jin = "figure"\nsquare.shi_jin = "a1"',
        "Shi Jin, in the zone “figure”, belongs to seat none; it must be one that plays.",
    ),
    (
        figure(3, "shi_jin", "a1"),
        "Shi Jin, in the zone “figure”, belongs to seat 3; it must be one that plays.",
    ),
    (
        'zone.shi_jin = "discard"\nsquare.shi_jin = "a1"',
        "Shi Jin stands on A1, but his card lies in the zone “discard”.",
    ),
    (
        'zone.shi_jin = "deck"\nleader.shi_jin = "li_jun"',
        "Li Jun leads Shi Jin, whose card lies in the zone “deck” and not “brother”.",
    ),
    (
        'zone.li_jun = "brother"\nowner.li_jun = 1',
        "The leader of Li Jun is nobody; it must be a figure.",
    ),
    (
        figure(1, "shi_jin", "a1", "li_jun").replace('li_jun = "1"', 'li_jun = "2"'),
        "Li Jun belongs to seat 2, his leader Shi Jin does not.",
    ),
    (
        "taels.shi_jin = 5",
        "Shi Jin is no figure (his card: “deck”) and bears 5 tokens; it must be 0.",
    ),
    (
        GANG + "\nwound.wu_yong = 1",
        "Wu Yong is no figure (his card: “gang”) and bears 1 token; it must be 0.",
    ),
    (
        "moved.shi_jin = 1",
        "Shi Jin is no figure (his card: “deck”) and bears 1 mark; it must be 0.",
    ),
    (figure(1, "shi_jin", "a1", SEVEN), "Shi Jin has 7 sworn brothers; at most 6 can be."),
    ("\n".join([SHI_JIN, *TWELVE]), "seat 1 has 13 figures; at most 12 can be."),
    (figure(1, "shi_jin", "k1"), "Shi Jin stands on K1: that is sea."),
    (
        gang(2, "h5", "wu_yong") + "\n" + figure(1, "shi_jin", "h5"),
        "Shi Jin stands on Liangshan Marsh (H5), which is the refuge of seat 2.",
    ),
    ('zone.shi_jin = "figure"\nowner.shi_jin = 1', "Shi Jin is a figure and stands nowhere."),
    (
        SHI_JIN + "\n" + figure(1, "li_jun", "a1"),
        "Li Jun and Shi Jin share A1; only the two of a duel, or those at their gate, may.",
    ),
    (figure(1, "shi_jin", "a1", taels=-1), "Shi Jin has −1 taels; it must be 0 or more."),
    (
        figure(1, "shi_jin", "a1", taels=1_000_000),
        "Shi Jin has 1000 thousand taels; at most 999,999 can be.",
    ),
    (figure(1, "shi_jin", "a1", wound=3), "Shi Jin bears 3 wounds; at most 2 can be."),
    (figure(1, "shi_jin", "a1", experience=4), "Shi Jin has 4 experience; at most 3 can be."),
    (
        figure(1, "shi_jin", "a1", prison=1, exile="h2"),
        "Shi Jin is in prison and a convict; it is one or the other.",
    ),
    (
        figure(1, "shi_jin", "a1", prison=1, immobilised=1),
        "Shi Jin is in prison and immobilised; it is one or the other.",
    ),
    (figure(1, "shi_jin", "a1", exile="a9"), "Shi Jin is bound for A9: that is no place of exile."),
    (
        AMONG_MOVES
        + "\n"
        + "\n".join(
            line + f"\nmoved.{b} = 1" for line, b in zip(TWELVE[:4], SEVEN.split()[:4], strict=True)
        ),
        "4 figures of seat 1 have moved in this chapter; at most 3 can have.",
    ),
    (
        figure(1, "shi_jin", "a1", moved=1),
        "Shi Jin has moved, but the moves of seat 1 have not begun.",
    ),
    (
        figure(1, "shi_jin", "a1", bought=1),
        "Shi Jin has bought something, but the moves of seat 1 have not begun.",
    ),
    (
        figure(1, "shi_jin", "a1", tried=1),
        "Shi Jin has tried to join, but phase 5 of seat 1 has not begun.",
    ),
    (figure(1, "shi_jin", "a1", book_used=1), "Shi Jin has read a book and bears none."),
    (
        figure(1, "shi_jin", "a1", armour_used=1),
        "The armour of Shi Jin has been used and it bears none.",
    ),
    (
        figure(1, "shi_jin", "a1", to_meet=1),
        "An incident of Shi Jin is to come, but not in this sub-turn.",
    ),
    (
        SHI_JIN
        + '\nto_meet.shi_jin = 1\nimmobilised.shi_jin = 1\nnow = {phase = "next_figure", seat = 1}',
        "Shi Jin is immobilised or in prison: no incident of it is to come.",
    ),
    (
        GANG + "\n" + figure(1, "shi_jin", "a1", refused_by="wu_yong"),
        "Shi Jin was refused by Wu Yong; here no refusal lasts.",
    ),
    (
        GANG + "\n" + figure(1, "shi_jin", "a1", rejoust="wu_yong"),
        "Shi Jin has a duel with Wu Yong to finish; here no duel at the gate is deadly.",
    ),
    (
        tied("li_jun", "li_kui", challenger=1),
        "Shi Jin has a duel to finish with Li Jun, and Li Jun with Li Kui.",
    ),
    (
        tied("li_jun", "shi_jin", seat=1, challenger=1),
        "Shi Jin and Li Jun both belong to seat 1: they can have no duel.",
    ),
    (
        tied("li_jun", "shi_jin", square="a2", challenger=1),
        "Shi Jin has a duel to finish with Li Jun, who is not with it on A1.",
    ),
    (
        tied("li_jun", "shi_jin"),
        "Of Shi Jin and Li Jun, 0 have begun the duel they finish; it must be 1.",
    ),
    (figure(1, "shi_jin", "a1", challenger=1), "Shi Jin has begun no duel that pends."),
    ("treasure.3 = 5", "Seat 3 has a refuge, a chief or a treasure; seats 1 to 2 play."),
    (gang(1, "g5", "wu_yong"), "seat 1 has its refuge on Yuncheng (G5): that is no fort."),
    (
        GANG + "\n" + gang(2, "h5", "li_jun"),
        "Liangshan Marsh (H5) is the refuge of seat 1 and of seat 2.",
    ),
    (
        'zone.wu_yong = "gang"\nowner.wu_yong = 1',
        "seat 1 has a gang of 1 and no refuge; it must be 0.",
    ),
    ("treasure.1 = 5", "seat 1 has a treasure of 5 taels and no refuge; it must be 0."),
    ('chief.1 = "wu_yong"', "Wu Yong is the chief of seat 1, which has no refuge."),
    (
        'refuge.1 = "h5"',
        "seat 1 has a refuge on Liangshan Marsh (H5) and a gang of 0; it must be 1 or more.",
    ),
    (GANG.replace('chief.1 = "wu_yong"', ""), "seat 1 has a gang of 1 and no chief."),
    (
        GANG.replace('chief.1 = "wu_yong"', 'chief.1 = "li_jun"'),
        "Li Jun is the chief of seat 1, but no member of its gang.",
    ),
    (
        gang(1, "h5", "wu_yong", 10_000_000),
        "seat 1 has a treasure of 10000 thousand taels; at most 9,999,999 can be.",
    ),
    (gang(1, "h5", "wu_yong", -1), "seat 1 has a treasure of −1 taels; it must be 0 or more."),
    (
        event("imperial_envoy", "open", 1),
        "The imperial envoy is no quest; its card cannot lie in “open”.",
    ),
    (
        event("birthday_convoy", "open"),
        "The birthday convoy lies in “open” for seat none; it must be one that plays.",
    ),
    (
        event("birthday_convoy", "deck", 1),
        "The birthday convoy belongs to seat 1; a card in “deck” is nobody's.",
    ),
    (
        event("birthday_convoy", "in_force"),
        "The birthday convoy is no card of a whole chapter and cannot be in force.",
    ),
    (
        event("birthday_convoy", "open", 1, drawn_in=3),
        "The birthday convoy was drawn in chapter 3; at most 2 can be.",
    ),
    (
        event("birthday_convoy", "discard", attempted=1),
        "The birthday convoy has been attempted, but lies in “discard”.",
    ),
    (
        "\n".join(
            event(card, "open", 1)
            for card in ("birthday_convoy", "drunken_monk", "stolen_armour", "wrestling_match")
        ),
        "seat 1 holds 4 open quests; at most 3 can be.",
    ),
    ("chapter = 16", "It is chapter 16; it can be 1 to 15."),
    ("now = {phase = 'set_up', seat = 1}", "It is chapter 2; it can be 0 to 0."),
    ('ended = "great_gang"', "The game has ended great gang; on this table it ends not at all."),
]
WRONG_BY_OPTION = [
    ("alert = 2", {"alert": "off"}, "The alert is 2; here it does not grow and is 0."),
    (
        GANG + "\n" + figure(1, "shi_jin", "a1", refused_by="li_jun"),
        {"categorical_refusal": "until_new_chief"},
        "Shi Jin was refused, or not beaten, by Li Jun; its chief is Wu Yong.",
    ),
    (
        tied("li_jun", "shi_jin", challenger=1),
        {"same_trait": "on"},
        "Shi Jin cannot have begun a duel on Combat: that is barred.",
    ),
]


@pytest.mark.rules("3.2", "3.17")
@pytest.mark.parametrize(
    ("lines", "options", "complaint"),
    [*((lines, {}, complaint) for lines, complaint in WRONG), *WRONG_BY_OPTION],
)
def test_a_table_on_which_something_is_wrong_is_refused_with_its_complaint(
    lines: str, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(Misused) as refused:
        board(lines, **options)
    assert f"Not every component is accounted for: {complaint}" == str(refused.value)


@pytest.mark.rules("3.4")
def test_the_first_player_plays() -> None:
    with pytest.raises(Misused, match=r"Seat 3 bears the first-player marker; seats 1 to 2 play"):
        board(SHI_JIN, first=3)


@pytest.mark.rules("3.2")
@pytest.mark.parametrize(
    "token", "gourd banquet wound experience immobilised prison horse book armour taels".split()
)
def test_no_token_of_any_kind_lies_on_a_card_that_is_no_figure(token: str) -> None:
    with pytest.raises(Misused, match=r"bears 1 token; it must be 0"):
        board(f"{token}.shi_jin = 1")


@pytest.mark.rules("3.2", "3.17", "S23", "S36")
def test_a_crowded_table_on_which_all_is_right_is_accepted() -> None:
    board(
        figure(1, "shi_jin", "a1", "chen_da yang_chun zhu_wu li_jun tong_wei tong_meng", wound=2),
        figure(1, "li_kui", "b2", opponent="wu_song", challenger=1, immobilised=1, experience=3),
        figure(2, "wu_song", "b2", opponent="li_kui", immobilised=1, exile="d6"),
        figure(2, "hua_rong", "h5"),
        figure(2, "guan_sheng", "h5", prison=4),
        gang(2, "h5", "wu_yong song_jiang", 9_999_999),
        event("birthday_convoy", "open", 1, drawn_in=2),
        event("drunken_monk", "done", 2),
        event("imperial_envoy", "in_force"),
        "alert = 9",
    )


@pytest.mark.rules("3.10", "3.17")
def test_only_the_two_who_fight_stand_on_one_square_while_a_duel_is_fought() -> None:
    match = board(
        figure(1, "lin_chong", "h5"),
        figure(2, "li_kui", "h4"),
        figure(1, "song_jiang", "a1"),
        figure(1, "wu_yong", "a2"),
    )
    play(match, "1 attack figure=lin_chong foe=li_kui")
    assert ("challenge", 0) == (match.phase, complaint(match.state))
    song, wu = (BANDITS.words.index(word) for word in ("song_jiang", "wu_yong"))
    match.state.square[wu] = match.state.square[song]
    assert CROWD == reasons(complaint(match.state))[0]
