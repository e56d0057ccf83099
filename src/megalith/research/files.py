"""The results of a run on disk, with a manifest: always valid, and a run can go on.

`NAME.jsonl` has one whole record a line. `NAME.parquet` is a folder of parts, one row a game;
polars, DuckDB and pandas read it as one table. The manifest says what was run, with what,
where, and how far it got; it is replaced only after the results are safe.
"""

import json
import os
import platform
import time
from pathlib import Path
from typing import Any, Final, Generic, Protocol

import megalith.core.game
from megalith.core.errors import UNREADABLE, UNWRITABLE, OptionError, RecordError, TableError
from megalith.research.plans import C, Plan, Result

FORMAT: Final = "megalith-run-1"
KEEPS: Final = {".jsonl": "record", ".parquet": "codes"}
PART_SECONDS: Final = 10.0


class Store(Protocol):
    """Where results go. `flush` makes everything so far safe; what it gives is remembered."""

    def add(self, results: list[Result]) -> None: ...
    def flush(self) -> dict[str, Any]: ...
    def close(self) -> None: ...


class Results(Generic[C]):
    """A file being written, with its manifest."""

    def __init__(self, plan: Plan[C], path: Path, backend: str, resume: bool) -> None:
        self.plan = plan
        self.path = path
        self.manifest_path = path.with_name(path.name + ".manifest.json")
        self.backend = backend
        self.tally = plan.tally()
        self.spent = 0.0
        self.safe: dict[str, Any] = {}
        if resume:
            self._go_on()
        try:
            self.store = _store(path, plan, self.safe)
        except OSError as error:
            raise TableError(*UNWRITABLE, path=path, why=error.strerror) from None
        self.began = self.flushed = time.monotonic()
        self.flush()

    def _go_on(self) -> None:
        """Take over from the manifest what is already done."""
        if not self.manifest_path.exists():
            text = "--resume: there is no {path}"
            raise TableError(text, "resume-none", path=self.manifest_path)
        old = read_manifest(self.manifest_path)
        for key, value in self.plan.describe().items():
            if old.get(key) != value:
                text = "--resume: the run in {path} has {field} {found}, not {wanted}"
                raise TableError(
                    text,
                    "resume-other",
                    path=self.path,
                    field=key,
                    found=repr(old.get(key)),
                    wanted=repr(value),
                )
        self.tally = self.plan.tally(old["counts"])
        self.spent = float(old["seconds"])
        self.safe = old["safe"]

    def add(self, results: list[Result]) -> None:
        """More games; made safe every now and then."""
        self.store.add(results)
        if time.monotonic() - self.flushed > PART_SECONDS:
            self.flush()

    def flush(self) -> None:
        self.safe = self.store.flush()
        self.flushed = time.monotonic()
        manifest = {
            "format": FORMAT,
            **self.plan.describe(),
            "games": self.plan.games,
            "done": self.tally.games,
            "finished": self.tally.games >= self.plan.games,
            "backend": self.backend,
            "machine": machine(),
            "seconds": round(self.spent + self.flushed - self.began, 3),
            "safe": self.safe,
            "counts": self.tally.saved(),
        }
        draft = self.manifest_path.with_name(self.manifest_path.name + ".part")
        draft.write_text(json.dumps(manifest, ensure_ascii=False, indent=1), encoding="utf-8")
        draft.replace(self.manifest_path)

    def close(self) -> None:
        self.flush()
        self.store.close()


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cpus": os.cpu_count(),
        "compiled": not str(megalith.core.game.__file__).endswith(".py"),
    }


def read_manifest(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(*UNREADABLE, path=path, why=error.strerror) from None
    except ValueError:
        raise RecordError("{path} is not a manifest", "no-manifest", path=path) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'{path}: expected an object with "format": "{FORMAT}"')
    return data


def keeps(path: Path) -> str:
    """What each game must keep for a file of that name."""
    if path.suffix not in KEEPS:
        text = "{path}: games are written as {known}"
        raise OptionError(text, "games-file", path=path, known=", ".join(KEEPS))
    return KEEPS[path.suffix]


def _store(path: Path, plan: Plan[Any], safe: dict[str, Any]) -> Store:
    if path.suffix == ".parquet":
        from megalith.research.parquet import Parts

        return Parts(path, plan, safe)
    return Lines(path, safe)


class Lines:
    """One record a line; a half-written line of a lost run is cut off."""

    def __init__(self, path: Path, safe: dict[str, Any]) -> None:
        self.file = path.open("r+b" if safe else "wb")
        self.file.truncate(safe.get("bytes", 0))
        self.file.seek(0, os.SEEK_END)

    def add(self, results: list[Result]) -> None:
        for result in results:
            self.file.write(result.record.encode() + b"\n")

    def flush(self) -> dict[str, Any]:
        self.file.flush()
        os.fsync(self.file.fileno())
        return {"bytes": self.file.tell()}

    def close(self) -> None:
        self.file.close()
