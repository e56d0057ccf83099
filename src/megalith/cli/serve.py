"""`megalith serve`: the server and its page, on this machine or for others."""

import os
import webbrowser
from typing import Annotated

import typer
from platformdirs import user_data_path

from megalith.core.errors import EXTRA, OptionError


def default_db() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('megalith') / 'megalith.db'}"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[
        str | None,
        typer.Option(help="sqlite:///FILE or postgresql://…; your data folder if left out."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page.")] = False,
    workers: Annotated[
        int | None,
        typer.Option(min=1, help="Processes in which bots think; one core is left free."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose page may use the server.")
    ] = None,
    keep_open: Annotated[
        float, typer.Option(min=0, help="Days until an unstarted table is removed; 0: never.")
    ] = 30,
    keep_running: Annotated[
        float, typer.Option(min=0, help="Days until a game left unfinished is removed; 0: never.")
    ] = 365,
    keep_over: Annotated[
        float, typer.Option(min=0, help="Days until a finished game is removed; 0: never.")
    ] = 0,
) -> None:
    """Serve the page and its tables until Ctrl-C."""
    try:
        from megalith.server.run import run
        from megalith.server.settings import Keep, Settings
    except ModuleNotFoundError as error:
        raise OptionError(*EXTRA, what="serve", extra="server", missing=error.name) from None
    spare = max(1, (os.cpu_count() or 1) - 1)
    settings = Settings(
        db=db or default_db(),
        workers=workers or spare,
        origins=tuple(origin or ()),
        keep=Keep(keep_open, keep_running, keep_over),
    )
    run(settings, host, port, webbrowser.open if open_page else None)
