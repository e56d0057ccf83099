"""Short ways to lay out sites and cities of Akropolis."""

import re
from collections.abc import Iterable
from typing import Any

from megalith.core.catalogue import load
from megalith.core.data import shipped
from megalith.core.game import CHANCE, Json
from megalith.core.table import Table
from megalith.games.akropolis.border.records import spot
from megalith.games.akropolis.rules.components import AkropolisKit
from megalith.games.akropolis.rules.phases import place
from megalith.games.akropolis.rules.state import City

KIT = AkropolisKit(shipped("akropolis"))

KINDS = {"h": "house", "m": "market", "b": "barracks", "t": "temple", "g": "garden", "q": "quarry"}
STARS = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}
ALL_VARIANTS: dict[str, Any] = {
    f"variant_{name}": True for name in ("houses", "markets", "barracks", "temples", "gardens")
}
X3 = ("a03", 2, -2, 3)  # Hqq: plaza (2,-2), quarries (2,-1) and (1,-1)
X6 = [X3, ("a21", 1, -1, 2), ("a13", -1, 2, 1), ("a17", -1, 1, 1), ("a37", 0, 0, 2)]


def start(seats: int = 2, site: str = "", **options: Any) -> Table[Any]:
    """A table whose first site is given; the slots not named get the next unseen tiles."""
    t: Table[Any] = Table(load("akropolis"), seats, options)
    wanted = site.split()
    while t.to_move() == CHANCE:
        t.do(CHANCE, f"first_site {wanted.pop(0)}" if wanted else t.lines()[0])
    return t


def site(t: Table[Any]) -> list[str]:
    return [KIT.tiles[t.state.site[k]] for k in range(t.state.on_site)]


def stones(t: Table[Any]) -> list[int]:
    return [int(city.stones) for city in t.state.cities]


def turn(t: Table[Any], slot: int = 0, where: str = "") -> int:
    """One whole turn, luck not included; who played it. By default the first legal spot."""
    seat = t.to_move()
    t.do(seat, f"choose_tile {slot}")
    t.do(seat, f"place_tile {where}" if where else t.lines()[0])
    return seat


def draw(t: Table[Any], *tiles: str) -> None:
    """Luck lays out these tiles, then the next unseen ones."""
    named = list(tiles)
    while t.to_move() == CHANCE:
        t.do(CHANCE, f"refill {named.pop(0)}" if named else t.lines()[0])


def play_on(t: Table[Any], turns: int) -> list[int]:
    """So many plain turns, with luck as it comes; who played them."""
    played = []
    for _ in range(turns):
        draw(t)
        played.append(turn(t))
    return played


def hand(t: Table[Any], tile: str, *laid: tuple[str, int, int, int]) -> None:
    """The seat to act has this city and this tile in hand, whatever was there before."""
    seat = t.to_move()
    t.do(seat, "choose_tile 0")
    t.state.cities[seat] = city(*laid, room=len(t.state.cities[seat].tiles))
    t.state.hand = KIT.tiles.index(tile)


def with_city(tile: str, *laid: tuple[str, int, int, int]) -> Table[Any]:
    """Seat 0 has this city and this tile in hand."""
    t = start(long_game=True)
    hand(t, tile, *laid)
    return t


def player(t: Table[Any], seat: int = 0) -> Any:
    return t.game.border.view(t.state, None)["players"][seat]


def tops(t: Table[Any], seat: int = 0) -> dict[tuple[int, int], tuple[str, int]]:
    """Kind (or kind and "plaza") and level of every visible hex."""
    return {
        (x["q"], x["r"]): (x["kind"] + (" plaza" if x["stars"] else ""), x["level"])
        for x in player(t, seat)["hexes"]
    }


def city(*laid: tuple[str, int, int, int], room: int = 30) -> City:
    """The city that follows from placements (tile, q, r, rotation); each must be legal."""
    s = load("akropolis").rules.initial(2, options(long_game=True))
    made: City = s.cities[0]
    made.stones = 0
    for tile, q, r, rotation in laid:
        number = spot({"q": q, "r": r, "rotation": rotation})
        assert place.obstacle(made, number) == place.FREE, (tile, q, r, rotation)
        place.lay(KIT, made, KIT.tiles.index(tile), number)
    made.tiles, made.spots = made.tiles[:room], made.spots[:room]
    return made


def options(**given: Any) -> dict[str, Any]:
    from megalith.core.options import choose

    return choose(load("akropolis").options, given)


# -- surfaces, as `h2@(1,0) G1@(0,1)`


def hexes(text: str) -> list[Json]:
    found = []
    for letter, level, q, r in re.findall(r"([hmbtgqHMBTG])(\d+)@\((-?\d+),(-?\d+)\)", text):
        kind = KINDS[letter.lower()]
        stars = STARS[kind] if letter.isupper() else 0
        found.append({"q": int(q), "r": int(r), "level": int(level), "kind": kind, "stars": stars})
    assert len(found) == len(text.split()), text
    return found


def result(cells: Iterable[Json], stones: int = 0, **settings: Any) -> Json:
    """What the calculator says of a surface."""
    data = {
        "format": "akropolis_city_1",
        "stones": stones,
        "settings": settings,
        "hexes": list(cells),
    }
    return load("akropolis").border.calculate(data)[0]


def score(text: str, stones: int = 0, **settings: Any) -> Json:
    return result(hexes(text), stones, **settings)


def product(text: str, kind: str, **settings: Any) -> tuple[int, int, int]:
    """(value, stars, points) of one kind."""
    row = score(text, **settings)["districts"][kind]
    return row["value"], row["stars"], row["points"]
