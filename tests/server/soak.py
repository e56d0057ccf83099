"""Everything at once, for as long as one likes, with figures at the end.

python -m tests.server.soak [--minutes 60] [--each 3] [--seed 1] [--only sqlite|postgres]

Tables of all titles are played by people and bots, on one server with SQLite, then on two with
PostgreSQL; at random moments a server, a backend, the listener or the postmaster is killed, and a
visitor who means harm asks for much and reads nothing. At the end the database is read directly.
The longest wait of a bystander counts between two kills.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.bystander import Bystander
from tests.server.chaos import LOST, Player, Site, finish, judge, players, wait_for_moves
from tests.server.conftest import Postgres, started
from tests.server.helpers import OPENED, Json, Seat, Visitor, children


def memory(pid: int) -> float:
    """Megabytes that a process uses."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 2**20


@contextmanager
def database(kind: str) -> Iterator[tuple[str, Postgres | None]]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/soak.db", None
    else:
        for postgres in started():
            yield postgres.new_database(), postgres


def harm(site: Site, rng: random.Random) -> None:
    """Ask for a table again and again, and never read an answer."""
    with suppress(*LOST, AssertionError):
        attacker = Visitor(rng.choice(site.ports()))
        page = Seat(attacker, attacker.table("me", "me", game="pantheon")["id"], reads=False)
        for n in range(200):
            page.say("hello", ref=f"h{n}")
        page.close()


def strike(site: Site, db: str, postgres: Postgres | None, rng: random.Random) -> str:
    """Kill something; what it was."""
    what = rng.choice(["server"] if postgres is None else ["server", "backends", "listener", "all"])
    if what == "server":
        site.kill(rng.randrange(len(site.servers)))
    elif postgres is not None and what == "backends":
        postgres.end(db)
    elif postgres is not None and what == "listener":
        postgres.end(db, "query LIKE 'LISTEN%'")
    elif postgres is not None:
        postgres.kill()
    return what


def soak(kind: str, minutes: float, each: int, seed: int) -> Json:
    rng = random.Random(seed)
    struck: dict[str, int] = {}
    waits: list[float] = []
    processes, most_memory = 0, 0.0
    with database(kind) as (db, postgres):
        site = Site(db).begin(1 if postgres is None else 2)
        all_players: list[Player] = players(site, each)
        end = time.monotonic() + 60 * minutes
        try:
            while time.monotonic() < end:
                wait_for_moves(all_players, 1, 300)
                with Bystander(site.ports()[0]) as bystander:
                    harm(site, rng)
                    time.sleep(rng.uniform(1, 8))
                waits.append(bystander.longest)
                for server in site.servers:
                    processes = max(processes, len(children(server.process.pid)))
                    most_memory = max(most_memory, memory(server.process.pid))
                what = strike(site, db, postgres, rng)
                struck[what] = struck.get(what, 0) + 1
            wait_for_moves(all_players, 1, 300)
            finish(all_players)
        finally:
            OPENED.close()
            site.stop()
        found = judge(db, all_players)
    shown: dict[str, Any] = {"longest_wait_s": round(max(waits), 2), "processes": processes}
    return {"store": kind, "kills": struck, **found, **shown, "memory_mb": round(most_memory)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--each", type=int, default=3, help="tables of each title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    wishes = parser.parse_args()
    kinds = [wishes.only] if wishes.only else ["sqlite", "postgres"]
    for kind in kinds:
        share = wishes.minutes / len(kinds)
        print(json.dumps(soak(kind, share, wishes.each, wishes.seed)), flush=True)


if __name__ == "__main__":
    main()
