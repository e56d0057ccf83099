"""A game as a file: write, read, replay, verify. Complete without a seed."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypedDict

from megalith.core import notation, sets
from megalith.core.catalogue import as_of, load
from megalith.core.chance import FairSource
from megalith.core.deal import SCHEME, DealSource
from megalith.core.errors import UNREADABLE, UNWRITABLE, RecordError, TableError
from megalith.core.game import CHANCE, Json, Title
from megalith.core.table import Table, draw

FORMAT = "megalith-record-1"


def to_json(table: Table[Any], names: list[str] | None = None) -> Json:
    """The record of a table, finished or not."""
    record: Json = {
        "format": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "players": table.seats,
        "names": names or [f"seat {i}" for i in range(table.seats)],
        "options": table.options,
        "steps": [{"by": step.who, **step.record} for step in table.steps],
        "digests": table.digests,
    }
    kit = table.game.kit
    if kit is not None and kit.tag:
        record["components"] = {"name": kit.name, "changes": sets.changes(kit.title, kit.facts)}
    if table.source is not None:
        if isinstance(table.source, DealSource):
            record["luck"] = SCHEME
        record["commitment"] = table.source.commitment
        record["seed"] = table.source.seed
    if table.over():
        record["sheets"] = [sheet.to_json() for sheet in table.game.rules.sheets(table.state)]
        record["ending"] = table.game.rules.ending(table.state)
    return record


def write(record: Json, path: Path) -> None:
    """All or nothing: a crash leaves the old file whole."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        raise RecordError(*UNWRITABLE, path=path, why=error.strerror) from None


def count(path: Path) -> int:
    """How many records a file has."""
    return len(_text(path).splitlines()) if path.suffix == ".jsonl" else 1


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(*UNREADABLE, path=path, why=error.strerror) from None
    except UnicodeDecodeError:
        raise RecordError("{path} is not a text file in UTF-8", "no-text", path=path) from None


def read(path: Path, index: int = 0) -> Json:
    """The record in a file, or record number `index` of a file with one on each line."""
    text = _text(path)
    try:
        if path.suffix == ".jsonl":
            lines = text.splitlines()
            if not 0 <= index < len(lines):
                text = "there are games 0 to {most}, not {n}"
                raise RecordError(text, "no-game", most=len(lines) - 1, n=index)
            text = lines[index]
        return check(json.loads(text))
    except RecordError as error:
        raise RecordError("{path}: {why}", "in-file", path=path, why=error) from None
    except (ValueError, RecursionError) as error:
        raise RecordError("{path} is not JSON: {why}", "no-json", path=path, why=error) from None


def check(data: Any) -> Json:
    """The record, if it has the form of one."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        text = 'expected an object with "format": "{format}"'
        raise RecordError(text, "no-record", format=FORMAT)
    kinds = {"game": str, "version": int, "players": int, "options": dict, "steps": list}
    for name, kind in kinds.items():
        if not isinstance(data.get(name), kind):
            text = '"{field}" is missing or not of type {type}'
            raise RecordError(text, "record-type", field=name, type=kind.__name__)
    for n, step in enumerate(data["steps"]):
        if not isinstance(step, dict) or type(step.get("by")) is not int:
            text = 'step {n}: expected an object with "by" and "do"'
            raise RecordError(text, "record-step", n=n)
    if not isinstance(data.get("digests", []), list):
        raise RecordError('"digests" must be a list', "record-digests")
    if not 1 <= data["players"] <= 100:
        text = '"players": {n} is no number of players'
        raise RecordError(text, "record-players", n=data["players"])
    named = data.get("components", {})
    if not isinstance(named, dict) or not isinstance(named.get("changes", {}), dict):
        text = '"components" must be an object with "name" and "changes"'
        raise RecordError(text, "record-components")
    names = data.setdefault("names", [f"seat {i}" for i in range(data["players"])])
    if not isinstance(names, list) or len(names) != data["players"]:
        text = '"names" must be a list with one name for each player'
        raise RecordError(text, "record-names")
    return data


def game_of(data: Json) -> Title[Any]:
    """The title with the set of components and by the rules that the record was played with.
    Records that name no set, as those of before there were sets, mean the first one shipped."""
    named: Json = data.get("components") or {"changes": {}}
    game = load(data["game"], named["changes"])
    if game.kit is not None and named.get("name", game.kit.name) != game.kit.name:
        text = "the set of components differs from the one that the record names"
        raise RecordError(text, "set-differs")
    older = as_of(game, data["version"])
    if older is None:
        text = "rules version {found} of {game}; this build has version {version}"
        args = {"found": data["version"], "game": game.id, "version": game.version}
        raise RecordError(text, "rules-version", **args)
    return older


def replay(data: Json, at: int | None = None) -> Table[Any]:
    """The table after `at` steps (all by default); every step and digest is checked."""
    table: Table[Any] = Table(game_of(data), data["players"], data["options"])
    table.keyed = data.get("luck") == SCHEME
    steps = data["steps"]
    if at is not None and not 0 <= at <= len(steps):
        text = "step {n} does not exist; there are 0 to {most}"
        raise RecordError(text, "no-step", n=at, most=len(steps))
    for n, step in enumerate(steps if at is None else steps[:at]):
        try:
            table.do(step["by"], {k: v for k, v in step.items() if k != "by"})
        except TableError as error:
            raise RecordError(
                "step {n} does not fit: {why}", "step-unfit", n=n, why=error
            ) from None
    digests = data.get("digests", [])
    for i, (now, then) in enumerate(zip(table.digests, digests, strict=False)):
        if now != then:
            text = "the position after step {n} differs from the record"
            raise RecordError(text, "position-differs", n=20 * (i + 1))
    return table


def resume(data: Json) -> Table[Any]:
    """A table that can be played on: its steps replayed, its source in place again."""
    table = replay(data)
    if "seed" in data:
        table.source = source_of(data)
        table._settle()
    return table


def source_of(data: Json) -> FairSource | DealSource:
    """Where the luck of a record came from."""
    seed = str(data["seed"])
    return DealSource(seed) if data.get("luck") == SCHEME else FairSource(seed)


class Verified(TypedDict):
    """How much of a record was checked."""

    steps: int
    digests: int
    dice: int
    over: bool


def verify(data: Json) -> Verified:
    """Replay everything and draw all luck again; what was checked, or RecordError."""
    table = replay(data)
    if table.over():
        sheets = [sheet.to_json() for sheet in table.game.rules.sheets(table.state)]
        told = data.get("sheets")
        if told is not None and _comparable(told) != _comparable(sheets):
            raise RecordError("the final sheets differ from the record", "sheets-differ")
        if data.get("ending") not in (None, table.game.rules.ending(table.state)):
            text = "the game ended in another way than the record says"
            raise RecordError(text, "ending-differs")
    elif "sheets" in data:
        text = "the record has final sheets, but its game is not over"
        raise RecordError(text, "not-over")
    return {
        "steps": len(table.steps),
        "digests": len(table.digests),
        "dice": _verify_luck(data) if "seed" in data else 0,
        "over": table.over(),
    }


def _comparable(sheets: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Early records call everybody who plays alone the first, also without the target."""
    return [{**sheets[0], "place": 1}] if len(sheets) == 1 else sheets


def _verify_luck(data: Json) -> int:
    source = source_of(data)
    if data.get("commitment") != source.commitment:
        raise RecordError("the seed does not fit the commitment", "seed-unfit")
    table: Table[Any] = Table(game_of(data), data["players"], data["options"])
    table.keyed = isinstance(source, DealSource)
    drawn = 0
    for n, step in enumerate(data["steps"]):
        record = {k: v for k, v in step.items() if k != "by"}
        if step["by"] == CHANCE:
            code = _drawn(table, source, n)
            said = notation.check(record, table.game.border.shapes)
            if table.game.border.parse(table.state, said) != code:
                raise RecordError("step {n}: luck does not follow from the seed", "luck-unfit", n=n)
            drawn += 1
        table.do(step["by"], record)
    return drawn


def _drawn(table: Table[Any], source: FairSource | DealSource, n: int) -> int:
    if isinstance(source, DealSource):
        return source.outcome(table)[0]
    return draw(table.game, table.state, source.rng(n))
