"""What the bots think of positions: exact at the end, sensible before, with numbers by name."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER
from megalith.core.position import plain
from megalith.core.table import Table
from megalith.core.weights import Row
from megalith.games.origins.mind import estimate_cards, horizon
from megalith.games.origins.mind.weights import SHIPPED, Weights
from megalith.games.origins.rules import city as grid
from megalith.games.origins.rules import components as c
from tests.games.origins.helpers import advise, climb_to, close, dice, give, lay, start, tower
from tests.helpers import games_to_play, new_state

TWO = Weights(Row(SHIPPED[2]))


def worth(t: Table[Any], seat: int = 0) -> float:
    return float(t.game.mind.worth(t.state, seat))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_mind_can_have_other_numbers_and_they_matter(seats: int) -> None:
    t = start(seats)
    before = t.game.mind.weights(seats)
    other = t.game.mind.with_weights(seats, {**before, "base": before["base"] + 1.0})
    assert other.worth(t.state, 0) != worth(t)
    assert t.game.mind.weights(seats) == before


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_are_judged_at_every_step_and_exactly_at_the_end(seats: int) -> None:
    game, out = load("origins", {}), Choices()
    for k in range(games_to_play(12, 1)):
        s = new_state(game, seats, {"round_cap": 8})
        rng = rng_from("judged", seats, k)
        while (who := game.rules.to_move(s)) != OVER:
            if who != CHANCE:
                before = plain(s)
                assert all(abs(game.mind.worth(s, seat)) < 3000 for seat in range(seats))
                assert plain(s) == before  # judging changes nothing
            game.rules.choices(s, out)
            game.rules.apply(s, out.outcome(rng) if who == CHANCE else out.any(rng))
        totals = [sheet.total for sheet in game.rules.sheets(s)]
        assert [game.mind.worth(s, seat) for seat in range(seats)] == totals
        rivals = [max([*totals[:i], *totals[i + 1 :]], default=0) for i in range(seats)]
        for seat in range(seats):
            assert game.mind.evaluate(s, seat) == totals[seat] - rivals[seat]


def test_more_of_a_good_thing_is_worth_more() -> None:
    plain_table = start(2)
    value = worth(plain_table)

    def changed(change: Callable[[Table[Any]], object]) -> float:
        t = start(2)
        change(t)
        return worth(t)

    assert changed(lambda t: give(t, 0, stone=1, food=4, wisdom=1, gold=1)) > value
    assert changed(lambda t: dice(t, 0, "red1", "orange2", "blue5")) > value
    assert changed(lambda t: dice(t, 0, "red5", "orange6")) > value
    assert changed(lambda t: advise(t, 0, "red")) > value
    assert changed(lambda t: climb_to(t, "sea", (4, [0]))) > value
    assert changed(lambda t: lay(t, 0, {(1, 0): "mint", (1, 1): "farm"})) > value


def test_a_taller_tower_is_worth_the_pips_in_its_seats() -> None:
    values = []
    for height in (1, 3):
        t = start(2)
        lay(t, 0, {(1, 0): "farm", (1, 1): "farm"})
        close(t, 0, (0, 0), "blue6")
        tower(t, 0, "blue", height)
        t.state.towers[c.COLOURS.index("blue")] = 3  # the end of the game is as far away
        values.append(worth(t))
    assert values[1] - values[0] > 2 * 6 - 1


def test_the_windows_of_a_city_are_its_squares_without_a_die() -> None:
    t = start(2)
    me = t.state.players[0]
    assert list(estimate_cards.windows(me)[:2]) == [2, 0]  # left and right of the two greys
    lay(t, 0, {(1, 0): "mint"})
    assert list(estimate_cards.windows(me)[:2]) == [3, 1]
    lay(t, 0, {(1, 1): "outpost"})
    found = estimate_cards.windows(me)
    squares = {tuple(found[4 * i : 4 * i + 4]) for i in range(1, found[0] + 1)}
    agora, palace, mint, outpost = (grid.tile_at(me, grid.cell(*at)) for at in CELLS)
    assert (palace, agora, mint, outpost) in squares and len(squares) == found[0] == 5
    close(t, 0, (0, 0), "blue3")
    assert estimate_cards.windows(me)[0] == 4


CELLS = ((0, 1), (0, 0), (1, 0), (1, 1))


def test_cards_come_nearer_with_every_fitting_tile() -> None:
    """d01 wants red and orange in a line, yellow beside red; the fourth cell may be anything."""
    t = start(2, cards=("d01", "d44", "d45", "d42"))
    near = [promise(t)]
    for at, tile in (((1, 0), "outpost"), ((1, 1), "forum"), ((2, 0), "mint"), ((2, 1), "farm")):
        lay(t, 0, {at: tile})
        near.append(promise(t))
    assert near == sorted(near) and near[4] > near[0]


def promise(t: Table[Any]) -> float:
    o = horizon.Horizon(t.state, 0, TWO, horizon.rounds_left(t.state, TWO))
    return float(estimate_cards.progress(o, estimate_cards.windows(o.me))[0])


def test_a_tile_set_aside_counts_what_its_number_says() -> None:
    t = start(2)
    numbers = t.game.mind.weights(2)
    dear = t.game.mind.with_weights(2, {**numbers, "waiting": numbers["waiting"] + 3.0})
    assert dear.worth(t.state, 0) == worth(t)
    t.state.players[0].waiting = vec[i64]([0])
    assert dear.worth(t.state, 0) == pytest.approx(worth(t) + 3.0)


def test_rounds_left_follow_the_nearest_end() -> None:
    t = start(2)
    whole = horizon.rounds_left(t.state, TWO)
    assert whole > 1
    for k in range(3):
        t.state.card_gold[k] = 0
    fewer = horizon.rounds_left(t.state, TWO)
    t.state.exhausted = 1
    assert horizon.rounds_left(t.state, TWO) == 0 < fewer <= whole
    alone = start(1)
    assert horizon.rounds_left(alone.state, Weights(Row(SHIPPED[1]))) == 4
