"""What the suite says: a line when a part begins and ends, all that matters at the end."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from tests.suite.outcomes import Outcome
from tests.suite.parts import Check, Part
from tests.suite.running import Result

HEAD = ("part", "passed", "failed", "skipped", "flaky", "seconds", "of processor")
LONGEST = 200  # signs of a reason
SLOWEST = 12  # files that are named with what they took


def begun(part: Part) -> str:
    return f".. {part.name}"


def ended(result: Result) -> str:
    """One line if all is well, else all that was printed."""
    line = f"{'FAILED' if result.failed else 'ok'} {result.part.name} ({result.seconds:.0f} s)"
    told = isinstance(result.part, Check) and result.part.told
    if result.failed or result.flaky or told:
        return f"== {result.part.name}\n{result.output.rstrip()}\n{line}"
    return line


def closing(results: Sequence[Result]) -> str:
    """The table, the reasons, and last of all the numbers alone on a line."""
    counts = Counter(outcome.state for result in results for outcome in result.outcomes)
    numbers = ", ".join(f"{counts[state]} {state}" for state in ("passed", "failed", "skipped"))
    return "\n".join(["", *_table(results), *_slowest(results), *_reasons(results), "", numbers])


def _table(results: Sequence[Result]) -> list[str]:
    rows = [HEAD, *(_row(result) for result in results)]
    widths = [max(len(row[k]) for row in rows) for k in range(len(HEAD))]
    return [
        "  ".join(
            cell.ljust(width) if k == 0 else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _row(result: Result) -> tuple[str, ...]:
    counts = (
        *(len(result.having(state)) for state in ("passed", "failed", "skipped")),
        len(result.flaky),
    )
    return (
        result.part.name,
        *(str(n or "") for n in counts),
        f"{result.seconds:.0f}",
        f"{result.cpu:.0f}",
    )


def _slowest(results: Sequence[Result]) -> list[str]:
    """The files of tests that took longest, where there are so many."""
    files: defaultdict[str, float] = defaultdict(float)
    for result in results:
        for outcome in result.outcomes:
            files[f"{result.part.name}, {outcome.test.partition('::')[0]}"] += outcome.seconds
    slow = sorted((seconds, file) for file, seconds in files.items() if seconds >= 1)[-SLOWEST:]
    lines = [f"slow     {file}: {seconds:.0f} s" for seconds, file in reversed(slow)]
    return ["", *lines] if lines else []


def _reasons(results: Sequence[Result]) -> list[str]:
    lines = [f"failed   {_told(o)}" for result in results for o in result.having("failed")]
    for result in results:
        lines += [f"flaky    {_told(o)} (passed when tried again alone)" for o in result.flaky]
        reasons = Counter(outcome.why for outcome in result.having("skipped"))
        lines += [f"skipped  {result.part.name}, {n}: {why}" for why, n in reasons.items()]
    return ["", *lines] if lines else []


def _told(outcome: Outcome) -> str:
    return f"{outcome.test}: {outcome.why}"[:LONGEST]
