"""The odds of a fight: exact, from what one side may know, and as battles really come out."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from tabard.engine.dice import new_stream
from tabard.engine.game import Misused
from tabard.engine.match import Match, Refused
from tabard.engine.secrecy.secrets import guess
from tabard.games.jeanne_darc.components.cards import COPIES, VALUE, YELLOW
from tests.games.asking import play

from .board import board, cards, cities, stack
from .phase_six import ABROAD

COMBAT = stack("combat 1")


def table(ours: str, theirs: str, own: str, other: str, more: str = "", **options: str) -> Match:
    """Seat 1 may attack seat 2; both hold these cards."""
    hands = cards("hand_1", *own.split(",")) + cards("hand_2", *other.split(","))
    return board(cities(1, ours) + cities(2, theirs) + more + hands + COMBAT, **options)


def chances(match: Match, move: str, everything: bool = False) -> dict[str, Fraction]:
    return {c.word: c.value for c in match.odds(0, move)[int(everything)].chances}


# --- worked out by hand ---------------------------------------------------------------------------


@pytest.mark.rules("102", "111")
def test_against_an_empty_hand_only_the_dice_count():
    """3 + 3 and a die against 6 and a die: 15 pairs of dice win, 6 tie."""
    match = table("calais", "arras 6", "ladders 2", "retreat 0")
    assert {"win": Fraction(15, 36), "tie": Fraction(6, 36), "lose": Fraction(15, 36)} == chances(
        match, "attack calais arras road"
    )


@pytest.mark.rules("34", "107", "108", "109", "S36")
def test_the_mountain_and_the_landing_count():
    """Barcelona, from Calais: 6 and 1 and 1 against 4 + 4: as many chances as without works."""
    match = table("calais", "barcelone 6", "ram 2", "retreat 0")
    assert Fraction(15, 36) == chances(match, "attack calais barcelone sea")["win"]


def test_one_unknown_card_is_any_of_those_not_seen():
    """The one card of the other side is yellow in 48 of 72 cases: two rams are our own."""
    match = table("calais", "arras 6", "ram 2", "retreat")
    unseen = 74 - 2
    leads = {card: 8 - 6 - VALUE[card] for card in range(YELLOW)}
    left = {card: COPIES[card] - (2 if VALUE[card] == 4 else 0) for card in range(YELLOW)}
    yellow = sum(Fraction(left[c], unseen) * wins(leads[c]) for c in range(YELLOW))
    red = Fraction(unseen - sum(left.values()), unseen) * wins(2)
    assert yellow + red == chances(match, "attack calais arras road")["win"]


def wins(lead: int) -> Fraction:
    """How likely one die and this lead beat another die."""
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    return Fraction(sum(lead + a > b for a, b in pairs), 36)


def test_the_three_chances_add_up_to_one():
    match = table("calais", "arras 4", "ram,cannon", "ram 3,engineer")
    for everything in (False, True):
        assert 1 == sum(chances(match, "attack calais arras road", everything).values())


# --- only what the seat may know ------------------------------------------------------------------


def test_the_odds_depend_on_the_view_alone():
    match = table("calais", "arras 4", "ram,cannon", "ram 3,engineer,cannon")
    first = match.odds(0, "attack calais arras road")
    for number in range(20):
        match.state = guess(match.game, match.state, (0,), new_stream(number))
        assert first == match.odds(0, "attack calais arras road")


def test_whoever_puts_in_all_has_at_least_the_chances_of_whoever_does_not():
    match = table("calais", "arras 4", "ram,cannon", "ram 3,engineer", "hero_active.2 = 1\n")
    sparing, lavish = (chances(match, "attack calais arras road", e)["win"] for e in (False, True))
    assert lavish < sparing


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("attack calais bruges road", "Bruges is your own"),
        ("attack calais paris road", "Paris is free"),
        ("attack calais nancy road", "No road leads from Calais to Nancy"),
        ("end_turn", "Ask for the odds of an attack"),
        ("", "Ask for the odds of an attack"),
    ],
)
def test_what_has_no_odds_is_said_in_a_sentence(move, sentence):
    match = table("calais", "nancy", "ram,cannon", "ram", cities(1, "bruges"))
    with pytest.raises((Misused, Refused), match=sentence):
        match.odds(0, move)


def test_without_two_yellow_cards_there_is_no_attack():
    with pytest.raises(Refused, match="2 yellow cards"):
        table("calais", "arras", "ram", "ram").odds(0, "attack calais arras road")


def test_a_way_that_is_not_said_is_each_that_is_open():
    """Calais and Rouen are ports without a road; Calais and Bruges have both."""
    match = table("calais", "bruges", "ram 2", "ram")
    little, much = (f"if the other side puts in {what}" for what in ("cards alone", "all it can"))
    assert [f"{way}, {what}" for way in ("road", "sea") for what in (little, much)] == [
        odds.title for odds in match.odds(0, "attack calais bruges")
    ]


# --- before a commitment --------------------------------------------------------------------------

FIGHT = stack("commit 1")
ON_ARRAS = (
    'attacker = "1"\ndefender = "2"\nbase = "calais"\ntarget = "arras"\nattacks.1 = 1\n'
    "attacked_from.calais = [1]\nattacked_by.arras = [1]\n"
)


def fight(own: str, other: str, more: str = "") -> Match:
    hands = cards("hand_1", *own.split(",")) + cards("hand_2", *other.split(","))
    return board(cities(1, "calais") + cities(2, "arras 4") + ON_ARRAS + more + hands + FIGHT)


def test_influence_and_an_engineer_raise_the_chance():
    match = fight("ram,cannon,engineer", "ram 3")
    plain = chances(match, "attack_with ram cannon 0 none")["win"]
    assert plain < chances(match, "attack_with ram cannon 2 none")["win"]
    assert plain < chances(match, "attack_with ram cannon 0 engineer")["win"]


def test_the_defender_can_reckon_too():
    match = fight("ram,cannon,engineer", "ram 3")
    match.play(0, "attack_with ram cannon 0 none")
    odds = match.odds(1, "defend_with ram 0 none")[0]
    assert 1 == sum(c.value for c in odds.chances) and 0 < odds.chances[0].value < 1


def test_by_option_all_engineers_and_traitors_of_a_hand_count_and_in_time():
    poor = "influence.2 = 0\n"
    match = table("calais", "arras", "cannon 2", "ram 8", poor, heroorred="any")
    usual = table("calais", "arras", "cannon 2", "ram 8", poor)
    begun = time.process_time()
    chosen = chances(match, "attack calais arras road", everything=True)
    assert time.process_time() - begun < 2
    assert chosen["win"] < chances(usual, "attack calais arras road", everything=True)["win"]


# --- against a foreign power ----------------------------------------------------------------------


@pytest.mark.rules("3.6")
def test_what_is_put_in_against_a_foreign_power_has_its_odds_and_a_tie_holds() -> None:
    match = board(cities(2, "lyon") + cards("hand_2", "ram") + ABROAD)
    play(match, "chance power_die face=2", "chance entry_die face=2")  # Savoy, by land
    dice = [(a + b + 2, d) for a in range(1, 7) for b in range(1, 7) for d in range(1, 7)]
    for move, own in (("none 0 none", 2), ("ram 3 none", 2 + 4 + 3)):
        (odds,) = match.odds(1, f"hold_with {move}")
        holds = Fraction(sum(foreign <= own + die for foreign, die in dice), len(dice))
        assert {"hold": holds, "lose": 1 - holds} == {c.word: c.value for c in odds.chances}
        assert "Savoy against Lyon" == odds.title
