"""What a position is worth to a bot (3.17)."""

from __future__ import annotations

import pytest

from tabard.games.water_margin.components.bandits import NOBODY
from tabard.games.water_margin.components.squares import SQUARES
from tabard.games.water_margin.judge import meeting_place, sub_turns_begun
from tabard.players.judging import judge_of
from tests.games.asking import play

from .board import board, event, figure, gang


def worth(*lines: str, seat: int = 1, **how: object) -> int:
    match = board(*lines, **how)  # type: ignore[arg-type]
    return int(judge_of(match.game)["worth"](match.state, seat - 1))


BEFORE = figure(1, "shi_jin", "g6")


@pytest.mark.rules("3.17")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (gang(1, "h5", "shi_jin"), figure(1, "shi_jin", "h5", entered=1)),
        (gang(1, "h5", "shi_jin", 100), gang(1, "h5", "shi_jin")),
        (
            figure(1, "shi_jin", "g5", "li_jun"),
            figure(1, "shi_jin", "g5") + "\n" + figure(1, "li_jun", "a1"),
        ),
        (figure(1, "shi_jin", "g5"), figure(1, "shi_jin", "g6", wound=1)),
        (figure(1, "shi_jin", "g6", taels=10), BEFORE),
        (figure(1, "shi_jin", "g6", gourd=1), BEFORE),
        (figure(1, "shi_jin", "g6", banquet=1), BEFORE),
        (figure(1, "shi_jin", "g6", experience=1), BEFORE),
        (figure(1, "shi_jin", "g6", horse=1), BEFORE),
        (BEFORE, figure(1, "shi_jin", "g6", immobilised=1)),
        (BEFORE, figure(1, "shi_jin", "g6", prison=1)),
        (BEFORE, figure(1, "shi_jin", "g6", exile="h6")),
        (figure(1, "shi_jin", "g6", exile="h6"), figure(1, "shi_jin", "g6", exile="l2")),
        (figure(1, "shi_jin", "g6"), figure(1, "shi_jin", "f4")),  # two steps from Mangdang shan
        (figure(1, "shi_jin", "h7", entered=1), figure(1, "shi_jin", "h7")),
        (BEFORE, BEFORE + "\n" + figure(2, "li_jun", "a1")),
        (BEFORE, BEFORE + "\n" + gang(2, "h5", "li_jun")),
        (BEFORE + "\n" + event("birthday_convoy", "done", 1), BEFORE),
        (
            figure(1, "wu_yong", "f5") + "\n" + event("birthday_convoy", "open", 1),
            figure(1, "wu_yong", "f5"),
        ),
    ],
)
def test_what_a_bot_likes_better(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


@pytest.mark.rules("3.17", "3.12", "3.13")
@pytest.mark.parametrize(
    ("chapter", "end_gang", "joins"),
    [
        ("chapter = 4", "10", False),
        ("chapter = 13", "10", False),
        ("chapter = 14", "10", True),  # the last two chapters
        ("chapter = 4", "6", True),  # three short of the end
        ("chapter = 4", "4", True),
    ],
)
def test_beyond_a_garrison_a_bot_waits_at_the_gate_until_it_is_time(
    chapter: str, end_gang: str, joins: bool
) -> None:
    waits = [gang(1, "h5", "shi_jin li_jun mu_hong"), figure(1, "li_kui", "h5")]
    joined = gang(1, "h5", "shi_jin li_jun mu_hong li_kui")
    gain = worth(chapter, joined, end_gang=end_gang) - worth(chapter, *waits, end_gang=end_gang)
    assert joins == (gain > 0)


@pytest.mark.rules("3.17", "3.13")
def test_it_is_time_when_those_at_the_gate_would_end_the_game_though_some_fall() -> None:
    def gathered(brothers: str) -> int:
        lines = gang(1, "h5", "shi_jin li_jun mu_hong wu_yong chai_jin hua_rong")
        return worth(lines, figure(1, "li_kui", "h5", brothers))

    four, five, six = (
        gathered(" ".join("chen_da yang_chun tong_wei tong_meng du_qian song_wan".split()[:count]))
        for count in (4, 5, 6)
    )
    assert six - five > 0 and five - four > 3 * (six - five)  # 12 with the fifth, of whom two fall


@pytest.mark.rules("3.17")
def test_a_square_is_worth_more_the_nearer_the_goal_is_and_the_larger_the_group() -> None:
    def step(far: str, near: str, brothers: str = "") -> int:
        lines = gang(1, "h5", "shi_jin")
        return worth(lines, figure(1, "li_kui", near, brothers)) - worth(
            lines, figure(1, "li_kui", far, brothers)
        )

    assert step("h7", "h6") > step("b5", "c5") > 0
    assert step("h7", "h6", "mu_hong") > step("h7", "h6")


@pytest.mark.rules("3.17", "3.12")
def test_more_than_end_the_game_are_wanted_for_the_troops_kill_some() -> None:
    names = "shi_jin li_jun mu_hong wu_yong chai_jin hua_rong li_ying zhu_tong dong_ping"
    ten = gang(1, "h5", f"{names} chen_da")
    assert worth(gang(1, "h5", f"{names} chen_da yang_chun"), seats=1) > worth(ten, seats=1)


@pytest.mark.rules("3.17", "S27", "3.11")
def test_a_chief_whom_newcomers_can_beat_is_better() -> None:
    """Who is best at combat challenges on mind or magic."""
    chief, other = "chen_da", "wu_yong"
    assert worth(gang(1, "h5", f"{chief} {other}")) > worth(gang(1, "h5", f"{other} {chief}"))


@pytest.mark.rules("3.17", "3.11")
def test_a_gang_that_has_just_lost_its_chief_is_worth_no_less_than_with_any() -> None:
    match = board(gang(1, "h5", "wu_yong chen_da"))
    judge, led = judge_of(match.game)["worth"], match.state.copy()
    led.chief[0] = NOBODY
    assert judge(led, 0) > judge(match.state, 0)


@pytest.mark.rules("3.17", "P9")
def test_brothers_are_led_best_by_who_stands_a_test_best() -> None:
    able, less = (
        figure(1, "lin_chong", "g5", "bai_sheng"),
        figure(1, "bai_sheng", "g5", "lin_chong"),
    )
    assert worth(able) > worth(less)


@pytest.mark.rules("3.17", "3.6")
def test_with_as_many_figures_as_there_may_be_nobody_arrives() -> None:
    five = "\n".join(
        figure(1, name, f"a{row}")
        for row, name in enumerate("shi_jin li_jun mu_hong wu_yong chai_jin".split(), 1)
    )
    sixth = figure(1, "hua_rong", "a9")
    gains = [worth(five, sixth, max_figures=most) - worth(five, max_figures=most) for most in "67"]
    assert gains[0] < gains[1]


@pytest.mark.rules("3.17", "3.3")
def test_a_fort_is_sought_where_most_may_come_from() -> None:
    """Both forts are two squares away; Liangshan lies in the middle of all."""
    match = board(figure(1, "shi_jin", "h4"), figure(1, "li_jun", "i3"))
    assert meeting_place(match.state, 0) == SQUARES["h5"]


@pytest.mark.rules("3.17", "3.5")
def test_what_a_bot_compares_it_compares_at_the_end_of_its_sub_turn() -> None:
    """So it never ends its moves for the luck of what follows."""
    match = board(figure(1, "shi_jin", "g6"), figure(1, "li_jun", "h8"))
    begun = sub_turns_begun(match.state)
    play(match, "1 step shi_jin g5")
    assert sub_turns_begun(match.state) == begun
    play(match, "1 end_voyage")
    assert sub_turns_begun(match.state) > begun


@pytest.mark.rules("3.17", "3.14")
def test_at_the_end_only_the_place_counts() -> None:
    lines = ["chapter = 15", gang(1, "h5", "wu_yong"), gang(2, "l5", "li_jun shi_jin")]
    assert -worth(*lines, phase="end_check") == worth(*lines, phase="end_check", seat=2) > 50_000
