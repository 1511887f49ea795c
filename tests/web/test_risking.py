"""The chances of a move are on the page before it is made, as the command line says them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from playwright.sync_api import expect

from tabard.cli.odds import odds_lines
from tabard.engine.actions import Row
from tabard.engine.find import find_game
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.record import text_of

from .conftest import TITLES, Enter, House, with_or_without
from .guest import Guest
from .test_access import finds_nothing

RISKY = [name for name in TITLES if find_game(name).risks]
ASK = "#now fieldset .odds-of summary, #now .said a[data-says], #now fieldset p a[data-says]"


@cache
def before_a_risk(game: str) -> tuple[Match, int, str]:
    """A match in which a seat may risk something, that seat, and the words of it."""
    for seed in range(20):
        match, chance = Match(find_game(game), 2, seed=seed), Random(seed)
        while not match.over:
            seat = match.to_act[0]
            rows = match.rows(seat)
            for row in rows:
                if row.verb.word in match.game.risks:
                    words = whole(match, seat, row)
                    if reckons(match, words):
                        return match, seat, words
            match.play(seat, chance.choice(rows))
    raise AssertionError("nothing is ever risked")


def whole(match: Match, seat: int, row: Row) -> str:
    """The words of a move that begins so; each further field as it may be said first."""
    trial = Match.at(match.game, match.state.copy(), chance_by_hand=True, unasked=False)
    trial.play(seat, row)
    while trial.state.draft_verb[seat]:
        trial.play(seat, trial.rows(seat)[0])
    return trial.lines[-1].words


def reckons(match: Match, words: str) -> bool:
    """Are there odds of this move?"""
    try:
        return bool(match.odds(match.to_act[0], words))
    except Misused:
        return False


@cache
def before_a_fight() -> tuple[Match, int]:
    """A match in which a seat may attack natives, and that seat."""
    leads = ("activate", "march", "sail", "disembark", "discover")
    for seed in range(20):
        match, chance = Match("new_world", 2, seed=seed), Random(seed)
        while not match.over and len(match.lines) < 1500:
            seat = match.to_act[0]
            rows = match.rows(seat)
            if any(row.words == "attack target=natives" for row in rows):
                return match, seat
            wanted = [row for row in rows if row.verb.word in leads] or rows
            match.play(seat, chance.choice(wanted if chance.random() < 0.5 else rows))
    raise AssertionError("nobody is ever attacked")


def sits_down(guest: Guest, house: House, game: str) -> str:
    """Take the seat that may risk something, at a table that goes on from there; the words."""
    match, seat, words = before_a_risk(game)
    takes_the_seat(guest, house, match, seat)
    return words


def takes_the_seat(guest: Guest, house: House, match: Match, seat: int) -> None:
    """At a table that goes on from this match."""
    who = ["bot:random"] * 2
    who[match.players[seat]] = "human"
    table = house.inn.bring_in(text_of(match, who))
    guest.comes_in(f"/table/{table}")
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.click(guest.page.get_by_role("button", name="Sit down"))
    assert guest.waits_for_turn()


def asks(guest: Guest, words: str) -> None:
    """Type the move, and ask for its odds."""
    guest.click(guest.page.get_by_text("Type a move"))
    guest.page.get_by_label("A move in words").fill(words)
    guest.click(guest.page.locator("button[name=ask]"))


@pytest.mark.parametrize(("game", "script"), with_or_without(RISKY))
def test_the_page_says_what_the_command_line_says(
    game: str, script: bool, enter: Enter, house: House
) -> None:
    guest = enter("Gambler", script=script)
    words = sits_down(guest, house, game)
    told = guest.page.locator("#log").get_attribute("data-told")
    asks(guest, words)
    found = guest.page.locator("#odds")
    expect(found).to_be_visible()
    shown = " ".join(found.inner_text().split()).lower()
    match, seat, _words = before_a_risk(game)
    for line in odds_lines(match.odds(seat, words)):
        assert " ".join(line.strip(" ()").split()).lower() in shown
    assert guest.page.locator("#log").get_attribute("data-told") == told


@pytest.mark.parametrize("game", RISKY)
def test_the_odds_are_asked_for_where_the_move_is_chosen(
    game: str, enter: Enter, house: House
) -> None:
    guest = enter("Gambler")
    words = sits_down(guest, house, game)
    verb = words.split()[0]
    steps = guest.page.locator(f"#now a.step[href*='said={verb}+']")
    while not guest.page.locator(ASK).count():
        said = guest.page.locator("#now").inner_text()
        guest.click(steps.first)
        expect(guest.page.locator("#now")).not_to_have_text(said)
        guest.lets_it_settle()
        steps = guest.page.locator("#now a.step")
    guest.click(guest.page.locator(ASK).first)
    within = guest.page.locator(".odds-of[open] a")
    if within.count():
        guest.click(within.first)
    expect(guest.page.locator("#odds h2")).to_contain_text("The odds:")
    expect(guest.page.locator("#news")).to_contain_text("The odds:")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_everybody_can_read_them(dark: bool, enter: Enter, house: House) -> None:
    guest = enter("Axe", dark=dark, size="phone" if dark else "desk")
    asks(guest, sits_down(guest, house, RISKY[0]))
    expect(guest.page.locator("#odds")).to_be_visible()
    finds_nothing(guest, "odds")
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_what_has_no_odds_is_said_in_a_sentence_and_a_watcher_hears_none(
    enter: Enter, house: House
) -> None:
    guest, watcher = enter("Gambler"), enter("Watcher")
    words = sits_down(guest, house, RISKY[0])
    table = guest.page.url.split("?")[0]
    for asked in ("nonsense", words.split()[0] + " nonsense", "x" * 300):
        guest.comes_in(f"{table}?odds={asked}")
        expect(guest.page.locator("#odds p").first).not_to_be_empty()
    watcher.comes_in(f"{table}?odds={words}")
    expect(watcher.page.locator("#question")).to_be_visible()
    assert watcher.page.locator("#odds").count() == 0


def test_a_fight_begins_with_a_second_click_after_what_it_may_bring(
    enter: Enter, house: House
) -> None:
    guest = enter("Ada")
    takes_the_seat(guest, house, *before_a_fight())
    log = guest.page.locator("#log")
    told = log.get_attribute("data-told") or ""
    attack = guest.page.locator("#now a.step[href*='said=attack']")
    expect(attack.locator(".good-at")).to_contain_text("a defeat costs 1")
    guest.click(attack)
    do_it = guest.page.locator("#now button.primary[name=move]")
    expect(do_it).to_have_attribute("value", "attack target=natives")
    expect(guest.page.locator("#now .effects")).to_contain_text("a defeat costs 1")
    expect(log).to_have_attribute("data-told", told)
    guest.click(do_it)
    expect(log).not_to_have_attribute("data-told", told)
