"""Chapter "Phase 3, dealing combat cards" (rules 39 to 46)."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tests.games.asking import choices, play, refused, story

from .board import board, cards, cities, stack

OWN = cities(1, "bruges") + cities(2, "dijon") + cities(3, "nancy")
DEAL = stack("dealing 1")
PEACE = "status = 'peace'\n"


@pytest.mark.rules("36", "37", "39")
@pytest.mark.parametrize(("status", "each"), [("war", 6), ("peace", 4)])
def test_war_brings_six_cards_each_peace_four(status: str, each: int) -> None:
    match = board(OWN + f"status = '{status}'\n" + DEAL)
    dealt = 0
    while match.phase == "deal_card":
        play(match, f"chance deal_card {'ram' if dealt % 2 else 'ladders'}")
        dealt += 1
    assert 3 * each == dealt
    assert [each] * 3 == [sum(match.state.cards[2 + seat]) for seat in range(3)]


@pytest.mark.rules("39")
def test_cards_are_dealt_one_at_a_time_in_player_order() -> None:
    match = board(OWN + "order = {1 = '3', 2 = '1', 3 = '2'}\n" + DEAL)
    for seat in (2, 0, 1, 2):
        play(match, "chance deal_card cannon")
        assert seat == match.told_rows[-1][1]


@pytest.mark.rules("40", "1.13", "S25")
def test_who_gets_a_card_alone_sees_which() -> None:
    match = play(board(OWN + DEAL), "chance deal_card cannon")
    sentences = {viewer: match.tell((viewer,), 0)[-1].sentence for viewer in range(2)}
    assert {0: "Navarre is dealt cannon.", 1: "Navarre is dealt a card."} == sentences
    assert "cannon" not in match.lines_for((1,))[-1].words
    assert "cannon" in match.lines_for((0,))[-1].words


@pytest.mark.rules("16", "39")
def test_a_kind_of_card_comes_up_in_proportion_to_what_is_left() -> None:
    match = board(OWN + cards("discards", "cannon 8", "ladders 10") + DEAL)
    assert "deal_card card=cannon" not in choices(match)
    assert "39" == refused(match, "chance deal_card cannon").rule
    weigh = match.game.flow.weight_of
    weights = {row.words: weigh(match.state, CHANCE, row.number) for row in match.rows(CHANCE)}
    assert 6 == weights["deal_card card=ladders"]
    assert 56 == sum(weights.values())


@pytest.mark.rules("46")
def test_when_the_pile_runs_out_the_discards_are_shuffled() -> None:
    some = ["ladders 16", "ram 14", "siege_tower 12", "cannon 8", "engineer 5", "traitor 4"]
    rest = ["retreat 4", "sign_of_god 3", "ambassador 5", "plunder 2"]
    match = play(board(OWN + cards("discards", *some, *rest) + DEAL), "chance deal_card plunder")
    assert "The discards are shuffled into a new pile." in story(match)
    assert 73 == sum(match.state.cards[0])
    assert 0 == sum(match.state.cards[1])


@pytest.mark.rules("46")
def test_when_nothing_is_left_the_deal_stops() -> None:
    """Six players who have kept 12 cards each: the pile holds two."""
    kept = (
        cards("hand_1", "ladders 12")
        + cards("hand_2", "ladders 4", "ram 8")
        + cards("hand_3", "ram 6", "siege_tower 6")
        + cards("hand_4", "siege_tower 6", "cannon 6")
        + cards("hand_5", "cannon 2", "engineer 5", "traitor 4", "retreat")
        + cards("hand_6", "retreat 3", "sign_of_god 3", "ambassador 5", "plunder")
    )
    match = board(OWN + "round = 2\n" + kept + DEAL, seats=6, cards="keep")
    play(match, "chance deal_card plunder", "chance deal_card plunder")
    assert "ambassadors" == match.phase
    assert [13, 13, 12, 12, 12, 12] == [sum(hand) for hand in match.state.cards[2:8]]


@pytest.mark.rules("39", "1.13")
def test_after_the_deal_whoever_holds_cards_is_asked_for_ambassadors() -> None:
    text = OWN + "order = {1 = '2', 2 = '1', 3 = '3'}\n" + PEACE
    held = cards("hand_1", "ram 4") + cards("hand_2", "ladders 4")
    match = board(text + held + stack("dealing 1 ambassador_1"))
    assert (1,) == match.to_act
    play(match, "2 pass")
    assert (0,) == match.to_act
    play(match, "1 pass")  # seat 3 holds nothing and is not asked
    assert match.phase not in ("ambassadors", "dealing")
