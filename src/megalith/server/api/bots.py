"""Bots over the network: those of a person, those that listen, and what they are told."""

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from megalith.core.catalogue import TITLES
from megalith.server.api.dependencies import (
    FAULTS,
    NoBot,
    Person,
    Robot,
    TheHub,
    ThePersons,
    TheRobots,
    TheStore,
    answer,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.api.tables import TableId
from megalith.server.errors import ServerError, TooMany
from megalith.server.net.addresses import address
from megalith.server.net.streams import Stream
from megalith.server.people.identity import hashed, new_robot, new_token
from megalith.server.people.robots import Robots
from megalith.server.storage.store import Store
from megalith.server.tables.lobby import must_host
from megalith.server.wire import bots, requests
from megalith.server.wire.answers import TableInfo

router = APIRouter(prefix="/api", responses=FAULTS, route_class=StrictRoute)
TOKEN = "megalith-bot-"  # how tokens begin, so that they are known where they were forgotten


# -- mine


@router.get("/me/bots", response_model=bots.BotAccounts, dependencies=[NoBot])
async def mine(person: Person, store: TheStore, robots: TheRobots) -> bots.BotAccounts:
    return {"bots": await _accounts(store, robots, person)}


@router.post("/me/bots", status_code=201, response_model=bots.NewToken, dependencies=[NoBot])
async def make(
    body: requests.NewBot, person: Person, hub: TheHub, robots: TheRobots
) -> bots.NewToken:
    """A bot of mine; its token is shown this once."""
    id, token, most = new_robot(), TOKEN + new_token(), hub.settings.quotas.bots
    store = hub.store
    await store.call(store.robots.add, person, id, body.name, hashed(token), most)
    robots.given(id, hashed(token))
    return await _with_token(store, robots, person, id, token)


@router.post("/me/bots/{bot}/token", response_model=bots.NewToken, dependencies=[NoBot])
async def renew(
    bot: requests.BotId, person: Person, store: TheStore, persons: ThePersons, robots: TheRobots
) -> bots.NewToken:
    """Another token, which ends the one before it."""
    token = TOKEN + new_token()
    persons.heard(bot, await store.call(store.robots.renew, person, bot, hashed(token)))
    robots.given(bot, hashed(token))
    return await _with_token(store, robots, person, bot, token)


@router.delete("/me/bots/{bot}", response_model=bots.BotAccounts, dependencies=[NoBot])
async def revoke(
    bot: requests.BotId, person: Person, store: TheStore, persons: ThePersons, robots: TheRobots
) -> bots.BotAccounts:
    """Its token is void; where it plays, the table's own bot plays on."""
    await store.call(store.robots.demand, person, bot)
    await persons.forget(bot)
    return {"bots": await _accounts(store, robots, person)}


async def _accounts(store: Store, robots: Robots, person: str) -> list[bots.BotAccount]:
    return [
        {**vars(bot), "listening": robots.listens(bot.id)}  # type: ignore[typeddict-item]
        for bot in await store.call(store.robots.of, person)
    ]


async def _with_token(
    store: Store, robots: Robots, person: str, id: str, token: str
) -> bots.NewToken:
    found = next(bot for bot in await _accounts(store, robots, person) if bot["id"] == id)
    return {"bot": found, "token": token}


# -- for the hosts of tables


@router.get("/bots", response_model=bots.ListeningBots)
async def listening(robots: TheRobots) -> bots.ListeningBots:
    """Those that take challenges now."""
    return {"bots": robots.online()}


@router.post("/tables/{id}/challenge", response_model=TableInfo)
async def challenge(
    id: TableId, body: requests.Challenge, person: Person, hub: TheHub, robots: TheRobots
) -> TableInfo:
    """Ask a bot that listens to take an open seat; the host may."""
    doc = await hub.store.call(hub.store.read, id)
    must_host(doc, person)
    robots.challenge(person, doc, body.bot)
    return answer(hub, doc, person)


# -- for bots


class Events(StreamingResponse):
    """Open for as long as both sides want; it counts as a socket."""

    def __init__(self, request: Request, robots: Robots, stream: Stream) -> None:
        plain = {"Content-Encoding": "identity", "X-Accel-Buffering": "no"}  # line by line
        super().__init__(stream.lines(), headers=plain, media_type="application/x-ndjson")
        self._who = address(request.scope), stream.robot
        self._doorman = request.app.state.doorman
        self._robots, self._stream = robots, stream

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._doorman.enter(*self._who):
            raise TooMany("sockets", 10, "too many sockets")
        try:
            with self._robots.listening(self._stream):
                await super().__call__(scope, receive, send)
        finally:
            self._doorman.leave(*self._who)


@router.get(
    "/bot/events", response_class=StreamingResponse, responses={200: {"model": bots.AnyEvent}}
)
async def events(
    request: Request,
    robot: Robot,
    store: TheStore,
    robots: TheRobots,
    games: requests.GameIds = "",
    challenges: bool = True,
    offers: bool = False,
) -> Events:
    """A line of JSON for each event, an empty one now and then. `games`: which ones it plays."""
    known = games.split(",") if games else [*TITLES]
    if not {*known} <= {*TITLES}:
        raise ServerError("bad_request", f"games: of {', '.join(TITLES)}")
    name = await store.call(store.people.name_of, robot)
    stream = Stream({"id": robot, "name": name, "games": known}, challenges, offers)
    return Events(request, robots, stream)


@router.post("/bot/challenges/{id}/decline", response_model=bots.Answered)
async def decline(
    id: TableId, body: requests.Decline, robot: Robot, store: TheStore, robots: TheRobots
) -> bots.Answered:
    name = await store.call(store.people.name_of, robot)
    robots.decline(robot, name, id, body.reason)
    return {"table": id, "reason": body.reason}
