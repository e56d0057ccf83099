"""A state as data: digest, equality, pickle, JSON; the stack of unfinished business."""

import json
import pickle
from hashlib import sha256
from typing import Any

import pytest

from megalith.core import position
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.game import OVER
from tests.helpers import new_state

GAME = load("stone_age")


def some_state(steps: int = 60) -> Any:
    rng, s = rng_from("some"), new_state(GAME, 3, {})
    for _ in range(steps):
        codes = GAME.rules.legal(s)
        GAME.rules.apply(s, codes[rng.below(len(codes))])
    assert GAME.rules.to_move(s) != OVER
    return s


def test_a_digest_is_sixteen_hex_digits_and_the_same_for_the_same_position() -> None:
    s = some_state()
    assert len(position.digest(s)) == 16 and int(position.digest(s), 16) >= 0
    assert (
        position.digest(s) == position.digest(GAME.rules.copy(s)) == position.digest(some_state())
    )


def test_the_digest_is_a_hash_of_all_numbers_in_their_order() -> None:
    """If this changes, old records cannot be checked any more."""
    player = [5, 5, 12, 0, 0, [0, 0, 0, 0], [0, 0, 0], 0, 0, 0, 0]
    stack = [18, 0, 0, 0, 2, 0, 1, 0, 2, 0, 0, 0]  # begin the round after two tiles
    stack += [1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 1, 0, 1, 0, 0, 0]  # and, before that, four cards
    numbers = [2, 7, stack, 1, 1, 0, [player, player], [0] * 64, [-1] * 4, 2**36 - 1]
    numbers += [[-1] * 4, [7, 7, 0, 0], 2**28 - 1, [0] * 6, -1, -1, -1, 0]
    expected = sha256(repr(numbers).encode()).hexdigest()[:16]
    assert position.digest(new_state(GAME, 2, {"start_player": "seat_0"})) == expected


def test_every_field_counts_in_the_digest() -> None:
    before = position.digest(some_state())
    for name in position.fields(some_state()):
        s = some_state()
        value = getattr(s, name)
        if isinstance(value, int):
            if name in ("seats", "depth"):
                continue  # not by themselves: they say how to read the others
            if name == "hides_cards":
                continue  # what is shown is no part of the position
            setattr(s, name, value + 1)
        elif name == "players":
            value[0].food += 1
        else:
            value[0] += 1
        assert position.digest(s) != before, name


def test_what_is_shown_to_whom_is_told_but_does_not_count() -> None:
    s = some_state()
    before, told = position.digest(s), position.to_dict(s)
    s.hides_cards = 1
    assert position.digest(s) == before and position.to_dict(s) != told
    del told["hides_cards"]  # a position of earlier days
    assert position.from_dict(s, told).hides_cards == 0


def test_what_lies_beyond_the_stack_does_not_count() -> None:
    s = some_state()
    before = position.digest(s)
    s.push(7, 1, 2, 3)
    assert position.digest(s) != before
    s.pop()
    assert position.digest(s) == before


def test_a_position_comes_back_from_json() -> None:
    s = some_state()
    data = json.loads(json.dumps(position.to_dict(s)))
    assert data["round"] == s.round and data["players"][0]["goods"] == list(s.players[0].goods)
    twin = position.from_dict(new_state(GAME, 3, {}), data)
    assert position.same(twin, s) and GAME.rules.legal(twin) == GAME.rules.legal(s)
    twin.players[0].food += 1
    assert not position.same(twin, s)


def test_a_position_comes_back_from_a_pickle() -> None:
    s = some_state()
    assert position.same(pickle.loads(pickle.dumps(s)), s)


def test_frozen_content_can_be_hashed_and_thawed() -> None:
    s = some_state()
    frozen = position.freeze(s)
    assert hash(frozen) == hash(position.freeze(GAME.rules.copy(s)))
    assert position.same(position.thaw(frozen), s)


# -- the stack


def test_the_stack_gives_back_what_was_pushed_last() -> None:
    s = new_state(GAME, 2, {})
    while s.depth:
        s.pop()
    assert s.need() == -1
    s.push(3, 1, 40, 50)
    s.push(4, 0, 60, 70)
    assert (s.need(), s.seat(), s.a(), s.b()) == (4, 0, 60, 70)
    s.pop()
    assert (s.need(), s.seat(), s.a(), s.b()) == (3, 1, 40, 50)


def live(s: Any) -> Any:
    """What is on the stack."""
    return s.todo[: 4 * s.depth]


def test_the_stack_grows_when_it_must() -> None:
    s = new_state(GAME, 2, {})
    for k in range(100):
        s.push(k, k % 2, k, -k)
    for k in reversed(range(100)):
        assert (s.need(), s.seat(), s.a(), s.b()) == (k, k % 2, k, -k)
        s.pop()
    assert list(live(s)) == list(live(new_state(GAME, 2, {})))


def test_a_state_is_silent_unless_somebody_listens() -> None:
    s = new_state(GAME, 2, {})
    s.tell("noise", 1)
    assert s.log is None
    s.log = []
    s.tell("noise", 1, 2, 3)
    assert s.log == [("noise", 1, 2, 3)] and GAME.rules.copy(s).log is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fields_are_the_arguments_of_the_constructor(seats: int) -> None:
    s = new_state(GAME, seats, {})
    assert len(position.fields(s)) == len(position.parts(s))
    assert position.fields(s)[:4] == ["seats", "depth", "todo", "round"]
