"""Rules that are written out from the table of moves and the sequence of play, a line a verb.

They lead from the number of a row to its verb's rules, and from a phase to its verbs. Written out,
they are plain calls and loops, which compile well; nobody needs to read them to understand a game.
Every part is a rule of its own, because a compiled function that calls a hundred others is slow to
enter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Any

from tabard.compiler.source import write_out

from ..actions import Actions, Verb, always_taken, never_refused
from ..kinds import OPEN
from ..rule import seldom
from .sequence import Each, Phase, Sequence, looks_at_seat
from .stack import forget_draft, pop, push

Rule = Callable[..., Any]
# Rows are asked about by the hundred, and one of them is played.
_DONE_ONCE = ("play_row_", "carry_out_", "does_")


def written_out(actions: Actions, sequence: Sequence) -> dict[str, Rule]:
    """All these rules by name:

    ``why_not_row(state, seat, row)``, ``play_row(state, seat, row)``, ``carry_out(state, seat)``,
    ``weight_row(state, seat, row)``, ``default_row(state, seat, row)``,
    ``rows_of_phase(state, seat, rows)``, ``rows_of_draft(state, seat, rows)``,
    ``only_passing(state, seat)``, ``do_phase(state)``, ``over_phase(state)`` and
    ``ask_phase(state)``.
    """
    scope: dict[str, Any] = {"__name__": __name__, **actions.tables, "OPEN": OPEN, "push": push}
    scope["pop"] = pop
    scope |= {"forget_draft": forget_draft, "CONSENT_PHASE": sequence.consent_phase}
    for verb in actions.verbs:
        for part in ("play", "why_not", "weight", "when", "near", "consent", "default"):
            if getattr(verb, part) not in (None, never_refused, always_taken):
                scope[f"{part}_{verb.number}"] = getattr(verb, part)
    for phase in sequence.phases:
        scope[f"over_{phase.number}"], scope[f"asks_{phase.number}"] = phase.over, phase.asks
        if phase.does:
            scope[f"does_{phase.number}"] = seldom(phase.does)
        for at, step in enumerate(phase.steps.values()):
            each = step if isinstance(step, Each) else Each(step, 0)
            scope[f"step_{phase.number}_{at}"] = each.rule
            scope[f"many_{phase.number}_{at}"] = each.many
    source = [_of_verb(verb) for verb in actions.verbs]
    source += [_of_phase(actions, phase) for phase in sequence.phases]
    source += [_of_steps(phase) for phase in sequence.phases if phase.steps]
    source += [_of_rows(actions.verbs), _of_phases(sequence)]
    before = set(scope)
    write_out("written out", "".join(source), scope)
    new = {name: rule for name, rule in scope.items() if name not in before and name[:2] != "__"}
    for name in new:
        if name.startswith(_DONE_ONCE):
            seldom(new[name])
    return new


def _of_verb(verb: Verb) -> str:
    """The rules of one verb: its legal rows, and saying it field by field if it is long."""
    n, width = verb.number, len(verb.fields)
    if not verb.long:
        values = "".join(f", ROW_VALUES[row][{i}]" for i in range(width))
        return _silent(verb) + (
            f"def why_not_row_{n}(state, seat, row):\n    return why_not_{n}(state, seat{values})\n"
            + (
                f"def play_row_{n}(state, seat, row):\n    play_{n}(state, seat{values})\n"
                + _of_row("weight", verb, values)
                + _of_row("default", verb, values)
                + _rows_of_verb(verb)
            )
        )
    return (
        _silent(verb)
        + _long_why_not(n, width)
        + _long_play(verb)
        + _carry_out(n, width)
        + _rows_of_verb(verb)
        + f"def rows_of_draft_{n}(state, seat, rows):\n    count = 0\n"
        + "    field = state.draft_said[seat]\n"
        + f"    for row in range(FIELD_FIRST[{n}][field], FIELD_LAST[{n}][field]):\n"
        + f"        if why_not_row_{n}(state, seat, row) == 0:\n"
        + "            rows[count] = row\n            count += 1\n    return count\n"
    )


def _silent(verb: Verb) -> str:
    """What a verb need not say: that it is never refused, or is always what an absent seat does."""
    values = "".join(f", value_{i}" for i in range(len(verb.fields)))
    head = f"_{verb.number}(state, seat{values}):\n    return "
    said = f"def why_not{head}0\n" if verb.why_not is never_refused else ""
    return said + (f"def default{head}True\n" if verb.default is always_taken else "")


def _of_row(part: str, verb: Verb, values: str) -> str:
    """A neighbour of the verb, asked about a row."""
    if not getattr(verb, part):
        return ""
    n = verb.number
    return f"def {part}_row_{n}(state, seat, row):\n    return {part}_{n}(state, seat{values})\n"


def _rows_of_verb(verb: Verb) -> str:
    """Add the legal rows with which a verb begins; and is there any?"""
    n = verb.number
    found = ["rows[count] = row", "count += 1"]
    return _each_row(verb, f"rows_of_{n}(state, seat, rows, count)", found, "count") + _each_row(
        verb, f"any_row_of_{n}(state, seat)", ["return True"], "False"
    )


def _each_row(verb: Verb, head: str, found: list[str], otherwise: str) -> str:
    """A loop for each field, in the order in which the rows stand in the table: what does not hang
    on an inner field is then asked once, for the compiler moves it out of the inner loop. Hints
    spare asking about the others."""
    n = verb.number
    fields = verb.fields[:1] if verb.long else verb.fields
    left = ["OPEN"] * (len(verb.fields) - len(fields))
    said = "".join(f", {each}" for each in [*(f"value_{i}" for i in range(len(fields))), *left])
    lines = [f"def {head}:"]
    if verb.when:
        lines += [f"    if not when_{n}(state, seat):", f"        return {otherwise}"]
    lines.append(f"    row = {verb.first}")
    indent = "    "
    for at, (_key, kind) in enumerate(fields):
        numbers = kind.numbers
        lines.append(f"{indent}for value_{at} in range({numbers.start}, {numbers.stop}):")
        indent += "    "
        if at < verb.near_fields:
            spared = prod(int(inner) for _key, inner in fields[at + 1 :])
            lines += _near(verb, at + 1, spared, indent)
    lines += [
        f"{indent}if why_not_{n}(state, seat{said}) == 0:",
        *(f"{indent}    {line}" for line in found),
        f"{indent}row += 1",
        f"    return {otherwise}\n",
    ]
    return "\n".join(lines)


def _near(verb: Verb, said: int, spared: int, indent: str) -> list[str]:
    """Pass over all rows with these values of the first fields, if none is worth asking about."""
    values = [*(f"value_{i}" for i in range(said)), *["OPEN"] * (verb.near_fields - said)]
    return [
        f"{indent}if not near_{verb.number}(state, seat, {', '.join(values)}):",
        f"{indent}    row += {spared}",
        f"{indent}    continue",
    ]


def _long_why_not(n: int, width: int) -> str:
    """Each field is judged with the fields said before it; those after it are OPEN."""
    lines = [f"def why_not_row_{n}(state, seat, row):\n"]
    for at in range(width):
        said = [f"state.draft[seat][{i}]" for i in range(at)]
        values = ", ".join([*said, "ROW_VALUES[row][0]", *["OPEN"] * (width - at - 1)])
        if at < width - 1:
            lines.append(f"    if ROW_FIELD[row] == {at}:\n    ")
        lines.append(f"    return why_not_{n}(state, seat, {values})\n")
    return "".join(lines)


def _long_play(verb: Verb) -> str:
    """A field goes into the draft. With the last one the move is made, or waits for others."""
    n, width = verb.number, len(verb.fields)
    lines = [
        f"def play_row_{n}(state, seat, row):\n    field = ROW_FIELD[row]\n",
        "    state.draft[seat][field] = ROW_VALUES[row][0]\n",
        f"    state.draft_verb[seat] = {n + 1}\n    state.draft_said[seat] = field + 1\n",
        f"    if field < {width - 1}:\n        return\n",
    ]
    if verb.consent:
        said = ", ".join(f"state.draft[seat][{i}]" for i in range(width))
        lines += [
            f"    others = consent_{n}(state, seat, {said}) & ~(1 << seat)\n",
            "    if others != 0:\n        push(state, CONSENT_PHASE, seat)\n",
            "        state.frame_cursor[state.depth - 1] = others\n        return\n",
        ]
    return "".join([*lines, f"    carry_out_{n}(state, seat)\n"])


def _carry_out(n: int, width: int) -> str:
    """The draft is emptied and the move that it held is made."""
    lines = [f"def carry_out_{n}(state, seat):\n"]
    lines += [f"    said_{i} = state.draft[seat][{i}]\n" for i in range(width)]
    said = ", ".join(f"said_{i}" for i in range(width))
    return "".join([*lines, f"    forget_draft(state, seat)\n    play_{n}(state, seat, {said})\n"])


def _of_phase(actions: Actions, phase: Any) -> str:
    """The legal rows of one phase, and whether it can do more than pass."""
    numbers = [actions.by_play[v].number for v in phase.verbs]
    passing = {actions.by_play[v].number for v in phase.passes}
    lines = [f"def rows_of_phase_{phase.number}(state, seat, rows):\n    count = 0\n"]
    lines += [f"    count = rows_of_{n}(state, seat, rows, count)\n" for n in numbers]
    lines.append("    return count\n")
    if passing:
        lines.append(f"def only_passing_{phase.number}(state, seat):\n")
        for n in numbers:
            if n not in passing:
                lines.append(f"    if any_row_of_{n}(state, seat):\n        return False\n")
        lines.append("    return True\n")
    return "".join(lines)


def _of_steps(phase: Phase) -> str:
    """The next step of a phase is carried out; its cursor says which that is."""
    n, begins = phase.number, phase.begins
    lines = [f"def does_{n}(state):", "    top = state.depth - 1"]
    lines += ["    seat, come = state.frame_seat[top], state.frame_cursor[top]"]
    if phase.over:
        lines += [f"    if over_{n}(state):", "        pop(state)", "        return"]
    for at, (word, step) in enumerate(phase.steps.items()):
        first, last = begins[word], at == len(begins) - 1
        after = 0 if last else list(begins.values())[at + 1]
        ends = "pop(state)" if last and not phase.again else f"state.frame_cursor[top] = {after}"
        inside = "    " if last else "        "
        lines += [] if last else [f"    if come < {after}:"]
        if isinstance(step, Each):
            many = f"many_{n}_{at}(state)" if step.many else f"{step.most}"
            lines += [
                f"{inside}if come - {first} >= {many}:",
                f"{inside}    {ends}",
                f"{inside}    return",
                f"{inside}state.frame_cursor[top] = come + 1",
                f"{inside}step_{n}_{at}({_said(step)}, come - {first})",
            ]
        else:
            lines += [f"{inside}{ends}", f"{inside}step_{n}_{at}({_said(step)})"]
        lines += [] if last else ["        return"]
    return "\n".join([*lines, ""])


def _said(step: Rule | Each) -> str:
    """What a step is told: the position, and the frame's seat if it wants to know."""
    return "state, seat" if looks_at_seat(step) else "state"


def _of_rows(verbs: list[Verb]) -> str:
    """From a row or a draft to the rules of its verb."""
    long = [verb.number for verb in verbs if verb.long]
    weighing = [verb.number for verb in verbs if verb.weight and not verb.long]
    with_default = [verb.number for verb in verbs if verb.default and not verb.long]
    every = [verb.number for verb in verbs]
    by_row, by_draft = "ROW_VERB[row]", "state.draft_verb[seat] - 1"
    return (
        _jump("why_not_row", "state, seat, row", by_row, every)
        + _jump("play_row", "state, seat, row", by_row, every)
        + _jump("weight_row", "state, seat, row", by_row, weighing, otherwise="1")
        + _jump("default_row", "state, seat, row", by_row, with_default, otherwise="False")
        + _jump("carry_out", "state, seat", by_draft, long)
        + _jump("rows_of_draft", "state, seat, rows", by_draft, long)
    )


def _of_phases(sequence: Sequence) -> str:
    """From the phase on top to its rules."""
    phases = sequence.phases
    on_top = "state.frame_phase[state.depth - 1]"
    numbers = {
        "rows_of_phase": [p.number for p in phases],
        "only_passing": [p.number for p in phases if p.passes],
        "does": [p.number for p in phases if p.does or p.steps],
        "over": [p.number for p in phases if p.over],
        "asks": [p.number for p in phases if callable(p.asks)],
    }
    return (
        _jump("rows_of_phase", "state, seat, rows", on_top, numbers["rows_of_phase"])
        + _jump("only_passing", "state, seat", on_top, numbers["only_passing"], "False")
        + _jump("do_phase", "state", on_top, numbers["does"], to="does")
        + _jump("over_phase", "state", on_top, numbers["over"], "False", to="over")
        + _jump("ask_phase", "state", on_top, numbers["asks"], to="asks")
    )


def _jump(
    name: str, parameters: str, by: str, numbers: Iterable[int], otherwise: str = "0", to: str = ""
) -> str:
    """``name`` calls the rule ``to_n`` whose number n the expression ``by`` gives."""
    gives = name not in ("play_row", "carry_out", "do_phase")
    lines = [f"def {name}({parameters}):\n    n = {by}\n"]
    for n in numbers:
        call = f"{to or name}_{n}({parameters})"
        lines.append(f"    if n == {n}:\n        ")
        lines.append(f"return {call}\n" if gives else f"{call}\n        return\n")
    return "".join([*lines, f"    return {otherwise}\n" if gives else ""])
