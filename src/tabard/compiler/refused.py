"""What is no rule is refused: with its file, its line, and a sentence for whoever wrote it."""

from __future__ import annotations

import ast
from difflib import get_close_matches


def _(sentence: str) -> str:
    """Mark a sentence for translation; whoever shows it says it."""
    return sentence


class Refused(Exception):
    """This cannot be compiled; ``sentence`` has named ``facts``."""

    def __init__(self, file: str, line: int, sentence: str, **facts: object) -> None:
        self.file, self.line, self.sentence, self.facts = file, line, sentence, facts
        super().__init__(f"{file}, line {line}: {sentence.format(**facts)}")


NO_SOURCE = _("The source of {name} is not to be found, so it cannot be compiled.")
NO_STATEMENT = _(
    "A rule cannot say this: {what}. It can set numbers, call rules, and say if, for … in range, "
    "while, break, continue and return."
)
NO_EXPRESSION = _("A rule reckons with whole numbers; it cannot say this: {what}.")
OF_SEVERAL = _(
    "{name} takes the numbers themselves, as {name}(a, b): over a range go any, all and sum, and a "
    "loop of for."
)
NO_NUMBER = _("A whole number is wanted here, and {what} is none.")
NO_SUCH_NAME = _("Nothing is called {name} here.{hint}")
NO_SUCH_FIELD = _("The record has no field {name}.{hint}")
NO_RULE = _("{name} is no rule: a rule is a function that names no types.")
NO_GLOBAL = _(
    "{name} is neither a whole number, a table, a rule nor a module, so no rule can read it."
)
RAGGED = _("The rows of the table {name} are not equally long; pad them.")
NOT_WHOLE = _("The table {name} holds something that is no whole number of 64 bits.")
TABLE_IS_FIXED = _("{name} is a table; only fields of the record can be set.")
SET_TWICE = _("{name} is set twice at once; say which it shall be.")
UNSET = _("{name} may not have been set when it is read here.")
OTHER_KIND = _(
    "{name} holds {first} at first and {second} here; give the second a name of its own."
)
PARAMETERS = _("{name} must name each thing that it takes, without stars or slashes.")
HANDED_OVER = _("{name} is handed over and stays what it is; give this a name of its own.")
ARGUMENTS = _("{name} takes {wanted}, and is given {given}.")
BY_NAME = _("Hand {name} what it needs in its order, without names or stars.")
HANDED_OTHERWISE = _("{name} is handed {second} as {parameter} here, and {first} elsewhere.")
PART_OF_RECORD = _("A rule is handed the record, not a part of it: {what}.")
SAME_TWICE = _("{name} could be handed the same thing twice: {first} and {second}.")
GIVES_NOTHING = _("{name} gives no number back.")
GIVES_SOMETIMES = _("{name} gives a number back on one way and nothing on another.")
CALLS_ITSELF = _("{name} calls itself in the end ({way}); rules say it with while.")
STEP = _("The step of a range is a plain number other than 0.")
RANGE = _("A rule counts with for … in range(…), and with nothing else.")
NEGATIVE_INDEX = _("The index {index} counts from the end; a rule says where.")
TOO_FEW_INDICES = _("{what} is a row of numbers, not a number; say which of them.")
TOO_MANY_INDICES = _("{what} is a number; it cannot be asked for a part.")
TOO_LARGE = _("The number {number} does not fit 64 bits.")


def hint(name: str, known: list[str]) -> str:
    """What was meant, perhaps."""
    close = get_close_matches(name, known, 1)
    return f" Did you mean {close[0]}?" if close else ""


def shown(node: ast.AST) -> str:
    """A piece of source, in one short line."""
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 60 else f"{text[:59]}…"
