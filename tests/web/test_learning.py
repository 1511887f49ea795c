"""A lesson on the page: each step by clicks, mistakes answered by the rule, the same without a
script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tabard.engine.find import find_game

from .conftest import TITLES, Enter, House
from .guest import Guest
from .test_access import finds_nothing

TAUGHT = [title for title in TITLES if find_game(title).lesson]
NOW_PLAY = re.compile("Now play (against|with) bots")


def learns(guest: Guest, title: str) -> str:
    """Go through a lesson by what it shows; the last page's words."""
    steps = find_game(title).lesson.steps
    guest.comes_in()
    guest.click(guest.page.locator(f"a[href='/learn/{title}']"))
    for number in range(1, len(steps) + 1):
        expect(guest.page.locator("#lesson h2")).to_contain_text(f"step {number} of {len(steps)}")
        guest.click(guest.page.get_by_text("Show me"))
        guest.click(guest.page.locator("#lesson details button"))
    expect(guest.page.get_by_role("button", name=NOW_PLAY)).to_be_visible()
    return guest.page.locator("#lesson").inner_text()


@pytest.mark.parametrize("title", TAUGHT)
def test_a_lesson_is_gone_through_by_clicks(title: str, enter: Enter, house: House) -> None:
    guest = enter("Pupil")
    learns(guest, title)
    guest.click(guest.page.get_by_role("button", name=NOW_PLAY))
    guest.page.wait_for_url("**/table/*")
    assert guest.waits_for_turn()
    opened = house.inn.look(guest.page.url.rpartition("/")[2])
    first = find_game(title).pitch.presets[0]
    assert first.options.items() <= opened.table.options.items(), "the first game is proposed"
    assert len(opened.chairs) == first.players


def test_nobody_in_a_lesson_goes_by_the_number_of_his_seat(enter: Enter) -> None:
    guest = enter("Plain", script=False)
    for done in 4, 12, 17:  # a battle, a proposal, and a battle again
        guest.comes_in(f"/learn/fall_of_rome/{done}")
        assert not re.search(r"\bseat \d", guest.page.locator("main").inner_text(), re.IGNORECASE)
        expect(guest.page.locator("main")).to_contain_text("Guest (Praefectus Classis)")


def test_a_lesson_needs_no_script(enter: Enter) -> None:
    learns(enter("Plain", script=False), "fall_of_rome")


def test_a_mistake_is_answered_by_the_rule_and_a_lawful_move_by_the_lesson(enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in("/learn/fall_of_rome/1")
    guest.click(guest.page.get_by_text("Type a move"))
    guest.page.get_by_label("A move in words").fill("march roma 2")
    guest.click(guest.page.get_by_role("button", name="Make it"))
    expect(guest.page.locator("#answer a.rule")).to_have_text("rule 7")
    guest.click(guest.page.locator("#now").get_by_role("link", name="Aquileia"))
    guest.click(guest.page.locator("#now").get_by_role("button", name="No legion"))
    expect(guest.page.locator("#answer")).to_contain_text("The rules allow that too.")
    expect(guest.page.locator("#lesson h2")).to_contain_text("step 2 of")
    finds_nothing(guest, "a lesson")


def test_a_step_keeps_its_address_whatever_is_tried_and_a_lesson_goes_on_where_it_was(
    enter: Enter,
) -> None:
    guest = enter("Pupil")
    guest.comes_in("/learn/new_world/6")
    for words in ("sail to=sargasso_sea", "march to=cuba", "dance"):
        guest.click(guest.page.get_by_text("Type a move"))
        guest.page.get_by_label("A move in words").fill(words)
        guest.click(guest.page.get_by_role("button", name="Make it"))
        expect(guest.page.locator("#answer")).to_be_visible()
        assert "/learn/new_world/6?" in guest.page.url
        guest.page.reload()
        expect(guest.page.locator("#answer")).to_be_visible()
    guest.click(guest.page.locator("#now a.choice.step").first)
    expect(guest.page.locator("#now .said")).to_be_visible()
    guest.comes_in("/learn/new_world/6/play")
    assert guest.page.url.endswith("/learn/new_world/6")
    guest.comes_in("/learn/new_world")
    expect(guest.page.locator("#lesson h2")).to_contain_text("step 7 of")
    guest.click(guest.page.get_by_role("link", name="From the beginning"))
    expect(guest.page.locator("#lesson h2")).to_contain_text("step 1 of")
    guest.comes_in("/learn/fall_of_rome")
    expect(guest.page.locator("#lesson h2")).to_contain_text("step 1 of")


def test_the_board_stays_as_near_as_it_was_when_the_lesson_is_over(enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in(f"/learn/new_world/{len(find_game('new_world').lesson.steps) - 1}")
    guest.click(guest.page.locator("[data-zoom='1']"))
    near = guest.page.locator("svg[data-print]").get_attribute("viewBox")
    guest.click(guest.page.get_by_text("Show me"))
    guest.click(guest.page.locator("#lesson details button"))
    expect(guest.page.get_by_role("button", name=NOW_PLAY)).to_be_visible()
    expect(guest.page.locator("svg[data-print]")).to_have_attribute("viewBox", near or "")
    expect(guest.page.locator("svg[data-board]")).to_have_attribute("viewBox", near or "")
    expect(guest.page.locator("[data-zoom='-1']")).to_be_visible()


def test_what_is_no_lesson_is_not_found(enter: Enter) -> None:
    guest = enter("Pupil")
    for path in ("/learn/chess", "/learn/fall_of_rome/x"):
        guest.comes_in(path)
        assert guest.page.locator("#lesson").count() == 0
    guest.comes_in("/learn/fall_of_rome/999")
    expect(guest.page.get_by_role("button", name=NOW_PLAY)).to_be_visible()
    guest.troubles.clear()


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_odds_are_asked_for_in_a_lesson_also_after_a_mistake(script: bool, enter: Enter) -> None:
    guest = enter("Pupil", script=script)
    guest.comes_in("/learn/water_margin/5")
    guest.click(guest.page.get_by_text("Type a move"))
    guest.page.get_by_label("A move in words").fill("challenge trait=combat")
    guest.click(guest.page.get_by_role("button", name="Make it"))
    expect(guest.page.locator("#answer")).to_be_visible()
    guest.click(guest.page.locator("#now .odds-of summary"))
    guest.click(guest.page.locator("#now .odds-of a").first)
    expect(guest.page.locator("#odds h2")).to_contain_text("The odds:")
    expect(guest.page.locator("#odds li").first).to_contain_text("%")


def test_what_a_step_asks_for_is_in_sight_and_so_is_the_answer_to_a_mistake(enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in("/learn/water_margin/2")
    expect(guest.page.get_by_role("button", name="Take a banquet")).to_be_in_viewport(ratio=1)
    guest.comes_in("/learn/water_margin/0")
    guest.click(guest.page.locator("#board a.standing[data-marks='bandit-li_ying']"))
    guest.click(guest.page.locator("#explained button.primary"))
    expect(guest.page.locator("#answer")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".decide.below")).to_be_attached()  # it shows that there is more


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("fall_of_rome/2", "set the dice of the next battle"),
        ("fall_of_rome/11", "Go on without an event"),
        ("fall_of_rome/15", "Burdigala"),
        ("new_world/2", "Tlaxcalan Alliance"),
    ],
)
def test_what_a_step_waits_for_stands_first_and_in_sight(
    step: str, answer: str, enter: Enter
) -> None:
    guest = enter("Pupil")
    guest.comes_in(f"/learn/{step}")
    first = guest.page.locator("#now .moves .choice").first
    expect(first).to_contain_text(answer)
    expect(first).to_be_in_viewport(ratio=1)


def test_what_was_fought_does_not_cover_what_a_step_waits_for(enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in("/learn/jeanne_darc/6")
    expect(guest.page.locator("#episode details[open]")).to_be_attached()
    answer = "Make no offers until you say otherwise"
    box = guest.page.get_by_role("button", name=answer).bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    found = guest.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.innerText", middle)
    assert answer == found


@pytest.mark.parametrize("step", ["water_margin/1", "new_world/4", "fall_of_rome/3"])
def test_on_a_phone_the_first_answer_is_seen_below_the_words_of_a_step(
    step: str, enter: Enter
) -> None:
    guest = enter("Pupil", size="phone")
    guest.comes_in(f"/learn/{step}")
    expect(guest.page.locator("#now .moves .choice").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("step", [4, 9, 12, 16, 18])
def test_at_a_desk_a_fight_leaves_the_first_answer_in_sight(step: int, enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in(f"/learn/water_margin/{step}")
    fight = guest.page.locator("#episode > .episode").bounding_box()
    answer = guest.page.locator("#now .moves .choice").first.bounding_box()
    assert fight and answer and answer["y"] + answer["height"] <= fight["y"]


def test_on_a_phone_an_answer_is_seen_in_each_step_however_long_its_words_are(enter: Enter) -> None:
    guest = enter("Pupil", size="phone")
    for step in range(len(find_game("jeanne_darc").lesson.steps)):
        guest.comes_in(f"/learn/jeanne_darc/{step}")
        answers = guest.page.locator("#now .moves :is(.choice, .primary, .as-list > summary)")
        first = next(one for one in answers.all() if one.is_visible())
        expect(first).to_be_in_viewport(ratio=1)


def test_nothing_covers_what_else_can_be_done(enter: Enter) -> None:
    guest = enter("Pupil")
    guest.comes_in("/learn/water_margin/4")
    expect(guest.page.get_by_role("button", name="Move no more figures")).to_be_attached()
    boxes = [one.bounding_box() for one in guest.page.locator("#now .moves .choice").all()]
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(tops), "each stands below the one before it"


def test_two_cards_that_are_alike_are_picked_by_two_clicks_upon_them(enter: Enter) -> None:
    """The pointer rests: what the card leads to is another, but it is the same card."""
    guest = enter("Pupil")
    guest.comes_in("/learn/jeanne_darc/10")
    card = guest.page.locator("#own .card", has_text="Cannon")
    for _click in range(2):
        card.hover()
        guest.page.wait_for_timeout(500)  # a click that comes at once is not meant
        guest.page.mouse.down()
        guest.page.mouse.up()
        guest.page.wait_for_timeout(300)
    expect(guest.page.locator(".said strong")).to_contain_text("cannon, cannon")


@pytest.mark.parametrize(("done", "what"), [(13, "a.spot.begins"), (7, "a.standing.lit")])
def test_on_a_phone_what_is_picked_is_in_view_and_wide_enough_for_a_finger(
    done: int, what: str, enter: Enter
) -> None:
    """Ports are lit from Gades to Tyras; the board turns to where the pawn stands. And barbarians
    that are to be removed are looked at, though no place is lit."""
    guest = enter("Pupil", size="phone")
    guest.comes_in(f"/learn/fall_of_rome/{done}")
    frame = guest.page.locator(".board-frame").bounding_box()
    for one in guest.page.locator(f".board {what} circle:first-child").all():
        box = one.bounding_box()
        assert box and frame
        assert frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"]
        assert frame["y"] <= box["y"] <= frame["y"] + frame["height"] - box["height"]
        assert box["width"] >= (43 if "spot" in what else 25)


@pytest.mark.parametrize(("done", "city"), [(3, "carnuntum"), (16, "burdigala")])
def test_on_a_phone_the_barbarians_of_the_city_in_which_one_fights_are_in_view(
    done: int, city: str, enter: Enter
) -> None:
    """They stand above it; it is the uppermost of the lit cities, or others are far away."""
    guest = enter("Pupil", size="phone")
    guest.comes_in(f"/learn/fall_of_rome/{done}")
    frame = guest.page.locator(".board-frame").bounding_box()
    barbarians = guest.page.locator(f"a.spot[data-marks~='city-{city}'] .reach").all()
    assert frame and barbarians
    for one in barbarians:
        box = one.bounding_box()
        assert box and frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_on_a_phone_a_part_of_a_high_board_leaves_no_room_at_its_sides(enter: Enter) -> None:
    guest = enter("Pupil", size="phone")
    guest.comes_in("/learn/new_world/9")
    expect(guest.page.locator("svg[data-board]")).to_have_class(re.compile("grab"))
    filled = "svg => svg.viewBox.baseVal.width * svg.getScreenCTM().a / svg.clientWidth"
    assert guest.page.locator("svg[data-board]").evaluate(filled) > 0.99
