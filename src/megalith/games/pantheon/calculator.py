"""The score calculator for a real table (G.3)."""

from typing import Any


def calculate(data: Any) -> list[dict[str, Any]]:
    return []
