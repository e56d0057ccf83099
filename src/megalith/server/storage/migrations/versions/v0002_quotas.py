"""Identities that end, quotas, lists by one index, openings apart, what a table says about bots."""

import time

import sqlalchemy as sa
from alembic import op

from megalith.server.people.names import clean

revision = "0002"
down_revision = "0001"
_MONTH = 30 * 86_400  # what a link is good for that was made before links ended


def upgrade() -> None:
    _people()
    _tables()
    _openings()
    op.add_column("seats", sa.Column("since", sa.BigInteger, nullable=True))
    op.create_table(
        "usage",
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("forks", sa.Integer, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    for table in ("people", "seats"):
        _clean_names(table)


def _people() -> None:
    now = int(time.time())
    op.add_column("people", sa.Column("until", sa.BigInteger, nullable=True))
    for name, kind, value in (
        ("epoch", sa.Integer(), 0),
        ("created", sa.BigInteger(), now),
        ("seen", sa.BigInteger(), now),
    ):
        column = sa.Column(name, kind, nullable=False, server_default=str(value))
        op.add_column("people", column)
    op.create_index("ix_people_seen", "people", ["seen"])
    op.execute(f"UPDATE people SET until = {now + _MONTH} WHERE link IS NOT NULL")


def _tables() -> None:
    op.add_column("tables", sa.Column("begun", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("patience", sa.Integer, nullable=True))
    op.add_column("tables", sa.Column("level", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("removed", sa.JSON, nullable=True))
    op.drop_index("ix_tables_phase", "tables")
    op.drop_index("ix_tables_changed", "tables")
    op.create_index("ix_tables_listed", "tables", ["phase", "public", "changed"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_rematch", "tables", ["rematch"])


def _openings() -> None:
    """A game that has begun has its opening in its log already."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(32), key, primary_key=True),
        sa.Column("steps", sa.JSON, nullable=False),
    )
    op.execute(
        "INSERT INTO openings (table_id, steps) SELECT id, opening FROM tables"
        " WHERE phase = 'open' AND opening IS NOT NULL AND CAST(opening AS TEXT) <> 'null'"
    )
    op.execute("ALTER TABLE tables DROP COLUMN opening")  # on SQLite without a new table


def _clean_names(table: str) -> None:
    """Names that older versions let through."""
    rows = sa.table(table, sa.column("name", sa.String))
    connection = op.get_bind()
    for name in connection.scalars(sa.select(rows.c.name).distinct()).all():
        if clean(name) != name:
            connection.execute(rows.update().where(rows.c.name == name).values(name=clean(name)))
