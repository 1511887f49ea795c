"""The third: when each change was made, so that no worker takes an earlier time for now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new; of what has changed already nobody knows when."""
    op.add_column("news", sa.Column("at", sa.Double, nullable=False, server_default="0"))
