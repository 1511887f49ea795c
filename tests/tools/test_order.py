"""What the house rules and the check of sentences let pass, and what they name."""

from __future__ import annotations

import ast

import pytest

from tools import order, sentences


def named(check, code: str) -> list[str]:
    return list(check(ast.parse(code), "here.py"))


@pytest.mark.parametrize(
    "code",
    [
        "import fcntl",
        "from termios import tcgetattr",
        "import os\nos.fork()",
        "from signal import SIGKILL",
        "signal.signal(signal.SIGWINCH, redraw)",
    ],
)
def test_what_only_some_systems_have_is_named(code):
    (said,) = named(order.posix_only, code)
    assert "not there on every system" in said


@pytest.mark.parametrize(
    "code", ["import os\nos.fsync(1)", "from .tty import x", "signal.SIGINT", "state.pause"]
)
def test_what_every_system_has_may_be_used(code):
    assert [] == named(order.posix_only, code)


@pytest.mark.parametrize(
    ("code", "passes"),
    [
        ("open(path)", False),
        ("path.open('w')", False),
        ("path.read_text()", False),
        ("path.write_text(text)", False),
        ("path.open('w', encoding='utf-8')", True),
        ("path.open('rb')", True),
        ("os.open(path, flags)", True),
        ("RecordFile.open(path)", True),
        ("read_text(path)", True),
    ],
)
def test_text_is_opened_as_utf_8(code, passes):
    assert passes == (not named(order.no_encoding, code))


@pytest.mark.parametrize(
    ("code", "library"),
    [
        ("from llvmlite import binding", "llvmlite"),
        ("from cuda.bindings import driver", "cuda.bindings"),
    ],
)
def test_each_library_of_the_compiler_is_called_from_one_file_only(tmp_path, code, library):
    path = tmp_path / "flow.py"
    path.write_text(f"import x\n{code}\n", encoding="utf-8")
    assert 1 == len(list(order.names_elsewhere(path, "src/tabard/engine/flow/loop.py")))
    assert [] == list(order.names_elsewhere(path, order.NAMED_ONCE[library]))


def test_a_page_or_server_that_names_a_game_is_named(tmp_path):
    game, page = tmp_path / "src/tabard/games/salt_road", tmp_path / "src/tabard/web/templates"
    game.mkdir(parents=True)
    page.mkdir(parents=True)
    (game / "__init__.py").write_text('GAME = Game(\n    title="The Salt Road",\n)', "utf-8")
    (page / "front.html").write_text("<h1>{{ game.title }}</h1>", "utf-8")
    assert [] == list(order.names_a_game(tmp_path))
    (page / "room.html").write_text("<h1>the salt road</h1>", "utf-8")
    (said,) = order.names_a_game(tmp_path)
    assert "room.html: names a game: The Salt Road" in said


def test_what_is_written_twice_is_named(tmp_path):
    body = "".join(f"    x = {n}\n" for n in range(8))
    folder = tmp_path / "src"
    folder.mkdir()
    (folder / "a.py").write_text(f'def one():\n    """One."""\n{body}', encoding="utf-8")
    (folder / "b.py").write_text(f"def two():\n{body}", encoding="utf-8")
    (said,) = order.written_twice(tmp_path)
    assert "src/a.py:1, src/b.py:1" in said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ('_(f"Seat {n}.")', "no f-string"),
        ('_("Seat " + name)', "no f-string"),
        ('_("Seat {}.")', "has no name"),
        ('_("Seat {0}.")', "has no name"),
        ('_("Seat {")', "has no name"),
        ('say("Seat 1.")', "not marked"),
        ('say(_("Seat {seat} {what}."), seat=1)', "nothing is given for {what}"),
    ],
)
def test_a_sentence_that_cannot_be_translated_is_named(code, said):
    (found,) = named(sentences.in_file, code)
    assert said in found


@pytest.mark.parametrize(
    "code",
    ['_("Seat {seat}.")', 'say(_("Seat {seat}."), seat=1)', 'say(_("{a}"), **facts)', "say(what)"],
)
def test_a_whole_sentence_with_named_facts_passes(code):
    assert [] == named(sentences.in_file, code)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<p>Hail</p>", "stands in the page without"),
        ("<p>{{ _(name) }}</p>", "takes one plain sentence"),
        ("<p>{{ _('Hail {name}') }}</p>", "nothing is given for {name}"),
    ],
)
def test_a_template_that_cannot_be_translated_is_named(text, said):
    (found,) = sentences.in_template(text, "hail.html")
    assert said in found


def test_a_template_whose_words_are_all_marked_passes():
    text = '<p class="hail">{{ _("Hail {name}", name=one) }} &middot; {% if one %}Tabard{% endif %}'
    assert [] == list(sentences.in_template(text, "hail.html"))
