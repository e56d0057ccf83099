"""The application: routes, errors, guards and the built page, put together."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.convertors import Convertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from megalith import __version__
from megalith.core.errors import TableError
from megalith.server.api import (
    bots,
    branches,
    deals,
    games,
    lessons,
    me,
    play,
    puzzles,
    replays,
    sets,
    studies,
    tables,
)
from megalith.server.errors import ServerError, by_rules
from megalith.server.features.deals import Deals
from megalith.server.features.studies import Studies
from megalith.server.net import sockets
from megalith.server.net.addresses import Proxies
from megalith.server.net.guard import Bucket, Guard, Share, refused
from megalith.server.net.headers import HEADERS
from megalith.server.net.pages import Manual, Pages
from megalith.server.operations import routes
from megalith.server.operations.attendant import Attendant
from megalith.server.operations.metrics import Metrics
from megalith.server.people.identity import Identity
from megalith.server.people.ledger import Ledger
from megalith.server.people.persons import Persons
from megalith.server.people.robots import Robots
from megalith.server.settings import Settings
from megalith.server.storage.file_lock import locked
from megalith.server.storage.store import Store, StoreError
from megalith.server.tables.hub import Hub
from megalith.server.tables.lists import PublicLists
from megalith.server.work.clerks import Clerks
from megalith.server.work.fairness import Allowance

_log = logging.getLogger("megalith.app")
STATIC = Path(__file__).parent / "static"


class PagePath(Convertor[str]):
    """Every path that is not the API's."""

    regex = "(?!api/).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", PagePath())


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.db)
        with locked(store.engine):
            key = store.setting("cookie_key", lambda: secrets.token_hex(32))
            app.state.identity = Identity(key, store.people.epochs())
            store.measure = metrics.store_call
            app.state.hub = Hub(settings, store, metrics)
            app.state.lists = PublicLists(app.state.hub)
            app.state.clerks = Clerks(app.state.hub)
            app.state.studies = Studies(app.state.hub)
            app.state.deals = Deals(app.state.hub)
            app.state.persons = Persons(app.state.hub, app.state.identity)
            app.state.robots = Robots(app.state.hub, app.state.identity)
            app.state.hub.ledger = Ledger(store, settings.quotas, app.state.identity.veiled)
            counting = asyncio.create_task(app.state.hub.ledger.run())
            app.state.readiness = routes.Readiness(app.state.hub)
            await app.state.hub.start()
            app.state.deals.start()
            watch = _watched(metrics, app)
            yield
            app.state.studies.close()
            app.state.deals.close()
            watch.cancel()
            counting.cancel()
            with suppress(StoreError):  # gone before us: then it goes without the last counts
                await app.state.persons.flush()
                await app.state.hub.ledger.flush()
            await app.state.hub.stop()
            store.close()

    app = FastAPI(
        title="Megalith",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    metrics = app.state.metrics = Metrics()
    limits = settings.limits
    app.state.tables = Share(limits.tables, limits.tables_address)
    app.state.replays = Share(limits.replays, limits.replays_address)
    app.state.study = Share(limits.studies, limits.studies_address)
    app.state.newcomers = Bucket(limits.newcomers)
    app.state.work = Allowance(limits.work)
    app.state.work_each = Allowance(limits.work_each)
    app.state.doorman = sockets.Doorman(limits.sockets, limits.sockets_each, limits.sockets_person)
    at_tables = (tables, play, replays, studies, branches, deals)
    api = (games, lessons, puzzles, me, sets, *at_tables, bots)
    for part in (routes, *api, sockets):
        app.include_router(part.router)
    app.mount("/manual", Manual(STATIC.with_name("manual")))
    app.state.pages = Pages(STATIC)
    app.add_route("/{path:page}", page, ["GET"], include_in_schema=False)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(Attendant, metrics=metrics)
    app.add_middleware(Proxies, known=settings.proxies, header=settings.proxy_header)
    _answer_errors(app)
    return app


def _watched(metrics: Metrics, app: FastAPI) -> asyncio.Task[None]:
    """What can be asked for at any time, and how late the loop is."""
    hub: Hub = app.state.hub
    metrics.gauge("live_tables", "Tables in memory.", lambda: len(hub.live))
    metrics.gauge("sockets", "Open sockets.", lambda: app.state.doorman.count)
    pools = hub.pools.values()
    metrics.gauge("processes", "In which work is done.", lambda: sum(len(p.pids) for p in pools))
    metrics.gauge("jobs_waiting", "Work in the queues.", lambda: sum(p.waiting() for p in pools))
    return asyncio.create_task(metrics.watch_loop())


def _answer_errors(app: FastAPI) -> None:
    async def known(_: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return refused(error)

    async def by_the_rules(_: Request, error: Exception) -> Response:
        assert isinstance(error, TableError)
        return refused(by_rules(error))

    async def unreadable(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        where = ".".join(str(x) for x in first["loc"])
        return refused(ServerError("bad_request", f"{where}: {first['msg']}"))

    async def by_http(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {404: "not_found", 405: "method"}.get(error.status_code, "bad_request")
        body = ServerError(code, str(error.detail)).body()
        return JSONResponse(body, error.status_code, error.headers)

    async def not_stored(_: Request, error: Exception) -> Response:
        _log.warning("the store failed: %r", error)
        return refused(ServerError("unavailable", "nothing was stored: try again"))

    async def unexpected(_: Request, error: Exception) -> Response:
        return JSONResponse(ServerError("internal").body(), 500, HEADERS)

    app.add_exception_handler(Exception, unexpected)
    app.add_exception_handler(StoreError, not_stored)
    app.add_exception_handler(ServerError, known)
    app.add_exception_handler(TableError, by_the_rules)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, by_http)


async def page(request: Request) -> Response:
    pages: Pages = request.app.state.pages
    return await pages.answer(request)
