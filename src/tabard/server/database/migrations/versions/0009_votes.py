"""The ninth: who would let somebody go for whom all have waited long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has voted yet."""
    for name, kind in (("votes", sa.SmallInteger), ("voted_on", sa.Integer)):
        op.add_column("seats", sa.Column(name, kind, nullable=False, server_default="0"))
