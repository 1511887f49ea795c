"""What somebody meets who has never read the rules: what he wants, and answers that stay put."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tabard.engine.match import Match
from tabard.engine.words import begun
from tabard.players import stand_in
from tabard.web.sight import FIRST_DECISIONS, Sight

from .conftest import TITLES, Enter
from .guest import Guest

TOP_OF_ANSWERS = "() => document.querySelector('#now .moves').getBoundingClientRect().top"


@pytest.mark.parametrize("title", TITLES)
def test_whoever_has_decided_little_is_told_how_one_wins(title: str) -> None:
    match = Match(title, 2, seed=5)
    bots = {seat: stand_in("bot:random", match.game, seat, 5) for seat in range(2)}
    told = decided = 0
    while not match.over and decided <= FIRST_DECISIONS:
        seat = match.to_act[0]
        wins = Sight(match, (seat,), (seat,)).how_one_wins
        decided = sum(line.seat == seat for line in match.lines)
        assert bool(wins) == (decided < FIRST_DECISIONS)
        told += bool(wins)
        match.play(seat, bots[seat].choose(match))
    assert told > FIRST_DECISIONS


def test_how_one_wins_is_said_of_this_game() -> None:
    for options, said in (({}, "10 members"), ({"preset": "short"}, "8 members")):
        match = Match("water_margin", 2, seed=5, options=options)
        assert said in Sight(match, match.to_act, match.to_act).how_one_wins


def test_what_came_of_an_earlier_incident_is_said_with_it() -> None:
    match, choose, found = Match("water_margin", 2, seed=5), random.Random(5), 0
    while not match.over and not found:
        seat = match.to_act[0]
        for one in Sight(match, (seat,), (seat,)).past.meanwhile:
            for brought in one.episode.brought if one.episode else ():
                assert begun(brought) in one.sentence
                found += 1
        match.play(seat, choose.choice(match.rows(seat)))
    assert found


def test_in_games_that_all_win_together_nobody_comes_before_what_weighs_and_is_new() -> None:
    match = Match("fall_of_rome", 2, seed=8)
    bots = {seat: stand_in("bot:greedy", match.game, seat, 8) for seat in range(2)}
    found = 0
    while not match.over:
        seat = match.to_act[0]
        past = Sight(match, (seat,)).past
        if past.above_all:
            found += len(past.meanwhile) > 1
            assert past.above_all == max(past.meanwhile, key=lambda one: (one.weight, one.number))
        match.play(seat, bots[seat].choose(match))
    assert found


def at_step(enter: Enter, step: int) -> Guest:
    guest = enter("Pupil")
    guest.comes_in(f"/learn/fall_of_rome/{step}")
    return guest


def test_short_steps_of_a_lesson_leave_the_answers_where_they_were(enter: Enter) -> None:
    guest = at_step(enter, 6)
    page = guest.page
    stood = page.evaluate(TOP_OF_ANSWERS)
    for step in (7, 8):
        guest.click(page.locator("#now").get_by_role("button", name="Huns"))
        expect(page.locator("#lesson h2")).to_contain_text(f"step {step + 1} of")
        assert stood == page.evaluate(TOP_OF_ANSWERS)


def test_no_choice_lights_another_of_the_same_place(enter: Enter) -> None:
    page = at_step(enter, 9).page
    alone = page.get_by_role("button", name="March to Aquileia alone")
    page.get_by_role("button", name="March to Aquileia with 1 legion").hover()
    expect(page.locator(".spot.hover")).to_have_count(1)
    expect(page.locator("#now .choice.hover")).to_have_count(1)
    page.locator("[data-marks~='city-aquileia'].spot").hover()
    expect(alone).to_have_class("choice hover")


def test_a_fight_is_folded_while_one_says_the_next_move_and_comes_back(enter: Enter) -> None:
    guest = at_step(enter, 9)
    page, fight = guest.page, guest.page.locator("#episode > .episode")
    expect(fight).to_have_attribute("open", "")
    guest.click(page.locator("[data-marks~='city-aquileia'].spot"))
    expect(page.locator("#now .said")).to_be_visible()
    expect(fight).not_to_have_attribute("open", "")
    guest.click(page.get_by_role("link", name="All moves"))
    expect(fight).to_have_attribute("open", "")


def test_what_is_seldom_done_is_asked_below_what_ends_the_turn(enter: Enter) -> None:
    """To pass is one click beside the question; an offer is made below it."""
    page = enter("Pupil").page
    page.goto("/learn/jeanne_darc/6")
    passed = page.get_by_role("button", name="Make no offers").bounding_box()
    offered = page.locator("#now").get_by_text("To whom do you make an offer?").bounding_box()
    assert passed and offered and passed["y"] < offered["y"]


def test_what_one_did_oneself_is_told_before_what_others_met() -> None:
    """In Water Margin all meet incidents one after another."""
    match = Match("water_margin", 3, seed=4)
    bots = {seat: stand_in("bot:greedy", match.game, seat, 4) for seat in range(3)}
    own = 0
    while not match.over and own < 5:
        seat = match.to_act[0]
        past = Sight(match, (seat,), (seat,)).past
        mine = [one for one in past.meanwhile if past._is_mine(one)]
        if mine and len(past.meanwhile) > len(mine):
            most = max(one.weight for one in mine)
            assert past.above_all == next(one for one in mine if one.weight == most)
            own += 1
        match.play(seat, bots[seat].choose(match))
    assert own


def test_a_quest_that_may_be_given_up_says_its_name_once() -> None:
    match = Match("water_margin", 3, seed=4)
    bots = {seat: stand_in("bot:greedy", match.game, seat, 4) for seat in range(3)}
    while match.phase != "drop_quest":
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    sight = Sight(match, (match.to_act[0],), tuple(match.to_act))
    for choice in (one for group in sight.doing.groups for one in group.choices):
        assert choice.label not in sight.good_at(choice)
