"""The roles (3.7)."""

from __future__ import annotations

from tabard.engine.data import of_ids

from ..book import printed

# --- roles (3.7), dice (2.5) and tracks (3.10) --------------------------------------------------
_roles = printed("roles")
ROLES = of_ids("role", _roles)
NO_ROLE = -1
(
    CONSUL,
    MAGISTER_MILITUM,
    MERCATOR,
    PRAEFECTUS_CLASSIS,
    PRAEFECTUS_FABRUM,
    REGINA_FOEDERATA,
    VESTALIS,
) = ROLES.numbers
ROLE_LETTERS = tuple(r["letter"] for r in _roles)
ROLE_COLOURS = tuple(r["pawn"] for r in _roles)
ROLE_TEXTS = tuple(r["text"] for r in _roles)
