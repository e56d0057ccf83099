"""python -m tests.server.databases.make: databases of the present schema, as text, in this folder.

Run it with the code of a schema before that is changed; the files are kept, and
`test_upgrades` brings each of them up to date and plays on in it.
"""

import re
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import FairSource
from megalith.core.table import Table
from tests.server.conftest import Postgres, programs
from tests.server.helpers import OPENED, Seat, Server, Visitor, play_to_end, settings, until

FOLDER = Path(__file__).parent


def fill(db: str) -> str:
    """Tables of all titles in every phase, bots and forks among them; the name of the schema."""
    server = Server(settings(db, bot_pause=0.2))
    ada, ben = Visitor(server.port), Visitor(server.port)
    ada.http.put("/api/me", json={"name": "Ada"})
    ben.http.put("/api/me", json={"name": "Ben"})
    ada.post("/me/link")
    for title in TITLES:
        _two_people(ada, ben, title)
        _beside_a_bot(ada, title)
        _fork(ada, title)
    _waiting(ada)
    _finished(ada, ben)
    bots = ada.table("bot:random", "bot:random", public=True)["id"]
    until(lambda: ada.get(f"/tables/{bots}")["steps"] > 8)
    OPENED.close()
    with server.hub.store.engine.begin() as connection:
        version = str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
    server.stop()
    return version


def _two_people(ada: Visitor, ben: Visitor, title: str) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    table = ada.post("/tables", {"game": title, "seats": seats, "public": True, "hold": True})
    ada.post(f"/tables/{table['id']}/seed", {"seed": "Ada's own words"})
    ben.post(f"/tables/{table['id']}/join", {"seat": 1, "name": "Ben"})
    ada.post(f"/tables/{table['id']}/start")
    pages = ada.sit(table["id"]), ben.sit(table["id"])
    for _ in range(4):
        for page in pages:
            page.catch_up()
            if _decided(page) and page.last["undo"]:
                page.answer(page.say("undo", at=page.last["at"]))
                assert page.do()["type"] == "done"


def _decided(page: Seat) -> bool:
    """What the other one took back may not have arrived: then the answer is how things stand."""
    while page.last["choices"]:
        said = page.do()
        if said["type"] == "done":
            return True
        assert said["stale"], said
    return False


def _beside_a_bot(ada: Visitor, title: str) -> None:
    seats = [{"who": "me"}, {"who": "bot:greedy"}]
    page = ada.sit(ada.post("/tables", {"game": title, "seats": seats})["id"])
    for _ in range(3):
        page.until_turn()
        assert page.do()["type"] == "done"


def _fork(ada: Visitor, title: str) -> None:
    table: Table[Any] = Table(load(title), 2, None, FairSource("kept"))
    for _ in range(5):
        table.do(table.to_move(), table.records()[0])
    body = {"record": record.to_json(table), "step": len(table.steps) - 1}
    seats = [{"who": "me"}, {"who": "bot:random"}]
    ada.sit(ada.post("/fork", {**body, "seats": seats})["id"])


def _waiting(ada: Visitor) -> None:
    ada.table("me", "open", "bot:easy", public=True)
    ada.table("me", "open")


def _finished(ada: Visitor, ben: Visitor) -> None:
    table = ada.table("me", "open", options={"round_cap": 1})
    ben.post(f"/tables/{table['id']}/join", {"invite": table["invite"], "name": "Ben"})
    play_to_end(ada.sit(table["id"]), ben.sit(table["id"]))
    ada.post(f"/tables/{table['id']}/rematch")
    seats = [{"who": "me"}, {"who": "me"}]
    ben.post("/fork", {"table": table["id"], "step": 20, "seats": seats, "public": True})


def _sqlite(folder: Path) -> None:
    file = folder / "made.db"
    version = fill(f"sqlite:///{file}")
    with sqlite3.connect(file) as db:
        lines = "\n".join(db.iterdump())
    (FOLDER / f"{version}.sqlite.sql").write_text(f"{lines}\n", encoding="utf-8")


def _postgres(folder: Path) -> None:
    found = programs()
    assert found is not None, "PostgreSQL's programs are not on this machine"
    server = Postgres(found, folder)
    try:
        db = server.new_database()
        version = fill(db)
        dump = [str(found / "pg_dump"), "--inserts", "--no-owner", "--no-privileges", db]
        text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
    finally:
        server.stop()
    kept = [line for line in text.splitlines() if line and not re.match(r"--|\\|SET ", line)]
    (FOLDER / f"{version}.postgres.sql").write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for make in (_sqlite, _postgres):
        work = Path(tempfile.mkdtemp(prefix="megalith-made-"))
        make(work)
        shutil.rmtree(work)
