"""`python -m tests.mutants`: gives the rules small faults, one at a time, and names those that no
test notices.

A sample of each title's faults is tried; another seed tries others. Some faults change nothing
that a player could notice, so a few survivors are no shame; more than a quarter is a failure.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from megalith.core.catalogue import TITLES
from tests.mutants.judging import ROOT, Copy
from tests.mutants.making import Fault, faults
from tests.suite.parts import CORES

NO_RULES: Final = ("components", "invariants", "invariants_supply")
TOO_MANY: Final = 0.25  # of the sample


@dataclass(frozen=True)
class Mutant:
    path: Path  # below src
    number: int
    fault: Fault

    def __str__(self) -> str:
        line = (ROOT / "src" / self.path).read_text(encoding="utf-8").splitlines()
        told = line[self.fault.line - 1].strip()
        where = f"{self.path.relative_to('megalith/games')}:{self.fault.line}"
        return f"{where}: {self.fault.before} -> {self.fault.after}   in `{told}`"


def of_title(title: str) -> list[Mutant]:
    """Every fault that its rules may be given."""
    found: list[Mutant] = []
    for file in sorted((ROOT / "src/megalith/games" / title / "rules").rglob("*.py")):
        if file.stem not in NO_RULES:
            path = file.relative_to(ROOT / "src")
            told = faults(file.read_text(encoding="utf-8"))
            found += [Mutant(path, number, fault) for number, fault in enumerate(told)]
    return found


def sample(titles: list[str], each: int, seed: int) -> list[Mutant]:
    chosen: list[Mutant] = []
    for title in titles:
        known = of_title(title)
        chosen += random.Random(f"{seed} {title}").sample(known, min(each, len(known)))
    return chosen


def survivors(tried: list[Mutant], workers: int) -> Iterator[Mutant]:
    """Judged side by side, each worker with a copy of its own."""
    with tempfile.TemporaryDirectory(prefix="megalith-mutants-") as folder:
        copies: SimpleQueue[Copy] = SimpleQueue()
        for k in range(workers):
            copies.put(Copy(Path(folder, str(k))))

        def judge(mutant: Mutant) -> bool:
            with borrowed(copies) as copy:
                return copy.survives(mutant.path, mutant.number)

        with ThreadPoolExecutor(workers) as pool:
            for mutant, survived in zip(tried, pool.map(judge, tried), strict=True):
                if survived:
                    yield mutant


@contextmanager
def borrowed(copies: "SimpleQueue[Copy]") -> Iterator[Copy]:
    copy = copies.get()
    try:
        yield copy
    finally:
        copies.put(copy)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES), metavar="TITLE")
    parser.add_argument("--each", type=int, default=10, help="mutants of each title")
    parser.add_argument("--seed", type=int, default=1, help="another one chooses others")
    parser.add_argument("--workers", type=int, default=CORES)
    given = parser.parse_args(arguments)
    tried = sample(given.titles, given.each, given.seed)
    alive = 0
    for mutant in survivors(tried, given.workers):
        alive += 1
        print(f"survived  {mutant}", flush=True)
    print(f"{len(tried) - alive} of {len(tried)} mutants were noticed")
    return 1 if alive > TOO_MANY * len(tried) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
