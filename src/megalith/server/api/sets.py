"""Sets of components over HTTP: judged while they are typed, kept for a person, shared by id."""

import json
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from megalith.server.api.dependencies import (
    FAULTS,
    MayReplay,
    Person,
    Short,
    TheClerks,
    TheHub,
    TheStore,
    answering,
    known_game,
    seen_by,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.people.identity import new_token
from megalith.server.storage.sets import Kept
from megalith.server.wire import answers, requests
from megalith.server.work import judging

SetId = requests.Token
Lang = Annotated[requests.Lang, Query()]


router = APIRouter(
    prefix="/api", responses=FAULTS, route_class=StrictRoute, dependencies=[MayReplay]
)


def _info(kept: Kept, person: str) -> answers.SetInfo:
    return {
        "id": kept.id,
        "game": kept.game,
        "name": kept.name,
        "digest": kept.digest,
        "sound": kept.sound,
        "changed": kept.changed,
        "mine": kept.person == person,
    }


@router.post("/games/{game}/judge", responses=answering(answers.Judgement), dependencies=[Short])
async def judged(
    game: str, body: requests.Judged, request: Request, clerks: TheClerks, lang: Lang = "en"
) -> Response:
    """What is wrong with a set, and odd, and still a stand-in."""
    return await clerks.answer(request, judging.verdict, known_game(game), body.changes, lang)


@router.post("/games/{game}/unpack", responses=answering(answers.Typed), dependencies=[Short])
async def unpacked(
    game: str, body: requests.Judged, request: Request, clerks: TheClerks, lang: Lang = "en"
) -> Response:
    """The same with all facts, what can be typed where, and the words of the set."""
    return await clerks.answer(request, judging.typed, known_game(game), body.changes, lang)


@router.get("/sets", response_model=answers.SetInfos)
async def mine(
    person: Person, store: TheStore, game: Annotated[str | None, Query(max_length=32)] = None
) -> answers.SetInfos:
    found = await store.call(store.sets.of, person, game)
    return {"sets": [_info(kept, person) for kept in found]}


@router.post("/sets", status_code=201, response_model=answers.KeptSet, dependencies=[Short])
async def keep(
    body: requests.KeepSet,
    request: Request,
    person: Person,
    hub: TheHub,
    clerks: TheClerks,
    lang: Lang = "en",
) -> answers.KeptSet:
    return await _keep(new_token()[:20], body, request, person, hub, clerks, lang)


@router.put("/sets/{id}", response_model=answers.KeptSet, dependencies=[Short])
async def change(
    id: SetId,
    body: requests.KeepSet,
    request: Request,
    person: Person,
    hub: TheHub,
    clerks: TheClerks,
    lang: Lang = "en",
) -> answers.KeptSet:
    found = await hub.store.call(hub.store.sets.get, id)
    if found.person != person:
        raise ServerError("forbidden", "not your set")
    return await _keep(id, body, request, person, hub, clerks, lang)


async def _keep(
    id: str,
    body: requests.KeepSet,
    request: Request,
    person: str,
    hub: TheHub,
    clerks: TheClerks,
    lang: str,
) -> answers.KeptSet:
    """Half typed ones too; whether it can be played with is said."""
    changes, said = await clerks.doc(
        request, judging.kept, known_game(body.game), body.changes, lang
    )
    size = len(json.dumps(changes))
    sound = not said["faults"]
    new = Kept(id, person, body.game, body.name, said["digest"], sound, size, changes, 0, 0)
    await hub.store.call(hub.store.sets.keep, new, hub.settings.quotas)
    return {"set": _info(await hub.store.call(hub.store.sets.get, id), person), "verdict": said}


@router.get("/sets/{id}", responses=answering(answers.OpenedSet))
async def opened(
    id: SetId,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    lang: Lang = "en",
) -> Response:
    """One's own, or one that somebody has shared by its id."""
    kept = await store.call(store.sets.get, id)
    return await clerks.answer(request, _opened, kept, _info(kept, person), lang)


def _opened(kept: Kept, info: answers.SetInfo, lang: str) -> answers.OpenedSet:
    return {"set": info, "typed": judging.typed(kept.game, kept.changes, lang)}


@router.delete("/sets/{id}", response_model=answers.SetInfos)
async def remove(id: SetId, person: Person, store: TheStore) -> answers.SetInfos:
    await store.call(store.sets.remove, id, person)
    return await mine(person, store)


@router.get("/tables/{id}/components", responses=answering(answers.Facts))
async def of_table(
    id: requests.Token,
    request: Request,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
    invite: Annotated[requests.Token | None, Query()] = None,
) -> Response:
    """All facts of the set that a table is played with, and its words."""
    doc = await seen_by(store, id, person, invite)
    name = doc.row.set_name or ""
    return await clerks.answer(
        request, judging.facts, doc.row.game, doc.changes, name, doc.row.version
    )
