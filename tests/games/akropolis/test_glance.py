"""What a place promises at a glance: looked up, and counted anew from the three hexes."""

from collections.abc import Iterator
from typing import Any

import pytest

from megalith.bots import match
from megalith.bots.guest import Guest
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.choices import Choices
from megalith.core.weights import Row
from megalith.games.akropolis.mind import city_worth, evaluate, shortlist
from megalith.games.akropolis.mind.glance import Glance
from megalith.games.akropolis.mind.shortlist import Promise
from megalith.games.akropolis.mind.weights import SHIPPED, Weights
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules.components import (
    BARRACKS,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    TEMPLE,
)
from megalith.games.akropolis.rules.needs import CHOOSE, PLACE
from megalith.games.akropolis.rules.state import face_of, level_of
from tests.games.akropolis.helpers import KIT, options
from tests.helpers import games_to_play, random_steps

TWO = Weights(Row(SHIPPED[2]))


def positions(need: int, seed: object) -> Iterator[tuple[Any, Promise, list[int]]]:
    """Decisions of some random games, with the promise of the city that they are about."""
    for n in range(games_to_play(6, 1)):
        for s, who, codes, _ in random_steps(load("akropolis"), 2, {}, (seed, n)):
            if s.need() == need and who >= 0:
                yield s, evaluate.promise_of(s, who, evaluate.supply(s), TWO), codes


def anew(promise: Promise, tile: int, cells: tuple[int, int, int]) -> float:
    """What a tile on these cells promises, from the faces around it."""
    total = sum(promise.covered(cell) for cell in cells)
    for k, here in enumerate(cells):
        around = [cell for cell in beside(promise, here) if cell not in cells]
        total += laid(promise, int(KIT.tile_face[3 * tile + k]), here, around)
    below = int(level_of(promise.view.board[cells[0]]))
    return total + shortlist.CLIMB * promise.fresh * below


def beside(promise: Promise, here: int) -> list[int]:
    return [int(here + promise.view.step[d]) for d in range(6)]


def laid(promise: Promise, face: int, here: int, around: list[int]) -> float:
    board = promise.view.board
    if face >= PLAZA:
        return promise.plaza[face - PLAZA]
    if face == QUARRY:
        return TWO.quarry * promise.fresh
    built = [cell for cell in around if 0 <= cell < len(board) and board[cell] != 0]
    kin = [cell for cell in built if face_of(board[cell]) == face]
    worth = promise.district[face] * float(level_of(board[here]) + 1)
    empty = len(around) - len(built)
    if face == HOUSE:
        joins = any(promise.mark[cell] > 0 for cell in kin)
        return worth if joins or promise.tally.values[HOUSE] == 0 else shortlist.APART * worth
    if face == MARKET and kin:
        spoiled = sum(level_of(board[cell]) * promise.mark[cell] for cell in kin)
        return -float(spoiled) * promise.district[MARKET]
    if face == BARRACKS:
        return worth if empty > 0 else 0.0
    if face == TEMPLE and empty > 0:
        return worth * promise.fresh * city_worth.temple_hope(6 - empty, TWO)
    return worth


def test_what_is_looked_up_is_what_is_counted_anew() -> None:
    seen = 0
    for s, promise, codes in positions(PLACE, "anew"):
        for code in codes[::3]:
            spot = code - act.PLACE
            cell, turn = divmod(spot, 6)
            here = int(promise.view.here(cell))
            step = promise.view.step
            cells = here, int(here + step[turn]), int(here + step[(turn + 1) % 6])
            assert promise.of(s.hand, spot) == pytest.approx(anew(promise, s.hand, cells))
            seen += 1
    assert seen > 500


def test_the_place_at_a_glance_is_the_one_that_promises_most() -> None:
    """Also of those that were passed over unseen none is better."""
    for s, promise, codes in positions(PLACE, "most"):
        glance = Glance(promise)
        glance.look(s.hand)
        assert act.PLACE + glance.spot in codes
        best = max(promise.of(s.hand, code - act.PLACE) for code in codes)
        assert glance.worth == pytest.approx(best) == promise.of(s.hand, glance.spot)


@pytest.mark.parametrize("need", [CHOOSE, PLACE])
def test_a_plan_is_legal_and_ends_the_turn(need: int) -> None:
    game, out = load("akropolis"), Choices()
    for s, _, _ in positions(need, "plan"):
        turn, after = s.turn, game.rules.copy(s)
        game.mind.plan(s, out)
        for code in out.to_list():
            assert code in game.rules.legal(after)
            game.rules.apply(after, code)
        assert after.turn == turn + 1 and game.mind.quiet(after)


class AtAGlance:
    """Plays by its plans."""

    def choose(self, game: Any, s: Any, seat: int, rng: Any) -> int:
        out = Choices()
        game.mind.plan(s, out)
        return int(out.codes[0])


def test_plans_make_a_city() -> None:
    """Random play makes 53 points a city, greedy 130."""
    game = load("akropolis")
    points = []
    for n in range(games_to_play(6, 1)):
        s = game.rules.initial(2, options())
        bots: list[Any] = [Guest("glance", "", AtAGlance()) for _ in range(2)]
        match.play(game, s, bots, rng_from("luck", n), rng_from("mind", n), None)
        points += [sheet.total for sheet in game.rules.sheets(s)]
    assert sum(points) / len(points) > 80
