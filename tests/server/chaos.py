"""People who play on while servers and databases are killed under them, and a judge who reads the
database itself afterwards: what was confirmed is there once, and what was seen is what is there.
"""

import json
import random
import sqlite3
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed, WebSocketException

from megalith.core.catalogue import TITLES, load
from megalith.core.table import Table
from tests.server.helpers import Json, Seat, ServerProcess, Visitor, until

LOST = (ConnectionClosed, WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError)
PATIENCE = 120.0
HIDES = "pantheon"  # the title in which a page is not told everything


@dataclass
class Site:
    """Servers on one database, each at its own port, where it starts again after a kill."""

    db: str
    servers: list[ServerProcess] = field(default_factory=list)
    kills: int = 0

    def begin(self, count: int = 1) -> "Site":
        self.servers = [ServerProcess(self.db) for _ in range(count)]
        return self

    def kill(self, which: int) -> None:
        """kill -9, and another one at the same place."""
        port = self.servers[which].port
        self.servers[which].kill()
        self.kills += 1
        self.servers[which] = ServerProcess(self.db, port)

    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def stop(self) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.stop()


@dataclass
class Confirmed:
    table: str
    ref: str
    record: Json


class Player(threading.Thread):
    """Plays a table of their own against bots, over and over, whatever happens to the server."""

    def __init__(self, site: Site, title: str, seed: int) -> None:
        super().__init__(daemon=True)
        self._site = site
        self._rng = random.Random(seed)
        self._stopping = threading.Event()
        self._refs = 0
        self.title = title
        self.confirmed: list[Confirmed] = []
        self.seen: dict[tuple[str, int], Json] = {}  # what a page was told, by table and entry
        self.fault: BaseException | None = None
        self.visitor = Visitor(self._port())

    def _port(self) -> int:
        return self._rng.choice(self._site.ports())

    def stop(self) -> None:
        self._stopping.set()

    def run(self) -> None:
        try:
            while not self._stopping.is_set():
                self._game()
        except BaseException as error:
            self.fault = error

    def _game(self) -> None:
        seats = ["me", "bot:random" if self._rng.random() < 0.5 else "bot:greedy"]
        made = self._again(lambda: self.visitor.table(*seats, game=self.title))
        while not self._stopping.is_set():
            try:
                if self._sitting(str(made["id"])):
                    return
            except LOST:
                self._move()

    def _again(self, ask: Any) -> Json:
        """Ask until there is an answer."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found: Json = ask()
                return found
            except (*LOST, AssertionError):
                if time.monotonic() > end:
                    raise
                self._move()

    def _move(self) -> None:
        time.sleep(0.1)
        self.visitor.move_to(self._port())

    def _sitting(self, id: str) -> bool:
        """Play on at a table; True when its game is over."""
        page = self.visitor.sit(id)
        try:
            while not self._stopping.is_set():
                self._note(id, page)
                if page.last["table"]["phase"] == "over":
                    return True
                if page.last["choices"]:
                    self._decide(id, page)
                else:
                    page.next("table")
            return False
        finally:
            page.close()

    def _note(self, id: str, page: Seat) -> None:
        for message in page.heard:
            if message["type"] == "table":
                for entry in message["looks"][0]["steps"]:
                    self.seen[id, entry["n"]] = entry["record"]
        page.heard.clear()

    def _decide(self, id: str, page: Seat) -> None:
        self._refs += 1
        record = self._rng.choice(page.last["choices"])["record"]
        at, ref = page.last["at"], f"{self.name}-{self._refs}"
        answer = page.do(record, at=at, ref=ref)
        while answer["type"] == "error":  # the database is away; nothing was promised
            assert answer["error"] in ("unavailable", "internal"), answer
            time.sleep(0.2)
            answer = page.do(record, at=at, ref=ref)
        if answer["type"] == "done":
            self.confirmed.append(Confirmed(id, ref, record))


def players(site: Site, each: int) -> list[Player]:
    """So many at tables of each title, already playing."""
    found = [Player(site, title, n) for n, title in enumerate(list(TITLES) * each)]
    for player in found:
        player.start()
    return found


def finish(all_players: list[Player]) -> None:
    for player in all_players:
        player.stop()
    for player in all_players:
        player.join(PATIENCE)
        assert not player.is_alive(), f"{player.title}: still waits for an answer"
    faults = [p.fault for p in all_players if p.fault is not None]
    if faults:
        raise faults[0]


# -- the judge


def rows(db: str, query: str) -> list[tuple[Any, ...]]:
    """Read by nobody of ours."""
    if db.startswith("sqlite"):
        with sqlite3.connect(db.removeprefix("sqlite:///")) as file:
            return file.execute(query).fetchall()
    with psycopg.connect(db) as connection:
        return connection.execute(query).fetchall()


def _json(value: Any) -> Any:
    return json.loads(value) if isinstance(value, str) else value


def judge(db: str, all_players: list[Player]) -> Json:
    """What was confirmed is in the database once, what was seen is what is there, and every table
    can be played through again by the rules."""
    logs: dict[str, list[tuple[Any, ...]]] = {}
    for id, *entry in rows(db, 'SELECT table_id, n, "by", record, ref FROM log ORDER BY 1, 2'):
        logs.setdefault(id, []).append((entry[0], entry[1], _json(entry[2]), entry[3]))
    moves = 0
    for player in all_players:
        for move in player.confirmed:
            found = [e for e in logs[move.table] if e[3] == move.ref and e[1] >= 0]
            assert [e[2] for e in found] == [move.record], f"{move} is {found}"
            moves += 1
        for (id, n), record in player.seen.items():
            assert n < len(logs[id]), f"{id} {n}: told early"
            stored = logs[id][n][2]
            told = record if player.title != HIDES else {"do": record["do"]}
            assert told.items() <= stored.items(), f"{id} {n}: told {record}, stored {stored}"
    for id, game, options in rows(db, "SELECT id, game, options FROM tables"):
        _replays(game, _json(options), logs.get(id, []))
    return {"tables": len(logs), "confirmed": moves, "entries": sum(map(len, logs.values()))}


def _replays(game: str, options: Json, log: list[tuple[Any, ...]]) -> None:
    table: Table[Any] = Table(load(game), 2, options)
    for place, (n, by, record, _) in enumerate(log):
        assert n == place, f"a gap before {n}"
        if record is None:
            table.undo(by)
        else:
            table.do(by, record)


def wait_for_moves(all_players: list[Player], count: int, seconds: float = PATIENCE) -> None:
    """Until everybody has made so many more moves: all titles are alive again."""
    goals = [len(p.confirmed) + count for p in all_players]

    def reached() -> bool:
        for player in all_players:
            if player.fault is not None:
                raise player.fault
        return all(len(p.confirmed) >= g for p, g in zip(all_players, goals, strict=True))

    until(reached, seconds)
