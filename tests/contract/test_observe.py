"""What learners see: every number has a name, and nothing hidden is in it."""

import json
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.features import Features
from megalith.core.game import CHANCE, Title
from tests.helpers import (
    games_to_play,
    new_state,
    plain_tables,
    positions,
    random_steps,
    table_id,
)

PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)

# What the positions of `tests.helpers` look like, every number under its name. Whoever changes what
# a learner sees writes it down anew (`python -m tests.contract.test_observe`).
SEEN = {
    "stone_age": "200b65b4ff9192f5",
    "akropolis": "3d7bbb8a453a67fb",
    "origins": "cbc19da666650121",
    "pantheon": "8b3fbcefc3bd1989",
}


def row(game: Title[Any], s: Any, seat: int, width: int) -> list[int]:
    out = Features(1, width)
    out.start(0)
    game.mind.observe(s, seat, out)
    assert out.at == width, f"{out.at} numbers for {width} names"
    return out.row(0)


@PLAIN
def test_every_number_has_one_name_at_every_node(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    names = game.mind.slots(seats)
    assert len(set(names)) == len(names) > 20
    for n, (s, _, _, _) in enumerate(random_steps(game, seats, options, 31)):
        if n % 3 == 0 or n < 60:
            assert len(row(game, s, n % seats, len(names))) == len(names)


@PLAIN
def test_redealing_the_hidden_changes_no_number(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    width = len(game.mind.slots(seats))
    rng = rng_from("observe")
    for seed in range(games_to_play(3, 1)):
        for n, (s, _, _, _) in enumerate(random_steps(game, seats, options, f"observe {seed}")):
            if n % 5:
                continue
            for seat in range(seats):
                other = game.rules.copy(s)
                game.rules.hide(other, seat, rng)
                assert row(game, other, seat, width) == row(game, s, seat, width)


@PLAIN
def test_a_row_depends_on_nothing_but_the_state(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    """What an earlier row left behind never shows in the next one."""
    game = load(title)
    width = len(game.mind.slots(seats))
    dirty = Features(2, width)
    for _ in range(2 * width):
        dirty.put(-7)
    s = new_state(game, seats, options)
    dirty.start(1)
    game.mind.observe(s, 0, dirty)
    assert dirty.row(1) == row(game, s, 0, width)
    assert dirty.row(0) == [-7] * width


@PLAIN
def test_every_decision_changes_what_somebody_sees(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    """Two positions of a game that differ for a seat seldom look the same to it."""
    game = load(title)
    width = len(game.mind.slots(seats))
    same = total = 0
    before: list[list[int]] = []
    most = games_to_play(100_000, 200)
    for s, who, _, _ in islice(random_steps(game, seats, options, 33), most):
        if who == CHANCE:
            continue
        rows = [row(game, s, seat, width) for seat in range(seats)]
        same += rows == before
        total += 1
        before = rows
    assert same <= total // 50


def seen(title: str) -> str:
    game = load(title)
    slots = {seats: game.mind.slots(seats) for seats in game.players}
    digest = sha256()
    for s in positions(title):
        names = slots[int(s.seats)]
        for seat in range(s.seats):
            named = sorted(zip(names, row(game, s, seat, len(names)), strict=True))
            digest.update(json.dumps(named).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("title", TITLES)
def test_every_number_stands_under_its_own_name(title: str) -> None:
    """Two writes that are swapped, or a name that moves, show here."""
    assert seen(title) == SEEN[title]


if __name__ == "__main__":
    for title in TITLES:
        print(f'    "{title}": "{seen(title)}",')
