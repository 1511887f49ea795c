"""The event "Treaty" (3.5)."""

from __future__ import annotations

import pytest

from tests.games.asking import choices, play, story, told, why_no

from ..board import board, cities, stack
from ..phase_seven import attacked, fight
from ..phase_six import OWN, accounted, event, level, owner, plundered

# Seat 2 lost Paris, a castle, to seat 1; seat 3 lost Lyon to seat 2.
LOST = OWN + cities(1, "paris 4") + cities(2, "lyon") + 'lost_before = {paris = "2", lyon = "3"}\n'


@pytest.mark.rules("3.5")
def test_a_city_goes_back_with_its_defences_marker_and_protection() -> None:
    match = event(LOST + "plundered.paris = 1\nprotected.paris = 1\n", "treaty")
    play(match, "1 give_back city=paris")
    assert ["By treaty Navarre gives Paris back to France, who lost it last round."] == story(match)
    assert (2, 4) == (owner(match, "paris"), level(match, "paris"))
    assert plundered(match, "paris")
    assert 1 == match.state.protected[9]
    assert accounted(match)


@pytest.mark.rules("3.5", "66")
def test_the_master_picks_among_the_cities_lost_in_the_round_before() -> None:
    match = event(LOST, "treaty")
    assert ["give_back city=paris", "give_back city=lyon"] == choices(match)
    assert "give_back city=lyon" == match.default(0).words  # not the master's own
    assert why_no(match, "1 give_back city=bourges") == (
        "3.5",
        {"city": "bourges"},
        "Nobody lost Bourges in a fight of the last round.",
    )


@pytest.mark.rules("3.5")
def test_a_city_that_is_free_or_the_losers_again_is_not_given_back() -> None:
    text = LOST.replace(', lyon = "3"', ', lyon = "3", nancy = "2", bourges = "2"')
    match = event(text, "treaty")
    assert ("3.5", "Nobody owns Nancy.") == why_no(match, "1 give_back city=nancy")[::2]
    assert ("3.5", "France, who lost Bourges, owns it again.") == why_no(
        match, "1 give_back city=bourges"
    )[::2]


@pytest.mark.rules("3.5")
def test_who_lost_it_must_have_a_garrison_marker_left() -> None:
    twenty = (
        "bourges gand lille calais arras mons amiens rouen caen reims troyes nancy rennes nantes "
        "brest angers tours poitiers la_rochelle orleans"
    ).split()
    text = cities(2, *twenty) + cities(1, "paris") + cities(3, "lyon", "bruges")
    match = event(text + 'lost_before = {paris = "2", lyon = "1"}\n', "treaty", unasked=False)
    assert ["give_back city=lyon"] == choices(match)
    assert why_no(match, "1 give_back city=paris") == (
        "3.5",
        {"seat": "2", "city": "paris"},
        "France, who lost Paris, has no garrison marker left.",
    )


@pytest.mark.rules("3.5", "66")
def test_without_such_a_city_there_is_no_effect() -> None:
    assert "no_effect" in told(event(OWN, "treaty"))


@pytest.mark.rules("3.5", "112")
def test_what_is_lost_in_a_fight_is_remembered_for_the_next_round_only() -> None:
    match = fight(attacked("ram ladders", ""), "ram ladders 0 none", "none 0 none", 6, 1)
    assert 1 == match.state.lost_by[4]  # Arras, by seat 2
    assert 6 == match.state.lost_before[4]
    match = board(LOST + 'lost_by.nancy = "1"\n' + stack("round 1 end"))
    assert (0, 6) == (match.state.lost_before[12], match.state.lost_by[12])
    assert 6 == match.state.lost_before[9]  # Paris: two rounds ago


@pytest.mark.rules("3.5")
def test_it_goes_to_who_lost_it_first_in_that_round() -> None:
    match = attacked("ram ladders", "", text='lost_by.arras = "3"\n')
    fight(match, "ram ladders 0 none", "none 0 none", 6, 1)
    assert 2 == match.state.lost_by[4]  # seat 3 had lost it before


@pytest.mark.rules("134", "3.5")
def test_by_option_who_is_out_gets_nothing_back() -> None:
    text = cities(1, "paris", "lyon") + cities(3, "bruges")
    lost = 'lost_before = {paris = "2", lyon = "3"}\n'
    match = event(text + lost, "treaty", wiped="out", unasked=False)
    assert ["give_back city=lyon"] == choices(match)
    assert ("134", "France is out of the game.") == why_no(match, "1 give_back city=paris")[::2]
    assert ["give_back city=paris", "give_back city=lyon"] == choices(event(text + lost, "treaty"))
