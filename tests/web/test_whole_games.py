"""Whole games in a real browser, by people who see only the page: with the mouse, with the
keyboard, on a phone, and with the script off."""

from __future__ import annotations

import pytest

from .conftest import TITLES, Enter
from .guest import Finger, Keys

# The shortest game of each title, as its form offers it.
SHORTEST = {
    "fall_of_rome": {"option_difficulty": "introductory"},
    "jeanne_darc": {"option_end": "1"},
    "water_margin": {"option_preset": "short"},
    "new_world": {
        "option_length": "short",
        "option_level": "veteran",
        "option_scenario": "empires",
        "option_gp_target": "40",
    },
}
LONG = {"new_world", "water_margin"}  # a thousand clicks and more


def shortest(game: str) -> dict[str, str]:
    """What the form says for the shortest game, against a bot that takes no time."""
    return {**SHORTEST.get(game, {}), "seat_2": "bot:random"}


@pytest.mark.parametrize("game", TITLES)
def test_from_the_front_page_to_an_own_move_are_at_most_four_clicks(
    game: str, enter: Enter
) -> None:
    guest = enter("Newcomer")
    guest.comes_in()
    guest.click(guest.page.locator(f"button[name=game][value={game}]"))
    guest.page.wait_for_url("**/table/*")
    guest.by_board = 0
    assert guest.waits_for_turn()
    told = guest.page.locator("#log").get_attribute("data-told")
    while guest.page.locator("#log").get_attribute("data-told") == told:
        guest.step()
    assert guest.clicks <= 4


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] * (game in LONG)) for game in TITLES]
)
def test_a_newcomer_plays_a_whole_game_with_the_mouse(game: str, enter: Enter) -> None:
    guest = enter("Newcomer", seed=3)
    guest.sets_a_table(game, **shortest(game))
    assert guest.plays()
    assert guest.page.get_by_role("button", name="Play again").is_visible()


def test_a_whole_game_with_the_keyboard_alone(enter: Enter) -> None:
    guest = enter("Keys", kind=Keys, seed=5)
    guest.comes_in()
    guest.click(guest.page.locator("a[href='/new/fall_of_rome']"))
    guest.page.locator("[name=seat-2]").focus()
    guest.page.keyboard.type("a bot: plays")
    guest.click(guest.page.get_by_role("button", name="Open the table"))
    guest.page.wait_for_url("**/table/*")
    assert guest.plays()


def test_a_whole_game_on_a_phone(enter: Enter) -> None:
    guest = enter("Finger", size="phone", kind=Finger, seed=2)
    guest.sets_a_table("jeanne_darc", **shortest("jeanne_darc"))
    assert guest.plays()


def test_a_whole_game_with_the_script_off(enter: Enter) -> None:
    guest = enter("Plain", script=False, seed=4)
    guest.sets_a_table("jeanne_darc", **shortest("jeanne_darc"))
    assert guest.plays()
