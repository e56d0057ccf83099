"""Bad visitors: other origins, forged cookies, floods, huge bodies; and the safety headers."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed, InvalidStatus

from megalith.server.settings import Limits, Settings
from tests.server.helpers import GENEROUS, Seat, Server, Visitor, settings

pytestmark = pytest.mark.each_database


@pytest.fixture
def small(sqlite: str, start: Callable[[Settings], Server]) -> Visitor:
    """A server that allows little."""
    few, some = (2, 0.01), (12, 0.01)
    limits = Limits(some, some, tables=few, replays=few, messages=(5, 0.01), sockets_each=2)
    return Visitor(start(settings(sqlite, limits=limits)).port)


def test_a_socket_of_another_origin_is_not_opened(ada: Visitor) -> None:
    id = ada.table("me", "me")["id"]
    for origin in ("http://evil.example", "null", f"{ada.origin}.evil.example", "https://x"):
        with pytest.raises(InvalidStatus) as refused:
            Seat(ada, id, origin=origin)
        assert refused.value.response.status_code == 403


def test_a_request_of_another_origin_changes_nothing(ada: Visitor) -> None:
    body = {"game": "stone_age", "seats": [{"who": "me"}, {"who": "me"}]}
    for headers in ({"Origin": "http://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ada.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 403 and answer.json()["error"] == "forbidden"
    assert ada.get("/tables", list="mine")["tables"] == []


def test_a_form_cannot_pretend_to_be_json(ada: Visitor) -> None:
    text = '{"game": "stone_age", "seats": [{"who": "me"}, {"who": "me"}]}'
    answer = ada.http.post("/api/tables", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(ada: Visitor, server: Server) -> None:
    header = ada.http.put("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert "HttpOnly" in header and "SameSite=lax" in header
    table = ada.table("me", "bot:random")
    name, value = next(iter(ada.http.cookies.items()))
    said = value.rsplit(".", 1)[0]
    forged = Signer("guess", salt="megalith.cookie").sign(said).decode()
    for cookie in (said, forged, f"{said}.", f"{value}x", "", "é", "x" * 3000):
        thief = httpx.get(
            f"{ada.origin}/api/tables/{table['id']}",
            headers={b"Cookie": f"{name}={cookie}".encode("latin-1", "ignore")},
            timeout=60,
        )
        assert thief.status_code == 404


def test_every_answer_has_the_safety_headers(ada: Visitor) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
        headers = ada.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy and "frame-ancestors 'none'" in policy
        assert "style-src 'self';" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_a_fault_of_ours_is_an_answer_without_details(
    ada: Visitor, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(server.hub.store.lists, "read", broken)
    answer = ada.http.get("/api/tables", params={"list": "mine"})
    assert answer.status_code == 500 and answer.json()["error"] == "internal"
    assert "secret" not in answer.text and "content-security-policy" in answer.headers


def test_bodies_have_a_limit(ada: Visitor) -> None:
    huge = b"x" * (GENEROUS.body + 1)
    assert ada.http.post("/api/replay", content=huge).status_code == 413
    chunks = (b"x" * 100_000 for _ in range(30))
    assert ada.http.post(
        "/api/replay", content=chunks, headers={"Content-Type": "application/json"}
    ).status_code in (400, 413)


def test_socket_messages_have_a_limit(ada: Visitor) -> None:
    page = ada.sit(ada.table("me", "me")["id"])
    page.socket.send('{"type": "ping", "x": "' + "y" * 70_000 + '"}')
    assert page.next("error")["error"] == "too_large"
    page.say("ping")
    assert page.next("pong")
    page.socket.send("y" * 2_000_000)
    with pytest.raises(ConnectionClosed):
        while True:
            page.hear()
    assert ada.sit(page.last["table"]["id"]).do()["type"] == "done"


def test_a_flood_of_requests_is_slowed_down(small: Visitor) -> None:
    statuses = [small.http.get("/api/games").status_code for _ in range(20)]
    assert statuses.count(200) == 12 and set(statuses[12:]) == {429}
    assert small.http.get("/api/games").headers["retry-after"]


def test_a_flood_of_tables_is_slowed_down(small: Visitor) -> None:
    small.http.put("/api/me", json={"name": "Ada"})
    body = {"game": "stone_age", "seats": [{"who": "me"}, {"who": "me"}]}
    statuses = [small.http.post("/api/tables", json=body).status_code for _ in range(4)]
    assert statuses == [201, 201, 429, 429]


def test_a_flood_of_replays_is_slowed_down(small: Visitor) -> None:
    where = f"/api/tables/{small.table('me', 'me')['id']}/replay"
    assert [small.http.get(where).status_code for _ in range(4)] == [200, 200, 429, 429]


def test_a_flood_of_messages_and_sockets_is_slowed_down(small: Visitor) -> None:
    page = small.sit(small.table("me", "me")["id"])
    for _ in range(10):
        page.say("ping")
    answers = [page.next("pong", "error")["type"] for _ in range(10)]
    assert answers.count("pong") == 5 and answers.count("error") == 5
    second = small.sit(page.last["table"]["id"])
    with pytest.raises(InvalidStatus) as refused:
        small.sit(page.last["table"]["id"])
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["retry-after"]
    second.close()


def test_a_silent_socket_is_closed(sqlite: str, start: Callable[[Settings], Server]) -> None:
    visitor = Visitor(start(settings(sqlite, quiet=0.3)).port)
    page = visitor.sit(visitor.table("me", "me")["id"])
    with pytest.raises(ConnectionClosed):
        while True:
            page.hear()


def test_a_table_that_is_not_there_closes_the_socket(ada: Visitor, ben: Visitor) -> None:
    for id in ("nothing", ada.table("me", "me")["id"]):
        page = Seat(ben, id)
        page.say("hello")
        assert page.hear()["error"] == "not_found"
        with pytest.raises(ConnectionClosed) as closed:
            page.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404


def test_the_page_is_served_or_its_absence_explained(
    ada: Visitor, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    monkeypatch.setattr(server.app.state.pages, "all_directories", [folder])
    missing = ada.http.get("/")
    assert missing.status_code == 503 and "make web" in missing.text
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("the page")
    (folder / "assets" / "a.js").write_text("script")
    assert ada.http.get("/").text == ada.http.get("/table/x").text == "the page"
    assert "immutable" in ada.http.get("/assets/a.js").headers["cache-control"]
    (folder.parent / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        assert "secret" not in httpx.get(f"{ada.origin}{path}", timeout=60).text
    assert ada.http.get("/api/nothing").json()["error"] == "not_found"


def test_the_page_is_compressed_and_sent_once(
    ada: Visitor, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("page")
    text = "let a = 1;\n" * 1000
    (tmp_path / "assets" / "a.js").write_text(text)
    monkeypatch.setattr(server.app.state.pages, "all_directories", [tmp_path])
    packed = ada.http.get("/assets/a.js")
    assert packed.headers["content-encoding"] == "gzip" and packed.text == text
    assert int(packed.headers["content-length"]) < 500
    plain = ada.http.get("/assets/a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == text
    again = ada.http.get("/assets/a.js", headers={"If-None-Match": packed.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    (tmp_path / "assets" / "a.js").write_text("new")
    assert ada.http.get("/assets/a.js").text == "new"


def test_long_answers_are_compressed(ada: Visitor) -> None:
    answer = ada.http.get("/api/games/stone_age/rules")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2


def test_a_newcomers_page_asks_many_things_at_once_and_stays_one_person(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were each answer to bring a cookie, the last would win and the seat be lost."""
    (tmp_path / "index.html").write_text("page")
    monkeypatch.setattr(server.app.state.pages, "all_directories", [tmp_path])
    newcomer = Visitor(server.port)
    for path in ("/me", "/games", "/tables?list=mine", "/tables?list=open"):
        assert "set-cookie" not in newcomer.http.get(f"/api{path}").headers
    assert "set-cookie" in newcomer.http.get("/").headers  # the page itself brings the one
    assert "set-cookie" not in newcomer.http.get("/").headers
    table = newcomer.table("me", "me")
    assert newcomer.get(f"/tables/{table['id']}")["seats"][0]["mine"]
