"""Chapter "Set-up" (rule 2.2): the board, the first invasion, roles, hands, piles, first cities."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabard.engine.kinds import CHANCE
from tabard.engine.match import Match
from tabard.games.fall_of_rome.components.board import ROMA, TRIBES
from tabard.games.fall_of_rome.components.cards import (
    BARBARIAN_CARDS,
    CITY_CARDS,
    DISCARD,
    EVENTS,
    FIRST_HAND,
    UNSEEN,
)
from tabard.games.fall_of_rome.deck import cards_in_player_deck, events_of_the_vestalis
from tabard.games.fall_of_rome.setup import first_player
from tabard.games.fall_of_rome.supply import cubes_on_board, forts_in_supply, legions_in_supply
from tests.games.asking import choices, play, refused, story, told, why_no, words_of

GOLD = (
    "gesoriacum_franks mogontiacum_franks mogontiacum_vandals carnuntum_huns"
    " carnuntum_ostrogoths philippopolis_huns philippopolis_visigoths tyras_visigoths"
    " chersonesus_ostrogoths"
).split()
ROLES = ("consul", "mercator", "vestalis", "praefectus_classis", "regina_foederata")
NEAR = (  # eight cards of cities near Roma
    "roma_huns roma_franks carthago_vandals genua_franks narbo_franks cesarea_vandals"
    " genua_visigoths narbo_visigoths"
).split()


def new(seats: int = 2, **options: str) -> Match:
    """A new game whose cards and dice the test turns."""
    return Match("fall_of_rome", seats, options=options, chance_by_hand=True)


def after_gold(seats: int = 2, **options: str) -> Match:
    return play(new(seats, **options), *[f"chance gold_card card={card}" for card in GOLD])


def after_roles(seats: int = 2, **options: str) -> Match:
    match = after_gold(seats, **options)
    return play(match, *[f"chance deal_role role={role}" for role in ROLES[:seats]])


def deal(match: Match, cards: Sequence[str]) -> Match:
    """Deal these cards, events among them."""
    for card in cards:
        if card in EVENTS.words:
            play(match, "chance draw_card card=event", f"chance draw_event event={card}")
        else:
            play(match, f"chance draw_card card={card}")
    return match


def dealt(seats: int, cards: Sequence[str], **options: str) -> Match:
    return deal(after_roles(seats, **options), cards)


# --- the board and the barbarian deck -----------------------------------------------------------


@pytest.mark.rules("2.2", "2.2.1")
def test_one_fort_stands_in_roma_and_nothing_else_is_on_the_board() -> None:
    state = new().state
    assert 1 == state.fort[ROMA]
    assert 5 == forts_in_supply(state)
    assert 16 == legions_in_supply(state)
    assert [0] * 5 == [cubes_on_board(state, tribe) for tribe in range(TRIBES)]
    assert [0] * 5 == list(state.allied)
    assert (0, 0) == (state.rate, state.decline)


@pytest.mark.rules("2.2.2")
def test_the_roma_cards_lie_in_the_discard_pile_and_35_are_the_deck() -> None:
    state = after_gold().state
    for card, word in enumerate(BARBARIAN_CARDS.words):
        place = 0 if word.startswith("roma_") or word in GOLD else 1
        assert place == state.barbarian[card], word
    assert (14, 35) == (list(state.barbarian).count(0), list(state.barbarian).count(1))


@pytest.mark.rules("2.2.2")
def test_only_the_roma_cards_are_discarded_at_first() -> None:
    discarded = [
        BARBARIAN_CARDS.word(n) for n, place in enumerate(new().state.barbarian) if place == 0
    ]
    assert [f"roma_{tribe}" for tribe in TRIBES.words] == discarded


@pytest.mark.rules("2.2.3")
def test_the_gold_cards_place_three_cubes_each_then_two_then_one() -> None:
    match = new()
    assert [f"gold_card card={c}" for c in sorted(GOLD)] == sorted(choices(match))
    placed = []
    for card in GOLD:
        play(match, f"chance gold_card card={card}")
        placed.append(match.told[0].facts["count"])
    assert [3, 3, 3, 2, 2, 2, 1, 1, 1] == placed
    assert {
        "gesoriacum": {"franks": 3},
        "mogontiacum": {"franks": 3, "vandals": 3},
        "carnuntum": {"huns": 2, "ostrogoths": 2},
        "philippopolis": {"huns": 2, "visigoths": 1},
        "tyras": {"visigoths": 1},
        "chersonesus": {"ostrogoths": 1},
    } == words_of(match)["cubes"]
    assert 18 == sum(cubes_on_board(match.state, tribe) for tribe in range(TRIBES))


@pytest.mark.rules("2.2.3")
def test_a_gold_card_says_who_settles_where() -> None:
    match = play(new(), "chance gold_card card=tyras_visigoths")
    assert ["3 of the Visigoths settle in Tyras."] == story(match)


@pytest.mark.rules("2.2.3", "2.15")
def test_no_gold_card_comes_up_twice_and_no_other_card_at_all() -> None:
    match = play(new(), "chance gold_card card=tyras_visigoths")
    assert refused(match, "chance gold_card card=tyras_visigoths").rule == "2.15"
    assert why_no(match, "chance gold_card card=genua_franks") == (
        "2.15",
        {},
        "That is not among the cards that can come up.",
    )
    assert 8 == len(choices(match))


# --- roles --------------------------------------------------------------------------------------


@pytest.mark.rules("2.2.4")
def test_each_seat_is_dealt_a_role_of_its_own_seat_1_first() -> None:
    match = after_gold(3)
    assert "deal_roles" == match.phase
    assert 7 == len(choices(match, "deal_role"))
    play(match, "chance deal_role role=vestalis")
    assert ["seat 1 (Vestalis) plays the Vestalis."] == story(match)
    assert "2.15" == refused(match, "chance deal_role role=vestalis").rule
    play(match, "chance deal_role role=mercator")
    assert 5 == len(choices(match, "deal_role"))
    play(match, "chance deal_role role=consul")
    assert {"1": "vestalis", "2": "mercator", "3": "consul"} == words_of(match)["role"]
    assert "which_card" == match.phase


# --- hands and decks ----------------------------------------------------------------------------

#       seats  events  hand  deck  legions  her events
TABLE = ((2, 4, 4, 45, 12, 10), (3, 5, 3, 45, 10, 9), (4, 6, 2, 47, 8, 8), (5, 8, 2, 47, 6, 6))
PILES = {
    (45, "introductory"): [10, 10, 10, 10, 10, 0, 0],
    (45, "standard"): [9, 9, 9, 8, 8, 8, 0],
    (45, "heroic"): [8, 8, 8, 7, 7, 7, 7],
    (47, "introductory"): [11, 11, 10, 10, 10, 0, 0],
    (47, "standard"): [9, 9, 9, 9, 9, 8, 0],
    (47, "heroic"): [8, 8, 8, 8, 8, 7, 7],
}


@pytest.mark.rules("2.2.5", "2.2.6", "2.2.12", "3.6")
@pytest.mark.parametrize(("seats", "events", "cards", "deck", "legions", "hers"), TABLE)
def test_each_number_of_players_has_its_set_up(
    seats: int, events: int, cards: int, deck: int, legions: int, hers: int
) -> None:
    match = after_roles(seats)
    assert events == match.state.events_in_deck
    for _card in range(seats * cards):
        assert "which_card" == match.phase
        deal(match, [next(c for c in _unseen(match))])
    assert "start_city" == match.phase
    hands = [list(match.state.card_place).count(FIRST_HAND + s) for s in range(5)]
    assert [cards] * seats + [0] * (5 - seats) == hands
    assert deck + 6 == cards_in_player_deck(match.state)
    assert hers == events_of_the_vestalis(match.state)
    while match.phase == "start_city":
        seat = match.to_act[0]
        match.play(seat, match.rows(seat)[0])
    assert legions == legions_in_supply(match.state)
    assert 2 * seats == sum(match.state.legions)


def _unseen(match: Match) -> list[str]:
    return [CITY_CARDS.word(n) for n in range(49) if match.state.card_place[n] == UNSEEN]


@pytest.mark.rules("2.2.5", "2.15.11")
def test_hands_are_dealt_from_city_cards_and_events_alike() -> None:
    match = after_roles(2)
    row = {words: number for number, words in match.legal(CHANCE)}
    weight = match.game.flow.weight_of
    assert 50 == len(row)
    assert 4 == weight(match.state, CHANCE, row["draw_card card=event"])
    assert 1 == weight(match.state, CHANCE, row["draw_card card=roma_huns"])
    deal(match, ["carpe_diem", "roma_huns"])
    assert ["seat 1 (Consul) is dealt Roma (Huns)."] == story(match)
    assert 3 == match.state.events_in_deck
    assert "2.15" == refused(match, "chance draw_card card=roma_huns").rule
    play(match, "chance draw_card card=event")
    assert "2.15" == refused(match, "chance draw_event event=carpe_diem").rule


@pytest.mark.rules("2.2.5")
def test_one_hand_is_dealt_after_another() -> None:
    match = dealt(2, NEAR)
    assert {card: f"hand_{1 + n // 4}" for n, card in enumerate(NEAR)} == words_of(match)[
        "card_place"
    ]
    three = "roma_huns roma_franks genua_franks narbo_franks tyras_visigoths sinope_ostrogoths"
    match = dealt(3, [*three.split(), "roma_vandals", "carpe_diem", "tingi_vandals"])
    assert "hand_3" == words_of(match)["card_place"]["carpe_diem"]
    assert "hand_2" == words_of(match)["card_place"]["sinope_ostrogoths"]


@pytest.mark.rules("2.2", "2.2.7", "2.2.13")
@pytest.mark.parametrize(("deck", "difficulty"), PILES)
def test_the_deck_is_split_into_piles_with_one_revolt_each(deck: int, difficulty: str) -> None:
    match = dealt(2 if deck == 45 else 4, NEAR, difficulty=difficulty)
    state = match.state
    assert PILES[deck, difficulty] == list(state.pile_cards)
    revolts = {"introductory": 5, "standard": 6, "heroic": 7}[difficulty]
    assert [1] * revolts + [0] * (7 - revolts) == list(state.pile_revolt)
    assert deck + revolts == cards_in_player_deck(state)


@pytest.mark.rules("2.2.7")
def test_the_difficulty_is_standard_unless_said() -> None:
    assert [9, 9, 9, 8, 8, 8, 0] == list(dealt(2, NEAR).state.pile_cards)


# --- the first player and the first cities ------------------------------------------------------


@pytest.mark.rules("2.2.8", "3.9")
@pytest.mark.parametrize(
    ("first", "cards"),
    [
        (2, "roma_huns genua_franks carthago_vandals narbo_franks"  # 5 days
            " roma_franks cesarea_vandals genua_visigoths roma_vandals"),  # 7 days
        (1, "eburacum_franks genua_franks carthago_vandals narbo_franks"
            " londinium_franks gesoriacum_franks mogontiacum_franks carnuntum_huns"),
        (1, "narbo_franks genua_franks carthago_vandals roma_huns"  # a tie
            " narbo_visigoths genua_visigoths roma_vandals roma_franks"),
        (2, "carpe_diem do_ut_des vae_victis mors_tua"
            " roma_huns roma_vandals roma_franks roma_visigoths"),  # 0 days are a city card too
    ],
)  # fmt: skip
def test_who_holds_the_farthest_city_begins(first: int, cards: str) -> None:
    assert first - 1 == dealt(2, cards.split()).state.turn


@pytest.mark.rules("2.2.8")
def test_seat_1_begins_if_nobody_holds_a_city_card() -> None:
    events = "carpe_diem do_ut_des vae_victis mors_tua homo_faber hic_manebimus".split()
    match = after_roles(5)
    deal(match, [*events, "melius_cavere", "festina_lente", "roma_huns", "roma_franks"])
    assert 4 == match.state.turn  # seat 5 alone has city cards
    match.state.card_place[CITY_CARDS.value("roma_huns")] = DISCARD
    match.state.card_place[CITY_CARDS.value("roma_franks")] = DISCARD
    assert 0 == first_player(match.state)


@pytest.mark.rules("2.2.9")
def test_the_pawn_begins_in_a_city_of_the_hand_with_2_legions() -> None:
    match = dealt(2, NEAR)  # seat 2 begins: Cesarea is 7 days away
    assert (1,) == match.to_act
    assert ["start_in city=cesarea", "start_in city=genua", "start_in city=narbo"] == choices(match)
    assert why_no(match, "2 start_in city=tyras") == (
        "2.2.9",
        {"city": "tyras"},
        "The pawn begins in a city whose card is in hand, and Tyras is not.",
    )
    assert "2.2.9" == refused(match, "2 start_in city=roma").rule  # another hand's card
    play(match, "2 start_in city=narbo")
    assert ["seat 2 (Mercator) begins in Narbo with 2 legions."] == story(match)
    words = words_of(match)
    assert {"narbo": 2} == words["legions"]
    assert {"2": "narbo", "1": "nowhere"} == words["pawn"]
    assert "hand_2" == words["card_place"]["narbo_visigoths"]  # the card is kept


@pytest.mark.rules("2.2.9", "2.2.11")
def test_the_others_choose_in_turn_order_and_the_first_turn_begins() -> None:
    cards = (
        "roma_huns roma_franks genua_franks narbo_franks narbo_visigoths genua_visigoths"
        " carthago_vandals carpe_diem roma_vandals"
    )
    match = play(dealt(3, cards.split()), "2 start_in city=narbo")
    assert (2,) == match.to_act
    play(match, "3 start_in city=carthago")
    assert (0,) == match.to_act
    play(match, "1 start_in city=roma")
    assert "actions" == match.phase
    assert (1,) == match.to_act
    assert (4, 1) == (match.state.actions_left, match.state.turns)
    assert "turn" in told(match)
    assert {"roma": 2, "narbo": 2, "carthago": 2} == words_of(match)["legions"]


@pytest.mark.rules("2.2.9")
def test_two_pawns_in_one_city_bring_2_legions_each() -> None:
    match = dealt(2, NEAR)
    play(match, "2 start_in city=genua", "1 start_in city=genua")
    assert {"genua": 4} == words_of(match)["legions"]


@pytest.mark.rules("2.2.9")
def test_without_city_cards_the_pawn_begins_anywhere() -> None:
    cards = (
        "roma_huns narbo_franks roma_franks genua_franks carpe_diem do_ut_des vae_victis mors_tua"
    )
    match = play(dealt(2, cards.split()), "1 start_in city=narbo")
    assert (1,) == match.to_act
    assert 31 == len(choices(match))


@pytest.mark.rules("2.2.10")
def test_hands_are_open_and_the_decks_are_not() -> None:
    match = dealt(2, NEAR)
    assert match.view()["card_place"] == match.view(0)["card_place"] == match.view(1)["card_place"]
    assert {f"hand_{n}" for n in (1, 2)} == set(match.view()["card_place"].values())  # type: ignore[attr-defined]
    assert 41 == len(_unseen(match))  # what is still to come is nowhere in the record
