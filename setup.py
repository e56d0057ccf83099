"""Compiles the hot modules with mypyc; without a C compiler the package stays interpreted.

MEGALITH_PURE=1 leaves the compilation out on purpose.
"""

import os
import shutil
from pathlib import Path

from setuptools import setup

ROOT = Path("src/megalith")
HOT = (  # a title's rules and mind, never its border
    "core/chance.py",
    "core/choices.py",
    "core/features.py",
    "core/game.py",
    "core/play.py",
    "core/weights.py",
    "core/kit/*.py",
    "games/*/rules/**/*.py",
    "games/*/mind/**/*.py",
    "bots/*.py",
    "research/tables.py",
)
COLD = ("__init__.py", "roster.py")


def hot_modules() -> list[Path]:
    found = {path for pattern in HOT for path in ROOT.glob(pattern)}
    return [path for path in sorted(found) if path.name not in COLD]


def groups() -> dict[str, list[str]]:
    """One C unit for each title and one for the rest: they compile side by side."""
    found: dict[str, list[str]] = {}
    for path in hot_modules():
        room = path.relative_to(ROOT).parts
        name = room[1] if room[0] == "games" else "core"
        found.setdefault(f"megalith_{name}", []).append(str(path))
    return found


def extensions() -> list[object]:
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("MEGALITH_PURE") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from mypyc.build import mypycify

    built = mypycify(
        ["--config-file=", "--strict", *(str(path) for path in hot_modules())],
        opt_level=os.environ.get("MEGALITH_OPT", "2"),
        debug_level="0",
        strip_asserts=False,
        separate=[(modules, group) for group, modules in groups().items()],
    )
    for extension in built:
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
