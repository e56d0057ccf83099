"""Whether a value of the view is drawn: it is changed on its way, and the picture must follow."""

import copy
import json
from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

# What a player sees in words, in the question, or can reckon from what is drawn.
SAID: set[Path] = {("game",), ("seats",), ("phase",), ("to_move",), ("decision",), ("ending",)}
SAID_OF_A_PLAYER: set[Path] = {("players", 0, key) for key in ("seat", "colour")}

# Everything on the screen but the words of the bar, the log and the head: what lies on the table.
_PICTURE = """
() => [...document.querySelectorAll(".board-box, .players, .mine")]
  .map((part) => part.innerHTML).join("\\n")
"""

_BECOMES_ANOTHER = f"""
async (before) => {{
  for (let k = 0; k < 100; k++) {{
    if (({_PICTURE})() !== before) return true;
    await new Promise((r) => setTimeout(r, 30));
  }}
  return false;
}}
"""


class Altered:
    """Stands between the server and the page; the last table can be sent again with a change."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._table: Json = {}
        page.route_web_socket("**/live*", self._connect)

    def _connect(self, socket: Any) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(message: str) -> None:
            told = json.loads(message)
            if told.get("type") == "table":
                self._table = told
            socket.send(message)

        server.on_message(pass_on)

    @property
    def view(self) -> Json:
        """What the player who decides sees, or else the first who looks."""
        looks, turn = self._table["looks"], self._table["turn"]
        view: Json = next((x for x in looks if x["seat"] == turn), looks[0])["view"]
        return view

    def end(self, places: list[int]) -> None:
        """As if the game were over, with the players at these places."""
        sent = copy.deepcopy(self._table)
        lines = {"score": 7}
        sheets = [
            {"seat": k, "lines": lines, "total": 7, "tie": [], "place": place}
            for k, place in enumerate(places)
        ]
        result = {"ending": "", "sheets": sheets}
        sent["table"] |= {"phase": "over", "result": result}
        sent |= {"at": sent["at"] + 1, "turn": None, "choices": [], "sheets": sheets}
        self._socket.send(json.dumps(sent))

    def picture(
        self, changes: dict[Path, Any] | None = None, choices: list[Json] | None = None
    ) -> str:
        """What is drawn if these values stand at these places of the view, and this is asked."""
        self._send(changes or {}, choices or [])
        drawn: str = self._page.evaluate(
            f"async () => {{ await new Promise(requestAnimationFrame);"
            f" await new Promise((r) => setTimeout(r, 30)); return ({_PICTURE})(); }}"
        )
        return drawn

    def follows(self, changes: dict[Path, Any], before: str) -> bool:
        """Whether the picture becomes another one, sooner or later."""
        self.picture()
        self._send(changes, [])
        return bool(self._page.evaluate(_BECOMES_ANOTHER, before))

    def _send(self, changes: dict[Path, Any], choices: list[Json]) -> None:
        sent = copy.deepcopy(self._table)
        if choices:
            sent["choices"] = [{"record": one, "line": json.dumps(one)} for one in choices]
        for look in sent["looks"]:
            for path, value in changes.items():
                at = look["view"]
                for step in path[:-1]:
                    at = at[step]
                at[path[-1]] = value
        self._socket.send(json.dumps(sent))


def undrawn(altered: Altered, changes: dict[Path, Any]) -> list[Path]:
    """The places whose change changes nothing in the picture."""
    before = altered.picture()
    assert before == altered.picture()  # nothing else moves
    same = [path for path, value in changes.items() if altered.picture({path: value}) == before]
    return [path for path in same if not altered.follows({path: changes[path]}, before)]


def fields(view: Json) -> Iterator[Path]:
    """The fields of the view; of the players those of the first."""
    for key in view:
        if key == "players":
            yield from (("players", 0, field) for field in view[key][0])
        else:
            yield (key,)
