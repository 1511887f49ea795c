"""The fourth: the seats that a guest holds and what he has looked at, which his browser kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody is known yet: what browsers still keep is taken over when they come."""
    op.create_table(
        "visits",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.SmallInteger),
        sa.Column("nonce", sa.String(24)),
        sa.Column("looked", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("visits_forgotten", "visits", ["player", "at"])
