"""The second: how often the inn could not act at a table, and who has set it up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what is new; nothing has failed yet, and the house has set all tables up."""
    failures = sa.Column("failures", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", failures)
    op.add_column("tables", sa.Column("guest", sa.String(32), nullable=False, server_default=""))
