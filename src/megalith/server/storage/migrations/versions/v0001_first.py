"""Settings, people, tables, seats and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("link", sa.String(64), nullable=True),
    )
    op.create_index("ix_people_link", "people", ["link"])
    _tables()
    _seats_and_log()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("hold", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("seed", sa.Text, nullable=True),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("rematch", sa.String(32), nullable=True),
        sa.Column("forked", sa.JSON, nullable=True),
        sa.Column("opening", sa.JSON, nullable=True),
    )
    op.create_index("ix_tables_phase", "tables", ["phase"])
    op.create_index("ix_tables_changed", "tables", ["changed"])


def _seats_and_log() -> None:
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(32), nullable=True),
        sa.Column("own", sa.String(64), nullable=True),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "log",
        _table_id(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("record", sa.JSON, nullable=True),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("ref", sa.String(64), nullable=True),
    )


def _table_id() -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(32), key, primary_key=True)


def downgrade() -> None:
    for name in ("log", "seats", "tables", "people", "settings"):
        op.drop_table(name)
