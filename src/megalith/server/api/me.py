"""Me: my name, my private link; and leaving, from everywhere or for good."""

import time

from fastapi import APIRouter, Request, Response

from megalith.server.api.dependencies import FAULTS, NoBot, Person, TheHub, ThePersons, TheStore
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError
from megalith.server.people.identity import Identity, hashed, new_person, new_token
from megalith.server.storage.store import DAY
from megalith.server.tables import lobby
from megalith.server.wire import answers, requests

router = APIRouter(prefix="/api/me", responses=FAULTS, route_class=StrictRoute)


@router.get("", response_model=answers.Myself)
async def me(person: Person, store: TheStore) -> answers.Myself:
    return {"name": await store.call(store.people.name_of, person)}


@router.put("", response_model=answers.Myself)
async def rename(body: requests.Me, person: Person, hub: TheHub) -> answers.Myself:
    """Every table where I sit learns it at once."""
    store = hub.store
    old = await store.call(store.people.name_of, person)
    await store.call(lambda: store.people.change(person, name=body.name))
    for doc in await store.call(store.lists.read, "mine", person):
        if doc.held(person):
            await hub.edit(doc.row.id, lobby.rename(person, old, body.name))
    return {"name": body.name}


@router.post("/link", response_model=answers.Link, dependencies=[NoBot])
async def link(person: Person, hub: TheHub) -> answers.Link:
    """A new private link, which ends the one before it."""
    token, until = new_token(), int(time.time() + hub.settings.link_days * DAY)
    people = hub.store.people
    await hub.store.call(lambda: people.change(person, link=hashed(token), until=until))
    return {"token": token, "until": until}


@router.post("/restore", response_model=answers.Myself, dependencies=[NoBot])
async def restore(
    body: requests.LinkToken, request: Request, response: Response, store: TheStore
) -> answers.Myself:
    person = await store.call(store.people.by_link, hashed(body.token))
    if person is None:
        raise ServerError("not_found", "no such link")
    request.app.state.identity.write(request, response, person)
    return {"name": await store.call(store.people.name_of, person)}


@router.post("/logout", response_model=answers.Myself, dependencies=[NoBot])
async def logout(
    request: Request, response: Response, store: TheStore, persons: ThePersons
) -> answers.Myself:
    """Every other device loses my seats, and private links end; this one goes on."""
    identity: Identity = request.app.state.identity
    person = identity.read(request)
    if person is None:
        return {"name": ""}
    await persons.log_out(person)
    identity.write(request, response, person)
    return {"name": await store.call(store.people.name_of, person)}


@router.delete("", response_model=answers.Myself, dependencies=[NoBot])
async def forget(request: Request, response: Response, persons: ThePersons) -> answers.Myself:
    """Nothing of me is kept; this browser is somebody new."""
    identity: Identity = request.app.state.identity
    person = identity.read(request)
    if person is not None:
        await persons.forget(person)
        identity.write(request, response, new_person())
    return {"name": ""}
