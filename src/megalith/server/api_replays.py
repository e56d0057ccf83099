"""Games to look back at: replay, record, verification, and playing on from a position."""

from math import ceil
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from megalith.core.game import Json
from megalith.server import opening, studies, wire
from megalith.server.clerks import json_body
from megalith.server.errors import ServerError
from megalith.server.rows import OPEN, OVER, Doc
from megalith.server.store import Store
from megalith.server.strict import StrictRoute
from megalith.server.studies import Fork, Line
from megalith.server.web import (
    FAULTS,
    Address,
    MayCreate,
    MayReplay,
    Person,
    TheClerks,
    TheHub,
    TheStore,
    answer,
    seen_by,
)

router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)
Invite = Annotated[wire.Token | None, Query()]


def _answers(model: type[wire.Out]) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": model}}


def _takes(model: type[wire.In]) -> dict[str, Any]:
    """The description of a body that is read elsewhere."""
    content = {"application/json": {"schema": model.model_json_schema()}}
    return {"requestBody": {"required": True, "content": content}}


async def _log(store: Store, doc: Doc) -> list[Line]:
    if doc.row.phase == OPEN:
        raise ServerError("conflict", "the game has not started")
    return await store.call(store.lines, doc.row.id)


async def _finished(
    store: Store, id: str, person: str, invite: str | None
) -> tuple[Doc, list[Line]]:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER:
        raise ServerError("conflict", "the game is not over")
    return doc, await _log(store, doc)


@router.get("/tables/{id}/replay", responses=_answers(wire.ReplayOut))
async def replay(
    id: wire.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
    seat: Annotated[wire.SeatIn | None, Query()] = None,
    start: wire.StepNumber = 0,
    count: wire.Count = 50,
) -> Response:
    doc = await seen_by(store, id, person, invite)
    if doc.row.phase != OVER and seat is not None and seat not in doc.held(person):
        raise ServerError("forbidden", "not your seat, and the game is not over")
    lines = await _log(store, doc)
    return await clerks.answer(request, studies.table_frames, doc, lines, seat, start, count)


@router.get("/tables/{id}/record")
async def record(
    id: wire.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    found = await _finished(store, id, person, invite)
    return await clerks.answer(request, studies.table_record, *found)


@router.get("/tables/{id}/verify", responses=_answers(wire.VerifyOut))
async def verify(
    id: wire.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    found = await _finished(store, id, person, invite)
    return await clerks.answer(request, studies.table_verified, *found)


@router.post("/replay", responses=_answers(wire.ReplayOut), openapi_extra=_takes(wire.ReplayRecord))
async def replay_record(request: Request, hub: TheHub, clerks: TheClerks) -> Response:
    most = hub.settings.limits.steps
    return await clerks.answer(request, studies.upload_frames, await json_body(request), most)


@router.post("/verify", responses=_answers(wire.VerifyOut), openapi_extra=_takes(wire.VerifyRecord))
async def verify_record(request: Request, hub: TheHub, clerks: TheClerks) -> Response:
    most = hub.settings.limits.steps
    return await clerks.answer(request, studies.upload_verified, await json_body(request), most)


@router.post("/fork", status_code=201, response_model=wire.TableOut, dependencies=[MayCreate])
async def fork(
    body: wire.Fork,
    request: Request,
    person: Person,
    address: Address,
    hub: TheHub,
    clerks: TheClerks,
) -> Json:
    store = hub.store
    if (body.table is None) == (body.record is None):
        raise ServerError("bad_request", "expected either a table or a record")
    name = await store.call(store.people.name_of, person)
    seats = [
        opening.seat_from(n, opening.offered(hub.settings, wish.who), wish.name or name, person)
        for n, wish in enumerate(body.seats)
    ]
    usual = ceil(hub.settings.away), hub.settings.level
    wish = Fork(body.step, seats, person, body.public, usual, body.table)
    if body.table is None:
        most = hub.settings.limits.steps
        doc = await clerks.doc(request, studies.fork_upload, await request.body(), most, wish)
    else:
        found = await _finished(store, body.table, person, body.invite)
        doc = await clerks.doc(request, studies.fork_table, *found, wish)
    await store.call(store.create, doc, hub.ledger.opens(person, address, doc))
    await hub.created(doc)
    return answer(hub, doc, person)
