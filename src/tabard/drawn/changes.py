"""What somebody has beside what he had: the facts of what he holds, those that differ."""

from __future__ import annotations

import re
from collections.abc import Iterable

COLON = re.compile(r"\s*:\s*")
NUMBER = re.compile(r"\d+")
LONG = 36  # letters; a longer fact is a list, and says too little at a glance


def changed(before: Iterable[str], after: Iterable[str]) -> list[str]:
    """What differs between facts that somebody could read before and those of now, which go
    together by what they are about: ``treasure: 23 taels → 76 taels``, of a list of names what has
    come and gone; of what is new only what says how much or which."""
    was = {_about(fact): fact for fact in before}
    now = {_about(fact): fact for fact in after}
    found = [_change(was.get(about, ""), fact) for about, fact in now.items() if about]
    return [one for one in found if one]


def _about(fact: str) -> str:
    """What a fact is about: what stands before its colon, or all but its numbers; empty where it
    has neither."""
    name, colon, _said = _parted(fact)
    if colon:
        return name
    return NUMBER.sub("", fact) if NUMBER.search(fact) else ""


def _parted(fact: str) -> tuple[str, str, str]:
    """What stands before a colon, the colon, and what is said there."""
    colon = COLON.search(fact)
    return (fact[: colon.start()], colon[0], fact[colon.end() :]) if colon else ("", "", fact)


def _change(old: str, new: str) -> str:
    """A fact that is another now; empty where it is the same, or a list of amounts."""
    (_name, _colon, had), (name, colon, said) = _parted(old), _parted(new)
    listed = not NUMBER.search(had + said)
    if old == new or (not listed and max(len(old), len(new)) > LONG):
        return ""
    if not old:
        return new
    return f"{name}{colon}{_come_and_gone(had, said) if listed else f'{had} → {said}'}"


def _come_and_gone(had: str, has: str) -> str:
    """Of names one after another what has come and what has gone; of one name both."""
    old, new = (list(filter(None, names.split(", "))) for names in (had, has))
    if len(old) == len(new) == 1:
        return f"{had} → {has}"
    come, gone = ([*filter(lambda one: one not in b, a)] for a, b in ((new, old), (old, new)))
    signed = ((sign, names) for sign, names in (("+", come), ("−", gone)) if names)
    return " ".join(f"{sign} {', '.join(names)}" for sign, names in signed)
