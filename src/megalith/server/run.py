"""Runs the server until it is told to stop."""

import socket

import uvicorn

from megalith.server.app import make_app
from megalith.server.settings import Settings


def run(settings: Settings, host: str, port: int, log_level: str = "warning") -> None:
    """Serve on host and port; port 0 takes a free one. Says where, once it listens."""
    listener = bound(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    print(f"Megalith is at http://{shown}:{listener.getsockname()[1]}", flush=True)
    uvicorn.Server(configured(settings, log_level)).run([listener])


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    return listener


def configured(settings: Settings, log_level: str = "warning") -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        log_level=log_level,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
