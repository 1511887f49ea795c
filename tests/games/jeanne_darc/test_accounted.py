"""Is every component where it can be? (3.1, I1 to I11)"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.game import Misused
from tabard.games.jeanne_darc import GAME
from tabard.games.jeanne_darc import accounted as a

from .board import board, cards, cities, stack
from .phase_six import WINDOW

OWN = cities(1, "bruges", "gand 4") + cities(2, "dijon")


def complaint(text: str, **options: str) -> str:
    """Why no position may be like this."""
    with pytest.raises(Misused) as found:
        board(text, **options)  # type: ignore[arg-type]
    return str(found.value)


def changed(**values: Any) -> int:
    """The complaint when this is changed on a board with three cities."""
    state = board(OWN).state
    for name, value in values.items():
        if isinstance(value, dict):
            for at, inner in value.items():
                getattr(state, name)[at] = inner
        else:
            setattr(state, name, value)
    return int(GAME.accounted(state))


@pytest.mark.rules("3.1", "17")
def test_a_laid_out_board_is_in_order() -> None:
    assert 0 == changed()
    assert len(GAME.complaints) == a.ATTACKER_OFF


@pytest.mark.rules("11")
def test_the_seats_may_lead_the_factions_in_any_order() -> None:
    assert 0 == changed(faction={0: 5, 1: 2, 2: 0})
    assert a.SEATS_OFF == changed(faction={0: 5, 1: 2, 2: 5})


@pytest.mark.rules("I2", "8")
@pytest.mark.parametrize("seat", [3, 5])
def test_nobody_owns_a_city_who_does_not_play(seat: int) -> None:
    assert a.GARRISONS_OFF == changed(owner={9: seat}, level={9: 2})


@pytest.mark.rules("I1", "3.1")
def test_there_are_74_combat_cards() -> None:
    state = board(OWN + cards("hand_1", "cannon 8") + cards("used_2", "ram")).state
    assert 0 == GAME.accounted(state)
    assert 74 == sum(sum(place) for place in state.cards)
    state.cards[2][3] -= 1
    assert a.CARDS_OFF == GAME.accounted(state)
    state.cards[1][3] += 1
    assert 0 == GAME.accounted(state)
    assert "74 combat cards" in complaint(OWN + cards("hand_1", "cannon 9"))


@pytest.mark.rules("I1", "115")
def test_only_who_plays_holds_cards_and_only_yellow_ones_are_used() -> None:
    assert "only yellow" in complaint(OWN + cards("used_1", "traitor"))
    assert "only who plays" in complaint(OWN + cards("hand_5", "ram"))
    assert "only who plays" in complaint(OWN + cards("used_5", "ram"))


@pytest.mark.rules("I2", "12", "8")
def test_a_faction_has_20_garrisons() -> None:
    words = [word for word in GAME.state.fields["owner"].shape[0].words if word != "dijon"]
    board(cities(2, "dijon") + cities(1, *words[:20]))
    assert "20 garrison" in complaint(cities(2, "dijon") + cities(1, *words[:21]))
    assert "only those who play" in complaint(cities(4, "dijon"))


@pytest.mark.rules("I2", "58", "59")
def test_there_are_20_castles_and_10_fortresses() -> None:
    words = GAME.state.fields["owner"].shape[0].words
    board(cities(1, *(f"{word} 4" for word in words[:20])))
    assert "20 castles" in complaint("".join(f"level.{word} = 4\n" for word in words[:21]))
    board(cities(1, *(f"{word} 6" for word in words[:10])))
    assert "10 fortresses" in complaint(cities(1, *(f"{word} 6" for word in words[:11])))


@pytest.mark.rules("I2", "3.1")
def test_there_are_10_plunder_markers() -> None:
    words = GAME.state.fields["owner"].shape[0].words
    board("".join(f"plundered.{word} = 1\n" for word in words[:10]))
    assert "10 plunder" in complaint("".join(f"plundered.{word} = 1\n" for word in words[:11]))


@pytest.mark.rules("I3", "9", "7")
def test_levels_are_those_of_a_garrison_a_castle_or_a_fortress() -> None:
    assert 0 == changed(level={5: 4})  # left behind
    assert a.LEVEL_OFF == changed(level={5: 2})
    assert a.LEVEL_OFF == changed(level={0: 0})
    assert a.LEVEL_OFF == changed(level={0: 3})
    assert a.LEVEL_OFF == changed(level={0: 5})


@pytest.mark.rules("I4")
@pytest.mark.parametrize("field", ["coins", "influence", "throne"])
def test_nobody_has_less_than_nothing(field: str) -> None:
    assert 0 == changed(**{field: {1: 0}})
    assert a.STOCK_OFF == changed(**{field: {1: -1}})


@pytest.mark.rules("I4", "12")
def test_nobody_has_more_than_6_influence_points() -> None:
    assert a.STOCK_OFF == changed(influence={0: 7})


@pytest.mark.rules("I5", "93", "37")
def test_in_peace_nobody_attacks_twice() -> None:
    assert 0 == changed(status=1, attacks={0: 2})
    assert 0 == changed(status=2, attacks={0: 1})
    assert a.ATTACKS_OFF == changed(status=2, attacks={0: 2})


@pytest.mark.rules("3.5", "27")
def test_there_are_12_event_markers() -> None:
    assert 0 == changed(drawn={0: 2}, drawn_now={0: 1})
    assert a.MARKERS_OFF == changed(drawn={1: 2})
    assert a.MARKERS_OFF == changed(drawn={0: 1}, drawn_now={0: 2})


@pytest.mark.rules("3.5")
def test_one_city_is_protected_and_one_player_barred_at_most() -> None:
    assert 0 == changed(protected={0: 1}, barred={0: 1})
    assert a.FORCE_OFF == changed(protected={0: 1, 1: 1})
    assert a.FORCE_OFF == changed(barred={0: 1, 1: 1})


@pytest.mark.rules("2")
def test_no_faction_is_led_by_two() -> None:
    assert a.SEATS_OFF == changed(faction={1: 0})


@pytest.mark.rules("63")
def test_the_player_order_names_each_seat_once() -> None:
    assert 0 == changed(order={0: 2, 2: 0})
    assert a.ORDER_OFF == changed(order={0: 2})
    drawing = stack("round 1 5", "player_order 1 1")  # a marker may be drawn that stood later
    board(OWN + "order = {1 = '3', 2 = '3', 3 = '1'}\n" + drawing)


@pytest.mark.rules("I7", "53")
def test_after_the_buying_nobody_has_more_than_twelve_cards() -> None:
    held = cards("hand_1", "ladders 10") + cards("used_1", "ram 2")
    later = stack("round 1 8", "players_phase 1 1", "turn 1 2")
    board(OWN + held + later)
    assert "12 cards" in complaint(OWN + held + cards("hand_1", "cannon") + later)
    board(OWN + cards("hand_1", "ladders 13"))  # while the players buy
    board(OWN + cards("hand_1", "ladders 13") + WINDOW)  # and before


@pytest.mark.rules("I6", "123")
def test_after_phase_seven_all_cards_are_in_the_pile() -> None:
    later = stack("round 1 9", "scoring 1")
    board(OWN + later)
    for place in ("hand_1", "used_1", "discards"):
        assert "in the pile" in complaint(OWN + cards(place, "ram") + later)
    board(OWN + cards("hand_1", "ram") + later, cards="keep")


@pytest.mark.rules("I11", "136")
def test_the_active_player_has_three_offers_and_the_others_one() -> None:
    turn = stack("round 1 8", "players_phase 1 1", "turn 1 1", "expansion 1")
    board(OWN + "offers_left = {1 = 3, 2 = 1}\n" + turn)
    assert "3 offers at most" in complaint(OWN + "offers_left = {1 = 3, 2 = 2}\n" + turn)


@pytest.mark.rules("87")
def test_an_attacker_holds_two_yellow_cards_until_he_has_shown_the_first() -> None:
    attack = 'attacker = "1"\ndefender = "2"\nbase = "bruges"\ntarget = "dijon"\nattacks.1 = 1\n'
    board(OWN + attack + cards("hand_1", "ram 2"))
    assert "holds two yellow cards" in complaint(OWN + attack + cards("hand_1", "ram", "traitor"))
    board(OWN + attack + "shown_first = {1 = 'ram'}\n" + cards("hand_1", "ram"))
