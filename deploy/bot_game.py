"""bot_game.py ADDRESS: two bots play a game on a server, watched through its own API."""

import json
import sys
import time
from urllib.request import Request, urlopen

from websockets.sync.client import connect

address = sys.argv[1]
headers = {"Origin": address, "Content-Type": "application/json"}
wish = {
    "game": "stone_age",
    "options": {"round_cap": 2},
    "public": True,
    "seats": [{"who": "bot:easy"}, {"who": "bot:random"}],
}
with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
    table = json.load(answer)
page = urlopen(address).read().decode()
assert "<script" in page, "the page is not there"

end = time.monotonic() + 300
with connect(f"ws{address[4:]}/api/tables/{table['id']}/live", origin=address) as socket:
    socket.send(json.dumps({"type": "hello"}))  # bots play for those who watch
    while True:
        assert time.monotonic() < end, "the game does not end"
        message = json.loads(socket.recv(timeout=60))
        if message["type"] == "table" and message["table"]["phase"] == "over":
            break
with urlopen(f"{address}/api/tables/{table['id']}/verify") as answer:
    report = json.load(answer)
assert report["over"] and report["dice"] > 0, report
print(f"played: {report['steps']} steps, {report['dice']} of them luck, all verified")
