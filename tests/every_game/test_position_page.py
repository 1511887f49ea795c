"""What the page of a game's positions shows can be written so."""

from __future__ import annotations

import re
import tomllib

from tabard.engine.position.now import read_now
from tabard.engine.position.page import page, template
from tabard.engine.position.values import no_names, values_of
from tabard.engine.position.writing import written


def test_every_field_has_a_sentence_and_an_example_that_is_read(game):
    shown = dict(re.findall(r"^- `(\w+) = (.*?)`: (?:.+)\.$", "\n".join(page(game)), re.M))
    state = game.empty_board(game.seats[-1])
    for field in written(game):
        value = tomllib.loads(f"value = {shown[field.name]}")["value"]
        assert (
            values_of(field, value, field.empty(), field.shape, field.name, no_names)
            != field.empty()
        )
    for line in re.findall(r"^- `(now = .*?)`", "\n".join(page(game)), re.M):
        read_now(game, state, tomllib.loads(line)["now"])


def test_every_phase_and_every_word_is_on_the_page(game):
    text = "\n".join(page(game))
    for word in game.sequence.names.words:
        assert f'phase = "{word}"' in text
    for field in written(game):
        for kind in (*field.shape, field.of):
            if kind.words and not kind.words[-1].isdecimal():
                assert f"`{kind.words[-1]}`" in text


def test_a_template_is_a_position_with_everything_in_it_as_a_comment(game):
    lines = list(template(game))
    words = tomllib.loads("\n".join(lines))
    assert (game.name, game.seats[0]) == (words["game"], words["seats"])
    named = {line[2:].split(" = ")[0] for line in lines if " = " in line}
    assert {field.name for field in written(game)} <= named
    for line in lines:
        if line.startswith("# ") and " = " in line:
            tomllib.loads(line[2:])
