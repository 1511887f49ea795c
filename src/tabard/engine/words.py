"""Words for people: every sentence goes through here, so that it can be translated.

``_()`` marks a sentence where it is declared and gives it back unchanged; ``say()`` looks up the
translation and fills in the facts at the moment somebody reads it. Facts are always named.
"""

from __future__ import annotations

import gettext
from pathlib import Path

_LOCALES = Path(__file__).resolve().parent.parent / "locales"
_translation: gettext.NullTranslations = gettext.NullTranslations()


def _(sentence: str) -> str:
    """Mark a sentence for translation; it is translated when it is said."""
    return sentence


def speak(language: str | None) -> None:
    """From now on say everything in this language (``"nl"``); English where no words are known."""
    global _translation
    languages = [language] if language else None
    _translation = gettext.translation("tabard", _LOCALES, languages, fallback=True)


def say(sentence: str, /, **facts: object) -> str:
    """The sentence in the language of the moment, with its facts filled in."""
    return _translation.gettext(sentence).format(**facts) if sentence else ""
