"""The server behind the proxy of deploy/, with TLS, as visitors meet it."""

import json
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from megalith.server.run import bound
from tests.deploy.test_deploy import DEPLOY, program
from tests.server.helpers import Json, Server, settings, until

NAME = "games.example.org"
TRUSTED = {"sni_hostname": NAME}
LOCAL = """{
	local_certs
	skip_install_trust
	admin off
	auto_https disable_redirects
}
"""


def _free_port() -> int:
    with bound("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])


class Site:
    """The server, the proxy before it, and a browser that comes through both."""

    def __init__(self, folder: Path) -> None:
        self.port = _free_port()
        self.origin = f"https://{NAME}:{self.port}"
        db = f"sqlite:///{folder / 'm.db'}"
        self.server = Server(settings(db, public=self.origin, proxies=("127.0.0.1",)))
        text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        (folder / "Caddyfile").write_text(LOCAL + text, encoding="utf-8")
        self.proxy = subprocess.Popen(
            [program("caddy"), "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"],
            env={
                "HOME": str(folder),
                "SITE": f"{NAME}:{self.port}",
                "GAMES": f"127.0.0.1:{self.server.port}",
            },
            stderr=subprocess.DEVNULL,
        )
        headers = {"Host": f"{NAME}:{self.port}", "Origin": self.origin}
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}", headers=headers, verify=False, timeout=30
        )
        until(self._answers)

    def _answers(self) -> bool:
        assert self.proxy.poll() is None, "the proxy has ended"
        try:
            return self.get("/api/games").status_code == 200
        except httpx.TransportError:
            return False

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.http.get(path, headers=headers, extensions=TRUSTED)

    def send(self, method: str, path: str, body: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, extensions=TRUSTED)

    def stop(self) -> None:
        self.http.close()
        self.proxy.terminate()
        self.proxy.wait(20)
        self.server.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    found = Site(tmp_path_factory.mktemp("site"))
    yield found
    found.stop()


def test_what_is_for_the_host_alone_is_not_there(site: Site) -> None:
    for path in ("/metrics", "/readyz", "/healthz", "/version"):
        assert site.get(path).status_code == 404
        assert (
            httpx.get(f"http://127.0.0.1:{site.server.port}{path}", timeout=60).status_code == 200
        )


def test_the_cookie_is_for_this_host_and_tls_alone(site: Site) -> None:
    answer = site.send("PUT", "/api/me", {"name": "Ada"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-megalith-") and "Secure" in cookie and "HttpOnly" in cookie
    assert answer.headers["strict-transport-security"]


def test_a_game_is_played_through_the_proxy(site: Site) -> None:
    wish = {"game": "stone_age", "seats": [{"who": "me"}, {"who": "me"}]}
    id = site.send("POST", "/api/tables", wish).json()["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in site.http.cookies.items())
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with connect(
        f"wss://{NAME}:{site.port}/api/tables/{id}/live",
        sock=socket.create_connection(("127.0.0.1", site.port)),
        ssl=context,
        server_hostname=NAME,
        origin=Origin(site.origin),
        additional_headers={"Cookie": cookies},
    ) as page:
        page.send(json.dumps({"type": "hello"}))
        shown = _next(page, "table")
        record = shown["choices"][0]["record"]
        page.send(json.dumps({"type": "do", "at": shown["at"], "record": record, "ref": "a"}))
        assert _next(page, "done")["ref"] == "a"


def _next(page: ClientConnection, type: str) -> Json:
    while True:
        message: Json = json.loads(page.recv(timeout=60))
        assert message["type"] in (type, "table", "seats"), message
        if message["type"] == type:
            return message


def test_nobody_can_pretend_to_come_from_elsewhere(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proxy says where a visitor comes from, whatever the visitor says."""
    seen: list[str] = []

    def hit(person: str | None, address: str) -> bool:
        seen.append(address)
        return False

    monkeypatch.setattr(site.server.hub.bans, "any", lambda: True)
    monkeypatch.setattr(site.server.hub.bans, "hit", hit)
    assert site.get("/api/games", **{"X-Forwarded-For": "203.0.113.9"}).status_code == 200
    assert seen == ["127.0.0.1"]


def test_another_name_is_refused(site: Site) -> None:
    assert "stone_age" in site.get("/api/games").text
    assert "stone_age" not in site.get("/api/games", Host="evil.example").text
    direct = f"http://127.0.0.1:{site.server.port}/api/games"
    assert httpx.get(direct, headers={"Host": "evil.example"}, timeout=60).status_code == 421
