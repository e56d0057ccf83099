"""Tables of all titles are played while servers and databases are killed under them. In small: the
long version is `make soak`.
"""

import random
import time
from collections.abc import Iterator

import pytest

from tests.helpers import THOROUGH
from tests.server.chaos import Site, finish, judge, players, wait_for_moves
from tests.server.conftest import Postgres
from tests.server.helpers import OPENED, children

WORKERS = 5  # processes of one server: see test_workers


@pytest.fixture
def sites() -> Iterator[list[Site]]:
    found: list[Site] = []
    yield found
    OPENED.close()
    for site in found:
        site.stop()


def test_kills_of_the_server_lose_nothing_and_double_nothing(
    sqlite: str, sites: list[Site]
) -> None:
    site = Site(sqlite).begin()
    sites.append(site)
    all_players = players(site, each=1)
    rng = random.Random(1)
    for _ in range(2 if THOROUGH else 1):
        wait_for_moves(all_players, 1)
        time.sleep(rng.random())
        assert len(children(site.servers[0].process.pid)) <= WORKERS
        site.kill(0)
    wait_for_moves(all_players, 2 if THOROUGH else 1)
    finish(all_players)
    site.stop()
    found = judge(sqlite, all_players)
    assert found["tables"] >= 4 and found["confirmed"] >= (20 if THOROUGH else 8)


def test_kills_of_servers_and_database_lose_nothing_and_double_nothing(
    own_postgres: Postgres, sites: list[Site]
) -> None:
    db = own_postgres.new_database()
    site = Site(db).begin(2)
    sites.append(site)
    all_players = players(site, each=1)
    wait_for_moves(all_players, 1)
    assert own_postgres.end(db) > 0
    wait_for_moves(all_players, 1)
    own_postgres.kill()
    wait_for_moves(all_players, 1)
    site.kill(0)
    wait_for_moves(all_players, 1)
    assert own_postgres.end(db, "query LIKE 'LISTEN%'") == 2
    wait_for_moves(all_players, 2)
    finish(all_players)
    site.stop()
    found = judge(db, all_players)
    assert found["tables"] >= 4 and found["confirmed"] >= 20
