"""Counts: how many ways lead on from a position, against numbers found without the engine."""

from typing import Any

import pytest

from megalith.core.game import CHANCE
from megalith.core.table import Table
from tests.games.stone_age.helpers import before_feeding, give_cards, start, tribe, using


def paths(t: Table[Any], depth: int) -> int:
    """Ways to make `depth` decisions; luck brings its first outcome."""
    return _paths(t.game, t.state, depth)


def _paths(game: Any, s: Any, depth: int) -> int:
    if depth == 0:
        return 1
    if game.rules.to_move(s) == CHANCE:
        after = game.rules.copy(s)
        game.rules.apply(after, game.rules.legal(s)[0])
        return _paths(game, after, depth)
    total = 0
    for code in game.rules.legal(s):
        after = game.rules.copy(s)
        game.rules.apply(after, code)
        total += _paths(game, after, depth - 1)
    return total


class Board:
    """Phase 1 once more, as plainly as it can be written: sets of (place, seat, workers)."""

    RESOURCE = ("forest", "clay_pit", "quarry", "river")
    SINGLE = ("tool_maker", "field", "card1", "card2", "card3", "card4")

    def __init__(self, seats: int, workers: int) -> None:
        self.seats = seats
        self.workers = workers
        self.single = [*self.SINGLE, *(f"building{k + 1}" for k in range(seats))]

    def options(self, done: list[tuple[str, int, int]], seat: int) -> list[tuple[str, int, int]]:
        home = self.workers - sum(n for _, who, n in done if who == seat)
        taken = {place for place, _, _ in done}
        village = taken & {"tool_maker", "hut", "field"}
        shut = self.seats < 4 and len(village) == 2
        found = []
        if ("hunt", seat) not in {(place, who) for place, who, _ in done}:
            found += [("hunt", seat, n) for n in range(1, home + 1)]
        for place in self.RESOURCE:
            there = [(who, n) for p, who, n in done if p == place]
            room = 7 - sum(n for _, n in there)
            others = len({who for who, _ in there})
            if seat in {who for who, _ in there} or others >= {2: 1, 3: 2, 4: 4}[self.seats]:
                continue
            found += [(place, seat, n) for n in range(1, min(home, room) + 1)]
        for place in self.single:
            in_village = place in ("tool_maker", "field")
            if home >= 1 and place not in taken and not (in_village and shut):
                found.append((place, seat, 1))
        if home >= 2 and "hut" not in taken and not shut:
            found.append(("hut", seat, 2))
        return found

    def paths(self, done: list[tuple[str, int, int]], seat: int, depth: int) -> int:
        if depth == 0:
            return 1
        for k in range(self.seats):
            who = (seat + k) % self.seats
            if options := self.options(done, who):
                after = (who + 1) % self.seats
                return sum(self.paths([*done, option], after, depth - 1) for option in options)
        assert depth == 1, "phase 2 is known here for one decision only"
        return sum(1 for _, who, _ in done if who == 0)  # seat 0 chooses one of its groups


# By hand, from an empty board with five workers each. Depth 1: hunt 5, four resource places
# 5 each, three village places, four cards, one tile for each player. Depth 2 for four players:
# after a hunter 36 again (5 ways); after 1 to 5 workers on a resource place 31 + 5, 5, 4, 3, 2
# there (four places); after one of 11 single places 35. With three players the same less one
# tile; with two the resource place is closed to the other player.
BY_HAND = {
    4: (36, 5 * 36 + 4 * (5 * 31 + 19) + 11 * 35),
    3: (35, 5 * 35 + 4 * (5 * 30 + 19) + 10 * 34),
    2: (34, 5 * 34 + 20 * 29 + 9 * 33),
}


# Depth 1, 2, 3; the third number is the plain board's alone.
COUNTS = {4: [36, 1261, 42898], 3: [35, 1191, 39179], 2: [34, 1047, 20179]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_placements(seats: int) -> None:
    t = start(seats)
    assert [paths(t, depth) for depth in (1, 2, 3)] == COUNTS[seats]
    assert [Board(seats, 5).paths([], 0, depth) for depth in (1, 2, 3)] == COUNTS[seats]
    assert tuple(COUNTS[seats][:2]) == BY_HAND[seats]


@pytest.mark.parametrize("seats", [2, 3])
def test_placements_when_the_village_is_nearly_closed(seats: int) -> None:
    t = start(seats)
    t.play("place_workers tool_maker 1; place_workers forest 3")
    done = [("tool_maker", 0, 1), ("forest", 1, 3)]
    for depth in (1, 2, 3):
        assert paths(t, depth) == Board(seats, 5).paths(done, 2 % seats, depth)


def test_ways_through_a_turn_of_phase_two() -> None:
    """Seat 0 on card2 and forest, 1 wood, 1 brick, one tool; all dice show 1.

    First a group: card2, forest or hunt (3). Then:
    card2: pay wood and brick, or decline (2); forest, hunt: the tool or not (2 each).
    Third decision. After card2, paid or declined: forest or hunt: 2 × 2. After forest or hunt,
    with or without tool: card2 and the other one: 2 × 2 each.
    """
    t = using("card2 1, forest 2")
    tribe(t, 0, goods=(1, 1, 0, 0), tools=(1, 0, 0))
    assert [paths(t, depth) for depth in (1, 2, 3)] == [3, 2 + 2 + 2, 4 + 4 + 4]


def test_ways_to_feed_two_tribes() -> None:
    """Two missing with 2 wood, 2 brick: 3 mixes and hunger. One missing of 3 kinds: 4."""
    t = before_feeding(2)
    tribe(t, 0, food=3, goods=(2, 2, 0, 0))
    tribe(t, 1, food=4, goods=(1, 1, 0, 1))
    t.play("decline")
    assert [paths(t, depth) for depth in (1, 2)] == [4, 4 * 4]
    # then round 2: seat 1 has every placement of a first turn
    assert paths(t, 3) == 4 * 4 * 34


def test_ways_with_the_open_card() -> None:
    """Paying for card1 with 1 wood: pay, decline, or one of ten pairs first.

    After a pair the same is asked again: pay one of the kinds now owned, or decline. Pairs with
    wood only: 1 kind; wood and another: 2 (3 pairs); two equal others: 2 (3); two others: 3 (3).
    """
    t = using("card1 1")
    tribe(t, 0, goods=(1, 0, 0, 0))
    give_cards(t, 0, "c36", open=True)
    t.play("choose_group card1")
    assert paths(t, 1) == 1 + 1 + 10
    after_pair = (1 + 1) + 3 * (2 + 1) + 3 * (2 + 1) + 3 * (3 + 1)
    after_paying = 1 + 10  # the hunt, or a pair
    after_declining = 1 + 10
    assert paths(t, 2) == after_pair + after_paying + after_declining == 32 + 22


def test_ways_to_share_the_dice() -> None:
    """Dice 1, 1, 2 for three players: 1 then (1 or 2), or 2 then 1; the last has no choice."""
    t = using("card1 1", seats=3, row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 1,1,2")
    assert [paths(t, depth) for depth in (1, 2, 3)] == [2, 3, 3]
