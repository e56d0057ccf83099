"""Compiles the hot modules with mypyc; without a C compiler the package stays interpreted.

MEGALITH_PURE=1 leaves the compilation out on purpose.
"""

import os
import re
import shutil
from pathlib import Path, PurePath

from setuptools import setup

ROOT = Path("src/megalith")
HOT = (  # of a title its rules and mind, never its border; of bots not what is outside
    "core/chance.py",
    "core/choices.py",
    "core/features.py",
    "core/game.py",
    "core/play.py",
    "core/state.py",
    "core/weights.py",
    "core/kit/*.py",
    "games/*/rules/**/*.py",
    "games/*/mind/**/*.py",
    "bots/*.py",
    "research/offers.py",
    "research/rivals.py",
    "research/tables.py",
)
INTERPOSITION = "-fno-semantic-interposition"  # calls inside a unit stay inside it


def hot_modules() -> list[Path]:
    found = {path for pattern in HOT for path in ROOT.glob(pattern)}
    return [path for path in sorted(found) if path.name != "__init__.py"]


def unit(module: PurePath) -> str:
    """One C unit for each title and one for the rest: they compile side by side."""
    room = module.parts[len(ROOT.parts) :]
    return f"megalith_{room[1] if room[0] == 'games' else 'core'}"


def groups() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in hot_modules():
        found.setdefault(unit(path), []).append(path.as_posix())
    return found


def has_compiler() -> bool:
    """On Windows setuptools finds its own, which is in no path."""
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.name == "nt" or any(shutil.which(name) for name in (compiler, "gcc", "clang"))


def extensions() -> list[object]:
    if os.environ.get("MEGALITH_PURE") or not has_compiler():
        return []
    from mypyc.build import mypycify

    built = mypycify(
        ["--config-file=", "--strict", *(path.as_posix() for path in hot_modules())],
        opt_level=os.environ.get("MEGALITH_OPT", "3"),
        debug_level="0",
        strip_asserts=False,
        separate=[(modules, group) for group, modules in groups().items()],
    )
    for extension in built if os.name != "nt" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, INTERPOSITION]
    return built


def described(readme: str) -> str:
    """The README for an index of packages, which has neither its pictures nor its neighbours."""
    pictures = re.compile(r"^(.*!\[.*|\| \| \||\|---\|---\|)\n", re.MULTILINE)
    return re.sub(r"\[([^]]+)\]\((?!https:)[^)]+\)", r"\1", pictures.sub("", readme))


if __name__ == "__main__":
    setup(
        ext_modules=extensions(),
        long_description=described(Path("README.md").read_text(encoding="utf-8")),
        long_description_content_type="text/markdown",
    )
