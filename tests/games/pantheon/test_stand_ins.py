"""The numbers that the rule book does not tell keep its clues, and both ends of an epoch live."""

import os
from itertools import pairwise

import pytest

from megalith.core import data, judge, sets
from megalith.core.catalogue import load
from megalith.core.chance import rng_from
from megalith.core.kit.hexgrid import distance
from megalith.research.balance import Balance

FACTS = data.shipped("pantheon")
GODS = {god["id"]: god for god in FACTS["gods"]["items"]}
THOROUGH = bool(os.environ.get("MEGALITH_THOROUGH"))


def test_the_costs_that_the_book_tells_are_there() -> None:
    assert GODS["pietalte"]["cost"] == [3, 2, 1] and GODS["gadicea"]["cost"] == [5]
    assert {(4, 1), (2, 2, 2, 1)} <= {tuple(god["cost"]) for god in GODS.values()}
    assert all(a >= b for god in GODS.values() for a, b in pairwise(god["cost"]))


def test_there_are_copies_enough_for_the_examples_of_the_book() -> None:
    assert all(GODS[id]["copies"] >= 2 for id in ("surparit", "gaiviles", "pietalte", "vinthrad"))
    booty = {token["id"]: token["count"] for token in FACTS["booty"]["items"]}
    money = sum(card["count"] for card in FACTS["special_money"]["items"])
    assert GODS["taksator"]["copies"] + booty["booty_money"] > money  # he can come too late


def test_every_target_is_two_or_three_steps_away() -> None:
    starts = {x["nation"]: (x["q"], x["r"]) for x in FACTS["map"]["starts"]}
    taken = {(x["q"], x["r"]) for x in FACTS["map"]["columns"]} | set(starts.values())
    slots = [(x["nation"], (x["q"], x["r"])) for x in FACTS["map"]["booty_slots"]]
    assert len({hex for _, hex in slots}) == 40 and not taken & {hex for _, hex in slots}
    assert all(distance(hex, starts[nation]) in (2, 3) for nation, hex in slots)
    assert not judge.judge("pantheon", FACTS).warnings


@pytest.mark.build("compiled")
def test_the_god_stack_is_empty_in_theory_only_and_both_ends_happen() -> None:
    found = Balance()
    for k in range(60 if THOROUGH else 10):
        luck, minds = rng_from("luck", 1, k), rng_from("minds", 1, k)
        found.play(load("pantheon", sets.shipped("pantheon")), 4, ["greedy"] * 4, luck, minds)
    assert found.told["new_gods"] == 0
    epochs = 6 * found.games
    for why in ("booty", "gods"):
        assert found.told[f"ends_epoch: {why}"] + found.told["ends_epoch: both"] >= epochs / 5
