"""What the HTTP functions share: the hub, the person who asks, and how a table is answered."""

from typing import Annotated, Any

from fastapi import Depends, Request, Response

from megalith.core.catalogue import TITLES
from megalith.server.errors import ServerError, TooMany
from megalith.server.features.deals import Deals
from megalith.server.features.studies import Studies
from megalith.server.net.addresses import address
from megalith.server.net.connection import Account
from megalith.server.net.guard import Share
from megalith.server.people.identity import Identity, is_robot, new_person
from megalith.server.people.persons import Persons
from megalith.server.people.robots import Robots
from megalith.server.storage.rows import Doc
from megalith.server.storage.store import Store
from megalith.server.tables import messages
from megalith.server.tables.hub import Hub
from megalith.server.wire import answers
from megalith.server.work.clerks import Clerks

_FAULT = {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}
# One of them brings the type into the description and the others point to it: a model for each
# would be made anew for every route, which takes a server longer than all the rest of its start.
FAULTS: dict[int | str, dict[str, Any]] = {
    code: {"content": {"application/json": _FAULT}}
    for code in (400, 401, 403, 404, 408, 409, 413, 421, 429)
}
FAULTS[422] = {"model": answers.ErrorAnswer}


def answering(model: type) -> dict[int | str, dict[str, Any]]:
    """For a function that makes its answer itself: what it is, for the description."""
    return {200: {"model": model}}


def known_game(game: str) -> str:
    """The id of a title; not_found if there is none."""
    if game not in TITLES:
        raise ServerError("not_found", "no such game")
    return game


def _hub(request: Request) -> Hub:
    return request.app.state.hub  # type: ignore[no-any-return]


def _store(request: Request) -> Store:
    return request.app.state.hub.store  # type: ignore[no-any-return]


def _persons(request: Request) -> Persons:
    return request.app.state.persons  # type: ignore[no-any-return]


def _robots(request: Request) -> Robots:
    return request.app.state.robots  # type: ignore[no-any-return]


def _clerks(request: Request) -> Clerks:
    return request.app.state.clerks  # type: ignore[no-any-return]


def _studies(request: Request) -> Studies:
    return request.app.state.studies  # type: ignore[no-any-return]


def _deals(request: Request) -> Deals:
    return request.app.state.deals  # type: ignore[no-any-return]


def _person(request: Request, response: Response) -> str:
    """Who asks; a newcomer who does something is given a cookie.

    Reading gives none: a page asks several things at once, and the answers would give it
    several, of which the last to arrive would win and lose what was done with the others.
    """
    identity: Identity = request.app.state.identity
    found = identity.passed(request)
    if found is not None:
        if found.stale:
            _remember(request, response, found.person)
        request.app.state.persons.here(found.person)
        return found.person
    person = new_person()
    if request.method not in ("GET", "HEAD"):
        request.app.state.newcomers.demand(address(request.scope), "newcomers")
        _remember(request, response, person)
    return person


def _remember(request: Request, response: Response, person: str) -> None:
    """Whatever answer is made, the cookie goes with it (`strict.py`)."""
    identity: Identity = request.app.state.identity
    identity.write(request, response, person)
    request.state.cookie = response.headers["set-cookie"]


def _no_bot(request: Request) -> None:
    if is_robot(request.app.state.identity.read(request)):
        raise ServerError("forbidden", "that is not for bots")


def _robot(request: Request) -> str:
    found: str | None = request.app.state.identity.read(request)
    if found is None or not is_robot(found):
        raise ServerError("unauthorized", "that is for bots, by their token")
    request.app.state.persons.here(found)
    return found


def _account(request: Request, person: Annotated[str, Depends(_person)]) -> Account:
    """On whose account work goes that needs more than a moment; who has used it up waits."""
    state = request.app.state
    account = Account(person, address(request.scope), state.work, state.work_each)
    if account.wait() > 0:
        raise TooMany("requests", max(1, account.wait()), "too much work")
    return account


def _address(request: Request) -> str:
    return address(request.scope)


def _creator(request: Request) -> None:
    _share(request, request.app.state.tables, "tables")


def _reader(request: Request) -> None:
    _share(request, request.app.state.replays, "replays")


def _student(request: Request) -> None:
    _share(request, request.app.state.study, "studies")


def _share(request: Request, share: Share, what: str) -> None:
    person = request.app.state.identity.read(request)
    share.demand(person, address(request.scope), what)


async def _short(request: Request) -> None:
    """A set of components is never long."""
    most = request.app.state.hub.settings.limits.components
    if len(await request.body()) > most:
        raise ServerError("too_large", f"a set of components may have {most} bytes")


TheHub = Annotated[Hub, Depends(_hub)]
TheStore = Annotated[Store, Depends(_store)]
TheRobots = Annotated[Robots, Depends(_robots)]
ThePersons = Annotated[Persons, Depends(_persons)]
Person = Annotated[str, Depends(_person)]
Robot = Annotated[str, Depends(_robot)]
TheAccount = Annotated[Account, Depends(_account)]
TheClerks = Annotated[Clerks, Depends(_clerks)]
TheStudies = Annotated[Studies, Depends(_studies)]
TheDeals = Annotated[Deals, Depends(_deals)]
Address = Annotated[str, Depends(_address)]
NoBot = Depends(_no_bot)
MayCreate = Depends(_creator)
MayReplay = Depends(_reader)
Short = Depends(_short)
MayStudy = Depends(_student)


def answer(hub: Hub, doc: Doc, person: str) -> answers.TableInfo:
    return messages.table_json(doc, person, hub.presence.online(doc.row.id))


async def seen_by(store: Store, id: str, person: str, invite: str | None) -> Doc:
    """A table, if the person may see it; otherwise it is as if there were none."""
    doc = await store.call(store.read, id)
    if not doc.may_see(person, invite):
        raise ServerError("not_found", "no such table")
    return doc
