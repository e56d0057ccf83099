"""Invariants that need the history of a game, or that compare two ways to the same thing."""

from collections.abc import Callable
from typing import Any

import pytest

from megalith.core.catalogue import load
from megalith.core.game import CHANCE, OVER
from megalith.core.kit import bits, hexgrid
from megalith.core.kit.hexgrid import Cell
from megalith.games.akropolis.border import view
from megalith.games.akropolis.rules import grid, invariants, scoring
from megalith.games.akropolis.rules.needs import CHOOSE, PLACE
from megalith.games.akropolis.rules.state import City, top
from tests.games.akropolis.helpers import ALL_VARIANTS, KIT
from tests.helpers import finished, games_to_play, random_steps

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"long_game": True, **ALL_VARIANTS}),
    (2, {"long_game": True}),
    (2, {"enclosed_cells": "edge", **ALL_VARIANTS}),
    (2, {"enclosed_cells": "literal", **ALL_VARIANTS}),
    (3, {"long_game": True, "start_player": "random"}),
    (4, {"start_player": "random", **ALL_VARIANTS}),
]
EVERY = pytest.mark.parametrize("seats,chosen", TABLES)
GAMES = games_to_play(6, 2)
RULES = [0, 31, 32, 63]  # no variant and all five, with lake and with edge


def final_cities(chosen: dict[str, Any], seed: object, seats: int = 2) -> list[City]:
    return list(finished("akropolis", seats, chosen, seed).cities[:seats])


@EVERY
def test_stones_come_from_quarries_and_go_for_tiles(seats: int, chosen: dict[str, Any]) -> None:
    """Invariants 2, 4 and 6, along whole games."""
    game = load("akropolis")
    for seed in range(GAMES):
        held, turns, unseen = [0, 0, 0, 0], 0, 99
        s = None
        for s, who, _, code in random_steps(game, seats, chosen, seed):
            assert bits.size(s.unseen) <= unseen
            unseen = bits.size(s.unseen)
            if who == CHANCE or who == OVER:
                continue
            before = [int(city.stones) for city in s.cities]
            after = game.rules.copy(s)
            game.rules.apply(after, code)
            if s.need() == CHOOSE:
                held = before
                assert who == (s.first + turns) % len(s.cities)
                paid = code
                assert after.cities[who].stones == held[who] - paid
                if seats == 1:
                    assert sum(int(city.stones) for city in after.cities) == sum(held)
            else:
                gained = sum(1 for cell in covered(s.cities[who], code - 6) if cell == "quarry")
                assert after.cities[who].stones == before[who] + gained
                turns += 1 if seats > 1 else 2
        assert s is not None and turns == s.turn


def covered(city: City, spot: int) -> list[str]:
    """The kinds of district or quarry that a tile at a spot covers; plazas are left out."""
    shown = {(x["q"], x["r"]): x["kind"] for x in view.hexes(KIT, city) if not x["stars"]}
    return [shown[cell] for cell in grid.cells_under(spot) if cell in shown]


@EVERY
def test_a_city_hangs_together(seats: int, chosen: dict[str, Any]) -> None:
    """Invariants 7 and 9."""
    for city in final_cities(chosen, 5, seats):
        cells = {grid.place_of(city.cells[k]) for k in range(city.built)}
        reached, waiting = {(0, 0)}, [(0, 0)]
        while waiting:
            for near in hexgrid.neighbours(waiting.pop()):
                if near in cells and near not in reached:
                    reached.add(near)
                    waiting.append(near)
        assert reached == cells
        assert {(0, 0), (0, -1), (1, 0), (-1, 1)} <= cells


def test_legal_placements_by_trying_every_cell() -> None:
    """Invariant 10, against the plainest reading of AK-069 on whole random games."""
    game = load("akropolis")
    for seed in range(games_to_play(3, 1)):
        for s, who, codes, _ in random_steps(game, 2, {}, ("plain", seed)):
            if who == OVER or s.need() != PLACE:
                continue
            city = s.cities[who]
            plain = {
                (q, r): (city.tops[k] >> 10, (city.tops[k] >> 4) & 63)
                for k in range(city.built)
                for q, r in [grid.place_of(city.cells[k])]
            }
            assert [spot_of(code) for code in codes] == by_the_book(plain)


def spot_of(code: int) -> tuple[int, int, int]:
    return (*grid.place_of((code - 6) // 6), (code - 6) % 6)


def by_the_book(built: dict[Cell, Any]) -> list[tuple[int, int, int]]:
    """Every (q, r, rotation) that AK-069 allows, from cells with (level, tile)."""
    near = {x for cell in built for x in hexgrid.neighbours(cell)}
    around = near | {x for cell in near for x in hexgrid.neighbours(cell)} | set(built)
    found = []
    for q, r in sorted(around):
        six = hexgrid.neighbours((q, r))
        for rotation in range(6):
            cells = [(q, r), six[rotation], six[(rotation + 1) % 6]]
            levels = {built[cell][0] if cell in built else 0 for cell in cells}
            if levels == {0}:
                if any(x in built for cell in cells for x in hexgrid.neighbours(cell)):
                    found.append((q, r, rotation))
            elif len(levels) == 1 and len({built[cell][1] for cell in cells}) > 1:
                found.append((q, r, rotation))
    return found


# -- scores


def moved(city: City, how: Callable[[Cell], Cell]) -> City:
    """The same surface with every cell somewhere else."""
    twin = city.copy()
    for k in range(city.built):
        twin.cells[k] = grid.cell(*how(grid.place_of(city.cells[k])))
    return twin


@pytest.mark.parametrize("rules", RULES)
def test_scores_do_not_depend_on_where_and_how_the_city_lies(rules: int) -> None:
    """Invariant 11."""
    for seed in range(GAMES):
        for city in final_cities({}, ("moved", seed)):
            tally = scoring.score(KIT, city, rules)
            ways: list[Callable[[Cell], Cell]] = [lambda x: (x[0] + 7, x[1] - 9)]
            ways += [lambda x, k=k: hexgrid.turned(x, k) for k in range(1, 6)]  # type: ignore[misc]
            ways += [hexgrid.mirrored]
            for how in ways:
                other = scoring.score(KIT, moved(city, how), rules)
                assert list(other.values) == list(tally.values)
                assert list(other.stars) == list(tally.stars)
                assert list(other.marks) == list(tally.marks)


@pytest.mark.parametrize("rules", RULES)
def test_scores_by_the_plainest_counting(rules: int) -> None:
    """The hot scoring against dictionaries of coordinates (and invariants 14 and 15)."""
    for seed in range(GAMES):
        for city in final_cities({"long_game": True}, ("plain", seed)):
            tally = scoring.score(KIT, city, rules)
            values = plain_values(city, rules)
            assert [int(n) for n in tally.values] == values
            assert tally.points() == sum(
                v * int(s) for v, s in zip(values, tally.stars, strict=True)
            )


def plain_values(city: City, rules: int) -> list[int]:
    shown = {(x["q"], x["r"]): x for x in view.hexes(KIT, city)}
    kinds = {cell: x["kind"] for cell, x in shown.items() if not x["stars"]}
    empty = {near for cell in shown for near in hexgrid.neighbours(cell)} - set(shown)
    outside = walk_outside(set(shown))
    lakes = empty - outside
    edge = outside
    if rules & 32:
        edge = empty | outside
        lakes = {c for c in empty if all(x in shown for x in hexgrid.neighbours(c))}
    values = [0] * 5
    for cell, kind in kinds.items():
        near = hexgrid.neighbours(cell)
        level = shown[cell]["level"]
        if kind == "market" and not any(kinds.get(x) == "market" for x in near):
            plaza = any(x in shown and shown[x]["kind"] == "market" for x in near)
            values[1] += level * (2 if rules & 2 and plaza else 1)
        if kind == "barracks" and any(x in edge for x in near):
            values[2] += level * (2 if rules & 4 and sum(x in edge for x in near) >= 3 else 1)
        if kind == "temple" and all(x in shown for x in near):
            values[3] += level * (2 if rules & 8 and level >= 2 else 1)
        if kind == "garden":
            values[4] += level * (2 if rules & 16 and any(x in lakes for x in near) else 1)
    values[0] = plain_houses({c for c, kind in kinds.items() if kind == "house"}, shown, rules)
    return values


def plain_houses(houses: set[Cell], shown: dict[Cell, Any], rules: int) -> int:
    best = (0, 0)
    while houses:
        group, waiting = set(), [houses.pop()]
        while waiting:
            cell = waiting.pop()
            group.add(cell)
            near = houses & set(hexgrid.neighbours(cell))
            houses -= near
            waiting += near
        best = max(best, (len(group), sum(shown[cell]["level"] for cell in group)))
    return best[1] * (2 if rules & 1 and best[1] >= 10 else 1)


def walk_outside(built: set[Cell]) -> set[Cell]:
    """Empty cells of the widened bounding box that can be reached from its corner."""
    columns, rows = [q for q, _ in built], [r for _, r in built]
    first = (min(columns) - 1, min(rows) - 1)
    reached, waiting = {first}, [first]
    while waiting:
        for q, r in hexgrid.neighbours(waiting.pop()):
            inside = first[0] <= q <= max(columns) + 1 and first[1] <= r <= max(rows) + 1
            if inside and (q, r) not in built and (q, r) not in reached:
                reached.add((q, r))
                waiting.append((q, r))
    return reached


@EVERY
def test_the_surface_and_the_history_give_the_same_sheet(
    seats: int, chosen: dict[str, Any]
) -> None:
    """Invariant 16: both forms of the notation, and the table itself."""
    game = load("akropolis")
    s = finished("akropolis", seats, chosen, 8)
    settings = {k: v for k, v in chosen.items() if k.startswith(("variant", "enclosed"))}
    seen = game.border.view(s, None)
    for seat in range(seats):
        player = seen["players"][seat]
        base = {"format": "akropolis_city_1", "stones": player["stones"], "settings": settings}
        surface = [{k: v for k, v in x.items() if k != "tile"} for x in player["hexes"]]
        history = [{k: v for k, v in x.items() if k != "level"} for x in player["placements"]]
        one = game.border.calculate({**base, "hexes": surface})[0]
        two = game.border.calculate({**base, "placements": history})[0]
        assert one == two and one["warnings"] == []
        assert one["total"] == game.rules.sheets(s)[seat].total >= player["stones"] >= 0


def test_equal_codes_are_interchangeable() -> None:
    """Invariant 17: exchange two tiles with the same faces."""
    a, b = KIT.tiles.index("a03"), KIT.tiles.index("a04")
    assert KIT.codes[a] == KIT.codes[b]
    game = load("akropolis")
    for s, who, codes, _ in random_steps(game, 2, {}, 51):
        if who == OVER:
            break
        twin = game.rules.copy(s)
        exchange(twin, a, b)
        assert [x.total for x in game.rules.sheets(twin)] == [x.total for x in game.rules.sheets(s)]
        assert len(game.rules.legal(twin)) == len(codes)


def exchange(s: Any, a: int, b: int) -> None:
    other = {a: b, b: a}
    for row in [s.site, *(city.tiles for city in s.cities)]:
        for k in range(len(row)):
            row[k] = other.get(row[k], row[k])
    s.hand = other.get(s.hand, s.hand)
    if bits.has(s.unseen, a) != bits.has(s.unseen, b):
        s.unseen ^= bits.bit(a) | bits.bit(b)


# -- the checker itself


def test_the_checker_finds_what_is_wrong() -> None:
    """Each kind of damage is found, so the invariants of the contract suite can fail."""
    game = load("akropolis")

    def damaged(change: Callable[[Any], None]) -> str:
        s = next(s for s, _, _, _ in random_steps(game, 2, {}, 3) if s.turn == 9 and s.need() == 3)
        assert invariants.check(s) == ""
        change(s)
        return invariants.check(s)

    def lift(s: Any) -> None:
        city = s.cities[(s.first + s.turn - 1) % 2]
        city.tops[5] = top(7, 1, 0)

    def lose(s: Any) -> None:
        s.unseen &= s.unseen - 1

    def owe(s: Any) -> None:
        s.cities[0].stones = -1

    def skip(s: Any) -> None:
        s.turn += 1

    def shift(s: Any) -> None:
        city = s.cities[(s.first + s.turn - 1) % 2]
        city.spots[0] = grid.spot(grid.cell(20, 20), 0)

    for change, number in ((lift, "16"), (lose, "1"), (owe, "4"), (skip, "3"), (shift, "8")):
        assert damaged(change).startswith(f"{number}:"), change.__name__
