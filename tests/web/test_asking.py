"""What the page answers to “why not?” is said as people say it, without a word of the records."""

from __future__ import annotations

import random
from functools import partial

import pytest
from playwright.sync_api import expect

from tabard.drawn.speaking import move_said, row_said
from tabard.engine.find import find_game
from tabard.engine.kinds import CHANCE, OPEN
from tabard.engine.match import Match
from tabard.engine.match.lesson import table_at
from tabard.engine.moves import Move
from tabard.games.new_world.components.nations import FLEETS
from tabard.players import stand_in
from tabard.web.asking import not_now, why_thing, why_words
from tabard.web.ground import things_of_row
from tabard.web.sight import Sight
from tabard.web.typed import meant
from tabard.web.wishes import Wish

from .conftest import TITLES, Enter

MOVES = 120


def test_what_no_option_of_the_table_allows_is_not_offered_with_a_reason() -> None:
    def grey(**options: str) -> set[str]:
        match, chance = Match("water_margin", 2, seed=4, options=options), random.Random(4)
        found: set[str] = set()
        for _move in range(MOVES):
            seat = match.to_act[0]
            found |= {verb.word for verb in not_now(match, seat)}
            match.play(seat, chance.choice(match.rows(seat)))
        return found

    assert not {"storm", "pass_by"} & grey()
    assert {"storm", "rescue"} <= grey(refuge_assault="on")


def test_a_game_without_a_module_does_not_offer_what_belongs_to_it() -> None:
    """The lesson is the basic game: no works, no missions, no land that is improved."""
    grey = {verb.word for verb in not_now(table_at("new_world", 3), 0)}
    assert "discover" in grey
    assert not {"fortify", "improve", "pay_to_improve", "found_mission"} & grey


def test_nobody_is_told_why_he_cannot_do_what_is_another_s_or_done_already() -> None:
    """Whoever attacks does not defend, and whoever makes offers need not begin again."""
    match, chance = Match("jeanne_darc", 2, seed=4), random.Random(4)
    asked: set[str] = set()
    while not match.over and "defend_with" not in asked:
        seat = match.to_act[0]
        asked |= {row.verb.word for row in match.rows(seat)}
        grey = {verb.word for verb in not_now(match, seat)}
        assert not {"attack_with", "defend_with", "no_offers", "offers_again"} & grey
        match.play(seat, chance.choice(match.rows(seat)))
    assert {"attack_with", "defend_with"} <= asked


@pytest.mark.parametrize("title", TITLES)
def test_an_answer_names_the_move_that_came_nearest_in_a_sentence(title: str) -> None:
    game, chance, asked = find_game(title), random.Random(4), 0
    match = Match(game, max(2, game.seats[0]), seed=4)
    match.row_said = partial(row_said, match)
    for _move in range(MOVES):
        seat = match.to_act[0] if match.to_act else CHANCE
        if match.over or seat == CHANCE:
            break
        for verb in not_now(match, seat) if match.draft(seat) is None else ():
            answer = why_words(match, seat, verb.word)
            asked += 1
            assert "_" not in answer.sentence and "_" not in answer.asked, answer
            assert not answer.sentence.startswith(f"{verb.word} "), answer
            assert "…" not in answer.asked, answer
        match.play(seat, chance.choice(match.rows(seat)))
    assert asked > 20


@pytest.mark.parametrize("title", TITLES)
def test_a_move_is_understood_as_the_page_says_it(title: str) -> None:
    game, chance, understood, asked = find_game(title), random.Random(4), 0, 0
    match = Match(game, max(2, game.seats[0]), seed=4)
    for _move in range(60):
        seat = match.to_act[0] if match.to_act else CHANCE
        if match.over or seat == CHANCE:
            break
        row = chance.choice(match.rows(seat))
        said = row_said(match, row).replace("…", "")
        if match.draft(seat) is None:
            asked += 1
            understood += meant(match, seat, said.upper()) == row.words
        match.play(seat, row)
    assert understood > asked * 0.6, f"{understood} of {asked}"


def test_all_that_is_not_said_yet_of_a_move_is_one_gap() -> None:
    match = Match(find_game("jeanne_darc"), 2, seed=4)
    (offer,) = (verb for verb in match.game.verbs if verb.word == "offer")
    nothing = move_said(match, Move(offer, tuple(OPEN for _field in offer.fields)))
    assert nothing == "Offer to … for …"


def test_what_fits_several_moves_or_none_stays_as_it_was_typed() -> None:
    match = Match("fall_of_rome", 2, seed=3)
    seat = match.to_act[0]
    city = match.rows(seat)[0].words.partition("=")[2]
    assert meant(match, seat, f"begin in {city}") == f"start_in city={city}"
    for typed in ("begin", "hello there", "§", ""):
        assert meant(match, seat, typed) == typed


def test_who_types_no_verb_reads_what_can_be_done_now() -> None:
    match = Match("fall_of_rome", 2, seed=3)
    answer = why_words(match, match.to_act[0], "hello there")
    assert answer.sentence.startswith("Nothing that can be done now is called 'hello there'.")
    assert "Start in" in answer.sentence and "_" not in answer.sentence


def test_who_can_attack_nobody_reads_of_roads_and_not_of_a_ride_that_he_never_had() -> None:
    match, chance, asked = Match("jeanne_darc", 2, seed=4), random.Random(4), set[str]()
    for _move in range(MOVES):
        seat = match.to_act[0]
        if "attack" in {verb.word for verb in not_now(match, seat)}:
            asked.add(why_words(match, seat, "attack").sentence)
        match.play(seat, chance.choice(match.rows(seat)))
    assert any("No road leads" in sentence for sentence in asked)
    assert not any("You have no ride." in sentence for sentence in asked)


def test_a_card_in_hand_can_be_picked_instead_of_the_city_that_was_pointed_at() -> None:
    """In the lesson a fort is to be built in the city where the pawn stands."""
    at_the_fort, card = table_at("fall_of_rome", 15), "city card-burdigala_vandals"
    pointed = Sight(at_the_fort, (0,), (0,), Wish(at="city-burdigala"))
    assert pointed.doing.groups and pointed.leads((card,))["href"].startswith("?at=")
    instead = Sight(at_the_fort, (0,), (0,), Wish(at=card))
    assert {"Build fort", "Discard a card for legions"} == {
        group.title for group in instead.doing.groups
    }


def test_only_what_cannot_be_picked_says_why_and_of_nothing_that_the_table_has_not() -> None:
    at_the_fort = table_at("fall_of_rome", 15)
    can = Sight(at_the_fort, (0,), (0,), Wish(about="city card-burdigala_vandals")).explained
    assert can and not can.answers
    cannot = {answer.asked for answer in why_thing(at_the_fort, 0, "city card-roma_huns")}
    assert "Build fort" in cannot and not {"Store", "Fetch", "Consult"} & cannot


def test_a_place_that_is_asked_about_says_why_the_own_piece_upon_it_does_nothing() -> None:
    """The fleet at home has moved in this impulse; Columbus, who has not, is elsewhere."""
    at_home = table_at("new_world", 23)
    explained = Sight(at_home, (0,), (0,), Wish(about="spot-home")).explained
    answers = explained.answers if explained else ()
    assert answers[0].asked == "Activate"
    assert answers[0].sentence == "Spain: fleet 1 has moved in this impulse already."


def test_a_place_that_is_not_lit_says_why_what_was_begun_cannot_lead_there() -> None:
    """Gong Wang could step to Yuncheng; Deng Fei, whose step is asked about, is far from it."""
    at_sea = table_at("water_margin", 7)
    said = Sight(at_sea, (0,), (0,), Wish(said="step figure=deng_fei", about="square-g5")).explained
    assert said and [answer.asked for answer in said.answers] == ["Move Deng Fei to Yuncheng (G5)"]
    assert "Yuncheng" in said.answers[0].sentence
    pointed = Wish(at="bandit-gong_wang", about="square-a9")
    far = Sight(at_sea, (0,), (0,), pointed).explained
    assert far and far.answers
    assert all("Deng Fei" not in answer.sentence for answer in far.answers)


def test_an_unlit_place_is_asked_about_from_the_piece_that_was_pointed_at() -> None:
    at_sea = table_at("water_margin", 7)
    pointed = Sight(at_sea, (0,), (0,), Wish(at="bandit-gong_wang"))
    assert "at=bandit-gong_wang" in pointed.leads(("square-a9",))["href"]


def test_the_question_names_only_what_can_be_done() -> None:
    """A figure stands in a fort; nobody waits at a gate or is in prison."""
    sight = Sight(table_at("water_margin", 8), (0,), (0,))
    assert "Your turn: set up a refuge, or wander on." == sight.question


def test_whose_phase_it_is_stands_before_what_else_goes_on() -> None:
    """A chapter in which an event is in force, as it is looked at again."""
    sight = Sight(table_at("water_margin", 4), (0,), still=True)
    assert sight.stage.startswith(
        "Chapter 1 · phase 4, voyage of seat 1 · 3 more figures may move."
    )


def test_a_place_to_which_no_move_leads_says_why_though_nothing_was_begun() -> None:
    nothing = Sight(table_at("water_margin", 7), (0,), (0,), Wish(about="square-a9")).explained
    assert nothing and {"Move Deng Fei to A9", "Move Gong Wang to A9"} == {
        answer.asked for answer in nothing.answers
    }


def in_lesson(done: int, **wish: str) -> Sight:
    """Fall of Rome after so many steps of its lesson."""
    return Sight(table_at("fall_of_rome", done), (0,), (0,), Wish(**wish))


def labels(sight: Sight, verb: str) -> list[str]:
    (group,) = [group for group in sight.doing.groups if group.verb == verb]
    return [choice.label for choice in group.choices]


def test_ones_own_things_go_without_ones_name() -> None:
    """To the others it is Spain's fleet."""
    match = table_at("new_world", 3)
    assert labels(Sight(match, (0,), (0,), Wish()), "activate") == ["Columbus", "Fleet 1"]
    assert match.name(FLEETS, 0) == "Spain: fleet 1"


def test_what_is_done_where_one_stands_is_offered_there_and_first() -> None:
    """Who points at the city of his pawn, with barbarians in it, wants to fight them."""
    verbs = [group.verb for group in in_lesson(3, at="city-carnuntum").doing.groups]
    assert "battle" == verbs[0] and "march" in verbs
    assert "recruit" == in_lesson(13, at="city-roma").doing.groups[0].verb
    assert "battle" not in [group.verb for group in in_lesson(3, at="city-iuvavum").doing.groups]


def test_another_place_can_be_picked_instead_of_that_to_which_one_would_go() -> None:
    pointed = in_lesson(9, at="city-aquileia")
    assert pointed.leads(("city-iuvavum",))["href"].startswith("?at=city-iuvavum")
    led = in_lesson(9, at="city-carnuntum", onto="city-aquileia")
    assert led.leads(("city-iuvavum",))["href"].startswith("?at=city-iuvavum")


def test_a_place_that_was_picked_instead_is_seen_before_it_is_done() -> None:
    match = table_at("jeanne_darc", 7)
    waits = Sight(match, (0,), (0,), Wish(said="expand city=la_rochelle"))
    leads = waits.leads(("city-tours",))
    assert "data-play" not in leads and leads["href"].startswith("?said=expand+city%3Dtours")


def whom_to_choose() -> tuple[Match, str, tuple[str, ...]]:
    """A match in which somebody must choose among his figures, the words that choose the first,
    and the marks of that one."""
    match, chance = Match("water_margin", 2, seed=4), random.Random(4)
    while "meet" not in {row.verb.word for row in match.rows(match.to_act[0])}:
        match.play(match.to_act[0], chance.choice(match.rows(match.to_act[0])))
    row = match.rows(match.to_act[0])[0]
    return match, row.words, tuple(things_of_row(row))


def test_a_thing_that_is_the_answer_is_shown_first_with_its_answer() -> None:
    """Who touches a figure to see who it is has not decided anything."""
    match, words, marks = whom_to_choose()
    seats = match.to_act[:1]
    leads = Sight(match, seats, seats).leads(marks)
    assert "data-play" not in leads
    shown = Sight(match, seats, seats, Wish(said=words, about=",".join(marks)))
    assert leads["href"] == shown.link(said=words, about=",".join(marks))
    assert shown.doing.whole and shown.shows_first
    assert shown.explained and shown.explained.lines and not shown.explained.answers
    other = things_of_row(match.rows(seats[0])[1])
    asked = Sight(match, seats, seats, Wish(said=words, about=other[0]))
    assert not asked.shows_first, "the answer waits with what it is the answer of"


def test_what_goes_on_with_a_move_is_done_at_once() -> None:
    begun_there = in_lesson(9, at="city-carnuntum")
    assert begun_there.doing.lit
    ends = [mark for mark, one in begun_there.doing.lit.items() if one.whole and not one.aside]
    assert all("data-play" in begun_there.leads((mark,)) for mark in ends)


def test_a_number_is_chosen_with_what_it_counts() -> None:
    pointed = in_lesson(14, at="city-burdigala")
    assert ["No legion", "1 legion", "2 legions", "3 legions"] == labels(pointed, "sail_with_fleet")
    assert ["1 die", "2 dice"] == labels(in_lesson(3), "battle")


def test_faces_that_come_to_the_same_are_one_choice() -> None:
    said = labels(in_lesson(4), "set_die")
    assert 5 == len(said) == len({*said})


def test_an_event_says_on_its_buttons_what_it_does_and_costs() -> None:
    normal, corrupt = labels(in_lesson(2), "alea_iacta_est")
    assert "Alea iacta est: set the dice of the next battle" == normal
    assert "(1 step of decline)" in corrupt
    (group,) = [one for one in in_lesson(2).doing.groups if one.verb == "alea_iacta_est"]
    assert not group.asked


def test_what_leaves_no_choice_is_one_button() -> None:
    (group,) = [one for one in in_lesson(15).doing.groups if one.verb == "build_fort"]
    (choice,) = group.choices
    assert choice.whole and choice.label.startswith("Build a fort in your city")


def test_many_places_that_are_lit_are_picked_on_the_board() -> None:
    sight = in_lesson(10)
    folded = {group.verb for group in sight.doing.groups if sight.on_the_board(group)}
    assert {"sail_with_fleet"} == folded


def test_barbarians_with_whom_nothing_can_be_done_stand_for_the_city_in_which_they_are() -> None:
    """Whoever points at those in his own city means to fight them there."""
    sight = in_lesson(9)  # an ally is left in Carnuntum, and nobody can be won over
    assert sight.scene
    (spot,) = [one for one in sight.scene.spots if one.name == "Carnuntum"]
    assert ["cube"] == [piece.symbol for piece in sight.upon(spot)]


def test_who_cannot_act_reads_of_his_own_leaders_and_not_of_those_of_others() -> None:
    match = Match("new_world", 3, seed=4)
    bots = {seat: stand_in("bot:greedy", match.game, seat, 4) for seat in range(3)}
    asked: set[str] = set()
    for _move in range(MOVES):
        seat = match.to_act[0]
        for verb in not_now(match, seat):
            if verb.word in {"colonise", "claim", "bribe"}:
                asked.add(why_words(match, seat, verb.word).sentence)
        match.play(seat, bots[seat].choose(match))
    assert asked and not [sentence for sentence in asked if "is not yours" in sentence]


def test_a_standing_order_lies_quietly_below_all_answers(enter: Enter) -> None:
    guest = enter("Ada")
    guest.sets_a_table("jeanne_darc", seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    order = guest.page.locator("#now .orders button")
    while not order.count():
        assert guest.waits_for_turn()
        guest.step()
    boxes = [one.bounding_box() for one in guest.page.locator("#now .moves .choice").all()]
    shown, own = [box for box in boxes if box], order.bounding_box()
    assert own and len(shown) > 1
    assert all(box["y"] + box["height"] <= own["y"] for box in shown if box != own)
    assert all(box["height"] > own["height"] for box in shown if box != own)


@pytest.mark.parametrize("game", ["jeanne_darc", "new_world"])
def test_an_answer_to_why_not_moves_nothing_that_can_be_clicked(game: str, enter: Enter) -> None:
    guest = enter("Ada")
    guest.sets_a_table(game, seat_2="bot:random")
    guest.page.wait_for_url("**/table/*")
    why = guest.page.locator("#now .missing > a")
    while not why.count():
        assert guest.waits_for_turn()
        guest.step()
    guest.page.locator("#now .missing").evaluate("one => { one.open = true; }")
    tops = """() => [...document.querySelectorAll("#now .moves button, #now .missing > a")].map(
      (one) => one.getBoundingClientRect().top + document.querySelector(".decide").scrollTop)"""
    before = guest.page.evaluate(tops)
    guest.click(why.first)
    expect(guest.page.locator("#answer")).to_be_in_viewport()
    assert guest.page.evaluate(tops) == before
