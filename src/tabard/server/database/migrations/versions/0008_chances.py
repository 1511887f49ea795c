"""The eighth: how the chances went in a finished game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of no game are they reckoned yet."""
    op.create_table(
        "chances",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("curve", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
    )
