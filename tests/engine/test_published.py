"""What a record says of its chance: written, read, refused in a sentence where it is not whole."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tabard.cli import main as cli
from tabard.engine import find, signing
from tabard.engine.fair_chance import FairChance, commitment
from tabard.engine.match.following import Followed, Kept
from tabard.engine.record import RecordProblem, read_record, text_for, text_of
from tabard.engine.record.file import RecordFile
from tabard.engine.record.published import Committed, Published, undone_lines
from tabard.engine.record.record import line_text
from tabard.engine.record.replay import verify

from . import awkward

SECRET, NUMBERS = "07" * 32, ("c0ffee", "", "5eed")
KEY = "11" * 32
SAID = Committed(commitment(SECRET), NUMBERS)


@pytest.fixture(autouse=True)
def known(monkeypatch):
    """The toy is found like any game."""
    entry = find.entry_points
    find.find_game.cache_clear()
    toy = EntryPoint("council", "tests.engine.awkward:GAME", "tabard.games")
    monkeypatch.setattr(find, "entry_points", lambda group: [*entry(group=group), toy])
    yield
    find.find_game.cache_clear()


def game(*decisions: tuple[int, str], concede: bool = True) -> tuple[Followed, list[str]]:
    """Council with some decisions, given up in the end: the match, and its log."""
    chance, match = FairChance(SECRET, NUMBERS), Followed(awkward.GAME, 3)
    log = list(match.by_itself(None, chance))
    for seat, words in (*decisions, *([(0, "concede")] * concede)):
        match.follow(Kept(seat, words))
        log += [Kept(seat, words), *match.by_itself(seat, chance)]
    return match, [line_text(line) for line in log]  # type: ignore[arg-type]


def record(*decisions: tuple[int, str], key: str = KEY) -> str:
    match, log = game(*decisions)
    undone = tuple(undone_lines(log, [line_text(line) for line in match.lines]))
    word = FairChance(SECRET, NUMBERS).words(log)[-1]
    told = Published(SECRET, undone, len(log), word)
    return text_of(match, ["human"] * 3, SAID, told, key)


UNDO = ((0, "vote side=war"), (1, "vote side=peace"), (0, "undo"), (0, "vote side=peace"))


def test_a_record_with_all_of_it_is_read_and_holds():
    text = record(*UNDO)
    read = read_record(text)
    assert read.head.chance == SAID and read.published
    assert read.published.undone == ((13, "1 vote side=war"), (15, "1 undo"))
    assert read.published.log([line_text(e) for e in read.entries]) == game(*UNDO)[1]
    verdict = verify(text)
    assert verdict.valid and verdict.chance and verdict.chance.signed is True
    assert verdict.chance.key == signing.public_key(KEY)
    assert verdict.chance.draws == sum(e.seat == 6 for e in read.entries)


def test_a_signature_is_always_the_same_and_another_for_another_text():
    assert signing.signature(KEY, "a") == signing.signature(KEY, "a") != signing.signature(KEY, "b")
    assert signing.holds(signing.public_key(KEY), signing.signature(KEY, "a"), "a") is True
    assert signing.holds(signing.public_key(KEY), signing.signature(KEY, "a"), "b") is False
    assert signing.holds(signing.public_key("22" * 32), signing.signature(KEY, "a"), "a") is False
    assert signing.new_signing_key() != signing.new_signing_key()


def test_what_a_viewer_gets_of_a_running_game_commits_and_publishes_nothing():
    match, _log = game(concede=False)
    text = text_for(match, (0,), ["human"] * 3, SAID)
    assert SAID.commitment in text and SECRET not in text and "number 3 5eed\n" in text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("commitment sha256:", "commitment sha1:", "The commitment is not readable"),
        ("number 1 c0ffee", "number 1 coffee", "numbers of the seats are not readable"),
        ("number 1 c0ffee", "number 9 c0ffee", "numbers of the seats are not readable"),
        ("number 1 c0ffee", "number 1", "not said in full"),
        ("number 1 c0ffee", "number 1 c0ffee\nnumber 1 ab", "said twice"),
        (f"commitment {SAID.commitment}\n", "", "numbers of the seats are not readable"),
        (f"secret {SECRET}", "secret 07", "is not whole"),
        ("\nlog ", "\nlog x", "is not whole"),
        ("undone 13 ", "undone x ", "is not whole"),
        (f"secret {SECRET}\n", "", "is not whole"),
        (f"secret {SECRET}\n", "1 vote side=war\n", "Nothing may follow"),
        ("undone 13 1 vote side=war", "undone 13 1 vote side=peace", "The log is not the one"),
        ("undone 13 ", "undone 14 ", "The log is not the one"),
        ("undone 15 1 undo\n", "", "The log is not the one"),
        ("ed25519:", "ed25519:0", "is not whole"),
        (f"secret {SECRET}", f"secret {'08' * 32}", "is not the one to which the head commits"),
        ("number 1 c0ffee", "number 1 decade", "Draw "),
        ("number 3 5eed\n", "", "Draw "),
    ],
)
def test_what_was_changed_is_said_in_a_sentence(old, new, says):
    text = record(*UNDO)
    assert old in text
    verdict = verify(text.replace(old, new, 1))
    assert not verdict.valid and says in verdict.problem


def test_a_secret_to_which_nobody_has_committed_is_no_secret():
    text = record()
    head = text[text.index("commitment") : text.index("\n\n")]
    assert "does not commit" in verify(text.replace("\n" + head, "")).problem


def test_a_changed_signature_or_key_is_found_and_none_is_said():
    text = record()
    assert "signature does not hold" in verify(text[:-9] + "00000000\n").problem
    other = text.replace(signing.public_key(KEY), signing.public_key("22" * 32))
    assert "signature does not hold" in verify(other).problem
    unsigned = verify(record(key=""))
    assert unsigned.valid and unsigned.chance and not unsigned.chance.key


def test_a_record_that_was_cut_short_behind_its_end_is_said_to_be():
    text = record()
    for at in (text.index("\nlog ") + 1, text.index("\nsigned ") - 20):
        with pytest.raises(RecordProblem, match="is not whole"):
            read_record(text[:at])


def test_a_finished_record_is_not_closed_again(tmp_path: Path):
    (tmp_path / "a.game").write_text(record(), encoding="utf-8")
    file, match = RecordFile.open(tmp_path / "a.game")
    file.keep(match)
    assert (tmp_path / "a.game").read_text(encoding="utf-8") == record()


def test_a_game_that_goes_on_elsewhere_is_bound_to_nothing(tmp_path: Path):
    match, _log = game(concede=False)
    path = tmp_path / "a.game"
    path.write_text(text_of(match, ["human"] * 3, SAID), encoding="utf-8")
    verdict = verify(path.read_text(encoding="utf-8"))
    assert verdict.valid and verdict.chance and not verdict.chance.words
    file, match = RecordFile.open(path)
    match.concede(0)
    file.keep(match)
    text = path.read_text(encoding="utf-8")
    assert "commitment" not in text and "number " not in text
    assert verify(text).valid and verify(text).chance is None


def test_the_draws_of_a_record_are_written_for_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "a.game").write_text(record(*UNDO), encoding="utf-8")
    assert cli.run(["draws", str(tmp_path / "a.game")]) == 0
    draws = json.loads(capsys.readouterr().out)
    taken = [entry.words for entry in read_record(record(*UNDO)).entries if entry.seat == 6]
    assert draws["format"] == "tabard draws 1" and taken == [words for _of, words in draws["draws"]]
    for which, words in draws["draws"]:
        assert draws["lists"][which][words] > 0
    out = str(tmp_path / "a.draws")
    assert cli.run(["draws", str(tmp_path / "a.game"), "--out", out]) == 0
    assert json.loads(Path(out).read_text(encoding="utf-8")) == draws
    assert cli.run(["draws", str(tmp_path / "a.game"), "--out", str(tmp_path)]) == 1
    assert cli.run(["draws", str(tmp_path / "nowhere.game")]) == 1
    (tmp_path / "b.game").write_text("tabard 1\n", encoding="utf-8")
    assert cli.run(["draws", str(tmp_path / "b.game")]) == 1
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize("seen", ["", "g", "00000000"])
def test_a_word_that_was_never_true_is_said_to_be_none(seen, tmp_path, capsys):
    (tmp_path / "a.game").write_text(record(*UNDO), encoding="utf-8")
    status = cli.run(["verify", str(tmp_path / "a.game"), "--seen", seen])
    assert status == (0 if not seen else 1)
    assert ("it is not the log you saw" in capsys.readouterr().err) == bool(seen)
    word = FairChance(SECRET, NUMBERS).words(game(*UNDO)[1])[14]
    assert cli.run(["verify", str(tmp_path / "a.game"), "--seen", word[:9].upper()]) == 0
    assert "was true after 14 lines of it." in capsys.readouterr().out
