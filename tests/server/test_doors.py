"""Odd requests: whatever the address, the headers or the body, there is a clear answer."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from megalith.core.errors import OptionError
from megalith.server.people.names import clean
from megalith.server.run import run
from megalith.server.settings import Settings
from megalith.server.storage.store import Store
from tests.server.helpers import GENEROUS, Server, Visitor, settings

LONE = '"\\ud800"'  # half of a pair: JSON can write it, UTF-8 cannot


def test_a_path_that_no_file_can_have_shows_the_page(
    ada: Visitor, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr(server.app.state.pages, "all_directories", [tmp_path])
    for path in ("/%00", "/a%00b.js", "/" + "x" * 300, "/" + "y/" * 3000):
        answer = ada.http.get(path)
        assert (answer.status_code, answer.text) == (200, "the page"), path
    for path in ("/api/games/%00/rules", f"/api/games/{'x' * 300}/rules", "/api/tables/%00"):
        assert ada.http.get(path).status_code in (404, 422)


def test_an_origin_that_is_no_address_is_another_origin(ada: Visitor) -> None:
    for origin in ("http://[", "http://[::1", "//", "http://]"):
        answer = ada.http.post("/api/me/link", headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"] == "forbidden"


@pytest.mark.parametrize(
    "path,body",
    [
        ("/games/stone_age/score", '{"players": [{"name": %s, "score": 1}, {"name": "Ben"}]}'),
        ("/games/stone_age/score", "{%s: []}"),
        ("/replay", '{"record": {"format": %s}}'),
        ("/replay", '{"record": {"format": "megalith-record-1", "game": %s}}'),
        ("/verify", '{"record": {"names": [%s]}}'),
        ("/fork", '{"record": {"game": %s}, "step": 0, "seats": [{"who": "me"}]}'),
        ("/tables", '{"game": %s, "seats": [{"who": "me"}]}'),
    ],
)
def test_what_cannot_be_written_again_is_not_read(ada: Visitor, path: str, body: str) -> None:
    for odd in (LONE, "NaN", "[" * 5000, '"\\udc00\\ud800"'):
        answer = ada.http.post(
            f"/api{path}", content=body % odd, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"] == "bad_request"
    endless = ada.http.post(
        f"/api{path}", content=body % "1e999", headers={"Content-Type": "application/json"}
    )
    assert endless.status_code == 422


def test_a_body_without_a_length_that_is_too_long_is_too_large(ada: Visitor) -> None:
    for path in ("/replay", "/verify", "/tables", "/games/stone_age/score"):
        chunks = (b"x" * 100_000 for _ in range(GENEROUS.body // 100_000 + 2))
        answer = ada.http.post(
            f"/api{path}", content=chunks, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413 and answer.json()["error"] == "too_large"


def test_names_show_what_they_are(ada: Visitor) -> None:
    assert clean("Ad\u202ea\u2066\u200f") == "Ada"
    assert clean("\u200d\u3164\ufeff ") == "" and clean("a\u2028\u00a0 b") == "a b"
    assert clean("e" + "\u0301" * 30) == "\u00e9" + "\u0301" * 3
    assert clean("Zażółć 👩‍🚀 नमस्ते") == "Zażółć 👩‍🚀 नमस्ते"
    assert ada.http.put("/api/me", json={"name": "evil\u202etxt"}).json() == {"name": "eviltxt"}
    assert ada.get("/me") == {"name": "eviltxt"}
    seats = [{"who": "me", "name": "\u202eadA"}, {"who": "me", "name": "Ben\u2069"}]
    made = ada.post("/tables", {"game": "stone_age", "seats": seats})
    assert [seat["name"] for seat in made["seats"]] == ["adA", "Ben"]
    open_one = ada.table("open", "me", hold=True)["id"]
    joined = ada.post(f"/tables/{open_one}/join", {"seat": 0, "name": "x\u202ey"})
    assert joined["seats"][0]["name"] == "xy"
    ada.post(f"/tables/{open_one}/seed", {"seed": "luck\u202e"}, status=422)


def test_the_database_is_for_its_owner_alone(
    tmp_path: Path, start: Callable[[Settings], Server]
) -> None:
    file = tmp_path / "new" / "m.db"
    file.parent.mkdir()
    file.touch(mode=0o644)  # as older versions left it
    visitor = Visitor(start(settings(f"sqlite:///{file}")).port)
    visitor.table("me", "me")
    found = {each.name: stat.S_IMODE(each.stat().st_mode) for each in file.parent.iterdir()}
    assert {"m.db", "m.db-wal", "m.db-shm", "m.db.lock"} <= set(found)
    assert set(found.values()) == {0o600}, found


def test_a_database_of_a_newer_version_is_one_clear_line(db: str) -> None:
    store = Store(db)
    with store.engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(OptionError, match=r"newer Megalith.*9999"):
        run(settings(db, port=0))


def test_a_database_that_may_not_be_written_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OptionError, match="cannot use the database"):
        run(settings(f"sqlite:///{tmp_path / 'file' / 'x.db'}", port=0))
