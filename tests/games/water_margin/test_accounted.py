"""Every component is where it can be (3.2 and the invariants of 3.17)."""

from __future__ import annotations

import pytest

from tabard.engine.game import Misused
from tabard.games.water_margin.accounted import COMPLAINTS, CROWD, complaint
from tabard.games.water_margin.components import BANDITS
from tests.games.asking import play

from .board import board, event, figure, gang

SHI_JIN = figure(1, "shi_jin", "a1")
SEVEN = "chen_da yang_chun zhu_wu li_jun tong_wei tong_meng li_li"
THIRTEEN = [
    figure(1, bandit, f"{column}9")
    for bandit, column in zip(
        f"{SEVEN} li_kui wu_yong hua_rong li_ying dai_zong".split(), "abcdefghijkl", strict=True
    )
]

WRONG = [
    ('owner.shi_jin = "1"', 0),
    ('zone.shi_jin = "discard"\nsquare.shi_jin = "a1"', 0),
    ('leader.shi_jin = "li_jun"', 0),
    ('zone.shi_jin = "figure"\nsquare.shi_jin = "a1"', 1),
    (figure(3, "shi_jin", "a1"), 1),
    ("taels.shi_jin = 5", 2),
    ('exile.shi_jin = "h2"', 2),
    (gang(1, "h5", "wu_yong") + "\nwound.wu_yong = 1", 2),
    ('zone.li_jun = "brother"\nowner.li_jun = "1"', 3),
    ('zone.li_jun = "brother"\nowner.li_jun = "1"\nleader.li_jun = "li_kui"', 3),
    (figure(1, "shi_jin", "a1", "li_jun").replace('li_jun = "1"', 'li_jun = "2"'), 3),
    (figure(1, "shi_jin", "a1", SEVEN), 3),
    ("\n".join([SHI_JIN, *THIRTEEN]), 4),
    ('zone.shi_jin = "figure"\nowner.shi_jin = "1"', 5),
    (figure(1, "shi_jin", "k1"), 5),
    (gang(2, "h5", "wu_yong") + "\n" + figure(1, "shi_jin", "h5"), 5),
    (SHI_JIN + "\n" + figure(1, "li_jun", "a1"), 6),
    (figure(1, "shi_jin", "a1", gourd=-1), 7),
    (figure(1, "shi_jin", "a1", banquet=-1), 7),
    (figure(1, "shi_jin", "a1", taels=-1), 7),
    (figure(1, "shi_jin", "a1", wound=3), 7),
    (figure(1, "shi_jin", "a1", experience=4), 7),
    (figure(1, "shi_jin", "a1", prison=1, immobilised=1), 8),
    (figure(1, "shi_jin", "a1", prison=1, exile="h2"), 8),
    (figure(1, "shi_jin", "a1", opponent="li_jun", challenger=1), 9),
    (
        figure(1, "shi_jin", "a1", opponent="li_jun")
        + "\n"
        + figure(2, "li_jun", "a1", opponent="shi_jin"),
        9,
    ),
    (
        figure(1, "shi_jin", "a1", opponent="li_jun", challenger=1)
        + "\n"
        + figure(2, "li_jun", "a2", opponent="shi_jin"),
        9,
    ),
    (
        figure(1, "shi_jin", "a1", opponent="li_jun", challenger=1)
        + "\n"
        + figure(2, "li_jun", "a1", opponent="ruan_xiaoer")
        + "\n"
        + figure(1, "ruan_xiaoer", "a1", opponent="li_jun", challenger=1),
        9,
    ),
    (gang(1, "g5", "wu_yong"), 10),
    (gang(1, "h5", "wu_yong") + "\n" + gang(2, "h5", "li_jun"), 10),
    ('refuge.1 = "h5"', 10),
    (gang(1, "h5", "wu_yong", -1), 10),
    (gang(1, "h5", "wu_yong").replace('chief.1 = "wu_yong"', 'chief.1 = "li_jun"'), 10),
    ("treasure.1 = 5", 11),
    ('zone.wu_yong = "gang"\nowner.wu_yong = "1"', 11),
    ('chief.1 = "wu_yong"', 11),
    (event("imperial_envoy", "open", 1), 12),
    (event("birthday_convoy", "open"), 12),
    (event("birthday_convoy", "deck", 1), 12),
    (event("birthday_convoy", "in_force"), 12),
    (
        "\n".join(
            event(card, "open", 1)
            for card in ("birthday_convoy", "drunken_monk", "stolen_armour", "wrestling_match")
        ),
        13,
    ),
]  # fmt: skip


@pytest.mark.rules("3.2", "3.17")
@pytest.mark.parametrize(("lines", "complaint"), WRONG)
def test_a_table_on_which_something_is_wrong_is_refused_with_its_complaint(
    lines: str, complaint: int
) -> None:
    with pytest.raises(Misused) as refused:
        board(lines)
    assert COMPLAINTS[complaint] in str(refused.value)


@pytest.mark.rules("3.2")
@pytest.mark.parametrize(
    "token",
    "gourd banquet wound experience immobilised prison horse book armour taels".split(),
)
def test_no_token_of_any_kind_lies_on_a_card_that_is_no_figure(token: str) -> None:
    for other in {"experience", "immobilised", token}:
        with pytest.raises(Misused) as refused:
            board(*{f"{token}.shi_jin = 1", f"{other}.shi_jin = 1"})
        assert COMPLAINTS[2] in str(refused.value)


@pytest.mark.rules("3.2", "3.17", "S23", "S36")
def test_a_crowded_table_on_which_all_is_right_is_accepted() -> None:
    board(
        figure(1, "shi_jin", "a1", "chen_da yang_chun zhu_wu li_jun tong_wei tong_meng", wound=2),
        figure(1, "li_kui", "b2", opponent="wu_song", challenger=1, immobilised=1, experience=3),
        figure(2, "wu_song", "b2", opponent="li_kui", immobilised=1, exile="d6"),
        figure(2, "hua_rong", "h5"),
        figure(2, "guan_sheng", "h5", prison=4),
        gang(2, "h5", "wu_yong song_jiang", 9_999_999),
        event("birthday_convoy", "open", 1, drawn_in=2),
        event("drunken_monk", "done", 2),
        event("imperial_envoy", "in_force"),
        "alert = 9",
    )


@pytest.mark.rules("3.10", "3.17")
def test_only_the_two_who_fight_stand_on_one_square_while_a_duel_is_fought() -> None:
    match = board(
        figure(1, "lin_chong", "h5"),
        figure(2, "li_kui", "h4"),
        figure(1, "song_jiang", "a1"),
        figure(1, "wu_yong", "a2"),
    )
    play(match, "1 attack figure=lin_chong foe=li_kui")
    assert ("challenge", 0) == (match.phase, complaint(match.state))
    song, wu = (BANDITS.words.index(word) for word in ("song_jiang", "wu_yong"))
    match.state.square[wu] = match.state.square[song]
    assert CROWD == complaint(match.state)


def test_every_complaint_but_the_alerts_is_shown() -> None:
    """Nobody can write an alert beyond its track: the field has only ten values."""
    assert set(range(len(COMPLAINTS) - 1)) == {complaint for _lines, complaint in WRONG}
