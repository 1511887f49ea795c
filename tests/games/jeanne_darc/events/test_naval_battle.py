"""The event "Naval battle" (3.5)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.jeanne_darc.components.board import CITIES, PORT
from tests.games.asking import allowed, choices, play, refused, story, told, why_no

from ..board import board, cards, cities, stack
from ..phase_seven import combat, expansion
from ..phase_six import accounted, event

PORTS = cities(1, "bruges") + cities(2, "calais") + cities(3, "rouen") + cities(4, "lyon")
HANDS = cards("hand_1", "ram", "ladders", "engineer") + cards("hand_2", "cannon", "retreat")
COINS = "coins = {1 = 5, 2 = 5, 3 = 5}\ninfluence = {1 = 6, 2 = 6, 3 = 1, 4 = 6}\n"


def at_sea(text: str = "", one: int = 1, other: int = 2, **options: str) -> Match:
    """The master has named these two."""
    match = event(PORTS + HANDS + (text or COINS), "naval_battle", seats=4, **options)
    return play(match, f"1 name_admiral player={one}", f"1 name_admiral player={other}")


def battle(match: Match, first: str, second: str, *dice: int) -> Match:
    """Seats 1 and 2 commit, then the dice fall."""
    play(match, f"1 sail_with {first}", f"2 sail_with {second}")
    return play(match, *(f"chance sea_die face={face}" for face in dice))


# --- the two players ----------------------------------------------------------------------------


@pytest.mark.rules("3.5", "66")
def test_the_master_names_two_players_who_each_own_a_port() -> None:
    match = event(PORTS, "naval_battle", seats=4)
    assert [f"name_admiral player={n}" for n in (1, 2, 3)] == choices(match)
    assert why_no(match, "1 name_admiral player=4") == (
        "3.5",
        {"seat": "4"},
        "Brittany owns no port.",
    )
    assert "1" == refused(match, "1 name_admiral player=5").rule
    play(match, "1 name_admiral player=2")
    assert ["name_admiral player=1", "name_admiral player=3"] == choices(match)
    assert ("3.5", "Two different players fight at sea, not France twice.") == why_no(
        match, "1 name_admiral player=2"
    )[::2]
    play(match, "1 name_admiral player=3")
    assert ["The fleets of France and England meet."] == story(match)
    assert (1,) == match.to_act


@pytest.mark.rules("3.5")
def test_when_no_port_is_free_the_master_names_as_ever() -> None:
    ports = [CITIES.word(city) for city in CITIES.numbers if PORT[city]]
    match = event(cities(1, *ports[:6]) + cities(2, *ports[6:]), "naval_battle")
    assert ["name_admiral player=1", "name_admiral player=2"] == choices(match)


@pytest.mark.rules("6.2")
def test_the_default_names_others_than_the_master() -> None:
    match = event(PORTS, "naval_battle", seats=4)
    assert "name_admiral player=2" == match.default(0).words
    play(match, "1 name_admiral player=2")
    assert "name_admiral player=3" == match.default(0).words
    order = 'order = {1 = "3", 2 = "1", 3 = "2", 4 = "4"}\n'
    match = board(PORTS + order + stack("round 1 events"), seats=4)
    play(match, "chance draw_marker marker=naval_battle")
    assert "name_admiral player=1" == match.default(2).words


@pytest.mark.rules("3.5", "66")
@pytest.mark.parametrize("text", ["", cities(1, "bruges"), cities(1, "bruges", "calais")])
def test_without_two_owners_of_ports_there_is_no_battle(text: str) -> None:
    assert "no_effect" in told(event(text + cities(2, "lyon"), "naval_battle"))


@pytest.mark.rules("1", "3.5")
def test_the_two_factions_of_one_player_do_not_fight_each_other() -> None:
    text = cities(1, "bruges") + cities(3, "calais") + cities(2, "lyon")
    options = {"two_p": "two_factions"}
    assert "no_effect" in told(event(text, "naval_battle", seats=4, **options))
    match = event(text + cities(4, "caen"), "naval_battle", seats=4, **options)
    play(match, "1 name_admiral player=1")
    assert "sail_out" == match.phase  # only seat 4 could be the second


# --- both commit in secret ----------------------------------------------------------------------


@pytest.mark.rules("3.5", "1.13")
def test_both_are_asked_in_the_order_named_and_neither_sees_what_the_other_commits() -> None:
    match = at_sea(one=2, other=1)
    assert (1,) == match.to_act
    play(match, "2 sail_with card=cannon influence=3")
    assert (0,) == match.to_act
    for viewer in (0, 2, 3):
        seen = match.view(viewer)
        assert "?" == seen["first_card"]["2"]
        assert "?" == seen["influence_put"]["2"]
    assert "cannon" == match.view(1)["first_card"]["2"]
    assert 6 == match.state.influence[1]  # nothing is spent before the reveal
    play(match, "1 sail_with card=none influence=0")
    assert (CHANCE,) == match.to_act
    assert "?" == match.view(0)["first_card"]["2"]  # both show after the dice
    play(match, "chance sea_die face=1", "chance sea_die face=1")
    assert 3 == match.state.influence[1]


@pytest.mark.rules("3.5")
def test_a_yellow_card_of_the_hand_or_none_and_up_to_five_points() -> None:
    match = at_sea(COINS + cards("used_1", "cannon"))
    assert ["sail_with card=ladders", "sail_with card=ram", "sail_with card=none"] == choices(match)
    assert "3.5" == refused(match, "1 sail_with card=cannon").rule  # used: not in hand
    play(match, "1 sail_with card=ram")
    assert [f"… influence={n}" for n in range(6)] == choices(match)


@pytest.mark.rules("3.5", "I4")
def test_nobody_commits_more_influence_than_is_left() -> None:
    match = at_sea(COINS, one=3, other=1)
    assert ["sail_with card=none"] == choices(match)
    play(match, "3 sail_with card=none")
    assert ["… influence=0", "… influence=1"] == choices(match)
    assert "3.5" == refused(match, "3 … influence=2").rule


@pytest.mark.rules("6.2")
def test_the_default_commits_nothing() -> None:
    match = at_sea()
    assert "sail_with card=none" == match.default(0).words
    play(match, "1 sail_with card=none")
    assert "… influence=0" == match.default(0).words


# --- who wins -----------------------------------------------------------------------------------


@pytest.mark.rules("3.5")
def test_who_has_no_coins_pays_none() -> None:
    match = battle(at_sea(COINS.replace("2 = 5, 3", "2 = 0, 3")), "ram 2", "cannon 1", 5, 3)
    assert "Navarre wins at sea: France cannot pay, and has no use of the sea this round." in (
        story(match)
    )
    assert [5, 0] == match.state.coins[:2]


@pytest.mark.rules("3.5", "115", "118")
def test_the_higher_sum_wins() -> None:
    match = battle(at_sea(), "ram 2", "cannon 1", 5, 3)  # 4 + 2 + 5 against 6 + 1 + 3
    assert "At sea Navarre has 11, France has 10." in story(match)
    assert "Navarre wins at sea: France pays 2 coins and has no use of the sea this round." in (
        story(match)
    )
    state = match.state
    assert [7, 3] == state.coins[:2]
    assert [4, 5] == state.influence[:2]
    assert [0, 1, 0, 0] == state.barred[:4]
    assert 1 == state.cards[8][1]  # the winner's ram is used
    assert 0 == state.cards[2][1]
    assert 1 == state.cards[1][3]  # the loser's cannon is discarded
    assert (6, 6) == (state.admiral, state.rival)
    assert accounted(match)


@pytest.mark.rules("3.5")
def test_everything_that_counts_is_told_with_the_rule_of_the_battle() -> None:
    match = play(at_sea(), "1 sail_with ram 2")
    assert [("committed_at_sea", "3.5")] == [(e.event, e.rule) for e in match.told]
    play(match, "2 sail_with cannon 1", "chance sea_die face=5", "chance sea_die face=3")
    assert [
        "France rolls 3.",
        "Navarre shows ram and 2 influence.",
        "France shows cannon and 1 influence.",
        "Navarre: 4 for the yellow card.",
        "Navarre: 2 for influence.",
        "Navarre: 5 for the die.",
        "France: 6 for the yellow card.",
        "France: 1 for influence.",
        "France: 3 for the die.",
        "At sea Navarre has 11, France has 10.",
        "Navarre wins at sea: France pays 2 coins and has no use of the sea this round.",
        "The yellow card of Navarre is used for this round.",
        "France discards the yellow card.",
    ] == story(match)[:13]
    assert {"3.5"} == {event.rule for event in match.told[:13]}


@pytest.mark.rules("3.5", "1.13")
def test_who_holds_neither_card_nor_influence_is_not_asked() -> None:
    poor = "influence = {1 = 0, 2 = 0, 3 = 0, 4 = 0}\n"
    match = at_sea(poor, one=2, other=3)
    assert ("sail_out", (1,)) == (match.phase, match.to_act)  # cards in hand
    play(match, "2 sail_with card=none influence=0")
    assert "sea_dice" == match.phase
    play(match, "chance sea_die face=1", "chance sea_die face=1")
    for nothing in (
        "France shows no card and 0 influence.",
        "England shows no card and 0 influence.",
    ):
        assert nothing in story(match)


@pytest.mark.rules("3.5")
def test_the_second_one_named_may_win() -> None:
    match = battle(at_sea(), "none 0", "none 1", 4, 4)
    assert [3, 7] == match.state.coins[:2]
    assert [1, 0] == match.state.barred[:2]


@pytest.mark.rules("3.5")
@pytest.mark.parametrize("coins", [0, 1])
def test_a_poor_loser_pays_what_there_is(coins: int) -> None:
    match = battle(at_sea(f"coins = {{1 = 5, 2 = {coins}}}\n"), "none 0", "none 0", 4, 3)
    assert [5 + coins, 0] == match.state.coins[:2]


@pytest.mark.rules("3.5")
def test_a_tie_costs_both_cards_and_nothing_else() -> None:
    match = battle(at_sea(), "ram 2", "cannon 1", 5, 4)
    assert "naval_tie" in told(match)
    state = match.state
    assert [5, 5] == state.coins[:2]
    assert not any(state.barred)
    assert (1, 1) == (state.cards[1][1], state.cards[1][3])
    assert [4, 5] == state.influence[:2]
    assert accounted(match)


@pytest.mark.rules("3.5")
def test_nothing_lies_in_the_battle_afterwards() -> None:
    match = battle(at_sea(), "ram 2", "cannon 1", 5, 3)
    state = match.state
    assert [0] * 6 == state.die == state.committed == state.shown_influence
    assert {8} == set(state.shown_first) == set(state.first_card)
    assert "draw_marker" == match.phase


@pytest.mark.rules("3.5", "118")
def test_by_option_throne_points_are_committed() -> None:
    text = "throne = {1 = 3, 2 = 3}\ninfluence = {1 = 0, 2 = 0, 3 = 0, 4 = 0}\n"
    match = at_sea(text, influence="throne")
    play(match, "1 sail_with card=none")
    assert [f"… influence={n}" for n in range(4)] == choices(match)
    battle_on = play(match, "1 … influence=3", "2 sail_with none 0")
    play(battle_on, "chance sea_die face=1", "chance sea_die face=1")
    assert 0 == match.state.throne[0]


# --- barred from the sea ------------------------------------------------------------------------

BARRED = cities(1, "bruges") + cities(2, "brest") + "barred.1 = 1\n"


@pytest.mark.rules("3.5", "81", "89", "3.3")
def test_the_loser_may_not_use_the_sea_this_round() -> None:
    match = expansion(BARRED)
    assert "3.5" == refused(match, "1 expand city=caen").rule
    assert allowed(match, "1 expand city=gand")
    match = combat(BARRED + cards("hand_1", "ram 2", "plunder"))
    assert "3.5" == refused(match, "1 attack base=bruges target=brest way=sea").rule
    assert why_no(match, "1 plunder city=brest") == (
        "3.5",
        {"city": "brest"},
        "You lost at sea this round, and no road leads to Brest.",
    )
    free = combat(BARRED.replace("barred.1 = 1", "") + cards("hand_1", "ram 2", "plunder"))
    assert allowed(free, "1 attack base=bruges target=brest way=sea")
    assert allowed(free, "1 plunder city=brest")


@pytest.mark.rules("3.5")
def test_only_in_this_round() -> None:
    assert not any(board(BARRED + stack("round 1 end")).state.barred)
