"""Exact odds (3.16): each against a count of all dice, one by one, or through the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tabard.engine.match import Match
from tabard.games.water_margin import odds
from tabard.games.water_margin.components.bandits import (
    BANDITS,
    CHARACTERISTICS,
    COMBAT,
    FAVOURITE,
    FIGURE,
    MAGIC,
    MIND,
    VALUE,
)
from tabard.games.water_margin.components.events import DONE_QUEST, EVENTS
from tests.games.asking import play

from .board import board, event, figure
from .test_quests import questing

D10, D12, D6 = range(1, 11), range(1, 13), range(1, 7)


def number(bandit: str) -> int:
    """The card of this bandit."""
    value = BANDITS.value(bandit)
    assert value is not None
    return value


# --- the table of 3.16 --------------------------------------------------------------------------
VALUES = (-2, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
D10_AGAINST_2D10 = (8, 16, 22, 28, 35, 42, 50, 57, 65, 72, 78, 84, 92)
D12_AGAINST_2D6 = (34, 50, 58, 66, 74, 81, 87, 92, 95, 98, 99, 100, 100)


@pytest.mark.rules("3.16")
@pytest.mark.parametrize("at", range(len(VALUES)))
def test_the_printed_table_of_chances(at: int) -> None:
    state = board(figure(1, "wu_yong", "f5")).state  # Mind 10, Magic 3
    mind = odds.trial_odds(state, number("wu_yong"), MIND, VALUES[at] - 10)
    magic = odds.trial_odds(state, number("wu_yong"), MAGIC, VALUES[at] - 3)
    assert abs(100 * mind - D10_AGAINST_2D10[at]) <= Fraction(1, 2)
    assert abs(100 * magic - D12_AGAINST_2D6[at]) <= Fraction(1, 2)


# --- duels --------------------------------------------------------------------------------------
def duels_counted(match: Match, trait: str) -> list[Fraction]:
    """Every pair of dice is thrown through the rules: won, tied, lost."""
    play(match, f"1 challenge trait={trait}")
    results = [0, 0, 0]
    first = list(match.rows(6))
    for row in first:
        half = match.state.copy()
        match.game.flow.play(half, 6, row.number)
        rows = match.game.room()
        for at in range(match.game.flow.legal_rows(half, 6, rows)):
            whole = half.copy()
            match.game.flow.play(whole, 6, rows[at])
            a, d = (whole.zone[number(w)] == FIGURE for w in ("lin_chong", "li_kui"))
            results[1 if a and d else 0 if a else 2] += 1
    return [Fraction(count, sum(results)) for count in results]


@pytest.mark.rules("5.5", "S28", "S30", "S35", "A1", "A31", "3.16")
@pytest.mark.parametrize(
    ("trait", "mine", "his", "options"),
    [
        ("mind", {"wound": 1}, {"experience": 1}, {}),
        ("magic", {"experience": 3}, {"wound": 2}, {}),
        ("magic", {}, {}, {}),
        ("mind", {"experience": 2}, {}, {"duel_die": "by_experience"}),
        ("mind", {"wound": 2}, {"experience": 1}, {"tokens_in_duel": "off"}),
        ("mind", {"wound": 2}, {"experience": 1}, {"experience_mode": "reroll"}),
    ],
)
def test_a_duel_is_counted_through_the_rules(
    trait: str, mine: dict[str, int], his: dict[str, int], options: dict[str, str]
) -> None:
    lines = [figure(1, "lin_chong", "g5", **mine), figure(2, "li_kui", "g6", **his)]
    match = board(*lines, unasked=False, **options)
    play(match, "1 step figure=lin_chong square=g6")
    value = CHARACTERISTICS.value(trait)
    assert value is not None
    exact = odds.duel_odds(match.state, number("lin_chong"), number("li_kui"), value)
    assert 1 == sum(exact)
    assert list(exact) == duels_counted(match, trait)


@pytest.mark.rules("A1", "3.16")
def test_a_star_of_heaven_rolls_a_twelve_against_a_ten() -> None:
    lines = [figure(1, "lin_chong", "g5"), figure(2, "sun_erniang", "g6")]
    state = board(*lines, duel_die="by_star").state
    found = odds.duel_odds(state, number("lin_chong"), number("sun_erniang"), MIND)
    leads = [6 + a - 5 - d for a, d in product(D12, D10)]
    counted = [sum(x > 0 for x in leads), leads.count(0), sum(x < 0 for x in leads)]
    assert [Fraction(count, 120) for count in counted] == list(found)


# --- tests --------------------------------------------------------------------------------------
def passes(value: int, trait: int, rolls: int = 1) -> Fraction:
    """Every difficulty and every roll, one by one: a later roll counts after a failure."""
    own, against = (D12, D6) if trait == MAGIC else (D10, D10)
    cases = [
        any(value + face >= one + two for face in faces)
        for one, two in product(against, against)
        for faces in product(own, repeat=rolls)
    ]
    return Fraction(sum(cases), len(cases))


@pytest.mark.rules("P10", "P11", "3.8", "3.16")
@pytest.mark.parametrize("trait", [COMBAT, MIND, MAGIC])
@pytest.mark.parametrize(
    ("tokens", "rolls", "options"),
    [
        ({}, 1, {}),
        ({"wound": 2, "experience": 1}, 1, {}),
        ({"book": 1}, 2, {}),
        ({"book": 1, "book_used": 1}, 1, {}),
        ({"experience": 2}, 2, {"experience_mode": "reroll"}),
        ({"experience": 2, "book": 1}, 3, {"experience_mode": "reroll"}),
    ],
)
def test_a_trial_with_all_its_rolls(
    trait: int, tokens: dict[str, int], rolls: int, options: dict[str, str]
) -> None:
    # brothers: Wu Yong helps in Mind and Magic, Guan Sheng in Combat and Mind
    lines = figure(1, "song_jiang", "f5", "wu_yong guan_sheng", **tokens)
    state = board(lines, **options).state
    value = VALUE[0][trait] + (2 if trait == MIND else 1)
    value += -2 * tokens.get("wound", 0) + (0 if options else tokens.get("experience", 0))
    assert passes(value, trait, rolls) == odds.trial_odds(state, 0, trait)


@pytest.mark.rules("P6", "P7", "P9", "3.8", "3.16")
@pytest.mark.parametrize("favourite", ["on", "off"])
@pytest.mark.parametrize("bandit", ["lin_chong", "gongsun_sheng", "song_qing"])
def test_a_peripety_before_any_die_has_fallen(bandit: str, favourite: str) -> None:
    card = number(bandit)
    state = board(figure(1, bandit, "f5", wound=1), favourite_place=favourite).state
    total = Fraction(0)
    for place, face in product(range(6), range(6)):
        trait = (COMBAT, COMBAT, COMBAT, MIND, MIND, MAGIC)[face]
        home = 2 if favourite == "on" and place == FAVOURITE[card] else 0
        total += passes(VALUE[card][trait] - 2 + home, trait)
    assert total / 36 == odds.peripety_odds(state, card)


@pytest.mark.rules("3.7", "EQ16", "3.16")
@pytest.mark.parametrize(
    ("bandit", "square", "quest", "tokens"),
    [
        ("li_jun", "h8", "salt_of_the_river", {}),
        ("shi_xiu", "h8", "salt_of_the_river", {"wound": 1}),
        ("lu_junyi", "g3", "stronghold_of_zengtou", {"experience": 1}),
        ("lu_junyi", "j1", "master_of_the_two_immortals", {"book": 1}),
        ("li_kui", "f6", "stolen_armour", {"wound": 2}),
    ],
)
def test_a_quest_is_counted_through_the_rules(
    bandit: str, square: str, quest: str, tokens: dict[str, int]
) -> None:
    match = questing(
        event(quest, "open", 1), figure(1, bandit, square, **tokens), figure(2, "wu_song", "a1")
    )
    card, its_number = number(bandit), EVENTS.value(quest)
    assert its_number is not None
    found = odds.quest_odds(match.state, card, its_number)
    play(match, f"1 attempt quest={quest}")
    assert share_done(match, its_number) == found


def share_done(match: Match, quest: int) -> Fraction:
    """The share of all dice with which the quest is done; the book is read after a failure."""
    done = []
    rows = [row.number for row in match.rows(6)]
    for row in rows:
        state = match.state.copy()
        match.game.flow.play(state, 6, row)
        if match.game.sequence.names.word(state.frame_phase[state.depth - 1]) == "reroll":
            if state.test_total < state.test_difficulty:
                again = match.game.actions.by_words["read_book"].number
                match.game.flow.play(state, 0, again)
                done += [falls(match, state, other, quest) for other in rows]
                continue
            keep = match.game.actions.by_words["keep_roll"].number
            match.game.flow.play(state, 0, keep)
        done += [state.event_zone[quest] == DONE_QUEST] * len(rows)
    return Fraction(sum(done), len(done))


def falls(match: Match, state, row: int, quest: int) -> bool:  # type: ignore[no-untyped-def]
    """Is the quest done when this die falls?"""
    then = state.copy()
    match.game.flow.play(then, 6, row)
    return bool(then.event_zone[quest] == DONE_QUEST)


@pytest.mark.rules("3.6", "3.16")
@pytest.mark.parametrize(("bandit", "combat"), [("lu_junyi", 10), ("wu_yong", 2), ("li_kui", 9)])
def test_a_rescue(bandit: str, combat: int) -> None:
    state = board(figure(1, bandit, "f5")).state
    counted = Fraction(sum(combat + face >= 11 for face in D10), 10)
    assert counted == odds.rescue_odds(state, number(bandit))


@pytest.mark.rules("3.16")
def test_chances_are_exact_and_nothing_changes_by_asking() -> None:
    match = board(figure(1, "lin_chong", "g5", book=1), figure(2, "li_kui", "g6"))
    before = match.state.copy()
    chance = odds.peripety_odds(match.state, number("lin_chong"))
    assert isinstance(chance, Fraction)
    odds.duel_odds(match.state, number("lin_chong"), number("li_kui"), MIND)
    assert match.state.same(before)
