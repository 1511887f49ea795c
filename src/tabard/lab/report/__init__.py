"""What came of many games as a report to look at: one page that works without a network, the same
as Markdown with its pictures, and games to replay.

It wants Matplotlib and Jinja (``pip install 'tabard[lab]'``).
"""

from .compared import Question, write
from .played import Asked, write_games, write_sweep

__all__ = ["Asked", "Question", "write", "write_games", "write_sweep"]
