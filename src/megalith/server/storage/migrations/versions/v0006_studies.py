"""Analyses of games that are over; bots over the network, which belong to somebody."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("method", sa.Integer, nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_studies_used", "studies", ["used"])
    op.add_column("people", sa.Column("owner", sa.String(32), nullable=True))
    op.create_index("ix_people_owner", "people", ["owner"])


def downgrade() -> None:
    op.drop_index("ix_people_owner", "people")
    op.drop_column("people", "owner")
    op.drop_table("studies")
