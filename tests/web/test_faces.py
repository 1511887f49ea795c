"""Faces: whoever or whatever is drawn has its drawing in a question, a fight and the rule book."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tabard.drawn.episodes import Side
from tabard.drawn.scene import Face
from tabard.drawn.speaking import thing
from tabard.engine.match import Match
from tabard.games.new_world.components import board, cards, goods, nations
from tabard.web.rule_book import portraits
from tabard.web.sight import Sight
from tabard.web.wishes import Wish

from .conftest import TITLES, Enter, House
from .test_access import finds_nothing_by_day_or_night
from .test_pictures import HERE, MOMENTS, page  # noqa: F401

# How far drawings stand out of the room that they have in a line.
OUTSIDE = """() => [...document.querySelectorAll(".side .name .symbol")].map((room) =>
  room.querySelector("use").getBoundingClientRect().bottom - room.getBoundingClientRect().bottom)"""


def asked(match: Match, verb: str) -> Sight:
    """What a seat sees when it is asked this first."""
    choose = random.Random(1)
    while not any(row.verb.word == verb for row in match.rows(match.to_act[0])):
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
    seat = match.to_act[0]
    return Sight(match, (seat,), (seat,))


def test_a_choice_of_leaders_shows_their_faces() -> None:
    room = asked(Match("new_world", seats=2, seed=3), "choose_leader")
    (group,) = (one for one in room.doing.groups if one.verb == "choose_leader")
    faces = room.drawn(group)
    assert [faces[one.words].name for one in group.choices] == [one.label for one in group.choices]
    assert {face.ink for face in faces.values()} <= {*nations.NATION_COLOURS}


def test_a_drawing_that_all_choices_share_is_none() -> None:
    """It would tell none of them from another."""
    room = asked(Match("new_world", seats=2, seed=3), "choose_leader")
    (group,) = (one for one in room.doing.groups if one.verb == "choose_leader")
    twice = group.choices[:1] * 2
    assert room.drawn(group.__class__(**{**vars(group), "choices": twice})) == {}
    assert room.drawn(group.__class__(**{**vars(group), "choices": twice[:1]})) != {}


def test_what_is_asked_about_is_drawn_beside_its_text() -> None:
    match = Match("new_world", seats=2, seed=3)
    room = asked(match, "propose_deal")
    held = next(card for one in room.scene.holdings for card in one.cards if card.title)
    mark = thing(*held.names[0])
    room = Sight(match, room.seats, room.asked, Wish(about=mark))
    assert room.explained and room.explained.face
    assert room.explained.face.symbol == held.symbol


def test_each_advisor_has_one_face_in_both_copies() -> None:
    room = Sight(Match("new_world", seats=2, seed=3), (0,))
    medic, other = goods.ADVISORS["medic"], goods.ADVISORS["medic_2"]
    assert room.face([thing(goods.ADVISORS, medic)]) == room.face([thing(goods.ADVISORS, other)])
    assert room.face(["city-nowhere", thing(cards.EVENTS, cards.SMALLPOX)]) == Face(
        "smallpox", "", "Smallpox"
    )


def test_leaders_in_service_lie_among_what_their_nation_has() -> None:
    match = Match("new_world", seats=2, seed=3)
    scene = asked(match, "propose_deal").scene
    assert scene is not None
    shown = {card.symbol for one in scene.holdings for card in one.cards}
    state = match.state
    there = [leader for leader in nations.LEADERS.numbers if state.leader_at[leader] != board.POOL]
    own = {match.state.nation[seat] for seat in range(2)}
    own_leaders = [leader for leader in there if nations.LEADER_NATION[leader] in own]
    assert own_leaders
    assert {f"leader_{nations.LEADERS.word(leader)}" for leader in own_leaders} <= shown


def test_an_advisor_in_service_lies_there_too_and_none_that_is_in_the_bag() -> None:
    match = Match("new_world", seats=2, seed=3)
    asked(match, "propose_deal")
    spy = goods.ADVISORS["spy"]
    match.state.advisor_place[spy] = match.state.nation[0]
    match.state.advisor_place[goods.ADVISORS["medic"]] = goods.BAG
    scene = Sight(match, (0,)).scene
    assert scene is not None
    shown = [card for one in scene.holdings for card in one.cards if "advisor" in card.symbol]
    home = nations.HOLDERS.name(match.state.nation[0])
    assert [(card.symbol, card.lines) for card in shown] == [("advisor_spy", (home,))]


def test_in_a_fight_each_side_has_the_face_of_who_plays_it() -> None:
    match, choose = Match("jeanne_darc", seats=3, seed=3), random.Random(1)
    kind = match.game.seat_kind.kind
    sides: list[Side] = []
    while len(sides) < 2:
        seat = match.to_act[0]
        match.play(seat, choose.choice(match.rows(seat)))
        found = Sight(match, (0,)).past.episode
        sides = [side for side in found.sides if side.kind.kind == kind] if found else []
    faces = [Sight(match, (0,)).past.face_of(side) for side in sides]
    assert all(face and face.symbol.startswith("hero_") for face in faces)
    assert len({*faces}) == len(faces)


def test_a_bandit_and_a_foreign_power_fight_under_their_own_faces() -> None:
    for game, kind, begins in (
        ("water_margin", "bandit", "face_"),
        ("jeanne_darc", "power", "power_"),
    ):
        match, choose = Match(game, seats=3, seed=3), random.Random(1)
        sides: list[Side] = []
        while not sides:
            seat = match.to_act[0]
            match.play(seat, choose.choice(match.rows(seat)))
            found = Sight(match, (0,)).past.episode
            sides = [side for side in found.sides if side.kind.kind == kind] if found else []
        face = Sight(match, (0,)).past.face_of(sides[0])
        assert face and face.symbol == begins + sides[0].kind.word(sides[0].value)


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("title", TITLES)
def test_the_rule_book_shows_each_with_its_drawing(title: str, size: str, enter: Enter) -> None:
    guest = enter("Curious", size=size)
    guest.comes_in(f"/rules/{title}")
    guest.click(guest.page.get_by_role("link", name="Cards and people"))
    shown = guest.page.locator(".portraits li")
    expect(shown).to_have_count(len(portraits(title)))
    drawn = """[...document.querySelectorAll(".portraits use")].every((one) =>
      document.querySelector(one.getAttribute("href")) && one.getBBox().width > 10)"""
    assert guest.page.evaluate(drawn), "something is not drawn"
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == "desk":
        finds_nothing_by_day_or_night(guest, f"the drawings of {title}")


def test_on_a_phone_a_face_in_a_fight_stays_in_its_line(
    page: Page,  # noqa: F811
    house: House,
) -> None:
    table = house.inn.bring_in((HERE / "jeanne_darc.game").read_text(encoding="utf-8"))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/table/{table}/replay?at={MOMENTS['jeanne_darc']['fullest']}")
    outside = page.evaluate(OUTSIDE)
    assert outside and max(outside) <= 1
