"""A fight at a table is a scene: sides, dice, how it came out; it folds, and the log keeps it."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tabard.drawn.episodes import Episode, episodes
from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.words import begun
from tabard.players import stand_in
from tabard.server.inn import Inn
from tabard.web.sight import Sight

from .conftest import Enter, House
from .guest import Guest, wait_until
from .test_access import finds_nothing_by_day_or_night
from .test_frame import PARTS, SEEN, SIZES

KEPT = Path(__file__).parent / "pictures"
SCENE = "#episode > details.episode"
# How the newest thing of a scene comes: by which animation, for how long with what it waits.
MOTION = """(what) => { const style = getComputedStyle(document.querySelector(what));
  const [wait, takes] = [style.animationDelay, style.animationDuration].map(parseFloat);
  return [style.animationName, wait + takes]; }"""

# Keeps all that was read out: the next thing takes the place of the last.
LISTENING = """window.readOut = [];
document.addEventListener("DOMContentLoaded", () => {
  const news = document.getElementById("news");
  const hears = new MutationObserver(() => readOut.push(news.textContent));
  if (news) hears.observe(news, { childList: true });
});"""
FITS = """() => {
  const page = document.scrollingElement;
  return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight;
}"""


def in_a_fight(enter: Enter, game: str = "water_margin", **how: Any) -> Guest:
    """Ada plays a game in which each chapter begins with tests of her figures, to the first; or one
    in which a city may rise as soon."""
    guest = enter("Ada", seed=3, **how)
    guest.page.add_init_script(LISTENING)
    guest.sets_a_table(game, seat_2="bot:random", seat_3="bot:random")
    guest.page.wait_for_url("**/table/*")
    for _step in range(12):
        assert guest.waits_for_turn()
        if guest.page.locator(f"{SCENE} .result").count():
            break
        guest.step()
    return guest


def scene_of(page: Page) -> str | None:
    """By which line of the log the scene begins that is shown."""
    shown = page.locator(SCENE)
    return shown.get_attribute("data-shut") if shown.count() else None


def test_a_fight_is_shown_with_sides_dice_and_result(enter: Enter) -> None:
    guest = in_a_fight(enter)
    page = guest.page
    expect(page.locator(f"{SCENE} .side")).not_to_have_count(0)
    for die in page.locator(f"{SCENE} svg.die").all():
        assert re.fullmatch(r"[0-9]+", die.get_attribute("aria-label") or "")
        expect(die).to_be_visible()
    expect(page.locator(f"{SCENE} svg.die")).not_to_have_count(0)
    expect(page.locator(f"{SCENE} .result").first).to_be_visible()
    finds_nothing_by_day_or_night(guest, "a scene")
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        wait_until(page, FITS)  # panels are laid out anew a moment later
        seen = page.evaluate(SEEN, list(PARTS))
        for part, (across, down) in zip(PARTS, seen["parts"], strict=True):
            assert across >= 100 and down >= 20, (part, wide, high)


def test_at_a_desk_no_fight_pushes_the_question_down(enter: Enter) -> None:
    page = in_a_fight(enter).page
    asked, fought = page.locator("#now").bounding_box(), page.locator(SCENE).bounding_box()
    head = page.locator("#decide").bounding_box()
    assert asked and fought and head and asked["y"] == head["y"] and fought["y"] > asked["y"]


def test_at_a_desk_a_long_list_of_what_came_meanwhile_hides_no_question(enter: Enter) -> None:
    page = in_a_fight(enter).page
    page.evaluate("""() => { document.querySelector("#episode > .beside-it")?.remove();
      document.getElementById("episode").insertAdjacentHTML("beforeend",
        "<details class='beside-it' open><summary>Much came.</summary><ol>"
        + "<li>The Huns sack Carnuntum.</li>".repeat(40) + "</ol></details>");
      document.getElementById("decide").scrollTo(0, 0); }""")
    asked = page.locator("#now .question").bounding_box()
    told = page.locator("#episode > .episode").bounding_box()
    assert asked and told and asked["y"] + asked["height"] <= told["y"]


def test_at_a_desk_much_that_is_at_stake_puts_no_answer_behind_a_fight(enter: Enter) -> None:
    page = in_a_fight(enter).page
    page.evaluate("""() => document.querySelector("#now .question").insertAdjacentHTML("afterend",
        `<p class='stake'>${"A die takes one step of the defences. ".repeat(3)}</p>`.repeat(8))""")
    answer, fought = page.locator("#now .choice").first.bounding_box(), page.locator(SCENE)
    told = fought.bounding_box()
    assert answer and told and answer["y"] + answer["height"] <= told["y"]


def test_at_a_desk_how_a_fight_went_can_be_read_beside_the_question(enter: Enter) -> None:
    """However much of it there is."""
    page = in_a_fight(enter).page
    page.evaluate("""() => { const fight = document.querySelector("#episode > .episode");
      fight.classList.remove("follows");
      fight.insertAdjacentHTML("beforeend", "<p>The Huns sack Carnuntum.</p>".repeat(40));
      document.getElementById("decide").scrollTo(0, 0); }""")
    asked, told = page.locator("#now .question").bounding_box(), page.locator(SCENE).bounding_box()
    assert asked and told and asked["y"] + asked["height"] <= told["y"]


@pytest.mark.parametrize("game", ["water_margin", "jeanne_darc"])
def test_on_a_phone_the_question_and_its_first_answer_are_seen_below_a_fight(
    game: str, enter: Enter
) -> None:
    page = in_a_fight(enter, game, size="phone").page
    assert page.locator("#decide").evaluate("one => one.scrollTop") == 0
    foot = page.locator("#decide").evaluate("one => one.getBoundingClientRect().bottom")
    for seen in (f"{SCENE} .result", ".question", "#now .choice"):
        box = page.locator(seen).first.bounding_box()
        assert box and box["y"] + box["height"] < foot, seen
    cut = page.locator("#episode").evaluate("one => one.getBoundingClientRect().bottom")
    result = page.locator(f"{SCENE} .result").first.bounding_box()
    assert result and result["y"] + result["height"] <= cut + 1, "nothing of it is cut off"
    for side in page.locator(f"{SCENE} .side:has(.name svg)").all():
        face, within = side.locator(".name svg").first.bounding_box(), side.bounding_box()
        assert face and within and face["y"] + face["height"] <= within["y"] + within["height"]


def test_on_a_phone_what_is_left_of_it_is_said_above_the_answers_below_a_fight(
    enter: Enter,
) -> None:
    page = in_a_fight(enter, size="phone").page
    page.locator("#now .question").evaluate(
        "one => one.insertAdjacentHTML('afterend', '<p class=going-on>2 are to be removed.</p>')"
    )
    left, answer = page.locator("#now .going-on").first, page.locator("#now .choice").first
    said, below = left.bounding_box(), answer.bounding_box()
    assert said and below and said["y"] + said["height"] <= below["y"]


def test_on_a_phone_no_fight_hides_that_a_city_was_lost(enter: Enter) -> None:
    page = in_a_fight(enter, size="phone").page
    page.evaluate("""() => { document.querySelector("#episode > .beside-it")?.remove();
      document.getElementById("episode").insertAdjacentHTML("beforeend",
        "<details class='beside-it weight-2'><summary>A city is lost.</summary></details>");
      document.querySelector("#episode .episode").insertAdjacentHTML("beforeend",
        "<p class='result'>" + "Much was fought here. ".repeat(40) + "</p>"); }""")
    box = page.locator("#episode").bounding_box()
    told = page.locator("#episode > .beside-it").bounding_box()
    assert box and told and told["y"] >= box["y"]
    assert told["y"] + told["height"] <= box["y"] + box["height"] + 1


def test_a_scene_is_closed_by_hand_and_goes_with_the_next_move(enter: Enter) -> None:
    guest = in_a_fight(enter)
    page, shown = guest.page, scene_of(guest.page)
    came = page.locator(f"{SCENE} > summary .came")
    expect(came).to_be_hidden()
    guest.click(page.locator(f"{SCENE} > summary"))
    expect(page.locator(f"{SCENE} .result").first).to_be_hidden()
    expect(came).to_be_visible()  # how it came out is read of one that is folded too
    page.evaluate("news()")
    page.wait_for_timeout(300)
    if scene_of(page) == shown:
        expect(page.locator(f"{SCENE} .result").first).to_be_hidden()
    for _step in range(8):
        guest.step()
        if scene_of(page) != shown:
            break
    assert scene_of(page) != shown
    page.goto(f"{page.url.partition('?')[0]}?log=all")  # the newest lines alone lie on the table
    older = page.locator(f"#log li[data-first='{shown}']")
    expect(older).to_have_count(1)
    expect(older.locator("li").first).to_be_hidden()
    guest.click(older.locator("summary"))
    expect(older.locator("li").first).to_be_visible()


def test_without_a_script_it_is_the_same(enter: Enter) -> None:
    page = in_a_fight(enter, script=False).page
    expect(page.locator(f"{SCENE} .result").first).to_be_visible()
    page.locator(f"{SCENE} > summary").click()
    expect(page.locator(f"{SCENE} .result").first).to_be_hidden()
    page.locator("#log details > summary").first.click()
    expect(page.locator("#log details li").first).to_be_visible()


def test_a_scene_is_told_once_and_in_a_sentence(enter: Enter) -> None:
    guest = in_a_fight(enter)
    page = guest.page
    for _step in range(12):  # one that was there when the page came is seen, and not told
        guest.lets_it_settle()
        result = (page.locator(f"{SCENE} .result").first.text_content() or "").rpartition(" ")[0]
        heard = page.evaluate("readOut")
        if any(result in one for one in heard):
            break
        guest.step()
        assert guest.waits_for_turn()
    assert next(one for one in heard if result in one).count(result) == 1
    assert not any(" shows " in one for one in heard), "dice are not read out one by one"


def first_fight(inn: Inn, table: str) -> Episode:
    """The first fight of a match in which both sides threw dice and have a sum."""
    match = inn.look(table, None).match
    assert match
    return next(
        one
        for one in episodes(match, ())
        if len(one.sides) == 2 and all(side.dice and side.total is not None for side in one.sides)
    )


def move_that_told(inn: Inn, table: str, number: int) -> int:
    """After how many moves a line of the log had been told."""
    low, high = 0, inn.look(table, None).moves
    while low < high:
        half = (low + high) // 2
        match = inn.look(table, None, half).match
        assert match
        low, high = (low, half) if len(match.told_rows) > number else (half + 1, high)
    return low


@pytest.mark.parametrize("name", ["jeanne_darc", "new_world"])
def test_a_replay_shows_a_fight_where_it_was_fought(name: str, enter: Enter, house: House) -> None:
    table = house.inn.bring_in((KEPT / f"{name}.game").read_text(encoding="utf-8"))
    fight = first_fight(house.inn, table)
    at = move_that_told(house.inn, table, fight.results[0].number)
    page = enter("Watcher").page
    page.goto(f"/table/{table}/replay?at={at}")
    expect(page.locator(f"{SCENE} .side")).to_have_count(2)
    for number, side in enumerate(fight.sides):
        shown = page.locator(f"{SCENE} .side").nth(number)
        expect(shown.locator(".total")).to_have_text(str(side.total))
        for die, svg in zip(side.dice, shown.locator("svg.die").all(), strict=True):
            assert svg.get_attribute("aria-label") == str(die.face)
            assert svg.locator("circle").count() == die.face, "as many pips as it shows"
    page.goto(f"/table/{table}/replay?at={at + 1}")
    assert scene_of(page) != str(fight.first) or fight.last > fight.results[0].number


def test_dice_roll_and_rest_within_a_second_and_lie_still_for_whoever_wants_calm(
    enter: Enter, house: House
) -> None:
    table = house.inn.bring_in((KEPT / "jeanne_darc.game").read_text(encoding="utf-8"))
    at = move_that_told(house.inn, table, first_fight(house.inn, table).results[0].number)
    page = enter("Watcher").page
    page.goto(f"/table/{table}/replay?at={at}")
    assert page.evaluate(MOTION, f"{SCENE} .die")[0] == "none"
    page.emulate_media(reduced_motion="no-preference")
    for what, motion in ((".die", "roll"), (".total", "arrive"), (".result", "arrive")):
        name, seconds = page.evaluate(MOTION, f"{SCENE} {what}")
        assert name == motion and 0 < seconds < 1


def test_who_lost_a_figure_is_shown_the_fight_in_which_it_fell() -> None:
    """It stands on the board no more, so its card and its piece do not say whose it was."""
    match = Match("water_margin", 2, seed=7)
    bots = {seat: stand_in("bot:random", match.game, seat, 7) for seat in range(2)}
    fell = 0
    while not match.over and not fell:
        seat = match.to_act[0]
        past = Sight(match, (seat,), (seat,)).past
        for one in past._recent:
            lost = [side for side in one.sides if past.badge_of(side) == ("", "")]
            nature = [side for side in lost if side.kind.kind == "adversary"]
            assert not any(past._was_mine(side, one.first) for side in nature), "it is nobody's"
            slain = [
                side for side in lost if any(" kills " in line.sentence for line in one.results)
            ]
            for side in slain:
                if past._was_mine(side, one.first):
                    fell += 1
                    assert past.episode is not None and past._concerns(past.episode) == 2
                    assert past._concerns(one) == 2
        match.play(seat, bots[seat].choose(match))
    assert fell


def test_what_befell_ones_own_leads_where_only_others_met_in_a_scene() -> None:
    match = Match("water_margin", 3, seed=6)
    bots = {seat: stand_in("bot:greedy", match.game, seat, 6) for seat in range(3)}
    led = followed = 0
    while not match.over and not (led and followed):
        seat = match.to_act[0]
        past = Sight(match, (seat,), (seat,)).past
        if past.episode and past.above_all:
            own = past._concerns(past.episode) == 2
            led += past.scene_leads and own
            followed += not past.scene_leads
            assert past.scene_leads == (own or not past._is_mine(past.above_all))
        match.play(seat, bots[seat].choose(match))
    assert led and followed


def test_of_several_fights_ones_own_is_shown_and_the_others_are_told_beside_it() -> None:
    game = find_game("jeanne_darc")
    match = Match(game, 4, seed=2)
    bots = {seat: stand_in("bot:greedy", game, seat, 2) for seat in range(4)}
    own = beside = won = 0
    while not match.over and own < 3:
        seat = match.to_act[0]
        for viewer in range(4):
            past = Sight(match, (viewer,)).past
            if past.episode and past.beside_it:
                name = match.name(game.seat_kind, viewer)
                of_his = [one for one in (past.episode, *past.beside_it) if name in one.said]
                own += bool(of_his) and name in past.episode.said
                beside += len(past.beside_it)
                assert past.episode not in past.beside_it
                numbers = {one.number for one in past.meanwhile}
                assert len(past.meanwhile) >= len(past.beside_it)
                assert not numbers & {*range(past.episode.first, past.episode.last + 1)}
                assert past.above_all in past.meanwhile
                short = past.above_all_said
                if past.above_all.episode and past.above_all.episode.results:
                    won += " wins " in short and len(short) < len(past.above_all.sentence)
        match.play(seat, bots[seat].choose(match))
    assert own and beside and won


def test_all_that_one_s_own_move_brought_is_told_what_was_clicked_upon_first() -> None:
    """In Water Margin the incident of the last figure follows by itself upon that of another."""
    match, choose, told = Match("water_margin", 2, seed=0), random.Random(0), 0
    for _move in range(60):
        seat = match.to_act[0]
        past = Sight(match, (seat,), (seat,)).past
        shown = [*past.earlier, *([past.episode] if past.episode else [])]
        if past.earlier:
            assert [one.first for one in shown] == sorted(one.first for one in shown)
            assert past.earlier[0].first == min(one.first for one in past._recent)
            for one, said in zip(past.earlier, past.earlier_said, strict=True):
                assert begun(one.opening.sentence) in said and begun(one.outcome[0]) in said
                assert not {one.last} & {other.number for other in past.meanwhile}, (
                    "it is told twice"
                )
            told += 1
        match.play(seat, choose.choice(match.rows(seat)))
    assert told


def test_what_came_upon_the_board_in_the_turns_of_others_is_told_beside_the_question() -> None:
    """But for what came with a sack: that is told in its scene."""
    game = find_game("fall_of_rome")
    match = Match(game, 2, seed=3)
    bots = {seat: stand_in("bot:greedy", game, seat, 3) for seat in range(2)}
    entered = marched = 0
    while not match.over and not (entered and marched):
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
        if match.over:
            break
        told = [begun(row.sentence) for row in match.told]
        past = Sight(match, (match.to_act[0],)).past
        seen = {one.sentence for one in past.meanwhile}
        in_a_scene = {line.sentence for entry in past.log for line in entry.within}
        word = " enters " if match.to_act[0] != seat else " marches "
        came = [one for one in told if word in one and one not in in_a_scene]
        if match.to_act[0] != seat:
            assert seen.issuperset(came)
            entered += len(came)
        else:
            assert seen.isdisjoint(came), "one knows what one did"
            marched += len(came)
    assert entered and marched


def test_what_weighs_is_told_beside_the_fight_though_it_is_none() -> None:
    """Rome declines by a card of another's: that must not stand in the log alone."""
    game = find_game("fall_of_rome")
    match = Match(game, 2, seed=3)
    bots = {seat: stand_in("bot:greedy", game, seat, 3) for seat in range(2)}
    seen = set()
    while not match.over:
        past = Sight(match, (0,), asked=(0,) if 0 in match.to_act else ()).past
        first = match.told_before.get(0, len(match.told_rows))
        weighty = [
            n for n, row in enumerate(match.tell((0,), first), first) if row.weight and row.sentence
        ]
        shown = {one.number for one in past.meanwhile}
        for one in (past.episode, *past.beside_it):
            shown |= {*range(one.first, one.last + 1)} if one else set()
        assert shown.issuperset(weighty)
        seen.update(weighty)
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
    assert len(seen) > 5


def test_the_answer_to_ones_own_offer_leads_what_came_meanwhile() -> None:
    """What was promised is no answer: whoever offered wants to know whether it was taken."""
    game = find_game("jeanne_darc")
    for seed, answer in enumerate(("accept", "decline")):
        match = Match(game, 2, seed)
        bots = {seat: stand_in("bot:random", game, seat, seed) for seat in range(2)}
        while not (match.phase == "answer" and match.to_act == (1,)):
            seat = match.to_act[0]
            match.play(seat, bots[seat].choose(match))
        match.play(1, answer)
        past = Sight(match, (0,), asked=match.to_act).past
        assert past.above_all
        assert f"{answer}s the offer of" in past.above_all.sentence


def test_a_revolt_says_where_it_is_and_not_that_its_card_was_drawn() -> None:
    game = find_game("fall_of_rome")
    match = Match(game, 2, seed=8)
    bots = {seat: stand_in("bot:greedy", game, seat, 8) for seat in range(2)}
    found = 0
    while not match.over and not found:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(match))
        past = Sight(match, (seat,)).past
        told = [row.event for row in match.tell(None, past._decided)]
        scene, beside = past.episode, past.above_all
        if not match.over and "revolted" in told and scene and "fights" in scene.opening.sentence:
            assert beside and "revolt in" in beside.sentence, beside
            found += 1
    assert found
