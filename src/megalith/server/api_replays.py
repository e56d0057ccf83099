"""Games to look back at: replay, record, verification, and playing on from a position."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query

from megalith.core.game import Json
from megalith.core.table import Table
from megalith.server import opening, replays, wire
from megalith.server.errors import ServerError
from megalith.server.history import Past
from megalith.server.names import clean
from megalith.server.rows import OPEN, OVER, Doc
from megalith.server.store import Store
from megalith.server.strict import StrictRoute
from megalith.server.web import (
    FAULTS,
    MayCreate,
    MayReplay,
    Person,
    TheHub,
    TheStore,
    answer,
    seen_by,
)

router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)
Invite = Annotated[wire.Token | None, Query()]


async def _past(store: Store, doc: Doc) -> Past:
    if doc.row.phase == OPEN:
        raise ServerError("conflict", "the game has not started")
    entries = await store.call(store.entries, doc.row.id)
    return await asyncio.to_thread(Past, doc, entries)


async def _finished(store: Store, id: str, person: str, invite: str | None) -> tuple[Doc, Past]:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER:
        raise ServerError("conflict", "the game is not over")
    return doc, await _past(store, doc)


@router.get("/tables/{id}/replay", response_model=wire.ReplayOut)
async def replay(
    id: wire.Token,
    person: Person,
    store: TheStore,
    invite: Invite = None,
    seat: Annotated[wire.SeatIn | None, Query()] = None,
    start: wire.StepNumber = 0,
    count: wire.Count = 50,
) -> Json:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER and seat is not None and seat not in doc.held(person):
        raise ServerError("forbidden", "not your seat, and the game is not over")
    past = await _past(store, doc)
    return await asyncio.to_thread(replays.frames, past.table, doc.names(), seat, start, count)


@router.get("/tables/{id}/record")
async def record(id: wire.Token, person: Person, store: TheStore, invite: Invite = None) -> Json:
    return replays.full_record(*await _finished(store, id, person, invite))


@router.get("/tables/{id}/verify", response_model=wire.VerifyOut)
async def verify(id: wire.Token, person: Person, store: TheStore, invite: Invite = None) -> Json:
    doc, past = await _finished(store, id, person, invite)
    if doc.row.seed != opening.game_seed(doc.row.secret, [s.own for s in doc.seats]):
        raise ServerError("rules", "the seed was not made of the secret and the players' seeds")
    return await asyncio.to_thread(replays.verified, replays.full_record(doc, past))


@router.post("/replay", response_model=wire.ReplayOut)
async def replay_record(body: wire.ReplayRecord) -> Json:
    table = await asyncio.to_thread(replays.checked_record, body.record)
    names = [clean(str(name)) for name in body.record["names"]]
    return await asyncio.to_thread(replays.frames, table, names, body.seat, body.start, body.count)


@router.post("/verify", response_model=wire.VerifyOut)
async def verify_record(body: wire.VerifyRecord) -> Json:
    return await asyncio.to_thread(replays.verified, body.record)


@router.post("/fork", status_code=201, response_model=wire.TableOut, dependencies=[MayCreate])
async def fork(body: wire.Fork, person: Person, hub: TheHub) -> Json:
    table = await _source(body, person, hub.store)
    if len(body.seats) != table.seats:
        raise ServerError("rules", f"the game has {table.seats} seats")
    if body.step > len(table.steps):
        raise ServerError("not_found", f"there are positions 0 to {len(table.steps)}")
    name = await hub.store.call(hub.store.people.name_of, person)
    seats = [
        opening.seat_from(n, wish.who, wish.name or name, person)
        for n, wish in enumerate(body.seats)
    ]
    before = [{"by": s.who, **s.record} for s in table.steps[: body.step]]
    doc = opening.new_table(
        table.game.id,
        table.options,
        seats,
        person,
        body.public,
        forked={"table": body.table, "step": body.step},
        opening=before,
    )
    await hub.store.call(hub.store.create, doc)
    await hub.created(doc)
    return answer(hub, doc, person)


async def _source(body: wire.Fork, person: str, store: Store) -> Table[Any]:
    if (body.table is None) == (body.record is None):
        raise ServerError("bad_request", "expected either a table or a record")
    if body.record is not None:
        return await asyncio.to_thread(replays.checked_record, body.record)
    assert body.table is not None
    return (await _finished(store, body.table, person, body.invite))[1].table
