"""What a position is worth to the bots, and what that makes of their games."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.games.fall_of_rome import judge
from tabard.games.fall_of_rome.components.board import CITIES, NOWHERE, ROMA, TRIBES
from tabard.games.fall_of_rome.components.cards import BARBARIAN_CARDS, DISCARDED
from tabard.lab.matches import Matches
from tabard.players.levels import Level, Plan
from tabard.players.thinking import Thinker
from tests.games.asking import play

from .board import board, hand

ENEMY = "cubes.sinope.ostrogoths = 1\n"
OSTROGOTHS, FRANKS = TRIBES["ostrogoths"], TRIBES["franks"]


def worth(match: Match, **weights: int) -> int:
    """What a table is worth by these weights alone."""
    said = dict.fromkeys(judge.WEIGHTS.names, 0) | weights
    value: int = judge.worth(match.state, 0, list(said.values()))
    return value


def on_top(match: Match, *cards: str) -> Match:
    """All barbarian cards are discarded but these, which lie on top."""
    match.state.barbarian = [DISCARDED] * BARBARIAN_CARDS
    for card in cards:
        match.state.barbarian[BARBARIAN_CARDS[card]] = 1
    return match


def test_a_pawn_that_has_not_come_yet_is_nowhere_near_a_barbarian() -> None:
    state = board(ENEMY).state.copy()
    state.legions[CITIES - 1] = 2  # where a place counted from the end would be
    state.pawn[1] = NOWHERE
    assert judge.NOWHERE_NEAR == judge.way_to(state, NOWHERE, 0)
    assert judge.NOWHERE_NEAR == judge.way_to_the_front(state, 1)


def test_a_pawn_on_the_board_is_as_near_as_its_roads_lead() -> None:
    state = board(ENEMY).state.copy()
    state.fort[state.pawn[0]] = 1
    state.legions[state.pawn[0]] = 0
    assert 0 == judge.way_to_the_front(state, 0)


BLUE = ("roma_ostrogoths", "aquileia_ostrogoths", "sinope_ostrogoths")


@pytest.mark.parametrize(("held", "value"), [(3, 100), (2, 10), (1, 1), (0, 0)])
def test_a_set_counts_by_what_one_hand_lacks(held: int, value: int) -> None:
    match = board(ENEMY + hand(1, *BLUE[:held]))
    assert value == worth(match, whole_set=100, lacks_one=10, lacks_two=1)


def test_cards_in_two_hands_are_no_set_but_can_become_one() -> None:
    match = board(ENEMY + hand(1, *BLUE[:2]) + hand(2, BLUE[2]))
    assert 10 == worth(match, whole_set=100, lacks_one=10)
    assert 3 == worth(match, in_other_hands=1)


def test_a_whole_set_wants_to_be_where_the_tribe_is() -> None:
    match = board(ENEMY + hand(1, *BLUE))
    assert 500 - 5 == worth(match, whole_set=500, far=1)  # Roma to Sinope
    match.state.pawn[0] = CITIES["constantinopolis"]
    assert 500 - 1 == worth(match, whole_set=500, far=1)


def test_the_last_card_is_awaited_where_the_tribe_is() -> None:
    match = board(ENEMY + hand(1, *BLUE[:2]))
    assert 500 - 5 == worth(match, lacks_one=500, far_yet=1)  # Roma to Sinope
    assert 500 == worth(match, lacks_one=500, far=1)
    match = board(ENEMY + hand(1, BLUE[0]))
    assert 500 == worth(match, lacks_two=500, far_yet=1)


def test_enough_cards_in_all_hands_want_to_be_in_one() -> None:
    """A card changes hands in its own city only (24), so two pawns have to go there."""
    match = board(ENEMY + hand(1, *BLUE[:2]) + hand(2, BLUE[2]))
    assert 500 == worth(match, enough_together=500)
    assert 500 - judge.NOWHERE_NEAR == worth(match, enough_together=500, to_meet=1)
    match.state.pawn[0] = CITIES["constantinopolis"]
    assert 500 - (1 + 5) == worth(match, enough_together=500, to_meet=1)  # both to Sinope
    match.state.pawn[1] = NOWHERE
    assert 500 - judge.NOWHERE_NEAR == worth(match, enough_together=500, to_meet=1)
    assert 0 == worth(board(ENEMY + hand(1, *BLUE[:2])), enough_together=500, to_meet=1)
    assert 0 == worth(board(ENEMY + hand(1, *BLUE)), enough_together=500, to_meet=1)


def test_what_is_discarded_of_an_enemys_colour_is_missed() -> None:
    match = board(ENEMY + hand(1, *BLUE[:2], place="discard"))
    assert -2 == worth(match, spent=1)
    match.state.allied[OSTROGOTHS] = 1
    assert 0 == worth(match, spent=1)


def test_a_full_city_without_legions_is_open() -> None:
    match = board("cubes.sinope.ostrogoths = 3\n")
    assert -1 == worth(match, open_city=1)
    match.state.legions[CITIES["sinope"]] = 1
    assert 0 == worth(match, open_city=1)
    assert 0 == worth(board("cubes.sinope.ostrogoths = 2\n"), open_city=1)


def test_cards_of_an_ally_enlist() -> None:
    match = board(ENEMY + hand(1, *BLUE) + "allied.ostrogoths = 1\n")
    assert 7 * judge.ENOUGH_TO_ENLIST == worth(match, card_to_enlist=7)
    assert 0 == worth(match, whole_set=100, in_other_hands=100)


def test_a_sack_is_sure_when_its_card_must_come_up() -> None:
    match = on_top(board("cubes.sinope.ostrogoths = 3\n"), "sinope_ostrogoths")
    assert -100 == worth(match, a_sack=100)


def test_legions_that_are_supported_stop_one_barbarian_each() -> None:
    match = on_top(board("cubes.sinope.ostrogoths = 3\n"), "sinope_ostrogoths")
    match.state.legions[CITIES["sinope"]] = 1
    assert 0 == worth(match, a_sack=100)


def test_a_card_whose_way_is_closed_threatens_the_city_that_it_reaches() -> None:
    match = on_top(board("cubes.mogontiacum.franks = 3\n"), "roma_franks", "narbo_franks")
    assert 0 == worth(match, a_sack=100)  # both reach Lutetia, which is empty
    match.state.cubes[CITIES["lutetia"]][FRANKS] = 2
    assert 0 == worth(match, a_sack=100)  # one each in Burdigala, and it is empty too
    on_top(match, "mogontiacum_franks")
    assert -100 == worth(match, a_sack=100)


def test_a_sack_is_as_bad_as_the_cities_that_fall_with_it() -> None:
    state = board("cubes.sinope.ostrogoths = 3\ncubes.chersonesus.ostrogoths = 3\n").state
    assert 2 == judge.harm_of_sack(state, OSTROGOTHS, CITIES["sinope"])
    assert judge.ROMA_FALLS == judge.harm_of_sack(state, OSTROGOTHS, ROMA)


def test_cards_that_may_come_up_threaten_by_their_chance() -> None:
    assert 1000 == judge.sacked(0, 1, 16) and 500 == judge.sacked(0, 1, 8)
    assert 250 == judge.sacked(1, 2, 8) and 0 == judge.sacked(2, 2, 16)


def test_the_clock_strikes_when_the_actions_are_over() -> None:
    match = board(ENEMY)
    before = judge.phases_begun(match.state)
    play(match, "1 march aquileia legions=0")
    assert before == judge.phases_begun(match.state)
    play(match, "1 end_actions")
    assert before + 1 == judge.phases_begun(match.state)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("level", "games", "least"), [(Plan(0), 100, 2.0), (Plan(60), 12, 2.5)], ids=["fair", "search"]
)
def test_bots_forge_alliances(level: Plan, games: int, least: float) -> None:
    """A bot that acts as long as it may, keeps its sets and holds the cities has so many allies at
    the end of an introductory game; one that does not has one."""
    matches = Matches(Thinker(find_game("fall_of_rome")), 2, {"difficulty": "introductory"}, 1)
    levels = [Level("", "", level)] * 2
    allies = sum(sum(matches.play(levels, number).end.allied) for number in range(games))
    assert allies / games >= least
