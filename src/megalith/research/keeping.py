"""Where tuned numbers are kept: in the title's `weights.json`, with the command that made them."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any


def save_weights(title: str, players: int, knobs: dict[str, float], report: dict[str, Any]) -> None:
    path = Path(str(files(f"megalith.games.{title}"))) / "weights.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["weights"][str(players)] = knobs
    data.setdefault("made_by", {})[str(players)] = report
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
