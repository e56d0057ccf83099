"""The client of docs/writing-a-bot.md plays whole games over the network, with a token."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from megalith.server.settings import Settings
from tests.server.helpers import Server, Visitor, settings, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


@pytest.mark.parametrize("game", ["stone_age", "akropolis"])
def test_it_sits_down_and_plays_to_the_end(server: Server, game: str) -> None:
    robot, host = Visitor(server.port), Visitor(server.port)
    token = robot.post("/me/link")["token"]
    options = {"round_cap": 1} if game == "stone_age" else {}
    wish = {"game": game, "options": options, "public": True}
    table = host.post("/tables", {**wish, "seats": [{"who": "bot:random"}, {"who": "open"}]})["id"]
    ended = run(host.origin, token, table)
    assert ended.returncode == 0, ended.stderr
    assert len(json.loads(ended.stdout)["sheets"]) == 2
    seat = until(lambda: host.get(f"/tables/{table}"))["seats"][1]
    assert seat["name"] == "Robot"
    assert host.get(f"/tables/{table}/verify")["over"]


def test_a_token_that_has_ended_opens_nothing(server: Server) -> None:
    robot = Visitor(server.port)
    old = robot.post("/me/link")["token"]
    robot.post("/me/link")
    ended = run(robot.origin, old)
    assert ended.returncode == 1 and "404" in ended.stderr


def test_where_nobody_waits_it_says_so(sqlite: str, start: Callable[[Settings], Server]) -> None:
    robot = Visitor(start(settings(sqlite)).port)
    ended = run(robot.origin, robot.post("/me/link")["token"])
    assert ended.returncode == 1 and ended.stderr == "nobody waits for players\n"
