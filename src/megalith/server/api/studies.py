"""Analyses of games that are over: begun, followed, stopped, and turns tried anew."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import JSONResponse

from megalith.server.api.dependencies import (
    FAULTS,
    MayReplay,
    MayStudy,
    Person,
    TheClerks,
    TheHub,
    TheStore,
    TheStudies,
)
from megalith.server.api.replays import finished
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.features.studies import Studies
from megalith.server.storage.studies import Kept
from megalith.server.wire import requests
from megalith.server.wire import studies as wire
from megalith.server.work import clerk_work, study_work
from megalith.server.work.clerks import json_body

router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)
Invite = Annotated[requests.Token | None, Query()]
STATE: dict[int | str, dict[str, Any]] = {200: {"model": wire.StudyState}}


async def _answer(studies: Studies, key: str, person: str) -> Response:
    kept = await studies.kept.get(key)
    if kept is None:
        return JSONResponse(await studies.state(key, person))
    return _done(kept)


def _done(kept: Kept) -> Response:
    head = f'{{"key":"{kept.key}","state":"done","part":1,"mine":false,"study":'.encode()
    body = study_work.plain(kept.body)
    return Response(head + body + b"}", media_type="application/json")


@router.get("/tables/{id}/study", responses=STATE)
async def of_table(
    id: requests.Token, person: Person, store: TheStore, studies: TheStudies, invite: Invite = None
) -> Response:
    """How far the analysis of a game is; all of it when it is done."""
    await finished(store, id, person, invite)
    return await _answer(studies, studies.key(id), person)


@router.post("/tables/{id}/study", responses=STATE, dependencies=[MayStudy])
async def begin(
    id: requests.Token,
    request: Request,
    person: Person,
    store: TheStore,
    studies: TheStudies,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    doc, lines = await finished(store, id, person, invite)
    key = studies.key(id)
    kept = await studies.kept.get(key)
    if kept is not None:
        return _done(kept)
    record = await clerks.doc(request, clerk_work.table_record, doc, lines)
    return JSONResponse(await studies.begin(key, person, record))


@router.post(
    "/studies",
    responses=STATE,
    dependencies=[MayStudy],
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": wire.StudyRecord.model_json_schema()}},
        }
    },
)
async def begin_upload(
    request: Request,
    response: Response,
    person: Person,
    hub: TheHub,
    studies: TheStudies,
    clerks: TheClerks,
) -> Response:
    body = await json_body(request)
    record = await clerks.doc(request, study_work.upload_record, body, hub.settings.limits.steps)
    key = studies.key(study_work.digest(record))
    kept = await studies.kept.get(key)
    answer = _done(kept) if kept else JSONResponse(await studies.begin(key, person, record))
    answer.headers.raw.extend(response.headers.raw)  # a newcomer's cookie
    return answer


@router.get("/studies/{key}", responses=STATE)
async def read(key: requests.Token, person: Person, studies: TheStudies) -> Response:
    return await _answer(studies, key, person)


@router.delete("/studies/{key}", response_model=wire.StudyState)
async def stop(key: requests.Token, person: Person, studies: TheStudies) -> wire.StudyState:
    """Whoever has begun it does not want it any more."""
    studies.stop(key, person)
    return await studies.state(key, person)


@router.post("/studies/{key}/try", responses={200: {"model": wire.StudyTried}})
async def attempt(
    key: requests.Token,
    body: wire.StudyTry,
    request: Request,
    studies: TheStudies,
    clerks: TheClerks,
) -> Response:
    kept = await studies.kept.get(key)
    if kept is None:
        raise ServerError("not_found", "no such analysis")
    return await clerks.answer(request, study_work.tried, kept.record, kept.body, body)
