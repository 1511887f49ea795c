"""What is wrong with the form of a request, in a sentence: a field is missing, or no number."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fastapi.exceptions import RequestValidationError

from tabard.engine.words import _, n_, say

_WRONG = {  # by Pydantic's word for the fault, or the first part of it
    "missing": _("{where} is missing."),
    "extra": _("{where} is not known here."),
    "greater_than_equal": _("{where} must be at least {ge}."),
    "less_than_equal": _("{where} must be at most {le}."),
    "string_too_long": n_(
        "{where} may have {max_length} letter at most.",
        "{where} may have {max_length} letters at most.",
        "max_length",
    ),
    "string_too_short": _("{where} is too short."),
    "too_long": n_(
        "{where} may name {max_length} thing at most.",
        "{where} may name {max_length} things at most.",
        "max_length",
    ),
    "int": _("{where} must be a whole number."),
    "float": _("{where} must be a number."),
    "bool": _("{where} must be true or false."),
    "string": _("{where} must be a text."),
    "list": _("{where} must be a list."),
    "dict": _("{where} must be an object."),
    "model": _("{where} must be an object."),
    "json": _("The request is no JSON."),
}


def sentence_of(problem: RequestValidationError) -> str:
    """The first thing that is wrong, and where it stands."""
    first: Mapping[str, Any] = problem.errors()[0]
    kind, place = str(first["type"]), [str(part) for part in first["loc"]]
    where = re.sub(r"[^ -~]", "?", ".".join(place[1:]) or place[0])[:80]
    other = _("{where} is not what is wanted here.")
    sentence = _WRONG.get(kind) or _WRONG.get(kind.partition("_")[0]) or other
    return say(sentence, where=where, **first.get("ctx", {}))
