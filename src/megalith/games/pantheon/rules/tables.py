"""How the facts of a set become tables indexed by small ints; used by components.py alone."""

from itertools import permutations
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit.hexgrid import HexGrid
from megalith.games.pantheon.rules.vocabulary import MOST_LAID, N_KINDS, POWERS

Facts = dict[str, Any]
Items = list[dict[str, Any]]

_AMOUNTS: Final = ("n", "cards", "coins", "times")


def ids(items: Items) -> list[str]:
    return [item["id"] for item in items]


def numbers(items: Items, field: str) -> vec[i64]:
    """One number of each item; 0 where it has none."""
    return vec[i64]([item.get(field, 0) for item in items])


def flags(items: Items, field: str, value: object) -> vec[i64]:
    """1 for each item that has this value."""
    return vec[i64]([1 if item.get(field) == value else 0 for item in items])


def per_players(table: dict[str, int]) -> vec[i64]:
    """At index = players."""
    return vec[i64]([table.get(f"players_{n}", 0) for n in range(5)])


def column_points(facts: Facts) -> vec[i64]:
    """At the number of columns."""
    points = [0] * (facts["player"]["columns_total"] + 1)
    for row in facts["scoring"]["columns"]:
        for n in range(row["from"], row["to"] + 1):
            points[n] = n * row["each"]
    return vec[i64](points)


# -- effects: the effects of one owner stand side by side


def amount(effect: Facts) -> int:
    return next((int(effect[key]) for key in _AMOUNTS if key in effect), 0)


def with_effect(owners: Items, kind: str) -> int:
    """The number of the one that has such an effect."""
    return [any(e["type"] == kind for e in owner["effects"]) for owner in owners].index(True)


def first_effects(owners: Items) -> list[int]:
    """The index of the first effect of every owner; -1 if it has none."""
    first: list[int] = []
    n = 0
    for owner in owners:
        first.append(n if owner["effects"] else -1)
        n += len(owner["effects"])
    return first


def lasts(owners: Items) -> vec[i64]:
    """1 for the last effect of each owner."""
    return vec[i64](
        [1 if e is owner["effects"][-1] else 0 for owner in owners for e in owner["effects"]]
    )


def powers(owners: Items) -> vec[i64]:
    """What each owner gives for good: N_POWERS numbers each."""
    return vec[i64](
        [
            sum(amount(e) for e in owner["effects"] if e["type"] == power)
            for owner in owners
            for power in POWERS
        ]
    )


def lasting(owners: Items) -> vec[i64]:
    """1 for each owner that gives anything for good."""
    return vec[i64]([1 if any(e["type"] in POWERS for e in o["effects"]) else 0 for o in owners])


def waits(bonus: Items) -> vec[i64]:
    """1 for each bonus token that lays a column: the map must be there first."""
    return vec[i64](
        [1 if any(e["type"] == "place_column" for e in token["effects"]) else 0 for token in bonus]
    )


def brings(owners: Items) -> vec[i64]:
    """How many demigods are turned up when it is laid out."""
    return vec[i64]([sum(e["n"] for e in o["effects"] if e["type"] == "demigods") for o in owners])


# -- what gods cost: every way to give their numbers to kinds, N_KINDS amounts each


def ways_of(costs: list[list[int]]) -> list[list[tuple[int, ...]]]:
    return [sorted(set(permutations(cost + [0] * (N_KINDS - len(cost))))) for cost in costs]


def numbers_paid(nations: Items) -> int:
    """Of the top numbers of a god, in Gallia."""
    effects = [e for nation in nations for e in nation["effects"] if e["type"] == "cards_or_god"]
    return int(effects[0]["numbers_paid"]) if effects else 1


# -- the map: hexes are numbered by row (r), then from left to right (q)


def grid(facts: Facts) -> HexGrid:
    """It holds (r, q): it sorts its cells, and mirroring keeps neighbours neighbours."""
    return HexGrid([(h["r"], h["q"]) for h in facts["map"]["hexes"]])


def hexes(grid: HexGrid, items: Items) -> list[int]:
    return [int(grid.at(h["r"], h["q"])) for h in items]


def starts(grid: HexGrid, facts: Facts, nations: list[str]) -> vec[i64]:
    """The start hex of each nation."""
    by_nation = {h["nation"]: h for h in facts["map"]["starts"]}
    return vec[i64](hexes(grid, [by_nation[nation] for nation in nations]))


def slots(grid: HexGrid, facts: Facts, nations: list[str]) -> vec[i64]:
    """The hex of slot k of a nation: at MOST_LAID * nation + k."""
    rank = {(slot["nation"], slot["slot"]): slot for slot in facts["map"]["booty_slots"]}
    return vec[i64](hexes(grid, [rank[n, k] for n in nations for k in range(MOST_LAID)]))
