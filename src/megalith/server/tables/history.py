"""A table's past, made from its log: the game as it stands, and what each seat may be told."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from megalith.core import notation
from megalith.core.chance import rng_from
from megalith.core.errors import IllegalAction, Refusal
from megalith.core.game import CHANCE, Event, Json
from megalith.core.table import Step, Table, finality
from megalith.server import titles
from megalith.server.errors import ServerError
from megalith.server.storage.rows import Doc, Entry
from megalith.server.tables.showing import Showing
from megalith.server.wire.answers import Result, Sheet
from megalith.server.wire.outgoing import Choice, LogEntry


@dataclass
class Told:
    """One entry of the log with what happened in it; without a record it is an undo."""

    by: int
    owner: int
    record: Json | None
    events: list[Event]


class Past:
    """`table` has no source: luck is in the log. A trial gets one (see `trial`)."""

    def __init__(self, doc: Doc, entries: list[Entry]) -> None:
        row = doc.row
        game = titles.began(row.game, doc.changes, row.version)
        if game is None:
            raise ServerError("conflict", f"played by version {row.version} of the rules")
        self.game = game
        self.typed = row.typed
        self._source = row.source
        self.table: Table[Any] = Table(self.game, len(doc.seats), row.options)
        self.table.keyed = row.deal is not None
        self.told: list[Told] = []
        self.refs: dict[tuple[str, str], int] = {}  # (person, ref) -> the version it led to
        self.showing = Showing(self)
        self.replay(entries)

    @property
    def at(self) -> int:
        return len(self.told)

    def replay(self, entries: list[Entry]) -> None:
        for entry in entries:
            assert entry.n == self.at, f"the log has a gap before {entry.n}"
            if entry.record is None:
                self._step_back()
                self._tell(entry, None)
            else:
                self._tell(entry, self.table.do(entry.by, entry.record))

    def _step_back(self) -> None:
        if self.typed:  # what people told can be corrected, luck too
            self.table = self.table.before(len(self.table.steps) - 1)
        else:
            self.table.step_back()

    def adopt(self, trial: Table[Any], batch: list[Entry]) -> None:
        """The trial becomes the table, once its batch is stored."""
        trial.source = None
        steps = trial.steps[len(trial.steps) - sum(e.record is not None for e in batch) :]
        for entry in batch:
            self._tell(entry, None if entry.record is None else steps.pop(0))
        self.table = trial

    def _tell(self, entry: Entry, step: Step | None) -> None:
        if step is None:
            self.told.append(Told(entry.by, entry.by, None, []))
        else:
            self.told.append(Told(step.who, step.owner, step.record, step.events))
        if entry.person and entry.ref:
            self.refs[entry.person, entry.ref] = self.at

    # -- trying

    def trial(self, seed: str) -> Table[Any]:
        twin = self.table.twin()
        twin.source = self._source(seed)
        return twin

    def done(self, trial: Table[Any], person: str | None, ref: str | None) -> list[Entry]:
        """The batch of a trial in which a decision was taken."""
        fresh = trial.steps[len(self.table.steps) :]
        return [Entry(self.at + i, s.who, s.record, person, ref) for i, s in enumerate(fresh)]

    def undone(
        self, trial: Table[Any], seat: int, all: bool, person: str, ref: str | None
    ) -> list[Entry]:
        """Take one decision back, or all that can be; the batch of it."""
        if not trial.can_undo(seat):
            raise IllegalAction(Refusal("CORE-4", "no-undo"))
        count = 1
        trial.step_back()
        while all and trial.can_undo(seat):
            trial.step_back()
            count += 1
        return self._undoing(count, seat, person, ref)

    def turned_back(
        self, trial: Table[Any], seat: int, person: str, ref: str | None
    ) -> list[Entry]:
        """Take a seat's last turn back with all that others did since; the batch of it."""
        count = trial.turn_back(seat)
        for _ in range(count):
            trial.step_back()
        return self._undoing(count, seat, person, ref)

    def corrected(
        self, bots: set[int], seat: int, person: str, ref: str | None
    ) -> tuple[Table[Any], list[Entry]]:
        """Take back what was told or decided last, with what bots answered to it.

        What has one answer is not asked by the page, which would say it again at once: it goes too.
        """
        steps = self.table.steps
        kept = len(steps)
        while kept and (steps[kept - 1].who in bots or self._forced(kept - 1)):
            kept -= 1
        if kept == 0:
            raise IllegalAction(Refusal("CORE-4", "no-undo"))
        batch = self._undoing(len(steps) - kept + 1, seat, person, ref)
        return self.table.before(kept - 1), batch

    def _forced(self, at: int) -> bool:
        return len(self.table.before(at).legal()) == 1

    def _undoing(self, count: int, seat: int, person: str, ref: str | None) -> list[Entry]:
        return [Entry(self.at + k, seat, None, person, ref) for k in range(count)]

    # -- showing

    def view(self, seat: int | None) -> Mapping[str, Any]:
        return self.game.border.view(self.table.state, seat)

    def steps(self, seat: int | None, start: int, end: int) -> list[LogEntry]:
        """The log from one entry to another, as a seat may see it."""
        told = enumerate(self.told[start:end], start)
        return [self._shown(n, t, seat) for n, t in told]

    def _shown(self, n: int, told: Told, seat: int | None) -> LogEntry:
        if told.record is None:
            return {"n": n, "undo": told.by}
        return {
            "n": n,
            "by": told.by,
            "record": self.game.border.seen(told.record, told.owner, seat),
            "events": [self.game.border.explain(event, seat) for event in told.events],
        }

    def choices(self) -> list[Choice]:
        return outcomes_of(self.table) if self.typed_now() else choices_of(self.table, self.typed)

    def typed_now(self) -> bool:
        """Whether somebody must tell now what luck says."""
        return self.typed and self.table.to_move() == CHANCE

    def secret_of(self) -> int | None:
        """Whose secret the outcome is that must be told now; None: everybody's."""
        table, border = self.table, self.game.border
        owner = int(table.state.seat())
        record = border.describe(table.state, table.legal()[0])
        hidden = owner >= 0 and border.seen(record, owner, None) != record
        return owner if hidden else None

    def turn(self) -> int | None:
        mover = self.table.to_move()
        return mover if mover >= 0 else None


def round_of(table: Table[Any]) -> int | None:
    """Which round is played, or which epoch; None before the first."""
    return int(table.game.rules.rounds(table.state)) or None


def as_known(table: Table[Any]) -> Any:
    """The position with what the one who decides cannot know dealt anew: nothing about it can be
    read from what is said about a choice.
    """
    state = table.game.rules.copy(table.state)
    table.game.rules.hide(state, table.to_move(), rng_from(f"known {len(table.steps)}"))
    return state


def outcomes_of(table: Table[Any]) -> list[Choice]:
    """Everything that luck can say now."""
    shapes = table.game.border.shapes
    return [{"record": r, "line": notation.line(r, shapes), "final": None} for r in table.records()]


def choices_of(table: Table[Any], typed: bool = False) -> list[Choice]:
    """Every choice of now, and whether it can be taken back (all can where luck is typed)."""
    if table.over() or table.to_move() == CHANCE:
        return []
    border, known = table.game.border, as_known(table)
    shown: list[Choice] = []
    for code in table.legal():
        record = border.describe(table.state, code)
        line = notation.line(record, border.shapes)
        shown.append({"record": record, "line": line, "final": None})
        if not typed:
            shown[-1]["final"] = finality(table.game, known, code)
    return shown


def result(table: Table[Any]) -> Result | None:
    """How a game ended; None before."""
    if not table.over():
        return None
    sheets: list[Sheet] = [sheet.to_json() for sheet in table.game.rules.sheets(table.state)]
    return {"ending": table.game.rules.ending(table.state), "sheets": sheets}
