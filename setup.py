"""Compiles the hot modules with mypyc; without a C compiler the package stays interpreted.

MEGALITH_PURE=1 leaves the compilation out on purpose.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup

HOT = (
    "core/chance.py",
    "core/choices.py",
    "core/features.py",
    "core/game.py",
    "core/play.py",
    "core/weights.py",
    "core/kit/*.py",
    "games/*/*.py",
    "games/*/phases/*.py",
    "bots/*.py",
    "research/tables.py",
)
COLD = (  # what no search ever calls
    "__init__.py",
    "roster.py",
    "view.py",
    "events.py",
    "records.py",
    "luck_records.py",
    "reading.py",
    "refusals.py",
    "refusals_city.py",
    "refusals_people.py",
    "calculator.py",
    "editing.py",
)


def hot_modules() -> list[str]:
    root = Path("src/megalith")
    found = {path for pattern in HOT for path in root.glob(pattern)}
    return [str(path) for path in sorted(found) if path.name not in COLD]


def groups() -> dict[str, list[str]]:
    """One C unit for each title and one for the rest: they compile side by side."""
    found: dict[str, list[str]] = {}
    for path in hot_modules():
        room = path.split("/")
        name = room[3] if room[2] == "games" and len(room) > 4 else "core"
        found.setdefault(f"megalith_{name}", []).append(path)
    return found


def extensions() -> list[object]:
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("MEGALITH_PURE") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    built = mypycify(
        ["--config-file=", "--strict", *hot_modules()],
        opt_level=os.environ.get("MEGALITH_OPT", "2"),
        debug_level="0",
        strip_asserts=False,
        separate=[(modules, group) for group, modules in groups().items()],
    )
    for extension in built:
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
