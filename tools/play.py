"""`make play`: from a fresh clone to the lobby, stage by stage, within a minute.

The server starts with what is there. The compiled modules, which take minutes to make, are made
behind it and used from the next start on. What the stages print goes to files in `.venv/logs`.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
LOGS: Final = VENV / "logs"
MEGALITH: Final = VENV / "bin" / "megalith"
PAGE: Final = ROOT / "src" / "megalith" / "server" / "static" / "index.html"
MAKE: Final = ("make", "--no-print-directory")
SHOWN_EVERY: Final = 1.0  # seconds


class Ended(KeyboardInterrupt):
    """Only we were told to end, not who runs in our name."""


class Failed(Exception):
    """A stage did not end well; its log says why."""


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def stage(name: str, target: str) -> None:
    """Make a target; seconds go by on a terminal, and the end is told everywhere."""
    if made(target):
        return
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{target.removeprefix('.venv/')}.log"
    began = time.monotonic()
    say(f"{name} …")
    with log.open("w") as file, subprocess.Popen([*MAKE, target], stdout=file, stderr=file) as run:
        try:
            while (status := _waited(run)) is None:
                _tick(f"   {time.monotonic() - began:.0f} s")
        except BaseException:
            run.terminate()
            raise
    _tick("")
    if status != 0:
        raise Failed(f"{name}: {_last(log)} (all of it: {log.relative_to(ROOT)})")
    say(f"{name}: {time.monotonic() - began:.0f} s")


def made(target: str) -> bool:
    return subprocess.run([*MAKE, "-q", target], capture_output=True, check=False).returncode == 0


def _waited(run: subprocess.Popen[bytes]) -> int | None:
    try:
        return run.wait(SHOWN_EVERY)
    except subprocess.TimeoutExpired:
        return None


def _tick(text: str) -> None:
    if sys.stdout.isatty():
        print(f"\r{text:20}\r{text}", end="", flush=True)


def _last(log: Path) -> str:
    lines = [line for line in log.read_text(errors="replace").splitlines() if line.strip()]
    own = [line for line in lines if not line.startswith("make")]
    return (own or lines or ["it ended"])[-1]


def compile_behind() -> subprocess.Popen[bytes]:
    """At the least priority, and in a group of its own: Ctrl-C is for us to pass on."""
    LOGS.mkdir(parents=True, exist_ok=True)
    say("compiling behind it, for the next start (.venv/logs/compiled.log)")
    with (LOGS / "compiled.log").open("w") as log:
        command = ["nice", "-n", "19", *MAKE, ".venv/compiled"]
        return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)


def told_when_done(behind: subprocess.Popen[bytes]) -> None:
    if behind.wait() == 0:
        say("compiled: the next start is faster")


def call(command: list[str], env: dict[str, str] | None = None) -> int:
    """Ctrl-C reaches the program too: it is waited for until it has ended in its own way."""
    stopped = False
    with subprocess.Popen(command, env={**os.environ, **(env or {})}) as run:
        while run.poll() is None:
            try:
                run.wait()
            except Ended:
                stopped = True
                run.terminate()
            except KeyboardInterrupt:
                stopped = True
    if stopped:
        raise KeyboardInterrupt
    return run.returncode


def _end(_number: int, _frame: object) -> None:
    raise Ended


def start(command: list[str]) -> int:
    """The program, interpreted as long as it is not compiled."""
    if made(".venv/compiled"):
        return call(command)
    behind = compile_behind()
    threading.Thread(target=told_when_done, args=(behind,), daemon=True).start()
    try:
        return call(command, {"MEGALITH_PURE": "1"})
    finally:
        if behind.poll() is None:
            with suppress(ProcessLookupError):  # it may end at this very moment
                os.killpg(behind.pid, signal.SIGTERM)
            say("compiling was stopped; it begins anew at the next start (or: make build)")


def main(wanted: str) -> int:
    os.chdir(ROOT)
    stage("environment (.venv)", ".venv/ready")
    if wanted == "page":
        try:
            stage("page", "web")
        except Failed as fault:
            print(f"{fault}\nThe page could not be built, so here is the game in the terminal.")
    if wanted == "page" and PAGE.is_file():
        return start([str(MEGALITH), "serve", "--open"])
    return start([str(MEGALITH), "play", "stone_age", "--seats", "me,greedy,greedy"])


def run(wanted: str) -> int:
    """Ctrl-C is no failure: make would say that something was interrupted."""
    if sys.version_info < (3, 11):  # noqa: UP036  (whoever starts it may have an older one)
        print("Megalith needs Python 3.11 or newer: make play PYTHON=python3.11")
        return 1
    for name in ("SIGTERM", "SIGHUP"):  # a closed window ends it as Ctrl-C does
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _end)
    try:
        return main(wanted)
    except Failed as fault:
        print(fault)
        return 1
    except KeyboardInterrupt:
        print()
        return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1] if len(sys.argv) > 1 else "page"))
