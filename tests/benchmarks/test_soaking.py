"""The soak's checker is seen to fail: lost, doubled and vanished moves are planted in histories.
And a short soak on a real inn, with a trouble or two."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

from tabard.server.api import views
from tabard.server.database.rows import MoveRow, NoteRow
from tabard.server.database.upgrading import opened
from tabard.server.inn import Inn
from tabard.server.inn.turns import AT_ONCE

from ..server.guests import play_on, seated
from ..server.postgres import programs

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "benchmarks"))

from soaking import checker  # noqa: E402
from soaking.checker import Fault  # noqa: E402
from soaking.history import Deed, History, Sight, facts, word  # noqa: E402
from soaking.replays import wrong_sights  # noqa: E402
from soaking.telling import Befallen, Report  # noqa: E402


def log(*keys: str | None) -> list[MoveRow]:
    """A log of so many lines."""
    return [MoveRow(n, 0, "march", key is None, key, 0.0) for n, key in enumerate(keys)]


def guest(*deeds: Deed, sights: Iterable[Sight] = (), version: int = 2) -> History:
    """Somebody who has done and seen this."""
    return History("ada", 0, "en", [*deeds], [*sights], version=version)


def move(key: str, version: int, answered: float = 2.0) -> Deed:
    """A move that was acknowledged."""
    return Deed("play", key, answered - 1, answered, version)


def promises(faults: Iterator[Fault]) -> list[str]:
    """Which were broken."""
    return [fault.promise for fault in faults]


def test_a_log_that_has_all_is_right():
    assert not promises(
        checker.of_the_log(log("a", None, "b"), [guest(move("a", 2), move("b", 3))])
    )


def test_a_lost_move_is_found():
    assert promises(checker.of_the_log(log("a", None), [guest(move("a", 2), move("b", 3))])) == [
        checker.ONCE
    ]


def test_a_move_that_stands_after_the_version_that_was_told_is_found():
    assert promises(checker.of_the_log(log("b", None, "a"), [guest(move("a", 2))])) == [
        checker.ONCE
    ]


def test_a_doubled_move_is_found_acknowledged_or_not():
    for deed in (move("a", 1), Deed("play", "a", 1.0)):
        assert promises(checker.of_the_log(log("a", "a"), [guest(deed)])) == [checker.DONE_ONCE]


def test_a_move_that_was_refused_and_kept_is_found():
    refused = Deed("play", "a", 1.0, refused=True)
    assert promises(checker.of_the_log(log("a"), [guest(refused)])) == [checker.REFUSED]
    assert not promises(checker.of_the_log(log("b"), [guest(refused)]))


def test_a_line_that_vanished_or_changed_is_found():
    before = log("a", None, "b")
    assert promises(checker.grown(before, before[:2])) == [checker.GROWS]
    assert promises(checker.grown(before, log("a", None, "c"))) == [checker.GROWS]
    assert not promises(checker.grown(before, log("a", None, "b", "c")))
    assert promises(checker.of_the_log([before[0], before[2]], [])) == [checker.GROWS]


def test_who_asks_after_a_move_and_does_not_see_it_is_found():
    """Whoever made it; but not who had asked before."""
    made = guest(move("a", 2, answered=5.0))
    late = guest(sights=[Sight("view", 1, "", asked=6.0)])
    early = guest(sights=[Sight("view", 1, "", asked=4.0)])
    assert promises(checker.of_sights([made, late])) == [checker.FRESH]
    assert not promises(checker.of_sights([made, early]))


def test_a_stream_that_goes_back_is_found():
    heard = [Sight("view", version, "") for version in (1, 3, 2)]
    assert promises(checker.of_sights([guest(sights=heard)])) == [checker.FORWARD]


def test_a_stream_that_has_not_told_all_and_a_bad_answer_are_found():
    some = guest(version=1)
    some.wrong.append("POST /play: 500")
    both = [checker.WHOLE, checker.ANSWERED]
    assert promises(checker.at_the_end(log("a", "b"), 2, [some])) == both


@pytest.mark.parametrize(("version", "whole"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_stream_need_not_tell_what_bots_did_after_it_was_awaited(version: int, whole: bool):
    lines = log("a", "b", None)
    assert (promises(checker.at_the_end(lines, 2, [guest(version=version)])) == []) is whole


def test_a_line_of_the_chat_that_is_lost_or_doubled_is_found():
    said, unsure = Deed("chat", "hello", 1.0, 2.0), Deed("chat", "anybody?", 1.0)
    once, twice = [NoteRow(1, 0, "Ada", "hello", 0.0)], NoteRow(2, 0, "Ada", "hello", 0.0)
    assert not promises(checker.of_the_chat(once, [guest(said, unsure)]))
    assert promises(checker.of_the_chat([], [guest(said)])) == [checker.CHAT]
    assert promises(checker.of_the_chat([*once, twice], [guest(said)])) == [checker.CHAT]


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Inn, str, History]]:
    """A table that was played on for a while, and what its first guest has seen of it, in Dutch."""
    from tabard.engine.languages import find_language, speaking

    inn = Inn(opened(str(tmp_path / "inn.sqlite")), pace=AT_ONCE)
    table, tokens = seated(inn, "jeanne_darc", 3)
    history, dutch = History("ada", 0, "nl"), find_language("nl")
    assert dutch is not None
    for _move in range(6):
        play_on(inn, table, tokens, 1, Random(1))
        room = inn.look(table, tokens[0])
        assert room.match is not None
        with speaking(dutch):
            view = views.table(room).model_dump(mode="json")
            told = views.told(room, 2).model_dump(mode="json")["told"]
        position = room.match.view(*room.seats)
        lines = [views.line_words(line) for line in room.match.lines_for(room.seats)]
        said = {"view": facts(view), "told": told, "lines": lines, "position": position}
        history.sights += [Sight(w, room.version, word(s), None, 2) for w, s in said.items()]
    yield inn, table, history
    inn.store.close()


def test_what_a_guest_saw_is_held_against_a_replay(played: tuple[Inn, str, History]):
    """Nothing is wrong with it; but a view of another seat is, and a version that never was."""
    inn, table, history = played
    kept, lines = inn.store.table(table), inn.store.lines(table)
    assert kept is not None
    assert [*wrong_sights(kept, lines, [history])] == []
    other = History("ben", 1, "nl", sights=history.sights)
    assert {f.where.split()[3] for f in wrong_sights(kept, lines, [other])} >= {"view", "position"}
    english = History("ada", 0, "en", sights=history.sights)
    assert any("another told" in fault.where for fault in wrong_sights(kept, lines, [english]))
    never = History("ada", 0, "nl", sights=[Sight("view", 10_000, "")])
    assert promises(wrong_sights(kept, lines, [never])) == [checker.RIGHT]


def test_a_report_says_what_was_kept_and_what_was_not():
    found = checker.kept_and_broken([("t1", Fault(checker.ONCE, "ada: a is lost"))] * 2, Counter())
    report = Report("sqlite", 1, 60.0, troubles=[Befallen("it_burns", 0, 1, 3.5)], told=found)
    words = "\n".join(report.words())
    assert report.wrong
    assert "it burns: moves again after 2.5 s" in words and "t1: ada: a is lost" in words
    assert json.loads(json.dumps(report.json()))["promises"][checker.ONCE]["broken"] == [
        "t1: ada: a is lost"
    ]
    never = Report("sqlite", 1, troubles=[Befallen("it_burns", 0, 1)])
    assert never.wrong and "1 × never" in "\n".join(never.words())


@pytest.mark.parametrize(("db", "trouble"), [("sqlite", "killed"), ("postgresql", "dies")])
def test_a_short_soak(db: str, trouble: str, tmp_path: Path):
    """Whatever befalls the inn in a few seconds, all is kept: also where the database dies, and
    another takes its place."""
    if programs() is None and db == "postgresql":
        pytest.skip("PostgreSQL (initdb and postgres) is not installed here")
    out = tmp_path / "soak.json"
    command = [sys.executable, "benchmarks/soak.py", "--minutes", "0.15", "--db", db]
    command += ["--tables", "4", "--rate", "8", "--only", trouble, "--out", str(out)]
    done = subprocess.run(
        command, check=False, cwd=ROOT, env=os.environ, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (told,) = json.loads(out.read_text(encoding="utf-8"))
    assert told["troubles"] and not told["failures_in_the_log"]
    assert told["promises"][checker.ONCE]["tried"] > 3
