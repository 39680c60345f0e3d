"""How people with an account want the table to look and behave."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("preferences", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("accounts") as batch:
        batch.drop_column("preferences")
