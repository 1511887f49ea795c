"""The fifth: a seat's private link is a word of its own, which ends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No seat has a link yet: whoever holds it makes one."""
    link = sa.Column("link", sa.String(64), nullable=False, server_default="")
    op.add_column("seats", link)
    op.add_column("seats", sa.Column("link_until", sa.Double))
