"""A bot that plays over the network. Any language can do the same: it is HTTP and lines of JSON.

    python examples/network_bot.py http://localhost:8000 TOKEN [GAMES [OFFERS]]

TOKEN is that of a bot, made on the page under Settings. GAMES are those that it plays, such as
stone_age,akropolis (none: all). It takes every challenge and ends when the token does; with 1 as
OFFERS it also sits down at public tables that wait. Rules and choices are the server's.
"""

import json
import random
import sys
from typing import Any

import httpx

Json = dict[str, Any]


def choose(view: Json, choices: list[Json]) -> Json:
    """Your bot: what the seat sees, and every choice as a record and as a line of text."""
    return random.choice(choices)


def sit_down(http: httpx.Client, event: Json) -> None:
    """Where it was invited, or at a public table; too late is no harm."""
    answer = http.post(f"/tables/{event['table']}/join", json={"invite": event.get("invite")})
    print(event["type"], event["game"], answer.status_code)


def play(http: httpx.Client, table: str) -> None:
    """Decide as long as it is my turn. An answer that was lost can be sent again: with the same
    `ref` it counts once."""
    while True:
        now = http.get(f"/tables/{table}/position").raise_for_status().json()
        if not now["choices"]:
            return
        mine = next(look for look in now["looks"] if look["seat"] == now["turn"])
        record = choose(mine["view"], now["choices"])["record"]
        decision = {"at": now["at"], "record": record, "ref": f"at {now['at']}"}
        answer = http.post(f"/tables/{table}/do", json=decision)
        if answer.status_code not in (200, 409):  # 409: the table has moved on
            answer.raise_for_status()


def main(address: str, token: str, games: str = "", offers: str = "0") -> None:
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{address}/api", headers=headers, timeout=60) as http:
        wish = {"games": games, "offers": offers}
        with http.stream("GET", "/bot/events", params=wish) as events:
            events.raise_for_status()
            for line in filter(None, events.iter_lines()):  # an empty one: still there
                event = json.loads(line)
                if event["type"] in ("challenge", "offer"):
                    sit_down(http, event)
                elif event["type"] == "turn":
                    play(http, event["table"])
                elif event["type"] == "over":
                    print(f"over: {address}/#/replay/{event['table']}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
