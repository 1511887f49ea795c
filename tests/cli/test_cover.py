"""Several people at one terminal: each sees what is theirs, and nothing stays for the next."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from tabard.cli.table.completion import Words
from tabard.cli.table.help import board_in_words, cut_short, ending
from tabard.cli.table.layout import Talked, compose, words_in
from tabard.cli.table.session import has_secrets, new_session, open_session
from tabard.cli.table.talk import Talk
from tabard.engine.find import find_game
from tabard.engine.game import Game
from tabard.engine.match import Match
from tests.engine import awkward, pairs, toll
from tests.engine import toy as ford
from tests.otherwise import with_event

DRAWN = re.compile(r"[Ss]eat (\d) (?:draws (?:knight|trump)_\d|pulls (?:red|green|blue))")

HELD = re.compile(r"(?:knight|trump)_\d hand_(\d)")


def table(game: Game, *players: str, seed: int = 1) -> Talk:
    match = Match(game, len(players), seed)
    return Talk(new_session(match, players, None, seed), tips=True, ascii=False)


def shown(talk: Talk) -> str:
    """Everything that a screen of any size can show now, and all that can be asked for."""
    lines = [words_in(line) for size in ((80, 24), (140, 40), (40, 10))
             for line in compose(talk, Talked(unfold="send"), *size)]  # fmt: skip
    words = Words(talk).get_completions(Document(""), CompleteEvent())
    lines += [completion.text for completion in words]
    for line in ("log", "board", "moves", "help", "why", "look", "? knight"):
        lines += talk.answer(line).lines
    return "\n".join([*lines, *board_in_words(talk), talk.question()])


def own(talk: Talk) -> set[str]:
    """The seats of whoever looks, in words."""
    return {str(seat + 1) for seat in talk.viewers}


def play_all(talk: Talk, random: Random) -> Iterator[Talk]:
    """Play at random to the end; a pause at each cover, after it, and while a bot decides."""
    while not talk.match.over:
        for _step in talk.session.advance():
            yield talk
        if talk.covered:
            yield talk
            talk.uncover()
        if talk.seat is not None:
            yield talk
            talk.answer(random.choice(talk.menu.choices).label)
            yield talk


# --- what may be shown ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players"),
    [
        (awkward.GAME, ("human", "human", "bot:random")),
        (awkward.GAME, ("human", "bot:random", "human", "bot:random")),
        (pairs.GAME, ("human", "human")),
        (awkward.GAME, ("human", "bot:random", "bot:random")),
    ],
)
@pytest.mark.parametrize("seed", [5, 6])
def test_nothing_shows_a_secret_of_another(game: Game, players: tuple[str, ...], seed: int) -> None:
    talk = table(game, *players, seed=seed)
    sights = 0
    for at, _talk in enumerate(play_all(talk, Random(seed))):
        if at > 12 and at % 3:
            continue
        seen = shown(talk)
        assert {match[1] for match in DRAWN.finditer(seen)} <= own(talk)
        if not any(talk.match.state.card_seen):  # type: ignore[attr-defined]
            assert {match[1] for match in HELD.finditer(seen)} <= own(talk)
        sights += bool(DRAWN.search(seen))
    assert sights > 0


@pytest.mark.parametrize("others", ["human", "bot:random"])
def test_how_many_chips_another_has_is_on_no_screen(others: str) -> None:
    screens = []
    for chips in ([7, 4, 22], [7, 22, 4]):
        state = toll.GAME.new(3)
        state.chips[:3] = chips  # type: ignore[attr-defined]
        session = new_session(Match.at(toll.GAME, state, 1), ("human", others, others), None, 1)
        talk = Talk(session, tips=True, ascii=False)
        screens.append(shown(talk))
        talk.uncover()
        assert talk.viewers == (0,)
        screens.append(shown(talk))
        assert "seat 1: chips 7" in screens[-1] and "chips 26 unseen" in screens[-1]
        assert "seat 2: chips ?" in screens[-1] and "seat 3: chips ?" in screens[-1]
    assert screens[:2] == screens[2:]


def test_who_does_not_look_yet_sees_what_a_spectator_sees() -> None:
    talk = table(awkward.GAME, "human", "human")
    assert talk.covered and talk.viewers == () and talk.seat is None
    assert talk.menu.choices == [] and talk.question() == "" and talk.tip() == ""
    assert "Seat 1 draws a card." in shown(talk)
    talk.uncover()
    assert not talk.covered and talk.viewers == (0,) and len(talk.menu.choices) == 2
    talk.answer("vote war")
    assert talk.covered and talk.handing_over and talk.viewers == ()
    assert "vote" not in talk.question() and talk.answer("log").lines.count("") == 0
    assert talk.answer("vote peace").bad and talk.match.to_act == (1,)


def test_the_answers_of_one_are_not_told_to_the_next() -> None:
    talk = table(awkward.GAME, "human", "human")
    talk.uncover()
    told = talk.session.news
    assert all("draws a card" in row.sentence or "pulls a token" in row.sentence for row in told)
    talk.answer("vote war")
    talk.uncover()
    assert talk.session.match.lines_for(talk.viewers)[-1].words == "?"
    assert "war" not in "\n".join(talk.answer("log").lines)


def test_what_a_move_tells_is_its_players() -> None:
    session = table(awkward.GAME, "human", "human", seed=2).session
    assert session.eyes == () and session.apart
    for seat in (0, 1):
        session.play(seat, "vote war")
    seat = 0
    while not session.match.over:
        seat = session.match.to_act[0]
        row = session.match.default(seat)
        for told in session.play(seat, row.words):
            drawn = DRAWN.search(told.sentence)
            assert drawn is None or drawn[1] == str(seat + 1)


def test_bots_tell_people_only_what_all_may_read() -> None:
    session = table(awkward.GAME, "human", "human", "bot:random", seed=2).session
    said = ""
    while not session.match.over:
        for _seat, told in session.advance():
            said += "\n".join(row.sentence for row in told)
        if session.person is not None:
            session.play(session.person, session.match.default(session.person).words)
    assert "draws a card." in said and not DRAWN.search(said)


@pytest.mark.parametrize(
    ("players", "told"), [(("human", "human"), set()), (("human", "bot:random"), {"1"})]
)
def test_the_end_tells_no_more_than_all_here_may_know(
    players: tuple[str, ...], told: set[str]
) -> None:
    talk = table(with_event(awkward.GAME, "drew", weight=2), *players)
    talk.match.concede(0)
    said = "\n".join(ending(talk.session))
    assert "draws" in said and {match[1] for match in DRAWN.finditer(said)} == told


def test_bots_alone_may_be_watched_in_full() -> None:
    session = table(awkward.GAME, "bot:random", "bot:random").session
    assert session.eyes is None
    assert any(DRAWN.search(row.sentence) for row in session.news)


def test_each_is_given_a_tip_once() -> None:
    talk = table(awkward.GAME, "human", "human")
    talk.uncover()
    talk.explained.clear()
    talk.tip()
    assert talk.explained == {(0, awkward.VOTE)}
    talk.answer("vote war")
    talk.uncover()
    talk.tip()
    assert talk.explained == {(0, awkward.VOTE), (1, awkward.VOTE)}


def test_what_was_dropped_from_a_record_may_be_a_secret(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    for game, says in ((awkward.GAME, False), (ford.GAME, True)):
        path.unlink(missing_ok=True)
        new_session(Match(game, 2, 1), ("human", "human"), path, 1)
        text = path.read_text("utf-8") + "1 vote side=wa"
        path.write_text(text, "utf-8", newline="\n")
        session = open_session(path, seed=1)
        assert ("side=wa" in cut_short(session)) == says


# --- whose turn it is ----------------------------------------------------------------------------


def looks(talk: Talk, moves: int) -> list[tuple[str, int | None]]:
    """What happens in so many decisions: whose screen is uncovered, and who decides."""
    seen: list[tuple[str, int | None]] = []
    for _move in range(moves):
        list(talk.session.advance())
        if talk.covered:
            seen.append(("covered", talk.session.person))
            talk.uncover()
        seen.append(("decides", talk.seat))
        talk.answer(talk.menu.choices[0].label)
    return seen


def test_in_a_sealed_phase_one_after_another_is_asked() -> None:
    talk = table(awkward.GAME, "human", "human", "human")
    assert looks(talk, 3) == [
        ("covered", 0), ("decides", 0), ("covered", 1), ("decides", 1), ("covered", 2),
        ("decides", 2),
    ]  # fmt: skip


def test_bots_between_two_people_change_nothing() -> None:
    talk = table(awkward.GAME, "bot:random", "human", "bot:random", "human")
    assert looks(talk, 2) == [("covered", 1), ("decides", 1), ("covered", 3), ("decides", 3)]


def test_ones_own_seats_come_one_after_the_other_uncovered() -> None:
    talk = table(pairs.GAME, "human", "human")
    assert looks(talk, 4) == [
        ("covered", 0), ("decides", 0), ("decides", 2), ("covered", 1), ("decides", 1),
        ("decides", 3),
    ]  # fmt: skip
    assert talk.viewers == () or talk.covered or talk.looking == 1


def test_a_person_leads_two_lords_and_knows_what_both_know() -> None:
    talk = table(pairs.GAME, "human", "bot:random")
    assert talk.session.people == (0, 2) and talk.session.persons == (0,)
    assert not talk.session.apart and not talk.covered and talk.viewers == (0, 2)
    assert sorted(talk.session.bots) == [1, 3]
    drawn = {match[1] for match in DRAWN.finditer("\n".join(talk.answer("log").lines))}
    assert drawn == {"1", "3"}


@pytest.mark.parametrize("players", [("human",) * 4, ("human",), ("human",) * 3])
def test_players_are_named_once_not_by_seat(players: tuple[str, ...]) -> None:
    with pytest.raises(Exception, match=f"{len(players)} seat"):
        new_session(Match(pairs.GAME, 2, 1), players, None)


def test_a_record_of_two_who_lead_four_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    session = new_session(Match(pairs.GAME, 2, 1), ("human", "bot:greedy"), path, 1)
    list(session.advance())
    session.play(0, "vote war")
    again = open_session(path, seed=1)
    assert again.players == ("human", "bot:greedy") and again.people == (0, 2)
    assert again.person == 2 and again.match.lines == session.match.lines


def test_with_one_person_nothing_is_covered() -> None:
    talk = table(awkward.GAME, "human", "bot:random", "bot:random", seed=5)
    for _pause in play_all(talk, Random(1)):
        assert not talk.covered and not talk.handing_over and talk.viewers == (0,)


def test_without_secrets_nothing_is_covered() -> None:
    talk = table(ford.GAME, "human", "bot:random", "human")
    for _pause in play_all(talk, Random(1)):
        assert not talk.covered and not talk.handing_over and talk.viewers == (0, 2)


def test_only_what_a_seat_alone_may_know_is_a_secret_between_people() -> None:
    assert has_secrets(awkward.GAME) and has_secrets(toll.GAME) and not has_secrets(ford.GAME)
    assert not has_secrets(find_game("fall_of_rome"))


def test_one_takes_back_their_own_answer_first() -> None:
    talk = table(pairs.GAME, "human", "human")
    looks(talk, 3)  # seats 1 and 3, then seat 2
    assert talk.seat == 3
    talk.answer("undo")
    assert talk.session.person == 1 and not talk.covered
    talk.answer("undo")  # nothing of their own is left: it is the other's, and it is covered
    assert talk.session.person in (0, 2) and talk.covered and talk.handing_over


def test_a_saved_session_forgets_who_looked(tmp_path: Path) -> None:
    session = new_session(Match(awkward.GAME, 2, 1), ("human", "human"), tmp_path / "a.game", 1)
    session.play(0, "vote war")
    talk = Talk(open_session(tmp_path / "a.game", seed=1), tips=False, ascii=False)
    assert talk.covered and talk.session.person == 1
