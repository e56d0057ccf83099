"""The suite tells the truth: what failed, what was left out and why, what was only unlucky."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES
from tests.suite import __main__ as suite
from tests.suite import outcomes, processes, report, running
from tests.suite.outcomes import Outcome
from tests.suite.parts import BOTH_BUILDS, CANNOT, PARTS, Check, Part, Pytest
from tests.suite.running import ROOT, Result
from tests.suite.schedule import run_all

MIXED = """
import pytest
from pathlib import Path

@pytest.fixture
def torn():
    yield
    raise OSError("torn down")

def test_good(): pass
def test_bad(): assert 1 == 2, "one is not two"
def test_lacking(): pytest.skip("no moon tonight")
def test_torn(torn): pass

def test_unlucky():
    mark = Path(__file__).with_name("tried")
    if not mark.exists():
        mark.touch()
        raise ValueError("the first time")
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with tests of its own."""
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_mixed.py").write_text(MIXED)
    (folder / "test_broken.py").write_text("import nothing_of_that_name\n")
    monkeypatch.setattr(running, "ROOT", folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # most of what takes its time
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_timeout")
    return folder


def run(part: Part, folder: Path) -> Result:
    return running.run(part, folder / "files")


def test_every_test_is_told_with_its_reason(project: Path, tmp_path: Path) -> None:
    """One that fails after it passed, and a file that cannot be read, have failed; one that passes
    when it is tried again is told as flaky."""
    for cores in (1, 2):
        (project / "tried").unlink(missing_ok=True)
        part = Pytest(name="all", paths=("test_mixed.py", "test_broken.py"), cores=cores)
        result = run(part, tmp_path / str(cores))
        found = {outcome.test.partition("::")[2]: outcome for outcome in result.outcomes}
        told = {name: outcome.state for name, outcome in found.items()}
        assert told == {
            "": "failed",
            "test_good": "passed",
            "test_bad": "failed",
            "test_lacking": "skipped",
            "test_torn": "failed",
            "test_unlucky": "passed",
        }
        assert found[""].test == "test_broken.py"
        assert found["test_good"].seconds > 0
        assert "nothing_of_that_name" in found[""].why
        assert "one is not two" in found["test_bad"].why and "torn" in found["test_torn"].why
        assert found["test_lacking"].why == "no moon tonight"
        assert [(o.test, o.why) for o in result.flaky] == [
            ("test_mixed.py::test_unlucky", "ValueError: the first time")
        ]


def test_tests_of_one_name_are_counted_one_by_one(tmp_path: Path) -> None:
    told = [("call", "passed"), ("call", "failed"), ("teardown", "failed"), ("setup", "skipped")]
    lines = [{"test": "t.py::t", "state": state, "why": "", "when": when} for when, state in told]
    (tmp_path / "file").write_text("\n".join(json.dumps(line) for line in lines))
    assert [o.state for o in outcomes.read(tmp_path / "file")] == ["passed", "failed", "skipped"]


def test_a_run_that_breaks_off_has_failed(project: Path, tmp_path: Path) -> None:
    (project / "test_mixed.py").write_text("import os\ndef test_end(): os._exit(3)\n")
    for name, path in (("ends", "test_mixed.py"), ("nothing", "test_nowhere.py")):
        result = run(Pytest(name=name, paths=(path,), cores=1), tmp_path / name)
        assert {o.state for o in result.outcomes} == {"failed"}
        assert "pytest ended with status" in result.outcomes[-1].why
        unended = [o.test for o in result.outcomes if o.why == "never ended"]
        assert unended == (["test_mixed.py::test_end"] if name == "ends" else [])


def test_a_test_that_hangs_has_failed_and_the_others_go_on(project: Path, tmp_path: Path) -> None:
    hangs = "import time\ndef test_hangs(): time.sleep(1000)\ndef test_good(): pass\n"
    (project / "test_mixed.py").write_text(hangs)
    part = Pytest(name="hangs", paths=("test_mixed.py",), env={"PYTEST_TIMEOUT": "0.2"}, cores=1)
    found = {o.test.partition("::")[2]: o for o in run(part, tmp_path / "hangs").outcomes}
    assert found["test_hangs"].state == "failed" and "Timeout" in found["test_hangs"].why
    assert found["test_good"].state == "passed"


@pytest.mark.parametrize(
    ("status", "state"), [(0, "passed"), (1, "failed"), (CANNOT, "skipped"), (-9, "failed")]
)
def test_a_check_counts_as_one(tmp_path: Path, status: int, state: str) -> None:
    """It ends with its first step that does not succeed; the last words are the reason."""
    ends = "os.kill(os.getpid(), 9)" if status == -9 else f"sys.exit({status})"
    step = (sys.executable, "-c", f"import os, sys; print('because', flush=True); {ends}")
    last = (sys.executable, "-c", "print('the end')")
    result = run(Check(name="one", commands=(step, last)), tmp_path)
    assert [o.state for o in result.outcomes] == [state]
    assert ("the end" in result.output) == (status == 0)
    assert result.outcomes[0].why == ("because" if status else "")


def test_what_hangs_is_stopped_and_has_failed(tmp_path: Path) -> None:
    result = run(Check(name="hangs", commands=(("sleep", "1000"),), longest=0.2), tmp_path)
    assert [o.state for o in result.outcomes] == ["failed"]
    assert result.outcomes[0].why == f"status {processes.HANGS}"


def test_nobody_outlives_a_part(tmp_path: Path) -> None:
    step = ("sh", "-c", "sleep 1000 & echo $!")
    pid = int(run(Check(name="leaves", commands=(step,)), tmp_path).output)
    deadline = time.monotonic() + 300
    while lives(pid):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def lives(pid: int) -> bool:
    """Whether it is there, and not only waiting to be buried."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return shown.stdout.strip()[:1] not in ("", "Z")


class Stage:
    """Runs parts for the scheduler, and counts the cores that they have at once."""

    def __init__(self, states: dict[str, str]) -> None:
        self.states = states
        self.lock = threading.Lock()
        self.cores = self.most = 0
        self.order: list[str] = []

    def run(self, part: Part) -> Result:
        with self.lock:
            self.order.append(part.name)
            self.cores += part.cores
            self.most = max(self.most, self.cores)
        threading.Event().wait(0.02)
        with self.lock:
            self.cores -= part.cores
        state = self.states.get(part.name, "passed")
        return Result(part, [Outcome(part.name, state, "so it is")])  # type: ignore[arg-type]


def check(
    name: str, cores: int = 1, after: tuple[str, ...] = (), needs: tuple[str, ...] = ()
) -> Part:
    return Check(name=name, cores=cores, commands=(), after=after, needs=needs)


def test_parts_wait_for_what_they_need_and_for_a_core() -> None:
    stage = Stage({})
    parts = [
        check("last", needs=("wide", "second")),
        check("wide", 4, after=("first",)),
        check("first"),
        check("second"),
        check("third"),
    ]
    results = run_all(parts, 2, stage.run)
    assert [result.part for result in results] == parts
    assert stage.most == 4  # the wide one alone: it has more than there are, and waits for all
    few = Stage({})
    run_all(parts[2:], 2, few.run)
    assert few.most <= 2
    assert stage.order.index("first") < stage.order.index("wide") < stage.order.index("last")


def test_what_cannot_be_run_says_why_and_the_others_are_run() -> None:
    stage = Stage({"broken": "failed", "lacking": "skipped"})
    parts = [
        check("broken"),
        check("lacking"),
        check("of broken", after=("broken",)),
        check("of lacking", needs=("lacking",)),
        check("beside", after=("lacking",)),
        check("further", needs=("of lacking",)),
    ]
    told = [(r.outcomes[0].state, r.outcomes[0].why) for r in run_all(parts, 2, stage.run)]
    assert told == [
        ("failed", "so it is"),
        ("skipped", "so it is"),
        ("skipped", "not run: broken failed"),
        ("skipped", "so it is"),
        ("passed", "so it is"),
        ("skipped", "so it is"),
    ]
    assert stage.order == ["broken", "lacking", "beside"]


def results() -> list[Result]:
    outcomes = [Outcome(f"test_{n}", "passed") for n in range(7)]
    skips = [Outcome(f"test_s{n}", "skipped", "no moon") for n in range(2)]
    bad = Outcome("test_x", "failed", "AssertionError: x" + "!" * 500)
    flaky = [Outcome("test_3", "failed", "late")]
    return [
        Result(check("one"), [*outcomes, *skips], flaky, 3.7, 2.1),
        Result(check("two"), [bad], [], 61.2, 98.7),
    ]


def test_the_end_has_a_table_the_reasons_and_the_numbers_alone_on_a_line() -> None:
    lines = report.closing(results()).splitlines()
    assert lines[-1] == "7 passed, 1 failed, 2 skipped"
    assert lines[1].split()[:6] == ["part", "passed", "failed", "skipped", "flaky", "seconds"]
    assert lines[2].split() == ["one", "7", "2", "1", "4", "2"]
    assert lines[3].split() == ["two", "1", "61", "99"]
    assert "skipped  one, 2: no moon" in lines
    assert "flaky    test_3: late (passed when tried again alone)" in lines
    assert any(line.startswith("failed   test_x: AssertionError: x!") for line in lines)
    assert max(map(len, lines)) < 250


def test_the_slowest_files_are_named(tmp_path: Path) -> None:
    part = Pytest(name="one", paths=())
    tests = [("a.py::x", 2.0), ("b.py::x", 30.4), ("b.py::y", 1.0), ("c.py::z", 0.4)]
    outcomes = [Outcome(test, "passed", seconds=seconds) for test, seconds in tests]
    slow = [ln for ln in report.closing([Result(part, outcomes)]).splitlines() if "slow" in ln]
    assert slow == ["slow     one, b.py: 31 s", "slow     one, a.py: 2 s"]


def test_where_nothing_may_be_left_out_a_skip_is_a_failure() -> None:
    first, second = (suite.required(result) for result in results())
    assert len(first.having("failed")) == 2 and not first.having("skipped")
    assert first.having("failed")[0].why == "skipped: no moon"
    assert len(second.having("failed")) == 1


def test_no_test_is_forgotten() -> None:
    """Every file of tests is in a part, and both builds play every title."""
    paths = [path for part in PARTS if isinstance(part, Pytest) for path in part.paths]
    for file in ROOT.glob("tests/**/test_*.py"):
        name = str(file.relative_to(ROOT))
        assert any(name == path or name.startswith(f"{path}/") for path in paths), name
    (each,) = (path for path in BOTH_BUILDS if "*" in path)
    assert {path.parent.name for path in ROOT.glob(each)} == set(TITLES)


def test_a_part_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        suite.main(["engines", "moon"])
    assert "no part 'moon'; there are build," in capsys.readouterr().err
