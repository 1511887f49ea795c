"""How inks look on the full screen. Nothing is said by an ink alone."""

from __future__ import annotations

from prompt_toolkit.styles import Style

STYLE = Style.from_dict(
    {
        "title": "reverse",
        "strong": "bold",
        "dim": "ansibrightblack",
        "number": "ansicyan",
        "good": "ansigreen",
        "bad": "ansired bold",
        "warn": "ansired bold",
        "tip": "italic ansiyellow",
        "you": "bold reverse",
        # colours of pieces: each on a ground of its own, so that they stand out on any terminal
        "orange": "bg:#d75f00 #ffffff",
        "black": "bg:#303030 #ffffff",
        "green": "bg:#006f00 #ffffff",
        "white": "bg:#eeeeee #000000",
        "blue": "bg:#005faf #ffffff",
        "red": "bg:#af0000 #ffffff",
        "yellow": "bg:#d7af00 #000000",
        "pink": "bg:#d787af #000000",
        "purple": "bg:#875faf #ffffff",
        "cyan": "bg:#008787 #ffffff",
    }
)
