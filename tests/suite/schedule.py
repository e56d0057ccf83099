"""The order of the parts: side by side as far as the cores go, each after those it needs."""

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from tests.suite.outcomes import Outcome
from tests.suite.parts import Part
from tests.suite.processes import end_all
from tests.suite.running import Result

Run = Callable[[Part], Result]


def run_all(parts: Sequence[Part], cores: int, run: Run) -> list[Result]:
    """What became of each. A part whose need failed is not run, and says so."""
    waiting, done = list(parts), dict[str, Result]()
    at_work: dict[Future[Result], Part] = {}
    with ThreadPoolExecutor(len(parts)) as pool:
        while waiting or at_work:
            while (part := _next(waiting, done, list(at_work.values()), cores)) is not None:
                waiting.remove(part)
                if lacking := _lacking(part, done):
                    done[part.name] = Result(part, [Outcome(part.name, "skipped", lacking)])
                else:
                    at_work[pool.submit(run, part)] = part
            try:
                ended = wait(at_work, return_when=FIRST_COMPLETED).done
            except KeyboardInterrupt:
                end_all()
                raise
            for future in ended:
                done[at_work.pop(future).name] = future.result()
    return [done[part.name] for part in parts]


def _next(
    waiting: list[Part], done: dict[str, Result], at_work: list[Part], cores: int
) -> Part | None:
    """The first that has its needs and room; when nothing runs there is room for any."""
    free = cores - sum(part.cores for part in at_work)
    later = {part.name for part in waiting} | {part.name for part in at_work}
    for part in waiting:
        if not later.intersection(part.after + part.needs) and (part.cores <= free or not at_work):
            return part
    return None


def _lacking(part: Part, done: dict[str, Result]) -> str:
    """Why the part cannot be run."""
    for name in part.after + part.needs:
        if name in done and done[name].failed:
            return f"not run: {name} failed"
        if name in done and name in part.needs and done[name].having("skipped"):
            return done[name].having("skipped")[0].why
    return ""
