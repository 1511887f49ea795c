"""Which row a game would take for an absent seat, as one rule that bots can ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.engine.game import Game
from tabard.engine.rule import rule


def default_rule(game: Game) -> Callable[..., int]:
    """``default_row(state, seat, row)``: is this the row to take unasked? It is written out from
    the verbs that have a ``default_x``, one line each; long moves are not judged."""
    scope: dict[str, Any] = dict(game.actions.tables)
    lines = ["def default_row(state, seat, row):\n    verb = ROW_VERB[row]\n"]
    for verb in game.actions.verbs:
        if verb.default is None or verb.long:
            continue
        scope[f"default_{verb.number}"] = verb.default
        values = "".join(f", ROW_VALUES[row][{i}]" for i in range(len(verb.fields)))
        lines.append(f"    if verb == {verb.number}:\n")
        lines.append(f"        return 1 if default_{verb.number}(state, seat{values}) else 0\n")
    lines.append("    return 0\n")
    exec(compile("".join(lines), "<defaults>", "exec"), scope)
    return rule(scope["default_row"])  # type: ignore[no-any-return]
