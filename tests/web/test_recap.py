"""What a round brought stands above the question until one decides in the next: once, in three
lines."""

from __future__ import annotations

import random

import pytest

from tabard.engine.match import Match
from tabard.web.past import Past
from tabard.web.sight import Sight

from .conftest import Enter


def asked(match: Match) -> Past:
    """What has happened, for whoever decides now."""
    seat = match.to_act[0]
    return Sight(match, (seat,), (seat,)).past


@pytest.mark.parametrize("game", ["jeanne_darc", "water_margin", "new_world"])
def test_a_round_is_told_in_three_lines_until_one_has_decided_in_the_next(game: str) -> None:
    match, choose = Match(game, 2, seed=3), random.Random(3)
    told: list[int] = []
    for _move in range(1500):
        if match.over or len(told) > 3:
            break
        seat, past = match.to_act[0], asked(match)
        if past.recap:
            assert len(past.recap) <= 3 and all(one.sentence for one in past.recap)
            assert not Sight(match, (1 - seat,)).past.recap, "only who is asked reads it"
            assert not Sight(match, (seat,), (seat,), still=True).past.recap, "no replay tells it"
            told.append(seat)
        match.play(seat, choose.choice(match.rows(seat)))
        if past.recap and match.to_act[:1] == (seat,):
            after = asked(match)
            assert not after.recap or after.round_said != past.round_said, "it is told once"
    assert told, "no round was ever told"


def test_the_points_of_a_round_are_told_by_what_they_are_for() -> None:
    match, choose = Match("jeanne_darc", 2, seed=3), random.Random(3)
    while not (past := asked(match)).points:
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    told = [row.facts for row in match.tell(None) if row.event == "controls"]
    assert len({facts["seat"] for facts in told}) == len(past.points), "a line for each"
    for facts in told:
        assert any(str(facts["province"])[:4].title() in line for line in past.points)
    assert not {one.sentence for one in past.recap} & {*past.points}, "it is said twice"


def test_points_are_added_up() -> None:
    match, choose = Match("jeanne_darc", 2, seed=3), random.Random(3)
    while not (past := asked(match)).points:
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    events = match.game.book.events.all
    scored = next(row for row in match.told_rows if events[row[0]].scores)
    match.told_rows.insert(match.told_rows.index(scored), [*scored])
    before, after = (
        sum(int(line.partition(": ")[2].split()[0]) for line in one.points)
        for one in (past, asked(match))
    )
    assert after == before + 1


def test_a_game_of_turns_tells_no_rounds() -> None:
    match, choose = Match("fall_of_rome", 2, seed=3), random.Random(3)
    while not match.over and len(match.lines) < 200:
        assert not asked(match).recap
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))


@pytest.mark.parametrize("size", ["desk", "slate"])
def test_what_a_round_has_brought_lies_below_what_is_asked_now(size: str, enter: Enter) -> None:
    guest = enter("Ada", size=size)
    guest.comes_in()
    guest.sets_a_table("jeanne_darc", seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    recap = guest.page.locator("#recap .episode")
    while not recap.count():
        assert guest.waits_for_turn()
        guest.step()
        guest.lets_it_settle()
    asked, brought = guest.page.locator("#now").bounding_box(), recap.bounding_box()
    assert asked and brought and asked["y"] < brought["y"]


def test_on_a_phone_what_a_round_brought_lies_below_the_question_also_without_a_fight(
    enter: Enter,
) -> None:
    guest = enter("Ada", size="phone", seed=3)
    guest.sets_a_table("jeanne_darc")
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    brought = '<details class="episode recap" open><summary>What it brought you</summary></details>'
    guest.page.locator("#recap").evaluate("(one, what) => { one.innerHTML = what; }", brought)
    assert not guest.page.locator("#episode > .episode").count()
    asked = guest.page.locator("#now").bounding_box()
    below = guest.page.locator("#recap > .recap").bounding_box()
    assert asked and below and below["y"] > asked["y"]
