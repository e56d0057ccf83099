"""Games as tidy tables: read runs and records, replay them, one row for each decision."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from megalith.core import notation, record
from megalith.core.catalogue import as_of, load
from megalith.core.choices import Choices
from megalith.core.errors import UNREADABLE, RecordError, TableError
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Json, Title
from megalith.core.options import Chosen, choose
from megalith.research.parquet import arrow
from megalith.research.plans import Plan, Result

BATCH: Final = 20_000  # rows written at a time


class Played(NamedTuple):
    """One finished game, by the codes of all its steps."""

    title: str
    players: int
    options: Chosen
    bots: tuple[str, ...]
    number: int
    codes: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int  # answers of the seats, forced ones too
    rounds: int
    version: int = 0  # of the rules; 0: of now
    components: Json | None = None  # what its set has otherwise; None: what was shipped then

    def engine(self) -> Title[Any]:
        """The title by the rules and with the components of this game."""
        usual = load(self.title, self.components)
        return (as_of(usual, self.version) if self.version else None) or usual

    def margin(self, seat: int) -> int:
        """Points ahead of the best rival; alone at the table, the points themselves."""
        rivals = self.totals[:seat] + self.totals[seat + 1 :]
        return self.totals[seat] - max(rivals, default=0)


class Decision(NamedTuple):
    step: int
    seat: int
    state: Any  # before the decision; valid until the next one is asked for
    code: int
    choices: int


def games(path: Path) -> Iterator[Played]:
    """The games of a run or of a file of records, one after another."""
    try:
        if path.suffix == ".parquet":
            yield from _from_parquet(path)
        else:
            yield from _from_records(path)
    except OSError as error:
        raise RecordError(*UNREADABLE, path=path, why=error.strerror or error) from None


def _from_parquet(path: Path) -> Iterator[Played]:
    from megalith.research.files import read_manifest

    pa = arrow()
    path.stat()  # the run itself is missed first
    manifest = read_manifest(path.with_name(path.name + ".manifest.json"))
    columns = ["game", "players", "bots", "number", "codes"]
    columns += ["totals", "places", "decisions", "rounds"]
    for name in manifest["safe"].get("parts", []):
        for batch in pa.parquet.ParquetFile(path / name).iter_batches(500, columns=columns):
            for row in batch.to_pylist():
                yield Played(
                    row["game"],
                    row["players"],
                    manifest["options"],
                    tuple(row["bots"]),
                    row["number"],
                    tuple(row["codes"]),
                    tuple(row["totals"]),
                    tuple(row["places"]),
                    row["decisions"],
                    row["rounds"],
                    manifest["rules"],
                )


def _from_records(path: Path) -> Iterator[Played]:
    with path.open(encoding="utf-8") as file:
        for n, line in enumerate(file if path.suffix == ".jsonl" else [file.read()]):
            try:
                yield from_record(record.check(json.loads(line)), n)
            except ValueError as error:
                raise RecordError(f"{path}, game {n}: {error}") from None


def from_record(data: Json, n: int = 0) -> Played:
    """The codes of a record's steps; each is checked."""
    table = record.replay(data)
    if not table.over():
        raise RecordError("the game is not finished", "unfinished")
    sheets = table.game.rules.sheets(table.state)
    return Played(
        data["game"],
        data["players"],
        table.options,
        tuple(data["names"]),
        int(data.get("run", {}).get("number", n)),
        tuple(step.code for step in table.steps),
        tuple(sheet.total for sheet in sheets),
        tuple(sheet.place for sheet in sheets),
        sum(1 for step in table.steps if step.who != CHANCE),
        table.game.rules.rounds(table.state),
        data["version"],
        data.get("components", {}).get("changes", {}),
    )


def from_result(plan: Plan[Any], r: Result) -> Played:
    """A game that a plan has just played; it must keep codes."""
    head = (plan.game, plan.players, plan.options, r.bots, r.number, r.codes)
    tail = (r.totals, r.places, r.decisions, r.rounds)
    return Played(*head, *tail, plan.title().version, plan.components)


def decisions(played: Played) -> Iterator[Decision]:
    """Every decision between two or more choices; afterwards the state is the final one."""
    game = played.engine()
    s = game.rules.initial(played.players, choose(game.options, played.options))
    out = Choices()
    for step, code in enumerate(played.codes):
        who = int(game.rules.to_move(s))
        game.rules.choices(s, out)
        if code not in out.to_list():
            raise TableError(f"game {played.number}, step {step}: {code} is not possible")
        if who != CHANCE and out.count > 1:
            yield Decision(step, who, s, code, int(out.count))
        game.rules.apply(s, code)
    if game.rules.to_move(s) != OVER:
        raise TableError(f"game {played.number} is not finished")


def rows(played: Played, features: bool = True) -> list[Json]:
    """One row for each decision of a game, with its final margin and place."""
    game = played.engine()
    width = len(game.mind.slots(played.players)) if features else 0
    seen = Features(1, width)
    given = seen if features else None
    return [_row(game, played, decision, given) for decision in decisions(played)]


def _row(game: Title[Any], played: Played, d: Decision, seen: Features | None) -> Json:
    choice = notation.line(game.border.describe(d.state, d.code), game.border.shapes)
    row: Json = {
        "game": played.number,
        "step": d.step,
        "seat": d.seat,
        "bot": played.bots[d.seat],
        "round": game.rules.rounds(d.state),
        "decision": game.border.decision(d.state),
        "choices": d.choices,
        "code": d.code,
        "choice": choice,
    }
    row |= {
        "score": played.totals[d.seat],
        "margin": played.margin(d.seat),
        "place": played.places[d.seat],
    }
    if seen is not None:
        seen.start(0)
        game.mind.observe(d.state, d.seat, seen)
        row["features"] = seen.row(0)
    return row


def schema(title: str, players: int, features: bool) -> Any:
    """The columns; the names of the features are in the metadata under `slots`."""
    pa = arrow()
    small, number = pa.int16(), pa.int32()
    columns = [("game", pa.int64()), ("step", number), ("seat", pa.int8()), ("bot", pa.string())]
    columns += [("round", small), ("decision", pa.string()), ("choices", number)]
    columns += [("code", number), ("choice", pa.string())]
    slots = load(title).mind.slots(players)
    if features:
        columns += [("features", pa.list_(small, len(slots)))]
    columns += [("score", number), ("margin", number), ("place", pa.int8())]
    about = {"title": title, "players": str(players), "slots": json.dumps(slots)}
    return pa.schema(columns, metadata=about)


def write_table(source: Iterable[Played], path: Path, features: bool = True) -> int:
    """All decisions of some games of one title as one Parquet file; how many."""
    pa = arrow()
    writer: Any = None
    waiting: list[Json] = []
    count = 0
    draft = path.with_name(path.name + ".draft")
    try:
        for played in source:
            if writer is None:
                form = schema(played.title, played.players, features)
                writer = pa.parquet.ParquetWriter(draft, form, compression="zstd")
            waiting += rows(played, features)
            if len(waiting) >= BATCH:
                count += _flush(writer, waiting)
        if writer is None:
            raise RecordError("there is no game to make a table of")
        count += _flush(writer, waiting)
    finally:
        if writer is not None:
            writer.close()
    draft.replace(path)
    return count


def _flush(writer: Any, waiting: list[Json]) -> int:
    n = len(waiting)
    if n:
        writer.write_table(arrow().Table.from_pylist(waiting, writer.schema))
        waiting.clear()
    return n
