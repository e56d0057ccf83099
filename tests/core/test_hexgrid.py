"""Hexagons: coordinates, and the tables of any set of cells."""

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.kit import hexgrid
from megalith.core.kit.hexgrid import NOWHERE, Cell, HexGrid

CELLS = st.tuples(st.integers(-20, 20), st.integers(-20, 20))
SHAPES = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), min_size=1, max_size=50)


def test_directions_run_clockwise_from_north() -> None:
    assert hexgrid.neighbours((0, 0)) == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    for k in range(6):
        assert hexgrid.turned(hexgrid.DIRECTIONS[k], 1) == hexgrid.DIRECTIONS[(k + 1) % 6]
    heights = [hexgrid.centre(cell)[1] for cell in hexgrid.DIRECTIONS]
    assert min(heights) == heights[0] and max(heights) == heights[3]
    assert all(hexgrid.centre(cell)[0] > 0 for cell in hexgrid.DIRECTIONS[1:3])


@given(CELLS, CELLS)
def test_turning_and_mirroring_keep_distances(a: Cell, b: Cell) -> None:
    apart = hexgrid.distance(a, b)
    assert hexgrid.distance(b, a) == apart
    assert hexgrid.distance(hexgrid.mirrored(a), hexgrid.mirrored(b)) == apart
    for steps in range(1, 6):
        assert hexgrid.distance(hexgrid.turned(a, steps), hexgrid.turned(b, steps)) == apart
    assert hexgrid.turned(hexgrid.turned(a, 2), 4) == a
    assert hexgrid.mirrored(hexgrid.mirrored(a)) == a


@given(CELLS, CELLS)
def test_the_distance_is_the_number_of_steps(a: Cell, b: Cell) -> None:
    apart = hexgrid.distance(a, b)
    assert (apart == 0) == (a == b)
    nearer = [hexgrid.distance(cell, b) for cell in hexgrid.neighbours(a)]
    assert min(nearer) == (apart - 1 if apart else 1)


@pytest.mark.parametrize("radius", range(5))
def test_a_hexagon_has_all_cells_within_its_radius(radius: int) -> None:
    cells = hexgrid.hexagon(radius)
    assert len(cells) == len(set(cells)) == 3 * radius * (radius + 1) + 1
    assert max(hexgrid.distance(cell, (0, 0)) for cell in cells) == radius


def test_a_rhombus_needs_no_table() -> None:
    height = 9
    steps = hexgrid.rhombus_steps(height)
    for k, (q, r) in enumerate(hexgrid.neighbours((4, 5))):
        assert 4 * height + 5 + steps[k] == q * height + r


@given(SHAPES)
def test_the_tables_agree_with_the_coordinates(shape: set[Cell]) -> None:
    grid = HexGrid(list(shape))
    assert grid.cells == sorted(shape) and grid.count == len(shape)
    for n, cell in enumerate(grid.cells):
        assert grid.at(*cell) == n and (grid.q[n], grid.r[n]) == cell
        for direction, other in enumerate(hexgrid.neighbours(cell)):
            there = grid.beside(n, direction)
            assert there == (grid.cells.index(other) if other in shape else NOWHERE)
            if there != NOWHERE:
                assert grid.beside(there, (direction + 3) % 6) == n
    assert grid.at(99, 99) == NOWHERE


def walks(shape: set[Cell], start: Cell) -> dict[Cell, int]:
    """Shortest walks inside the shape, by the book."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for other in hexgrid.neighbours(cell):
            if other in shape and other not in steps:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps


@given(SHAPES, st.data())
def test_groups_are_the_connected_parts(shape: set[Cell], data: st.DataObject) -> None:
    grid = HexGrid(list(shape))
    closed = data.draw(st.sets(st.sampled_from(grid.cells)))
    open = vec[i64]([0 if cell in closed else 1 for cell in grid.cells])
    group = zeros(grid.count)
    found = grid.groups(open, group)
    for n, cell in enumerate(grid.cells):
        if cell in closed:
            assert group[n] == NOWHERE
            continue
        together = walks(shape - closed, cell)
        assert {grid.cells[m] for m in range(grid.count) if group[m] == group[n]} == set(together)
    assert {int(x) for x in group} - {NOWHERE} == set(range(found))
