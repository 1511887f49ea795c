"""Alembic's way in: the steps run on the connection and in the transaction that they are given."""

from __future__ import annotations

from alembic import context

from tabard.server.database.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
)
context.run_migrations()
