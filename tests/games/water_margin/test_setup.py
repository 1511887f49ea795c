"""Chapters "Set-up" and "Components" (3.2 to 3.4, 3.18, 3.19)."""

from __future__ import annotations

import pytest

from tabard.engine.find import find_game
from tabard.engine.match import Match
from tabard.engine.position import from_text, to_text
from tabard.games.water_margin.board import adjacent, distance, is_diagonal
from tabard.games.water_margin.components.bandits import (
    BANDITS,
    BEST,
    CHINESE_NAMES,
    COMBAT,
    EXILE_SQUARE,
    START_SQUARE,
    VALUE,
    ZONES,
)
from tabard.games.water_margin.components.events import (
    EVENT_DIFFICULTY,
    EVENT_NUMBERS,
    EVENT_SQUARE,
    EVENT_TEST,
    EVENTS,
    IMMEDIATE,
    KIND_OF_EVENT,
    QUEST,
    WHOLE_CHAPTER,
)
from tabard.games.water_margin.components.squares import (
    CHEAP,
    EXILE_PLACE,
    FORT,
    FORT_TRAIT,
    IGNORES_SOLDIERS,
    LIANGSHAN,
    MARKET,
    NO_TRAIT,
    NOWHERE,
    RICH,
    SEA,
    SQUARES,
    TEMPLE,
    TOWN,
    WELCOMING,
)
from tests.games.asking import choices, play, refused, story, told, words_of

from .board import board, figure


def new(seats: int = 2, **options: str) -> Match:
    return Match("water_margin", seats=seats, options=options, chance_by_hand=True)


@pytest.mark.rules("3.4")
def test_the_first_player_is_any_seat_that_plays() -> None:
    match = new(3)
    assert [f"first_seat seat_drawn={n}" for n in (1, 2, 3)] == choices(match)
    assert "3.4" == refused(match, "chance first_seat seat_drawn=4").rule


@pytest.mark.rules("3.4", "3.6")
def test_three_bandits_each_are_drawn_round_by_round_from_the_first_player_on() -> None:
    match = play(new(), "chance first_seat seat_drawn=2")
    for bandit in ("wu_yong", "guan_sheng", "qin_ming", "hua_rong", "li_ying"):
        play(match, f"chance draw_bandit bandit={bandit}")
    owners = words_of(match)["owner"]
    assert {"wu_yong": 2, "guan_sheng": 1, "qin_ming": 2, "hua_rong": 1, "li_ying": 2} == (owners)
    play(match, "chance draw_bandit bandit=lin_chong")
    assert "Chapter 1: seat 2 plays first." in story(match)
    assert "h2" == words_of(match)["exile"]["lin_chong"]


@pytest.mark.rules("3.1", "3.4")
@pytest.mark.parametrize("rounds", [1, 4])
def test_start_figures_says_how_many_rounds_there_are(rounds: int) -> None:
    match = play(new(start_figures=str(rounds)), "chance first_seat seat_drawn=1")
    bandits = "wu_yong li_ying guan_sheng qin_ming hua_rong shi_jin mu_hong li_jun".split()
    for bandit in bandits[: 2 * rounds]:
        assert 0 == match.state.chapter
        play(match, f"chance draw_bandit bandit={bandit}")
    assert 1 == match.state.chapter


@pytest.mark.rules("3.4")
def test_at_the_start_nobody_has_a_token_but_the_convicts() -> None:
    match = play(new(start_figures="1"), "chance first_seat seat_drawn=1")
    play(match, "chance draw_bandit bandit=wu_yong", "chance draw_bandit bandit=lin_chong")
    words = words_of(match)
    fields = {"taels", "gourd", "banquet", "wound", "experience", "immobilised", "treasure"}
    assert set() == fields & set(words)
    assert {"lin_chong": "h2"} == words["exile"]


@pytest.mark.rules("3.3", "5.1", "S13", "S14")
def test_adjacent_squares_as_in_the_first_example() -> None:
    def land_next_to(word: str) -> str:
        square = SQUARES.words.index(word)
        near = [n for n in range(SQUARES) if adjacent(square, n) and not SEA[n]]
        return " ".join(sorted(SQUARES.word(n) for n in near))

    assert "g4 g5 g6 h4 h6 i4 i5 i6" == land_next_to("h5")
    assert "j3 j4 k4 l2 l3 l4" == land_next_to("k3")
    assert "k3 l3" == land_next_to("l2")


@pytest.mark.rules("3.3", "EC1")
def test_distance_is_the_greater_difference_and_diagonal_steps_are_known() -> None:
    h5, g4, h4, a1 = (SQUARES.words.index(w) for w in ("h5", "g4", "h4", "a1"))
    assert (1, 1, 7) == (distance(h5, g4), distance(h4, h5), distance(h5, a1))
    assert is_diagonal(h5, g4) and not is_diagonal(h5, h4)


@pytest.mark.rules("3.3")
def test_the_board_is_the_printed_one() -> None:
    def words(flags: list[int]) -> str:
        return " ".join(w for w, flag in zip(SQUARES.words, flags, strict=True) if flag)

    assert "k1 l1 j2 k2 l6" == words(SEA)
    assert "h1 i2 d3 j3 k3 l4 c5 h5 j5 l5 k6 h7 c8 g8" == words(FORT)
    assert "j1 f2 b6" == words(TEMPLE)
    assert "h2 l2 f4 d6 h6 h9" == words(EXILE_PLACE)
    assert {"e6", "g9"} == set(words(MARKET).split()) - set(words(TOWN).split())
    assert "Liangshan Marsh (H5)" == SQUARES.name(LIANGSHAN)


@pytest.mark.rules("3.11")
def test_every_fort_but_no_other_square_has_a_trait() -> None:
    assert [bool(fort) for fort in FORT] == [trait != NO_TRAIT for trait in FORT_TRAIT]
    counts = [FORT_TRAIT.count(t) for t in (IGNORES_SOLDIERS, RICH, CHEAP, WELCOMING)]
    assert [1, 5, 5, 3] == counts


@pytest.mark.rules("3.18", "A3", "A29", "I1")
def test_the_108_cards_have_one_best_value_and_start_on_land_that_is_no_fort() -> None:
    assert 108 == int(BANDITS) == len(set(BANDITS.words)) == len(set(CHINESE_NAMES))
    for bandit in range(BANDITS):
        values = VALUE[bandit]
        assert 1 == values.count(max(values)) and max(values) == values[BEST[bandit]]
        start = START_SQUARE[bandit]
        assert not SEA[start] and not FORT[start]
        assert EXILE_SQUARE[bandit] == NOWHERE or EXILE_PLACE[EXILE_SQUARE[bandit]]
    lin_chong = BANDITS.words.index("lin_chong")
    assert [9, 6, 1] == VALUE[lin_chong]
    assert 5 == lin_chong  # rank 6


@pytest.mark.rules("3.19", "S6")
def test_of_the_40_events_20_are_quests_and_each_names_a_square_and_a_test() -> None:
    kinds = [KIND_OF_EVENT.count(k) for k in (QUEST, IMMEDIATE, WHOLE_CHAPTER)]
    assert [20, 12, 8] == kinds
    for event in EVENTS.numbers:
        if KIND_OF_EVENT[event] == QUEST:
            assert not SEA[EVENT_SQUARE[event]]
            assert 9 <= EVENT_DIFFICULTY[event] <= 16
    tiger = EVENTS.words.index("tiger_of_the_ridge")
    assert ("EQ2", COMBAT, 14) == (EVENT_NUMBERS[tiger], EVENT_TEST[tiger], EVENT_DIFFICULTY[tiger])


@pytest.mark.rules("3.6")
def test_the_seat_without_a_figure_is_laid_out_on_an_empty_board() -> None:
    match = board(figure(2, "wu_yong", "g5"), phase="arrival", unasked=False)
    assert ["draw_bandit"] == sorted({words.split()[0] for words in choices(match)})
    assert [] == told(match)


@pytest.mark.rules("3.15")
def test_alone_the_alert_grows_whatever_the_option_says() -> None:
    from tabard.games.water_margin.readings import alert_grows

    game = find_game("water_margin")
    assert alert_grows(game.empty_table(1, {"alert": "off"}))
    assert not alert_grows(game.empty_table(2, {"alert": "off"}))


@pytest.mark.rules("3.3", "3.20")
def test_a_square_can_be_called_by_its_place() -> None:
    match = play(board(figure(1, "shi_jin", "g5")), "1 step shi_jin liangshan_marsh")
    assert {"shi_jin": "h5"} == words_of(match)["square"]


@pytest.mark.rules("3.4")
@pytest.mark.parametrize("turn_structure", ["phases", "players"])
def test_a_position_that_says_no_more_begins_in_the_first_seats_voyage(turn_structure: str) -> None:
    text = (
        'game = "water_margin"\nseats = 3\nzone.shi_jin = "figure"\nowner.shi_jin = "1"\n'
        f'square.shi_jin = "a9"\n[options]\nturn_structure = "{turn_structure}"\n'
    )
    match = Match.at(*from_text(find_game, text), chance_by_hand=True)
    assert ("moves", (0,), 2) == (match.phase, match.to_act, match.state.chapter)
    assert "end_voyage" in choices(match)
    assert {"phases": 10, "players": 6}[turn_structure] == match.state.frame_cursor[0]


@pytest.mark.rules("3.2")
def test_where_a_card_lies_follows_from_its_square_its_leader_or_its_owner() -> None:
    text = (
        'game = "water_margin"\nseats = 2\nowner = {shi_jin = 1, zhu_wu = 2}\n'
        'square.shi_jin = "a9"\nleader.chen_da = "shi_jin"\nrefuge.2 = "h5"\nchief.2 = "zhu_wu"\n'
    )
    game, state = from_text(find_game, text)
    zones = {"shi_jin": "figure", "chen_da": "brother", "zhu_wu": "gang", "li_jun": "deck"}
    assert zones == {b: ZONES.word(state.zone[BANDITS.words.index(b)]) for b in zones}
    assert state.owner[BANDITS.words.index("chen_da")] == 0
    assert "zone" not in to_text(game, state)
