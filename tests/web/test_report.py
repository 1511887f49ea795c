"""A report in a real browser: it loads nothing, fits on every screen, and no label lies on
another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tabard.engine.find import find_game
from tabard.lab.compare import Setting, compared
from tabard.lab.happened import Places, happenings_of
from tabard.lab.report import Question, write
from tests.lab.made_up import made_up

BOTS = ["bot:random", "bot:greedy"]

MET = """
() => [...document.querySelectorAll(".chart")].flatMap(chart => {
  const boxes = [...chart.querySelectorAll("text")].filter(text => text.textContent.trim())
    .map(text => [text.textContent, text.getBoundingClientRect()]);
  const edge = chart.getBoundingClientRect();
  const out = boxes.filter(([, box]) => box.left < edge.left - 1 || box.right > edge.right + 1);
  return [...out, ...boxes.filter(([, one], at) => boxes.slice(0, at).some(([, other]) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 3 && other.top < one.bottom - 3))].map(([words]) => words);
})
"""


@pytest.fixture(scope="module")
def page_of_report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report on two settings with long names, of which both ends come about."""
    games = [
        made_up([1, 2] * 30, wins=[0, wins] * 30, moves=range(60), turned=[0, 1] * 30)
        for wins in (0, 1)
    ]
    settings = Setting(BOTS, {"2p": "base_prices"}), Setting(BOTS[::-1], {"2p": "two_factions"})
    command = "tabard compare jeanne_darc " + " ".join(["--options x=y"] * 12)
    question = Question(find_game("jeanne_darc"), *settings, 1, True, command)
    happenings = happenings_of(question.game)
    told = [happenings.none(60) for _game in games]
    for where in happenings.places:
        if where.event == "driven_out":
            told[0][:, where.begins : where.begins + 9] = 1
    places = tuple(Places.of(happenings, each) for each in told)
    folder = tmp_path_factory.mktemp("report")
    write(question, replace(compared(*games), places=places), folder)  # type: ignore[arg-type]
    return folder / "report.html"


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (1440, "dark"), (390, "light")])
def test_a_report_fits_and_no_label_lies_on_another(
    browser: Browser, page_of_report: Path, width: int, scheme: str
) -> None:
    wrong: list[str] = []
    with browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme=scheme,  # type: ignore[arg-type]
        offline=True,
    ) as context:
        page = context.new_page()
        page.on("requestfailed", lambda request: wrong.append(request.url))
        page.on("console", lambda message: wrong.append(message.text))
        page.goto(page_of_report.as_uri())
        page.evaluate("document.fonts.ready")
        assert [] == wrong
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert [] == page.evaluate(MET)
        assert 9 == page.locator(".heat.less.sure").count()
        ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert ground == {"light": "rgb(243, 234, 214)", "dark": "rgb(27, 24, 20)"}[scheme]
