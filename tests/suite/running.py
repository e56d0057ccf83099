"""Runs one part and says what became of it. A test that failed is tried once more, alone."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from tests.suite.outcomes import Outcome, State, read
from tests.suite.parts import CANNOT, PYTHON, Check, Part, Pytest
from tests.suite.processes import call

ROOT: Final = Path(__file__).parents[2]
MOST_TRIED_AGAIN: Final = 20  # more failures than that are no accident
RAN: Final = (0, 1)  # how pytest ends when it ran its tests


@dataclass
class Result:
    part: Part
    outcomes: list[Outcome] = field(default_factory=list)
    flaky: list[Outcome] = field(default_factory=list)  # among those that passed
    seconds: float = 0.0
    cpu: float = 0.0  # seconds of the processor, of those that were waited for
    output: str = ""

    def having(self, state: State) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.state == state]

    @property
    def failed(self) -> bool:
        return any(outcome.state == "failed" for outcome in self.outcomes)


def run(part: Part, folder: Path) -> Result:
    """The folder is for files of its own."""
    began = time.monotonic()
    folder.mkdir(parents=True)
    result = _tests(part, folder) if isinstance(part, Pytest) else _check(part, folder)
    result.seconds = time.monotonic() - began
    return result


def _check(part: Part, folder: Path) -> Result:
    assert isinstance(part, Check)
    result = Result(part)
    for command in part.commands:
        ended = call(command, ROOT, folder / "log", longest=part.longest)
        result.output += ended.output
        result.cpu += ended.cpu
        if ended.status != 0:
            state: State = "skipped" if ended.status == CANNOT else "failed"
            why = ended.output.strip().splitlines() or [f"status {ended.status}"]
            result.outcomes = [Outcome(part.name, state, why[-1])]
            return result
    result.outcomes = [Outcome(part.name, "passed")]
    return result


def _tests(part: Pytest, folder: Path) -> Result:
    paths = [found for path in part.paths for found in _spread(path)]
    spread = ("-n", str(part.workers), *part.options) if part.workers > 1 else ()
    result = Result(part)
    result.outcomes = _pytest(result, [*spread, *paths], folder / "first")
    failed = result.having("failed")
    tests = list(dict.fromkeys(outcome.test for outcome in failed))
    if not tests or part.name in tests or len(failed) > MOST_TRIED_AGAIN:
        return result
    result.output += "\n== once more, alone\n"
    again = _pytest(result, ["-p", "no:xdist", *tests], folder / "again")
    good = {o.test for o in again} - {o.test for o in again if o.state != "passed"}
    result.flaky = [outcome for outcome in failed if outcome.test in good]
    result.outcomes = [
        replace(outcome, state="passed", why="") if outcome in result.flaky else outcome
        for outcome in result.outcomes
    ]
    return result


def _spread(path: str) -> list[str]:
    """A pattern as the files it stands for."""
    if "*" not in path:
        return [path]
    return sorted(str(found.relative_to(ROOT)) for found in ROOT.glob(path))


def _pytest(result: Result, arguments: Sequence[str], file: Path) -> list[Outcome]:
    assert isinstance(result.part, Pytest)
    command = [*PYTHON, "pytest", "-p", "tests.suite.outcomes", "--outcomes", str(file)]
    part = result.part
    command += [word for plugin in part.unused for word in ("-p", f"no:{plugin}")]
    command += ["--continue-on-collection-errors", *arguments]
    ended = call(command, ROOT, file.with_suffix(".log"), part.env, part.longest)
    result.output += ended.output
    result.cpu += ended.cpu
    found = read(file)
    if ended.status not in RAN or (ended.status == 1 and all(o.state != "failed" for o in found)):
        why = f"pytest ended with status {ended.status}"
        found.append(Outcome(result.part.name, "failed", why))
    return found
