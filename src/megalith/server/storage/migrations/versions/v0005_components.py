"""Sets of components: those of a person, and the one that a table is played with; luck that people
tell at a real table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("sound", sa.Boolean, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sets"),
    )
    op.create_index("ix_sets_person", "sets", ["person"])
    op.create_table(
        "table_sets",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("changes", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_table_sets"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_table_sets_table_id", ondelete="CASCADE"
        ),
    )
    op.add_column("tables", sa.Column("set_name", sa.String(40), nullable=True))
    op.add_column("tables", sa.Column("set_digest", sa.String(16), nullable=True))
    op.add_column("tables", sa.Column("luck", sa.String(8), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "luck")
    op.drop_column("tables", "set_digest")
    op.drop_column("tables", "set_name")
    op.drop_table("table_sets")
    op.drop_table("sets")
