"""Deals have the set of components that they began with; branches of studied games, with notes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("deals", sa.Column("changes", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "branches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("study", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("notes", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_branches_study", "branches", ["study"])
    op.create_index("ix_branches_person", "branches", ["person"])


def downgrade() -> None:
    op.drop_table("branches")
    op.drop_column("deals", "changes")
