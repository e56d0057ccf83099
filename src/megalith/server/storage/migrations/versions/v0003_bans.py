"""Bans, and notices to a server on SQLite."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("message", sa.JSON, nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for name in ("notices", "bans"):
        op.drop_table(name)
