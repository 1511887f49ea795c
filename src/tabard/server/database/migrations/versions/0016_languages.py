"""The sixteenth: in which language a guest is told that it is his turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Of whoever has named an address until now nobody knows it: he is told in the inn's."""
    op.add_column("ways", sa.Column("language", sa.String(8), nullable=False, server_default=""))
