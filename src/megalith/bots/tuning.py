"""The numbers of a search that may differ by title and number of players."""

import json
from copy import copy
from pathlib import Path
from typing import Any, Final, final

FILE: Final = Path(__file__).with_name("tuned.json")


@final
class Tuning:
    def __init__(
        self,
        scale: float = 20.0,
        explore: float = 0.3,
        temper: float = 0.04,
        blend: float = 0.5,
        first: float = 4.0,
        widen: float = 1.0,
        samples: int = 2,
        ripe: int = 1,
        playout: int = 0,
        look: int = 1_000,
        theirs: float = 1.0,
        plans: int = 1,
    ) -> None:
        self.scale = scale  # points of lead that turn even chances into 73 %
        self.explore = explore  # weight of attention against value
        self.temper = temper  # how much better a guess must be to draw all attention
        self.blend = blend  # part of the place in the value of a finished game
        self.first = first  # choices that are looked at from the start …
        self.widen = widen  # … and more with the root of the visits, times this
        self.samples = samples  # draws of luck behind a guess
        self.ripe = ripe  # visits before a node's choices are listed
        self.playout = playout  # decisions that are played on before the evaluation
        self.look = look  # choices of a long list that get a guess, at the root three times as many
        self.plans = plans  # 0: playing on tries every choice, though the title has plans
        self.theirs = theirs  # part of the searcher's width that the choices of others get

    def numbers(self) -> dict[str, Any]:
        """All of them, by name."""
        found = {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
        return {name: x for name, x in found.items() if isinstance(x, int | float)}

    def without_playing_on(self) -> "Tuning":
        other = copy(self)
        other.playout = 0
        return other


_tuned: Final[dict[str, dict[str, dict[str, Any]]]] = json.loads(FILE.read_text(encoding="utf-8"))


def tuning_for(title: str, seats: int) -> Tuning:
    """The tuned numbers, or the general ones for a title that was never tuned."""
    by_seats = _tuned.get(title, {})
    return Tuning(**by_seats.get(str(seats), by_seats.get("any", {})))
