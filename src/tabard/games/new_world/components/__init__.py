"""Chapter "Components": data/ read into named things and tables, one file a part of the book."""

from __future__ import annotations

from tabard.engine.kinds import so_many
from tabard.engine.words import n_

# Numbers of things, as sentences say them.
SO_MANY_DUCATS = so_many(n_("{count} ducat", "{count} ducats", "count"))
SO_MANY_BUILD_POINTS = so_many(n_("{count} build point", "{count} build points", "count"))
SO_MANY_OPERATION_POINTS = so_many(
    n_("{count} operation point", "{count} operation points", "count")
)
SO_MANY_MOVEMENT_POINTS = so_many(n_("{count} movement point", "{count} movement points", "count"))
SO_MANY_HITS = so_many(n_("{count} hit", "{count} hits", "count"))
SO_MANY_TURNS = so_many(n_("{count} turn", "{count} turns", "count"))
SO_MANY_HAVENS = so_many(n_("{count} haven", "{count} havens", "count"))
