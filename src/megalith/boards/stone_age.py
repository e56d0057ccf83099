"""Stone Age in the terminal: the places, cards and buildings, and the players' boards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from megalith.boards.people import Fact, people
from megalith.core.game import Json
from megalith.games.stone_age.border.view_types import Player, StoneAgeView
from megalith.words import Words

STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
MARKS = "●■▲◆"  # a player is never known by the colour alone


def draw(view: StoneAgeView, facts: Json, words: Words, seat: int | None) -> RenderableType:
    title = words.say("board-round", round=view["round"], phase=view["phase"])
    if view["last_round"]:
        title += f" · {words.say('board-last-round')}"
    shelves = Columns([_places(view, words), _shelf(view, words)], padding=(0, 2))
    return Panel(Group(shelves, Text(), _players(view, words)), title=title, title_align="left")


def mark(view: StoneAgeView, seat: int, count: int = 1) -> Text:
    return Text(MARKS[seat] * count, style=STYLES[view["players"][seat]["colour"]])


def _people(view: StoneAgeView, id: str) -> Text:
    text = Text()
    place = next(p for p in view["places"] if p["id"] == id)
    for seat, count in enumerate(place["workers"]):
        if count:
            text.append(mark(view, seat, count)).append(" ")
    if place["rings"]:
        text.append("○" * (place["rings"] - sum(place["workers"])), style="dim")
    return text


def _places(view: StoneAgeView, words: Words) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=words.say("board-places"), title_justify="left")
    grid.add_column()
    grid.add_column()
    for place in view["places"]:
        if not place["id"].startswith(("card", "building")):
            grid.add_row(words.name("place", place["id"]), _people(view, place["id"]))
    return grid


def _shelf(view: StoneAgeView, words: Words) -> Grid:
    title = words.say("board-cards", n=view["deck"])
    grid = Grid(box=None, pad_edge=False, title=title, title_justify="left")
    for style in ("bold", "", ""):
        grid.add_column(style=style)
    for slot, card in enumerate(view["row"]):
        name = words.name("card", card) if card else words.say("board-empty")
        grid.add_row(str(slot + 1), name, _people(view, f"card{slot + 1}"))
    grid.add_row()
    grid.add_row("", Text(words.say("board-buildings"), style="italic"))
    for k, stack in enumerate(view["stacks"]):
        tile = words.name("tile", stack["tile"]) if stack["tile"] else words.say("board-empty")
        left = words.say("board-left", n=stack["left"])
        grid.add_row(
            str(k + 1),
            Text(f"{tile} ").append(left, style="dim"),
            _people(view, f"building{k + 1}"),
        )
    return grid


def _players(view: StoneAgeView, words: Words) -> Grid:
    return people((_name(view, p, words), _facts(p, words)) for p in view["players"])


def _name(view: StoneAgeView, p: Player, words: Words) -> Text:
    name = mark(view, p["seat"]).append(f" {words.player(p['seat'])}", style="bold")
    if view["start"] == p["seat"]:
        name.append(f" ({words.say('board-start')})", style="dim")
    return name


def _facts(p: Player, words: Words) -> list[Fact]:
    goods = words.mix(p["goods"]) if any(p["goods"].values()) else "–"
    tools = " ".join(f"{t['value']}{'×' if t['used'] else ''}" for t in p["tools"] if t["value"])
    for card in p["open"]:
        tools += f" [{words.name('card', card).split(' · ')[0]}]"
    owned = f"{len(p['cards']) + p['hidden_cards']}, {len(p['buildings'])}"
    told = {
        "people": f"{p['home']}/{p['workers']}",
        "food": f"{p['food']} (+{p['track']})",
        "goods": goods,
        "tools": tools.strip() or "–",
        "owned": owned,
        "score": str(p["score"]),
        "now": str(p["lines"]["total"]) if p["lines"] else "?",
    }
    return [(words.say(f"board-{key}"), value) for key, value in told.items()]


def say(record: Json, view: StoneAgeView, words: Words) -> str:
    """Tools by their values: what is in which slot is on the board."""
    if record["do"] != "choose_tools" or not (record["tools"] or record["one_use"]):
        return words.action(record)
    owned = view["players"][view["to_move"]]["tools"]
    tools = [str(owned[slot - 1]["value"]) for slot in record["tools"]]
    tools += [words.say(f"tools-{card}") for card in record["one_use"]]
    return words.say("board-add-tools", total=view["asked"]["total"], tools=" + ".join(tools))
