"""The invariants that need the history of a game, over random games; the largest lists."""

from typing import Any

import pytest

from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.chance import FairSource, rng_from
from megalith.core.game import CHANCE, OVER
from megalith.core.table import Table
from tests.games.stone_age.helpers import (
    before_feeding,
    decision,
    give_cards,
    start,
    tribe,
    using,
)
from tests.games.stone_age.witness import MOST, Witness
from tests.helpers import games_to_play, random_steps

EVERY_NUMBER = pytest.mark.parametrize("seats", [2, 3, 4])


def watch(seats: int, seed: object, **options: Any) -> Any:
    """One random game under the eyes of a witness; its last state."""
    game = load("stone_age")
    witness = Witness(game, seats)
    first = True
    for s, who, codes, code in random_steps(game, seats, options, seed):
        if not first:
            witness.after(s, s.log, who == OVER)
        first = False
        s.log = []
        if who != OVER:
            witness.before(s, who, codes, code)
    return s


@EVERY_NUMBER
@pytest.mark.rule("SA-026", "SA-069", "SA-174", "SA-181", "SA-182", "SA-187")
def test_random_games_agree_with_a_witness_who_counts_by_himself(seats: int) -> None:
    for seed in range(games_to_play(100, 12)):
        s = watch(seats, seed)
        assert s.depth == 0 and s.round >= 7


@EVERY_NUMBER
@pytest.mark.rule("SA-206")
def test_capped_games_end_just_after_their_last_round(seats: int) -> None:
    for cap in (1, 2, 5):
        assert watch(seats, cap, round_cap=cap).round == cap


def test_a_witness_who_is_lied_to_protests() -> None:
    """The checks can fail: one stolen point is found out."""
    game = load("stone_age")
    witness = Witness(game, 2)
    steps = random_steps(game, 2, {}, 1)
    s, _, _, _ = next(steps)
    s.log = []
    s.players[1].score = 1
    with pytest.raises(AssertionError, match="J14"):
        witness.after(s, [], over=False)


@EVERY_NUMBER
def test_the_same_seed_and_choices_give_the_same_game(seats: int) -> None:
    """J20."""

    def digests(seed: str) -> list[str]:
        t: Table[Any] = Table(load("stone_age"), seats, {"round_cap": 2}, FairSource(seed))
        rng, seen = rng_from("choices"), []
        while not t.over():
            codes = t.legal()
            t.do_code(codes[rng.below(len(codes))])
            seen.append(position.digest(t.state))
        return seen

    assert digests("a") == digests("a") != digests("b")


# -- the largest lists of choices (J16)


def largest_place() -> Table[Any]:
    t = start(4)
    tribe(t, 0, workers=10)
    return t


def largest_group() -> Table[Any]:
    """Ten workers on ten places, and the card with two resources."""
    t = start(4)
    tribe(t, 0, workers=10)
    for k in range(10):
        places = ["forest", "clay_pit", "quarry", "river", "tool_maker", "field"]
        places += ["card1", "card2", "card3", "building1"]
        t.play(f"place_workers {places[k]} 1")
        while t.to_move() != 0:
            t.play(f"place_workers hunt {t.state.players[t.to_move()].home}")
    give_cards(t, 0, "c36", open=True)
    return t


def largest_tools() -> Table[Any]:
    t = using("forest 2")
    tribe(t, 0, tools=(2, 2, 1))
    give_cards(t, 0, "c33 c34 c35 c36", open=True)
    t.play("choose_group forest; roll_gather 1,1")
    return t


def rich(place: str, **set_up: Any) -> Table[Any]:
    t = using(f"{place} 1", **set_up)
    tribe(t, 0, goods=(20, 20, 20, 20))
    give_cards(t, 0, "c36", open=True)
    t.play(f"choose_group {place}")
    return t


def largest_two() -> Table[Any]:
    t = using("card1 1", row="c36 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    t.play("choose_group card1; pay_card 1wood")
    return t


def largest_die() -> Table[Any]:
    t = using("card1 1", seats=4, row="c01 c12 c13 c14")
    tribe(t, 0, goods=(1, 0, 0, 0))
    give_cards(t, 0, "c36", open=True)
    t.play("choose_group card1; pay_card 1wood; roll_dice_all 1,2,3,4")
    return t


def largest_feed() -> Table[Any]:
    t = before_feeding(2)
    tribe(t, 0, workers=10, food=0, goods=(20, 20, 20, 20))
    give_cards(t, 0, "c36", open=True)
    t.play("decline")
    return t


LARGEST = {
    "place_workers": (largest_place, 49),
    "choose_group": (largest_group, 20),
    "choose_tools": (largest_tools, 58),
    "pay_card": (lambda: rich("card4"), 46),
    "pay_building": (lambda: rich("building1", tiles="b26 b02"), 340),
    "take_two_resources": (largest_two, 11),
    "pick_die": (largest_die, 14),
    "feed": (largest_feed, 297),
}


@pytest.mark.parametrize("name", LARGEST)
def test_the_largest_list_of_each_decision_is_as_long_as_it_should_be(name: str) -> None:
    make, most = LARGEST[name]
    t = make()
    assert decision(t) == name and t.to_move() != CHANCE
    codes = t.legal()
    assert len(codes) == most == MOST[name] and codes == sorted(set(codes))
