"""Words that do not say a whole move: what they mean, what they still need, or why not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.cli.table.help import ending
from tabard.cli.table.layout import Talked, compose
from tabard.cli.table.session import Session
from tabard.cli.table.talk import Reply, Talk
from tabard.engine.match import Match
from tabard.engine.match.story import moments
from tests.cli.conftest import Tabard
from tests.cli.test_table_rome import crowded
from tests.engine import toy


def table(match: Match) -> Talk:
    """A table at which people sit in all seats."""
    people = ("human",) * match.state.seats
    return Talk(Session(match, people), tips=False, ascii=False)


@pytest.fixture
def first_cities() -> Talk:
    """Fall of Rome before the first move: the one verb is start_in."""
    return table(Match("fall_of_rome", 2, 1041))


@pytest.fixture
def actions() -> Talk:
    """Seat 1 begins the first turn, in Mogontiacum with 2 legions."""
    match = Match("fall_of_rome", 2, 1041)
    match.play(0, "start_in mogontiacum")
    match.play(1, "start_in tyras")
    return table(match)


def said(reply: Reply) -> str:
    return " ".join(reply.lines)


def screen(talk: Talk, talked: Talked, width: int = 80, height: int = 23) -> list[str]:
    lines = compose(talk, talked, width, height)
    return ["".join(part for _ink, part in line) for line in lines]


# --- one verb, unknown words ----------------------------------------------------------------------


def test_where_one_verb_is_possible_it_need_not_be_said(first_cities: Talk) -> None:
    assert said(first_cities.answer("why mogont")) == "start_in mogontiacum is allowed."
    first_cities.answer("mogont")
    assert first_cities.match.lines[-1].words == "start_in city=mogontiacum"


def test_a_command_cut_short_goes_before_a_bare_value(first_cities: Talk) -> None:
    assert first_cities.answer("mo").title == "Possible moves"


def test_a_bare_value_that_is_refused_says_why(first_cities: Talk) -> None:
    answer = first_cities.answer("ravenna")
    assert answer.bad
    assert said(answer).startswith("No: ")
    assert "(rule " in said(answer)


def test_a_value_is_understood_bare_only_where_one_verb_is_possible(actions: Talk) -> None:
    assert "is no verb that is possible now" in said(actions.answer("lutetia"))


def test_an_unknown_word_is_answered_with_what_is_possible_now(
    first_cities: Talk, actions: Talk
) -> None:
    answer = said(first_cities.answer("xyzzy"))
    assert answer == "'xyzzy' is no verb that is possible now; there is: start_in."
    verbs = said(actions.answer("xyzzy")).partition("there is: ")[2]
    assert verbs.rstrip(".").split(", ") == list(actions.menu.groups)


@pytest.mark.parametrize(
    ("line", "meant"),
    [("rome", "roma"), ("start_in rome", "roma"), ("look rome", "roma"), ("qiut", "quit")],
)
def test_did_you_mean(first_cities: Talk, line: str, meant: str) -> None:
    answer = said(first_cities.answer(line))
    assert meant in answer
    assert len(answer) < 80


def test_a_beginning_means_what_is_possible_now(actions: Talk) -> None:
    answer = said(actions.answer("m genua 9"))
    assert answer == "No: No road joins Mogontiacum and Genua. (rule 7)"


# --- half-said moves ------------------------------------------------------------------------------


def test_a_half_said_move_out_of_its_phase_is_not_for_now(first_cities: Talk) -> None:
    for line in ("march gen", "march", "why march genua", "sail"):
        assert said(first_cities.answer(line)).startswith("No: Now is not the moment for")


def test_a_half_said_move_says_why_not(actions: Talk) -> None:
    for line in ("march genua", "why march genua"):
        answer = said(actions.answer(line))
        assert answer == "No: No road joins Mogontiacum and Genua. (rule 7)"


def test_a_move_with_a_gap_in_it_names_what_it_needs() -> None:
    match = Match("fall_of_rome", 2, 5)
    match.play(1, "start_in narbo")
    match.play(0, "start_in roma")
    assert (
        said(table(match).answer("why sail genua card=narbo_franks")) == "sail also needs legions."
    )


def test_a_half_said_move_names_what_may_follow(actions: Talk) -> None:
    answer = said(actions.answer("why march lutetia"))
    assert answer == "march lutetia is allowed with legions: 0, 1, 2."
    assert said(actions.answer("march legions=2")).startswith("march 2 also needs city: ")
    listed = said(actions.answer("march lutetia"))
    assert "march lutetia 0" in listed
    assert "march lutetia 2" in listed
    assert "march lutetia 3" not in listed


def test_what_is_refused_for_many_reasons_names_one(actions: Talk) -> None:
    actions.answer("march lutetia 2")
    answer = said(actions.answer("build_fort"))
    assert answer.startswith("No: build_fort ")
    assert "is not in your hand" not in answer


def test_the_command_line_answers_half_said_moves(tabard: Tabard, cut: Path) -> None:
    assert "is allowed with men: 1, 2" in tabard("why", cut, 1, "recruit").out
    assert tabard("why", cut, 1, "recruit", "--json").json["legal"] is True
    assert "men: 1, 2." in tabard("do", cut, 1, "recruit").err
    answer = tabard("do", cut, 1, "rec")
    assert answer.status == 2
    answer = tabard("why", cut, 1, "swim")
    assert answer.status == 2
    assert "there is: recruit" in answer.err


def test_the_command_line_refuses_half_said_moves_by_their_rule(tabard: Tabard, cut: Path) -> None:
    answer = tabard("do", cut, 2, "recruit", "--json")
    assert answer.status == 1
    assert answer.json["sentence"] == "It is not up to seat 2: seat 1 must decide."


# --- what stays on the screen ---------------------------------------------------------------------


@pytest.mark.parametrize("message", ["No. " * 19, "No. " * 60, "No. " * 600])
def test_the_choices_stay_whatever_is_said(message: str) -> None:
    talk = crowded()
    lines = screen(talk, Talked([message], bad=True, tip="A tip. " * 15))
    text = "\n".join(lines)
    assert len(lines) == 23
    assert "No. No." in text
    assert "decides: phase 1, actions." in text
    for verb, choices in talk.menu.groups.items():
        assert f"{verb}…" in text or f"{choices[0].label}) " in text


def test_one_thing_is_one_thing(actions: Talk) -> None:
    actions.decided(0)
    text = "\n".join(screen(actions, Talked()))
    assert "things happened" in text
    counts = range(len(actions.match.told_rows) + 1)
    texts = []
    for since in counts:
        actions.decided(since)
        texts.append("\n".join(screen(actions, Talked())))
    assert not any(" 1 things" in text for text in texts)


# --- the end --------------------------------------------------------------------------------------


def lost_in_turn_two() -> Match:
    """Two turns of nothing, dealt so badly that the Franks sack a city."""
    match = Match("fall_of_rome", 2, 1041)
    while not any(row.weight for row in match.tell(None)):
        rows = match.rows(match.to_act[0])
        idle = ("end_actions", "go_on")
        match.play(match.to_act[0], next((row for row in rows if row.verb.word in idle), rows[0]))
    return match


def test_conceding_tells_who_lost_and_what_decided_it() -> None:
    match = lost_in_turn_two()
    session = Session(match, ("human", "human"))
    session.concede(0)
    lines = ending(session)
    assert lines[0].startswith("The game is lost. ")
    assert "conceded." in lines[0]
    assert "What decided it:" in lines
    decisive = lines[lines.index("What decided it:") + 1 :]
    assert decisive[0].startswith("- Turn ")


def test_the_command_line_concedes_with_the_outcome(tabard: Tabard, cut: Path) -> None:
    assert "The game is lost. Seat 1 conceded." in tabard("do", cut, 1, "concede", "--out", cut).out
    assert "The game is lost. Seat 1 conceded." in tabard("replay", cut).out


def test_moments_begin_with_their_turn() -> None:
    match = lost_in_turn_two()
    turns: list[Any] = [r.facts["turn"] for r in match.tell(None) if r.event == "turn"]
    last = moments(match)[-1]
    assert last.sentence == f"Turn {turns[-1]}: {last.told.sentence}"


def test_moments_of_a_game_without_told_turns_are_their_sentence() -> None:
    match = Match(toy.GAME, 2, 1)
    assert [moment for moment in moments(match) if moment.turn] == []
