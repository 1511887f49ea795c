"""The thirteenth: chance that players can check."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """At the tables of before it cannot be checked: nobody has committed to anything there."""
    for table, name in (("tables", "secret"), ("seats", "number")):
        digits = sa.Column(name, sa.String(64), nullable=False, server_default="")
        op.add_column(table, digits)
    there_is_one = sa.text("secret <> ''")
    op.create_index(
        "tables_secret",
        "tables",
        ["secret"],
        unique=True,
        sqlite_where=there_is_one,
        postgresql_where=there_is_one,
    )
