"""What became of each test: a plugin of pytest that writes it down, and its reader.

`pytest -p tests.suite.outcomes --outcomes FILE` writes a line when a test begins and for every
phase of it, as it comes, so that a run that was broken off tells what it knew.
"""

import json
from collections import defaultdict
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import pytest

State = Literal["passed", "failed", "skipped"]
BEGUN = "begun"  # in the file only: a test of which nothing follows never ended
SPENT = "spent"  # in the file only: seconds of one phase of a test


@dataclass(frozen=True)
class Outcome:
    test: str
    state: State
    why: str = ""  # one line, of what failed or was skipped
    seconds: float = 0.0  # with what was made for it first and cleared away after it


class Writer:
    """Registered where the reports of all workers arrive."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._write({"test": nodeid, "state": BEGUN})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._write({"test": report.nodeid, "state": SPENT, "seconds": report.duration})
        if report.when == "call" or not report.passed:
            self._report(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if not report.passed:
            self._report(report)

    def _report(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        line = {"test": report.nodeid, "state": report.outcome, "why": _why(report)}
        self._write({**line, "when": str(report.when)})

    def _write(self, line: dict[str, str | float]) -> None:
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--outcomes", type=Path, help="write what becomes of each test to this file")


def pytest_configure(config: pytest.Config) -> None:
    path = config.getoption("outcomes")
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Writer(path), "outcomes-writer")


def _why(report: pytest.TestReport | pytest.CollectReport) -> str:
    """The reason of a skip, or the message of a failure, in one line."""
    told: Any = report.longrepr
    if report.passed or told is None:
        return ""
    if isinstance(told, tuple):  # file, line and reason of a skip
        return str(told[2]).removeprefix("Skipped: ")
    crash = getattr(told, "reprcrash", None)
    text = str(told) if crash is None else crash.message
    return (text.strip().splitlines() or [""])[0 if crash is not None else -1]


def read(path: Path) -> list[Outcome]:
    """One outcome for each test: of its phases the one that counts most."""
    weight = {"passed": 0, "skipped": 1, "failed": 2}
    found: dict[tuple[str, int], Outcome] = {}
    times: dict[str, int] = {}  # a name may stand for several tests, one after the other
    unended: dict[str, None] = {}
    spent: defaultdict[str, float] = defaultdict(float)
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        told = json.loads(line)
        if told["state"] == BEGUN:
            unended[told["test"]] = None
            continue
        if told["state"] == SPENT:
            spent[told["test"]] += told["seconds"]
            continue
        unended.pop(told["test"], None)
        if told.pop("when") in ("setup", "call"):
            times[told["test"]] = times.get(told["test"], 0) + 1
        outcome = Outcome(**told)
        key = outcome.test, times.get(outcome.test, 1)
        if key not in found or weight[outcome.state] > weight[found[key].state]:
            found[key] = outcome
    # of tests that share a name the first has the time of all
    ended = [replace(outcome, seconds=spent.pop(outcome.test, 0.0)) for outcome in found.values()]
    return [*ended, *(Outcome(test, "failed", "never ended") for test in unended)]
