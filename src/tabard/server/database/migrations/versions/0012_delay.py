"""The twelfth: who only watches may see a table later than who plays there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """At the tables of before he sees it at once."""
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
