"""The tuned numbers of an evaluation, by name: a row for each number of players.

A title keeps them in `weights.json`, together with the commands that made them. The order of the
names means nothing; a name that is missing, unknown or there twice is refused.
"""

import json
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec

from megalith.core.errors import OptionError
from megalith.core.kit.network import Network

MOST_SEATS: Final = 9

Rows = dict[int, dict[str, float]]  # by number of players


@final
class Row:
    """The numbers of one table, which a title's `Weights` takes one by one."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.left = dict(numbers)

    def take(self, name: str) -> float:
        if name not in self.left:
            raise OptionError("weights: {name} is missing", "weight-missing", name=name)
        return float(self.left.pop(name))

    def each(self, *names: str) -> vec[float]:
        """Several numbers as a table, in the order that is asked for."""
        return vec[float]([self.take(name) for name in names])

    def done(self) -> None:
        """All have been taken."""
        for name in self.left:
            raise OptionError("weights: there is no {name}", "weight-unknown", name=name)


def nearest(rows: Rows, seats: int) -> dict[str, float]:
    """The numbers for so many players, or those of the table most like it."""
    return dict(rows[min(rows, key=lambda n: (abs(n - seats), n))])


def by_seats(rows: Rows) -> list[Row]:
    """The numbers at the index of each number of players."""
    return [Row(nearest(rows, n)) for n in range(MOST_SEATS)]


def read(path: Path) -> Rows:
    """The numbers of a file."""
    return rows_of(parse(path))


def parse(path: Path) -> dict[str, Any]:
    """A JSON file in which no name is there twice; OptionError says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
        return dict(json.loads(text, object_pairs_hook=_once))
    except OptionError:
        raise
    except (OSError, ValueError, TypeError):
        text = "{path} is not a JSON file with weights, learned values or a tuning"
        raise OptionError(text, "no-weights", path=path) from None


def rows_of(data: dict[str, Any]) -> Rows:
    """The weights in such a file; none if it has only a tuning."""
    return {int(n): _row(row) for n, row in data.get("weights", {}).items()}


def networks(data: dict[str, Any]) -> dict[int, Network]:
    """The learned values in such a file, by number of players."""
    return {int(n): Network(numbers) for n, numbers in data.get("values", {}).items()}


def _row(row: dict[str, Any]) -> dict[str, float]:
    for name, number in row.items():
        if type(number) not in (int, float):
            text = "weights: {name} is {found}, not a number"
            raise OptionError(text, "weight-number", name=name, found=repr(number))
    return {name: float(number) for name, number in row.items()}


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise OptionError("weights: {name} is there twice", "weight-twice", name=name)
        found[name] = value
    return found
