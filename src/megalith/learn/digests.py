"""Writes into each lesson the digest of its end: `python -m megalith.learn.digests [TITLE…]`.

To be run when a lesson was changed on purpose; the tests compare.
"""

import json
import sys
from pathlib import Path

from megalith.core.catalogue import TITLES
from megalith.learn.lesson import course
from megalith.learn.run import digest, end

_GAMES = Path(__file__).parent.parent / "games"


def main(titles: list[str]) -> None:
    for title in titles:
        for id in course(title):
            path = _GAMES / title / "lessons" / f"{id}.json"
            data = json.loads(path.read_text(encoding="utf-8"))
            data["digest"] = digest(end(title, id))
            path.write_text(_tidy(data), encoding="utf-8")


def _tidy(data: object) -> str:
    """One line for whatever fits into one."""
    return _lines(data, 0) + "\n"


def _lines(data: object, depth: int) -> str:
    short = json.dumps(data, ensure_ascii=False)
    if len(short) + depth <= 110 or not isinstance(data, dict | list):
        return short
    pad = " " * (depth + 1)
    if isinstance(data, list):
        inside = [pad + _lines(item, depth + 1) for item in data]
        return "[\n" + ",\n".join(inside) + "\n" + " " * depth + "]"
    inside = [f"{pad}{json.dumps(k)}: {_lines(v, depth + 1)}" for k, v in data.items()]
    return "{\n" + ",\n".join(inside) + "\n" + " " * depth + "}"


if __name__ == "__main__":
    main(sys.argv[1:] or list(TITLES))
