"""The client of docs/writing-a-bot.md plays whole games over the network, with a token."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.helpers import Server, Visitor, play_to_end, until

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@contextmanager
def program(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-u", str(EXAMPLE), *arguments]
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def listening(visitor: Visitor, bot: str) -> bool:
    return any(each["id"] == bot for each in visitor.get("/bots")["bots"])


@pytest.mark.parametrize("game", ["stone_age", "akropolis"])
def test_it_takes_a_challenge_and_plays_to_the_end(server: Server, ada: Visitor, game: str) -> None:
    made = ada.post("/me/bots", {"name": "Rex"})
    with program(ada.origin, made["token"], game) as rex:
        until(lambda: listening(ada, made["bot"]["id"]))
        options = {"round_cap": 1} if game == "stone_age" else {}
        seats = [{"who": "bot:random"}, {"who": "open"}]
        table = ada.post("/tables", {"game": game, "options": options, "seats": seats})["id"]
        ada.post(f"/tables/{table}/challenge", {"bot": made["bot"]["id"]})
        until(lambda: ada.get(f"/tables/{table}")["phase"] == "over", 240)
        assert ada.get(f"/tables/{table}/verify")["over"]
        seat = ada.get(f"/tables/{table}")["seats"][1]
        assert seat["name"] == "Rex" and seat["robot"]
        assert rex.stdout is not None
        said = next(line for line in rex.stdout if line.startswith("over"))
        assert said == f"over: {ada.origin}/#/replay/{table}\n"
        ada.http.delete(f"/api/me/bots/{made['bot']['id']}")
        _, wrong = rex.communicate(timeout=60)
        assert rex.returncode == 0, wrong


def test_it_sits_down_where_players_are_wanted_and_plays_with_people(
    server: Server, ada: Visitor
) -> None:
    token = ada.post("/me/bots", {"name": "Rex"})["token"]
    table = ada.table("me", "open", public=True, options={"round_cap": 1})["id"]
    with program(ada.origin, token, "stone_age", "1"):
        page = ada.sit(table)
        while page.last["table"]["phase"] == "open":
            page.hear()
        play_to_end(page)


def test_a_token_that_has_ended_opens_nothing(server: Server, ada: Visitor) -> None:
    made = ada.post("/me/bots", {"name": "Rex"})
    ada.post(f"/me/bots/{made['bot']['id']}/token")
    with program(ada.origin, made["token"]) as rex:
        _, wrong = rex.communicate(timeout=60)
        assert rex.returncode == 1 and "401" in wrong
