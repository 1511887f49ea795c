"""The eleventh: several seats of a table at one device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """No device has more than one yet."""
    op.create_table(
        "shared",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.SmallInteger, primary_key=True),
        sa.Column("nonce", sa.String(24), nullable=False),
        sa.Column("looked", sa.Integer),
    )
