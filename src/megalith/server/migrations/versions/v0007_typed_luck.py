"""Whether people tell what luck says, at a real table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.String(8), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "luck")
