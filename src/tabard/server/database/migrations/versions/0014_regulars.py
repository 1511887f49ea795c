"""The fourteenth: guests whose name lasts, by a passkey, and who are told when it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has a passkey yet, and nobody wants to be told anything."""
    _add_regulars()
    _add_notices()


def _add_regulars() -> None:
    op.create_table(
        "regulars",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("handle", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("sounds", sa.Text, nullable=False, unique=True),
        sa.Column("looks", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("regular", sa.String(24), sa.ForeignKey("regulars.id"), nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("ix_passkeys_regular", "passkeys", ["regular"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("handle", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "devices",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("regular", sa.String(24), sa.ForeignKey("regulars.id")),
        sa.Column("passkey", sa.String(1400)),
        sa.Column("own", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_devices_regular", "devices", ["regular"])


def _add_notices() -> None:
    op.create_table(
        "ways",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("tries", sa.SmallInteger, nullable=False),
        sa.Column("failures", sa.SmallInteger, nullable=False),
        sa.Column("rests", sa.Double, nullable=False),
    )
    counted = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "letters",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        sa.Column("way_id", sa.String(24), sa.ForeignKey("ways.id"), nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id")),
        sa.Column("player", sa.SmallInteger),
        sa.Column("question", sa.Integer),
        sa.Column("due", sa.Double, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player", sa.SmallInteger, primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
    )
    op.create_table(
        "posted",
        sa.Column("id", counted, primary_key=True, autoincrement=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    indexed = {"ways": ("holder", "digest"), "letters": ("way_id", "due")}
    indexed["posted"] = ("digest", "holder")
    for table, columns in indexed.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])
