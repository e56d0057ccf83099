"""Browsers by the thousand: one page each, in one event loop."""

import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.helpers import Json


class Page:
    """One browser at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.last: Json = {}

    @classmethod
    async def open(cls, origin: str, id: str, cookie: str | None) -> "Page":
        address = f"{origin.replace('http', 'ws')}/api/tables/{id}/live"
        headers = {"Cookie": cookie} if cookie else None
        socket = await connect(
            address,
            origin=origin,  # type: ignore[arg-type]
            additional_headers=headers,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )
        page = cls(socket)
        await page.say(type="hello", since=None)
        await page.until("table")
        return page

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def until(self, *types: str) -> Json:
        while True:
            message: Json = json.loads(await self._socket.recv())
            if message["type"] == "table":
                self.last = message
            if message["type"] in types:
                return message

    async def close(self) -> None:
        await self._socket.close()

    async def abort(self) -> None:
        """Without the manners of closing: for thousands at once."""
        self._socket.transport.abort()


async def new_game(origin: str, public: bool = False) -> tuple[str, list[str]]:
    """A table for two with a different browser in each seat; its id and their cookies."""
    cookies: list[str] = []
    id, invite = "", ""
    headers = {"Origin": origin}
    for seat in range(2):
        async with httpx.AsyncClient(base_url=origin, headers=headers, verify=False) as http:
            if seat == 0:
                seats = [{"who": "me"}, {"who": "open"}]
                body = {"game": "stone_age", "seats": seats, "public": public}
                made = (await http.post("/api/tables", json=body, timeout=60)).json()
                id, invite = made["id"], made["invite"]
            else:
                join = f"/api/tables/{id}/join"
                (await http.post(join, json={"invite": invite}, timeout=60)).raise_for_status()
            cookies.append("; ".join(f"{k}={v}" for k, v in http.cookies.items()))
    return id, cookies


async def play(page: Page, pace: float, end: float, times: list[float]) -> None:
    """Decide whenever it is due, after thinking for `pace` seconds on average."""
    rng = random.Random(id(page))
    begins = bool(page.last["choices"])  # who begins decides once, however late it is
    while (begins or time.monotonic() < end) and page.last["table"]["phase"] != "over":
        if not page.last["choices"]:
            try:
                async with asyncio.timeout(max(0.01, min(15, end - time.monotonic()))):
                    await page.until("table")
            except TimeoutError:
                await page.say(type="ping")  # as the page does
            continue
        await asyncio.sleep(rng.expovariate(1 / pace) if pace else 0)
        record = rng.choice(page.last["choices"])["record"]
        began = time.perf_counter()
        await page.say(type="do", at=page.last["at"], record=record, ref=f"{len(times)}-{id(page)}")
        answer = await page.until("done", "refused", "error")
        times.append(time.perf_counter() - began)
        begins = False
        assert answer["type"] == "done", answer
