"""Who may not come in: people, addresses and networks. Kept in the database, known by heart."""

import asyncio
import time
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

import sqlalchemy as sa

from megalith.server.storage import schema
from megalith.server.storage.database import reading, reads

if TYPE_CHECKING:
    from megalith.server.tables.hub import Hub

BANNED = 4403  # the code with which an open socket is closed
BAN = {"bans": True}  # what running servers are told when something has changed
bans = schema.bans


@dataclass(frozen=True)
class Ban:
    who: str
    until: int | None
    reason: str
    created: int


def network(who: str) -> IPv4Network | IPv6Network | None:
    """The address or network that is meant; None for a person."""
    try:
        found = ip_network(who.strip(), strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network) and found.prefixlen == 128:
        return found.supernet(new_prefix=64)  # one line has as many addresses as it likes
    return found


def name(who: str) -> str:
    """How it is kept: an address in one way of writing."""
    found = network(who)
    return who if found is None else str(found).removesuffix("/32")


def read(db: sa.Connection) -> list[Ban]:
    query = sa.select(bans).order_by(bans.c.created, bans.c.who)
    return [Ban(**row) for row in db.execute(query).mappings()]


def add(db: sa.Connection, ban: Ban) -> None:
    remove(db, ban.who)
    db.execute(bans.insert().values(vars(ban)))


def remove(db: sa.Connection, who: str) -> bool:
    return db.execute(bans.delete().where(bans.c.who == name(who))).rowcount > 0


class Bans:
    """What a running server knows of them."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._people: dict[str, int | None] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, int | None]] = []
        self._learning: asyncio.Task[None] | None = None

    def relearn(self) -> None:
        """Something has changed."""
        self._learning = asyncio.get_running_loop().create_task(self.learn())

    async def learn(self) -> None:
        """Read them anew; whoever is here and should not be has to go."""
        found = await self._hub.store.call(self._read)
        networks = [(network(ban.who), ban.until) for ban in found]
        self._networks = [(each, until) for each, until in networks if each is not None]
        self._people = {ban.who: ban.until for ban in found if network(ban.who) is None}
        for live in self._hub.live.values():
            for connection in list(live.connections):
                client = connection.socket.client
                if self.hit(connection.person, client.host if client else ""):
                    connection.close_with(BANNED)

    @reads
    def _read(self) -> list[Ban]:
        with reading(self._hub.store.engine) as db:
            return read(db)

    def any(self) -> bool:
        return bool(self._people or self._networks)

    def hit(self, person: str | None, address: str) -> bool:
        now = time.time()
        if person in self._people and _holds(self._people[person], now):
            return True
        if not self._networks:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in each and _holds(until, now) for each, until in self._networks)


def _holds(until: int | None, now: float) -> bool:
    return until is None or now < until
