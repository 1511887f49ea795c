"""What a player may ask before daring it, through ``Match.odds`` and ``tabard odds``."""

from __future__ import annotations

import json

import pytest

from tabard.cli import main as cli
from tabard.engine.game import Misused
from tabard.engine.match import Match, Refused
from tabard.engine.position import to_text
from tabard.games.water_margin.components.bandits import BANDITS, CHARACTERISTICS
from tabard.games.water_margin.odds import duel_odds, peripety_odds, rescue_odds
from tests.games.asking import play

from .board import AMONG_MOVES, board, event, figure, gang
from .test_quests import questing
from .test_refuge import candidates
from .test_storm import STORM, siege

TWO = (figure(1, "lin_chong", "g5"), figure(2, "li_kui", "g4"))
LIN, LI = BANDITS.words.index("lin_chong"), BANDITS.words.index("li_kui")


def titles(match, move="", seat=0):
    return [odds.title for odds in match.odds(seat, move)]


@pytest.mark.rules("3.16", "S26", "S27")
@pytest.mark.parametrize("move", ["step lin_chong g4", "attack lin_chong li_kui", ""])
def test_a_duel_has_odds_for_each_characteristic_that_may_be_chosen(move):
    """Lin Chong's best is Combat, so Mind and Magic are left."""
    match = board(*TWO)
    found = match.odds(0, move)
    assert ["Mind", "Magic"] == [odds.title.rpartition(" ")[2] for odds in found]
    for odds, trait in zip(found, (1, 2), strict=True):
        assert duel_odds(match.state, LIN, LI, trait) == tuple(c.value for c in odds.chances)
        assert 1 == sum(c.value for c in odds.chances)


@pytest.mark.rules("3.16", "S26")
def test_once_challenged_only_what_can_be_named_has_odds():
    match = board(*TWO)
    match.play(0, "step lin_chong g4")
    assert 2 == len(match.odds(0, ""))
    assert 1 == len(match.odds(0, f"challenge {CHARACTERISTICS.words[1]}"))


@pytest.mark.rules("3.16", "3.8")
def test_a_peripety_has_odds_before_any_die_falls():
    match = board(figure(1, "lin_chong", "g5"), figure(1, "wu_yong", "h5"), phase="peripeties")
    found = match.odds(0, "meet lin_chong")
    assert peripety_odds(match.state, LIN) == found[0].chances[0].value
    assert 2 == len(match.odds(0, ""))


@pytest.mark.rules("3.16", "3.6")
def test_a_rescue_has_odds():
    match = board(figure(1, "lin_chong", "g5"), figure(1, "wu_song", "g4", exile="d6"))
    found = match.odds(0, "rescue lin_chong wu_song")
    assert rescue_odds(match.state, LIN) == found[0].chances[0].value


@pytest.mark.rules("3.16", "3.7")
def test_a_quest_has_odds_where_somebody_stands():
    here = questing(event("birthday_convoy", "open", 1), figure(1, "wu_yong", "f5"))
    found = here.odds(0, "attempt birthday_convoy")
    assert ["The birthday convoy, attempted by Wu Yong"] == [odds.title for odds in found]
    assert [odds.title for odds in here.odds(0, "")] == [odds.title for odds in found]
    away = questing(
        event("birthday_convoy", "open", 1),
        event("drunken_monk", "open", 1),
        figure(1, "wu_yong", "f5"),
    )
    with pytest.raises(Refused, match="no figure of yours stands"):
        away.odds(0, "attempt drunken_monk")


@pytest.mark.rules("3.16")
@pytest.mark.parametrize("move", ["step lin_chong g6", "end_voyage"])
def test_what_risks_nothing_is_said_in_a_sentence(move):
    with pytest.raises(Misused, match="risks nothing"):
        board(*TWO).odds(0, move)
    alone = board(figure(1, "lin_chong", "g5"))
    with pytest.raises(Misused, match="nothing to reckon"):
        alone.odds(0, "")


@pytest.mark.rules("3.16", "3.8", "S7", "S36")
def test_who_cannot_attack_now_has_no_odds() -> None:
    for hindrance in (
        "prison.lin_chong = 1",
        "immobilised.lin_chong = 1",
        f"moved.lin_chong = 1\n{AMONG_MOVES}",
    ):
        with pytest.raises(Misused, match="nothing to reckon"):
            board(*TWO, hindrance, figure(1, "shi_jin", "a9")).odds(0, "")


def outcomes(match: Match, move: str = "") -> list[tuple[str, str]]:
    """What may come of the first of these odds, in words and sentences."""
    return [(chance.word, chance.sentence) for chance in match.odds(0, move)[0].chances]


@pytest.mark.rules("3.16", "A9")
def test_at_the_gate_the_odds_say_what_the_duel_brings_there() -> None:
    joust = ("1 join figure=wu_yong", "chance green_die reception=duel", "1 keep_face")
    assert [
        ("win", "Wu Yong beats the chief Shi Jin, enters and leads."),
        ("tie", "A tie: Wu Yong is immobilised and waits."),
        ("lose", "Shi Jin beats Wu Yong, who takes a wound."),
    ] == outcomes(play(candidates(), *joust))
    assert [
        ("win", "Wu Yong kills the chief Shi Jin, enters and leads."),
        ("tie", "A tie: Wu Yong is immobilised and waits."),
        ("die", "Shi Jin kills Wu Yong."),
    ] == outcomes(play(candidates(integration_duel="deadly"), *joust))


@pytest.mark.rules("3.16", "A20")
def test_before_a_refuge_the_odds_say_what_a_storm_brings() -> None:
    match, before = siege(), STORM.removeprefix("1 ")
    said = [
        ("win", "Lin Chong kills the chief Li Jun."),
        ("tie", "A tie: Lin Chong is immobilised."),
        ("die", "Li Jun kills Lin Chong."),
    ]
    assert said == outcomes(match, before)
    assert said == outcomes(play(match, STORM))


@pytest.mark.rules("3.16", "A1", "A28", "A31")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Wounds and experience count, sworn brothers do not."),
        ({"experience_mode": "reroll"}, "Wounds count, experience and sworn brothers do not."),
        (
            {"duel_die": "by_experience"},
            "Wounds count, sworn brothers do not; experience gives the d12.",
        ),
        ({"tokens_in_duel": "off"}, "Neither tokens nor sworn brothers count."),
        (
            {"duel_die": "by_experience", "tokens_in_duel": "off"},
            "Neither wounds nor sworn brothers count; experience gives the d12.",
        ),
    ],
)
def test_what_counts_in_a_duel_is_said_as_the_options_have_it(options, sentence) -> None:
    assert sentence == board(*TWO, **options).odds(0, "")[0].assumes[0]


@pytest.mark.rules("3.16")
def test_the_command_line_prints_them(tmp_path, capsys):
    match = board(*TWO)
    file = tmp_path / "duel.toml"
    file.write_text(to_text(match.game, match.state), encoding="utf-8")
    assert 0 == cli.run(["odds", str(file), "attack lin_chong li_kui", "--json"])
    printed = json.loads(capsys.readouterr().out)["odds"]
    assert 2 == len(printed)
    assert ["win", "tie", "die"] == [chance["word"] for chance in printed[0]["chances"]]


@pytest.mark.rules("3.16", "3.9", "A35")
def test_whoever_waits_at_his_own_refuge_is_not_among_those_who_can_be_challenged():
    match = board(*TWO, gang(2, "h5", "wu_song"), figure(2, "shi_jin", "h5"))
    assert {"Lin Chong against Li Kui"} == {t.partition(":")[0] for t in titles(match)}


@pytest.mark.rules("3.8", "3.16")
@pytest.mark.parametrize(("exile", "prison"), [({}, True), ({"exile": "h2"}, False)])
def test_the_odds_of_an_incident_say_what_a_failure_costs(
    exile: dict[str, str], prison: bool
) -> None:
    own = figure(1, "lin_chong", "g5", **exile), figure(1, "li_kui", "c5")
    match = board(*own, phase="peripeties")
    (odds,) = match.odds(0, "meet lin_chong")
    (cost,) = [line for line in odds.assumes if line.startswith("Whoever fails")]
    assert ("imprisoned" in cost) == prison and "wounded by soldiers" in cost
