"""Runs the server until it is told to stop."""

import errno
import gc
import logging
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa
import uvicorn

from megalith.bots import roster
from megalith.core.errors import OptionError
from megalith.server.app import make_app
from megalith.server.net.deadlines import patient
from megalith.server.net.protocol import SocketProtocol
from megalith.server.operations import logs
from megalith.server.settings import Settings
from megalith.server.storage.database import migrate, open_engine, unusable
from megalith.server.storage.file_lock import locked

_log = logging.getLogger("megalith")
PORTS = 100  # are tried after one that is taken
COLLECT = 10_000, 20, 50  # see gc.set_threshold: all generations after ten million new objects
FILES = 16_384  # open at the same time, sockets among them


def run(settings: Settings, ready: Callable[[str], object] | None = None) -> None:
    """Serve until told to stop; `ready` is told the address once it answers."""
    for spec in settings.bots:
        roster.invite(spec)
    with logs.kept(settings.log_format, settings.log_level, settings.log_again):
        _run(settings, ready)


def _run(settings: Settings, ready: Callable[[str], object] | None) -> None:
    _try(settings.db)
    try:
        listener = bound(settings.host, settings.port)
    except OSError as error:
        raise _cannot_listen(settings.host, settings.port, error) from None
    _allow_many_sockets()
    address = settings.public or _local_address(settings.host, listener.getsockname()[1])
    if settings.log_format == "json":
        _log.info("Megalith is at %s", address)
    else:
        print(f"Megalith is at {address}", flush=True)
    server = uvicorn.Server(configured(settings))
    _spare_the_collector()
    if ready is not None:
        threading.Thread(target=_when_started, args=(server, ready, address), daemon=True).start()
    server.run([listener])


def _spare_the_collector() -> None:
    """What is there now stays; and who looks for garbage seldom holds up the moves seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _cannot_listen(host: str, port: int, error: OSError) -> OptionError:
    where, other = f"{host}:{port}", _free_port(host, port)
    if error.errno != errno.EADDRINUSE or other is None:
        text = "cannot listen on {where}: {why}"
        return OptionError(text, "listen", where=where, why=error.strerror)
    text = "cannot listen on {where}: another program does; --port {other} is free"
    return OptionError(text, "port-taken", where=where, other=other)


def _free_port(host: str, taken: int) -> int | None:
    for port in range(taken + 1, min(taken + PORTS, 65535) + 1):
        with suppress(OSError):
            bound(host, port).close()
            return port
    return None


def _local_address(host: str, port: int) -> str:
    if host in ("127.0.0.1", "0.0.0.0", "::", "::1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _allow_many_sockets() -> None:
    """Many systems start a program with 1,024 open files; a socket is one, and more are allowed."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _try(db: str) -> None:
    """Find out before anything else starts whether the database can be used, and bring it up to
    date; not under the feet of a server that uses it.
    """
    try:
        engine = open_engine(db)
        try:
            with locked(engine):
                migrate(engine)
        finally:
            engine.dispose()
    except OptionError:
        raise
    except (sa.exc.SQLAlchemyError, ValueError, OSError) as error:
        raise unusable(error) from None


def _when_started(server: uvicorn.Server, ready: Callable[[str], object], address: str) -> None:
    while not server.started:
        time.sleep(0.05)
    ready(address)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def configured(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        log_config=None,  # see `operations.logs`
        log_level="warning",
        access_log=False,
        http=patient(settings),
        ws=SocketProtocol,
        ws_max_size=16 * settings.limits.message,  # smaller ones get an answer
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=False,  # addresses.Proxies reads them
    )
