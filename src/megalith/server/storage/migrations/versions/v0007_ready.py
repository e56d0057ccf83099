"""Who sat down says when they are ready; the round of a game is listed."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=True))
    op.add_column("tables", sa.Column("round", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "round")
    op.drop_column("seats", "ready")
