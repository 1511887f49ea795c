"""A game at a table, in words: play, refuse, tell, take back, resign; how it ended."""

from .match import Line, Match, Refused, Result, Unclear

__all__ = ["Line", "Match", "Refused", "Result", "Unclear"]
