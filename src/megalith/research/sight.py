"""What a learner's environment shows: rows as they are or scaled, choices, groups of a row."""

import re
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from megalith.core.errors import OptionError
from megalith.research.masks import Masks
from megalith.research.spaces import HIGH, LOW, Buffers
from megalith.research.tables import Tables

Rows = npt.NDArray[Any]
ACTIONS: Final = ("codes", "choices")
WIDTH: Final = 256  # choices that are offered, if nobody says otherwise
_NUMBERED = re.compile(r"(.*?[a-z_])(\d+)(\..+)?")


def scaled(rows: Rows) -> npt.NDArray[np.float32]:
    """Counts from -1000 to 10,000 as numbers of a few units: the logarithm, with the sign kept."""
    x = rows.astype(np.float32)
    small: npt.NDArray[np.float32] = np.sign(x) * np.log1p(np.abs(x))
    return small


class Sight:
    """The observations of n tables, and their space."""

    def __init__(self, tables: Tables, scale: bool) -> None:
        self.buffers = Buffers(tables)
        self._scale = scale
        self._choices = tables.offers is not None
        self.masks = Masks(tables)
        row = self._box(self.buffers.observation.shape[1:])
        self.space: spaces.Space[Any] = row
        if tables.offers is not None:
            self._rows = self.buffers.choices
            mask = spaces.Box(0, 1, (int(tables.actions),), np.int8)
            shown = self._box(self._rows.shape[1:])
            self.space = spaces.Dict({"observation": row, "choices": shown, "action_mask": mask})

    def _box(self, shape: tuple[int, ...]) -> spaces.Box:
        if self._scale:
            least, most = scaled(np.array([-HIGH, HIGH]))
            return spaces.Box(float(least), float(most), shape, np.float32)
        return spaces.Box(-HIGH if len(shape) > 1 else LOW, HIGH, shape, np.int16)

    def _shown(self, rows: Rows) -> Rows:
        return scaled(rows) if self._scale else rows.copy()

    def seen(self) -> Any:
        """Of all tables, the first axis is the table's number."""
        row = self._shown(self.buffers.observation)
        if not self._choices:
            return row
        shown = self._shown(self._rows)
        return {"observation": row, "choices": shown, "action_mask": self.masks.now()}

    def seen_alone(self) -> Any:
        """Of the only table."""
        row = self._shown(self.buffers.observation[0])
        if not self._choices:
            return row
        shown = self._shown(self._rows[0])
        return {"observation": row, "choices": shown, "action_mask": self.buffers.mask[0].copy()}


@dataclass(frozen=True)
class Group:
    """Numbers of a row that belong together, as an array."""

    start: int
    shape: tuple[int, ...]


def groups(slots: list[str]) -> dict[str, Group]:
    """Named groups of a row: whose or which thing it is, and tables of things that are numbered:
    `me`, `me.tile` with a row for each tile, `site`, …"""
    found: dict[str, list[int]] = {}
    columns: dict[str, list[str]] = {}
    for i, slot in enumerate(slots):
        name, column = _place(slot)
        found.setdefault(name, []).append(i)
        columns.setdefault(name, []).append(column)
    made: dict[str, Group] = {}
    for name, places in found.items():
        for part, run in enumerate(_runs(places)):
            kinds = len(set(columns[name][: len(run)])) if part == 0 else 0
            even = kinds > 0 and len(run) % kinds == 0 and len(run) > kinds
            shape = (len(run) // kinds, kinds) if even else (len(run),)
            made[name if part == 0 else f"{name}~{part}"] = Group(run[0], shape)
    return made


def _place(slot: str) -> tuple[str, str]:
    """The group of a slot, and what it is called inside."""
    numbered = _NUMBERED.fullmatch(slot)
    if numbered and numbered[3]:
        return numbered[1], numbered[3]
    head, _, rest = slot.partition(".")
    return head, rest or head


def _runs(places: list[int]) -> list[list[int]]:
    """Neighbours together."""
    runs: list[list[int]] = []
    for i in places:
        if runs and runs[-1][-1] == i - 1:
            runs[-1].append(i)
        else:
            runs.append([i])
    return runs


def split(row: Rows, parts: dict[str, Group]) -> dict[str, Rows]:
    """A row, or many of them, by its groups."""
    lead = row.shape[:-1]
    return {
        name: row[..., g.start : g.start + int(np.prod(g.shape))].reshape(*lead, *g.shape)
        for name, g in parts.items()
    }


def width_of(actions: str, width: int) -> int:
    """How many choices are offered; 0 where actions are codes."""
    if actions not in ACTIONS:
        raise OptionError(f"unknown actions {actions!r}; there are: {', '.join(ACTIONS)}")
    if width < 1:
        raise OptionError(f"expected room for at least one choice, not {width}")
    return width if actions == "choices" else 0
