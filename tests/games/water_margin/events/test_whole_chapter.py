"""EC1 to EC8 (3.19): what happens at once, and that all lie open. What they change later is tested
with the Voyage (EC1, EC2) and the résistance (EC4, EC5, EC7, EC8)."""

from __future__ import annotations

import pytest

from tabard.games.water_margin.components.events import EVENTS, FLOOD_ON_THE_YELLOW_RIVER
from tests.games.asking import play, story, words_of

from ..board import board, figure, gang

RIVAL = figure(2, "li_kui", "a1")
CHAPTER = EVENTS.words[FLOOD_ON_THE_YELLOW_RIVER:]


@pytest.mark.rules("EC1", "EC2", "EC3", "EC4", "EC5", "EC6", "EC7", "EC8", "3.7")
@pytest.mark.parametrize("card", CHAPTER)
def test_the_card_lies_open_and_can_be_drawn_with_nobody_on_the_board(card: str) -> None:
    match = play(board(phase="event"), f"chance draw_event event={card}")
    assert {card: "in_force"} == words_of(match)["event_zone"]
    assert "draw_event" == match.phase


@pytest.mark.rules("EC3", "3.19")
def test_the_amnesty_frees_all_prisoners_and_convicts_of_all() -> None:
    figures = [
        figure(1, "lin_chong", "b3", exile="h2", immobilised=1),
        figure(1, "shi_jin", "c3", prison=4),
        figure(2, "wu_song", "d3", exile="d6", opponent="yang_zhi", challenger=1),
        figure(1, "yang_zhi", "d3", opponent="wu_song"),
        figure(2, "yan_qing", "e3", prison=1),
    ]
    match = board(*figures, phase="event")
    play(match, "chance draw_event event=great_amnesty")
    words = words_of(match)
    assert (False, False) == ("exile" in words, "prison" in words)
    assert {"lin_chong": 1} == words["immobilised"]
    assert {"wu_song": "yang_zhi", "yang_zhi": "wu_song"} == words["opponent"]


@pytest.mark.rules("EC3", "3.7")
def test_the_amnesty_acts_only_when_it_is_drawn() -> None:
    match = board(figure(1, "wu_yong", "f5"), RIVAL, phase="event")
    play(match, "chance draw_event event=great_amnesty")
    play(match, "chance draw_event event=branded_brow")  # seat 2, without taels
    assert {"li_kui": "d6"} == words_of(match)["exile"]


@pytest.mark.rules("EC6", "3.19")
def test_the_tribute_takes_half_of_the_taels_of_every_figure_rounded_down() -> None:
    figures = [
        figure(1, "lin_chong", "b3", taels=25, exile="h2"),
        figure(1, "shi_jin", "c3", taels=1),
        figure(2, "chai_jin", "h2", taels=40, prison=1),
        figure(2, "li_kui", "i2", taels=3),
        gang(2, "h5", "song_jiang", 200),
    ]
    match = board(*figures, phase="event")
    play(match, "chance draw_event event=tribute_of_flowers_and_rocks")
    words = words_of(match)
    assert {"lin_chong": 13, "shi_jin": 1, "chai_jin": 20, "li_kui": 2} == words["taels"]
    assert {"2": 200} == words["treasure"]
    assert "Lin Chong pays 12 taels of tribute and keeps 13." in story(match)


@pytest.mark.rules("EC4", "EC5", "3.12", "3.19")
@pytest.mark.parametrize("card", ["campaign_of_tong_guan", "campaign_of_gao_qiu"])
@pytest.mark.parametrize(
    ("alert", "option", "seats", "then"),
    [(0, "on", 2, 1), (8, "on", 2, 9), (9, "on", 2, 9), (0, "off", 2, 0), (0, "off", 1, 1)],
)
def test_the_campaigns_raise_the_alert(
    card: str, alert: int, option: str, seats: int, then: int
) -> None:
    match = board(
        f"alert = {alert}", figure(1, "wu_yong", "f5"), seats=seats, phase="event", alert=option
    )
    play(match, f"chance draw_event event={card}")
    assert then == match.state.alert
