"""The checks of an edited data file: what an owner of the printed game may replace, and how.

The list of checks is the data file's own block `editing`; a file that fails is refused.
"""

from itertools import pairwise
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.errors import TableError
from megalith.core.kit.hexgrid import HexGrid
from megalith.games.pantheon.rules.vocabulary import COMMON, NATIONAL, POWERS


def check(data: dict[str, Any]) -> None:
    """TableError with one clear line if the file cannot be played."""
    contents = data["components"]["items"]
    _gods(data, contents["god_tokens"])
    _tokens(data, "booty", contents["booty_tokens"])
    _tokens(data, "bonus", contents["bonus_tokens"])
    _cards(data, contents)
    _demigods(data, contents["demigod_tokens"])
    _levels(data)
    _epochs(data)
    _columns(data)
    _nations(data)
    _map(data)


def _need(holds: bool, where: str, what: str) -> None:
    if not holds:
        raise TableError(f"pantheon components: {where}: {what}")


def _whole(n: Any, least: int) -> bool:
    return type(n) is int and n >= least


def _sum(items: list[dict[str, Any]], field: str, total: int, where: str) -> None:
    for item in items:
        _need(_whole(item[field], 0), where, f"{field} must be a whole number")
    found = sum(item[field] for item in items)
    _need(found == total, where, f"{field} adds up to {found}, expected {total}")


def _effects(items: list[dict[str, Any]], allowed: set[str], where: str) -> None:
    ids = [item["id"] for item in items]
    _need(len(ids) == len(set(ids)), where, "an id stands twice")
    for item in items:
        for effect in item["effects"]:
            kind = effect["type"]
            _need(kind in allowed, where, f"{item['id']} cannot have the effect {kind!r}")
            if kind == "gain_pieces":
                _need(bool(effect["options"]), where, f"{item['id']}: options are missing")
            elif kind not in NATIONAL and kind != "score_offering":
                _need(_whole(effect["n"], 1), where, f"{item['id']}: n must be 1 or more")


def _gods(data: dict[str, Any], total: int) -> None:
    gods = data["gods"]["items"]
    where = "gods.items"
    for god in gods:
        _need(_whole(god["copies"], 1), where, f"{god['id']}: copies must be 1 or more")
        cost = god["cost"]
        fine = 1 <= len(cost) <= len(data["offerings"]["kinds"])
        _need(fine and all(_whole(n, 1) for n in cost), where, f"{god['id']}: cost")
        _need(god["timing"] in data["gods"]["timing_words"], where, f"{god['id']}: timing")
        actions = [e for e in god["effects"] if e["type"] == "extra_action"]
        fine = bool(actions) == (god["timing"] == "kept_once")
        _need(fine and all(e["n"] == 1 for e in actions), where, f"{god['id']}: extra_action")
        lasting = any(e["type"] in POWERS for e in god["effects"])
        _need(lasting == (god["timing"] == "lasting"), where, f"{god['id']}: timing and effect")
    once = sum(1 for god in gods if god["timing"] == "kept_once")
    _need(once == 1, where, "just one god is kept for one use")
    scores = sum(1 for g in gods if any(e["type"] == "score_offering" for e in g["effects"]))
    _need(scores == 1, where, "just one god scores offerings")
    _sum(gods, "copies", total, where)
    _effects(gods, {*COMMON, *POWERS, "extra_action"}, where)


def _tokens(data: dict[str, Any], block: str, total: int) -> None:
    items = data[block]["items"]
    _sum(items, "count", total, f"{block}.items")
    _effects(items, {*COMMON, *POWERS}, f"{block}.items")


def _cards(data: dict[str, Any], contents: dict[str, int]) -> None:
    cards = data["cards"]["items"]
    offerings = [card for card in cards if "kind" in card]
    _sum(offerings, "count", contents["offering_cards"], "cards.items (offering cards)")
    _sum(cards, "count", contents["action_cards"], "cards.items")
    kinds = [kind["id"] for kind in data["offerings"]["kinds"]]
    _need([c["kind"] for c in offerings] == kinds, "cards.items", "one card for each kind")
    _sum(data["special_money"]["items"], "count", contents["special_money_cards"], "special_money")


def _demigods(data: dict[str, Any], total: int) -> None:
    items = data["demigods"]["items"]
    _sum(items, "count", total, "demigods.items")
    values = [item["value"] for item in items]
    _need(values == list(range(1, 7)), "demigods.items", "the values 1 to 6 once each")
    groups = [item["group"] for item in items]
    _need(set(groups) <= set(data["demigods"]["stack_order"]), "demigods.items", "group")


def _levels(data: dict[str, Any]) -> None:
    prices = [0] + [level["price"] for level in data["offerings"]["levels"]]
    rising = all(_whole(b, a + 1) for a, b in pairwise(prices))
    _need(len(prices) == 5 and rising, "offerings.levels", "rising prices for the levels 1 to 4")


def _epochs(data: dict[str, Any]) -> None:
    points = data["epochs"]["god_points"]
    fine = len(points) == data["epochs"]["number"] and all(_whole(n, 0) for n in points)
    _need(fine, "epochs.god_points", "one whole number for each epoch")


def _columns(data: dict[str, Any]) -> None:
    covered: list[int] = []
    for row in data["scoring"]["columns"]:
        covered += range(row["from"], row["to"] + 1)
        _need(_whole(row["each"], 0), "scoring.columns", "each must be a whole number")
    wanted = list(range(1, data["player"]["columns_total"] + 1))
    _need(sorted(covered) == wanted, "scoring.columns", "ranges cover 1 to 12 once each")


def _nations(data: dict[str, Any]) -> None:
    items = data["nations"]["items"]
    allowed = {*COMMON, *NATIONAL} - {"place_column", "demigods"}
    _effects(items, allowed, "nations.items")
    enough = data["epochs"]["number"] <= len(items) == data["components"]["items"]["nation_cards"]
    _need(enough, "nations.items", "the wrong number of nations")


def _map(data: dict[str, Any]) -> None:
    """The whole board may be another one, if the rules can be played on it."""
    board = data["map"]
    hexes = [(h["q"], h["r"]) for h in board["hexes"]]
    columns = [(h["q"], h["r"]) for h in board["columns"]]
    ids = [h["id"] for h in board["columns"]]
    nations = [nation["id"] for nation in data["nations"]["items"]]
    starts = {h["nation"]: (h["q"], h["r"]) for h in board["starts"]}
    _need(len(hexes) == len(set(hexes)), "map.hexes", "a hex stands twice")
    _need(_connected(set(hexes)), "map.hexes", "the hexes are not connected")
    _need(len(columns) == len(set(columns)) == len(set(ids)), "map.columns", "not unique")
    _need(len(columns) >= data["player"]["columns_total"], "map.columns", "too few column hexes")
    _need(set(columns) <= set(hexes), "map.columns", "a column hex is not on the map")
    _need(sorted(starts) == sorted(nations), "map.starts", "one start for each nation")
    _need(len(board["starts"]) == len(nations), "map.starts", "one start for each nation")
    _need(set(starts.values()) <= set(hexes), "map.starts", "a start is not on the map")
    _need(not set(starts.values()) & set(columns), "map.starts", "a start is a column hex")
    for nation in nations:
        _slots(data, nation, starts[nation], set(hexes) - set(columns))


def _slots(
    data: dict[str, Any], nation: str, start: tuple[int, int], free: set[tuple[int, int]]
) -> None:
    where = f"map.booty_slots of {nation}"
    slots = [slot for slot in data["map"]["booty_slots"] if slot["nation"] == nation]
    slots.sort(key=lambda slot: int(slot["slot"]))
    places = [(slot["q"], slot["r"]) for slot in slots]
    _need([slot["slot"] for slot in slots] == list(range(5)), where, "slots 0 to 4")
    _need([s["min_players"] for s in slots] == [2, 2, 2, 3, 4], where, "min_players 2, 2, 2, 3, 4")
    _need(len(set(places)) == 5 and set(places) <= free, where, "five hexes without a column")
    _need(start not in places, where, "a booty hex is the start hex")
    for players in data["game"]["players"]:
        used = sum(1 for slot in slots if slot["min_players"] <= players)
        laid = data["epochs"]["booty_on_board"][f"players_{players}"]
        _need(used == laid, where, f"{used} slots for {players} players, but {laid} tokens")


def _connected(hexes: set[tuple[int, int]]) -> bool:
    grid = HexGrid(list(hexes))
    everywhere = vec[i64]([1] * len(hexes))
    return len(hexes) > 0 and grid.flood(0, everywhere, everywhere[:]) == len(hexes)
