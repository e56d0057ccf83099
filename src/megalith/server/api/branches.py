"""Branches of studied games: explored with the search, kept with notes, shared by their address."""

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from megalith.server.api.dependencies import (
    FAULTS,
    MayReplay,
    Person,
    TheClerks,
    TheHub,
    TheStore,
    TheStudies,
    answering,
    seen_by,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.features import branching
from megalith.server.features.studies import Studies
from megalith.server.people.identity import new_person
from megalith.server.storage.branches import Kept, KeptBranches
from megalith.server.storage.rows import PERSON, RUNNING, Doc
from megalith.server.storage.studies import Kept as Study
from megalith.server.wire import branches as wire
from megalith.server.wire import requests
from megalith.server.work import study_work

router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)
Invite = Annotated[requests.Token | None, Query()]


async def _study(studies: Studies, key: str) -> Study:
    kept = await studies.kept.get(key)
    if kept is None:
        raise ServerError("not_found", "no such analysis")
    return kept


@router.post("/studies/{key}/explore", responses=answering(wire.Explored))
async def explore(
    key: requests.Token,
    body: wire.Explore,
    request: Request,
    studies: TheStudies,
    clerks: TheClerks,
) -> Response:
    kept = await _study(studies, key)
    work = (branching.explored, kept.record, kept.iterations, body)
    return await clerks.answer(request, *work)


@router.post("/tables/{id}/explore", responses=answering(wire.Explored))
async def explore_live(
    id: requests.Token,
    body: wire.Explore,
    request: Request,
    person: Person,
    hub: TheHub,
    clerks: TheClerks,
    invite: Invite = None,
) -> Response:
    """A running game, for who has no rival in it that is a person."""
    doc = await seen_by(hub.store, id, person, invite)
    seat = _alone(doc, person)
    lines = await hub.store.call(hub.store.lines, doc.row.id)
    work = (branching.explored_live, doc, lines, seat, hub.settings.study, body)
    return await clerks.answer(request, *work)


def _alone(doc: Doc, person: str) -> int:
    """The seat through whose eyes a running game may be explored."""
    held = doc.held(person)
    if doc.row.phase != RUNNING:
        raise ServerError("conflict", "the game does not run")
    if not held or any(seat.kind == PERSON and seat.person != person for seat in doc.seats):
        raise ServerError("forbidden", "others play in this game")
    if doc.row.deal is not None:
        raise ServerError("forbidden", "a deal is played without the search")
    return doc.row.turn if doc.row.turn in held else held[0]


@router.get("/studies/{key}/branches", response_model=wire.Branches)
async def listed(key: requests.Token, person: Person, store: TheStore) -> wire.Branches:
    """My own ones."""
    mine = await store.call(KeptBranches(store).of, key, person)
    return {"branches": [_told(one, person) for one in mine]}


@router.post("/studies/{key}/branches", response_model=wire.Branch, status_code=201)
async def begin(
    key: requests.Token,
    body: wire.BranchText,
    request: Request,
    person: Person,
    hub: TheHub,
    studies: TheStudies,
    clerks: TheClerks,
) -> wire.Branch:
    return await _kept(new_person(), key, body, request, person, hub, studies, clerks)


@router.put("/branches/{id}", response_model=wire.Branch)
async def change(
    id: requests.Token,
    body: wire.BranchText,
    request: Request,
    person: Person,
    hub: TheHub,
    studies: TheStudies,
    clerks: TheClerks,
) -> wire.Branch:
    old = await hub.store.call(KeptBranches(hub.store).get, id)
    return await _kept(id, old.study, body, request, person, hub, studies, clerks)


@router.get("/branches/{id}", response_model=wire.BranchShared)
async def read(
    id: requests.Token, person: Person, store: TheStore, studies: TheStudies
) -> wire.BranchShared:
    found = await store.call(KeptBranches(store).get, id)
    study = await _study(studies, found.study)
    record = study_work.unpacked(study.record)
    return {"key": found.study, "record": record, "branch": _told(found, person)}


@router.delete("/branches/{id}", status_code=204)
async def remove(id: requests.Token, person: Person, store: TheStore) -> None:
    await store.call(KeptBranches(store).remove, id, person)


async def _kept(
    id: str,
    key: str,
    body: wire.BranchText,
    request: Request,
    person: str,
    hub: TheHub,
    studies: Studies,
    clerks: TheClerks,
) -> wire.Branch:
    """Only what can be played is kept, so that whoever has the address can walk through it."""
    study = await _study(studies, key)
    asked = wire.Explore(at=body.at, lines=body.lines)
    found = await clerks.doc(request, branching.explored, study.record, study.iterations, asked)
    if found["refusal"] or found["lines"] != body.lines:
        raise ServerError("rules", "the branch is not possible")
    store = hub.store
    size = len(json.dumps([body.name, body.lines, body.notes]).encode())
    new = Kept(id, key, person, body.name, body.at, body.lines, dict(body.notes), size)
    kept = await store.call(KeptBranches(store).keep, new, hub.settings.quotas)
    return _told(kept, person)


def _told(kept: Kept, person: str) -> wire.Branch:
    names = ("id", "name", "at", "lines", "notes", "changed")
    told = {name: getattr(kept, name) for name in names}
    return {**told, "mine": kept.person == person}  # type: ignore[typeddict-item]
