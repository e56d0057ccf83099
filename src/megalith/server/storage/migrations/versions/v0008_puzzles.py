"""Puzzles: what people tried, and how they do. Deals: the same luck for everybody who plays one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("last_day", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("day", sa.Integer, nullable=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("creator", sa.String(32), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("par", sa.JSON(none_as_null=True), nullable=True),
    )
    op.create_index("ix_deals_day", "deals", ["day", "game"], unique=True)
    op.create_table(
        "deal_entries",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deal", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("lead", sa.Integer, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("rounds", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_deal_entries_deal", "deal_entries", ["deal"])
    op.create_index("ix_deal_entries_person", "deal_entries", ["person"])
    op.add_column("tables", sa.Column("deal", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=True))
    op.add_column("tables", sa.Column("secret_until", sa.BigInteger, nullable=True))


def downgrade() -> None:
    for name in ("deal", "counted", "secret_until"):
        op.drop_column("tables", name)
    for name in ("deal_entries", "deals", "puzzle_tries", "puzzle_solvers"):
        op.drop_table(name)
