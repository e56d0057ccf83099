"""The same luck for everybody who plays a deal, whatever they choose.

Every outcome is drawn by what it is for, never by the number of the step: a roll by the seat, the
round, the place and the single die; a card by its rank in its deck, that is by how many lie there
still. So two players of one deal who roll for the same thing see the same dice, and one who rolls
fewer sees the first of them. A title says what its luck is for in `border/luck.py`.
"""

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from megalith.core.border import Json
from megalith.core.chance import Rng, rng_from
from megalith.core.choices import Choices

if TYPE_CHECKING:
    from megalith.core.table import Table

SCHEME: Final = "megalith-deal-1"


class DealSource:
    """Draws for a deal. The commitment may be shown before; with the seed, shown after the deal is
    closed, anybody can draw everything again."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    @property
    def commitment(self) -> str:
        return sha256(f"{SCHEME}:{self.seed}".encode()).hexdigest()

    def outcome(self, table: "Table[Any]") -> tuple[int, Json]:
        """The outcome of the luck that speaks now: its code and its record."""
        border, s = table.game.border, table.state
        key = key_of(table)
        assert key is not None, f"{table.game.id} does not say what its luck is for"
        before = sum(step.key == key for step in table.steps)
        what = border.luck(s) if border.luck else None
        if what is not None and what.dice:
            faces = [1 + int(self._rng(key, before, die).below(6)) for die in range(what.dice)]
            record: Json = {"do": border.decision(s), "dice": faces}
            return border.parse(s, record), record
        out = Choices()
        table.game.rules.choices(s, out)
        rng = self._rng(key, before)
        code = int(out.outcome(rng))
        return code, border.outcome(s, code, rng)

    def _rng(self, key: str, *more: int) -> Rng:
        return rng_from(SCHEME, self.seed, key, *more)


def key_of(table: "Table[Any]") -> str | None:
    """What the luck that speaks now is for; None if the title does not say."""
    border, s = table.game.border, table.state
    if border.luck is None:
        return None
    what = border.luck(s)
    key: list[object] = [table.game.id, *what.key]
    if what.deck:
        shuffled = sum(e[0] == what.renewed for step in table.steps for e in step.events)
        key += [shuffled, sum(table.game.rules.weights(s))]
    return json.dumps(key)
