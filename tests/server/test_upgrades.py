"""Databases of every earlier schema, kept as files, are brought up to date and played on in."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from starlette.requests import HTTPConnection
from starlette.responses import Response

from megalith.core.catalogue import TITLES
from megalith.core.errors import OptionError
from megalith.server.run import run
from megalith.server.settings import Settings
from megalith.server.storage import schema
from megalith.server.storage.database import open_engine
from megalith.server.storage.file_lock import locked
from megalith.server.storage.rows import OPEN, OVER, RUNNING
from tests.helpers import THOROUGH
from tests.server.conftest import Postgres
from tests.server.databases.make import FOLDER
from tests.server.helpers import Server, Visitor, settings, until

pytestmark = pytest.mark.each_database

FILES = sorted(FOLDER.glob("*.sql"))
SCHEMAS = sorted({file.name[:4] for file in FILES})
# Every schema on one kind of database, the first and the last on both; all where there is time.
TRIED = [
    file
    for file in FILES
    if THOROUGH
    or file.name[:4] in (SCHEMAS[0], SCHEMAS[-1])
    or SCHEMAS.index(file.name[:4]) % 2 == (".sqlite" in file.name)
]


@pytest.fixture(params=TRIED, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database as a server of an earlier schema left it."""
    file: Path = request.param
    text = file.read_text(encoding="utf-8")
    if ".sqlite" in file.name:
        with sqlite3.connect(tmp_path / "old.db") as db:
            db.executescript(text)
        db.close()
        return f"sqlite:///{tmp_path / 'old.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.new_database()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(text.encode())
    return address


def _back(server: Server, person: str) -> Visitor:
    """Somebody who was there before, with the cookie of that time."""
    visitor, response = Visitor(server.port), Response()
    host = (b"host", visitor.origin.removeprefix("http://").encode())
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "path": "/", "query_string": b""}
    scope.update(headers=[host], app=server.app)
    server.app.state.identity.write(HTTPConnection(scope), response, person)
    name, _, value = response.headers["set-cookie"].partition(";")[0].partition("=")
    visitor.http.cookies.set(name, value)
    return visitor


def _people(server: Server) -> dict[str, Visitor]:
    people = schema.people
    with server.hub.store.engine.begin() as db:
        found = db.execute(sa.select(people.c.name, people.c.id)).all()
    return {name: _back(server, id) for name, id in found}


def test_there_is_a_file_of_every_schema_before_this_one() -> None:
    from megalith.server.storage import migrations

    scripts = sorted(Path(migrations.__file__).parent.glob("versions/v*.py"))
    earlier = {path.name[1:5] for path in scripts[:-1]} or {"0001"}
    for kind in ("sqlite", "postgres"):
        assert earlier <= {f.name.split(".")[0] for f in FILES if f".{kind}." in f.name}


def test_an_old_database_is_played_on_in(old: str, start: Callable[[Settings], Server]) -> None:
    bots, steps = _bots_alone(old)
    server = start(settings(old))
    people = _people(server)
    ada, ben = people["Ada"], people["Ben"]
    assert ada.get("/me")["name"] == "Ada"
    mine = ada.get("/tables", list="mine")["tables"]
    assert {t["game"] for t in mine if t["phase"] == RUNNING} == set(TITLES)
    assert any(t["phase"] == OPEN for t in mine) and any(t["forked"] for t in mine)
    for table in mine:
        if table["phase"] == RUNNING:
            _play_on(table["id"], ada, ben)
    (over,) = ada.get("/tables", list="finished")["tables"]
    assert over["phase"] == OVER and ada.get(f"/tables/{over['id']}/verify")["over"]
    ada.sit(bots)  # a table of bots alone goes on too, when somebody looks
    until(lambda: ada.get(f"/tables/{bots}")["steps"] > steps)


def test_a_database_that_a_server_uses_is_not_changed_under_its_feet(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as db:
        db.executescript((FOLDER / "0001.sqlite.sql").read_text(encoding="utf-8"))
    engine = open_engine(f"sqlite:///{file}")
    with locked(engine), pytest.raises(OptionError, match="in use by another server"):
        run(settings(f"sqlite:///{file}", port=0))
    engine.dispose()
    assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    db.close()


def _bots_alone(db: str) -> tuple[str, int]:
    """The table at which nobody else plays, and its steps so far."""
    engine = open_engine(db)
    alone = "SELECT id, steps FROM tables WHERE phase = 'running' AND id NOT IN"
    with engine.begin() as connection:
        query = sa.text(f"{alone} (SELECT table_id FROM seats WHERE kind <> 'bot')")
        id, steps = connection.execute(query).one()
    engine.dispose()
    return id, steps


def _play_on(id: str, *people: Visitor) -> None:
    """A few decisions of everybody who sits there."""
    pages = [person.sit(id) for person in people if any(_seats(person, id))]
    decided = 0

    def decide() -> bool:
        nonlocal decided
        for page in pages:
            page.catch_up()
            if page.last["choices"]:
                assert page.do()["type"] == "done"
                decided += 1
        return decided >= 6

    until(decide)


def _seats(visitor: Visitor, id: str) -> list[bool]:
    answer = visitor.http.get(f"/api/tables/{id}").json()
    return [seat["mine"] for seat in answer.get("seats", [])]
