"""How the server bears load, measured from outside over real sockets.

python -m tests.server.load [--tables 100] [--pace 3.0] [--seconds 20] [--spectators 1000]
                            [--db URL]

First, so many tables without bots are played at once, by two browsers each; every player thinks
for `pace` seconds on average. What is timed is a decision: from sending it to `done`, before which
the new view has arrived. Then so many spectators sit at one table: are they all there, what do
they cost, how long until the last of them sees a move, and do they all still answer?
"""

import argparse
import asyncio
import json
import os
import random
import resource
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.kit import Json, ServerProcess


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


async def _new_table(origin: str, seats: list[str], public: bool = False) -> tuple[str, list[str]]:
    """A table with a different browser in every seat; its id and their cookies."""
    cookies: list[str] = []
    id, invite = "", ""
    for seat in range(len(seats)):
        headers = {"Origin": origin}
        async with httpx.AsyncClient(base_url=origin, headers=headers, verify=False) as http:
            if seat == 0:
                wishes = [{"who": who} for who in seats]
                body = {"game": "stone_age", "seats": wishes, "public": public}
                made = (await http.post("/api/tables", json=body, timeout=60)).json()
                id, invite = made["id"], made["invite"]
            else:
                join = f"/api/tables/{id}/join"
                (await http.post(join, json={"invite": invite}, timeout=60)).raise_for_status()
            cookies.append("; ".join(f"{k}={v}" for k, v in http.cookies.items()))
    return id, cookies


async def _player(page: Page, pace: float, end: float, times: list[float]) -> None:
    rng = random.Random(id(page))
    begins = bool(page.last["choices"])  # who begins decides once, however late it is
    while (begins or time.monotonic() < end) and page.last["table"]["phase"] != "over":
        if not page.last["choices"]:
            try:
                await asyncio.wait_for(
                    page.until("table"), max(0.01, min(15, end - time.monotonic()))
                )
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


async def measure_moves(origin: str, tables: int, pace: float, seconds: float) -> Json:
    made = [await _new_table(origin, ["me", "open"]) for _ in range(tables)]
    pages = [await Page.open(origin, id, cookie) for id, cookies in made for cookie in cookies]
    times: list[float] = []
    end = time.monotonic() + seconds
    await asyncio.gather(*(_player(page, pace, end, times) for page in pages))
    for page in pages:
        await page.close()
    times.sort()
    shown = {f"p{p}_ms": round(1000 * times[len(times) * p // 100], 1) for p in (50, 95, 99)}
    return {
        "tables": tables,
        "sockets": len(pages),
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        **shown,
        "load_average": round(os.getloadavg()[0], 1),
    }


async def measure_spectators(origin: str, count: int, pid: int) -> Json:
    id, cookies = await _new_table(origin, ["me", "open"], public=True)
    players = [await Page.open(origin, id, cookie) for cookie in cookies]
    before = _memory(pid)
    crowd: list[Page] = []
    while len(crowd) < count:
        some = min(50, count - len(crowd))
        crowd += await asyncio.gather(*(Page.open(origin, id, None) for _ in range(some)))
    after = _memory(pid)
    mover = next(p for p in players if p.last["choices"])
    record = mover.last["choices"][0]["record"]
    began = time.perf_counter()
    await mover.say(type="do", at=mover.last["at"], record=record, ref="seen")
    await asyncio.gather(*(page.until("table") for page in crowd))
    seen = time.perf_counter() - began
    for page in crowd:
        await page.say(type="ping")
    await asyncio.gather(*(page.until("pong") for page in crowd))
    for page in crowd + players:
        await page.close()
    return {
        "spectators": len(crowd),
        "memory_mb": round(after, 1),
        "memory_each_kb": round(1024 * (after - before) / count, 1),
        "all_saw_a_move_ms": round(1000 * seen, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def _memory(pid: int) -> float:
    """Megabytes of the server's process, where the system tells."""
    file = Path(f"/proc/{pid}/statm")
    if not file.exists():
        return 0.0
    return int(file.read_text().split()[1]) * resource.getpagesize() / 2**20


def measure(tables: int, pace: float, seconds: float, spectators: int, db: str) -> Json:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    server = ServerProcess(db)
    origin = f"http://127.0.0.1:{server.port}"
    try:
        moves = asyncio.run(measure_moves(origin, tables, pace, seconds))
        crowd = asyncio.run(measure_spectators(origin, spectators, server.process.pid))
        return {"moves": moves, "crowd": crowd}
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--db", default="")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = wishes.db or f"sqlite:///{folder}/load.db"
        found = measure(wishes.tables, wishes.pace, wishes.seconds, wishes.spectators, db)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
