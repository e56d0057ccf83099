"""Whether a whole turn may be taken back at a table, against bots."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("take_back", sa.Boolean, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "take_back")
