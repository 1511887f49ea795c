"""Is a table one that play can go on from? Every component where it can be, and what goes on
belonging together (3.2, 3.5 and the invariants of 3.17)."""

from .table import complaint

__all__ = ["complaint"]
