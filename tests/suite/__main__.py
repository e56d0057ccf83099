"""`python -m tests.suite`: runs every part of the suite and says at the end what became of it.

    python -m tests.suite                 all parts, those of one core side by side
    python -m tests.suite engines types   only these
    python -m tests.suite --out logs      logs and outcomes are kept
    python -m tests.suite --whole         every test in both builds, more games, a sample of mutants

With MEGALITH_REQUIRE=1 nothing may be left out: what was skipped has failed, unless the reason
begins with "optional".
"""

import argparse
import os
import signal
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from tests.suite import report, running
from tests.suite.parts import CORES, PARTS, WHOLE, Part
from tests.suite.running import Result
from tests.suite.schedule import run_all

OPTIONAL = "optional"  # how the reason of a skip begins that no machine is asked for


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.suite", description="Run the suite.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="only these; all by default")
    parser.add_argument(
        "--whole", action="store_true", help="every test in both builds, more games, mutants"
    )
    parser.add_argument("--out", type=Path, help="keep logs and outcomes in this new folder")
    given = parser.parse_args(arguments)
    known = WHOLE if given.whole else PARTS
    if unknown := set(given.parts) - {part.name for part in known}:
        parser.error(f"no part {min(unknown)!r}; there are {', '.join(p.name for p in known)}")
    parts = [part for part in known if not given.parts or part.name in given.parts]
    results = _kept(parts, given.out) if given.out else _passing(parts)
    if os.environ.get("MEGALITH_REQUIRE"):
        results = [required(result) for result in results]
    print(report.closing(results))
    return 1 if any(result.failed for result in results) else 0


def _passing(parts: list[Part]) -> list[Result]:
    with tempfile.TemporaryDirectory(prefix="megalith-suite-") as folder:
        return _kept(parts, Path(folder))


def _kept(parts: list[Part], folder: Path) -> list[Result]:
    def run(part: Part) -> Result:
        print(report.begun(part), flush=True)
        result = running.run(part, folder / part.name)
        print(report.ended(result), flush=True)
        return result

    return run_all(parts, CORES, run)


def required(result: Result) -> Result:
    """Where nothing may be left out."""
    outcomes = [
        replace(outcome, state="failed", why=f"skipped: {outcome.why}")
        if outcome.state == "skipped" and not outcome.why.startswith(OPTIONAL)
        else outcome
        for outcome in result.outcomes
    ]
    return replace(result, outcomes=outcomes)


def _stop(*_: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _stop)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
