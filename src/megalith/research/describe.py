"""The observation and action tables of the docs, made from the engines themselves.

python -m megalith.research.describe docs/research
"""

import sys
from itertools import groupby
from pathlib import Path
from typing import Final

import megalith
from megalith.core.catalogue import TITLES, load
from megalith.research.spaces import env_id

HEAD: Final = "<!-- Made by `python -m megalith.research.describe`; do not edit. -->"


def page(title: str) -> str:
    """One page: sizes, the codes of the action space, the slots of the observation."""
    game = load(title)
    lines = [HEAD, "", f"# {env_id(title)}", ""]
    lines += [f"Rules version {game.version}, {game.rules.n_actions} action codes.", ""]
    lines += ["| players | numbers in an observation |", "|---|---|"]
    lines += [f"| {n} | {len(game.mind.slots(n))} |" for n in game.players]
    lines += ["", "## Actions", "", "```", _codes(title), "```", ""]
    most = game.players[-1]
    lines += [f"## Observation with {most} players", ""]
    lines += ["Slots whose names differ only by the last word share a line.", ""]
    lines += ["| slots | names |", "|---|---|"]
    lines += [f"| {span} | {names} |" for span, names in _groups(game.mind.slots(most))]
    return "\n".join(lines) + "\n"


def _codes(title: str) -> str:
    """The table at the head of the title's actions.py."""
    source = Path(megalith.__file__).parent / "games" / title / "rules" / "actions.py"
    text = source.read_text(encoding="utf-8")
    return text.split('"""')[1].split("\n", 1)[1].strip("\n")


def _groups(names: list[str]) -> list[tuple[str, str]]:
    """(first to last, names) for runs of slots with the same stem."""
    found = []
    for _, run in groupby(enumerate(names), key=lambda item: _stem(item[1])):
        slots = list(run)
        first, last = slots[0][0], slots[-1][0]
        span = str(first) if first == last else f"{first} … {last}"
        found.append((span, _told([name for _, name in slots])))
    return found


def _stem(name: str) -> str:
    head, dot, _ = name.rpartition(".")
    return head if dot else name


def _told(names: list[str]) -> str:
    if len(names) <= 12:
        return ", ".join(f"`{name}`" for name in names)
    return ", ".join(f"`{name}`" for name in names[:8]) + f", … `{names[-1]}`"


def write(folder: Path) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for title in TITLES:
        path = folder / f"{title}.md"
        path.write_text(page(title), encoding="utf-8")
        paths.append(path)
    return paths


if __name__ == "__main__":
    for path in write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/research")):
        print(path)
