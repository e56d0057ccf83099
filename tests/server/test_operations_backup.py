"""Backups: made while a server plays, checked by playing them again, restored into either kind."""

import json
import shutil
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from megalith.core.catalogue import TITLES
from megalith.core.errors import OptionError
from megalith.server.operations import checking
from megalith.server.operations.backup import KEPT, back_up, restore
from megalith.server.operations.books import Books
from megalith.server.settings import Settings
from megalith.server.storage import schema
from megalith.server.storage.database import migrate, open_engine, reading
from tests.cli.conftest import Megalith
from tests.cli.conftest import megalith as megalith
from tests.server.conftest import Postgres
from tests.server.databases.make import FOLDER, fill
from tests.server.helpers import Server, Visitor, settings

pytestmark = pytest.mark.each_database

Rows = dict[str, list[str]]


def _rows(db: str) -> Rows:
    """Everything that is kept, to compare."""
    engine = open_engine(db)
    with reading(engine) as connection:
        found = {
            table.name: sorted(
                json.dumps(dict(row), sort_keys=True, default=str)
                for row in connection.execute(sa.select(table)).mappings()
            )
            for table in KEPT
        }
    engine.dispose()
    return found


def _made(db: str, file: Path) -> checking.Checked:
    books = Books(db)
    try:
        return back_up(books, file)
    finally:
        books.close()


def _copy_of(file: Path) -> str:
    return f"sqlite:///{file}"


@pytest.fixture(scope="module")
def filled(new_db: Callable[[], str]) -> str:
    """A database with tables of all titles in every phase."""
    db = new_db()
    fill(db)
    return db


@pytest.fixture(scope="module")
def whole(filled: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of it; to be copied, not to be changed."""
    file = tmp_path_factory.mktemp("backup") / "m.backup"
    _made(filled, file)
    return file


def test_a_backup_is_one_private_file_with_everything_in_it(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "m.backup"
    done = _made(filled, file)
    assert done.tables >= 4 * len(TITLES) - 1 and done.steps > 100 and not done.faults
    assert done.people == 2 and set(done.digests) and not done.older
    assert [path.name for path in tmp_path.iterdir()] == ["m.backup"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert _rows(_copy_of(file)) == _rows(filled)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_either_is_restored_into_either_and_played_on(
    filled: str,
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    start: Callable[[Settings], Server],
) -> None:
    file = tmp_path / "m.backup"
    made = _made(filled, file)
    target = f"sqlite:///{tmp_path / 'new.db'}"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        target = postgres.new_database()
    done = restore(file, target)
    assert done.digests == made.digests and done.people == made.people
    assert _rows(target) == _rows(filled)
    server = start(settings(target))
    host = Visitor(server.port)
    page = host.sit(host.table("me", "me")["id"])
    assert page.do()["type"] == "done"
    assert host.get("/tables", list="running")["tables"]


def test_a_backup_is_made_while_games_are_played_and_holds_one_moment(
    db: str, start: Callable[[Settings], Server], tmp_path: Path
) -> None:
    server = start(settings(db))
    ada = Visitor(server.port)
    pages = [ada.sit(ada.table("me", "me")["id"]) for _ in range(3)]
    done, faults = threading.Event(), []
    moves = 0

    def play() -> None:
        nonlocal moves
        try:
            while not done.is_set():
                for page in pages:
                    if page.last["choices"]:
                        assert page.do()["type"] == "done"
                        moves += 1
        except BaseException as error:  # told below
            faults.append(error)

    player = threading.Thread(target=play, daemon=True)
    player.start()
    try:
        made = [_made(db, tmp_path / f"{n}.backup") for n in range(6)]
    finally:
        done.set()
        player.join()
    assert not faults and moves > 6
    assert all(not each.faults and each.tables == 3 for each in made)
    steps = [each.steps for each in made]
    assert steps == sorted(steps) and steps[0] < steps[-1]


def test_an_existing_file_is_not_overwritten_and_a_failed_backup_leaves_nothing(
    filled: str, tmp_path: Path
) -> None:
    file = tmp_path / "m.backup"
    file.write_text("precious")
    with pytest.raises(OptionError, match="is there already"):
        _made(filled, file)
    assert file.read_text() == "precious"
    with pytest.raises(OptionError, match="cannot write"):
        _made(filled, tmp_path / "no folder" / "m.backup")


def test_a_backup_is_not_restored_over_anything_unless_asked(
    filled: str, new_db: Callable[[], str], whole: Path
) -> None:
    file, target = whole, new_db()
    engine = open_engine(target)
    migrate(engine)
    with engine.begin() as db:
        db.execute(schema.settings.insert().values(key="cookie_key", value="other"))
    engine.dispose()
    restore(file, target)
    before = _rows(target)
    with pytest.raises(OptionError, match="not empty"):
        restore(file, target)
    restore(file, target, replace=True)
    assert _rows(target) == before == _rows(filled)


def test_a_running_servers_database_is_not_touched(
    whole: Path, db: str, start: Callable[[Settings], Server]
) -> None:
    server = start(settings(db))
    id = Visitor(server.port).table("me", "me", public=True)["id"]
    with pytest.raises(OptionError, match="in use by"):
        restore(whole, db, replace=True)
    assert Visitor(server.port).get(f"/tables/{id}")["phase"] == "running"


DAMAGES = {
    "an entry is missing": "DELETE FROM log WHERE n = (SELECT max(n) FROM log) ",
    "another length": "UPDATE tables SET length = length + 1 WHERE phase = 'running'",
    "another turn": "UPDATE tables SET turn = 1 - turn WHERE phase = 'running'",
    "another phase": "UPDATE tables SET phase = 'over' WHERE phase = 'running'",
    "another option": "UPDATE tables SET game = 'akropolis' WHERE game = 'stone_age'",
    "a mark": "UPDATE backup SET value = 'x' WHERE length(value) = 16",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_backup_is_not_restored(damage: str, whole: Path, tmp_path: Path) -> None:
    file = Path(shutil.copy(whole, tmp_path))
    with sqlite3.connect(file) as db:
        assert db.execute(damage).rowcount > 0
    db.close()
    target = f"sqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(OptionError, match="is damaged"):
        restore(file, target)
    assert _rows(target)["tables"] == []


def test_what_is_no_backup_is_one_clear_line(tmp_path: Path, sqlite: str) -> None:
    other = tmp_path / "other"
    other.write_bytes(b"no database at all" * 100)
    plain = tmp_path / "plain.db"
    with sqlite3.connect(plain) as db:
        db.execute("CREATE TABLE x (y)")
    db.close()
    for file in (other, plain):
        with pytest.raises(OptionError, match="is no backup"):
            restore(file, sqlite)
    with pytest.raises(OptionError, match="cannot read"):
        restore(tmp_path / "none", sqlite)


@pytest.mark.parametrize("form", ["0001", "0002"])
def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    form: str, tmp_path: Path, db: str
) -> None:
    script = (FOLDER / f"{form}.sqlite.sql").read_text(encoding="utf-8")
    digests = _digests(script, tmp_path / "now.db")
    file = tmp_path / "old.backup"
    with sqlite3.connect(file) as old:
        old.executescript(script)
        old.execute("CREATE TABLE backup (key, value)")
        old.executemany("INSERT INTO backup VALUES (?, ?)", digests.items())
    old.close()
    before = file.read_bytes()
    assert restore(file, db).digests == digests
    assert file.read_bytes() == before


def _digests(script: str, file: Path) -> dict[str, str]:
    with sqlite3.connect(file) as made:
        made.executescript(script)
    made.close()
    engine = open_engine(_copy_of(file))
    migrate(engine)
    with reading(engine) as connection:
        digests = checking.check(connection).digests
    engine.dispose()
    return digests


def test_tables_of_older_rules_are_kept_and_said(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    engine = open_engine(sqlite)
    with engine.begin() as db:
        tables = schema.tables
        old = db.execute(tables.update().where(tables.c.game == "pantheon").values(version=0))
    engine.dispose()
    file, target = tmp_path / "m.backup", f"sqlite:///{tmp_path / 'new.db'}"
    done = _made(sqlite, file)
    assert len(done.older) == old.rowcount and not done.faults
    assert restore(file, target).older == done.older
    assert _rows(target) == _rows(sqlite)


def test_the_commands_say_what_they_did(
    filled: str, megalith: Megalith, tmp_path: Path, new_db: Callable[[], str]
) -> None:
    file, target = tmp_path / "m.backup", new_db()
    made = megalith("admin", "backup", file, "--db", filled)
    assert made.status == 0 and "all played again" in made.out
    assert "już istnieje" in megalith("admin", "backup", file, "--db", filled, "--lang", "pl").err
    back = megalith("admin", "restore", file, "--db", target, "--lang", "pl")
    assert back.status == 0 and "Przywrócono" in back.out
    found = json.loads(megalith("admin", "check", "--db", target, "--json").out)
    assert found["faults"] == {} and found["tables"] > 10
    engine = open_engine(target)
    with engine.begin() as db:
        db.execute(schema.tables.update().values(steps=schema.tables.c.steps + 1))
    engine.dispose()
    broken = megalith("admin", "check", "--db", target)
    assert broken.status == 1 and "another number of steps" in broken.err
    kept = megalith("admin", "backup", tmp_path / "broken", "--db", target)
    assert kept.status == 1 and (tmp_path / "broken").exists()  # better than none
