"""The deal of the day, and deals for friends: opened, played, compared.

Nobody learns anything of a deal before they have played it: its seed is shown when it is closed,
games of others are shown to who has finished the counted try, and uncounted tries come after it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import sqlalchemy as sa

from megalith.core import sets
from megalith.core.catalogue import TITLES, load
from megalith.core.options import choose
from megalith.server import titles
from megalith.server.errors import ServerError
from megalith.server.people.ledger import Spend
from megalith.server.storage.deals import Deal, KeptDeals, Played, new_seed
from megalith.server.storage.rows import BOT, OVER, PERSON, Doc, Seat
from megalith.server.storage.store import today
from megalith.server.tables.hub import Hub, forever
from megalith.server.tables.new_tables import Components, Dealt, new_table
from megalith.server.wire import deals as wire
from megalith.server.work import deal_work
from megalith.server.work.jobs import JobFailed

_log = logging.getLogger("megalith.deals")
BOT_OF_DEAL: Final = "hard"
PAR: Final = ("hard", "medium", "greedy")  # who plays in the people's place, for comparison
SEATS: Final = 2
DAILY: Final = "deals"  # on whose account the bots' games of the day go; else who asked for it
SECONDS: Final = 60.0  # that the bots' own games take, about
MOST_SHOWN: Final = 100
OFTEN: Final = 3600.0  # seconds between two looks whether the deals of tomorrow are fixed


class Deals:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.kept = KeptDeals(hub.store)
        self._reckoning: dict[str, asyncio.Task[None]] = {}
        self._chore: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._chore = asyncio.create_task(forever(self.commit, OFTEN))

    async def commit(self) -> None:
        """The deals of today and of tomorrow are fixed, whether anybody asks for them or not."""
        for game in TITLES:
            for day in (today(), today() + 1):
                await self.of_day(game, day)

    def close(self) -> None:
        if self._chore is not None:
            self._chore.cancel()
        for task in self._reckoning.values():
            task.cancel()

    async def of_day(self, game: str, day: int) -> Deal:
        return await self._hub.store.call(self.kept.of_day, _new(game, day, None))

    async def for_friends(self, game: str, person: str) -> Deal:
        deal = _new(game, None, person)
        await self._hub.store.call(self.kept.add, deal)
        return deal

    async def get(self, id: str) -> Deal:
        deal = await self._hub.store.call(self.kept.read, id)
        if deal is None or deal.opens > time.time():
            raise ServerError("not_found", "no such deal")
        return deal

    # -- playing

    async def play(
        self, deal: Deal, person: str, name: str, counted: bool, spends: Callable[[Doc], Spend]
    ) -> Doc:
        """A new table of a deal: the first one of a person counts, the others do not."""
        mine = [one for one in await self._played(deal) if one.person == person and one.counted]
        if counted and mine:
            raise ServerError("conflict", "the counted try was begun already")
        if counted and time.time() >= deal.closes:
            raise ServerError("conflict", "the deal is closed")
        if not counted and time.time() < deal.closes and not (mine and mine[0].finished):
            raise ServerError("conflict", "first comes the counted try")
        now = int(time.time())
        seats = [_seat(n, deal, person, name, now) for n in range(deal.seats)]
        dealt = Dealt(deal.id, deal.seed, deal.closes, counted)
        doc = new_table(
            deal.game,
            deal.options,
            seats,
            person,
            take_back=not counted,
            version=deal.version,
            dealt=dealt,
            components=Components("", deal.changes or sets.shipped(deal.game)),
        )
        entry = Played(doc.row.id, deal.id, person, name, counted, created=now)
        store = self._hub.store
        await store.call(store.create, doc, partial(self._spend, spends(doc), entry))
        await self._hub.created(doc)
        return doc

    def _spend(self, spend: Spend, entry: Played, db: sa.Connection) -> None:
        spend(db)
        self.kept.enter(db, entry)

    # -- telling

    async def told(self, deal: Deal, person: str) -> wire.DealInfo:
        played = await self._played(deal)
        self._reckon(deal)
        mine = next((p for p in played if p.person == person and p.counted), None)
        closed = time.time() >= deal.closes
        done = mine is not None and mine.finished is not None
        shown = [_entry(p, person, closed or done) for p in played if p.finished is not None]
        bots = [_of_bot(one, closed or done) for one in deal.par or []]
        ranked = sorted([*shown, *bots], key=lambda e: (-e["lead"], -e["points"], e["name"]))
        nearby = await self._nearby(deal)
        return {
            "id": deal.id,
            "game": deal.game,
            "day": deal.day,
            "opens": deal.opens,
            "closes": deal.closes,
            "commitment": deal.commitment,
            "seed": deal.seed if closed else None,
            "next": nearby[1].commitment if nearby else None,
            "before": nearby[0].id if nearby else None,
            "seats": deal.seats,
            "seat": deal.seat,
            "bot": deal.bot,
            "iterations": deal_work.BUDGETS[deal.bot],
            "mine": mine.table_id if mine else None,
            "done": done,
            "entries": ranked[:MOST_SHOWN],
        }

    async def _nearby(self, deal: Deal) -> tuple[Deal, Deal] | None:
        """The deals of the day before and of the day after, whose hash is known already."""
        if deal.day is None or deal.day != today():
            return None
        return await self.of_day(deal.game, deal.day - 1), await self.of_day(
            deal.game, deal.day + 1
        )

    async def _played(self, deal: Deal) -> list[Played]:
        """Everybody's games, with the results of those that are over."""
        store = self._hub.store
        for id in await store.call(self.kept.unsettled, deal.id):
            doc = await store.call(store.read, id)
            if doc.row.phase == OVER:
                lines = await store.call(store.lines, id)
                found = await self._hub.clerks.run(deal_work.result, doc, lines, deal.seat)
                await store.call(self.kept.settle, id, found)
        return await store.call(self.kept.played, deal.id)

    def _reckon(self, deal: Deal) -> None:
        """Let bots play in the people's place, once for each deal."""
        if deal.par is None and deal.id not in self._reckoning:
            self._reckoning[deal.id] = asyncio.create_task(self._par(deal))

    async def _par(self, deal: Deal) -> None:
        try:
            payer = deal.creator or DAILY
            par = await self._hub.students.run(
                deal_work.par, deal.laid, PAR, home=deal.id, payer=payer, cost=SECONDS
            )
            await self._hub.store.call(self.kept.set_par, deal.id, par)
        except JobFailed as error:
            _log.warning("the bots' games of a deal failed: %s", error)
        finally:
            self._reckoning.pop(deal.id, None)


def _new(game: str, day: int | None, creator: str | None) -> Deal:
    title = load(game)
    return Deal(
        id=secrets.token_urlsafe(12),
        game=game,
        day=day,
        seed=new_seed(),
        version=title.version,
        options=choose(title.options, {}),
        seats=SEATS,
        seat=(day or 0) % SEATS,
        bot=BOT_OF_DEAL,
        creator=creator,
        created=int(time.time()),
        changes=titles.own(title),
    )


def _seat(n: int, deal: Deal, person: str, name: str, now: int) -> Seat:
    if n == deal.seat:
        return Seat(n, PERSON, person=person, name=name, since=now)
    return Seat(n, BOT, bot=deal.bot)


def _entry(one: Played, person: str, open: bool) -> wire.DealEntry:
    mine = one.person == person
    return {
        "name": one.name,
        "bot": None,
        "mine": mine,
        "counted": one.counted,
        "points": one.points or 0,
        "lead": one.lead or 0,
        "place": one.place or 0,
        "table": one.table_id if open or mine else None,
        "rounds": _rounds(one.rounds) if open else [],
    }


def _of_bot(one: dict[str, object], open: bool) -> wire.DealEntry:
    return {
        "name": "",
        "bot": str(one["bot"]),
        "mine": False,
        "counted": True,
        "points": int(str(one["points"])),
        "lead": int(str(one["lead"])),
        "place": int(str(one["place"])),
        "table": None,
        "rounds": _rounds(one["rounds"]) if open else [],
    }


def _rounds(rows: object) -> list[wire.DealRound]:
    if not isinstance(rows, list):
        return []
    return [{"round": n, "points": own, "rival": rival} for n, own, rival in rows]
