"""The odds of the action charts (3.11): against a count of all dice, thrown through the rules."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from tabard.engine.game import Misused
from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.new_world.action_charts import target
from tabard.games.new_world.components import board as board_of
from tabard.games.new_world.components import cards, goods, nations
from tabard.games.new_world.components.board import LOCATIONS
from tabard.games.new_world.natives.locations import weight_turn_up
from tabard.games.new_world.state import NATIVES_ATTACK
from tabard.games.new_world.targets import parts_of_target
from tests.games.asking import choices, play, story

from .board import board, roll
from .test_own_options import AT_THE_SHORE
from .test_works import FREE, VETERAN, colony

DICE = list(product(range(1, 7), repeat=2))
BRIBER = FREE + "held.cortes = {ducats = 20}\n"
OWN = 'discovered.cuba = "es"\nowner.cuba = "es"\nleader_at.cortes = "cuba"\n'
Ends = dict[str, Fraction]


def told(match: Match, move: str) -> Ends:
    """What a player is told before the move."""
    [odds] = match.odds(0, move)
    return {chance.word: chance.value for chance in odds.chances}


def thrown(match: Match) -> Ends:
    """Each pair of dice thrown through the rules: what came of it."""
    ends: Ends = defaultdict(Fraction)
    for faces in DICE:
        after = roll(Match.at(match.game, match.state.copy(), chance_by_hand=True), *faces)
        lines = story(after)
        if "It succeeds." in lines:
            end = "succeed"
        elif after.state.natives_come or after.state.trigger == NATIVES_ATTACK:
            end = "attacked"
        else:
            cost = lines[lines.index("It fails.") + 1 :] + [after.phase] * (after.phase == "suffer")
            end = "loss" if any("build point" not in line for line in cost) else "fail"
        ends[end] += Fraction(1, len(DICE))
    return dict(ends)


@pytest.mark.rules("3.1.5", "3.11.3")
@pytest.mark.parametrize("there", ["", 'location.cuba = "city"\nresistance.cuba = 2\n'])
def test_the_odds_of_a_discovery_are_those_of_its_dice(there: str) -> None:
    match = board(AT_THE_SHORE + there)
    assert told(match, "discover es_fleet_1 cuba") == thrown(
        play(board(AT_THE_SHORE + there), "1 discover es_fleet_1 cuba")
    )
    assert match.phase == "spend", "nothing is tried by asking"


@pytest.mark.rules("3.11.3")
def test_a_leader_without_men_may_be_wounded_or_lost() -> None:
    text = 'discovered.florida = "es"\nleader_at.las_casas = "florida"\n'
    text += 'location.carolina = "capital"\nresistance.carolina = 4\n'
    move = "discover las_casas carolina"
    assert told(board(text), move) == thrown(play(board(text), f"1 {move}"))
    assert "loss" in told(board(text), move)


@pytest.mark.rules("4.1")
def test_each_location_that_may_lie_face_down_counts_as_often_as_it_is_left() -> None:
    match = play(board(AT_THE_SHORE, hidden_locations="on"), "1 discover es_fleet_1 cuba")
    left = {
        row: weight_turn_up(match.state, CHANCE, LOCATIONS.value(row.partition("=")[2]))
        for row in choices(match)
    }
    ends: Ends = defaultdict(Fraction)
    for row, count in left.items():
        turned = Match.at(match.game, match.state.copy(), chance_by_hand=True)
        for end, likely in thrown(play(turned, f"chance {row}")).items():
            ends[end] += likely * Fraction(count, sum(left.values()))
    before = board(AT_THE_SHORE, hidden_locations="on")
    assert len(left) > 1 and ends == told(before, "discover es_fleet_1 cuba")
    [odds] = before.odds(0, "discover es_fleet_1 cuba")
    assert "Two dice against a target of 7 to 9, by what lies there" == odds.title
    assert "The target: 9 (island), less by what lies there." == odds.assumes[0]


@pytest.mark.rules("3.11.5", "3.11.8", "3.11.9", "3.11.10", "3.11.11")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        (BRIBER, "bribe cortes 0"),
        (BRIBER, "bribe cortes 2"),
        (FREE, "found_mission cortes"),
        (colony(), "fortify cortes palisade"),
        (colony("town"), "improve cortes church"),
        (
            OWN + "held.cortes = {settlers = 1, build_points = 6, infantry = 1}\n",
            "colonise cortes settlement no",
        ),
    ],
)
def test_so_are_those_of_every_other_chart(text: str, move: str) -> None:
    match = board(text, **VETERAN)
    assert told(match, move) == thrown(play(board(text, **VETERAN), f"1 {move}"))


LEADERS = 'leader_at = {cortes = "cuba", las_casas = "cuba", mendoza = "cuba"}\n'
HELPED = FREE.replace(FREE.splitlines()[1] + "\n", LEADERS) + "image.es = -1\n"
NEAR = 'discovered.jamaica = "es"\nowner.jamaica = "es"\ncolony.jamaica = "village"\n'
NEAR += "natives.hispaniola = {native_infantry = 3}\n"


@pytest.mark.rules("3.11.3", "3.11.5", "3.11.8", "3.11.9", "3.11.10", "3.11.11")
@pytest.mark.parametrize(
    ("text", "move", "parts"),
    [
        (AT_THE_SHORE, "discover es_fleet_1 cuba", "9 (island)"),
        (
            AT_THE_SHORE + 'leader_at.columbus = "aboard_es_fleet_1"\nsign = 1\n' + NEAR,
            "discover es_fleet_1 cuba",
            "9 (island) + 2 (explorer) + 1 (discovered land next door) + 3 (Divine Sign), and 11 at"
            " most",
        ),
        (
            OWN + "held.cortes = {settlers = 3, build_points = 6, infantry = 1}\n" + NEAR,
            "colonise cortes settlement yes",
            "9 (settlement) + 1 (more settlers) + 1 (own colony next door) − 1 (a tribe)"
            " − 1 (native army next door)",
        ),
        (colony(leader="mendoza"), "fortify mendoza palisade", "9 (palisade) + 1 (governor)"),
        (colony("town", leader="mendoza"), "improve mendoza church", "8 (church) + 1 (governor)"),
        (
            HELPED + "held.las_casas = {ducats = 20}\n",
            "found_mission las_casas",
            "7 (found a mission) − 1 (a tribe) + 2 (missionary)",
        ),
        (
            HELPED + "held.las_casas = {ducats = 20}\n",
            "bribe las_casas 2",
            "7 (treat with the natives) + 2 (more ducats) + 2 (missionary) − 1 (image)",
        ),
    ],
)
def test_the_odds_say_what_the_target_is_made_up_of(text: str, move: str, parts: str) -> None:
    match = board(text, **VETERAN)
    [odds] = match.odds(0, move)
    assert f"The target: {parts}." == odds.assumes[0]


@pytest.mark.rules("3.11.3", "3.11.5", "3.11.8", "3.11.9", "3.11.10", "3.11.11")
def test_the_parts_add_up_to_the_target_whoever_tries_and_wherever() -> None:
    match, dice = board(FREE, **VETERAN), Random(1)
    for _n in range(600):
        state = match.state.copy()
        state.action, area = dice.randint(1, 6), dice.randrange(board_of.AREAS)
        state.action_area, state.action_avatar = (
            area,
            dice.choice(nations.AVATARS_BY_NUMBER.numbers) + nations.FIRST_LEADER,
        )
        state.action_what, state.action_bonus = dice.randint(1, 4), dice.randint(0, 3)
        state.location[area], state.subdued[area] = dice.randint(0, 4), dice.randint(0, 1)
        state.event = dice.choice([0, cards.CARTOGRAPHERS, cards.FOUNDING_CHARTER, cards.BANDEIRA])
        for nation in nations.NATIONS.numbers:
            state.image[nation] = dice.randint(-1, 1)
        for advisor in goods.ADVISORS.numbers:
            state.advisor_place[advisor] = dice.randrange(goods.ADVISOR_PLACES)
        state.improvements[area] = dice.randrange(256)
        total = sum(value for _what, value in parts_of_target(state))
        assert target(state) == max(2, min(11, total))


@pytest.mark.rules("3.19")
def test_what_needs_no_roll_is_certain() -> None:
    text = FREE + 'event = "missionary_zeal"\n'
    match = board(text, **VETERAN)
    [odds] = match.odds(0, "found_mission cortes")
    assert ("Without a roll", ["succeed"]) == (odds.title, [c.word for c in odds.chances])


def test_what_cannot_be_reckoned_is_said_in_a_sentence() -> None:
    with pytest.raises(Misused, match="Ask for the odds of an action on the charts"):
        board(AT_THE_SHORE).odds(0)
    with pytest.raises(Misused, match="Ask for the odds"):
        board(AT_THE_SHORE).odds(0, "discover es_fleet_1")


@pytest.mark.rules("3.19.4", "3.19.5")
def test_the_odds_name_the_cards_that_are_counted() -> None:
    def counted(match: Match) -> str:
        [odds] = match.odds(0, "discover es_fleet_1 cuba")
        return odds.assumes[-1]

    none = "Cards that are played for or against the roll are not counted."
    assert none == counted(board(AT_THE_SHORE))
    sign = "Divine Sign: counted; cards that are still to come are not."
    assert sign == counted(board(AT_THE_SHORE + "sign = 1\n"))
    both = "Divine Sign, Cartographers: counted; cards that are still to come are not."
    drawn = AT_THE_SHORE + 'sign = 1\ncard_place.cartographers = "hand_1"\n'
    assert both == counted(play(board(drawn, at="impulse"), "1 play_event cartographers"))
