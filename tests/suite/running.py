"""Runs one part and says what became of it. A test that failed is tried once more, alone."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.suite.outcomes import Outcome, State, read
from tests.suite.parts import CANNOT, PYTHON, Check, Part, Pytest

ROOT: Final = Path(__file__).parents[2]
MOST_TRIED_AGAIN: Final = 20  # more failures than that are no accident
LONGEST: Final = 3600.0  # seconds; a part that takes longer hangs
RAN: Final = (0, 1)  # how pytest ends when it ran its tests
HANGS: Final = 124  # the status that `timeout` has for it
_groups: Final[set[int]] = set()


@dataclass
class Result:
    part: Part
    outcomes: list[Outcome] = field(default_factory=list)
    flaky: list[Outcome] = field(default_factory=list)  # among those that passed
    seconds: float = 0.0
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
        status, output = call(command, folder / "log")
        result.output += output
        if status != 0:
            state: State = "skipped" if status == CANNOT else "failed"
            why = output.strip().splitlines() or [f"status {status}"]
            result.outcomes = [Outcome(part.name, state, why[-1])]
            return result
    result.outcomes = [Outcome(part.name, "passed")]
    return result


def _tests(part: Pytest, folder: Path) -> Result:
    paths = [found for path in part.paths for found in _spread(path)]
    spread = ("-n", str(part.cores), *part.options) if part.cores > 1 else ()
    result = Result(part)
    result.outcomes, result.output = _pytest(part, [*spread, *paths], folder / "first")
    failed = result.having("failed")
    tests = [outcome.test for outcome in failed if outcome.test != part.name]
    if not tests or len(failed) > MOST_TRIED_AGAIN:
        return result
    again, output = _pytest(part, ["-p", "no:xdist", *tests], folder / "again")
    result.output += f"\n== once more, alone\n{output}"
    good = {outcome.test for outcome in again if outcome.state == "passed"}
    result.flaky = [outcome for outcome in failed if outcome.test in good]
    result.outcomes = [
        Outcome(outcome.test, "passed") if outcome in result.flaky else outcome
        for outcome in result.outcomes
    ]
    return result


def _spread(path: str) -> list[str]:
    """A pattern as the files it stands for."""
    if "*" not in path:
        return [path]
    return sorted(str(found.relative_to(ROOT)) for found in ROOT.glob(path))


def _pytest(part: Pytest, arguments: Sequence[str], file: Path) -> tuple[list[Outcome], str]:
    command = [*PYTHON, "pytest", "-p", "tests.suite.outcomes", "--outcomes", str(file)]
    command += ["--continue-on-collection-errors", *arguments]
    status, output = call(command, file.with_suffix(".log"), part.env)
    found = read(file)
    if status not in RAN or (status == 1 and all(o.state != "failed" for o in found)):
        found.append(Outcome(part.name, "failed", f"pytest ended with status {status}"))
    return found, output


def call(command: Sequence[str], log: Path, env: dict[str, str] | None = None) -> tuple[int, str]:
    """Status and output of a program. It has a group of its own, so that nobody stays behind."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with log.open("w") as output:
        running = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PATH": path, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        _groups.add(running.pid)
        try:
            status = running.wait(LONGEST)
        except subprocess.TimeoutExpired:
            status = HANGS
        finally:
            _end(running.pid)
            running.wait()
    return status, log.read_text(encoding="utf-8", errors="replace")


def end_all() -> None:
    """When the suite itself is stopped."""
    for group in list(_groups):
        _end(group)


def _end(group: int) -> None:
    _groups.discard(group)
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
