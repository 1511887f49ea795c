"""The second: how often the inn could not act at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new; nobody has failed yet."""
    failures = sa.Column("failures", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", failures)
