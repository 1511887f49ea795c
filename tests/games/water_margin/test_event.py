"""Chapter "Event" (3.7): drawing a card, quests kept and given up, cards of a whole chapter."""

from __future__ import annotations

import pytest

from tabard.engine.kinds import CHANCE
from tabard.games.water_margin.components.bandits import NOBODY
from tabard.games.water_margin.components.events import (
    ACCOUNT_BOOK,
    EVENT_DISCARDED,
    EVENT_IN_DECK,
    EVENTS,
    IMPERIAL_ENVOY,
    IN_FORCE,
    NO_EVENT,
    OPEN_QUEST,
)
from tabard.games.water_margin.components.pieces import NO_SEAT
from tabard.games.water_margin.phases import PERIPETIES
from tests.games.asking import choices, play, story, told, why_no

from .board import board, event, figure, gang

LIN = figure(1, "lin_chong", "c3")
WU = figure(2, "wu_song", "l9")
QUESTS = [
    event("birthday_convoy", "open", 1, drawn_in=2),
    event("tiger_of_the_ridge", "open", 1, drawn_in=1),
    event("stolen_armour", "open", 1, drawn_in=2),
]


def discards(*left: str) -> str:
    """All event cards lie in the discards but these, which are in the deck."""
    return "\n".join(event(card, "discard") for card in EVENTS.words if card not in left)


@pytest.mark.rules("3.7")
def test_each_player_draws_a_card_in_turn_order() -> None:
    match = board(LIN, WU, phase="event", first=2, seat=2)
    assert (CHANCE,) == match.to_act
    play(match, "chance draw_event event=flood_on_the_yellow_river")
    assert "seat 2 draws an event: Flood on the Yellow River." == story(match)[0]
    play(match, "chance draw_event event=snow_over_cangzhou")
    assert "seat 1 draws an event: Snow over Cangzhou." == story(match)[0]
    assert PERIPETIES in match.state.frame_phase


@pytest.mark.rules("3.2", "3.7")
def test_every_card_of_the_deck_is_as_likely_as_another() -> None:
    match = board(LIN, WU, *QUESTS, event("year_of_plenty", "in_force"), phase="event")
    assert 36 == len(choices(match, "draw_event"))
    assert {1} == {
        match.game.flow.weight_of(match.state, CHANCE, row.number) for row in match.rows(CHANCE)
    }
    assert (
        "3.7",
        {"event": "year_of_plenty"},
        "The year of plenty is not in the event deck.",
    ) == why_no(match, "chance draw_event event=year_of_plenty")


@pytest.mark.rules("3.7")
def test_an_empty_deck_is_made_anew_when_a_card_is_due() -> None:
    kept = [
        event("birthday_convoy", "open", 1),
        event("stolen_armour", "done", 2),
        event("snow_over_cangzhou", "in_force"),
    ]
    match = board(
        LIN,
        WU,
        discards("year_of_plenty", "birthday_convoy", "stolen_armour", "snow_over_cangzhou"),
        *kept,
        phase="event",
    )
    assert ["draw_event event=year_of_plenty"] == choices(match)
    play(match, "chance draw_event event=year_of_plenty")
    assert "reshuffled" == told(match)[-1]
    drawn = [words.split("event=")[1] for words in choices(match)]
    assert 36 == len(drawn)
    out = {"birthday_convoy", "stolen_armour", "snow_over_cangzhou", "year_of_plenty"}
    assert not out & set(drawn)


@pytest.mark.rules("3.7")
def test_a_quest_is_kept_face_up() -> None:
    match = board("chapter = 4", LIN, WU, phase="event")
    play(match, "chance draw_event event=salt_of_the_river")
    salt = EVENTS.value("salt_of_the_river")
    assert (OPEN_QUEST, 0, 4) == (
        match.state.event_zone[salt],
        match.state.quester[salt],
        match.state.drawn_in[salt],
    )
    assert (NO_EVENT, NOBODY) == (match.state.event, match.state.chosen)


@pytest.mark.rules("3.7", "3.2")
def test_of_four_quests_one_is_discarded_and_it_may_be_the_new_one() -> None:
    match = board("chapter = 4", LIN, WU, *QUESTS, phase="event")
    play(match, "chance draw_event event=salt_of_the_river")
    assert "drop_quest" == match.phase
    assert 4 == len(choices(match))
    assert (
        "3.7",
        {"quest": "drunken_monk"},
        "The drunken monk is not one of your open quests.",
    ) == why_no(match, "1 drop_quest quest=drunken_monk")
    play(match, "1 drop_quest quest=salt_of_the_river")
    assert ["seat 1 gives up a quest: The salt of the river."] == story(match)
    salt = EVENTS.value("salt_of_the_river")
    assert (EVENT_DISCARDED, NO_SEAT, 0) == (
        match.state.event_zone[salt],
        match.state.quester[salt],
        match.state.drawn_in[salt],
    )


@pytest.mark.rules("3.7", "3.17")
def test_by_default_the_oldest_quest_is_given_up() -> None:
    match = board("chapter = 4", LIN, WU, *QUESTS, phase="event")
    play(match, "chance draw_event event=salt_of_the_river")
    assert "drop_quest quest=tiger_of_the_ridge" == match.default(0).words


@pytest.mark.rules("3.7")
def test_three_quests_are_kept_without_a_question() -> None:
    match = board("chapter = 4", LIN, WU, *QUESTS[:2], phase="event")
    play(match, "chance draw_event event=salt_of_the_river")
    assert (CHANCE,) == match.to_act
    assert "draw_event" == match.phase


@pytest.mark.rules("3.7")
def test_quests_of_others_do_not_count() -> None:
    others = [line.replace('"1"', '"2"') for line in QUESTS]
    match = board("chapter = 4", LIN, WU, *others, phase="event")
    play(match, "chance draw_event event=salt_of_the_river")
    assert "draw_event" == match.phase


@pytest.mark.rules("3.7")
def test_an_immediate_card_is_discarded_at_once() -> None:
    match = board(LIN, WU, gang(1, "h5", "song_jiang"), phase="event")
    play(match, "chance draw_event event=account_book")
    assert EVENT_DISCARDED == match.state.event_zone[ACCOUNT_BOOK]
    assert NO_EVENT == match.state.event


@pytest.mark.rules("3.7", "3.13")
def test_a_card_of_the_chapter_lies_open_until_its_end() -> None:
    match = board(LIN, WU, phase="event")
    play(match, "chance draw_event event=imperial_envoy")
    assert IN_FORCE == match.state.event_zone[IMPERIAL_ENVOY]
    match = board(LIN, WU, event("imperial_envoy", "in_force"), phase="end_check", unasked=False)
    match.game.flow.settle(match.state)
    assert EVENT_DISCARDED == match.state.event_zone[IMPERIAL_ENVOY]


@pytest.mark.rules("3.1", "3.7")
def test_without_the_event_phase_nothing_is_drawn() -> None:
    match = board(LIN, WU, phase="event", events="off")
    match.game.flow.settle(match.state)
    assert "draw_event" != match.phase
    assert set(match.state.event_zone) == {EVENT_IN_DECK}
