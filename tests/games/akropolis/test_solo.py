"""The solo extension: one human against an automa."""

from typing import Any

import pytest

from megalith.core.game import CHANCE, OVER
from megalith.core.kit import bits
from megalith.core.sheet import rank
from megalith.core.table import Table
from megalith.games.akropolis.rules import scoring
from tests.games.akropolis.helpers import ALL_VARIANTS, KIT, site, start, stones, turn

X32 = "a28 a34 a09 a20"  # mbq, mqq, Mqq, Gqq
X34 = ["a06", "a28", "a19", "a21", "a10"]
ARCHITECTS = ["hippodamos", "metagenes", "callicrates"]


def automa(tiles: list[str], held: int = 0, **options: Any) -> Table[Any]:
    """A solo game in which the automa has these tiles and stones."""
    t = start(1, **options)
    rival = t.state.cities[1]
    for k, tile in enumerate(tiles):
        rival.tiles[k] = KIT.tiles.index(tile)
    rival.laid = len(tiles)
    rival.stones = held
    return t


def lines(t: Table[Any]) -> dict[str, int]:
    return dict(t.game.rules.sheets(t.state)[1].lines)


def draw(t: Table[Any]) -> None:
    while t.to_move() == CHANCE:
        t.do(CHANCE, t.lines()[0])


@pytest.mark.rule("AK-150", "AK-151")
@pytest.mark.parametrize("long,pool,stacks", [(False, 37, 11), (True, 61, 19)])
def test_one_human_plays_with_the_set_up_for_two(long: bool, pool: int, stacks: int) -> None:
    t = start(1, long_game=long)
    assert (t.seats, len(t.state.cities)) == (1, 2)
    assert (t.state.stacks, len(site(t))) == (stacks, 4)
    assert bits.size(t.state.unseen) + 4 == pool


@pytest.mark.rule("AK-152")
def test_the_human_begins_and_they_alternate_to_the_end() -> None:
    t = start(1, start_player="random")  # the option does nothing here
    assert stones(t) == [1, 2] and t.to_move() == 0
    turns = 0
    while not t.over():
        before = [int(city.laid) for city in t.state.cities]
        assert before[0] in (before[1], before[1] - 1)
        turn(t)
        draw(t)
        turns += 1
    assert [int(city.laid) for city in t.state.cities] == [18, 18]
    assert turns == 18 and t.state.round == 12 and len(site(t)) == 1
    assert t.to_move() == OVER


@pytest.mark.rule("AK-153")
@pytest.mark.example("X33")
def test_x33_the_human_pays_the_automa() -> None:
    t = start(1)
    t.state.cities[0].stones, t.state.cities[1].stones = 2, 0
    t.do(0, "choose_tile 2")
    assert stones(t) == [0, 2] and t.game.border.decision(t.state) == "place_tile"


@pytest.mark.rule("AK-154", "AK-155")
@pytest.mark.example("X32")
@pytest.mark.parametrize("held,taken,left", [(2, "a09", 0), (1, "a28", 1), (3, "a09", 1)])
def test_x32_the_automa_takes_the_cheapest_plaza_it_can_pay(
    held: int, taken: str, left: int
) -> None:
    t = start(1, site="a01 a28 a34 a09")
    t.state.cities[0].stones = 0
    t.do(0, "choose_tile 0")
    t.state.site[3], t.state.on_site = KIT.tiles.index("a20"), 4
    t.state.unseen &= ~bits.bit(KIT.tiles.index("a20"))
    assert site(t) == X32.split()
    t.state.cities[1].stones = held
    t.do(0, t.lines()[0])
    rival = t.state.cities[1]
    assert KIT.tiles[rival.tiles[0]] == taken and rival.stones == left
    assert stones(t)[0] == 0  # its payment goes to the reserve


@pytest.mark.rule("AK-155")
def test_the_automa_always_takes_by_its_rule() -> None:
    t = start(1)
    while not t.over():
        t.do(0, t.lines()[-1])
        if t.game.border.decision(t.state) != "place_tile":
            draw(t)
            continue
        offer, held = list(t.state.site[: t.state.on_site]), int(t.state.cities[1].stones)
        step = t.do(0, t.lines()[len(t.lines()) // 2])
        took = [event for event in step.events if event[0] == "rival_took"]
        if took:  # otherwise a refill came first
            payable = [k for k in range(min(held, len(offer) - 1) + 1) if KIT.has_plaza[offer[k]]]
            slot = payable[0] if payable else 0
            assert took[0][2:] == (offer[slot], slot)
        draw(t)


@pytest.mark.rule("AK-156")
def test_the_automa_gets_stones_from_the_human_alone() -> None:
    t = start(1)
    paid = 0
    while not t.over():
        held = int(t.state.cities[1].stones)
        slot = min(int(t.state.cities[0].stones), 1)
        t.do(0, f"choose_tile {slot}")
        paid += slot
        spent = sum(e[3] for e in t.do(0, t.lines()[0]).events if e[0] == "rival_took")
        while t.to_move() == CHANCE:
            spent += sum(e[3] for e in t.do(CHANCE, t.lines()[0]).events if e[0] == "rival_took")
        assert t.state.cities[1].stones == held + slot - spent
    rival = t.game.border.view(t.state, None)["players"][1]
    assert paid > 0 and rival["placements"] == [] and rival["hexes"] == []
    assert len(rival["tiles"]) == 18


@pytest.mark.rule("AK-157", "AK-158", "AK-159", "AK-160")
@pytest.mark.example("X34")
@pytest.mark.parametrize(
    "architect,products,quarries,total",
    [
        ("hippodamos", [5, 2, 2, 0, 3], 0, 14),
        ("metagenes", [5, 2, 2, 0, 3], 12, 26),
        ("callicrates", [10, 4, 4, 0, 6], 0, 26),
    ],
)
def test_x34_what_the_automa_scores(
    architect: str, products: list[int], quarries: int, total: int
) -> None:
    t = automa(X34, 2, solo_architect=architect)
    sheet = t.game.rules.sheets(t.state)[1]
    assert [points for _, points in sheet.lines] == [*products, 2, quarries]
    assert sheet.total == total
    shown = t.game.border.view(t.state, None)["players"][1]
    assert shown["automa"] == architect and shown["score"]["total"] == total
    assert shown["score"]["districts"]["temple"]["stars"] == 0


@pytest.mark.rule("AK-161", "AK-163", "AK-164")
@pytest.mark.example("X34")
@pytest.mark.parametrize(
    "architect,products,total",
    [
        ("hippodamos", [5, 4, 4, 0, 6], 21),
        ("metagenes", [5, 4, 4, 0, 6], 33),
        ("callicrates", [20, 8, 8, 0, 12], 50),
    ],
)
def test_x34_with_all_variants(architect: str, products: list[int], total: int) -> None:
    t = automa(X34, 2, solo_architect=architect, **ALL_VARIANTS)
    assert [points for _, points in t.game.rules.sheets(t.state)[1].lines][:5] == products
    assert t.game.rules.sheets(t.state)[1].total == total


@pytest.mark.rule("AK-164")
@pytest.mark.parametrize(
    "architect,factor", [("hippodamos", 1), ("metagenes", 1), ("callicrates", 2)]
)
def test_temples_are_doubled_for_callicrates_alone(architect: str, factor: int) -> None:
    tiles = ["a17", "a10"]  # Tqq and Bht: one temple, two stars
    plain = lines(automa(tiles, solo_architect=architect))["temples"]
    varied = lines(automa(tiles, solo_architect=architect, variant_temples=True))["temples"]
    assert plain > 0 and varied == factor * plain


@pytest.mark.rule("AK-162")
@pytest.mark.example("X35")
def test_x35_three_markets_for_each_plaza() -> None:
    markets = ["a28", "a34", "a01", "a27", "a29", "a09"]
    t = automa(markets, variant_markets=True)
    shown = t.game.border.view(t.state, None)["players"][1]["score"]["districts"]["market"]
    counted = automa(markets).game.border.view(automa(markets).state, None)["players"][1]["score"]
    market = counted["districts"]["market"]
    assert (market["value"], market["stars"], market["points"]) == (5, 2, 10)
    assert (shown["value"], shown["stars"], shown["points"]) == (8, 2, 16)


@pytest.mark.rule("AK-165")
def test_enclosed_cells_do_not_concern_the_automa() -> None:
    for architect in ARCHITECTS:
        sheets = [
            lines(automa(X34, solo_architect=architect, enclosed_cells=x, **ALL_VARIANTS))
            for x in ("lake", "edge")
        ]
        assert sheets[0] == sheets[1]


@pytest.mark.rule("AK-166")
def test_the_human_needs_more_points_or_more_stones() -> None:
    t = automa([], 0)
    human, rival = t.state.cities

    def places(mine: int, its: int) -> list[int]:
        human.stones, rival.stones = mine, its
        return [sheet.place for sheet in rank(scoring.sheets(t.state))]

    assert places(5, 4) == [1, 2]
    assert places(4, 5) == [2, 1]
    assert places(4, 4) == [2, 1]  # all equal: the automa wins
    t = automa(["a17", "a10"], 0)  # the automa has 2 points from its temple, 1 from its house
    human, rival = t.state.cities
    assert lines(t)["temples"] + lines(t)["houses"] == 3
    assert places(3, 0) == [1, 2]  # equal points, more stones
