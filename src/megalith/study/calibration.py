"""How far what a search says agrees with how games of bots ended: by title, number of players and
stage of a game. `python -m megalith.study.calibrate` makes calibration.json.

With rivals chances are raised to a power. Alone there are points: what the sheet shows now counts
in full, of what the search hopes for beyond that a part. A search that does not play on has rosy
hopes: its evaluation was made to compare, not to foretell.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE: Final = Path(__file__).with_name("calibration.json")


@dataclass(frozen=True)
class Calibration:
    length: int  # steps of a usual game
    powers: tuple[float, ...] = ()  # for each stage
    hopes: tuple[float, ...] = ()  # of a search that judges every position where it stands …
    played: tuple[float, ...] = ()  # … and of one that plays on

    def power(self, step: int) -> float:
        return self._at(step, self.powers)

    def hope(self, step: int, plays_on: bool) -> float:
        return self._at(step, self.played if plays_on else self.hopes)

    def _at(self, step: int, stages: tuple[float, ...]) -> float:
        if not stages:
            return 1.0
        return stages[min(len(stages) - 1, len(stages) * step // max(1, self.length))]


NONE: Final = Calibration(1)


def of(title: str, seats: int) -> Calibration:
    """As the search says it, where nothing was fitted."""
    kept = _all().get(title, {}).get(str(seats))
    if kept is None:
        return NONE
    powers, hopes, played = (tuple(kept.get(k, ())) for k in ("stages", "hopes", "played"))
    return Calibration(kept["length"], powers, hopes, played)


@cache
def _all() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found
