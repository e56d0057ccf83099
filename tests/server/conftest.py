"""Databases for the server: SQLite files, and a real PostgreSQL that is started here."""

import getpass
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

from megalith.server.settings import Settings
from tests.server.helpers import OPENED, Server, Visitor, children, settings, until

_names = count()
THOROUGH = bool(os.environ.get("MEGALITH_THOROUGH"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The quick suite takes SQLite alone where nothing depends on the kind of database."""
    left_out = [] if THOROUGH else [item for item in items if _again_on_postgres(item)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def _again_on_postgres(item: pytest.Item) -> bool:
    call = getattr(item, "callspec", None)
    again = call is not None and call.params.get("new_db") == "postgres"
    return again and item.get_closest_marker("each_database") is None


def programs() -> Path | None:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((f for f in folders if (f / "initdb").exists()), None)


def _owner() -> str:
    """PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return getpass.getuser()
    known = {user.pw_name for user in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody", "daemon") if name in known)


class Postgres:
    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs, self._folder, self._owner = programs, folder, _owner()
        shutil.chown(folder, self._owner)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._run("initdb", "-A", "trust", "-U", "megalith", "-E", "UTF8", "--no-sync")
        flags = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        self._start = ("pg_ctl", "-w", "-l", str(folder / "log"), "-o", flags, "start")
        self._run(*self._start)

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [str(self._programs / program), "-D", str(self._folder / "data"), *args],
            check=True,
            stdout=subprocess.DEVNULL,
            user=self._owner if os.getuid() == 0 else None,
            cwd=self._folder,
        )

    def new_database(self) -> str:
        name = f"test{next(_names)}"
        address = f"postgresql://megalith@127.0.0.1:{self.port}"
        with psycopg.connect(f"{address}/postgres", autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}")
        return f"{address}/{name}"

    def restart(self) -> None:
        """As an administrator would; every connection breaks."""
        self._run("pg_ctl", "-w", "-m", "fast", "-l", str(self._folder / "log"), "restart")

    def kill(self) -> None:
        """kill -9 of the postmaster; then it is started again, and recovers from its log."""
        pid = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        theirs = children(pid)
        os.kill(pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{child}").exists() for child in theirs))
        self._run(*self._start)

    def end(self, db: str, which: str = "true") -> int:
        """End the connections to a database, all or some of them; how many there were."""
        with psycopg.connect(db, autocommit=True) as admin:
            found = admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
                f" current_database() AND pid <> pg_backend_pid() AND {which}"
            )
            return len(found.fetchall())

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "stop")


def started() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL's server programs (initdb) are not on this machine")
    folder = Path(tempfile.mkdtemp(prefix="megalith-pg-"))
    try:
        server = Postgres(found, folder)
    except (OSError, subprocess.SubprocessError, StopIteration) as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"PostgreSQL does not start on this machine: {error!r}")
    yield server
    server.stop()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The database server that most tests share."""
    yield from started()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    yield from started()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def new_db(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    """Makes empty databases; whoever asks for it runs on both kinds."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('db') / 'test.db'}"
    found: Postgres = request.getfixturevalue("postgres")
    return found.new_database


@pytest.fixture
def db(new_db: Callable[[], str]) -> str:
    return new_db()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'test.db'}"


@pytest.fixture
def start() -> Iterator[Callable[[Settings], Server]]:
    """Starts servers that stop when the test is over."""
    running: list[Server] = []

    def start_one(chosen: Settings) -> Server:
        running.append(Server(chosen))
        return running[-1]

    yield start_one
    OPENED.close()
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def server(new_db: Callable[[], str]) -> Iterator[Server]:
    """The server that most tests share; what they do there is theirs alone."""
    running = Server(settings(new_db()))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def close_pages() -> Iterator[None]:
    yield
    OPENED.close()


@pytest.fixture
def ada(server: Server) -> Visitor:
    return Visitor(server.port)


@pytest.fixture
def ben(server: Server) -> Visitor:
    return Visitor(server.port)
