"""Invade cities (52 to 57), and the way back along the migration route (2.7)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tabard.games.fall_of_rome.components.board import CITIES, PREVIOUS_STOP, TRIBES
from tabard.games.fall_of_rome.components.cards import CARD_CITY, CARD_TRIBE
from tests.games.asking import allowed, play, refused, told, words_of

from .board import board
from .scenes import LAST_CARD, PHASE_3, SOMEBODY, W4, cubes, legions


def _turn(card: str, text: str = "", **options: str):  # type: ignore[no-untyped-def]
    return play(board(LAST_CARD + text, **options), f"chance barbarian_card card={card}")


def _invaded(card: str, text: str = "", **options: str) -> str:
    """The city in which a cube more lies after this card."""
    match = board(LAST_CARD + text, **options)
    before = cubes(match)
    play(match, f"chance barbarian_card card={card}")
    changed = [city for city, there in cubes(match).items() if there != before.get(city)]
    return " ".join(changed)


@pytest.mark.rules("52", "1", "2.12.2", "3.10")
@pytest.mark.parametrize(("space", "cards"), list(enumerate([2, 2, 3, 3, 4, 4, 4, 5])))
def test_as_many_cards_are_turned_as_the_invasion_rate_says(space: int, cards: int) -> None:
    match = board(f"rate = {space}\n" + PHASE_3)
    turned = 0
    while match.phase == "top_barbarian":
        play(match, f"chance {match.legal(6)[0][1]}")
        turned += 1
    assert cards == turned
    assert (1, "actions") == (match.state.turn, match.phase)


@pytest.mark.rules("52", "2.12", "2.12.2", "4.26")
def test_the_number_of_cards_is_read_once_at_the_start() -> None:
    match = board("rate = 4\n" + PHASE_3)
    assert 4 == match.state.cards_to_turn + 1
    assert 1 == board("rate = 7\n" + LAST_CARD).state.cards_to_turn + 1


@pytest.mark.rules("53", "54", "2.7.4")
def test_a_card_invades_one_city_and_is_discarded() -> None:
    match = _turn("genua_franks", "cubes = {genua = {franks = 1}}\n")
    assert {"genua": {"franks": 2}} == cubes(match)
    assert "discard" == words_of(match)["barbarian"]["genua_franks"]
    assert ["turned", "placed", "turn"] == told(match)


@pytest.mark.rules("55", "56", "2.7", "2.7.1", "2.7.2")
def test_a_city_that_holds_the_tribe_is_invaded() -> None:
    assert "genua" == _invaded("genua_franks", "cubes = {genua = {franks = 1}}\n")


@pytest.mark.rules("55", "57", "2.7.2")
def test_a_city_is_invaded_from_the_previous_city_on_the_route() -> None:
    assert "genua" == _invaded("genua_franks", "cubes = {narbo = {franks = 1}}\n")


@pytest.mark.rules("55", "56", "57", "2.7.3", "4.1")
def test_other_tribes_and_other_neighbours_open_no_way() -> None:
    text = "cubes = {genua = {huns = 1}, narbo = {huns = 1}, ravenna = {franks = 1}}\n"
    assert "mogontiacum" == _invaded("genua_franks", text)


@pytest.mark.rules("2.7", "2.7.1", "2.7.3", "4.1", "3.12.1")
def test_the_card_walks_back_to_the_nearest_city_that_can_be_invaded() -> None:
    match = _turn("lugdunum_huns", "cubes = {carnuntum = {huns = 1}}\n")
    assert {"carnuntum": {"huns": 1}, "iuvavum": {"huns": 1}} == cubes(match)
    assert ["turned", "walked_back", "placed", "turn"] == told(match)


@pytest.mark.rules("2.7.2", "2.7.3", "4.1", "3.12.2")
def test_a_first_city_can_always_be_invaded() -> None:
    assert "carnuntum" == _invaded("lugdunum_huns")
    assert "carnuntum" == _invaded("carnuntum_huns")


@pytest.mark.rules("3.4", "2.7", "2.7.3", "3.5")
def test_every_card_of_an_empty_board_reaches_the_root_of_its_branch() -> None:
    roots = {
        "franks": {"gesoriacum", "mogontiacum"},
        "vandals": {"mogontiacum"},
        "huns": {"carnuntum", "philippopolis"},
        "visigoths": {"philippopolis", "tyras"},
        "ostrogoths": {"carnuntum", "chersonesus"},
    }
    reached: dict[str, set[str]] = {tribe: set() for tribe in roots}
    cards = [(CITIES.word(CARD_CITY[c]), TRIBES.word(CARD_TRIBE[c])) for c in range(49)]
    for city, tribe in cards:
        reached[tribe].add(_invaded(f"{city}_{tribe}"))
    assert roots == reached


@pytest.mark.rules("3.4")
def test_the_routes_are_trees_with_one_previous_stop_for_each_city() -> None:
    sizes = [sum(stop != -2 for stop in PREVIOUS_STOP[tribe]) for tribe in range(TRIBES)]
    assert [9, 12, 9, 13, 6] == sizes
    assert [2, 1, 2, 2, 2] == [list(PREVIOUS_STOP[tribe]).count(-1) for tribe in range(TRIBES)]


@pytest.mark.rules("3.4")
@pytest.mark.parametrize(
    "route",
    [
        "franks gesoriacum londinium eburacum",
        "franks mogontiacum lutetia burdigala narbo genua roma",
        "vandals mogontiacum lugdunum burdigala caesaraugusta corduba tingi cesarea carthago roma",
        "vandals carthago syracusae athenae constantinopolis",
        "huns carnuntum iuvavum mediolanum lugdunum lutetia",
        "huns philippopolis patrae brundisium roma",
        "visigoths tyras constantinopolis athenae patrae",
        "visigoths philippopolis narona aquileia ravenna roma",
        "visigoths ravenna genua narbo nova_carthago corduba",
        "ostrogoths carnuntum aquileia roma",
        "ostrogoths chersonesus sinope constantinopolis",
    ],
)
def test_a_tribe_moves_from_stop_to_stop_along_its_route(route: str) -> None:
    tribe, *stops = route.split()
    for before, city in pairwise(stops):
        assert city == _invaded(f"{city}_{tribe}", f"cubes = {{{before} = {{{tribe} = 1}}}}\n")


@pytest.mark.rules("4.28", "57")
def test_legions_in_the_previous_city_do_not_close_the_way() -> None:
    text = "cubes = {narbo = {franks = 1}}\nlegions = {narbo = 3}\n"
    assert "genua" == _invaded("genua_franks", text)


@pytest.mark.rules("54", "2.6", "2.6.1", "4.27", "53", "2.7.4")
def test_an_attack_on_a_defended_city_spends_the_card() -> None:
    text = "cubes = {genua = {franks = 1}}\nlegions = {genua = 2}\nfort = {genua = 1}\n"
    match = _turn("genua_franks", text)
    assert ({"genua": {"franks": 1}}, {"genua": 1}) == (cubes(match), legions(match))
    assert "discard" == words_of(match)["barbarian"]["genua_franks"]
    assert ["turned", "attacked", "turn"] == told(match)


@pytest.mark.rules("30", "4.22")
def test_allies_go_on_invading() -> None:
    text = "allied = {franks = 1}\ncubes = {genua = {franks = 1}}\n"
    assert "genua" == _invaded("genua_franks", text)


@pytest.mark.rules("52", "2.11.4")
def test_between_two_cards_but_not_after_the_last_events_may_be_played() -> None:
    text = f'card_place = {{mors_tua = "hand_1"}}\ncubes = {{{SOMEBODY}}}\n'
    match = board(PHASE_3 + text)
    assert "top_barbarian" == match.phase
    play(match, "chance barbarian_card card=genua_franks")
    assert ("between_invasions", (0,)) == (match.phase, match.to_act)
    play(match, "1 go_on", "chance barbarian_card card=narbo_franks")
    assert ("actions", 1) == (match.phase, match.state.turn)


@pytest.mark.rules("2", "53")
def test_after_phase_three_the_next_player_takes_a_turn() -> None:
    match = _turn("genua_franks")
    assert ((1,), 4) == (match.to_act, match.state.actions_left)


@pytest.mark.rules("2.11.7", "53")
def test_nothing_is_played_while_a_card_is_being_turned() -> None:
    match = board(LAST_CARD + 'card_place = {mors_tua = "hand_1"}\n')
    refusal = refused(match, "1 mors_tua effect=normal city=roma tribe=huns")
    assert "It is not up to seat 1: chance must decide." == refusal.sentence
    assert allowed(
        board(W4 + 'card_place = {mors_tua = "hand_1"}\ncubes = {roma = {huns = 1}}\n'),
        "1 mors_tua effect=normal city=roma tribe=huns",
    )


@pytest.mark.rules("2.7")
@pytest.mark.parametrize("card", ["lugdunum_huns", "brundisium_huns"])
def test_it_is_told_when_the_tribe_walks_back(card: str) -> None:
    match = play(board(LAST_CARD), f"chance barbarian_card card={card}")
    assert "walked_back" in told(match)
