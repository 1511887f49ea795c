"""The seventh: who plays for a person for now, and which lines of the log are not his own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody is away yet, and nobody knows who was late."""
    op.add_column("tables", sa.Column("lent", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("away", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away_at", sa.Double))
    op.add_column("seats", sa.Column("clock_from", sa.Double, nullable=False, server_default="0"))
    op.add_column("moves", sa.Column("made_by", sa.String(8), nullable=False, server_default=""))
