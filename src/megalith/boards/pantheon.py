"""Pantheon in the terminal: the map, gods, booty and cards, and the players."""

from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from megalith.boards.people import Fact, people
from megalith.core.game import Json
from megalith.games.pantheon.border.view_types import PantheonView, Player
from megalith.words import Words

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}
MARKS = "●■▲◆"  # a player is never known by the colour alone
LEVELS = ("I", "II", "III", "IV")  # of the offering tokens
WIDTH = 3  # columns of the screen for a hex


def draw(view: PantheonView, facts: Json, words: Words, seat: int | None) -> RenderableType:
    beside = [_gods(view, facts, words), _booty(view, words), _cards(view, words)]
    legend = Text(_legend(view, words), style="dim")
    parts: list[RenderableType] = [_map(view, facts), legend, Text()]
    parts.append(Columns(beside, padding=(0, 3)))
    parts += [_stacks(view, words), Text(), _players(view, words)]
    if seat is not None:
        parts += [Text(), _prices(view["players"][seat], words)]
        parts += [Text(), _hand(view["players"][seat], words)]
    return Panel(Group(*parts), title=_title(view, words), title_align="left")


def _title(view: PantheonView, words: Words) -> str:
    if not view["nation"]:
        return words.say("board-set-up")
    epoch = words.say("board-epoch", epoch=view["epoch"], epochs=view["epochs"])
    points = words.say("board-god-points", points=view["god_points"])
    return f"{epoch} · {words.name('nation', view['nation'])} · {points}"


# -- the map


def mark(view: PantheonView, seat: int, linked: bool = True) -> Text:
    style = STYLES[view["players"][seat]["colour"]]
    return Text(MARKS[seat], style=style if linked else f"dim {style}")


def _map(view: PantheonView, facts: Json) -> Text:
    """Rows of hexes, each row half a hex to the right; two pieces stand side by side."""
    hexes: list[Json] = sorted(facts["map"]["hexes"], key=lambda h: (h["r"], h["q"]))
    columns = {(c["q"], c["r"]): str(c["id"]) for c in facts["map"]["columns"]}
    left = min(2 * h["q"] + h["r"] for h in hexes)
    drawn = Text("    " + _numbers(hexes, left), style="dim")
    drawn.append("\n")
    for r, row in groupby(hexes, key=lambda h: int(h["r"])):
        drawn.append(f"{r:3} ", style="dim")
        at = 0
        for hex in row:
            start = (2 * hex["q"] + r - left) * WIDTH // 2
            drawn.append(" " * max(0, start - at))
            drawn.append(_hex(view, hex, columns.get((hex["q"], r), "")))
            at = max(at, start) + WIDTH
        drawn.append("\n")
    return drawn


def _numbers(hexes: list[Json], left: int) -> str:
    """The q of the hexes of row 0; before each row stands its r."""
    shown = ""
    for q in (h["q"] for h in hexes if h["r"] == 0):
        start = (2 * q - left) * WIDTH // 2
        shown = shown.ljust(start) + str(q)
    return shown


def _hex(view: PantheonView, hex: Json, column: str) -> Text:
    """Up to two marks, or what is printed on the hex."""
    here = {"q": hex["q"], "r": hex["r"]}
    pieces = [p for p in view["pieces"] if (p["q"], p["r"]) == (here["q"], here["r"])]
    cell = Text()
    for piece in pieces:
        cell.append(mark(view, piece["seat"], piece["linked"]))
    target = any((t["q"], t["r"]) == (here["q"], here["r"]) for t in view["targets"])
    booty = any(b["token"] and (b["q"], b["r"]) == (here["q"], here["r"]) for b in view["booty"])
    water = hex["terrain"] == "water"
    if column:
        room = max(1, 2 - len(pieces) // 2)
        cell.append(column[:room].capitalize(), style="bold magenta")
    elif view["temple"] == here:
        cell.append("T", style="bold reverse")
    elif booty:
        cell.append("◊", style="bold cyan")
    elif not pieces:
        cell.append("~" if water else "·", style="blue" if water else "dim")
    if target:
        cell.append("+", style="bold white")
    cell.append(" " * max(0, WIDTH - len(cell.plain)))
    return cell[:WIDTH]


def _legend(view: PantheonView, words: Words) -> str:
    names = [f"{MARKS[p['seat']]} {words.player(p['seat'])}" for p in view["players"]]
    return words.say("board-legend", marks=", ".join(names))


# -- what lies beside the map


def _grid(title: str, columns: int) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=title, title_justify="left", show_header=False)
    for _ in range(columns):
        grid.add_column()
    return grid


def _name(words: Words, field: str, id: str) -> str:
    """The word for a component; an edited data file may have new ones."""
    return words.name(field, id) if words.has(f"{field}-{id}") else id


def _gods(view: PantheonView, facts: Json, words: Words) -> Grid:
    costs = {god["id"]: "-".join(map(str, god["cost"])) for god in facts["gods"]["items"]}
    grid = _grid(words.say("board-gods"), 2)
    for god in view["gods"]:
        if god is None:
            grid.add_row(Text(words.say("board-taken"), style="dim"), "")
        else:
            grid.add_row(_name(words, "god", god), costs[god])
    shown = ", ".join(str(value) for value in view["demigods"]) or words.say("board-none")
    grid.add_row(Text(f"{words.say('board-demigods')}: {shown}", style="dim"), "")
    return grid


def _booty(view: PantheonView, words: Words) -> Grid:
    grid = _grid(words.say("board-booty"), 2)
    for slot in view["booty"]:
        place = f"({slot['q']}, {slot['r']})"  # as on the axes of the map
        if slot["token"] is None:
            grid.add_row(Text(place, style="dim"), Text(words.say("board-taken"), style="dim"))
        else:
            grid.add_row(place, _name(words, "token", slot["token"]))
    return grid


def _cards(view: PantheonView, words: Words) -> Grid:
    grid = _grid(words.say("board-row"), 1)
    for card in view["row"]:
        grid.add_row(_name(words, "card", card) if card else words.say("board-none"))
    return grid


def _stacks(view: PantheonView, words: Words) -> Text:
    money = [card.removeprefix("coin_") for card in view["special_money"]]
    stacks = words.say(
        "board-stacks",
        deck=view["deck"],
        discard=sum(view["discard"].values()),
        money=" ".join(money) or words.say("board-none"),
    )
    return Text(stacks, style="dim")


# -- players


def _players(view: PantheonView, words: Words) -> Grid:
    return people((_name_of(view, p, words), _facts(p, words)) for p in view["players"])


def _name_of(view: PantheonView, p: Player, words: Words) -> Text:
    name = mark(view, p["seat"]).append(f" {words.player(p['seat'])}", style="bold")
    if view["start"] == p["seat"]:
        name.append(f" ({words.say('board-start')})", style="dim")
    return name


def _facts(p: Player, words: Words) -> list[Fact]:
    none = words.say("board-none")
    levels = [f"{_name(words, 'kind', k)} {LEVELS[v - 1]}" for k, v in p["offerings"].items() if v]
    kept = [f"{_name(words, 'god', g)}{_times(c)}" for g, c in p["gods"].items()]
    kept += [f"{_name(words, 'token', t)}{_times(c)}" for t, c in p["tokens"].items()]
    told: dict[str, str | Text] = {
        "points": str(p["points"]),
        "hand": _held(p, words),
        "offerings": ", ".join(levels) or none,
        "reserve": f"{p['feet']}, {p['columns']}",
        "columns": str(p["columns_on_board"]),
        "keeps": ", ".join(kept) or none,
        "own-demigods": _demigods(p, words),
    }
    return [(words.say(f"board-{key}"), value) for key, value in told.items()]


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _held(p: Player, words: Words) -> Text:
    text = Text(words.say("board-hand-other", n=p["hand_size"]))
    if p.get("known") and "hand" not in p:
        known = words.say("board-known", cards=words.mix(p["known"]))
        text.append(f"; {known}", style="dim")
    return text


def _demigods(p: Player, words: Words) -> str:
    shown = [str(value) for value in p.get("demigods", [])]
    if "secret_demigods" in p:
        shown += [f"({value})" for value in p["secret_demigods"]]
    else:
        hidden = p["demigod_tokens"] - len(shown)
        shown += [words.say("board-secret", n=hidden)] if hidden else []
    return " ".join(shown) or words.say("board-none")


def _prices(p: Player, words: Words) -> Text:
    """What each offering token would cost this player now."""
    text = Text(f"{words.say('board-prices')} {' '.join(LEVELS)}: ", style="dim")
    rows = [
        f"{_name(words, 'kind', kind)} {' '.join('–' if n is None else str(n) for n in prices)}"
        for kind, prices in p["pays"].items()
    ]
    return text.append(" · ".join(rows))


def _hand(p: Player, words: Words) -> Text:
    text = Text(f"{words.say('board-yours')}: ", style="bold")
    return text.append(words.mix(p["hand"]) if p["hand"] else words.say("board-none"))


# -- long lists of choices


def narrow(records: list[Json], words: Words) -> list[tuple[str, list[Json]]]:
    """Purchases by what is bought, coins by the number of the first card, hexes by row."""
    words_of = dict.fromkeys(record["do"] for record in records)
    if len(words_of) > 1:
        return [
            _group(words.say(f"asked-{word}"), [r for r in records if r["do"] == word], words)
            for word in words_of
        ]
    for field in ("r", "kind", "coins", "pay"):
        if field in records[0]:
            groups: dict[str, list[Json]] = {}
            for record in records:
                groups.setdefault(_label(record, field, words), []).append(record)
            if 1 < len(groups) < len(records):
                return [_group(label, members, words) for label, members in groups.items()]
    return [(words.action(record), [record]) for record in records]


def _group(label: str, members: list[Json], words: Words) -> tuple[str, list[Json]]:
    return (words.action(members[0]) if len(members) == 1 else label, members)


def _label(record: Json, field: str, words: Words) -> str:
    value = record[field]
    if isinstance(value, dict):
        total = sum(count * int(card[-1]) for card, count in value.items() if card[-1].isdigit())
        return words.say("board-coins", n=total)
    return f"r = {value}" if field == "r" else _name(words, field, value)
