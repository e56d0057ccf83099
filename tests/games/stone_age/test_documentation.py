"""The page of the title names everything that it should."""

import json
from pathlib import Path

import pytest

from megalith.core.catalogue import load
from megalith.games.stone_age.border.records import DECISIONS, SHAPES
from megalith.games.stone_age.rules import actions
from megalith.games.stone_age.rules.scoring import LINES
from tests.games.stone_age.witness import MOST

PAGE = (Path(__file__).parents[3] / "docs/games/stone_age.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [*SHAPES, *DECISIONS.values(), *LINES])
def test_every_record_decision_and_line_is_documented(word: str) -> None:
    assert f"`{word}" in PAGE


def test_every_option_is_documented_with_its_values() -> None:
    for option in load("stone_age").options:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.id}`"))
        for value in option.values[:2]:
            assert f"`{json.dumps(value).strip(chr(34))}`" in row


def test_the_action_codes_are_documented() -> None:
    starts = [actions.PLACE, actions.GROUP, actions.TOOLS, actions.PAY, actions.DECLINE]
    starts += [actions.TAKE_TWO, actions.KEEP, actions.DIE, actions.STARVE, actions.CASH]
    ends = [*(n - 1 for n in starts[1:]), actions.COUNT - 1]
    for first, last in zip(starts, ends, strict=True):
        assert f"| {first} … {last} |" in PAGE or (first == last and f"| {first} |" in PAGE)


def test_the_longest_lists_are_documented() -> None:
    for name, most in MOST.items():
        assert f"`{name}` {most}" in PAGE.replace("\n", " ")
