"""People while the server runs: who was here, and who has ended their cookies."""

from megalith.server.background import begin
from megalith.server.people.identity import Identity, is_robot
from megalith.server.tables.hub import Hub

AT_ONCE = 500
LOGGED_OUT = 4401  # the code with which a socket is closed whose cookie is void


class Persons:
    def __init__(self, hub: Hub, identity: Identity) -> None:
        self._hub = hub
        self._identity = identity
        self._here: set[str] = set()
        hub.persons = self

    def here(self, person: str) -> None:
        """Remembered now, kept by and by."""
        self._here.add(person)

    async def flush(self) -> None:
        store, here = self._hub.store, sorted(self._here)
        self._here.clear()
        for k in range(0, len(here), AT_ONCE):  # so that nobody who plays waits for it
            await store.call(store.people.seen, here[k : k + AT_ONCE])

    # -- leaving

    async def log_out(self, person: str) -> None:
        """Every cookie and link of a person is void from now on."""
        store = self._hub.store
        self._heard_all(await store.call(store.people.log_out, person))

    async def forget(self, person: str) -> None:
        hub, store = self._hub, self._hub.store
        level = hub.settings.level
        async with hub.ledger.keeping:
            found = await store.call(store.people.forget, person, level)
            for id in found.gone:
                hub.gone(id)
            for id in found.changed & hub.live.keys():
                hub.live[id].post(hub.live[id].refresh)
            self._heard_all(found.epochs)

    def _heard_all(self, epochs: dict[str, int]) -> None:
        for person, epoch in epochs.items():
            self.heard(person, epoch)

    def heard(self, person: str, epoch: int) -> None:
        """From here or from another server: cookies of an earlier epoch are void."""
        self._identity.epochs[person] = epoch
        self._here.discard(person)
        self._hub.ledger.forget(person)
        if is_robot(person):
            self._hub.robots.ended(person)
        for live in self._hub.live.values():
            for connection in live.connections:
                if connection.person == person:
                    connection.close_with(LOGGED_OUT)

    def resync(self) -> None:
        """Something may have been missed."""
        begin(self._reload(), "who has logged out")

    async def _reload(self) -> None:
        store = self._hub.store
        for person, epoch in (await store.call(store.people.epochs)).items():
            if self._identity.epochs.get(person, 0) < epoch:
                self.heard(person, epoch)
        await self._hub.robots.learn()
