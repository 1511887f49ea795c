"""A match as text, on disk, and played again."""

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
