"""How the server bears load, measured from outside over real sockets.

python -m tests.server.load [moves|crowd|idle|start|studies …] [--db URL] [--processes 1] [--json]

moves   so many tables are played at once by two browsers each (--tables 60, --pace 0: as fast as
        they can, --seconds 10). What is timed is a decision: from sending it to `done`, before
        which the new view has arrived. With --processes 2 the tables are shared among two servers
crowd   so many spectators at one table (--spectators 1000): what they cost, and how long until the
        last of them sees a move
idle    so many open sockets that say nothing (--sockets 10000)
start   so many running tables in the database (--running 10000): how long until a server answers,
        how long the lobby takes
studies `moves` by turns alone and beside analyses of games, one of which at least is at work all
        the time, --rounds 3 times each: how the times of decisions differ

The load of the machine stands beside every figure: the server has only the processor time that is
left. `cpu_ms` is the processor time of the servers for one move, whatever else runs.
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from megalith.server.storage.store import Store
from megalith.server.tables.new_tables import new_table, seat_from
from tests.helpers import RECORDS
from tests.server.helpers import Json, ServerProcess
from tests.server.pages import Page, new_game, play

PARTS = ("moves", "crowd", "idle", "start", "studies")
STUDIED = ("pantheon/last_god-2.json", "pantheon/last_booty-2.json")


def cpu(server: ServerProcess) -> float:
    """Seconds of processor time that the server's own process has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: ServerProcess) -> float:
    """Megabytes of the server's own process."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20


def origin(server: ServerProcess) -> str:
    return f"http://127.0.0.1:{server.port}"


async def moves(servers: list[ServerProcess], wishes: argparse.Namespace) -> Json:
    made = [
        (origin(servers[n % len(servers)]), await new_game(origin(servers[n % len(servers)])))
        for n in range(wishes.tables)
    ]
    pages = [await Page.open(at, id, cookie) for at, (id, cookies) in made for cookie in cookies]
    times: list[float] = []
    before = sum(map(cpu, servers))
    began = time.monotonic()
    end = began + wishes.seconds
    await asyncio.gather(*(play(page, wishes.pace, end, times) for page in pages))
    seconds = time.monotonic() - began
    used = sum(map(cpu, servers)) - before
    for page in pages:
        await page.close()
    times.sort()
    shown = {f"p{p}_ms": round(1000 * times[len(times) * p // 100], 1) for p in (50, 95, 99)}
    return {
        "tables": wishes.tables,
        "processes": len(servers),
        "moves_per_second": round(len(times) / seconds),
        **shown,
        "cpu_ms": round(1000 * used / len(times), 2),
    }


async def crowd(servers: list[ServerProcess], wishes: argparse.Namespace) -> Json:
    at = origin(servers[0])
    id, cookies = await new_game(at, public=True)
    players = [await Page.open(at, id, cookie) for cookie in cookies]
    before = memory(servers[0])
    watching: list[Page] = []
    while len(watching) < wishes.spectators:
        some = min(50, wishes.spectators - len(watching))
        watching += await asyncio.gather(*(Page.open(at, id, None) for _ in range(some)))
    after = memory(servers[0])
    mover = next(p for p in players if p.last["choices"])
    record = mover.last["choices"][0]["record"]
    began = time.perf_counter()
    await mover.say(type="do", at=mover.last["at"], record=record, ref="seen")
    await asyncio.gather(*(page.until("table") for page in watching))
    seen = time.perf_counter() - began
    for page in watching + players:
        await page.close()
    return {
        "spectators": len(watching),
        "memory_mb": round(after),
        "each_kb": round(1024 * (after - before) / len(watching), 1),
        "all_saw_a_move_ms": round(1000 * seen),
    }


async def idle(servers: list[ServerProcess], wishes: argparse.Namespace) -> Json:
    at = origin(servers[0])
    pages: list[Page] = []
    games = [await new_game(at, public=True) for _ in range(wishes.sockets // 100)]
    before = memory(servers[0])
    for id, _ in games:
        pages += await asyncio.gather(*(Page.open(at, id, None) for _ in range(100)))
    after = memory(servers[0])
    began = time.perf_counter()
    async with httpx.AsyncClient(base_url=at) as http:
        (await http.get("/api/games")).raise_for_status()
    answered = time.perf_counter() - began
    await asyncio.gather(*(page.abort() for page in pages))
    each = round(1024 * (after - before) / max(1, len(pages)), 1)
    shown = {"memory_mb": round(after), "each_kb": each, "answer_ms": round(1000 * answered)}
    return {"sockets": len(pages), **shown}


async def studies(servers: list[ServerProcess], wishes: argparse.Namespace) -> Json:
    at = origin(servers[0])
    found: dict[bool, list[Json]] = {False: [], True: []}
    for _ in range(wishes.rounds):
        for beside in (False, True):
            headers = {"Origin": at}
            async with httpx.AsyncClient(base_url=at, headers=headers, timeout=60) as http:
                keys = await _begun(http) if beside else []
                found[beside].append(await moves(servers, wishes))
                ended = [await http.delete(f"/api/studies/{key}") for key in keys]
                assert not ended or ended[-1].is_success, "they ended too early"
    alone, busy = ([one["p95_ms"] for one in found[beside]] for beside in (False, True))
    ratio = round(statistics.median(busy) / statistics.median(alone), 2)
    return {"p95_ms": alone, "beside_studies_ms": busy, "ratio": ratio}


async def _begun(http: httpx.AsyncClient) -> list[str]:
    """Analyses, of which the first is at work; a server with few workers takes them in turn."""
    states = []
    for game in STUDIED:
        record = json.loads((RECORDS / game).read_text(encoding="utf-8"))
        asked = await http.post("/api/studies", json={"record": record})
        states.append(asked.raise_for_status().json())
    first = states[0]
    while first["state"] != "running" or not first["part"]:
        assert first["state"] in ("waiting", "running"), first
        await asyncio.sleep(0.05)
        first = (await http.get(f"/api/studies/{first['key']}")).raise_for_status().json()
    return [str(state["key"]) for state in states]


def fill(db: str, count: int) -> None:
    """Running tables, each of a different pair of people; half of them are listed."""
    store = Store(db)
    for n in range(count):
        seats = [seat_from(k, "me", f"P{k}", f"person{n}-{k}") for k in range(2)]
        store.create(new_table("stone_age", {}, seats, f"person{n}-0", public=n % 2 == 0))
    store.close()


def start(db: str, wishes: argparse.Namespace) -> Json:
    fill(db, wishes.running)
    began = time.perf_counter()
    server = ServerProcess(db)
    answers = time.perf_counter() - began
    try:
        with httpx.Client(base_url=origin(server)) as http:
            lists = [_timed(lambda: http.get("/api/tables?list=running")) for _ in range(20)]
    finally:
        server.stop()
    lists.sort()
    shown = {"answers_s": round(answers, 2), "lobby_ms": round(1000 * lists[len(lists) // 2], 1)}
    return {"running": wishes.running, **shown}


def _timed(ask: Callable[[], httpx.Response]) -> float:
    began = time.perf_counter()
    ask().raise_for_status()
    return time.perf_counter() - began


def measure(part: str, wishes: argparse.Namespace, db: str) -> Json:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        if part == "start":
            found = start(db, wishes)
        else:
            effort = {"study": 2000} if part == "studies" else {}  # so that it lasts
            servers = [ServerProcess(db, **effort) for _ in range(wishes.processes)]
            try:
                work = {"moves": moves, "crowd": crowd, "idle": idle, "studies": studies}[part]
                found = asyncio.run(work(servers, wishes))
            finally:
                for server in servers:
                    server.stop()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return {**found, "load": round(os.getloadavg()[0], 1)}


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--spectators", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--running", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--db", default="")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(words)


def main() -> None:
    wishes = parsed()
    for part in wishes.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            found = measure(part, wishes, wishes.db or f"sqlite:///{folder}/load.db")
        if wishes.json:
            print(json.dumps({"part": part, **found}), flush=True)
        else:
            print(f"{part:6}", *(f"{name} {value}" for name, value in found.items()), sep="  ")


if __name__ == "__main__":
    main()
