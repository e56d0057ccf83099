"""The tuned numbers of an evaluation: one row for each number of players.

A title keeps them in `weights.json`, together with the commands that made them.
"""

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 9


def _nearest(tables: list[int], seats: int) -> int:
    """Which table is most like one with so many seats."""
    return min(range(len(tables)), key=lambda k: abs(tables[k] - seats))


@final
class Weights:
    """`values[row(seats) + k]` is the k-th number of a table; `names` has their order."""

    def __init__(self, path: str) -> None:
        data: dict[str, Any] = json.loads(Path(path).read_text(encoding="utf-8"))
        rows: dict[str, dict[str, float]] = data["weights"]
        tables = [int(n) for n in rows]
        self.names = list(rows[str(tables[0])])
        self.values = vec[float]([float(rows[n][name]) for n in rows for name in self.names])
        self.starts = vec[i64]([len(self.names) * _nearest(tables, n) for n in range(MOST_SEATS)])

    def row(self, seats: i64) -> i64:
        """Where the numbers for that many players begin."""
        return self.starts[seats]

    def knobs(self, seats: int) -> dict[str, float]:
        start = self.row(seats)
        return {name: self.values[start + k] for k, name in enumerate(self.names)}

    def turn(self, seats: int, values: dict[str, float]) -> None:
        """Use other numbers, until the end of the process."""
        start = self.row(seats)
        for k, name in enumerate(self.names):
            self.values[start + k] = values[name]
