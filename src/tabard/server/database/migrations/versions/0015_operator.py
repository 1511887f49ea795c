"""The fifteenth: what whoever runs the inn does there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """All tables go on, nobody is silenced, and no whole record was noted."""
    op.add_column("tables", sa.Column("stopped", sa.String(8), nullable=False, server_default=""))
    op.add_column(
        "seats", sa.Column("silenced", sa.Boolean, nullable=False, server_default=sa.false())
    )
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "taken",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
