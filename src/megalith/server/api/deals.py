"""The deal of the day, and deals for friends."""

from fastapi import APIRouter

from megalith.server.api.dependencies import (
    FAULTS,
    Address,
    MayCreate,
    MayReplay,
    NoBot,
    Person,
    TheDeals,
    TheHub,
    known_game,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.storage.store import today
from megalith.server.wire import deals as wire
from megalith.server.wire.requests import Token

router = APIRouter(prefix="/api", responses=FAULTS, route_class=StrictRoute)


@router.get("/games/{game}/deal", response_model=wire.DealInfo, dependencies=[MayReplay])
async def of_today(game: str, person: Person, deals: TheDeals) -> wire.DealInfo:
    return await deals.told(await deals.of_day(known_game(game), today()), person)


@router.post(
    "/games/{game}/deals",
    status_code=201,
    response_model=wire.DealInfo,
    dependencies=[MayCreate, NoBot],
)
async def for_friends(game: str, person: Person, deals: TheDeals) -> wire.DealInfo:
    return await deals.told(await deals.for_friends(known_game(game), person), person)


@router.get("/deals/{id}", response_model=wire.DealInfo, dependencies=[MayReplay])
async def read(id: Token, person: Person, deals: TheDeals) -> wire.DealInfo:
    return await deals.told(await deals.get(id), person)


@router.post(
    "/deals/{id}/play",
    status_code=201,
    response_model=wire.DealTable,
    dependencies=[MayCreate, NoBot],
)
async def play(
    id: Token, body: wire.PlayDeal, person: Person, address: Address, deals: TheDeals, hub: TheHub
) -> wire.DealTable:
    name = await hub.store.call(hub.store.people.name_of, person)
    deal = await deals.get(id)
    doc = await deals.play(
        deal, person, name, body.counted, lambda doc: hub.ledger.opens(person, address, doc)
    )
    return {"table": doc.row.id}
