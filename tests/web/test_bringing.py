"""A record that is brought to the inn through its front page."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.record import text_of

from .conftest import Enter
from .guest import Guest
from .test_access import finds_nothing

GOLDEN = Path(__file__).parents[1] / "games"
FINISHED = GOLDEN / "water_margin" / "golden" / "forgotten.game"


def unfinished(game: str, *who: str) -> str:
    """The whole record of a game that has just begun."""
    match, chance = Match(find_game(game), len(who), seed=4), Random(4)
    for _move in range(6):
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.rows(seat)))
    return text_of(match, list(who))


def brings(guest: Guest, text: str) -> None:
    """Paste a record into the form."""
    guest.comes_in()
    guest.click(guest.page.get_by_text("Bring a record"))
    guest.page.get_by_label("or its text").fill(text)
    guest.click(guest.page.get_by_role("button", name="Bring it in"))


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_a_file_of_a_finished_game_is_seen_again(script: bool, enter: Enter) -> None:
    guest = enter("Bringer", script=script)
    guest.comes_in()
    guest.click(guest.page.get_by_text("Bring a record"))
    guest.page.get_by_label("A file").set_input_files(FINISHED)
    guest.click(guest.page.get_by_role("button", name="Bring it in"))
    guest.page.wait_for_url("**/table/*/replay")
    expect(guest.page.locator("#replayed")).to_be_visible()
    guest.click(guest.page.get_by_role("link", name="Back to the table"))
    expect(guest.page.locator("#outcome")).to_be_visible()


def test_a_pasted_record_may_lack_the_end_of_its_last_line(enter: Enter) -> None:
    guest = enter("Bringer")
    brings(guest, FINISHED.read_text(encoding="utf-8").strip())
    guest.page.wait_for_url("**/table/*/replay")


def test_an_unfinished_game_against_bots_goes_on(enter: Enter) -> None:
    guest = enter("Bringer")
    brings(guest, unfinished("fall_of_rome", "human", "bot:random"))
    guest.page.wait_for_url("**/table/*")
    guest.page.get_by_label("Your name").fill("Ada")
    guest.click(guest.page.get_by_role("button", name="Sit down"))
    assert guest.waits_for_turn()
    expect(guest.page.locator("#log li").first).to_be_visible()


def test_what_people_hide_from_each_other_is_not_brought_in_before_the_end(enter: Enter) -> None:
    guest = enter("Bringer")
    brings(guest, unfinished("jeanne_darc", "human", "human"))
    expect(guest.page.get_by_role("alert")).to_contain_text("only whoever runs the inn")
    guest.troubles.clear()


@pytest.mark.parametrize(
    "bad", ["no record at all", "tabard 1\ngame chess\n", "<script>alert(1)</script>"]
)
def test_a_bad_text_gets_one_sentence_and_is_not_lost(bad: str, enter: Enter) -> None:
    guest = enter("Bringer")
    brings(guest, bad)
    expect(guest.page.get_by_role("alert")).to_contain_text("This record does not hold")
    expect(guest.page.get_by_role("alert")).to_be_in_viewport()
    assert guest.page.get_by_label("or its text").input_value() == bad
    finds_nothing(guest, "the front page with a complaint")
    guest.troubles.clear()


def test_bad_files_get_one_sentence(enter: Enter, tmp_path: Path) -> None:
    guest = enter("Bringer")
    half = FINISHED.read_bytes()[:-9]
    sentences = {
        b"": "Choose a file",
        b"\x89PNG\r\n\x1a\n\x00\xff": "This record does not hold",
        half: "This record does not hold",
        b"x" * 5_000_000: "too long",
    }
    for number, (content, sentence) in enumerate(sentences.items()):
        file = tmp_path / f"{number}.game"
        file.write_bytes(content)
        guest.comes_in()
        guest.click(guest.page.get_by_text("Bring a record"))
        guest.page.get_by_label("A file").set_input_files(file)
        guest.click(guest.page.get_by_role("button", name="Bring it in"))
        expect(guest.page.get_by_role("alert")).to_contain_text(sentence)
    guest.troubles.clear()
