"""Chapter "Bargaining" (rules 72 to 75, 135 to 142)."""

from __future__ import annotations

import pytest

from tests.games.asking import allowed, choices, play, refused, story, told, why_no, words_of

from .board import cards, cities
from .phase_seven import attacked, combat, expansion, opening

CASTLES = cities(1, "lille", "gand 4") + cities(2, "arras", "mons 4") + cities(3, "dijon 6")
COINS = "coins = {1 = 5, 2 = 3}\n"
CARD = cards("hand_1", "ram")


def paying(move: str, **options: str):
    """An offer of seat 1 at the opening."""
    match = opening(CASTLES + COINS + CARD, **options)
    return play(match, f"1 offer {move}")


# --- when, and how many -------------------------------------------------------------------------


@pytest.mark.rules("135", "72", "S03")
def test_at_the_opening_the_active_player_offers_then_every_other_in_player_order() -> None:
    text = 'order = {1 = "1", 2 = "3", 3 = "2"}\n' + CASTLES + COINS + CARD
    match = opening(text)
    for seat in (1, 3, 2):
        assert ("offers", (seat - 1,)) == (match.phase, match.to_act)
        assert "pass" == match.default(seat - 1).words
        play(match, f"{seat} pass")
    assert "expansion" == match.phase


@pytest.mark.rules("135", "75")
def test_at_a_free_moment_only_the_active_player_offers_and_nobody_in_move_1_or_a_fight() -> None:
    match = combat(CASTLES + COINS + CARD + "offers_left.1 = 3\n")
    assert allowed(match, "1 offer 2 none none pay_1 none none")
    move_1 = expansion(CASTLES + COINS + CARD + "offers_left.1 = 3\n")
    assert "76" == refused(move_1, "1 offer 2 none none pay_1 none none").rule
    match = attacked("ram ram", "ram", text=COINS + "offers_left.1 = 3\n")
    assert "95" == refused(match, "1 offer 2 none none pay_1 none none").rule


@pytest.mark.rules("136", "I11")
def test_the_active_player_makes_three_offers_in_a_turn_every_other_one() -> None:
    match = opening(CASTLES + COINS + CARD)
    for left in (2, 1, 0):
        play(match, "1 offer 2 none none pay_1 none none", "2 decline")
        assert left == match.state.offers_left[0]
    assert (1,) == match.to_act
    play(match, "2 offer 1 none none ask_1 none none", "1 decline")
    assert (2,) == match.to_act  # one offer, and the next is asked
    play(match, "3 pass", "1 pass")
    assert "combat" == match.phase
    assert [] == choices(match, "offer")
    why = why_no(match, "1 offer 2 none none pay_1 none none")
    assert ("136", "You have no offer left in this turn.") == why[::2]


@pytest.mark.rules("136")
def test_what_is_left_lapses_with_the_turn() -> None:
    match = combat(CASTLES + CARD + "offers_left = {1 = 2, 3 = 1}\n")
    play(match, "1 end_turn")
    assert [1, 3, 1] == match.state.offers_left[:3]  # not one more: the turn of seat 2


@pytest.mark.rules("135")
def test_by_option_only_the_active_player_offers_or_nobody() -> None:
    match = opening(CASTLES + COINS + CARD, bargain="active")
    assert (0,) == match.to_act
    assert "expansion" == play(match, "1 pass").phase
    assert "expansion" == opening(CASTLES + COINS + CARD, bargain="off").phase


@pytest.mark.rules("136", "T22")
def test_who_is_not_active_swaps_at_once_and_then_waits_for_the_next_turn() -> None:
    text = cities(1, "lille") + cities(2, "arras", "mons 4") + cities(3, "dijon 4", "lyon")
    match = opening(text + COINS + CARD)
    play(match, "1 pass", "2 offer 3 mons dijon no_coins none none", "3 accept")
    words = words_of(match)
    assert (3, 2) == (words["owner"]["mons"], words["owner"]["dijon"])
    assert (2,) == match.to_act
    assert 0 == match.state.offers_left[1]


@pytest.mark.rules("135", "136")
def test_nobody_is_asked_who_could_offer_nothing() -> None:
    match = opening(cities(1, "lille") + cities(2, "arras 4") + cities(3, "dijon 6") + CARD)
    assert "expansion" == match.phase  # no coins, and no two cities of one level


@pytest.mark.rules("134", "135", "138")
def test_by_option_who_is_out_is_neither_asked_nor_offered_anything() -> None:
    text = cities(1, "lille") + cities(3, "dijon") + "coins = {1 = 5, 2 = 5, 3 = 5}\n" + CARD
    for wiped, asked in (("stays", [1, 2, 3]), ("out", [1, 3])):
        match, seen = opening(text, wiped=wiped), []
        while match.phase == "offers":
            seen.append(match.to_act[0] + 1)
            play(match, f"{seen[-1]} pass")
        assert asked == seen
    match = opening(text, wiped="out")
    assert "134" == refused(match, "1 offer 2").rule


@pytest.mark.rules("135")
def test_who_has_no_offers_is_passed_over_until_he_says_otherwise() -> None:
    match = opening(CASTLES + COINS + CARD + "silent.2 = 1\n")
    play(match, "1 no_offers")
    assert (2,) == match.to_act  # seat 2 has been passed over
    play(match, "3 pass", "1 pass", "1 end_turn")
    assert (2,) == match.to_act  # and so has seat 1 in the next turn
    match = combat(CASTLES + COINS + CARD + "silent.1 = 1\n")
    play(match, "1 offers_again")
    assert 0 == match.state.silent[0]
    assert ("135", "You are asked for offers already.") == why_no(match, "1 offers_again")[::2]


@pytest.mark.rules("136", "137")
def test_only_a_finished_offer_is_told_and_counted() -> None:
    match = opening(CASTLES + COINS + CARD)
    lines = len(match.lines)
    play(match, "1 offer 2 lille arras")
    assert (3, [], lines) == (match.state.offers_left[0], story(match), len(match.lines))
    play(match, "1 offer 2 lille arras no_coins none none")
    assert (2, lines + 1) == (match.state.offers_left[0], len(match.lines))


# --- what may be offered ------------------------------------------------------------------------


@pytest.mark.rules("137", "138", "74")
def test_an_offer_goes_to_another_player_who_is_there() -> None:
    match = opening(CASTLES + COINS + CARD)
    assert ["offer to=2", "offer to=3"] == choices(match, "offer")
    assert ("138", "An offer goes to another player.") == why_no(match, "1 offer 1")[::2]
    assert "Nobody plays in that seat." == refused(match, "1 offer 5").sentence


@pytest.mark.rules("138", "1")
def test_the_two_factions_of_one_player_do_not_bargain() -> None:
    match = opening(CASTLES + COINS + CARD, two_p="two_factions", seats=4)
    assert "138" == refused(match, "1 offer 3").rule
    assert allowed(match, "1 offer 2")


@pytest.mark.rules("73", "138", "S04", "T19")
def test_cities_of_the_same_level_are_swapped_one_for_one() -> None:
    match = opening(CASTLES + COINS + CARD)
    assert why_no(match, "1 offer 2 gand arras no_coins none none") == (
        "73",
        {"give": "gand", "want": "arras"},
        "Ghent and Arras do not have the same value.",
    )
    assert allowed(match, "1 offer 2 gand mons no_coins none none")
    assert allowed(match, "1 offer 2 lille arras no_coins none none")
    why = why_no(match, "1 offer 3 lille")
    assert ("138", "England has no city of the same value as Lille.") == why[::2]


@pytest.mark.rules("73")
def test_by_option_the_mountains_1_is_part_of_the_value() -> None:
    text = cities(1, "lille", "foix") + cities(2, "arras", "pampelune")
    match = opening(text + COINS + CARD, swap="value")
    assert "73" == refused(match, "1 offer 2 lille pampelune no_coins none none").rule
    assert allowed(match, "1 offer 2 foix pampelune no_coins none none")
    assert allowed(opening(text + COINS + CARD), "1 offer 2 lille pampelune no_coins none none")


@pytest.mark.rules("74", "138", "T23")
def test_cities_are_neither_sold_nor_given_away_but_coins_may_top_a_swap() -> None:
    match = opening(CASTLES + COINS + CARD)
    why = why_no(match, "1 offer 2 lille none ask_3 none none")
    assert ("74", "A city is swapped for a city; none is sold or given away.") == why[::2]
    assert "74" == refused(match, "1 offer 2 none arras pay_5 none none").rule
    assert allowed(match, "1 offer 2 lille arras pay_5 none none")
    assert allowed(match, "1 offer 2 lille arras ask_3 none none")


@pytest.mark.rules("138")
def test_each_side_owns_the_city_it_gives() -> None:
    match = opening(CASTLES + COINS + CARD)
    assert "Arras does not belong to Navarre." == refused(match, "1 offer 2 arras").sentence
    why = refused(match, "1 offer 2 lille dijon no_coins none none")
    assert "Dijon does not belong to France." == why.sentence


@pytest.mark.rules("138", "3.5")
def test_a_protected_city_is_not_swapped() -> None:
    match = opening(CASTLES + COINS + CARD + "protected.arras = 1\n")
    assert "138" == refused(match, "1 offer 2 lille").rule  # France has nothing else for it
    match = opening(CASTLES + cities(2, "reims") + COINS + CARD + "protected.arras = 1\n")
    assert "3.5" == refused(match, "1 offer 2 lille arras no_coins none none").rule
    assert allowed(match, "1 offer 2 lille reims no_coins none none")
    match = opening(CASTLES + COINS + CARD + "protected.lille = 1\n")
    assert "3.5" == refused(match, "1 offer 2 lille").rule


@pytest.mark.rules("137", "138")
def test_whoever_is_to_pay_has_the_coins_now() -> None:
    match = opening(CASTLES + COINS + CARD)
    why = why_no(match, "1 offer 2 none none pay_6 none none")
    assert ("138", "Navarre has only 5 coins.") == why[::2]
    assert (
        "France has only 3 coins." == refused(match, "1 offer 2 none none ask_4 none none").sentence
    )
    play(match, "1 offer 2 none none")
    assert [f"… coins=pay_{n}" for n in (5, 4, 3, 2, 1)] + [
        f"… coins=ask_{n}" for n in (1, 2, 3)
    ] == (choices(match))


@pytest.mark.rules("138")
def test_an_offer_moves_something() -> None:
    match = opening(CASTLES + COINS + CARD)
    why = why_no(match, "1 offer 2 none none no_coins none none")
    assert ("138", "An offer moves a pair of cities, or at least 1 coin.") == why[::2]
    poor = opening(CASTLES + CARD)
    assert "138" == refused(poor, "1 offer 2 none").rule  # nobody has a coin
    assert "138" == refused(poor, "1 offer 3").rule  # and with England nothing can be swapped


@pytest.mark.rules("139", "74", "S05")
def test_coins_may_be_for_attacking_or_sparing_and_bind_nobody() -> None:
    match = opening(CASTLES + COINS + CARD)
    why = why_no(match, "1 offer 2 none none pay_2 for_attacking none")
    assert ("139", "This reason names a city.") == why[::2]
    why = why_no(match, "1 offer 2 none none pay_2 for_sparing_me paris")
    assert ("139", "This reason names no city.") == why[::2]
    play(match, "1 offer 2 none none pay_2 for_attacking dijon")
    assert [
        "Navarre makes France an offer.",
        "Navarre would pay France 2 coins.",
        "In return France would attack Dijon.",
    ] == story(match)
    play(match, "2 accept")
    assert ["France accepts the offer of Navarre.", "Navarre pays France 2 coins."] == story(match)
    assert [3, 5] == match.state.coins[:2]


@pytest.mark.rules("139")
def test_the_promise_is_given_by_whoever_receives_the_coins() -> None:
    for coins, reason, sentence in (
        ("ask_2", "for_sparing_me none", "In return Navarre would not attack France this round."),
        ("ask_2", "for_sparing_city arras", "In return Navarre would not attack Arras this round."),
        ("pay_2", "for_sparing_me none", "In return France would not attack Navarre this round."),
    ):
        assert sentence == story(paying(f"2 none none {coins} {reason}"))[-1]
    match = paying("2 lille arras no_coins for_attacking dijon")  # no coins, no promise
    assert ["offer", "swap_offered"] == told(match)


# --- the answer ---------------------------------------------------------------------------------


@pytest.mark.rules("140")
def test_the_addressee_answers_at_once_and_nobody_else_does_anything() -> None:
    match = paying("2 none none pay_2 none none")
    assert ("answer", (1,)) == (match.phase, match.to_act)
    assert ["accept", "decline"] == choices(match)
    assert "decline" == match.default(1).words
    refusal = refused(match, "1 offer 2 none none pay_1 none none")
    assert "It is not up to Navarre: France must decide." == refusal.sentence


@pytest.mark.rules("141", "140")
def test_a_refused_offer_changes_nothing_but_counts() -> None:
    match = play(paying("2 lille arras pay_2 none none"), "2 decline")
    assert ["France declines the offer of Navarre."] == story(match)
    assert [5, 3] == match.state.coins[:2]
    assert (1, 2) == tuple(words_of(match)["owner"][city] for city in ("lille", "arras"))
    assert 2 == match.state.offers_left[0]
    assert [6, 20] == [match.state.offer_from, match.state.offer_coins]


@pytest.mark.rules("141", "I11")
def test_accepted_the_garrisons_change_places_and_everything_else_stays_with_the_city() -> None:
    match = opening(CASTLES + COINS + CARD + "plundered.mons = 1\n")
    play(match, "1 offer 2 gand mons pay_2 none none")
    assert [
        "Navarre makes France an offer.",
        "Navarre would give Ghent, France would give Mons.",
        "Navarre would pay France 2 coins.",
    ] == story(match)
    play(match, "2 accept")
    assert [
        "France accepts the offer of Navarre.",
        "Navarre has Mons now, France has Ghent.",
        "Navarre pays France 2 coins.",
    ] == story(match)
    words = words_of(match)
    assert (2, 1) == (words["owner"]["gand"], words["owner"]["mons"])
    assert (4, 4) == (words["level"]["gand"], words["level"]["mons"])
    assert {"mons": 1} == words["plundered"]
    assert [3, 5] == match.state.coins[:2]


@pytest.mark.rules("141", "74")
def test_one_coin_is_paid_and_none_is_not() -> None:
    match = play(paying("2 none none ask_1 none none"), "2 accept")
    assert ["France accepts the offer of Navarre.", "France pays Navarre 1 coin."] == story(match)
    assert [6, 2] == match.state.coins[:2]
    match = play(paying("2 lille arras no_coins none none"), "2 accept")
    assert "Navarre has Arras now, France has Lille." == story(match)[-1]


@pytest.mark.rules("142", "78")
def test_a_city_swapped_at_the_opening_counts_as_owned_when_move_1_begins() -> None:
    match = paying("2 lille arras no_coins none none")
    play(match, "2 accept", "1 pass", "2 pass", "3 pass")
    assert "expansion" == match.phase
    assert allowed(match, "1 expand amiens")  # joined to Arras
    assert "77" == refused(match, "1 expand lille").rule


@pytest.mark.rules("142", "91")
def test_a_city_swapped_at_a_free_moment_is_a_base_at_once() -> None:
    text = CASTLES + cities(2, "calais") + cards("hand_1", "ram 2") + "offers_left.1 = 3\n"
    match = combat(text)
    assert "88" == refused(match, "1 attack arras calais road").rule
    play(match, "1 offer 2 lille arras no_coins none none", "2 accept")
    assert allowed(match, "1 attack arras calais road")
