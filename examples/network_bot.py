"""A bot that plays over the network, as a visitor with a seat. Any language can do the same.

    python examples/network_bot.py http://localhost:8000 TOKEN [TABLE [INVITE]]

TOKEN is that of a private link, made on the page under Settings; a new link, or "log out
everywhere else", ends it. Without TABLE the bot sits down at the first table that waits for
players. It needs httpx and websockets alone: rules and choices are the server's.
"""

import json
import random
import sys
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]


def choose(view: Json, choices: list[Json]) -> Json:
    """Your bot: what the seat sees, and every choice as a record and as a line of text."""
    return random.choice(choices)


def sit_down(http: httpx.Client, table: str | None, invite: str | None) -> str:
    """At that table, or at the first one that waits; its id."""
    if table is None:
        waiting = http.get("/api/tables", params={"list": "open"}).json()["tables"]
        if not waiting:
            sys.exit("nobody waits for players")
        table = str(waiting[0]["id"])
    answer = http.post(f"/api/tables/{table}/join", json={"invite": invite, "name": "Robot"})
    if answer.is_error:
        sys.exit(answer.json()["detail"])
    return table


def play(socket: ClientConnection) -> Json:
    """Answer whatever is asked until the game is over; its result."""
    socket.send(json.dumps({"type": "hello"}))
    while True:
        message = json.loads(socket.recv())
        if message["type"] == "error":
            sys.exit(message["detail"])
        if message["type"] != "table":
            continue
        if message["table"]["phase"] == "over":
            result: Json = message["table"]["result"]
            return result
        if message["choices"]:
            mine = next(look for look in message["looks"] if look["seat"] == message["turn"])
            record = choose(mine["view"], message["choices"])["record"]
            at = message["at"]  # answers twice with one `ref` count once
            socket.send(json.dumps({"type": "do", "at": at, "record": record, "ref": f"at {at}"}))


def main(address: str, token: str, table: str | None = None, invite: str | None = None) -> None:
    with httpx.Client(base_url=address, headers={"Origin": address}) as http:
        http.post("/api/me/restore", json={"token": token}).raise_for_status()
        table = sit_down(http, table, invite)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    live = f"ws{address.removeprefix('http')}/api/tables/{table}/live"
    with connect(live, additional_headers={"Cookie": cookie}, origin=Origin(address)) as socket:
        print(json.dumps(play(socket)))


if __name__ == "__main__":
    main(*sys.argv[1:])
