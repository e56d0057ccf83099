"""Each weight means what its name says: the order of a file means nothing, a wrong wire is found.

Every name gets a number of its own, made from the name; what positions of the recorded games are
worth by these numbers is written down here. Whoever changes an evaluation writes it down anew
(`python -m tests.contract.test_weights`); nobody else ever moves it.
"""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from megalith.core import weights
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError
from megalith.core.game import Mind
from megalith.research.weights_file import weights_file
from tests.helpers import positions

WORTH = {
    "stone_age": 69689.7154,
    "akropolis": 37402.3738,
    "origins": 73081.7114,
    "pantheon": 130902.5188,
}
RARE = {"waiting"}  # a tile of Origins that is set aside: tests/games/origins has its test


def number_of(name: str) -> float:
    """From 0.05 to 1.05, and different for every name."""
    return 0.05 + crc32(name.encode()) % 9973 / 9973


def numbered(title: str, **other: float) -> Mind[Any]:
    """The mind whose every number follows from its name."""
    mind = load(title).mind
    for seats in load(title).players:
        numbers = {name: number_of(name) for name in mind.weights(seats)}
        mind = mind.with_weights(seats, {**numbers, **other})
    return mind


def worth(mind: Mind[Any], states: list[Any]) -> float:
    return sum(mind.worth(s, seat) for s in states for seat in range(s.seats))


@pytest.mark.parametrize("title", TITLES)
def test_every_weight_is_wired_to_its_name(title: str) -> None:
    assert worth(numbered(title), positions(title)) == pytest.approx(WORTH[title], abs=1e-3)


@pytest.mark.parametrize("title", TITLES)
def test_every_weight_matters(title: str) -> None:
    """So that the sum above knows all of them."""
    mind, states = numbered(title), positions(title)
    before = [worth(mind, [s]) for s in states]
    for name in mind.weights(2).keys() - RARE:
        other = numbered(title, **{name: 3.0})
        assert any(worth(other, [s]) != x for s, x in zip(states, before, strict=True)), name


@pytest.mark.parametrize("title", TITLES)
def test_the_order_of_the_names_means_nothing(title: str) -> None:
    game, states = load(title), positions(title)[::5]
    mind = game.mind
    for seats in game.players:
        turned = dict(reversed(mind.weights(seats).items()))
        mind = mind.with_weights(seats, turned)
    assert worth(mind, states) == worth(game.mind, states)


@pytest.mark.parametrize("title", TITLES)
def test_a_mind_is_not_changed_by_another_one_with_other_numbers(title: str) -> None:
    game = load(title)
    before = game.mind.weights(2)
    assert numbered(title).weights(2) != before == game.mind.weights(2)


@pytest.mark.parametrize("title", TITLES)
def test_a_missing_or_unknown_name_is_refused(title: str) -> None:
    mind = load(title).mind
    numbers = mind.weights(2)
    first = next(iter(numbers))
    with pytest.raises(OptionError, match="there is no luck"):
        mind.with_weights(2, {**numbers, "luck": 1.0})
    with pytest.raises(OptionError, match=f"{first} is missing"):
        mind.with_weights(2, {k: v for k, v in numbers.items() if k != first})


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_players_of_the_shipped_file_has_its_row(title: str) -> None:
    rows = weights.read(weights_file(title))
    assert {n for n in load(title).players if n > 1} <= set(rows)


def test_a_name_that_is_there_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.json"
    path.write_text('{"weights": {"2": {"wood": 1, "gold": 2, "wood": 3}}}')
    with pytest.raises(OptionError, match="wood is there twice"):
        weights.read(path)


def test_what_is_no_number_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.json"
    path.write_text(json.dumps({"weights": {"2": {"wood": "much"}}}))
    with pytest.raises(OptionError, match="wood is 'much', not a number"):
        weights.read(path)


if __name__ == "__main__":
    for title in TITLES:
        print(f'    "{title}": {worth(numbered(title), positions(title)):.4f},')
