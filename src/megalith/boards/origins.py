"""Origins in the terminal: sites, pools, cards and tracks, and the cities of the players."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from megalith.boards.people import Fact, people
from megalith.core.game import Json
from megalith.games.origins.border.view_types import Cell, Die, OriginsView, Place, Player, Tile
from megalith.words import Words

STYLES = {
    "red": "red",
    "orange": "dark_orange",
    "yellow": "yellow",
    "blue": "bright_blue",
    "purple": "magenta",
}
SEATS = {"green": "green", "navy": "blue", "brown": "yellow", "black": "white"}
MARKS = "●■▲◆"  # a player is never known by the colour alone


def draw(view: OriginsView, facts: Json, words: Words, seat: int | None) -> RenderableType:
    parts: list[RenderableType] = [_sites(view, words), Text()]
    parts.append(Columns([_pool(view, words), _cards(view, words)], padding=(0, 3)))
    parts += [Text(), _tracks(view, words), _steps(facts, words), _road(view, facts, words)]
    parts += [Text(), _players(view, words)]
    shown = seat if seat is not None else max(view["to_move"], 0)
    parts += [Text(), _city(view["players"][shown], words)]
    notes = _notes(view, facts, words)
    if notes:  # wrapped inside: a title is cut
        parts = [Text(notes, style="bold"), Text(), *parts]
    return Panel(Group(*parts), title=_title(view, words), title_align="left")


def _title(view: OriginsView, words: Words) -> str:
    n, goal = view["round"], view["target"]
    if goal is not None:
        return words.say("page-round-solo", round=n, rounds=view["rounds"] or 0, points=goal)
    return words.say("board-round", round=n, first=words.player(view["first"]))


def _notes(view: OriginsView, facts: Json, words: Words) -> str:
    notes = [_goal(view, facts, words)] if view["target"] is not None else []
    if view["end_coming"]:
        why = words.say(f"ending-{view['end_coming']}").rstrip(".")
        notes.append(words.say("board-end", why=why))
    return " · ".join(notes)


def _goal(view: OriginsView, facts: Json, words: Words) -> str:
    """What the target of the solo game is made of; what holds now is marked."""
    solo = facts["solo"]
    extra = [
        f"{words.say('page-goal-site', place=c['place'])} {words.name('colour', c['token'])}"
        + (" ✓" if view["places"][c["place"] - 1]["token"] == c["token"] else "")
        for c in solo["conditions"]
    ]
    return words.say(
        "board-goal",
        base=solo["win_vp"],
        extra=solo["extra_vp_per_condition"],
        conditions=", ".join(extra),
    )


def mark(view: OriginsView, seat: int) -> Text:
    return Text(MARKS[seat], style=SEATS[view["players"][seat]["colour"]])


def _letter(colour: str, words: Words) -> str:
    """The first letter of a colour, as the reader's language has it."""
    return words.say(f"letter-{colour}")


def _die(die: Die, words: Words) -> Text:
    return Text(f"{_letter(die['colour'], words)}{die['value']}", style=STYLES[die["colour"]])


def _dice(dice: Sequence[Die], words: Words) -> Text:
    return Text(" ").join([_die(d, words) for d in dice]) if dice else Text("–", style="dim")


def _grid(title: str, *columns: str) -> Grid:
    grid = Grid(box=None, pad_edge=False, title=title, title_justify="left", show_edge=False)
    for name in columns:
        grid.add_column(name, overflow="fold")
    return grid


def _sites(view: OriginsView, words: Words) -> Grid:
    names = [words.say(f"board-{k}") for k in ("site", "ship", "main", "token", "workers")]
    grid = _grid(words.say("board-sites"), *names)
    for p in view["places"]:
        main = " / ".join(words.name("action", p[k]) for k in ("upper", "lower"))
        token = (
            Text(words.name("colour", p["token"]), style=STYLES[p["token"]]) if p["token"] else ""
        )
        grid.add_row(
            str(p["place"]), Text(str(p["ship"]), style="bold"), main, token, _there(view, p, words)
        )
    return grid


def _there(view: OriginsView, place: Place, words: Words) -> Text:
    """Workers on a site: dice behind the mark of their player, archons, speakers."""
    text = Text()
    for p in view["players"]:
        dice = [d for d in p["away"] if d["place"] == place["place"]]
        archon = p["archon"] == place["place"]
        if dice or archon:
            text.append(mark(view, p["seat"])).append(_dice(dice, words) if dice else Text())
            text.append((" A " if dice else "A ") if archon else " ")
    for value in place["speakers"]:
        text.append(f"({value})", style="dim")
    return text


def _tile(words: Words, tile: Tile) -> Text:
    text = Text(words.name("type", tile["type"]), style=STYLES[tile["colour"]])
    return text.append(f" {tile['stone']}", style="dim")


def _pool(view: OriginsView, words: Words) -> Group:
    colours = {s["colour"]: s for s in view["stacks"]}
    grid = _grid(words.say("board-pool"), words.say("board-wisdom"), "", words.say("board-next"))
    for tile in view["pool"]:
        top = colours[tile["colour"]]["top"]
        following = _tile(words, top) if top else Text("–")
        grid.add_row(str(tile["wisdom"]), _tile(words, tile), following)
    lines = _grid("", "", "")
    lines.add_row(words.say("board-citizens"), _priced(view, words))
    lines.add_row(words.say("board-speakers"), " ".join(str(v) for v in view["speakers"]) or "–")
    lines.add_row(words.say("board-reserve"), _counts(view["reserve"], words))
    lines.add_row(words.say("board-towers"), _counts(view["towers"], words))
    return Group(grid, lines)


def _priced(view: OriginsView, words: Words) -> Text:
    text = Text()
    for die in view["citizens"]:
        text.append(_die(die, words)).append(f":{die['wisdom']} ", style="dim")
    return text


def _counts(by_colour: dict[str, int], words: Words) -> Text:
    text = Text()
    for colour, n in by_colour.items():
        text.append(f"{_letter(colour, words)}{n} ", style=STYLES[colour])
    return text


def _cards(view: OriginsView, words: Words) -> Grid:
    names = (
        "",
        words.say("board-pattern"),
        words.say("board-first-later"),
        words.say("board-gold"),
    )
    grid = _grid(words.say("board-cards"), *names)
    for card in view["cards"]:
        pattern = Text()
        for k, corner in enumerate(("nw", "ne", "sw", "se")):
            colour = card["cells"][corner] or ""
            letter = _letter(colour, words) if colour else "·"
            pattern.append(letter, style=STYLES.get(colour, "dim"))
            pattern.append("/" if k == 1 else "")
        grid.add_row(card["card"], pattern, f"{card['first']} / {card['next']}", str(card["gold"]))
    return grid


def _tracks(view: OriginsView, words: Words) -> Grid:
    grid = _grid(
        "", words.say("board-temples"), "", words.say("board-zodiac"), words.say("board-holder")
    )
    for t in view["temples"]:
        discs = Text()
        for seat, points in zip(t["order"], t["points"], strict=True):
            space = view["players"][seat]["temples"][t["temple"]]
            discs.append(mark(view, seat)).append(f"{space} ({points})  ")
        holder: Any = words.say("board-nobody")
        if t["holder"] is not None:
            holder = mark(view, t["holder"])
        card = words.name("zodiac", t["zodiac"]) if t["zodiac"] else "–"
        grid.add_row(words.name("temple", t["temple"]), discs, card, holder)
    discs = Text()
    for seat in view["military"]:
        discs.append(mark(view, seat)).append(f"{view['players'][seat]['military']}  ")
    if view["alien"] is not None:
        discs.append(f"{words.say('board-alien')} {view['alien']}", style="dim")
    grid.add_row(words.say("board-military"), discs)
    return grid


def _road(view: OriginsView, facts: Json, words: Words) -> Text:
    """The military track: `|` is a border; what an attack on a space wins."""
    track = facts["military_track"]
    won = {b["id"]: b["effect"] for b in track["attack_bonuses"]}
    text = Text(f"{words.say('board-road')} ", style="dim")
    for space in track["spaces"]:
        text.append("| " if space["border_before"] else "", style="bold")
        text.append(str(space["space"]), style="dim")
        bonus = space["attack_bonus"]
        text.append(f" {_won(won[bonus], words)}  " if bonus else "  ")
    return text.append(words.say("board-last-space", n=track["last_space_vp"]), style="dim")


def _won(effect: Json, words: Words) -> str:
    """An attack bonus in a few signs: "kam.", "? kam.", "?→zł."."""
    goods = [
        f"{n if n > 1 else ''}{words.say(f'board-pile-{good}')}"
        for good, n in effect.items()
        if words.has(f"board-pile-{good}")
    ]
    if effect["kind"] == "exchange":
        paid = words.say("board-pile-gold")
        return f"?→{paid}"
    return "+".join(["?"] * int(effect.get("any_basic", 0)) + goods)


def _steps(facts: Json, words: Words) -> Text:
    """The points of the spaces of a temple track, from its foot."""
    text = Text(f"{words.say('board-steps')} ", style="dim")
    tracks = {" ".join(map(str, t["vp"])): t["id"] for t in facts["temple_tracks"]["items"]}
    for values, id in tracks.items():
        text.append(f"{words.name('temple', id)} " if len(tracks) > 1 else "", style="dim")
        text.append(f"{values} ")
    return text


def _players(view: OriginsView, words: Words) -> Grid:
    return people((_name(view, p, words), _facts(p, words)) for p in view["players"])


def _name(view: OriginsView, p: Player, words: Words) -> Text:
    name = mark(view, p["seat"]).append(f" {words.player(p['seat'])}", style="bold")
    return name.append(f" ({words.say('board-passed')})", style="dim") if p["passed"] else name


def _facts(p: Player, words: Words) -> list[Fact]:
    home = Text(" ").join([_die(d, words) for d in p["home"]])
    for value in p["speakers"]:
        home.append(f" ({value})", style="dim")
    seats = _dice([d["die"] for d in p["districts"] if d["die"]], words)
    opened = sum(1 for d in p["districts"] if not d["die"])
    told: dict[str, str | Text] = {
        "points": str(p["points"]),
        "total": str(p["lines"]["total"]),
        **{f"pile-{good}": str(n) for good, n in p["goods"].items()},
        "tokens": str(p["tokens"]),
        "bases": f"{p['bases']} ({p['free_bases']})",
        "home": home,
        "archon": str(p["archon"]) if p["archon"] else words.say("board-at-home"),
        "advisors": "".join(_letter(c, words) for c in p["advisors"]) or "–",
        "heights": _counts(p["towers"], words),
        "signs": ", ".join(words.name("zodiac", z) for z in p["zodiac"]) or "–",
        "seats": seats.append(f" +{opened}", style="dim") if opened else seats,
    }
    return [(words.say(f"board-{key}"), value) for key, value in told.items()]


def _city(p: Player, words: Words) -> Grid:
    """The city of one player as a grid, the top row first."""
    cells = {(t["x"], t["y"]): t for t in p["city"]}
    xs = sorted({x for x, _ in cells})
    ys = sorted({y for _, y in cells}, reverse=True)
    grid = Grid(
        title=f"{words.say('board-city')}: {words.player(p['seat'])}",
        title_justify="left",
        show_lines=True,
    )
    grid.add_column("y\\x", style="dim")
    for x in range(xs[0], xs[-1] + 1):
        grid.add_column(str(x), justify="center", overflow="fold")
    for y in ys:
        row = [_tile_name(cells.get((x, y)), words) for x in range(xs[0], xs[-1] + 1)]
        grid.add_row(str(y), *row)
    return grid


def _tile_name(tile: Cell | None, words: Words) -> Text:
    if tile is None:
        return Text("")
    return Text(words.name("type", tile["type"]), style=STYLES.get(tile["colour"] or "", "dim"))


def narrow(records: list[Json], words: Words) -> list[tuple[str, list[Json]]]:
    """Long lists of actions by kind, visits by site, closings by district, tiles by way."""
    groups: dict[str, list[Json]] = {}
    for record in records:
        groups.setdefault(_group(record, records, words), []).append(record)
    return list(groups.items())


def _group(record: Json, records: list[Json], words: Words) -> str:
    word = str(record["do"])
    if len({r["do"] for r in records}) > 1:
        alone = sum(1 for r in records if r["do"] == word) == 1
        grouped = words.has(f"group-{word}") and not alone
        return words.say(f"group-{word}") if grouped else words.action(record)
    if word == "close" and len({(r["x"], r["y"]) for r in records}) > 1:
        return f"({record['x']}, {record['y']})"
    for field in ("place", "source", "mode", "colour", "temple"):
        if field in record and len({r[field] for r in records}) > 1:
            if field == "place":
                return f"{words.say('board-site')} {record[field]}"
            return words.name(field, record[field])
    return words.action(record)
