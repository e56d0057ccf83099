"""Makes an sdist, a wheel from it, and tries that as a stranger would: outside the checkout, in
environments that hold nothing else. First the bare package, then the server with a whole game.

`python -m tools.try_wheel [FOLDER]` leaves both files in FOLDER. With `--installed` it tries the
package of the Python that runs it.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 240  # half seconds until the server must answer
SHEET: Final = '{"players": [{"score": 10}, {"score": 12}]}'


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def call(folder: Path, *command: str | Path, status: int = 0, stdin: str = "") -> str:
    """What a command prints; anything but the wanted status ends all."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    run = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**env, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder / "data")},
        input=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    if run.returncode != status or "Traceback" in run.stdout:
        sys.exit(f"{' '.join(map(str, command))}: status {run.returncode}\n{run.stdout[-3000:]}")
    return run.stdout


def environment(folder: Path) -> Path:
    """A new one; the folder of its programs."""
    call(folder.parent, sys.executable, "-m", "venv", folder)
    return folder / ("Scripts" if os.name == "nt" else "bin")


def made(folder: Path) -> Path:
    """A wheel, from an sdist, from what is under version control here."""
    source = folder / "source"
    if (ROOT / ".git").exists():
        files = call(ROOT, "git", "ls-files", "-co", "--exclude-standard").splitlines()
        for name in files:
            if (ROOT / name).is_file():
                (source / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, source / name)
    else:
        shutil.copytree(ROOT, source)
    say("the sdist, with the page")
    call(source, sys.executable, "-m", "build", "--sdist", "--outdir", folder, ".")
    (sdist,) = folder.glob("megalith-*.tar.gz")
    say("the wheel, from the sdist")
    pip = ("-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder)
    call(folder, sys.executable, *pip, sdist)
    shutil.rmtree(source)
    (wheel,) = folder.glob("megalith-*.whl")
    for file in (sdist, wheel):
        say(f"{file.name}: {file.stat().st_size >> 10} kB")
    return wheel


def try_bare(programs: Path, folder: Path) -> None:
    """What needs nothing else works, and everything else says what it needs."""
    megalith = programs / "megalith"
    assert "Usage" in call(folder, megalith, "--help")
    assert "Usage" in call(folder, megalith, status=2)
    for command in ("arena", "stats", "play", "serve", "admin", "bench"):
        assert "Usage" in call(folder, megalith, command, "--help")
    assert len(json.loads(call(folder, megalith, "games", "--json"))) == 4
    assert "SA-035" in call(folder, megalith, "rules", "stone_age", "SA-035")
    assert "12" in call(folder, megalith, "score", "stone_age", "-", stdin=SHEET)
    for title in ("stone_age", "akropolis", "origins", "pantheon"):
        call(folder, megalith, "sim", title, "--players", "2", "--games", "5")
    call(folder, megalith, "bench", "stone_age", "--seconds", "0.05", "--alone")
    call(folder, megalith, "play", "stone_age", stdin="q\n")
    arena = ("arena", "stone_age", "--bots", "random,greedy", "--games", "2")
    needs = {"research": arena, "server": ("serve", "--port", "0")}
    for extra, wanted in needs.items():
        told = call(folder, megalith, *wanted, status=2)
        assert told.endswith(f'pip install "megalith[{extra}]"\n'), told


def try_server(programs: Path, folder: Path) -> None:
    """The page with its licences, and a whole game."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{free.getsockname()[1]}"
    db = f"sqlite:///{folder / 'tables.db'}"
    command = [str(programs / "megalith"), "serve", "--port", address.rpartition(":")[2]]
    with subprocess.Popen([*command, "--db", db], cwd=folder) as server:
        try:
            until_ready(address, server)
            for path, wanted in (("", "<script"), ("third-party.txt", "SIL Open Font License")):
                with urllib.request.urlopen(f"{address}/{path}") as answer:
                    assert wanted in answer.read().decode(), path
            game = (ROOT / "deploy" / "bot_game.py").read_text(encoding="utf-8")
            print(call(folder, programs / "python", "-", address, stdin=game), end="")
        finally:
            server.terminate()


def until_ready(address: str, server: "subprocess.Popen[bytes]") -> None:
    for _ in range(PATIENCE):
        try:
            with urllib.request.urlopen(f"{address}/readyz"):
                return
        except OSError:
            time.sleep(0.5)
        assert server.poll() is None, "the server has ended"
    sys.exit("the server does not answer")


def try_all(folder: Path) -> None:
    os.environ["PIP_CONSTRAINT"] = str(ROOT / "constraints.txt")  # where it is built, too
    wheel = made(folder)
    pip = ("-m", "pip", "install", "--quiet")
    say("the bare package")
    programs = environment(folder / "bare")
    call(folder, programs / "python", *pip, wheel)
    try_bare(programs, folder)
    say("with the server: a whole game")
    call(folder, programs / "python", *pip, f"{wheel}[server]")
    try_server(programs, folder)
    shutil.rmtree(folder / "bare")
    say("all well")


def main(arguments: list[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="megalith-wheel-") as name:
        if arguments == ["--installed"]:
            programs = Path(sys.executable).parent
            call(Path(name), programs / "megalith", "sim", "stone_age", "--games", "5")
            try_server(programs, Path(name))
            return
        folder = Path(arguments[0]).resolve() if arguments else Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        try_all(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
