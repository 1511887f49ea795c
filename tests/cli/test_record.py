"""Records: written line by line, read back exactly, and every changed character is noticed."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tabard.cli.table.session import Session, new_session, open_session
from tabard.engine.game import Misused
from tabard.engine.match import Match
from tabard.engine.position import to_text
from tabard.engine.record import RecordProblem, files, read_record, text_for, text_of
from tabard.engine.record.file import RecordFile
from tabard.engine.record.files import NotSaved
from tabard.engine.record.replay import replay, verify
from tests.engine import awkward, toy


def test_a_record_on_disk_is_the_text_of_its_match(played: Session, record: Path) -> None:
    assert record.read_bytes().decode() == text_of(played.match, played.players)


def test_a_record_never_holds_the_seed() -> None:
    one, other = (text_of(Match(toy.GAME, 2, seed=seed)) for seed in (1, 2))
    assert one == other


def test_a_replayed_match_is_the_same(played: Session, record: Path) -> None:
    match = replay(read_record(record.read_text("utf-8")))
    assert match.lines == played.match.lines
    assert match.told_rows == played.match.told_rows
    assert to_text(match.game, match.state) == to_text(toy.GAME, played.match.state)


def test_a_finished_record_verifies(record: Path) -> None:
    verdict = verify(record.read_text("utf-8"))
    assert verdict.valid and verdict.finished and verdict.result


@pytest.mark.parametrize("seed", range(6))
def test_records_of_the_awkward_game_verify(seed: int) -> None:
    seats = awkward.GAME.seats[-1]
    session = new_session(Match(awkward.GAME, seats, seed), ("bot:random",) * seats, None, seed)
    for _step in session.advance():
        pass
    verdict = verify(text_of(session.match))
    assert verdict.valid, verdict
    assert verdict.result == session.match.result


def test_a_record_cut_short_anywhere_is_valid_and_unfinished(record: Path) -> None:
    text = record.read_text("utf-8")
    begins = text.index("\n\n") + 2
    for length in range(begins, len(text)):
        verdict = verify(text[:length])
        assert verdict.valid and not verdict.finished, (length, verdict)
        assert bool(verdict.half_line) == (text[length - 1] != "\n")


def test_a_head_cut_short_is_said_in_a_sentence(record: Path) -> None:
    text = record.read_text("utf-8")
    for length in range(text.index("\n\n") + 1):
        verdict = verify(text[:length])
        assert not verdict.valid and verdict.problem


def test_every_changed_character_of_a_move_is_noticed(record: Path) -> None:
    text = record.read_text("utf-8")
    begins, ends = text.index("\n\n") + 2, text.index("end ")
    for at in range(begins, ends):
        for other in "1x =#\n":
            if text[at] != other and text[at] != "\n":
                changed = text[:at] + other + text[at + 1 :]
                verdict = verify(changed)
                assert not verdict.valid and verdict.problem and verdict.line, (at, other)


def test_a_changed_digest_or_ending_is_noticed(record: Path) -> None:
    text = record.read_text("utf-8")
    begins = text.index("end ")
    for at in range(begins, len(text) - 1):
        changed = text[:at] + ("7" if text[at] != "7" else "8") + text[at + 1 :]
        assert not verify(changed).valid


def test_an_unlawful_move_is_named_with_its_line_and_rule(cut: Path) -> None:
    text = cut.read_text("utf-8") + "1 march men=3\n1 march men=3\n"
    verdict = verify(text)
    assert not verdict.valid
    assert verdict.rule == "3" and verdict.line == len(text.split("\n")) - 2
    assert "camp" in verdict.problem


def test_random_bytes_never_break_the_reader(record: Path, tmp_path: Path) -> None:
    raw, chance = record.read_bytes(), random.Random(7)
    path = tmp_path / "hostile.game"
    for _round in range(400):
        hostile = bytearray(raw[: chance.randrange(1, len(raw))])
        for _flip in range(chance.randrange(1, 4)):
            hostile[chance.randrange(len(hostile))] ^= 1 << chance.randrange(8)
        path.write_bytes(hostile)
        try:
            verify(files.read_text(path))
        except Misused as error:
            assert str(error)


def test_comments_and_blank_lines_are_for_people(record: Path) -> None:
    lines = record.read_text("utf-8").split("\n")
    begins = lines.index("") + 1
    lines[begins + 2 : begins + 2] = ["", "# a bold move"]
    assert verify("\n".join(lines)).valid


def test_chance_in_one_go_shares_a_line() -> None:
    match = Match(toy.GAME, 2, seed=1)
    match.play(0, "recruit 1")
    text = text_of(match) + "chance river face=3 face=5 face=1\n"
    entries = read_record(text).entries
    assert [entry.words for entry in entries[1:]] == [f"river face={n}" for n in (3, 5, 1)]
    assert {entry.line for entry in entries[1:]} == {len(text.split("\n")) - 1}


def test_a_record_of_newer_rules_is_refused_in_a_sentence(record: Path) -> None:
    text = record.read_text("utf-8").replace("rules 1\n", "rules 1.1\n")
    verdict = verify(text)
    assert not verdict.valid and "newer rules" in verdict.problem


def without_head_digest(text: str) -> str:
    """The record as it was written before there was one."""
    return text[: text.rindex(" head=")] + "\n"


def test_every_changed_character_of_the_head_is_noticed(record: Path) -> None:
    """Names too, and an older number of the rules lets nothing through."""
    text = record.read_text("utf-8")
    assert verify(text).head_sure
    for at in range(text.index("\n\n")):
        for other in "0bx =\n":
            if other != text[at]:
                assert not verify(text[:at] + other + text[at + 1 :]).valid, (at, other)
    assert "never had rules 0.9" in verify(text.replace("rules 1\n", "rules 0.9\n")).problem
    assert not verify(text.replace("\n\n", "\noption more=1\n\n", 1)).valid
    earlier = verify(without_head_digest(text))
    assert earlier.valid and not earlier.head_sure


def test_undo_rewrites_the_file_and_keeps_what_people_wrote(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    session = new_session(Match(toy.GAME, 2, seed=1), ("human", "human"), path, 1)
    session.play(0, "recruit 2")
    path.write_text(path.read_text("utf-8") + "# hm\n", "utf-8", newline="\n")
    session = open_session(path, seed=1)
    session.play(1, "recruit 1")
    before = path.read_text("utf-8")
    assert before.endswith("# hm\n2 recruit men=1\n")
    session.undo(1)
    assert path.read_text("utf-8").endswith("1 recruit men=2\n# hm\n")
    session.play(1, "recruit 2")
    assert path.read_text("utf-8").endswith("# hm\n2 recruit men=2\n")
    assert verify(path.read_text("utf-8")).valid
    assert [item.name for item in tmp_path.iterdir()] == ["a.game"]


def test_a_game_goes_on_after_a_half_written_line(record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text[: len(text) * 2 // 3], "utf-8", newline="\n")
    session = open_session(record, seed=3)
    assert session.half_line
    for _step in session.advance():
        pass
    assert session.match.over and not session.trouble
    assert verify(record.read_text("utf-8")).finished


def test_a_finished_record_can_be_opened_and_stays_as_it_is(record: Path) -> None:
    before = record.read_bytes()
    session = open_session(record)
    assert session.match.over and session.person is None
    assert record.read_bytes() == before


def test_a_conceded_game_closes_its_record(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    session = new_session(Match(toy.GAME, 2, seed=1), ("human", "human"), path, 1)
    session.concede(1)
    verdict = verify(path.read_text("utf-8"))
    assert verdict.finished and verdict.result and verdict.result.ending == "conceded"
    assert "2 concede\nend conceded rule=- " in path.read_text("utf-8")


def test_a_file_that_is_there_is_not_overwritten(record: Path) -> None:
    before = record.read_bytes()
    with pytest.raises(Misused, match="is there already"):
        RecordFile.create(record, Match(toy.GAME, 2))
    assert record.read_bytes() == before


def no_space(*_arguments: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_leaves_the_file_whole_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.game"
    session = new_session(Match(toy.GAME, 2, seed=1), ("human", "human"), path, 1)
    session.play(0, "recruit 2")
    before = path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", no_space)
        session.play(1, "recruit 1")
        assert "No space left" in session.trouble and path.read_bytes() == before
        session.undo(1)
        session.play(1, "recruit 2")
        assert path.read_bytes() == before
        with pytest.raises(NotSaved):
            session.save(tmp_path / "b.game")
        assert not (tmp_path / "b.game").exists()
    session.play(0, "recruit 1")
    assert session.trouble == ""
    assert path.read_text("utf-8").endswith("1 recruit men=2\n2 recruit men=2\n1 recruit men=1\n")


def test_a_full_disk_at_an_undo_leaves_the_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.game"
    session = new_session(Match(toy.GAME, 2, seed=1), ("human", "human"), path, 1)
    session.play(0, "recruit 2")
    before = path.read_bytes()
    with monkeypatch.context() as full:
        full.setattr(os, "replace", no_space)
        session.undo(0)
        assert session.trouble and path.read_bytes() == before
    assert [item.name for item in tmp_path.iterdir()] == ["a.game"]


def test_a_record_for_a_viewer_hides_what_it_may_not_know() -> None:
    hidden = 0
    for seed in range(4):
        seats = awkward.GAME.seats[-1]
        session = new_session(Match(awkward.GAME, seats, seed), ("bot:random",) * seats, None, seed)
        for _step in session.advance():
            text = text_for(session.match, [0])
            if "?" in text:
                hidden += 1
                with pytest.raises(RecordProblem, match="hides a move"):
                    read_record(text)
        assert "sha256" not in text_for(session.match, [])
    assert hidden
