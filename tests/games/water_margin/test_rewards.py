"""EQ1 to EQ20 (3.19): where, which test, what each gives and costs."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.engine.match import Match
from tabard.games.water_margin.components.bandits import BANDITS, CHARACTERISTICS
from tabard.games.water_margin.components.events import (
    DONE_QUEST,
    EVENT_DIFFICULTY,
    EVENT_NUMBERS,
    EVENT_SQUARE,
    EVENT_TEST,
    EVENTS,
    OPEN_QUEST,
)
from tabard.games.water_margin.components.squares import FORT, SQUARES
from tabard.games.water_margin.tokens import discard_group
from tests.games.asking import play, story, told, why_no, words_of

from .board import event, figure
from .test_quests import questing

# number, square, test, difficulty; what success leaves on the card; bandits drawn; the failure
PRINTED: list[tuple[str, str, str, int, dict[str, int], int, dict[str, int]]] = [
    ("EQ1", "f5", "mind", 13, {"taels": 100}, 0, {"wound": 1}),
    ("EQ2", "g4", "combat", 14, {"experience": 2}, 0, {"wound": 1}),
    ("EQ3", "e6", "mind", 11, {"gourd": 1, "banquet": 1}, 0, {"immobilised": 1}),
    ("EQ4", "h9", "mind", 12, {}, 1, {"prison": 3}),
    ("EQ5", "h9", "combat", 15, {}, 2, {"wound": 1}),
    ("EQ6", "i5", "combat", 15, {"taels": 60}, 1, {"wound": 1}),
    ("EQ7", "h3", "magic", 9, {"experience": 1}, 1, {"wound": 1}),
    ("EQ8", "f4", "mind", 14, {"taels": 80}, 0, {"immobilised": 1}),
    ("EQ9", "g3", "combat", 16, {"horse": 1}, 0, {"wound": 1}),
    ("EQ10", "b6", "mind", 12, {"taels": 50, "banquet": 1}, 0, {}),
    ("EQ11", "h2", "combat", 13, {"experience": 1}, 0, {"wound": 1}),
    ("EQ12", "j4", "combat", 14, {"taels": 40, "banquet": 1, "experience": 1}, 0, {"wound": 1}),
    ("EQ13", "g5", "magic", 9, {"book": 1}, 0, {}),
    ("EQ14", "f6", "mind", 14, {"armour": 1}, 0, {"prison": 3}),
    ("EQ15", "j7", "mind", 11, {}, 0, {}),
    ("EQ16", "h8", "mind", 11, {"taels": 40, "gourd": 1}, 0, {}),
    ("EQ17", "f2", "combat", 11, {"gourd": 2}, 0, {"immobilised": 1}),
    ("EQ18", "j1", "magic", 10, {"experience": 1}, 0, {}),
    ("EQ19", "f6", "mind", 15, {}, 0, {"prison": 3}),
    ("EQ20", "l3", "combat", 14, {"taels": 30}, 1, {"wound": 1}),
]
STRONG = {"combat": ("guan_sheng", 10), "mind": ("wu_yong", 10), "magic": ("gongsun_sheng", 10)}
WEAK = {"combat": ("an_daoquan", 1), "mind": ("li_kui", 1), "magic": ("lu_junyi", 1)}
TOKENS = ("taels", "gourd", "banquet", "experience", "wound", "immobilised", "prison")
MARKERS = ("horse", "book", "armour")


def hero_for(number: str) -> tuple[str, int, int, str]:
    """Who attempts it in these tests, his value, the printed number, the square."""
    _n, square, test, difficulty, *_rest = next(row for row in PRINTED if row[0] == number)
    bandit, value = (STRONG if difficulty > 11 else WEAK)[test]
    return bandit, value, difficulty, square


def begun(number: str, *lines: str, seats: int = 2, options: Any = None, **fields: int) -> Match:
    """A hero with such tokens has attempted the quest of this number; his die is to fall."""
    bandit, _value, _difficulty, square = hero_for(number)
    quest = EVENTS.words[EVENT_NUMBERS.index(number)]
    hero = figure(1, bandit, square, "shi_qian" if number == "EQ5" else "", **fields)
    rival = [figure(2, "sun_erniang", "a1")] if seats > 1 else []
    match = questing(event(quest, "open", 1), hero, *lines, *rival, seats=seats, **(options or {}))
    return play(match, f"1 attempt quest={quest}")


def throw(match: Match, number: str, over: int) -> Match:
    """The die falls so that the hero's total is the printed number and so much over it."""
    _bandit, value, difficulty, _square = hero_for(number)
    return play(match, f"chance roll pips={difficulty + over - value}")


def card(match: Match, bandit: str) -> dict[str, int]:
    """What lies on the card of a bandit."""
    words: dict[str, Any] = words_of(match)
    return {t: words[t][bandit] for t in (*TOKENS, *MARKERS) if bandit in words.get(t, {})}


def has_succeeded(match: Match, row: Any) -> None:
    """The reward lies on the hero's card, and so many bandits come."""
    number, _square, _test, _difficulty, gives, bandits, _fails = row
    assert "quest_done" in told(match)
    assert gives == card(match, hero_for(number)[0])
    for at in range(bandits):
        assert "draw_bandit" == match.phase
        play(match, f"chance draw_bandit bandit={('tao_zongwang', 'zhang_shun')[at]}")
    assert "draw_bandit" != match.phase


def has_failed(match: Match, row: Any) -> None:
    """The penalty lies on the hero's card, and the quest stays open."""
    number, *_rest, fails = row
    assert "quest_failed" in told(match)
    if "prison" in fails:
        assert "prison_die" == match.phase
        play(match, "chance roll pips=3")
    assert fails == card(match, hero_for(number)[0])
    assert OPEN_QUEST == match.state.event_zone[EVENT_NUMBERS.index(number)]


@pytest.mark.rules(
    "EQ1",
    "EQ2",
    "EQ3",
    "EQ4",
    "EQ5",
    "EQ6",
    "EQ7",
    "EQ8",
    "EQ9",
    "EQ10",
    "EQ11",
    "EQ12",
    "EQ13",
    "EQ14",
    "EQ15",
    "EQ16",
    "EQ17",
    "EQ18",
    "EQ19",
    "EQ20",
    "3.19",
    "3.7",
)
@pytest.mark.parametrize(("over", "ends"), [(0, has_succeeded), (-1, has_failed)])
@pytest.mark.parametrize("row", PRINTED, ids=lambda row: row[0])
def test_the_printed_number_is_enough_and_one_below_it_fails(
    row: Any, over: int, ends: Any
) -> None:
    match = begun(row[0])
    assert ("own_die", row[3]) == (match.phase, match.state.test_difficulty)
    ends(throw(match, row[0], over), row)


@pytest.mark.rules("EQ4", "EQ14", "EQ19", "3.7")
@pytest.mark.parametrize("number", ["EQ4", "EQ14", "EQ19"])
@pytest.mark.parametrize("pips", [1, 4])
def test_no_bribe_averts_the_prison_of_a_quest(number: str, pips: int) -> None:
    match = throw(begun(number, taels=500, immobilised=1), number, -1)
    play(match, f"chance roll pips={pips}")
    assert {"taels": 500, "prison": pips} == card(match, hero_for(number)[0])
    assert "bribe" != match.phase


@pytest.mark.rules("EQ5", "3.17")
def test_the_scaffold_is_raided_with_a_sworn_brother_only() -> None:
    lines = [
        event("scaffold_of_jiangzhou", "open", 1),
        event("poem_on_the_tower_wall", "open", 1),
        figure(1, "li_kui", "h9"),
    ]
    match = questing(*lines, figure(2, "lu_junyi", "a1"))
    assert (
        "EQ5",
        {"figure": "li_kui"},
        "Li Kui has no sworn brother to raid the scaffold with.",
    ) == why_no(match, "1 attempt quest=scaffold_of_jiangzhou")


@pytest.mark.rules("EQ5", "3.6", "3.2")
def test_of_two_bandits_only_one_comes_to_a_player_with_eleven_figures() -> None:
    more = [figure(1, word, f"{'abcdefghij'[at]}8") for at, word in enumerate(BANDITS.words[60:70])]
    match = throw(begun("EQ5", *more), "EQ5", 0)
    play(match, "chance draw_bandit bandit=tao_zongwang")
    if match.phase == "place_bandit":
        match.play(0, match.default(0).words)
    assert "draw_bandit" != match.phase


@pytest.mark.rules("EQ8", "3.7")
def test_lantern_night_frees_all_own_prisoners() -> None:
    prisoners = [
        figure(1, "shi_jin", "a9", prison=4),
        figure(1, "lin_chong", "b9", prison=1),
        figure(2, "yan_qing", "c9", prison=2),
    ]
    match = throw(begun("EQ8", *prisoners), "EQ8", 0)
    assert {"yan_qing": 2} == words_of(match)["prison"]
    other = throw(begun("EQ2", *prisoners), "EQ2", 0)
    assert {"shi_jin": 4, "lin_chong": 1, "yan_qing": 2} == words_of(other)["prison"]


@pytest.mark.rules("EQ11", "A28")
@pytest.mark.parametrize(("bandit", "experience"), [("guan_sheng", 1), ("wu_song", 2)])
def test_the_fodder_store_teaches_an_exile_twice(bandit: str, experience: int) -> None:
    quest = event("burning_fodder_store", "open", 1)
    match = questing(quest, figure(1, bandit, "h2"), figure(2, "li_kui", "a1"))
    play(match, "1 attempt quest=burning_fodder_store", "chance roll pips=3")
    assert {bandit: experience} == words_of(match)["experience"]


@pytest.mark.rules("EQ2", "EQ11", "3.8", "A28")
def test_experience_beyond_the_limit_is_lost() -> None:
    match = begun("EQ2", options={"max_experience": "1"})
    assert {"experience": 1} == card(throw(match, "EQ2", 0), "guan_sheng")
    for had in (1, 2):
        match = begun("EQ2", experience=had)
        assert {"experience": 3} == card(throw(match, "EQ2", 0), "guan_sheng")


@pytest.mark.rules("EQ15")
def test_the_physician_removes_all_wounds_of_all_own_figures() -> None:
    patients = [
        figure(1, "shi_jin", "a9", wound=2, prison=1),
        figure(1, "lin_chong", "b9", wound=1, exile="h2"),
        figure(2, "yan_qing", "c9", wound=2),
    ]
    match = throw(begun("EQ15", *patients), "EQ15", 0)
    assert {"yan_qing": 2} == words_of(match)["wound"]
    assert "Shi Jin is healed." in story(match)


@pytest.mark.rules("EQ16")
@pytest.mark.parametrize(
    ("bandit", "mind"), [("li_jun", 8 + 3), ("shi_xiu", 7), ("zhang_heng", 4 + 3)]
)
def test_a_leader_with_the_tag_of_the_water_smuggles_better(bandit: str, mind: int) -> None:
    quest = event("salt_of_the_river", "open", 1)
    # a brother of the water without Mind does not help
    match = questing(quest, figure(1, bandit, "h8", "tong_meng"), figure(2, "li_kui", "a1"))
    play(match, "1 attempt quest=salt_of_the_river", "chance roll pips=1")
    assert mind + 1 == match.state.test_total


@pytest.mark.rules("EQ16", "EQ15", "EQ17")
@pytest.mark.parametrize(
    ("quest", "square", "value"), [("drunken_monk", "f2", 7), ("divine_physician", "j7", 4)]
)
def test_the_water_helps_in_no_other_quest(quest: str, square: str, value: int) -> None:
    lines = [event(quest, "open", 1), figure(1, "zhang_heng", square), figure(2, "li_kui", "a1")]
    match = play(questing(*lines), f"1 attempt quest={quest}", "chance roll pips=1")
    assert value + 1 == match.state.test_total


@pytest.mark.rules("EQ16")
def test_who_fails_at_smuggling_loses_all_taels() -> None:
    match = throw(begun("EQ16", taels=77, gourd=2), "EQ16", -1)
    assert {"gourd": 2} == card(match, "li_kui")
    assert "lost_all_taels" in told(match)
    assert "lost_all_taels" not in told(throw(begun("EQ16"), "EQ16", -1))


@pytest.mark.rules("EQ18", "EQ19", "3.12")
@pytest.mark.parametrize("number", ["EQ18", "EQ19"])
@pytest.mark.parametrize(("alert", "then"), [(9, 7), (2, 0), (1, 0), (0, 0)])
def test_the_alert_falls_by_two_and_never_below_zero(number: str, alert: int, then: int) -> None:
    match = throw(begun(number, f"alert = {alert}"), number, 0)
    assert then == match.state.alert
    assert "draw_bandit" != match.phase


@pytest.mark.rules("EQ18", "EQ19", "3.12")
def test_where_no_alert_is_played_a_bandit_or_taels_come_instead() -> None:
    match = throw(begun("EQ18", options={"alert": "off"}), "EQ18", 0)
    assert ("draw_bandit", {"experience": 1}) == (match.phase, card(match, "lu_junyi"))
    match = throw(begun("EQ19", options={"alert": "off"}), "EQ19", 0)
    assert {"taels": 100} == card(match, "wu_yong")


@pytest.mark.rules("EQ18", "EQ19", "3.15")
def test_alone_the_alert_is_always_played() -> None:
    match = throw(begun("EQ19", "alert = 5", seats=1, options={"alert": "off"}), "EQ19", 0)
    assert (3, {}) == (match.state.alert, card(match, "wu_yong"))


@pytest.mark.rules("3.7", "3.19")
@pytest.mark.parametrize("marker", MARKERS)
def test_a_figure_that_dies_loses_its_marker_and_the_quest_stays_done(marker: str) -> None:
    number = {"horse": "EQ9", "book": "EQ13", "armour": "EQ14"}[marker]
    match = throw(begun(number), number, 0)
    bandit = BANDITS.value(hero_for(number)[0])
    assert bandit is not None
    assert 1 == getattr(match.state, marker)[bandit]
    discard_group(match.state, bandit)
    assert 0 == getattr(match.state, marker)[bandit]
    assert DONE_QUEST == match.state.event_zone[EVENT_NUMBERS.index(number)]


@pytest.mark.rules("3.19", "3.3")
def test_the_printed_squares_and_tests() -> None:
    for number, square, test, difficulty, *_rest in PRINTED:
        card_number = EVENT_NUMBERS.index(number)
        assert square == SQUARES.word(EVENT_SQUARE[card_number])
        assert test == CHARACTERISTICS.word(EVENT_TEST[card_number])
        assert difficulty == EVENT_DIFFICULTY[card_number]
        assert not FORT[EVENT_SQUARE[card_number]]
