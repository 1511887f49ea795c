"""What a choice of New World costs or brings, and what is at hand for what is asked."""

from __future__ import annotations

import pytest

from tabard.drawn.scene import scene_of
from tabard.drawn.speaking import move_said
from tabard.engine.match import Match
from tabard.engine.match.choosing import begun
from tabard.games.new_world.components.nations import NATIONS
from tabard.games.new_world.ui.about import things
from tabard.web.sight import Sight
from tabard.web.wishes import Wish
from tests.games.asking import choices, play, story

from .board import board, roll
from .scenes import CORTES, army, attack_natives, fight, held
from .test_deals import CARDS, talks
from .test_scenarios import begin

FLEET = 'fleet_at.es_fleet_1 = "home"\nships.es_fleet_1 = {t1 = 2}\n'
LOAD = held(es_fleet_1="settlers = 3, build_points = 6", es_home="ducats = 50, build_points = 9")
MUST = "Red: you have to play it before you may pass, and it gives no operation points."
HAND = 'card_place = {rally = "hand_1", heroic_stand = "hand_1"}\n'


def notes(match: Match) -> dict[str, str]:
    """What stands beside each choice of the first seat."""
    sight = Sight(match, (0,), (0,))
    choices = [choice for group in sight.doing.groups for choice in group.choices]
    return {one.words: sight.noted(one.words) or sight.good_at(one) for one in choices}


def now(match: Match) -> tuple[str, ...]:
    """What is going on, as the first seat reads it."""
    scene = scene_of(match, (0,))
    assert scene
    return scene.now


def test_a_card_says_its_points_and_build_points_their_price() -> None:
    said = notes(board(FLEET + LOAD + HAND, at="impulse"))
    assert "2 operation points" == said["play_for_points card=rally"]
    assert "3 operation points" == said["play_for_points card=heroic_stand"]
    assert "10 ducats" == said["buy_points points=2"]
    assert "50 ducats at home to pay one with" == said["hire_advisor"]


def test_a_card_says_what_it_does_where_it_is_played_for_that() -> None:
    said = notes(board('card_place = {royal_favour = "hand_1"}\n', at="impulse"))
    assert "Your production rate rises by 2 for good." == said["play_event card=royal_favour"]
    army_and_card = army(native_infantry=2) + 'card_place.war_dogs = "hand_1"\n'
    fighting = attack_natives(army_and_card)
    assert notes(fighting)["play_in_combat card=war_dogs"].startswith("Steps 1 to 3")


def test_a_fleet_says_its_ships_and_what_it_carries() -> None:
    said = notes(board(FLEET + LOAD + "points_left = 2\n", at="spend"))
    assert (
        "1 operation point; 2 × nao, 3 settlers, 6 build points"
        == said["activate avatar=es_fleet_1"]
    )


def test_the_hold_names_the_leader_who_is_aboard() -> None:
    led = FLEET + LOAD + 'leader_at.columbus = "aboard_es_fleet_1"\npoints_left = 2\n'
    match = play(board(led, at="spend"), "1 activate es_fleet_1")
    assert "Aboard: Columbus, 3 settlers, 6 build points; room left: 7" == now(match)[-1]


def test_a_fleet_at_home_says_what_a_colony_takes_and_what_need_not_be_aboard() -> None:
    match = play(board(FLEET + LOAD + "points_left = 2\n", at="spend"), "1 activate es_fleet_1")
    assert "Aboard: 3 settlers, 6 build points; room left: 7" == now(match)[-1]
    bare = FLEET + held(es_home="settlers = 3, build_points = 9") + "points_left = 2\n"
    match = play(board(bare, at="spend"), "1 activate es_fleet_1")
    takes, costs = now(match)[-2:]
    assert (
        "To found a colony takes settlers aboard: one for each marker there, and a tribe, city,"
        " kingdom or capital is one; a coast has 1 to 3" == takes
    )
    assert "A settlement costs 6 build points; an open supply route brings them from home" == costs
    play(match, "1 take es_home settlers 1", "1 sail sargasso_sea")
    assert now(match)[-1].endswith("room left: 11"), "at sea it is too late"


@pytest.mark.rules("3.4.14", "3.11.5")
def test_a_fleet_without_leader_and_points_founds_from_home() -> None:
    known = FLEET.replace('"home"', '"cuba"') + 'discovered.cuba = "es"\nowner.cuba = "es"\n'
    stores = held(es_fleet_1="settlers = 1", es_home="build_points = 6")
    assert board(known + stores).why_not(0, "colonise es_fleet_1 settlement no") is None


def test_each_way_by_sea_says_what_it_costs_and_the_hold_what_is_left() -> None:
    match = play(board(FLEET + LOAD + "points_left = 2\n", at="spend"), "1 activate es_fleet_1")
    assert "8 movement points" == notes(match)["sail to=sargasso_sea"]
    assert "Aboard: 3 settlers, 6 build points; room left: 7" in now(match)


def test_a_coast_that_nobody_knows_says_so_before_one_sails_there() -> None:
    known = FLEET + LOAD + 'discovered.bahamas = "es"\npoints_left = 2\n'
    match = play(board(known, at="spend"), "1 activate es_fleet_1", "1 sail sargasso_sea")
    assert "2 movement points" == notes(match)["sail to=bahamas"]
    assert "2 movement points; not discovered yet" == notes(match)["sail to=bermuda"]


def test_whoever_may_treat_with_natives_reads_what_it_brings_and_then_what_it_costs() -> None:
    text = 'leader_at.cortes = "cuba"\ndiscovered.cuba = "es"\npoints_left = 2\n'
    text += army(native_infantry=3) + held(cortes="ducats = 50")
    match = board(text, at="spend")
    assert (
        "1 operation point; natives who are won trade goods, join him, or their army leaves; which"
        " goods a marker drawn then shows, if any, and a die how many"
        == notes(match)["bribe avatar=cortes"]
    )
    said = Sight(match, (0,), (0,), Wish(said="bribe avatar=cortes"))
    found = [said.noted(choice.words) for group in said.doing.groups for choice in group.choices]
    assert ["1 operation point; 5 ducats", "1 operation point; 10 ducats"] == found[:2]


def test_a_march_says_what_it_costs_and_who_goes_along() -> None:
    text = 'leader_at.cortes = "florida"\ndiscovered = {florida = "es", carolina = "es"}\n'
    text += held(cortes="infantry = 4")
    match = play(board(text + "points_left = 2\n", at="spend"), "1 activate cortes")
    assert notes(match)["march to=carolina"].endswith("movement points")
    assert "With him: 4 infantry" == now(match)[-1]


def test_whoever_builds_reads_what_there_is_to_build_with_and_what_settlers_cost() -> None:
    at_home = held(es_home="build_points = 8")
    match = play(board(at_home + "points_left = 2\n", at="spend"), "1 build_at_home")
    assert "At home: 8 build points" == now(match)[-1]
    assert "Each costs 1 build point." == notes(match)["build unit=settlers"]


def test_whoever_chooses_his_losses_reads_how_many_hits_he_still_takes() -> None:
    match = attack_natives(army(native_infantry=13) + held(cortes="infantry = 9"))
    fight(match, (1, 1), (6, 6))
    hits = int(match.state.hits[0])
    assert hits > 1 and f"Still to take: {hits} hits" == now(match)[-1]
    play(match, *["1 lose infantry"] * (hits - 1))
    assert "Still to take: 1 hit" == now(match)[-1]


def test_a_ship_says_its_upkeep_in_ducats_or_in_one() -> None:
    about = Sight(board("", at="impulse"), (0,), (0,)).sheet.about
    said = [line for lines in about.values() for line in lines if "upkeep" in line]
    assert any(" 1 ducat of" in line for line in said) and not any(
        "1 ducats" in one for one in said
    )


def test_a_tip_that_says_what_the_question_says_is_left_out() -> None:
    moving = play(board(FLEET + "points_left = 2\n", at="spend"), "1 activate es_fleet_1")
    assert not Sight(moving, (0,), (0,)).tip
    assert "main card" in Sight(board(HAND, at="impulse"), (0,), (0,)).tip


def test_both_pieces_of_an_advisor_say_what_he_does() -> None:
    about = Sight(board("", at="impulse"), (0,), (0,)).sheet.about
    assert about["medic"] == about["medic_2"]


def test_who_answers_a_deal_reads_what_the_card_does_that_is_offered() -> None:
    match = play(talks(CARDS), "1 open_deal pt", "1 propose_deal rally none ambush none")
    scene = scene_of(match, (1,))
    assert scene
    (stake,) = scene.stakes
    assert stake.sentence.startswith("Rally: A ") and "operation points" in stake.sentence


def test_a_card_that_is_wanted_says_what_it_does_and_the_last_step_all_that_is_offered() -> None:
    match = play(talks(CARDS), "1 open_deal pt", "1 put_in theirs build_points 5")
    sight = Sight(match, (0,), (0,), Wish(said="propose_deal mine=rally"))
    (group,) = sight.doing.groups
    assert "Which card do you want, of those that the other could hold?" == group.asked
    wanted = {one.label: sight.noted(one.words) for one in group.choices}
    assert wanted["Royal Favour"].endswith("Your production rate rises by 2 for good.")
    assert "" == wanted.pop("None") and all(wanted.values())
    sight = Sight(
        match, (0,), (0,), Wish(said="propose_deal mine=rally mine_too=none theirs=ambush")
    )
    assert sight.doing.whole and sight.is_bold(sight.doing.said)
    assert "Propose this deal: Rally for Ambush" == sight.doing.said_as
    whole = "Spain offers Portugal: [Rally] for 5 build points, [Ambush]"
    assert whole == sight.noted(sight.doing.said)


def test_whoever_may_attack_natives_reads_what_he_may_meet_and_what_it_brings() -> None:
    """And then he does it, by a second click."""
    match = play(board(CORTES + held(cortes="infantry = 3")), "1 activate cortes")
    said = notes(match)["attack target=natives"]
    assert (
        "They raise an army by two dice, and at most 10 fight: of strength 4 to 10, 8 on average,"
        " against your 9. A victory brings 1 glory, a defeat costs 1. Once no army is left,"
        " their resistance falls to 0, and a treasure of 1 die × 5 ducats is yours." == said
    )
    assert Sight(match, (0,), (0,)).is_bold("attack target=natives")
    there = CORTES + held(cortes="infantry = 3") + army(native_infantry=5)
    match = play(board(there, level="veteran"), "1 activate cortes")
    said = notes(match)["attack target=natives"]
    assert said.startswith("5 native units, the army that fights of strength 5 against your 9.")
    assert said.endswith("Whoever wins, your image falls by 1.")
    city = there.replace("cuba", "vera_cruz").replace("Cuba", "Vera Cruz")
    city += 'location.vera_cruz = "city"\nresistance.vera_cruz = 1\n'
    said = notes(play(board(city), "1 activate cortes"))["attack target=natives"]
    assert "they are subdued: 3 glory, and a treasure of 2 dice × 5 ducats." in said


def test_what_the_won_natives_can_do_says_what_it_brings() -> None:
    match = board(CORTES + held(cortes="ducats = 5") + army(native_infantry=4))
    said = notes(roll(play(match, "1 bribe cortes 0"), 1, 1))
    assert "4 native units are gone for good" == said["send_away"]
    assert said["trade_with_natives"].endswith("or nothing; the natives stay")
    assert said["win_allies"].startswith("1 to 3 native infantry, until the turn ends")


def test_who_may_retreat_reads_that_it_is_a_defeat_and_what_it_costs() -> None:
    aboard = 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    match = attack_natives(aboard + army(native_infantry=4) + held(cortes="infantry = 4"))
    fight(match, (1, 1), (6, 1))
    while match.phase == "losses":
        play(match, "1 lose infantry")
    assert "retreat" == match.phase
    said = notes(match)["retreat_aboard fleet=es_fleet_1"]
    assert "That is a defeat: it costs 1 glory." == said


@pytest.mark.rules("3.9.A6", "3.12.3")
def test_a_demand_says_its_price_before_and_after_and_lies_open_for_all_to_see() -> None:
    match = board(at="cards", seats=2, step="demand_1")
    play(match, "1 look_at_demand", "chance turn_demand tobacco")
    assert [] == [one for one in scene_of(match, (0,)).holdings if one.seat is None]  # type: ignore[union-attr]
    said = notes(match)["lay_open demand=tobacco"]
    assert said.startswith("A fleet at home then sells a piece for 18 ducats instead of 12,")
    play(match, "1 lay_open tobacco")
    for viewer in (), (0,), (1,):
        scene = scene_of(match, viewer)
        assert scene
        (market,) = [one for one in scene.holdings if one.seat is None]
        (card,) = market.cards
        sold = "A fleet at home sells a piece for 18 ducats; 0 of 4 are sold, and the last brings 1"
        assert ("Demand for tobacco", (f"{sold} glory.",)) == (card.title, card.lines)


def test_a_leader_is_not_told_that_he_is_no_fleet() -> None:
    match = play(board(CORTES + held(cortes="infantry = 3")), "1 activate cortes")
    grey = {word for word, _title in Sight(match, (0,), (0,)).missing}
    assert not {"sail", "join_fleet", "intercept", "give_ships", "sell"} & grey
    match = play(board(FLEET), "1 activate es_fleet_1")
    assert "march" not in {word for word, _title in Sight(match, (0,), (0,)).missing}


@pytest.mark.rules("3.20.2")
def test_the_goals_list_the_awards_that_are_open_and_those_that_are_gone() -> None:
    taken = 'award = {landfall = "pt", islander = "void"}\nregion_award.antilles = "es"\n'
    for level, count in ("basic", 13), ("expert", 25):
        scene = scene_of(board(taken, level=level, seats=2), (0,))
        assert scene
        awards = scene.goals[-1]
        assert "3.20.2" == awards.rule and f"{count - 2} awards are open, 2 gone" == awards.far
        assert len(awards.parts) == count
        told = dict(part.split(": ", 1) for part in awards.parts)
        assert (
            "3 glory points. For the first discovery of any area. Portugal has it."
            == told["Landfall"]
        )
        assert told["Islander"].endswith("Nobody gets it any more.")
        assert told["Region Master"].endswith("Spain has it for the Antilles.")
        assert "Peacemaker" not in told, "it takes three"


def test_to_whom_something_is_handed_says_what_he_has_and_not_what_he_once_cost() -> None:
    text = 'leader_at.columbus = "bahamas"\ndiscovered.bahamas = "es"\npoints_left = 2\n'
    fleet = FLEET.replace('"home"', '"bahamas"') + held(es_fleet_1="settlers = 3, infantry = 2")
    match = play(board(fleet + text, at="spend"), "1 activate es_fleet_1")
    assert "Nothing yet" == notes(match)["give to=columbus"]
    play(match, "1 give columbus infantry 2")
    assert "2 infantry" == notes(match)["give to=columbus"]


def test_whoever_chooses_several_leaders_reads_how_many_more_follow() -> None:
    match = begin(until="pick_leader", scenario="conquest")
    seat = NATIONS["es"]
    while match.to_act != (seat,):
        play(match, f"{match.to_act[0] + 1} {choices(match, 'choose_leader')[0]}")
    read = []
    while match.phase == "pick_leader" and match.to_act == (seat,):
        scene = scene_of(match, (seat,))
        assert scene
        read.append(scene.now[-1] if scene.now else "")
        play(match, f"{seat + 1} {choices(match, 'choose_leader')[0]}")
    assert ["2 more leaders follow after him", "1 more leader follows after him", ""] == read


def test_each_nation_names_its_enemies_and_its_allies() -> None:
    match = board('status = {es_pt = "hostile", es_fr = "allied"}\n', at="impulse")
    scene = scene_of(match, (0,))
    assert scene
    spain, portugal, _france = scene.holdings
    assert {"Enemies, who may attack: Portugal", "Allies, whose land is open: France"} <= set(
        spain.facts
    )
    assert "Enemies, who may attack: Spain" in portugal.facts


def test_what_is_taken_says_how_much_there_is_and_what_is_founded_what_it_costs() -> None:
    match = play(board(FLEET + LOAD + "points_left = 2\n", at="spend"), "1 activate es_fleet_1")
    assert "9 build points, 50 ducats" == notes(match)["take giver=es_home"]
    said = Sight(match, (0,), (0,), Wish(said="take giver=es_home"))
    assert {"9 there", "50 there, 20 of them at a time"} == {
        said.noted(c.words) for g in said.doing.groups for c in g.choices
    }
    said = Sight(match, (0,), (0,), Wish(said="take giver=es_home what=build_points"))
    assert {""} == {said.noted(c.words) for g in said.doing.groups for c in g.choices}


def test_an_advisor_says_what_he_does_and_each_kind_is_offered_once() -> None:
    text = 'card_place = {learned_advisor = "hand_1"}\n'
    match = play(board(FLEET + text, at="impulse"), "1 play_event learned_advisor")
    sight = Sight(match, (0,), (0,))
    assert sight.scene and sight.scene.stakes[0].sentence.startswith("Learned Advisor: ")
    (group,) = sight.doing.groups
    labels = [choice.label for choice in sight.distinct(group)]
    assert len(labels) == len(set(labels)) < len(group.choices)
    assert all(sight.noted(choice.words) for choice in group.choices)


def test_founding_says_the_settlers_that_are_used_up_and_the_points() -> None:
    text = 'leader_at.columbus = "hispaniola"\ndiscovered.hispaniola = "es"\n'
    text += 'owner.hispaniola = "es"\n' + held(columbus="settlers = 4, build_points = 6")
    match = board(text + "points_left = 2\n", at="spend")
    sight = Sight(match, (0,), (0,), Wish(said="colonise avatar=columbus"))
    found = {sight.noted(choice.words) for group in sight.doing.groups for choice in group.choices}
    costs = "6 build points, or less if it fails; 1 glory"
    assert f"1 settler whatever the dice show (a kingdom); {costs}" in found


@pytest.mark.rules("3.11.5")
def test_founding_names_the_markers_that_settlers_are_for_the_location_among_them() -> None:
    text = 'leader_at.columbus = "hispaniola"\ndiscovered.hispaniola = "es"\n'
    text += 'owner.hispaniola = "es"\nmarker.hispaniola.a = "tobacco"\n'
    text += 'location.hispaniola = "tribe"\nresistance.hispaniola = 1\n'
    text += held(columbus="settlers = 4, build_points = 6")
    match = board(text + "points_left = 2\n", at="spend")
    sight = Sight(match, (0,), (0,), Wish(said="colonise avatar=columbus"))
    found = {sight.noted(choice.words) for group in sight.doing.groups for choice in group.choices}
    needed, costs = "Tobacco, a tribe", "6 build points, or less if it fails; 1 glory"
    assert f"2 settlers whatever the dice show ({needed}); {costs}" in found
    assert f"3 settlers whatever the dice show ({needed}; 1 more for the roll); {costs}" in found
    assert f"A colony there takes 2 settlers ({needed})." in things(match.state)["hispaniola"]


def harvest_of(text: str) -> str:
    """What stands beside the harvest of a fleet in its colony in Cuba."""
    colony = 'owner.cuba = "es"\ncolony.cuba = "settlement"\ndiscovered.cuba = "es"\n'
    match = board(FLEET.replace('"home"', '"cuba"') + colony + text, at="spend")
    return notes(play(match, "1 activate es_fleet_1"))["harvest"]


def test_a_harvest_says_what_it_brings_before_it_takes_a_free_action() -> None:
    assert "1 free action; nothing is found here: it brings nothing" == harvest_of("")
    found = harvest_of('marker.cuba = {a = "sugar", b = "silver_mine"}\n')
    assert "1 free action; it brings 1 sugar, what the dice say of: Silver mine" == found


def test_what_is_founded_is_a_colony_or_an_acreage_until_it_is_said() -> None:
    land = 'discovered.cuba = "es"\nowner.cuba = "es"\n'
    match = board(FLEET.replace('"home"', '"cuba"') + land)
    for words, sentence in (
        ("colonise es_fleet_1", "Fleet 1 founds a colony or an acreage"),
        ("colonise es_fleet_1 town", "Fleet 1 founds a town"),
        ("colonise es_fleet_1 sugar", "Fleet 1 lays out an acreage for sugar"),
    ):
        assert sentence == move_said(match, begun(match, 0, words))


def test_what_a_nation_has_is_listed_by_its_own_names() -> None:
    aboard = 'leader_at.columbus = "aboard_es_fleet_1"\n'
    match = board(FLEET + LOAD + aboard, at="impulse")
    listed = str(Sight(match, (0,), (0,)).scene)
    assert "Aboard fleet 1" in listed and "Fleet 1 (the home base: " in listed


def test_why_a_fleet_does_not_act_again_is_said_of_nobody_who_is_not_in_service() -> None:
    text = FLEET.replace('"home"', '"puerto_rico"') + "acts.es_fleet_1 = 2\n"
    refusal = board(text, at="spend").why_not(0, "discover")
    assert refusal
    assert "fleet 1 has acted twice in this impulse." in refusal.sentence


def test_a_leader_off_an_unknown_coast_says_that_he_cannot_land_before_it_costs_a_point() -> None:
    text = FLEET.replace('"home"', '"puerto_rico"') + 'leader_at.columbus = "aboard_es_fleet_1"\n'
    said = notes(board(text, at="spend"))["activate avatar=columbus"]
    assert said.endswith("cannot land before this coast is discovered")
    known = notes(board(text + 'discovered.puerto_rico = "es"\n', at="spend"))
    assert "cannot land" not in known["activate avatar=columbus"]


def test_the_turn_is_counted_of_as_many_as_there_are() -> None:
    for length, last in (("short", 6), ("standard", 12)):
        match = begin(until="deal", length=length)
        scene = scene_of(match, (0,))
        assert scene
        assert ("Game turn", 1, last) == (
            scene.tracks[0].title,
            scene.tracks[0].at,
            scene.tracks[0].last,
        )


@pytest.mark.rules("F51", "3.10.5", "3.18.1")
def test_a_war_says_what_it_costs_before_it_is_declared_and_waits_for_a_second_click() -> None:
    allied = 'status.es_pt = "allied"\n'
    match = board(allied, at="impulse")
    said = notes(match)
    assert (
        "It costs a die of glory, 1 to 6, and this turn's main card, and ends your alliance."
        == said["declare_war nation=pt"]
    )
    assert (
        "It costs a die of glory, 1 to 6, and this turn's main card."
        == said["declare_war nation=fr"]
    )
    assert Sight(match, (0,), (0,)).is_bold("declare_war nation=pt")
    helped = allied + 'advisor_place.diplomat = "columbus"\nleader_at.columbus = "home"\n'
    said = notes(board(helped, at="impulse"))
    assert "It costs 1 glory and this turn's main card." == said["declare_war nation=fr"]


@pytest.mark.rules("3.11.11")
@pytest.mark.parametrize(
    ("army_there", "who", "says"),
    [
        (0, "cortes", " or join him; no army is here"),
        (0, "es_fleet_1", "; no army is here"),
        (3, "es_fleet_1", ", or their army leaves"),
    ],
)
def test_what_natives_do_who_are_won_is_what_they_can_do_here(
    army_there: int, who: str, says: str
) -> None:
    text = 'leader_at.cortes = "cuba"\ndiscovered.cuba = "es"\npoints_left = 2\n'
    text += 'fleet_at.es_fleet_1 = "cuba"\nships.es_fleet_1 = {t1 = 2}\n'
    text += army(native_infantry=army_there) + held(cortes="ducats = 50", es_fleet_1="ducats = 50")
    found = notes(board(text, at="spend"))[f"bribe avatar={who}"]
    trade = "1 operation point; natives who are won trade goods"
    drawn = "which goods a marker drawn then shows, if any, and a die how many"
    assert f"{trade}{says}; {drawn}" == found


@pytest.mark.rules("3.19.4", "3.9.A2")
def test_a_colony_says_that_its_crops_have_failed_and_the_log_where_they_did() -> None:
    text = 'red_place.crop_failure = "hand_1"\ndiscovered = {cuba = "es", florida = "es"}\n'
    text += 'owner = {cuba = "es", florida = "es"}\n'
    text += 'colony = {cuba = "settlement", florida = "settlement"}\n'
    match = play(board(text, at="impulse"), "1 play_event crop_failure")
    play(match, "chance strike_region antilles")
    assert "Crop Failure strikes the Antilles." in story(match)
    about = things(match.state)
    failed = [word for word in ("cuba", "florida") if "crops have failed" in " ".join(about[word])]
    assert ["cuba"] == failed


@pytest.mark.rules("3.19.4")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "One native infantry joins every native army."),
        ({"level": "veteran"}, "The natives have firearms from now on."),
    ],
)
def test_a_card_says_what_it_does_in_this_game(options: dict[str, str], says: str) -> None:
    match = board('red_place.runaway_traders = "hand_1"\n', at="impulse", **options)
    assert f"{says} {MUST}" == notes(match)["play_event card=runaway_traders"]
    play(match, "1 play_event runaway_traders")
    told = "The natives know firearms." if options else says
    assert told in story(match)


@pytest.mark.rules("3.6", "3.16.2", "3.16.3", "F20")
def test_cavalry_and_artillery_say_what_they_are_for() -> None:
    hits = "At a combat's end the side with less artillery takes 2 hits more."
    assert hits == things(board().state)["artillery"][-1]
    assert hits == things(board(level="veteran").state)["artillery"][-2]
    assert "siege" in things(board(level="veteran").state)["artillery"][-1]
    assert "charge" in things(board().state)["cavalry"][-1]


@pytest.mark.rules("3.12.2", "3.12.3")
def test_each_sale_says_what_is_paid_also_where_a_demand_lies_open() -> None:
    text = FLEET + held(es_fleet_1="timber = 1, salt = 2") + "points_left = 2\n"
    text += 'demand_place.timber = "open"\ndemand_filled.timber = 3\n'
    said = notes(play(board(text, at="spend"), "1 activate es_fleet_1"))
    assert "8 ducats" == said["sell good=salt count=1"]
    assert "16 ducats" == said["sell good=salt count=2"]
    assert said["sell good=timber count=1"].endswith(" ducats and 1 glory")


@pytest.mark.rules("3.6", "3.10.16")
def test_numbers_that_end_before_what_is_there_say_so() -> None:
    stores = held(es_home="settlers = 3, build_points = 32")
    match = play(board(FLEET + stores + "points_left = 2\n", at="spend"), "1 build_at_home")
    assert "At home: 32 build points; up to 8 of a kind are built at a time" == now(match)[-1]
    match = play(board(FLEET + stores + "points_left = 2\n", at="spend"), "1 activate es_fleet_1")
    sight = Sight(match, (0,), (0,), Wish(said="take giver=es_home"))
    found = [sight.noted(choice.words) for group in sight.doing.groups for choice in group.choices]
    assert "32 there, 20 of them at a time" in found and "3 there" in found


@pytest.mark.rules("3.9.B0")
def test_who_is_refused_reads_it_and_how_often_he_may_still_propose() -> None:
    match = talks()
    assert "3 proposals are left" == now(match)[-1]
    play(match, "1 propose pt alliance", "2 disagree")
    assert "2 proposals are left" == now(match)[-1]
    told = match.told_to((0,))[-1]
    event = match.game.book.events.all[told[0]]
    assert ("proposal_refused", 1) == (event.word, event.weight)


@pytest.mark.rules("3.9.A4", "3.10.2")
def test_a_red_card_says_that_it_has_to_be_played() -> None:
    text = 'red_place.shipwreck = "hand_1"\ncard_place.royal_favour = "hand_1"\n'
    found = notes(board(text, at="impulse"))
    assert found["play_event card=shipwreck"].endswith(f"loses one ship of his choice. {MUST}")
    assert MUST not in found["play_event card=royal_favour"]
