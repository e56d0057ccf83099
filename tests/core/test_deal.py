"""A deal gives the same luck to everybody who plays it, whatever they choose."""

from collections import Counter
from typing import Any

import pytest

from megalith.core import record
from megalith.core.catalogue import TITLES, load
from megalith.core.chance import rng_from
from megalith.core.deal import SCHEME, DealSource
from megalith.core.errors import RecordError
from megalith.core.game import CHANCE, Json
from megalith.core.table import Table

SEATS = 2
EACH = pytest.mark.parametrize("title", TITLES)
FACES = 6


def played(title: str, deal: str, choices: str, steps: int = 4000) -> Table[Any]:
    """A game of a deal by somebody who chooses at random, in one way or another."""
    game = load(title)
    table: Table[Any] = Table(game, SEATS, game.guard, DealSource(deal))
    rng = rng_from(choices)
    while not table.over() and len(table.steps) < steps:
        legal = table.legal()
        table.do_code(legal[int(rng.below(len(legal)))])
    return table


def told(table: Table[Any]) -> dict[tuple[str, int], Json]:
    """Every outcome by what it was for, and how often that had been before."""
    seen: Counter[str] = Counter()
    found: dict[tuple[str, int], Json] = {}
    for step in table.steps:
        if step.who == CHANCE:
            assert step.key is not None
            found[step.key, seen[step.key]] = step.record
            seen[step.key] += 1
    return found


@EACH
def test_equal_choices_meet_equal_luck_and_another_deal_is_another_game(title: str) -> None:
    one, same, other = (played(title, deal, "one", 300) for deal in ("first", "first", "second"))
    lines = [[step.record for step in table.steps] for table in (one, same, other)]
    assert lines[0] == lines[1] != lines[2]


@EACH
def test_other_choices_shift_nothing_that_is_for_the_same(title: str) -> None:
    """Dice: one who rolls fewer sees the first of them. Decks that were mixed anew may differ."""
    one, other = told(played(title, "deal", "one")), told(played(title, "deal", "other"))
    common = [key for key in one if key in other and _first_deck(key[0])]
    assert len(common) > 20
    for key in common:
        a, b = one[key], other[key]
        if "dice" in a:
            n = min(len(a["dice"]), len(b["dice"]))
            assert a["dice"][:n] == b["dice"][:n]
        else:  # the same card, whatever it is drawn for
            assert [v for k, v in a.items() if k != "do"] == [v for k, v in b.items() if k != "do"]


def _first_deck(key: str) -> bool:
    """Whether it is no draw from a deck that was mixed anew: it holds what the players gave."""
    return not any(word in key for word in ('"cards", 1', '"cards", 2', '"gods", 1'))


@EACH
def test_no_key_serves_twice(title: str) -> None:
    table = played(title, "once", "one")
    assert len(told(table)) == sum(step.who == CHANCE for step in table.steps)


def test_dice_follow_their_law_and_do_not_foretell_each_other() -> None:
    counts: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    games = 400
    for k in range(games):
        table: Table[Any] = Table(load("stone_age"), SEATS, {}, DealSource(f"law {k}"))
        table.play("place_workers forest 2")
        while not (rolls := [s.record["dice"] for s in table.steps if _pair(s.record)]):
            table.do(table.to_move(), table.records()[0])
        roll = rolls[0]
        counts.update(roll[:2])
        pairs[roll[0], roll[1]] += 1
    assert _chi(counts, FACES, 2 * games) < 20.5  # 5 degrees of freedom, one in a thousand
    assert _chi(pairs, FACES**2, games) < 66.6  # 35


def _pair(record: Json) -> bool:
    return record["do"] == "roll_gather" and len(record["dice"]) > 1


def _chi(found: Counter[Any], kinds: int, n: int) -> float:
    expected = n / kinds
    there = sum((count - expected) ** 2 / expected for count in found.values())
    return there + (kinds - len(found)) * expected


@EACH
def test_decks_follow_their_law(title: str) -> None:
    """Who begins, or what lies first: every outcome as often as its weight says."""
    game, games = load(title), 600
    table: Table[Any] = Table(game, SEATS, {})
    codes, weights = table.legal(), game.rules.weights(table.state)
    found: Counter[int] = Counter()
    for k in range(games):
        found[DealSource(f"law {k}").outcome(table)[0]] += 1
    parts = [games * w / sum(weights) for w in weights]
    chi = sum((found[c] - x) ** 2 / x for c, x in zip(codes, parts, strict=True))
    assert chi < 4 * len(codes) + 20


@EACH
def test_a_record_of_a_deal_is_verified_by_its_seed(title: str) -> None:
    data = record.to_json(played(title, "proof", "one", 200))
    assert data["luck"] == SCHEME
    assert record.verify(data)["dice"] > 0
    with pytest.raises(RecordError, match="commitment"):
        record.verify({**data, "seed": "another"})
    forged = DealSource("another").commitment
    with pytest.raises(RecordError, match="luck does not follow"):
        record.verify({**data, "seed": "another", "commitment": forged})


@EACH
def test_a_game_of_a_deal_goes_on_with_its_luck(title: str) -> None:
    whole = played(title, "resumed", "one", 120)
    cut = next(k for k in range(60, 100) if whole.steps[k].who != CHANCE)
    data = record.to_json(whole)
    again = record.resume({**data, "steps": data["steps"][:cut], "digests": []})
    for step in whole.steps[cut:]:
        if step.who != CHANCE:
            again.do(step.who, step.record)
    assert [s.record for s in again.steps[: len(whole.steps)]] == [s.record for s in whole.steps]
