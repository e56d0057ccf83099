"""`megalith serve`: the server and its page, on this machine or for others."""

import threading
import webbrowser
from pathlib import Path

from platformdirs import user_data_path


def default_db() -> str:
    """An SQLite file in the user's data folder."""
    return f"sqlite:///{Path(user_data_path('megalith')) / 'megalith.db'}"


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_page: bool = False,
    workers: int = 1,
    origins: tuple[str, ...] = (),
) -> None:
    """Serve until Ctrl-C. `db` is sqlite:///FILE or postgresql://…; `workers` think for bots."""
    from megalith.server.run import run
    from megalith.server.settings import Settings

    settings = Settings(db=db or default_db(), workers=workers, origins=origins)
    if open_page:
        threading.Timer(1.5, webbrowser.open, [f"http://localhost:{port}"]).start()
    run(settings, host, port)
