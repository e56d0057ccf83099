"""States as data: copies share nothing, no field is left out, positions come back."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.game import OVER, Record
from tests.helpers import plain_tables, random_steps, table_id

PLAIN = pytest.mark.parametrize("title,seats,options", plain_tables(), ids=table_id)
SILENT = {"log", "kit"}  # who listens is no part of a position; the set is told by its name


def records_in(x: Any) -> Iterator[Any]:
    """The state and every record inside it."""
    if isinstance(x, Record):
        yield x
        for part in position.parts(x):
            yield from records_in(part)
    elif isinstance(x, list):
        for y in x:
            yield from records_in(y)


def fields_of(x: Any) -> set[str]:
    compiled = {name for cls in type(x).__mro__ for name in getattr(cls, "__mypyc_attrs__", ())}
    return (compiled or set(vars(x))) - SILENT


@PLAIN
def test_a_copy_is_equal_and_goes_its_own_way(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    earlier: list[tuple[Any, str]] = []
    for n, (s, who, _, code) in enumerate(random_steps(game, seats, options, 7)):
        if who == OVER:
            break
        copy = game.rules.copy(s)
        before = position.digest(s)
        assert position.digest(copy) == before
        game.rules.apply(copy, code)
        assert position.digest(s) == before, "applying to the copy touched the original"
        if n % 25 == 0:
            earlier.append((game.rules.copy(s), before))
    for copy, before in earlier:
        assert position.digest(copy) == before, "playing on touched an earlier copy"


@PLAIN
def test_a_copy_shares_no_record_and_no_list(
    title: str, seats: int, options: dict[str, Any]
) -> None:
    game = load(title)
    for s, _, _, _ in random_steps(game, seats, options, 8):
        mine = {id(x) for x in records_in(s)}
        copy = game.rules.copy(s)
        assert not any(id(x) in mine for x in records_in(copy))
        for a, b in zip(records_in(s), records_in(copy), strict=True):
            for x, y in zip(position.parts(a), position.parts(b), strict=True):
                assert not isinstance(x, list) or x is not y


@PLAIN
def test_no_field_is_left_out(title: str, seats: int, options: dict[str, Any]) -> None:
    game = load(title)
    s, _, _, _ = next(random_steps(game, seats, options, 1))
    for x in records_in(s):
        assert set(position.fields(x)) == fields_of(x)
        assert len(position.parts(x)) == len(position.fields(x)) > 3


@PLAIN
def test_positions_survive_json_and_pickle(title: str, seats: int, options: dict[str, Any]) -> None:
    game = load(title)
    for n, (s, who, _, code) in enumerate(random_steps(game, seats, options, 2)):
        if n % 20 or who == OVER:
            continue
        data = json.loads(json.dumps(position.to_dict(s)))
        for twin in (position.from_dict(s, data), pickle.loads(pickle.dumps(s))):
            assert position.same(twin, s)
            assert game.rules.legal(twin) == game.rules.legal(s)
            game.rules.apply(twin, code)
