"""Who was removed from a table by its host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "removals",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
    )
    op.create_index("ix_removals_table_id", "removals", ["table_id"])
    op.create_index("ix_removals_guest", "removals", ["guest"])


def downgrade() -> None:
    op.drop_table("removals")
