"""Is every component where it can be, and does what goes on belong together? (2.1, 2.17, 3.6)"""

from __future__ import annotations

import re

import pytest

from tabard.engine.game import Misused
from tabard.games.fall_of_rome.accounted import CITY_OFF
from tabard.games.fall_of_rome.book import BOOK

from .board import board, hand

SIX_FORTS = "roma = 1, aquileia = 1, athenae = 1, tyras = 1, tingi = 1, narbo = 1"
FOUR_CITIES = "".join(f"cubes.{city}.ostrogoths = 3\n" for city in "roma tyras narbo genua".split())
SEVEN = "roma_huns roma_franks roma_vandals genua_franks narbo_franks tyras_visigoths carpe_diem"
SET_UP = "turns = 0\npawn.rest = 'nowhere'\n"
DEALT = hand(1, *"roma_huns roma_franks genua_franks narbo_franks".split()) + hand(
    2, *"lutetia_huns patrae_huns tingi_vandals tyras_visigoths".split()
)
CHOOSES = """turn = 2
now = [
  {phase = 'set_up', seat = 1, step = '%s'},
  {phase = 'start_city', seat = %d, pawn = %d},
]
"""
CONSULTED = """[
  {phase = 'actions', seat = 1},
  {phase = 'consulting', seat = 'chance'},
  {phase = 'which_event'},
]"""
IN_A_TURN = "now = [{phase = 'actions', seat = 1}, {phase = '%s'}]\n"

# What lies so is in order, what lies otherwise is not, and what is said of it.
CASES = [
    (
        "legions = {roma = 16}",
        "legions = {roma = 16, tyras = 1}",
        "17 legions lie on the board; there are 16.",
    ),
    (
        f"fort = {{{SIX_FORTS}}}",
        f"fort = {{{SIX_FORTS}, genua = 1}}",
        "7 forts stand on the board; there are 6.",
    ),
    (
        f"{FOUR_CITIES}cubes.tingi.ostrogoths = 2",
        f"{FOUR_CITIES}cubes.tingi.ostrogoths = 3",
        "15 barbarians of the Ostrogoths are on the board; there are 14.",
    ),
    ("turn = 2", "turn = 3", "It is the turn of seat 3, but 2 pawns are in play."),
    ("pawn = {2 = 'roma'}", "pawn = {2 = 'nowhere'}", "seat 2 stands nowhere."),
    ("pawn = {3 = 'nowhere'}", "pawn = {3 = 'roma'}", "seat 3 is not in play, and stands in Roma."),
    (
        "role = {1 = 'consul', 2 = 'mercator'}",
        "role = {1 = 'consul', 2 = 'consul'}",
        "both Consul; a role is played once.",
    ),
    (
        "pile_cards.pile_1 = 10",
        "pile_cards.pile_1 = 3",
        "Ordinary cards in the piles: 42; unseen and in the deck: 49.",
    ),
    (
        "pile_cards.pile_1 = 11\npile_revolt.pile_1 = 1",
        "pile_cards = {pile_2 = 11}\npile_revolt = {pile_7 = 1}",
        "pile 7 holds a revolt, but no card.",
    ),
    (
        "events_in_deck = 8",
        "events_in_deck = 8\ncard_place = {rest = 'discard'}",
        "Events said to be in the deck: 8; unseen: 0.",
    ),
    (
        hand(2, "genua_franks"),
        hand(3, "genua_franks"),
        "is in the hand of seat 3, who does not play.",
    ),
    (
        hand(1, *SEVEN.split()),
        hand(1, *SEVEN.split(), "mors_tua"),
        "holds 8 cards; a hand holds 7.",
    ),
    (
        hand(1, "genua_franks"),
        hand(1, "genua_franks", place="treasury"),
        "is in the treasury, which only one player alone has.",
    ),
    (
        "top_card = 'genua_franks'\n" + hand(1, "genua_franks", place="drawn"),
        "top_card = 'genua_franks'",
        "must lie in “drawn”, or on top, once.",
    ),
    (
        "barbarian = {genua_franks = 'layer_2'}",
        "looked_at = {genua_franks = 1}",
        "no Melius cavere goes on.",
    ),
    ("actions_left = 1", "turns = 0", "turns is 0"),
    (
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}",
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance', settled = 1}",
        "Gold cards that have come up: 0; said to be: 1.",
    ),
    (
        SET_UP + "now = {phase = 'deal_roles', seat = 'chance'}",
        SET_UP + "now = {phase = 'deal_roles', seat = 'chance', dealt = 1}",
        "Dealt: 0; said to be: 1.",
    ),
    (
        SET_UP + "now = [{phase = 'deal', seat = 1}, {phase = 'which_card'}]\nevents_in_deck = 4",
        SET_UP + "now = [{phase = 'deal', seat = 1}, {phase = 'which_card'}]"
        "\nevents_in_deck = 4\npile_cards.pile_1 = 3",
        "The player deck has no piles yet; pile 1 holds cards.",
    ),
    (
        SET_UP + CHOOSES % ("pawn_2", 2, 2) + DEALT,
        SET_UP + CHOOSES % ("pawn_2", 1, 1) + DEALT,
        "It is seat 2 that chooses its city now.",
    ),
    (
        SET_UP + CHOOSES % ("pawn_2", 2, 2) + DEALT,
        SET_UP + CHOOSES % ("pawn_5", 2, 2) + DEALT,
        "“the game is set up” has come to pawn_5, further than it can here.",
    ),
    (
        SET_UP + CHOOSES % ("pawn_2", 2, 2) + DEALT,
        "turns = 0\n" + CHOOSES % ("pawn_2", 2, 2) + DEALT,
        "2 stand somewhere, 0 should.",
    ),
    (
        SET_UP + "now = {phase = 'set_up', seat = 1}",
        SET_UP + "now = {phase = 'set_up', seat = 1, step = 'roles'}",
        "“the game is set up” has begun, and nothing of it goes on.",
    ),
    (
        "now = {phase = 'actions', seat = 1}",
        "now = {phase = 'actions', seat = 2}",
        "is the active player's; that is seat 1.",
    ),
    (
        "now = {phase = 'roll', seat = 'chance'}\ndice_left = 1\nbattle_city = 'roma'",
        "now = {phase = 'roll', seat = 'chance'}\ndice_left = 1",
        "needs battle_city",
    ),
    (
        "now = {phase = 'roll', seat = 'chance'}\ndice_left = 1\nbattle_city = 'roma'",
        "now = {phase = 'roll', seat = 'chance'}\nbattle_city = 'roma'",
        "needs dice_left",
    ),
    (
        IN_A_TURN % "hurrying" + "left_to_do = 2\ngoal = 'tyras'",
        IN_A_TURN % "hurrying" + "left_to_do = 2",
        "needs goal",
    ),
    (
        IN_A_TURN % "hurrying" + "left_to_do = 2\ngoal = 'tyras'",
        IN_A_TURN % "hurrying" + "goal = 'tyras'",
        "Pawns that have been named: 0; that may still be: 0; in play: 2.",
    ),
    (
        IN_A_TURN % "biting" + "left_to_do = 1\nchosen_tribe = 'huns'\ncubes.roma.huns = 1",
        IN_A_TURN % "biting" + "left_to_do = 1",
        "needs chosen_tribe",
    ),
    (
        "now = {phase = 'pay_alliance', seat = 1}\nleft_to_do = 1\nchosen_tribe = 'huns'\n"
        + hand(1, "roma_huns", "lutetia_huns"),
        "now = {phase = 'pay_alliance', seat = 1}\nleft_to_do = 1\nchosen_tribe = 'huns'\n"
        + hand(1, "roma_huns"),
        "and holds 1: there is no choice.",
    ),
    (
        "now = {phase = 'escort', seat = 1}\nleft_city = 'tyras'\ncubes.tyras.huns = 1",
        "now = {phase = 'escort', seat = 1}\ncubes.tyras.huns = 1",
        "needs left_city",
    ),
    ("to_draw = 0", "to_draw = 1", "to_draw is 1, and nobody draws: 0."),
    (
        "now = {phase = 'put_back', seat = 1}",
        "now = {phase = 'put_back', seat = 1}\nto_draw = 1",
        "to_draw is 1, and nobody draws: 0.",
    ),
    (
        "",
        "drawn.card_1 = 'narbo_franks'\ncard_place.narbo_franks = 'drawn'",
        "1 card is out or still to be drawn; here there can be 0.",
    ),
    (
        "to_draw = 2\nnow = {phase = 'top_card', seat = 'chance'}",
        "to_draw = 4\nnow = {phase = 'top_card', seat = 'chance'}",
        "5 cards are out or still to be drawn; here there can be 4.",
    ),
    (
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}",
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}\ncubes.roma.huns = 1",
        "1 barbarian is on the board; the gold cards bring 0.",
    ),
    (
        "now = {phase = 'after_draw', seat = 1}",
        "now = [{phase = 'turn', seat = 1, step = 'phase_two'}, {phase = 'after_draw'}]",
        "lies on “a turn” before its step hand_limit; here phase_two is next.",
    ),
    (
        SET_UP + "events_in_deck = 4\nnow = [{phase = 'deal', seat = 1}, {phase = 'which_card'}]",
        SET_UP + "events_in_deck = 3\nnow = [{phase = 'deal', seat = 1}, {phase = 'which_card'}]",
        "3 events are in the deck or dealt from it; 4 for so many players.",
    ),
    (
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}",
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}\nevents_in_deck = 6",
        "6 events are in the deck or dealt from it; 0 for so many players.",
    ),
    (
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}",
        SET_UP + "now = {phase = 'gold_cards', seat = 'chance'}\ncard_place.roma_huns = 'discard'",
        "lies where no card lies before the first turn",
    ),
    (
        IN_A_TURN % "biting" + "left_to_do = 1\nchosen_tribe = 'huns'\ncubes.roma.huns = 1",
        IN_A_TURN % "biting" + "chosen_tribe = 'huns'\ncubes.roma.huns = 1",
        "needs left_to_do",
    ),
    (
        "now = {phase = 'battle', seat = 1}\nbattle_city = 'roma'\ndice_left = 1",
        "dice_left = 1",
        "dice_left is 1, and no dice are thrown now: 0.",
    ),
    ("role = {1 = 'vestalis'}\nnow = " + CONSULTED, "now = " + CONSULTED, "Nobody is the Vestalis"),
    ("actions_left = 2", "to_remove = 2", "There are results of dice, and no battle goes on."),
]


@pytest.mark.rules("2.1", "2.17", "2.1.1", "2.1.2", "2.2.4", "2.2.6", "2.2.9", "2.15.6", "3.6")
@pytest.mark.parametrize(("right", "wrong", "sentence"), CASES)
def test_what_lies_where_it_cannot_is_refused(right: str, wrong: str, sentence: str) -> None:
    board(right)
    with pytest.raises(Misused) as found:
        board(wrong)
    assert sentence in str(found.value)


def test_every_complaint_but_one_has_its_case() -> None:
    found = set()
    for _right, wrong, _sentence in CASES:
        with pytest.raises(Misused) as misused:
            board(wrong)
        for because in BOOK.complaints.all:
            one = because.sentence
            said = "|".join(map(re.escape, (one, getattr(one, "many", one))))
            if re.search(re.sub(r"\\\{.*?\\\}", ".*", said), str(misused.value)):
                found.add(because.code)
    assert {CITY_OFF} == {because.code for because in BOOK.complaints.all} - found  # no word says 4


@pytest.mark.rules("63", "64", "65", "66")
@pytest.mark.parametrize(
    ("text", "ending"),
    [
        ("decline = 8\ncubes.roma.huns = 1", "decline"),
        ("decline = 7\ncubes.roma.huns = 1", ""),
        ("cubes.roma.huns = 1\nallied = {huns = 1}", "no_enemy_left"),
        ("allied = {rest = 1}", "all_allied"),
        ("cubes.roma.huns = 1", ""),
    ],
)
def test_a_board_that_has_been_won_or_lost_is_over(text: str, ending: str) -> None:
    assert ending == ending_of(text)


def ending_of(text: str) -> str:
    """How the position is over, or an empty word."""
    from tabard.engine.find import find_game
    from tabard.engine.position import from_text

    game, state = from_text(find_game, f'game = "fall_of_rome"\n{text}')
    return game.endings[state.ended - 1].word if state.ended else ""


@pytest.mark.rules("2.1")
def test_a_short_position_has_its_unseen_cards_in_five_piles() -> None:
    assert [10, 10, 10, 10, 9, 0, 0] == list(board().state.pile_cards)
    dealt = board(hand(1, "genua_franks", "roma_huns") + "events_in_deck = 5\n")
    assert [11, 11, 10, 10, 10, 0, 0] == list(dealt.state.pile_cards)
    assert [0] * 7 == list(dealt.state.pile_revolt)
