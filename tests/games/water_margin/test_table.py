"""The table for people: everything that lies on it is shown, and fits 80 by 24."""

from __future__ import annotations

import pytest

from tabard.cli.table.layout import Talked, compose
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Talk
from tabard.drawn.sheet import Look, Sheet, draw
from tabard.engine.match import Match
from tabard.games.water_margin.components.bandits import BANDITS
from tabard.games.water_margin.components.events import EVENTS
from tabard.games.water_margin.components.squares import SQUARES

from .board import board, event, figure, gang


def sheet(match: Match, roomy: bool = False, asked: tuple[int, ...] = ()) -> Sheet:
    drawn = draw(match, range(match.state.seats), Look(roomy, asked=asked))
    assert drawn is not None
    return drawn


def text(line: list[tuple[str, str]]) -> str:
    return "".join(part for _ink, part in line)


def lines(match: Match, width: int = 80, height: int = 23, ascii: bool = False) -> list[str]:
    people = ("human",) * match.state.seats
    talk = Talk(Session(match, people), tips=False, ascii=ascii)
    return [text(line) for line in compose(talk, Talked(), width, height)]


def crowded() -> Match:
    """Five players, 12 figures of the first, six of the others, gangs, quests and effects."""
    squares = [SQUARES.word(n) for n in range(24, 96) if n not in (71, 51)]
    squares = [s for s in squares if s not in ("h5", "l5", "c5", "j5")]
    figures = [
        figure(1 + max(0, at - 6) // 6, BANDITS.word(at), squares[at], taels=25, wound=1, gourd=1)
        for at in range(36)
    ]
    gangs = [
        gang(seat + 1, fort, " ".join(BANDITS.words[40 + 9 * seat : 49 + 9 * seat]), 123)
        for seat, fort in enumerate("h5 l5 c5 j5".split())
    ]
    quests = [event(EVENTS.word(at), "open", 1 + at // 3, drawn_in=2) for at in range(15)]
    return board(
        *figures, *gangs, *quests, event("imperial_envoy", "in_force"), "alert = 7", seats=5,
    )  # fmt: skip


@pytest.mark.parametrize("ascii", [True, False])
def test_the_fullest_table_fits_80_by_24(ascii: bool) -> None:
    shown = lines(crowded(), ascii=ascii)
    assert 23 == len(shown)
    assert max(map(len, shown)) <= 80
    assert [f"{row} " for row in range(1, 10)] == [
        line[:2] for line in shown if line[:1].isdigit()
    ][:9]
    assert any(" decides: " in line for line in shown)


def test_a_square_shows_the_figure_the_refuge_the_fort_or_the_place() -> None:
    match = board(
        figure(1, "lin_chong", "g5"), figure(2, "li_kui", "h4"), gang(2, "l5", "wu_yong song_jiang")
    )
    grid = [text(line) for line in sheet(match).tracks[:10]]
    assert grid[0].split() == list("ABCDEFGHIJKL")
    row = {4: grid[4].split(), 5: grid[5].split()}
    assert "2LiKu" == row[4][8]
    assert ["1LiCh", "*Lian", "ZhuVi"] == row[5][7:10]
    assert "#2Erl" == row[5][12]
    assert "~~~~~" == grid[1].split()[-1]


def test_a_figure_is_listed_with_values_brothers_and_tokens() -> None:
    match = board(
        figure(
            1, "lin_chong", "g5", "lu_zhishen yang_zhi", taels=20, wound=1, experience=2, gourd=3,
            banquet=1, exile="h2", immobilised=1, horse=1,
        ),
        figure(2, "li_kui", "h4", prison=3),
    )  # fmt: skip
    hands = sheet(match, asked=(0,)).hands
    whole = "Lin Chong G5 9/6/1+2 $20 w1 x2 g3 b1 c>H2 ! horse"
    assert whole == text(hands[0].cards[0])
    assert "LiKu H4 9/1/2 p3" == text(hands[1].cards[0])
    assert "Lin Chong at Yuncheng (G5), combat 9, mind 6, magic 1" in hands[0].spoken
    assert "brothers: Lu Zhishen, Yang Zhi" in hands[0].spoken
    assert "convict for Cangzhou (H2)" in hands[0].spoken
    assert "3 more chapters in prison" in hands[1].spoken


def test_who_decides_comes_first() -> None:
    match = board(figure(1, "lin_chong", "g5"), figure(2, "li_kui", "h4"))
    assert ["2 (1):", "1 (1):"] == [text(hand.who) for hand in sheet(match, asked=(1,)).hands]


def test_gangs_quests_alert_deck_and_effects_stand_beside_the_grid() -> None:
    match = board(
        gang(1, "h5", "wu_yong song_jiang", 85),
        event("tiger_of_the_ridge", "open", 2, drawn_in=1),
        event("birthday_convoy", "done", 1),
        event("snow_over_cangzhou", "in_force"),
        "alert = 4",
    )
    beside = [text(track) for track in sheet(match).tracks[10:]]
    assert ">1: gang 2 (Wu Yong) 85 taels 1 quest done" in beside
    assert "2: no refuge" in beside
    assert "deck 106" in beside
    assert "alert 4, governor Liang Shijie of Daming" in beside
    assert "in force: Snow over Cangzhou" in beside
    assert "2 The tiger of the ridge G4 Co14" in beside


def test_a_pending_duel_and_a_figure_off_the_board_are_shown() -> None:
    match = board(
        figure(1, "lin_chong", "g5", opponent="li_kui", challenger=1),
        figure(2, "li_kui", "g5", opponent="lin_chong"),
        phase="refuge",
    )
    assert "=LiKu" in text(sheet(match).hands[0].cards[0])
    assert "duel with Lin Chong" in sheet(match).hands[1].spoken
    match = board(figure(2, "wu_yong", "g5"), phase="arrival")
    match.play(6, "draw_bandit bandit=zhu_tong")
    assert "ZhTo ? 8/6/0" in text(sheet(match).hands[0].cards[0])
    assert "Zhu Tong" in sheet(match).hands[0].spoken


@pytest.mark.rules("3.18", "3.20", "3.19")
def test_there_is_more_to_know_of_every_square_bandit_and_event() -> None:
    about = sheet(board(figure(1, "lin_chong", "g5"))).about
    assert {*SQUARES.words, *BANDITS.words, *EVENTS.words} < set(about)
    assert ["Yuncheng (G5): town.", "Lin Chong of seat 1 is there."] == about["g5"][:2]
    assert "Favourite place: temple, +2 in incidents there." == about["g5"][2]
    assert "Lin Chong, Panther Head: rank 6, a star of heaven." == about["lin_chong"][0]
    assert "In Chinese 林沖; the star is 天雄星." in about["lin_chong"]
    assert "Comes as a convict bound for Cangzhou (H2)." in about["lin_chong"]
    look = Look(ascii=True)
    plain = draw(board(), (0,), look)
    assert plain is not None and all(line.isascii() for line in plain.about["lin_chong"])
    assert "The tiger of the ridge (rule EQ2)." == about["tiger_of_the_ridge"][0]


@pytest.mark.rules("3.6", "3.7", "3.9", "R5")
def test_a_square_says_what_its_marks_stand_for() -> None:
    quest = event("poem_on_the_tower_wall", "open", 2)
    match = board(figure(1, "lin_chong", "g5"), gang(2, "h5", "wu_yong"), quest)
    about = sheet(match).about
    assert "The refuge of seat 2." in about["h5"]
    (told,) = [
        line for line in about["h9"] if line.startswith("A quest of seat 2 is attempted here: ")
    ]
    assert about["h9"].index(told) + 1 < len(about["h9"]), "and what it asks"
    exile = "A place of exile: a convict who is bound for it is free here."
    market = "Whose move ends here may buy a gourd or a banquet for 10 taels."
    temple = "A wound of whoever ends a move here is healed."
    assert exile in about["h2"] and exile not in about["g5"]
    assert market in about["g5"] and market not in about["h5"]
    assert temple in about["f2"] and temple not in about["g5"]
    without = board(figure(1, "lin_chong", "g5"), market="off", temple_heals="off")
    bare = sheet(without).about
    assert market not in bare["g5"] and temple not in bare["f2"]
