"""A match as text, on disk, and played again.

>>> from tabard.engine.match import Match
>>> from tabard.engine.record.replay import replay
>>> record = read_record(text_of(Match("fall_of_rome", seats=2, seed=1), ["human", "bot:fair"]))
>>> record.head.game, record.head.seats, record.entries[0].words
('fall_of_rome', 2, 'gold_card card=philippopolis_huns')
>>> replay(record).to_act
(1,)
"""

from .record import (
    Head,
    MatchRecord,
    RecordProblem,
    closing_line,
    head_of,
    is_record,
    move_lines,
    read_record,
    text_for,
    text_of,
)

__all__ = [
    "Head",
    "MatchRecord",
    "RecordProblem",
    "closing_line",
    "head_of",
    "is_record",
    "move_lines",
    "read_record",
    "text_for",
    "text_of",
]
