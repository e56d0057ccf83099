"""Where tuned numbers are kept: in the title's `weights.json`, with the command that made them."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any


def weights_file(title: str) -> Path:
    return Path(str(files(f"megalith.games.{title}.mind"))) / "weights.json"


def save_weights(path: Path, players: int, knobs: dict[str, float], report: dict[str, Any]) -> None:
    """Put a row into the file; the command that made the one before is kept with it."""
    data = json.loads(path.read_text(encoding="utf-8"))
    made_by = data.setdefault("made_by", {})
    before = made_by.get(str(players), {}).get("command")
    made_by[str(players)] = {**report, **({"before": before} if before else {})}
    data["weights"][str(players)] = knobs
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
