"""Programs that the suite runs, each with a group of its own, so that nobody stays behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Final, NamedTuple

HANGS: Final = 124  # the status that `timeout` has for it
STOPPED: Final = 130  # … and shells for what was not begun any more
LOOK: Final = 0.05  # seconds between two looks whether it has ended
_groups: Final[set[int]] = set()
_over = Event()  # nothing more is begun


class Ended(NamedTuple):
    status: int
    output: str
    cpu: float  # seconds of the processor, its children's too if it waited for them


def call(
    command: Sequence[str],
    folder: Path,
    log: Path,
    env: dict[str, str] | None = None,
    longest: float = 7200.0,
) -> Ended:
    """Run a program to its end in the folder, which comes after so many seconds; the log is for
    what it prints."""
    if _over.is_set():
        return Ended(STOPPED, "", 0.0)
    with log.open("w") as output:
        running = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **_surroundings(), **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        _groups.add(running.pid)
        status, cpu = _wait(running, longest)
        _end(running.pid)
    return Ended(status, log.read_text(encoding="utf-8", errors="replace"), cpu)


def _surroundings() -> dict[str, str]:
    """The environment's programs first. What Python compiles is kept for the next process also on
    a machine that leaves nothing beside the sources; else each of hundreds begins anew."""
    programs = Path(sys.executable).parent
    found = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    if os.environ.get("PYTHONDONTWRITEBYTECODE"):
        cache = str(programs.parent / "pycache")
        found |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": cache}
    return found


def _wait(running: "subprocess.Popen[bytes]", longest: float) -> tuple[int, float]:
    """Its status and its processor time, which only `wait4` tells."""
    deadline = time.monotonic() + longest
    hangs = False
    while True:
        pid, status, usage = os.wait4(running.pid, os.WNOHANG)
        if pid:
            running.returncode = os.waitstatus_to_exitcode(status)
            return HANGS if hangs else running.returncode, usage.ru_utime + usage.ru_stime
        if time.monotonic() > deadline:
            hangs = True
            _end(running.pid)
        time.sleep(LOOK)


def end_all() -> None:
    """When the suite itself is stopped."""
    _over.set()
    for group in list(_groups):
        _end(group)


def _end(group: int) -> None:
    _groups.discard(group)
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)
