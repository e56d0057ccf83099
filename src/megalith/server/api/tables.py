"""Tables over HTTP: open one, find one, sit down, get up, start, play again."""

import asyncio
from functools import partial
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response

from megalith.core.catalogue import load
from megalith.core.game import Json
from megalith.server.api.dependencies import (
    FAULTS,
    Address,
    MayCreate,
    Person,
    Short,
    TheClerks,
    TheHub,
    TheStore,
    answer,
    seen_by,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.storage.store import Store
from megalith.server.tables import lobby, new_tables
from megalith.server.tables.lists import PublicLists
from megalith.server.tables.lobby import Change
from megalith.server.wire import answers, requests
from megalith.server.wire.answers import TableInfo

router = APIRouter(prefix="/api/tables", responses=FAULTS, route_class=StrictRoute)
Invite = Annotated[requests.Token | None, Query()]
TableId = requests.Token


@router.post("", status_code=201, response_model=TableInfo, dependencies=[MayCreate, Short])
async def create(
    body: requests.NewTable,
    request: Request,
    person: Person,
    address: Address,
    hub: TheHub,
    clerks: TheClerks,
) -> TableInfo:
    store = hub.store
    name = await store.call(store.people.name_of, person)
    seats = [
        new_tables.seat_from(
            n, new_tables.offered(hub.settings, wish.who), wish.name or name, person
        )
        for n, wish in enumerate(body.seats)
    ]
    options: Json = dict(body.options)
    stand_in = new_tables.usual_stand_in(hub.settings)
    if body.stand_in is not None:
        new_tables.offered(hub.settings, f"bot:{body.stand_in.bot}")
        stand_in = body.stand_in.after, body.stand_in.bot
    new = partial(
        new_tables.new_table,
        body.game,
        options,
        seats,
        person,
        body.public,
        body.hold,
        stand_in=stand_in,
        take_back=body.take_back,
        typed=body.luck == "typed",
    )
    if body.components is None:
        doc = new()
    else:  # a stranger's set takes its time beside the server
        asked = await _components(store, body.game, body.components)
        doc = await clerks.doc(request, partial(new, components=asked))
        await asyncio.to_thread(load, body.game, doc.changes)
    await store.call(store.create, doc, hub.ledger.opens(person, address, doc))
    await hub.created(doc)
    return answer(hub, doc, person)


async def _components(
    store: Store, game: str, asked: str | requests.OwnSet
) -> new_tables.Components:
    if isinstance(asked, requests.OwnSet):
        return new_tables.Components(asked.name, asked.changes)
    kept = await store.call(store.sets.get, asked)
    if kept.game != game:
        raise ServerError("rules", "the set of components belongs to another game")
    return new_tables.Components(kept.name, kept.changes)


@router.get("", responses={200: {"model": answers.Tables}})
async def tables(
    list: Literal["mine", "open", "running", "finished"],
    request: Request,
    person: Person,
    store: TheStore,
    hub: TheHub,
) -> Response:
    if list in ("open", "running"):
        lists: PublicLists = request.app.state.lists
        whole, packed = await lists.text(list, person)
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(packed, headers=headers, media_type="application/json")
        return Response(whole, media_type="application/json")
    found = await store.call(store.lists.read, list, person)
    mine: answers.Tables = {"tables": [answer(hub, doc, person) for doc in found]}
    return Response(msgspec.json.encode(mine), media_type="application/json")


@router.get("/{id}", response_model=TableInfo)
async def table(
    id: TableId, person: Person, store: TheStore, hub: TheHub, invite: Invite = None
) -> TableInfo:
    return answer(hub, await seen_by(store, id, person, invite), person)


async def _edit(hub: TheHub, id: str, person: str, change: Change) -> TableInfo:
    return answer(hub, await hub.edit(id, change), person)


@router.post("/{id}/join", response_model=TableInfo)
async def join(id: TableId, body: requests.Join, person: Person, hub: TheHub) -> TableInfo:
    name = body.name or await hub.store.call(hub.store.people.name_of, person)
    change = lobby.join(person, body.invite, body.seat, name, body.ready)
    return await _edit(hub, id, person, change)


@router.post("/{id}/ready", response_model=TableInfo)
async def ready(id: TableId, body: requests.Ready, person: Person, hub: TheHub) -> TableInfo:
    return await _edit(hub, id, person, lobby.ready(person, body.ready))


@router.post("/{id}/leave", response_model=TableInfo)
async def leave(id: TableId, person: Person, hub: TheHub) -> TableInfo:
    return await _edit(hub, id, person, lobby.leave(person))


@router.post("/{id}/seats/{seat}", response_model=TableInfo)
async def assign(
    id: TableId, seat: requests.SeatIn, body: requests.Assign, person: Person, hub: TheHub
) -> TableInfo:
    who = new_tables.offered(hub.settings, body.who)
    return await _edit(hub, id, person, lobby.assign(person, seat, who))


@router.post("/{id}/seed", response_model=TableInfo)
async def seed(id: TableId, body: requests.Seed, person: Person, hub: TheHub) -> TableInfo:
    return await _edit(hub, id, person, lobby.own_seed(person, body.seed))


@router.post("/{id}/start", response_model=TableInfo)
async def start(id: TableId, person: Person, hub: TheHub) -> TableInfo:
    return await _edit(hub, id, person, lobby.start(person))


@router.post("/{id}/rematch", status_code=201, response_model=TableInfo, dependencies=[MayCreate])
async def rematch(
    id: TableId, person: Person, address: Address, store: TheStore, hub: TheHub
) -> TableInfo:
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
