"""Whether the tests notice a fault: they are run, interpreted, on a copy that has it."""

import os
import shutil
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

from tests.mutants.making import spoiled

ROOT: Final = Path(__file__).parents[2]
PASSED: Final = 0
LONGEST: Final = 900.0  # seconds; a mutant that takes longer goes on for ever, and is noticed


class Copy:
    """A copy of the package in a folder; one mutant at a time."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "src"
        ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
        shutil.copytree(ROOT / "src" / "megalith", self.sources / "megalith", ignore=ignored)

    def survives(self, path: Path, number: int) -> bool:
        """Whether all tests of its title pass with the fault; the path is below src."""
        original = (ROOT / "src" / path).read_text(encoding="utf-8")
        self._write(path, spoiled(original, number))
        try:
            return all(self._passes(tests) for tests in _tests(path.parts[2]))
        finally:
            self._write(path, original)

    def _write(self, path: Path, text: str) -> None:
        file = self.sources / path
        file.write_text(text, encoding="utf-8")
        Path(cache_from_source(str(file))).unlink(missing_ok=True)

    def _passes(self, tests: list[str]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        places = os.pathsep.join([str(self.sources), str(ROOT)])
        try:
            run = subprocess.run(
                command,
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": places, "MEGALITH_PURE": "1"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=LONGEST,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return run.returncode == PASSED


def _tests(title: str) -> list[list[str]]:
    """The title's own tests first, then those that every title has."""
    return [[f"tests/games/{title}"], ["tests/records", "tests/contract", "-k", title]]
