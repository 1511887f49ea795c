"""What a round brought stands above the question until one decides in the next: once, what one has
beside what one had, and what happened in few lines."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tabard.engine.match import Match
from tabard.web.past import RECAPPED, Past
from tabard.web.sight import Sight

from .conftest import Enter


def asked(match: Match) -> Past:
    """What has happened, for whoever decides now."""
    seat = match.to_act[0]
    return Sight(match, (seat,), (seat,)).past


@pytest.mark.parametrize("game", ["jeanne_darc", "water_margin", "new_world"])
def test_a_round_is_told_in_few_lines_until_one_has_decided_in_the_next(game: str) -> None:
    match, choose = Match(game, 2, seed=3), random.Random(3)
    told: list[int] = []
    for _move in range(1500):
        if match.over or len(told) > 3:
            break
        seat, past = match.to_act[0], asked(match)
        if past.recap:
            assert len(past.recap) <= RECAPPED and all(one.sentence for one in past.recap)
            assert not Sight(match, (1 - seat,)).past.recap, "only who is asked reads it"
            assert not Sight(match, (seat,), (seat,), still=True).past.recap, "no replay tells it"
            told.append(seat)
        match.play(seat, choose.choice(match.rows(seat)))
        if past.recap and match.to_act[:1] == (seat,):
            after = asked(match)
            assert not after.recap or after.round_said != past.round_said, "it is told once"
    assert told, "no round was ever told"


def through(match: Match, seat: int, chapters: int) -> Iterator[Past]:
    """What each of so many chapters has brought this seat, when it is asked in the next; chance
    plays, for whom a refuge is worth most."""
    choose, seen = random.Random(3), set[str]()
    while not match.over and len(seen) < chapters:
        if match.to_act[0] == seat:
            past = Sight(match, (seat,), (seat,)).past
            if past.recap and past.round_said not in seen:
                seen.add(past.round_said)
                yield past
        rows = match.rows(match.to_act[0])
        home = [row for row in rows if row.verb.word in ("found", "join", "fortify")]
        match.play(match.to_act[0], choose.choice(home or rows))


def test_what_one_has_stands_beside_what_one_had() -> None:
    """In Water Margin: the gang, its treasure, and who came and went."""
    chapters = through(Match("water_margin", 2, seed=7), 0, 8)
    told = [one for past in chapters for one in past.changes]
    gang = r"a gang of \d+ members?"
    assert any(re.fullmatch(f"{gang} → {gang}", one) for one in told)
    assert any(re.fullmatch(r"treasure: \d+ taels? → \d+ taels?", one) for one in told)
    assert any(one.startswith("refuge: ") and "→" not in one for one in told), "it is new"
    assert any(re.match(r"members: [+−] \w", one) for one in told)
    assert not any("plays first" in one for one in told), "nobody has brought that about"


def test_nothing_of_ones_own_that_weighs_is_left_out_unsaid() -> None:
    kinds, more = 0, 0
    for past in through(Match("water_margin", 2, seed=7), 0, 8):
        last = past._last_round
        own = [n for n in last if past._was_his(past._lines_since(n)[n])]
        weighty = [n for n in own if past._lines_since(n)[n].weight]
        told = {one.number for one in past.recap}
        left = [n for n in weighty if n not in told]
        assert (f" {len(left)} " in past.beyond_recap) if left else not past.beyond_recap
        alike = [past._rows[n][0] for n in weighty]
        heaviest = {past._rows[n][0] for n in told}
        if len({*alike}) <= RECAPPED:
            assert {*alike} <= heaviest, "one of each kind, before the second of any"
            kinds += len({*alike}) > 1
        more += bool(left)
    assert kinds and more


@pytest.mark.parametrize("game", ["jeanne_darc", "water_margin", "new_world"])
def test_what_befell_others_alone_is_not_told_as_brought_to_oneself(game: str) -> None:
    match, choose, told = Match(game, 2, seed=5), random.Random(5), 0
    for _move in range(600):
        if match.over:
            break
        past = asked(match)
        assert all(past._was_his(one) for one in past.recap)
        told += bool(past.recap)
        match.play(match.to_act[0], choose.choice(match.rows(match.to_act[0])))
    assert told


@pytest.mark.parametrize("game", ["jeanne_darc", "new_world"])
def test_the_tables_at_the_beginning_of_rounds_are_those_of_the_last_two(game: str) -> None:
    match, choose = Match(game, 2, seed=3), random.Random(3)
    events, undone = match.game.book.events.all, 0
    for _move in range(400):
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
        if not choose.randrange(4) and not match.why_not_undo(seat):
            match.undo(seat)
            undone += 1
        began = [n for n, row in enumerate(match.told_rows) if events[row[0]].begins]
        kept = [number for number, _table in match.rounds]
        assert kept == began[len(began) - len(kept) :] and len(kept) <= 2
    assert undone and kept == began[-2:]


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
