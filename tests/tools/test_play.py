"""`make play`: stage by stage, interpreted at first, compiled behind it, and a quiet end."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = """
play:
\t@python3 -m tools.play
web: src/megalith/server/static/index.html
src/megalith/server/static/index.html:
\t@echo noise of the page; PAGE
\t@mkdir -p src/megalith/server/static && touch $@
.venv/ready:
\t@echo noise of pip; mkdir -p .venv/bin && cp program .venv/bin/megalith && touch $@
.venv/compiled:
\t@BUILD; touch $@
"""
PROGRAM = """#!/bin/sh
trap 'sleep 1; echo bye; exit 0' INT
echo "pure=$MEGALITH_PURE $*"
WAIT
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small one: the same stages, made of next to nothing."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    return tmp_path


def write(folder: Path, page: str = "true", build: str = "true", wait: str = ":") -> None:
    (folder / "Makefile").write_text(MAKEFILE.replace("PAGE", page).replace("BUILD", build))
    (folder / "program").write_text(PROGRAM.replace("WAIT", wait))
    (folder / "program").chmod(0o755)


def play(folder: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "MEGALITH_PURE"}
    run = ["make", "--no-print-directory", "play"]
    return subprocess.run(run, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_it_starts_interpreted_and_compiles_behind_it_for_the_next_start(checkout: Path) -> None:
    ended = "[ -f .venv/compiled ] && ! kill -0 $(cat maker) 2>/dev/null"  # or it is stopped
    write(checkout, build="echo $$PPID > maker", wait=f"until {ended}; do sleep 0.02; done")
    first = play(checkout)
    assert first.returncode == 0 and first.stderr == ""
    told = first.stdout.splitlines()
    assert told[0].startswith("== environment") and told[2].startswith("== page")
    assert "pure=1 serve --open" in told and "noise" not in first.stdout
    assert "noise of pip" in (checkout / ".venv" / "logs" / "ready.log").read_text()
    assert play(checkout).stdout == "pure= serve --open\n"


def test_without_a_page_there_is_the_terminal(checkout: Path) -> None:
    write(checkout, page="echo no Node here; exit 77")
    run = play(checkout)
    assert run.returncode == 0
    assert "page: no Node here (all of it: .venv/logs/web.log)" in run.stdout
    assert "play stone_age --seats me,greedy,greedy" in run.stdout


@pytest.fixture
def running(checkout: Path) -> Iterator[subprocess.Popen[str]]:
    """`make play` while it compiles, in a group of its own, as a shell would start it."""
    write(checkout, build="echo $$$$ > compiler; sleep 60", wait="while :; do sleep 0.05; done")
    env = {**os.environ, "LC_ALL": "C"}
    with subprocess.Popen(
        ["make", "play"],
        cwd=checkout,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        yield process
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def lines(file: IO[str] | None, until: str) -> None:
    assert file is not None
    while until not in (line := file.readline()):
        assert line, until


def alive(pid: int) -> bool:
    """Not one that has ended and waits for somebody to ask how."""
    shown = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True)
    return shown.stdout.strip()[:1] not in ("", "Z")


def test_ctrl_c_ends_all_of_it_and_make_has_nothing_to_say(
    running: subprocess.Popen[str], checkout: Path
) -> None:
    lines(running.stdout, "serve --open")
    while not (checkout / "compiler").is_file() or not (checkout / "compiler").read_text():
        assert running.poll() is None
    os.killpg(running.pid, signal.SIGINT)
    rest, _ = running.communicate(timeout=60)
    assert "bye" in rest and "Interrupt" not in rest and "***" not in rest
    assert "compiling was stopped" in rest
    deadline = time.monotonic() + 30
    while alive(int((checkout / "compiler").read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert not (checkout / ".venv" / "compiled").exists()
