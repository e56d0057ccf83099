"""The five scoring variants and the setting for enclosed cells."""

from itertools import product as combinations
from typing import Any

import pytest

from tests.games.akropolis.helpers import ALL_VARIANTS, play_on, product, score, start
from tests.games.akropolis.test_scoring import LAKE, TEMPLE, TEMPLE_LAKE

KINDS = {"houses": "house", "markets": "market", "barracks": "barracks"}
KINDS |= {"temples": "temple", "gardens": "garden"}
X24 = "M1@(0,0) m2@(1,0) m1@(-1,0) m4@(3,0) M1@(0,1)"
X25 = "b1@(0,0) B1@(1,0) q1@(0,1) b2@(1,1) q1@(2,0) b3@(2,1) q1@(3,0)"
X26 = "b1@(0,-1) h1@(1,-1) q1@(1,0) q1@(0,1) q1@(-1,1) q1@(-1,0) q1@(0,-2) B1@(0,-3)"
X27 = "g2@(0,-1) h1@(1,-1) q1@(1,0) q1@(0,1) q1@(-1,1) q1@(-1,0) G1@(0,-2) g1@(1,-2)"
X28 = "q1@(0,-1) q1@(1,-1) q1@(2,-1) q1@(2,0) g1@(1,1) q1@(0,1) q1@(-1,1) g3@(-1,0) G1@(-2,0)"
# One surface in which every variant doubles something: far apart, so that nothing interferes.
RICH = (
    "h5@(30,0) h5@(31,0) H1@(30,2) "
    "M1@(20,0) m2@(21,0) "
    "b1@(10,0) B1@(11,0) q1@(10,1) "
    + TEMPLE.replace("h1@(1,-1)", "q1@(1,-1)")
    + " "
    + " ".join(
        f"{what}@({q - 20},{r})"
        for what, q, r in [
            ("g2", 0, -1),
            ("q1", 1, -1),
            ("q1", 1, 0),
            ("q1", 0, 1),
            ("q1", -1, 1),
            ("q1", -1, 0),
            ("G1", 0, -2),
        ]
    )
)


def points(text: str, **settings: Any) -> dict[str, int]:
    return {kind: row["points"] for kind, row in score(text, **settings)["districts"].items()}


@pytest.mark.rule("AK-134")
def test_every_variant_is_its_own_switch_in_any_combination() -> None:
    plain, full = points(RICH), points(RICH, **ALL_VARIANTS)
    assert all(full[kind] == 2 * plain[kind] > 0 for kind in plain)
    for switches in combinations([False, True], repeat=5):
        chosen = dict(zip(ALL_VARIANTS, switches, strict=True))
        expected = {
            kind: (full if chosen[f"variant_{name}"] else plain)[kind]
            for name, kind in KINDS.items()
        }
        assert points(RICH, **chosen) == expected


@pytest.mark.rule("AK-135", "AK-140")
def test_variants_change_nothing_but_scoring() -> None:
    games = [start(), start(**ALL_VARIANTS)]
    for t in games:
        play_on(t, 20)
    a, b = (
        [(p["hexes"], p["stones"]) for p in t.game.border.view(t.state, None)["players"]]
        for t in games
    )
    assert a == b and games[0].lines() == games[1].lines()


@pytest.mark.rule("AK-136", "AK-137")
def test_a_variant_replaces_no_condition() -> None:
    spoiled = "M1@(0,0) m2@(1,0) m2@(1,-1)"  # beside a plaza, but beside each other too
    assert product(spoiled, "market", variant_markets=True) == (0, 2, 0)
    assert product("t3@(0,0) T1@(5,0)", "temple", variant_temples=True) == (0, 2, 0)
    no_plaza = RICH.replace("G1", "q1").replace("M1", "q1")
    assert points(no_plaza, **ALL_VARIANTS)["garden"] == 0
    assert points(no_plaza, **ALL_VARIANTS)["market"] == 0


@pytest.mark.rule("AK-138", "AK-139", "AK-142")
@pytest.mark.example("X24")
def test_x24_each_market_beside_a_plaza_is_doubled_once() -> None:
    assert product(X24, "market") == (7, 4, 28)
    assert product(X24, "market", variant_markets=True) == (10, 4, 40)
    doubled = score(X24, variant_markets=True)["districts"]["market"]["doubled"]
    assert sorted(doubled) == [[-1, 0], [1, 0]]


@pytest.mark.rule("AK-141")
@pytest.mark.example("X23")
def test_x23_a_group_worth_ten_counts_twice() -> None:
    nine = "h2@(0,0) h3@(1,0) h4@(0,1) H1@(-1,0)"
    ten = "h2@(0,0) h3@(1,0) h5@(0,1) H1@(-1,0) H1@(-1,1)"
    assert product(nine, "house", variant_houses=True) == (9, 1, 9)
    assert product(ten, "house") == (10, 2, 20)
    assert product(ten, "house", variant_houses=True) == (20, 2, 40)
    # the group is chosen by its size first: four low houses, not two of value 12
    chosen = "h1@(0,0) h1@(0,1) h1@(0,2) h1@(0,3) h6@(3,0) h6@(3,1) H1@(9,0)"
    assert product(chosen, "house", variant_houses=True) == (4, 1, 4)


@pytest.mark.rule("AK-143")
@pytest.mark.example("X25")
def test_x25_barracks_with_three_or_four_free_sides() -> None:
    assert product(X25, "barracks") == (6, 2, 12)
    assert product(X25, "barracks", variant_barracks=True) == (10, 2, 20)


@pytest.mark.rule("AK-144")
@pytest.mark.example("X26")
def test_x26_a_lake_does_not_help_barracks() -> None:
    for enclosed in ("lake", "edge"):
        assert product(X26, "barracks", enclosed_cells=enclosed) == (1, 2, 2)
    assert product(X26, "barracks", variant_barracks=True) == (1, 2, 2)
    edge = {"variant_barracks": True, "enclosed_cells": "edge"}
    assert product(X26, "barracks", **edge) == (2, 2, 4)
    # five or six free sides, possible only in a typed surface, are enough too
    assert product("b1@(0,0) B1@(9,0)", "barracks", variant_barracks=True) == (2, 2, 4)
    assert product("b1@(0,0) B1@(0,1)", "barracks", variant_barracks=True) == (2, 2, 4)


@pytest.mark.rule("AK-145")
def test_temples_double_from_level_two() -> None:
    for level, value in ((1, 1), (2, 4), (3, 6)):
        text = TEMPLE.replace("t3", f"t{level}")
        assert product(text, "temple", variant_temples=True) == (value, 2, 2 * value)


@pytest.mark.rule("AK-146")
@pytest.mark.example("X27")
@pytest.mark.parametrize("enclosed", ["lake", "edge"])
def test_x27_a_lake_of_one_cell(enclosed: str) -> None:
    assert product(X27, "garden", enclosed_cells=enclosed) == (3, 3, 9)
    settings: dict[str, Any] = {"variant_gardens": True, "enclosed_cells": enclosed}
    assert product(X27, "garden", **settings) == (5, 3, 15)


@pytest.mark.rule("AK-147", "AK-148")
@pytest.mark.example("X28")
def test_x28_a_lake_of_two_cells_depends_on_the_setting() -> None:
    assert product(X28, "garden") == (4, 3, 12)
    assert product(X28, "garden", variant_gardens=True) == (8, 3, 24)
    edge = {"variant_gardens": True, "enclosed_cells": "edge"}
    assert product(X28, "garden", **edge) == (4, 3, 12)
    # a hole of one cell is edge and lake at once with `edge`, and lake alone with `lake`
    hole = X27.replace("q1@(0,1)", "b1@(0,1)").replace("h1@(1,-1)", "B1@(1,-1)")
    assert product(hole, "barracks", enclosed_cells="edge")[0] == 1
    assert product(hole, "garden", **edge) == (5, 3, 15)


@pytest.mark.rule("AK-169")
def test_to_the_letter_a_lake_is_one_cell_and_an_empty_place_beside_barracks() -> None:
    literal = {"enclosed_cells": "literal"}
    assert product(LAKE, "barracks", **literal)[0] == 0  # the outside edge is needed
    assert product(X26, "barracks", **literal) == (1, 2, 2)
    assert product(X26, "barracks", variant_barracks=True, **literal) == (2, 2, 4)
    assert product(X27, "garden", variant_gardens=True, **literal) == (5, 3, 15)
    assert product(X28, "garden", variant_gardens=True, **literal) == (4, 3, 12)


@pytest.mark.rule("AK-149")
def test_houses_markets_and_temples_do_not_ask_about_holes() -> None:
    for text in (LAKE, TEMPLE_LAKE, X26, X27, X28):
        lake = points(text, **ALL_VARIANTS)
        for holes in ("edge", "literal"):
            other = points(text, enclosed_cells=holes, **ALL_VARIANTS)
            for kind in ("house", "market", "temple"):
                assert lake[kind] == other[kind]
