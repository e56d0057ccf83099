"""Deals: the set of components that a deal began with, where it is not the shipped one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("deals", sa.Column("changes", sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    op.drop_column("deals", "changes")
