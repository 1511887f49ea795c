"""Chapter "Phase 4, buying" (rules 47 to 61)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, refused, story, why_no

from .board import board, cards, cities, stack

OWN = cities(1, "bruges", "gand 4", "lille 6") + cities(2, "dijon 4") + cities(3, "nancy")
RICH = OWN + "coins = {1 = 40, 2 = 40, 3 = 40}\n"


@pytest.mark.rules("47")
def test_one_buys_all_before_the_next_begins_in_player_order() -> None:
    order = "order = {1 = '2', 2 = '3', 3 = '1'}\n"
    match = board(RICH + order + stack("buying 2"))
    play(match, "2 buy_card", "chance deal_card ram", "2 build_castle dijon") if False else None
    play(match, "2 buy_card", "chance deal_card ram", "2 build_fortress dijon", "2 stop_buying")
    assert (2,) == match.to_act
    play(match, "3 stop_buying")
    assert (0,) == match.to_act


@pytest.mark.rules("47", "62", "134")
def test_the_first_in_order_buys_first() -> None:
    order = "order = {1 = '2', 2 = '3', 3 = '1'}\n"
    assert (1,) == board(RICH + order + stack("round 1 buying")).to_act


@pytest.mark.rules("48", "I11")
def test_coins_that_are_not_spent_are_kept() -> None:
    match = play(board(RICH), "1 stop_buying")
    assert 40 == match.state.coins[0]
    assert "stop_buying" == board(RICH).default(0).words


@pytest.mark.rules("49", "1.13")
def test_a_card_costs_2_coins_and_is_drawn_blind() -> None:
    match = play(board(OWN + "coins.1 = 5\n"), "1 buy_card", "chance deal_card cannon")
    assert 3 == match.state.coins[0]
    assert 1 == match.state.cards[2][3]
    assert ["Navarre buys a card: cannon."] == [t.sentence for t in match.tell((0,), 0)]
    assert ["Navarre buys a card."] == [t.sentence for t in match.tell((1,), 0)]
    match.state.coins[0] = 1
    assert why_no(match, "1 buy_card") == (
        "49",
        {"price": 2, "coins": 1},
        "A card costs 2 coins; you have 1.",
    )


@pytest.mark.rules("53")
def test_a_hand_of_twelve_buys_no_card() -> None:
    assert allowed(board(RICH + cards("hand_1", "ladders 11")), "1 buy_card")
    match = board(RICH + cards("hand_1", "ladders 12"))
    assert ("53", {"count": 12}) == why_no(match, "1 buy_card")[:2]


@pytest.mark.rules("46")
def test_without_cards_nothing_can_be_bought() -> None:
    some = ["ladders 16", "ram 14", "siege_tower 12", "cannon 8", "engineer 5", "traitor 4"]
    rest = ["retreat 4", "sign_of_god 3", "ambassador 5", "plunder 3"]
    held = {2: ["ladders 16"], 3: ["ram 14"], 4: ["siege_tower 12"], 5: some[3:], 6: rest}
    hands = "".join(cards(f"hand_{seat}", *words) for seat, words in held.items())
    match = board("round = 2\n" + RICH + hands, seats=6, cards="keep")
    assert "46" == refused(match, "1 buy_card").rule
    discarded = hands.replace("hand_6", "discards")
    again = board("round = 2\n" + RICH + discarded, seats=6, cards="keep")
    play(again, "1 buy_card", "chance deal_card plunder")
    assert 0 == sum(again.state.cards[1])


@pytest.mark.rules("46")
def test_as_many_cards_in_the_pile_as_discards_can_be_bought() -> None:
    some = cards("discards", "ladders 16", "ram 14", "siege_tower 7")
    match = board(RICH + some)
    assert sum(match.state.cards[0]) == sum(match.state.cards[1])
    assert allowed(match, "1 buy_card")


@pytest.mark.rules("50", "51", "52", "4.6")
@pytest.mark.parametrize(
    ("seats", "reading", "castle", "fortress"),
    [
        (2, "8_10_three_garrisons", 8, 10),
        (2, "base_prices", 6, 8),
        (3, "8_10_three_garrisons", 8, 10),
        (4, "8_10_three_garrisons", 8, 10),
        (5, "8_10_three_garrisons", 6, 8),
        (6, "8_10_three_garrisons", 6, 8),
    ],
)
def test_prices(seats: int, reading: str, castle: int, fortress: int) -> None:
    own = cities(1, "bruges", "gand 4") + cities(2, "dijon")
    match = board(own + "coins.1 = 30\n", seats=seats, two_p=reading)
    play(match, "1 build_castle bruges")
    assert 30 - castle == match.state.coins[0]
    play(match, "1 build_fortress gand")
    assert 30 - castle - fortress == match.state.coins[0]


@pytest.mark.rules("50", "51")
def test_without_the_coins_nothing_is_built() -> None:
    match = board(OWN + "coins.1 = 7\n")
    assert ("50", {"price": 8, "coins": 7}) == why_no(match, "1 build_castle bruges")[:2]
    match = board(OWN + "coins.1 = 9\n")
    assert ("51", {"price": 10, "coins": 9}) == why_no(match, "1 build_fortress gand")[:2]
    assert allowed(match, "1 build_castle bruges")


@pytest.mark.rules("54", "8")
def test_only_own_cities_are_built_up_step_by_step() -> None:
    match = board(RICH)
    built = ["build_castle city=bruges", "build_fortress city=gand"]
    assert built == choices(match, "build_castle") + choices(match, "build_fortress")
    assert ("54", "Dijon is not yours.") == why_no(match, "1 build_castle dijon")[::2]
    assert "54" == refused(match, "1 build_castle paris").rule
    assert "54" == refused(match, "1 build_fortress dijon").rule
    assert (
        "Ghent has a castle or a fortress already."
        == refused(match, "1 build_castle gand").sentence
    )
    assert (
        "A fortress needs a castle, and Bruges has none."
        == refused(match, "1 build_fortress bruges").sentence
    )
    assert "Lille has a fortress already." == refused(match, "1 build_fortress lille").sentence


@pytest.mark.rules("50", "51")
def test_the_exact_price_is_enough() -> None:
    own = cities(1, "bruges", "gand 4")
    assert ["build_castle city=bruges"] == choices(board("coins.1 = 8\n" + own), "build_castle")
    assert ["build_fortress city=gand"] == choices(board("coins.1 = 10\n" + own), "build_fortress")


@pytest.mark.rules("50", "55", "54")
def test_one_castle_a_round() -> None:
    match = play(board(RICH + cities(1, "arras")), "1 build_castle bruges")
    assert ["Navarre builds a castle in Bruges."] == story(match)
    assert why_no(match, "1 build_castle arras") == (
        "55",
        {"city": "bruges"},
        "You have built a castle this round, in Bruges.",
    )


@pytest.mark.rules("56", "T15")
def test_a_garrison_never_becomes_a_fortress_in_one_round() -> None:
    own = cities(1, "bruges") + cities(2, "dijon")
    match = play(board(own + "coins.1 = 18\n", seats=4), "1 build_castle bruges")
    assert ("56", {"city": "bruges"}) == why_no(match, "1 build_fortress bruges")[:2]
    assert 10 == match.state.coins[0]


@pytest.mark.rules("57", "51")
def test_any_number_of_fortresses_a_round_by_the_usual_reading() -> None:
    text = RICH + cities(1, "arras 4")
    match = play(board(text), "1 build_fortress gand")
    assert ["Navarre builds a fortress in Ghent."] == story(match)
    assert allowed(match, "1 build_fortress arras")
    one = play(board(text, fortmax="one"), "1 build_fortress gand")
    assert "57" == refused(one, "1 build_fortress arras").rule


WORDS = board().game.state.fields["owner"].shape[0].words
ELSEWHERE = [word for word in WORDS if word not in ("bruges", "gand", "lille", "dijon", "nancy")]


@pytest.mark.rules("58", "59", "I2")
def test_castles_run_out_and_stand_under_fortresses_too() -> None:
    seven = [f"{word} 6" for word in ELSEWHERE[:7]]  # with Lille there are eight fortresses
    nine = [f"{word} 4" for word in ELSEWHERE[7:16]]  # with Ghent and Dijon eleven castles more
    nineteen = RICH + cities(2, *seven, *nine)
    assert allowed(board(nineteen), "1 build_castle bruges")
    twenty = nineteen + cities(3, f"{ELSEWHERE[16]} 4")
    assert "58" == refused(board(twenty), "1 build_castle bruges").rule


@pytest.mark.rules("58")
def test_fortresses_run_out() -> None:
    nine = RICH + cities(2, *(f"{word} 6" for word in ELSEWHERE[:8]))
    assert allowed(board(nine), "1 build_fortress gand")
    ten = nine + cities(3, f"{ELSEWHERE[8]} 6")
    assert "58" == refused(board(ten), "1 build_fortress gand").rule


@pytest.mark.rules("59", "61", "9")
def test_a_fortress_counts_six() -> None:
    match = play(board(RICH), "1 build_fortress gand")
    assert 6 == match.state.level[1]


@pytest.mark.rules("56", "60")
def test_a_castle_that_was_captured_is_old_enough() -> None:
    own = cities(1, "dijon 4") + "coins.1 = 10\nlost_before.dijon = '2'\n"
    assert allowed(board(own + cities(2, "nancy")), "1 build_fortress dijon")


@pytest.mark.rules("53", "I7", "6.2")
def test_who_keeps_cards_discards_down_to_twelve() -> None:
    held = cards("hand_1", "ladders 10", "ram 4") + cards("hand_2", "cannon")
    match = play(board("round = 2\n" + RICH + held, cards="keep"), "1 stop_buying")
    assert "hand_limit" == match.phase
    assert (0,) == match.to_act
    assert "discard card=ladders" == match.default(0).words
    assert ("53", {"card": "cannon"}) == why_no(match, "1 discard cannon")[:2]
    play(match, "1 discard ram")
    assert ["Navarre discards ram."] == story(match)
    play(match, "1 discard ladders")
    assert 12 == sum(match.state.cards[2])
    assert (1,) == match.to_act  # the next one buys


@pytest.mark.rules("48", "47")
def test_who_can_buy_nothing_is_not_asked() -> None:
    match = board(OWN + "coins = {1 = 0, 2 = 1, 3 = 2}\n" + stack("round 1 buying"))
    assert (2,) == match.to_act


@pytest.mark.rules("134", "I7")
def test_by_the_other_reading_who_is_out_puts_the_hand_away() -> None:
    text = cities(1, "bruges") + cities(2, "dijon") + "coins.1 = 2\n" + cards("hand_3", "ram 3")
    stays = board(text + stack("round 1 buying"))
    assert (3, 0) == (stays.state.cards[4][1], stays.state.cards[1][1])
    out = board(text + stack("round 1 buying"), wiped="out")
    assert (0, 3) == (out.state.cards[4][1], out.state.cards[1][1])
    first = cities(2, "bruges") + cities(3, "dijon") + "coins.2 = 2\n" + cards("hand_1", "ram 3")
    out = board(first + stack("round 1 buying"), wiped="out")
    assert (0, 3) == (out.state.cards[2][1], out.state.cards[1][1])
