"""How the tables look: a kept game of each at its start, its middle, its fullest and its end, at
four sizes, by day and by lamplight, is compared with the pictures that somebody has looked at.

What differs is written to ``build/pictures`` with the difference beside it. Whoever has looked and
likes it better accepts it all: ``ACCEPT_PICTURES=1 python -m pytest tests/web/test_pictures.py``.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Browser, Page

from .conftest import House

HERE = Path(__file__).parent / "pictures"
NEW = Path(__file__).parents[2] / "build" / "pictures"
MOMENTS = {  # after so many moves; the end is the table itself
    "fall_of_rome": {"start": 3, "middle": 160, "fullest": 310},
    "jeanne_darc": {"start": 10, "middle": 440, "fullest": 658},
    "new_world": {"start": 12, "middle": 760, "fullest": 1500},
    "water_margin": {"start": 8, "middle": 600, "fullest": 992},
}
SIZES = ((1440, 900), (1280, 720), (1024, 768), (390, 844))
LONGEST = "de"  # the language in which most would be cut off
TIGHT = ((1280, 720), (390, 844))  # where it would be
WIDE = 480  # pixels of a kept picture; a phone's is half as wide
SEEN = 32  # of 255: so much two blurred pixels differ where somebody sees it
# Letters are smoothed a little differently by each build of a browser: that moves no more than a
# fifth of this. A label that is gone, or a board that stands some pixels off, moves more.
TOLERANCE = 0.0025  # of the pixels


@pytest.fixture
def page(browser: Browser, house: House) -> Iterator[Page]:
    """A stranger's page, on which nothing moves by itself."""
    context = browser.new_context(base_url=house.address, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def shown(page: Page, width: int, height: int, theme: str) -> Image.Image:
    """What is seen in a window of this size, as small as it is kept."""
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
    page.wait_for_timeout(50)
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    small = WIDE if width > height else WIDE // 2
    return whole.resize((small, small * height // width), Image.Resampling.LANCZOS)


def difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """Where two pictures differ so that somebody sees it: white upon black."""
    soft = ImageFilter.GaussianBlur(1.2)
    between = ImageChops.difference(one.filter(soft), other.filter(soft))
    red, green, blue = between.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0] * SEEN + [255] * (256 - SEEN))


def share(marks: Image.Image) -> float:
    """How much of a picture is white."""
    return marks.histogram()[255] / (marks.width * marks.height)


def check(name: str, now: Image.Image) -> str:
    """What is to be said of a picture: nothing where it looks as it did."""
    kept = HERE / f"{name}.webp"
    if os.environ.get("ACCEPT_PICTURES"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        now.save(kept, quality=82, method=6)
        return ""
    if not kept.exists():
        return f"{name} is not kept yet"
    before = Image.open(kept).convert("RGB")
    marks = difference(before, now) if before.size == now.size else Image.new("L", now.size, 255)
    if share(marks) <= TOLERANCE:
        return ""
    place = NEW / f"{name}.png"
    place.parent.mkdir(parents=True, exist_ok=True)
    now.save(place)
    marks.save(place.with_name(f"{place.stem}-difference.png"))
    return f"{name} differs in {share(marks):.2%} of it: look at {place}"


@pytest.mark.parametrize("game", MOMENTS)
def test_the_table_looks_as_somebody_has_seen_it(game: str, page: Page, house: House) -> None:
    table = house.inn.bring_in((HERE / f"{game}.game").read_text(encoding="utf-8"))
    moments = {moment: f"/replay?at={at}" for moment, at in MOMENTS[game].items()} | {"end": ""}
    troubles = []
    for moment, way in moments.items():
        page.goto(f"/table/{table}{way}")
        for width, height in SIZES:
            for theme in ("light", "dark"):
                now = shown(page, width, height, theme)
                troubles.append(check(f"{game}/{moment}-{width}x{height}-{theme}", now))
    assert not any(troubles), "\n".join(filter(None, troubles))


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_is_cut_off_in_the_longest_language(game: str, page: Page, house: House) -> None:
    page.set_extra_http_headers({"Accept-Language": LONGEST})
    table = house.inn.bring_in((HERE / f"{game}.game").read_text(encoding="utf-8"))
    page.goto(f"/table/{table}/replay?at={MOMENTS[game]['fullest']}")
    troubles = []
    for width, height in TIGHT:
        now = shown(page, width, height, "light")
        troubles.append(check(f"{game}/fullest-{LONGEST}-{width}x{height}-light", now))
        if width > height:
            assert not page.locator(".tracks.beyond").count(), "all tracks are seen"
    assert not any(troubles), "\n".join(filter(None, troubles))


def test_what_somebody_would_see_is_found_and_what_nobody_sees_is_not() -> None:
    kept = Image.open(HERE / "jeanne_darc" / "middle-1280x720-light.webp").convert("RGB")
    assert share(difference(kept, kept)) == 0
    softer = kept.filter(ImageFilter.GaussianBlur(0.4))  # as another browser smooths letters
    assert share(difference(kept, softer)) < TOLERANCE / 2
    shifted = ImageChops.offset(kept, 3, 0)
    assert share(difference(kept, shifted)) > TOLERANCE
    label = kept.copy()
    label.paste(kept.getpixel((150, 60)), (150, 60, 190, 72))
    assert share(difference(kept, label)) > 0
