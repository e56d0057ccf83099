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
from typing import Any, Final, Protocol

import megalith
import megalith.core.game
from megalith.core.catalogue import load
from megalith.core.errors import RecordError, TableError
from megalith.research.runs import Counts, Job, Result

FORMAT: Final = "megalith-run-1"
FIXED: Final = ("format", "megalith", "rules", "game", "players", "bots", "options", "seed")
PART_GAMES: Final = 20_000  # in one part of a table
PART_SECONDS: Final = 10.0


class Store(Protocol):
    """Where results go. `flush` makes everything so far safe; what it gives is remembered."""

    def add(self, results: list[Result]) -> None: ...
    def flush(self) -> dict[str, Any]: ...
    def close(self) -> None: ...


class Run:
    """A file being written, with its manifest."""

    def __init__(self, job: Job, path: Path, backend: str, resume: bool) -> None:
        self.job = job
        self.path = path
        self.manifest_path = path.with_name(path.name + ".manifest.json")
        self.backend = backend
        self.counts = Counts(job.players)
        self.spent = 0.0
        self.safe: dict[str, Any] = {}
        if resume:
            self._go_on()
        try:
            self.store = _store(path, job, self.safe)
        except OSError as error:
            raise TableError(f"cannot write {path}: {error.strerror}") from None
        self.began = self.flushed = time.monotonic()
        self.flush()

    def _go_on(self) -> None:
        """Take over from the manifest what is already done."""
        old = read_manifest(self.manifest_path)
        now = describe(self.job)
        for key in FIXED:
            if old.get(key) != now[key]:
                raise TableError(
                    f"--resume: the run in {self.path} has {key} {old.get(key)!r}, not {now[key]!r}"
                )
        self.counts = Counts(**old["counts"])
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
        counts = self.counts.to_json()
        manifest = {
            **describe(self.job),
            "games": self.job.games,
            "done": self.counts.games,
            "finished": self.counts.games >= self.job.games,
            "backend": self.backend,
            "machine": machine(),
            "seconds": round(self.spent + self.flushed - self.began, 3),
            "safe": self.safe,
            "counts": counts,
        }
        draft = self.manifest_path.with_name(self.manifest_path.name + ".part")
        draft.write_text(json.dumps(manifest, ensure_ascii=False, indent=1), encoding="utf-8")
        draft.replace(self.manifest_path)

    def close(self) -> None:
        self.flush()
        self.store.close()


def describe(job: Job) -> dict[str, Any]:
    """What decides the games; the same words in every manifest."""
    return {
        "format": FORMAT,
        "megalith": megalith.__version__,
        "rules": load(job.game).version,
        "game": job.game,
        "players": job.players,
        "bots": list(job.bots),
        "options": job.options,
        "seed": job.seed,
    }


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
    except OSError:
        raise TableError(f"--resume: there is no {path}") from None
    except ValueError:
        raise RecordError(f"{path} is not a manifest") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'{path}: expected an object with "format": "{FORMAT}"')
    return data


def keeps(path: Path) -> str:
    """What each game must keep for a file of that name."""
    return "codes" if path.suffix == ".parquet" else "record"


def _store(path: Path, job: Job, safe: dict[str, Any]) -> Store:
    if path.suffix == ".parquet":
        from megalith.research.parquet import Parts

        return Parts(path, job, safe)
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
