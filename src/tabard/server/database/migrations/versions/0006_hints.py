"""The sixth: hints, who has asked for them, and whether a table allows any."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody has asked yet, and every table that there is allows it."""
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("question", sa.Integer, primary_key=True),
        sa.Column("player", sa.SmallInteger, nullable=False),
        sa.Column("advice", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
