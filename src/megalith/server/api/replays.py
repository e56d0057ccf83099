"""Games to look back at: replay, record, verification, and playing on from a position."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from megalith.server.api.dependencies import (
    FAULTS,
    Address,
    MayCreate,
    MayReplay,
    Person,
    TheClerks,
    TheHub,
    TheStore,
    answer,
    answering,
    seen_by,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.storage.rows import OPEN, OVER, Doc
from megalith.server.storage.store import Store
from megalith.server.tables import new_tables
from megalith.server.wire import answers, requests
from megalith.server.work import clerk_work
from megalith.server.work.clerk_work import Fork, Line
from megalith.server.work.clerks import json_body

router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)
Invite = Annotated[requests.Token | None, Query()]


def _takes(model: type[requests.In]) -> dict[str, Any]:
    """The description of a body that is read elsewhere."""
    content = {"application/json": {"schema": model.model_json_schema()}}
    return {"requestBody": {"required": True, "content": content}}


async def _log(store: Store, doc: Doc) -> list[Line]:
    if doc.row.phase == OPEN:
        raise ServerError("conflict", "the game has not started")
    return await store.call(store.lines, doc.row.id)


async def finished(
    store: Store, id: str, person: str, invite: str | None
) -> tuple[Doc, list[Line]]:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER:
        raise ServerError("conflict", "the game is not over")
    return doc, await _log(store, doc)


@router.get("/tables/{id}/replay", responses=answering(answers.Replay))
async def replay(
    id: requests.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
    seat: Annotated[requests.SeatIn | None, Query()] = None,
    start: requests.StepNumber = 0,
    count: requests.Count = 50,
) -> Response:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER and seat is not None and seat not in doc.held(person):
        raise ServerError("forbidden", "not your seat, and the game is not over")
    lines = await _log(store, doc)
    return await clerks.answer(request, clerk_work.table_frames, doc, lines, seat, start, count)


@router.get("/tables/{id}/record")
async def record(
    id: requests.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    found = await finished(store, id, person, invite)
    return await clerks.answer(request, clerk_work.table_record, *found)


@router.get("/tables/{id}/verify", responses=answering(answers.Verified))
async def verify(
    id: requests.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    found = await finished(store, id, person, invite)
    return await clerks.answer(request, clerk_work.table_verified, *found)


@router.post(
    "/replay", responses=answering(answers.Replay), openapi_extra=_takes(requests.ReplayRecord)
)
async def replay_record(request: Request, hub: TheHub, clerks: TheClerks) -> Response:
    most = hub.settings.limits.steps
    return await clerks.answer(request, clerk_work.upload_frames, await json_body(request), most)


@router.post(
    "/verify", responses=answering(answers.Verified), openapi_extra=_takes(requests.VerifyRecord)
)
async def verify_record(request: Request, hub: TheHub, clerks: TheClerks) -> Response:
    most = hub.settings.limits.steps
    return await clerks.answer(request, clerk_work.upload_verified, await json_body(request), most)


@router.post("/fork", status_code=201, response_model=answers.TableInfo, dependencies=[MayCreate])
async def fork(
    body: requests.Fork,
    request: Request,
    person: Person,
    address: Address,
    hub: TheHub,
    clerks: TheClerks,
) -> answers.TableInfo:
    store = hub.store
    if (body.table is None) == (body.record is None):
        raise ServerError("bad_request", "expected either a table or a record")
    name = await store.call(store.people.name_of, person)
    seats = [
        new_tables.seat_from(
            n, new_tables.offered(hub.settings, wish.who), wish.name or name, person
        )
        for n, wish in enumerate(body.seats)
    ]
    usual = new_tables.usual_stand_in(hub.settings)
    wish = Fork(body.step, seats, person, body.public, usual, body.table)
    if body.table is None:
        most = hub.settings.limits.steps
        doc = await clerks.doc(request, clerk_work.fork_upload, await request.body(), most, wish)
    else:
        found = await finished(store, body.table, person, body.invite)
        doc = await clerks.doc(request, clerk_work.fork_table, *found, wish)
    await store.call(store.create, doc, hub.ledger.opens(person, address, doc))
    await hub.created(doc)
    return answer(hub, doc, person)
