"""Tables over HTTP: open one, find one, sit down, get up, start, play again."""

from functools import partial
from math import ceil
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from megalith.core.game import Json
from megalith.server import lobby, opening, wire
from megalith.server.lobby import Change
from megalith.server.strict import StrictRoute
from megalith.server.web import (
    FAULTS,
    Address,
    MayCreate,
    Person,
    TheHub,
    TheStore,
    answer,
    seen_by,
)

router = APIRouter(prefix="/api/tables", responses=FAULTS, route_class=StrictRoute)
Invite = Annotated[wire.Token | None, Query()]
TableId = wire.Token


@router.post("", status_code=201, response_model=wire.TableOut, dependencies=[MayCreate])
async def create(body: wire.NewTable, person: Person, address: Address, hub: TheHub) -> Json:
    store = hub.store
    name = await store.call(store.people.name_of, person)
    seats = [
        opening.seat_from(n, opening.offered(hub.settings, wish.who), wish.name or name, person)
        for n, wish in enumerate(body.seats)
    ]
    options: Json = dict(body.options)
    wish = body.stand_in
    usual = ceil(hub.settings.away), hub.settings.level
    doc = opening.new_table(
        body.game,
        options,
        seats,
        person,
        body.public,
        body.hold,
        stand_in=(wish.after, wish.bot) if wish else usual,
    )
    await store.call(store.create, doc, hub.ledger.opens(person, address, doc))
    await hub.created(doc)
    return answer(hub, doc, person)


@router.get("", response_model=wire.TablesOut)
async def tables(
    list: Literal["mine", "open", "running", "finished"],
    person: Person,
    store: TheStore,
    hub: TheHub,
) -> Json:
    found = await store.call(store.listed, list, person)
    return {"tables": [answer(hub, doc, person) for doc in found]}


@router.get("/{id}", response_model=wire.TableOut)
async def table(
    id: TableId, person: Person, store: TheStore, hub: TheHub, invite: Invite = None
) -> Json:
    return answer(hub, await seen_by(store, id, person, invite), person)


async def _edit(hub: TheHub, id: str, person: str, change: Change) -> Json:
    return answer(hub, await hub.edit(id, change), person)


@router.post("/{id}/join", response_model=wire.TableOut)
async def join(id: TableId, body: wire.Join, person: Person, hub: TheHub) -> Json:
    name = body.name or await hub.store.call(hub.store.people.name_of, person)
    return await _edit(hub, id, person, lobby.join(person, body.invite, body.seat, name))


@router.post("/{id}/leave", response_model=wire.TableOut)
async def leave(id: TableId, person: Person, hub: TheHub) -> Json:
    return await _edit(hub, id, person, lobby.leave(person))


@router.post("/{id}/seats/{seat}", response_model=wire.TableOut)
async def assign(
    id: TableId, seat: wire.SeatIn, body: wire.Assign, person: Person, hub: TheHub
) -> Json:
    who = opening.offered(hub.settings, body.who)
    return await _edit(hub, id, person, lobby.assign(person, seat, who))


@router.post("/{id}/seed", response_model=wire.TableOut)
async def seed(id: TableId, body: wire.Seed, person: Person, hub: TheHub) -> Json:
    return await _edit(hub, id, person, lobby.own_seed(person, body.seed))


@router.post("/{id}/start", response_model=wire.TableOut)
async def start(id: TableId, person: Person, hub: TheHub) -> Json:
    return await _edit(hub, id, person, lobby.start(person))


@router.post(
    "/{id}/rematch", status_code=201, response_model=wire.TableOut, dependencies=[MayCreate]
)
async def rematch(
    id: TableId, person: Person, address: Address, store: TheStore, hub: TheHub
) -> Json:
    await seen_by(store, id, person, None)
    doc, new = await store.call(
        store.follow,
        id,
        lambda old: lobby.rematch_of(old, person),
        partial(lobby.rejoin, person),
        partial(hub.ledger.opens, person, address),
    )
    if new:
        await hub.created(doc)
    for each in (id, doc.row.id):  # tells everybody who is there, also at the old table
        await hub.edit(each, lambda _: None)
    return answer(hub, doc, person)
