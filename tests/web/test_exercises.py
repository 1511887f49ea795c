"""Exercises on the page: found from the game's page, solved by moves, remembered by the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.engine.find import find_game

from .conftest import TITLES, Enter
from .guest import Guest
from .test_access import finds_nothing

ASKED = [title for title in TITLES if find_game(title).exercises]


LEFT = {1: "1 move is left."} | {moves: f"{moves} moves are left." for moves in range(2, 7)}


def says(guest: Guest, words: str) -> None:
    """Make a move by its words."""
    if not guest.page.locator("#words").is_visible():
        guest.click(guest.page.get_by_text("Type a move"))
    guest.page.locator("#words").fill(words)
    guest.click(guest.page.get_by_role("button", name="Make it"))


def solves(guest: Guest, title: str, number: int) -> None:
    """Solve an exercise the way that its file knows."""
    lines = find_game(title).exercises.all[number - 1].solution
    for made, words in enumerate(lines, start=1):
        says(guest, words)
        if made < len(lines):
            expect(guest.page.locator("#exercise .left")).to_have_text(LEFT[len(lines) - made])
    expect(guest.page.locator("#exercise .solved")).to_have_text("Solved.")


@pytest.mark.parametrize("title", ASKED)
def test_an_exercise_is_found_solved_and_remembered(title: str, enter: Enter) -> None:
    guest = enter("Solver")
    guest.comes_in(f"/game/{title}")
    guest.click(guest.page.get_by_role("link", name="Exercises"))
    expect(guest.page.locator("[data-exercise]")).to_have_count(50)
    several = sum(len(one.wants) > 1 for one in find_game(title).exercises.all)
    wanted = guest.page.locator("[data-exercise] b").all_inner_texts()
    assert sum("; " in one for one in wanted) == several, "each is a sentence of its own"
    finds_nothing(guest, "the exercises")
    guest.click(guest.page.locator(f"[data-exercise='{title}/1']"))
    finds_nothing(guest, "an exercise")
    solves(guest, title, 1)
    guest.click(guest.page.get_by_role("link", name="The next exercise"))
    expect(guest.page.locator("#exercise h2")).to_contain_text("Exercise 2 of 50")
    guest.click(guest.page.get_by_role("link", name="All exercises"))
    expect(guest.page.locator("[data-exercise].solved")).to_have_count(1)


def test_an_exercise_needs_no_script(enter: Enter) -> None:
    guest = enter("Plain", script=False)
    guest.comes_in("/exercise/jeanne_darc/2")
    solves(guest, "jeanne_darc", 2)


def test_moves_are_taken_back_and_the_rule_is_the_hint(enter: Enter) -> None:
    guest = enter("Solver")
    guest.comes_in("/exercise/jeanne_darc/1")
    first = find_game("jeanne_darc").exercises.all[0].solution[0]
    says(guest, first)
    expect(guest.page.locator("#exercise .left")).to_have_text("1 move is left.")
    guest.click(guest.page.get_by_role("button", name="Take back"))
    expect(guest.page.locator("#exercise .left")).to_have_count(0)
    guest.click(guest.page.get_by_text("A hint: the rules"))
    expect(guest.page.locator("#exercise a.rule").first).to_be_visible()
    says(guest, "attack base=paris target=paris way=road")
    expect(guest.page.locator("#answer")).to_be_visible()
    assert "/exercise/jeanne_darc/1/-?" in guest.page.url
    guest.page.reload()
    expect(guest.page.locator("#answer")).to_be_visible()
    guest.comes_in("/exercise/jeanne_darc/1/-/play")
    assert guest.page.url.endswith("/exercise/jeanne_darc/1/-")


def test_what_is_no_exercise_is_not_found(enter: Enter) -> None:
    guest = enter("Solver")
    for path in ("/exercise/chess", "/exercise/jeanne_darc/99", "/exercise/jeanne_darc/1/dance"):
        guest.comes_in(path)
        assert guest.page.locator("#exercise").count() == 0
        expect(guest.page.locator("main")).to_contain_text("That did not work")
    guest.troubles.clear()


def test_whoever_plays_an_exercise_alone_is_called_by_no_single_pawn(enter: Enter) -> None:
    every = find_game("fall_of_rome").exercises.all
    alone = next(n for n, one in enumerate(every, start=1) if one.table().state.seats == 1)
    guest = enter("Solver", script=False)
    guest.comes_in(f"/exercise/fall_of_rome/{alone}")
    expect(guest.page.locator("#exercise")).to_contain_text("You play alone.")
    guest.comes_in("/exercise/fall_of_rome/1")
    expect(guest.page.locator("#exercise")).to_contain_text("(Regina Foederata)")
