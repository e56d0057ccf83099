"""Playing over HTTP, for programs: the position of a seat, and a decision."""

from fastapi import APIRouter, Response

from megalith.server.api.dependencies import FAULTS, Person, TheAccount, TheHub, seen_by
from megalith.server.api.strict import StrictRoute
from megalith.server.api.tables import Invite, TableId
from megalith.server.tables import asking
from megalith.server.wire import requests
from megalith.server.wire.bots import TablePosition
from megalith.server.wire.incoming import Do
from megalith.server.wire.outgoing import DoneMessage

router = APIRouter(prefix="/api/tables", responses=FAULTS, route_class=StrictRoute)


@router.get("/{id}/position", responses={200: {"model": TablePosition}})
async def position(
    id: TableId, person: Person, account: TheAccount, hub: TheHub, invite: Invite = None
) -> Response:
    """What the seats that I hold see and may choose; a spectator sees what all see."""
    doc = await seen_by(hub.store, id, person, invite)
    text = await asking.position(await hub.get(id), doc, person, account)
    return Response(text, media_type="application/json")


@router.post("/{id}/do", response_model=DoneMessage)
async def do(
    id: TableId, body: requests.Decision, person: Person, account: TheAccount, hub: TheHub
) -> DoneMessage:
    """One decision of the seat on turn, which I must hold. Sent again with the same `ref` it is
    answered, not done again."""
    await seen_by(hub.store, id, person, None)
    message = Do(type="do", **body.model_dump())
    return await asking.do(await hub.get(id), person, account, message)
