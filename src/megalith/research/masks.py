"""What may be chosen at many tables: rows of 0 and 1, in arrays that are used again.

Nearly all codes of a wide title are closed at a time, so an array is not made anew: the marks that
it had are cleared and the new ones set. An array that somebody still holds is left as it is, and
another one takes its turn. So a mask stays what it was, and may only be read.
"""

import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from megalith.research.tables import Tables

KEPT: Final = 3  # arrays that wait for their next turn


class _Sheet:
    def __init__(self, rows: int, width: int) -> None:
        self._shape = rows, width
        self._flat = np.zeros(rows * width, np.int8)
        self._marked = np.zeros(0, np.int64)
        self._alone = sys.getrefcount(self._flat)

    def free(self) -> bool:
        """Nobody holds a mask that was shown, or a part of it."""
        return sys.getrefcount(self._flat) == self._alone

    def show(self, marks: npt.NDArray[np.int64]) -> npt.NDArray[np.int8]:
        self._flat[self._marked] = 0
        self._flat[marks] = 1
        self._marked = marks
        shown = self._flat.reshape(self._shape)
        shown.flags.writeable = False
        return shown


class Masks:
    def __init__(self, tables: Tables, changing: bool = False) -> None:
        """`changing`: there is one array only, which changes with the tables."""
        self._tables = tables
        self._changing = changing
        self._sheets: list[_Sheet] = []

    def now(self, idle: bool = False) -> npt.NDArray[Any]:
        """A row for each table. `idle`: where nobody decides, the first action is open."""
        marks = np.frombuffer(memoryview(self._tables.open(idle)), np.int64)
        return self._sheet().show(marks)

    def _sheet(self) -> _Sheet:
        for sheet in self._sheets:
            if self._changing or sheet.free():
                return sheet
        sheet = _Sheet(int(self._tables.n), int(self._tables.actions))
        self._sheets = [sheet, *self._sheets[: KEPT - 1]]
        return sheet
