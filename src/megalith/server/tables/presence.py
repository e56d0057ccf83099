"""Who is at which table, on this server and on the others."""

import time
from collections import Counter

from megalith.core.game import Json
from megalith.server.storage.rows import PERSON, Doc

FORGET = 30.0  # seconds after which a server that says nothing is thought gone
MOST_LEFT = 100_000
REPEAT = 10.0  # seconds between the reports of a server


class Presence:
    def __init__(self) -> None:
        self._began = time.monotonic()  # nothing is known of who left before
        self._here: dict[str, Counter[str]] = {}  # table -> sockets of each person
        self._there: dict[str, dict[str, tuple[float, set[str]]]] = {}  # table -> server -> ...
        self._left: dict[tuple[str, str], float] = {}  # (table, person) -> when last seen

    def came(self, table: str, person: str | None) -> bool:
        """One more socket; True if that changes who is here."""
        if not person:
            return False
        here = self._here.setdefault(table, Counter())
        here[person] += 1
        return here[person] == 1

    def went(self, table: str, person: str | None) -> bool:
        if not person:
            return False
        here = self._here[table]
        here[person] -= 1
        if here[person] > 0:
            return False
        del here[person]
        if not here:
            del self._here[table]
        self._gone(table, person)
        return True

    def _gone(self, table: str, person: str) -> None:
        if len(self._left) >= MOST_LEFT:  # the half that left longest ago
            times = sorted(self._left.values())
            self._began = times[len(times) // 2]
            self._left = {k: t for k, t in self._left.items() if t > self._began}
        self._left[table, person] = time.monotonic()

    def online(self, table: str) -> set[str]:
        people = set(self._here.get(table, ()))
        now = time.monotonic()
        for heard, there in self._there.get(table, {}).values():
            if now - heard < FORGET:
                people |= there
        return people

    def absent(self, doc: Doc) -> set[int]:
        """The seats whose owners have been away for longer than the table is patient; not from
        before they sat down or the game began.
        """
        online, (patience, _) = self.online(doc.row.id), doc.row.stand_in()
        found = set()
        for s in doc.seats:
            if s.kind == PERSON and (s.person or "") not in online:
                seen = self._left.get((doc.row.id, s.person or ""), self._began)
                away = min(time.monotonic() - seen, time.time() - (s.since or 0))
                if away >= patience:
                    found.add(s.seat)
        return found

    # -- between servers

    def tables(self) -> list[str]:
        return list(self._here)

    def report(self, table: str, holders: set[str]) -> Json:
        """Of those who sit at the table; spectators are nobody's business."""
        return {"table": table, "online": sorted(holders & set(self._here.get(table, ())))}

    def heard(self, server: str, table: str, online: list[str]) -> bool:
        """Another server's report; True if it changes who is here."""
        before = self.online(table)
        servers = self._there.setdefault(table, {})
        for person in servers.pop(server, (0.0, set()))[1] - set(online):
            self._gone(table, person)
        if online:
            servers[server] = (time.monotonic(), set(online))
        elif not servers:
            del self._there[table]
        return self.online(table) != before
