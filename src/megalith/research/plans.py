"""What a run is: a plan says which games are played; game k of it follows from the plan and k.

There are two kinds: the same bots in the same seats (`runs.Job`), and a contest in which every
bot gets every seat (`contest.Contest`). Back ends and files know only what is here.
"""

import json
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

import megalith
from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.core.game import Json, Title
from megalith.core.options import Chosen, choose
from megalith.core.table import Table

LONGEST: Final = 100  # rounds after which a game without end is broken off, where a title can


def bounded(game: Title[Any], options: Chosen, random: bool) -> Chosen:
    """All options. Bots may wait for each other for ever, so games are broken off at last, and
    with random play at the title's guard, unless an option says otherwise."""
    capped = any(option.id == "round_cap" for option in game.options)
    cap: Chosen = {"round_cap": LONGEST} if capped else {}
    return choose(game.options, {**cap, **(game.guard if random else {}), **options})


class Result(NamedTuple):
    """One game. Totals and places are those of all sheets, the seats first."""

    number: int
    bots: tuple[str, ...]  # of each seat
    totals: tuple[int, ...]
    places: tuple[int, ...]  # 1 is the winner, shared if equal
    decisions: int
    rounds: int
    ending: str
    codes: tuple[int, ...] = ()
    record: str = ""
    asked: tuple[int, ...] = ()  # decisions with more than one choice, by seat, where counted
    seconds: tuple[float, ...] = ()  # of the processor spent on these


class Tally(Protocol):
    """What is added up over the games of a run, in their order."""

    games: int

    def add(self, result: Result) -> None: ...
    def saved(self) -> Json:
        """Everything; `Plan.tally` makes the same again from it."""


C = TypeVar("C", bound=Tally)


@dataclass(frozen=True)
class Plan(Generic[C]):
    kind: ClassVar[str]

    game: str
    players: int
    bots: tuple[str, ...]
    options: Chosen
    seed: int
    games: int
    keep: str = ""  # "codes" of every step, or the whole "record"; nothing otherwise
    components: Json | None = None  # what differs from the shipped set; None: the usual one

    def title(self) -> Title[Any]:
        return load(self.game, self.components)

    def play(self, k: int) -> Result:
        raise NotImplementedError

    def tally(self, saved: Json | None = None) -> C:
        raise NotImplementedError

    def check_table(self) -> None:
        """OptionError says what is wrong with players, options or games."""
        Table(self.title(), self.players, self.options)
        if self.games < 1:
            raise OptionError("at least one game must be played", "one-game")

    def describe(self) -> Json:
        """What decides the games; the same words in every manifest."""
        return {
            "kind": self.kind,
            "megalith": megalith.__version__,
            "rules": self.title().version,
            "game": self.game,
            "players": self.players,
            "bots": list(self.bots),
            "options": self.options,
            "seed": self.seed,
            **self._set(),
        }

    def _set(self) -> Json:
        kit = self.title().kit
        return {} if kit is None or kit.shipped else {"components": kit.name}

    def result(
        self,
        k: int,
        bots: tuple[str, ...],
        s: Any,
        decisions: int,
        trace: list[int] | None,
        asked: tuple[int, ...] = (),
        seconds: tuple[float, ...] = (),
    ) -> Result:
        """The finished game s; `trace` are the codes of its steps."""
        game = self.title()
        sheets = game.rules.sheets(s)
        return Result(
            k,
            bots,
            tuple(sheet.total for sheet in sheets),
            tuple(sheet.place for sheet in sheets),
            decisions,
            game.rules.rounds(s),
            game.rules.ending(s),
            tuple(trace or ()) if self.keep == "codes" else (),
            self._record(k, bots, trace or [], asked, seconds) if self.keep == "record" else "",
            asked,
            seconds,
        )

    def _record(
        self,
        k: int,
        bots: tuple[str, ...],
        trace: list[int],
        asked: tuple[int, ...],
        seconds: tuple[float, ...],
    ) -> str:
        table: Table[Any] = Table(self.title(), self.players, self.options)
        for code in trace:
            table.do_code(code)
        run: Json = {"kind": self.kind, "seed": self.seed, "number": k}
        if asked:
            run |= {"asked": asked, "seconds": [round(x, 6) for x in seconds]}
        return json.dumps({**record.to_json(table, list(bots)), "run": run}, ensure_ascii=False)
