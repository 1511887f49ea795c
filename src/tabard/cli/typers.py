"""What Typer says by itself, in the language of the moment. It says it in English, whatever the
environment, so its sentences are known by their words and said again; of one that it says otherwise
in another version, nobody knows the translation.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from tabard.engine.words import _, apart, facts_named, say

_COMPLAINTS = (
    _("No such option: {option} (Possible options: {options})"),
    _("No such option: {option}"),
    _("No such command '{command}'. Did you mean {commands}?"),
    _("No such command '{command}'."),
    _("Missing argument '{argument}'."),
    _("Missing option '{option}'."),
    _("Option '{option}' requires an argument."),
    _("Option '{option}' does not take a value."),
    _("Got unexpected extra argument(s) ({arguments})"),
    _("Invalid value for '{option}': {reason}"),
)
_REASONS = (
    _("Input should be a valid integer, unable to parse string as an integer"),
    _("Input should be a valid number, unable to parse string as a number"),
    _("Input should be greater than or equal to {least}"),
    _("Input should be less than or equal to {most}"),
    _("Value error, {word} is not one of {words}."),
)
_NOTES = (_("default: {value}"), _("required"))
_HELP = (_("Show this message and exit."),)
_HEADINGS = {"Arguments": _("Arguments:"), "Options": _("Options:"), "Commands": _("Commands:")}
_KINDS = {"path>": _("FILE"), "str>": _("NAME")}
_NUMBER = _("N")
WHOLE = 1000  # letters: what a command does is said to the end in a list of them


def complaint(text: str) -> str:
    """Why a command line cannot be understood."""
    return _again(text, _COMPLAINTS)


def _again(text: str, sentences: Sequence[str]) -> str:
    """A text that one of these sentences says, in the language of the moment."""
    for sentence in sentences:
        said = _pattern(sentence).fullmatch(text)
        if said:
            facts = said.groupdict()
            if "reason" in facts:
                facts["reason"] = _again(facts["reason"], _REASONS)
            return say(sentence, **facts)
    return text


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    """Every text that a sentence can become."""
    facts = {fact: f"(?P<{fact}>.+)" for fact in facts_named(sentence)}
    return re.compile(re.sub(r"\\{(\w+)\\}", lambda fact: facts[fact[1]], re.escape(sentence)))


def speaks(group: Any) -> None:
    """Let the help of a command line and of all its commands be written in our words."""
    usual = group.context_class

    class Context(usual):  # type: ignore[misc, valid-type]
        formatter_class = _in_our_words(usual.formatter_class)

    for command in (group, *group.commands.values()):
        command.context_class = Context
        command.get_short_help_str = _whole(command.get_short_help_str)


def _whole(short: Callable[[int], str]) -> Callable[..., str]:
    """What a command does, whatever room there is."""
    return lambda _limit=WHOLE: short(WHOLE)


@cache
def _in_our_words(usual: Any) -> type:
    class Formatter(usual):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, say(_("Usage:")) + " ")

        def write_heading(self, heading: str) -> None:
            self.write(f"{'':>{self.current_indent}}{say(_HEADINGS[heading])}\n")

        def write_dl(self, rows: Sequence[tuple[str, str]]) -> None:
            super().write_dl([(_untyped(name), _noted(text)) for name, text in rows])

    return Formatter


def _untyped(name: str) -> str:
    """What an argument or option is called, without the name that Python has for its kind."""
    called, typed, kind = name.partition(" <")
    if not typed or "|" in kind:
        return name
    if not called.startswith("-"):
        return called
    return f"{called} {say(_KINDS.get(kind, _NUMBER))}"


def _noted(text: str) -> str:
    """A text of the help and the notes behind it: what holds unasked, what must be said."""
    about, open_, notes = f"  {text}".rpartition("  [")
    if not open_ or not notes.endswith("]"):
        return _again(text, _HELP)
    said = [_again(note, _NOTES) for note in notes[:-1].split("; ")]
    return f"{_again(about.removeprefix('  '), _HELP)}  [{apart(said)}]".lstrip()
