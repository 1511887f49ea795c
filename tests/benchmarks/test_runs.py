"""Reading a program's line, and the sentence that is said where there is none."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from benchmarks.comparing.entries import Peer
from benchmarks.comparing.environments import MADE_FOR, python_of
from benchmarks.comparing.runs import Stand, read_line, run
from benchmarks.comparing.sentences import NotThere, last_words

from .lines import CHESS, OURS, line


def test_a_line_may_come_after_greetings():
    assert line() == read_line(f"Welcome!\n\n{json.dumps(line())}\n")


@pytest.mark.parametrize("printed", ["", "\n", "Welcome!", "[1, 2]", "3", '{"games": 1}', "{"])
def test_what_is_no_line_of_figures_is_refused(printed):
    with pytest.raises(NotThere, match=r"^It printed no line of figures\.$"):
        read_line(printed)


@pytest.mark.parametrize(
    ("complaint", "said"),
    [
        ("Traceback …\n  File …\nValueError: no such game.\n\n", "ValueError: no such game"),
        ("ERROR: Some do not fit\nERROR: None was found\nTry again!", "None was found"),
        ("x.OddError: No such game. There are:\nchess\ngo", "x.OddError: No such game. There are"),
        ("E: " + "word " * 100, "E: " + "word " * 31 + "…"),
        ("OSError: cannot read /home/somebody/x.so now", "OSError: cannot read … now"),
        ("Looked at https://an.address/simple in vain", "Looked at … in vain"),
        (r"cannot load C:\things\x.dll", "cannot load …"),
        ("  \n", "it said nothing"),
    ],
)
def test_last_words_say_what_is_wrong_and_name_no_place(complaint, said):
    assert said == last_words(complaint)


def test_a_program_that_fails_is_named_with_its_reason(tmp_path):
    stand = Stand(Path(sys.executable), tmp_path)
    with pytest.raises(NotThere, match=r"^It ended with status 1: .*peers\.other.*\.$"):
        run(CHESS, stand, 0)


def test_our_own_environment_is_this_one(tmp_path):
    assert Path(sys.executable) == python_of(OURS, tmp_path)


def test_an_environment_that_was_made_for_the_same_is_used_again(tmp_path):
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / MADE_FOR).write_text("other>=1", encoding="utf-8")
    assert tmp_path / "other" in python_of(CHESS.peer, tmp_path).parents


def test_a_peer_that_cannot_be_installed_is_named_with_its_reason(tmp_path):
    with pytest.raises(NotThere, match=r"^It could not be installed: .+\.$"):
        python_of(Peer("odd", "Odd", ("?",), ""), tmp_path)  # no name of a package: pip asks nobody
    assert not (tmp_path / "odd" / MADE_FOR).exists()
