"""Akropolis in the terminal: the site, the tile in hand in its six rotations, the cities.

A hex is a brick of two lines; columns of bricks are shifted by one line, so bricks touch just as
hexes do. It shows the letter of its area (a capital is a plaza), its level and its stars. While
a tile is being placed, `[r]` marks the cells where its first hex may lie; q heads the column.
"""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from megalith.core.game import Json
from megalith.core.kit.hexgrid import DIRECTIONS, Cell
from megalith.games.akropolis.border.view_types import AkropolisView, Player, Tile
from megalith.words import Words

WIDTH = 4  # characters of a brick
LETTERS = {"house": "h", "market": "m", "barracks": "b"}
LETTERS |= {"temple": "t", "garden": "g", "quarry": "q"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
STARS = {"h": 1, "m": 2, "b": 2, "t": 2, "g": 3}
INK = {
    "house": "white on blue",
    "market": "black on yellow",
    "barracks": "white on red",
    "temple": "white on magenta",
    "garden": "black on green",
    "quarry": "black on grey62",
}
Brick = tuple[str, str, str]  # upper line, lower line, style


def draw(view: AkropolisView, facts: Json, words: Words, seat: int | None) -> RenderableType:
    title = words.say(
        "board-round", round=view["round"], rounds=view["rounds"], stacks=view["stacks_left"]
    )
    parts: list[RenderableType] = [_offers(view, words)]
    if view["hand"]:
        parts.append(_rotations(view["hand"], words))
    mover = view["to_move"]
    first = mover if mover >= 0 else seat or 0
    players = sorted(view["players"], key=lambda p: p["seat"] != first)
    cities = [_city(view, p, words) for p in players if p["hexes"]]
    parts += [Columns(cities, padding=(0, 3)), _scores(view, words), _legend(words)]
    parts.append(_unseen(view, facts, words))
    return Panel(Group(*parts), title=title, title_align="left")


# -- bricks


def bricks(cells: dict[Cell, Brick], heads: bool = False) -> Text:
    """Bricks at their cells; with heads, the number of each column above it."""
    left = min(q for q, _ in cells)
    right = max(q for q, _ in cells)
    top = min(2 * r + q for q, r in cells)
    bottom = max(2 * r + q for q, r in cells)
    text = Text()
    if heads:
        text.append("".join(f"{q:^{WIDTH}}" for q in range(left, right + 1)), style="dim")
        text.append("\n")
    at = {(q, 2 * r + q): brick for (q, r), brick in cells.items()}
    for y in range(top, bottom + 2):
        for q in range(left, right + 1):
            if (q, y) in at:
                text.append(at[q, y][0], style=at[q, y][2])
            elif (q, y - 1) in at:
                text.append(at[q, y - 1][1], style=at[q, y - 1][2])
            else:
                text.append(" " * WIDTH)
        text.append("\n" if y <= bottom else "")
    return text


def _brick(letter: str, level: int | None = None, note: str = "") -> Brick:
    """One area: letter and level above, stars or a note below."""
    kind = KINDS[letter.lower()]
    stars = "★" * STARS[kind[0]] if letter.isupper() else ""
    shown = f"{letter}{level if level is not None else ''}"
    return f"{shown:^{WIDTH}}", f"{note or stars:^{WIDTH}}", INK[kind]


def _tile(code: str, rotation: int = 0) -> Text:
    """The three areas of a tile, the first of them underlined."""
    places: list[Cell] = [(0, 0), DIRECTIONS[rotation], DIRECTIONS[(rotation + 1) % 6]]
    cells: dict[Cell, Brick] = {}
    for k, (letter, cell) in enumerate(zip(code, places, strict=True)):
        upper, lower, style = _brick(letter)
        cells[cell] = (upper, lower, style + " underline" if k == 0 else style)
    return bricks(cells)


def _offers(view: AkropolisView, words: Words) -> RenderableType:
    """The site, its free end where the table wants it."""
    grid = Grid(box=None, pad_edge=False)
    offers = view["site"]
    if view["settings"]["site_direction"] == "right_to_left":
        offers = offers[::-1]
    for offer in offers:
        grid.add_column(words.say("board-price", price=offer["price"]), justify="left")
    grid.add_row(*(_tile(offer["code"]) for offer in offers))
    grid.add_row(*(Text(offer["tile"], style="dim") for offer in offers))
    return Group(Text(words.say("board-site"), style="italic"), grid)


def _rotations(hand: Tile, words: Words) -> RenderableType:
    grid = Grid(box=None, pad_edge=False)
    for rotation in range(6):
        grid.add_column(str(rotation), justify="left")
    grid.add_row(*(_tile(hand["code"], rotation) for rotation in range(6)))
    return Group(Text(words.say("board-hand"), style="italic"), grid)


# -- cities


def _city(view: AkropolisView, player: Player, words: Words) -> RenderableType:
    placing = player["seat"] == view["to_move"] and bool(view["open"])
    first = {(q, r) for q, r, *_ in view["open"]} if placing else set()
    cells: dict[Cell, Brick] = {
        (q, r): (" " * WIDTH, f"{_sign(r):^{WIDTH}}", "dim") for q, r in first
    }
    for hex in player["hexes"]:
        letter = LETTERS[hex["kind"]]
        letter = letter.upper() if hex["stars"] else letter
        place = hex["q"], hex["r"]
        cells[place] = _brick(letter, hex["level"], _sign(hex["r"]) if place in first else "")
    name = Text(words.player(player["seat"]), style="bold")
    if player["seat"] == view["chief"]:
        name.append(f" ({words.say('board-chief')})", style="dim")
    return Group(name, bricks(cells, heads=placing))


def _sign(r: int) -> str:
    return f"[{r}]" if -10 < r < 100 else str(r)


def _scores(view: AkropolisView, words: Words) -> Grid:
    """Value × stars of every kind; quarries only where the rival scores them."""
    keys = ["houses", "markets", "barracks", "temples", "gardens", "stones"]
    if view["settings"]["solo_architect"]:
        keys.append("quarries")
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(words.say("board-player"))
    for key in keys:
        grid.add_column(words.say(f"line-{key}"), justify="right", no_wrap=True)
    grid.add_column(words.say("board-total"), justify="right", no_wrap=True)
    for player in view["players"]:
        grid.add_row(*_score(view, player, keys, words))
    return grid


def _score(
    view: AkropolisView, player: Player, keys: list[str], words: Words
) -> list[RenderableType]:
    seat, score = player["seat"], player["score"]
    name = words.name("architect", player["automa"]) if player["automa"] else words.player(seat)
    mark = "▶ " if seat == view["to_move"] else "  "
    if score is None:
        return [mark + name, *5 * ["–"], str(player["stones"]), *(len(keys) - 5) * ["–"]]
    kinds = [f"{x['value']}×{x['stars']}={x['points']}" for x in score["districts"].values()]
    rest = [str(score["lines"][key]) for key in keys[5:]]
    return [mark + name, *kinds, *rest, str(score["total"])]


def _unseen(view: AkropolisView, facts: Json, words: Words) -> RenderableType:
    """What may still come: the areas of the tiles that nobody has seen, by kind."""
    tiles = {tile["id"]: str(tile["code"]) for tile in facts["city_tiles"]["items"]}
    codes = "".join(tiles[id] for id in view["unseen"])
    entries = []
    for kind, letter in LETTERS.items():
        plazas = codes.count(letter.upper())
        text = Text(f" {letter} ", style=INK[kind])
        text = Text.assemble(text, f" {codes.count(letter)}", (f" +{plazas}" * bool(plazas), "dim"))
        entries.append(text)
    return Group(Text(words.say("board-unseen"), style="dim"), _whole(entries))


def _legend(words: Words) -> RenderableType:
    entries = [
        Text.assemble((f" {letter} ", INK[kind]), (f" {words.name('face', kind)}", "dim"))
        for kind, letter in LETTERS.items()
    ]
    return Group(_whole(entries), Text(words.say("board-plazas"), style="dim"))


def _whole(entries: list[Text]) -> Columns:
    """Side by side, none broken at the end of a line."""
    return Columns(entries, padding=(0, 2, 0, 0))


# -- choosing


def narrow(records: list[Json], words: Words) -> list[tuple[str, list[Json]]]:
    """Placements by column, then by cell; a cell has at most six rotations."""
    for field, key in (("q", "board-column"), ("r", "board-cell")):
        values = sorted({record[field] for record in records if field in record})
        if len(values) > 1:
            return [
                (
                    words.say(key, q=members[0]["q"], r=members[0]["r"]),
                    members,
                )
                for value in values
                if (members := [record for record in records if record[field] == value])
            ]
    return [(words.action(record), [record]) for record in records]
