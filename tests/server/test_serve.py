"""`megalith serve`: says where it is, opens the page, and explains what does not work."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from megalith.cli.serve import default_db
from megalith.core.errors import OptionError
from megalith.server.run import bound, run
from megalith.server.settings import Settings

_CODE = """
import sys, typer
from megalith.cli.serve import serve
import webbrowser
webbrowser.open = lambda address: print("opened", address, flush=True)
if __name__ == "__main__":
    typer.run(serve)
"""


def test_it_says_where_it_is_opens_the_page_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "m.db"
    command = [sys.executable, "-c", _CODE, "--port", "0", "--open", "--db", f"sqlite:///{file}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        assert process.stdout.readline().split() == ["opened", address]
        assert httpx.get(f"{address}/api/games", timeout=60).status_code == 200
        assert file.exists()
        process.send_signal(signal.SIGINT)
        process.wait(60)


def test_a_taken_port_is_one_clear_line(sqlite: str) -> None:
    with bound("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(OptionError, match=f"127.0.0.1:{port}: another program") as told:
            run(Settings(db=sqlite, port=port))
        offered = re.search(r"--port (\d+) is free", str(told.value))
        assert offered is not None and port < int(offered[1]) <= 65535
    with pytest.raises(OptionError, match=r"cannot listen on 192.0.2.1:0"):
        run(Settings(db=sqlite, host="192.0.2.1", port=0))  # an address of nobody


def test_a_database_that_is_not_there_is_one_clear_line() -> None:
    for db in ("postgresql://megalith@127.0.0.1:1/none", "mysql://x/y", "nonsense"):
        with pytest.raises(OptionError, match="cannot use the database"):
            run(Settings(db=db, port=0))


def test_the_games_are_kept_in_the_users_data_folder() -> None:
    assert default_db().startswith("sqlite:////") and default_db().endswith("megalith.db")
