"""Results as a folder of Parquet parts, one row a game."""

import shutil
from pathlib import Path
from typing import Any, Final

from megalith.extras import missing
from megalith.research.plans import Plan, Result

MOST: Final = 20_000  # games in one part


def arrow() -> Any:
    """pyarrow, or a word about where to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise missing("Parquet", "research", error) from None
    return pyarrow


class Parts:
    def __init__(self, path: Path, plan: Plan[Any], safe: dict[str, Any]) -> None:
        self.arrow = arrow()
        self.path = path
        self.plan = plan
        self.parts: list[str] = list(safe.get("parts", []))
        self.rows: list[Result] = []
        if path.is_file():
            path.unlink()
        elif path.is_dir() and not safe:
            shutil.rmtree(path)
        path.mkdir(exist_ok=True)
        for part in path.glob("*"):
            if part.name not in self.parts:
                part.unlink()  # of a run that was lost before its manifest

    def add(self, results: list[Result]) -> None:
        self.rows += results
        if len(self.rows) >= MOST:
            self._write()

    def flush(self) -> dict[str, Any]:
        self._write()
        return {"parts": self.parts}

    def close(self) -> None:
        self._write()

    def _write(self) -> None:
        if not self.rows:
            return
        name = f"part-{self.rows[0].number:09d}.parquet"
        draft = self.path / f"{name}.draft"
        table = self.arrow.Table.from_pylist([self._row(r) for r in self.rows], self._schema())
        self.arrow.parquet.write_table(table, draft, compression="zstd")
        draft.replace(self.path / name)
        self.parts.append(name)
        self.rows = []

    def _schema(self) -> Any:
        pa = self.arrow
        ints = pa.list_(pa.int32())
        return pa.schema(
            [
                ("game", pa.string()),
                ("seed", pa.int64()),
                ("number", pa.int64()),
                ("players", pa.int8()),
                ("bots", pa.list_(pa.string())),
                ("totals", ints),
                ("places", pa.list_(pa.int8())),
                ("decisions", pa.int32()),
                ("rounds", pa.int32()),
                ("ending", pa.string()),
                ("asked", ints),
                ("seconds", pa.list_(pa.float32())),
                ("codes", ints),
            ]
        )

    def _row(self, r: Result) -> dict[str, Any]:
        return {
            "game": self.plan.game,
            "seed": self.plan.seed,
            "number": r.number,
            "players": self.plan.players,
            "bots": r.bots,
            "totals": r.totals,
            "places": r.places,
            "decisions": r.decisions,
            "rounds": r.rounds,
            "ending": r.ending,
            "asked": r.asked,
            "seconds": r.seconds,
            "codes": r.codes,
        }
