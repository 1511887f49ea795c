"""A position: what lies on the table, as TOML in the words of the components.

It names only what is not as on the game's empty board, and of what goes on only what does not
follow. What is read is a table that play can go on from, or it is refused in one sentence.
"""

from .reading import from_text
from .writing import in_words, to_text, view_in_words

__all__ = ["from_text", "in_words", "to_text", "view_in_words"]
