"""The parts of the suite: what each of them runs, what it needs first, how many cores it takes."""

import os
import sys
from dataclasses import dataclass, field, replace
from typing import Final

CORES: Final = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
HALF: Final = max(1, CORES // 2)
CANNOT: Final = 77  # the status of a step that this machine has no programs for

ENGINES: Final = (
    *("tests/contract", "tests/core", "tests/games", "tests/records", "tests/bots", "tests/learn"),
    "tests/study",
    *("tests/cli", "tests/docs", "tests/suite", "tests/mutants", "tests/deploy", "tests/tools"),
)
BOTH_BUILDS: Final = (  # enough to show that the interpreted build is the same program
    "tests/records",
    *(f"tests/contract/test_{name}.py" for name in ("play", "copies", "observe", "hidden")),
    "tests/games/*/test_scoring.py",
    "tests/bots/test_search.py",
    "tests/study/test_judging.py",
)


@dataclass(frozen=True, kw_only=True)
class Part:
    name: str
    after: tuple[str, ...] = ()  # parts that must not have failed before it begins …
    needs: tuple[str, ...] = ()  # … and parts that must have passed
    cores: int = 1
    longest: float = 1800.0  # seconds for one of its commands; what takes longer hangs


@dataclass(frozen=True, kw_only=True)
class Check(Part):
    """Commands that must all succeed; they count as one."""

    commands: tuple[tuple[str, ...], ...]
    told: bool = False  # what it prints is shown even if all is well


@dataclass(frozen=True, kw_only=True)
class Pytest(Part):
    """A run of pytest."""

    paths: tuple[str, ...]
    options: tuple[str, ...] = ("--dist", "worksteal")
    env: dict[str, str] = field(default_factory=dict)
    cores: int = CORES
    each: int = 1  # workers for each core: more where tests wait
    unused: tuple[str, ...] = ("schemathesis",)  # plugins that take their time to be loaded

    @property
    def workers(self) -> int:
        return self.cores * self.each


PYTHON: Final = (sys.executable, "-m")
MAKE: Final = ("make", "--no-print-directory")
BUILT: Final = ("build",)
OPENAPI: Final = "tests/server/test_openapi.py"
BOTH: Final = Pytest(  # while the other build is made
    name="interpreted", paths=BOTH_BUILDS, env={"MEGALITH_PURE": "1"}, cores=HALF
)

PARTS: Final[tuple[Part, ...]] = (
    Check(name="build", commands=((*MAKE, "build"), (*PYTHON, "tests.suite.built"))),
    Check(name="libraries", commands=(("web/run.sh",),)),
    Check(name="page", commands=((*MAKE, "web"),), needs=("libraries",)),
    Check(name="page-style", commands=(("web/run.sh", "lint"),), needs=("libraries",)),
    Check(
        name="style",
        commands=((*PYTHON, "ruff", "check", "."), (*PYTHON, "ruff", "format", "--check", ".")),
    ),
    Check(name="rules", commands=((sys.executable, "tests/rule_coverage.py"),)),
    Check(name="types", commands=((*PYTHON, "mypy"),)),
    BOTH,
    Pytest(
        name="server",
        paths=("tests/server", f"--ignore={OPENAPI}"),
        after=BUILT,
        cores=HALF,
        each=4,
    ),
    Pytest(name="web", paths=("tests/web",), after=BUILT, needs=("page",), cores=HALF, each=3),
    Pytest(name="engines", paths=ENGINES, after=BUILT, cores=HALF, each=2),
    Pytest(name="research", paths=("tests/research",), after=BUILT, cores=HALF, each=2),
    Pytest(name="openapi", paths=(OPENAPI,), after=BUILT, cores=1, unused=()),  # on one server
)
LONG: Final = 7200.0
THOROUGH: Final = {"MEGALITH_THOROUGH": "1", "PYTEST_TIMEOUT": str(LONG)}


def thorough(part: Part) -> Part:
    """More random games, and every test in both builds."""
    if not isinstance(part, Pytest):
        return part
    part = replace(part, env=part.env | THOROUGH, longest=LONG)
    if part.name != BOTH.name:
        return part
    return replace(part, paths=ENGINES, after=BUILT, cores=CORES)


MUTANTS: Final = Check(
    name="mutants",
    commands=((*PYTHON, "tests.mutants"),),
    cores=CORES,
    told=True,
    longest=LONG,
)
REHEARSAL: Final = Check(name="rehearsal", commands=(("deploy/rehearse.sh",),), after=BUILT)
WHEEL: Final = Check(name="wheel", commands=((*PYTHON, "tools.try_wheel"),), needs=("page",))
WHOLE: Final = (*(thorough(part) for part in PARTS), MUTANTS, REHEARSAL, WHEEL)
