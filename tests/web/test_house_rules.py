"""A table at the inn that is played by house rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tabard.engine import find

from .conftest import Enter

HOUSE = '''
"""Three legions begin beside each pawn."""

game = "fall_of_rome"
rules = {"H1": ("Stronger at first", "Three legions begin beside each pawn.", "2.2.9")}

chapter("setup")

LEGIONS_AT_START = 3
'''


@pytest.fixture
def stronger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The inn was opened with them."""
    monkeypatch.setenv(find.BROUGHT, "")
    path = tmp_path / "stronger.py"
    path.write_text(HOUSE, encoding="utf-8")
    yield find.bring(path).name
    find.find_game.cache_clear()


def test_a_table_by_house_rules_is_found_set_up_and_played_in_the_browser(
    enter: Enter, stronger: str
) -> None:
    guest = enter("Ada", seed=2)
    page = guest.page
    guest.comes_in(f"/game/{stronger}")
    expect(page.locator("body")).to_contain_text("Fall of Rome · Stronger")
    expect(page.locator("body")).to_contain_text("Three legions begin beside each pawn.")
    guest.comes_in(f"/rules/{stronger}")
    expect(page.locator("#rule-H1 + dd")).to_contain_text("Three legions begin beside each pawn.")
    expect(page.locator("[id='rule-2.2.9'] + dd")).to_contain_text("Here rule H1 holds instead.")
    guest.sets_a_table(stronger, seat_2="bot:random")
    page.wait_for_url("**/table/*")
    expect(page.locator("h1")).to_have_text("Fall of Rome · Stronger")
    for _step in range(3):
        assert guest.waits_for_turn()
        guest.step()
    guest.comes_in("/")
    expect(page.locator(f"a[href='/new/{stronger}']")).to_have_count(1)
