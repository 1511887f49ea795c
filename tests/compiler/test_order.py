"""What is said first is done first, as Python does it; what need not be asked is not asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.compiler.language import NUMBER, RECORD, Door

from .agreeing import compiled
from .programs import Board
from .rules import rules

NOTE = '''
def note(state, n):
    """Write down that it was asked; the number changes the size too."""
    state.gold = state.gold * 10 + n
    state.size += n
    return n


'''

SAID = [
    "return note(state, 1) - note(state, 2)",
    "return state.size - note(state, 3) * state.size",
    "return note(state, 3) * state.size - state.size",
    "return note(state, 1) < note(state, 3) < note(state, 2) < note(state, 4)",
    "return note(state, 1) < note(state, 2) == note(state, 2)",
    "return min(note(state, 3), note(state, 1), note(state, 2)) + max(state.size, note(state, 9))",
    "return note(state, note(state, 1) + note(state, 2))",
    "return note(state, 0) or note(state, 2) or note(state, 3)",
    "return note(state, 1) and note(state, 0) and note(state, 3)",
    "return (note(state, 1) if note(state, 0) else note(state, 2)) + state.size",
    "return not note(state, 1) or not note(state, 0)",
    "return state.grid[note(state, 1)][note(state, 2)] + note(state, 3)",
    "state.size += note(state, 4)",
    "state.men[note(state, 1)] += note(state, 2)",
    "state.men[note(state, 1)] = note(state, 2)",
    "state.men[note(state, 1)] = state.men[note(state, 2)] = note(state, 3)",
    "state.men[0], state.size = state.size, note(state, 3)",
    "state.men[note(state, 1)], n = note(state, 2), note(state, 3)\n    state.men[0] += n",
    "n, state.men[n & 3] = note(state, 2), note(state, 3)",
    "n -= note(state, 1) + n",
    "for i in range(note(state, 1), note(state, 4)):\n        state.men[i] = note(state, 2)",
    "for i in range(4):\n        i += note(state, 1)\n        state.men[i & 3] += i",
    "for n in range(note(state, 3)):\n        state.ages[n] = state.size + n\n    state.men[0] = n",
    "while note(state, 1) and state.size < 12:\n        n += state.size",
    "row = state.told[note(state, 1)]\n    row[note(state, 2)] = note(state, 3)",
]


@pytest.mark.parametrize("checked", [False, True])
def test_what_is_said_first_is_done_first(checked: bool, tmp_path: Path) -> None:
    text = NOTE + "\n\n".join(
        f"def march_{i}(state, n):\n    {said}\n" for i, said in enumerate(SAID)
    )
    module = rules(tmp_path, text)
    names = [f"march_{i}" for i in range(len(SAID))]
    doors = [Door(name, getattr(module, name), (RECORD, NUMBER)) for name in names]
    code = compiled(doors, Board.layout(), checked=checked)
    for name, said in zip(names, SAID, strict=True):
        plain = Board()
        plain.size = 5
        packed = plain.pack()
        wanted, given = getattr(module, name)(plain, 5), code.call(name, packed, 5)
        assert wanted is None or wanted == given, said
        assert plain.pack().tobytes() == packed.tobytes(), said
