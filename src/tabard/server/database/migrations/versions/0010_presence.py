"""The tenth: who is here."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Nobody is, until somebody looks."""
    op.create_table(
        "present",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.SmallInteger, primary_key=True),
        sa.Column("worker", sa.String(24), primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Index("present_worker", "worker"),
    )
