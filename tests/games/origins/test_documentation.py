"""The page of the title names everything that it should, and its example works."""

import json
import re
from pathlib import Path

import pytest

from megalith import games
from megalith.core.catalogue import load
from megalith.games.origins.border.shapes import DECISIONS, SHAPES
from megalith.games.origins.rules import actions
from megalith.games.origins.rules.scoring import LINES

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs/games/origins.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("word", [*SHAPES, *DECISIONS.values(), *LINES])
def test_every_record_decision_and_line_is_documented(word: str) -> None:
    assert f"`{word}" in PAGE


def test_every_option_is_documented_with_its_values() -> None:
    for option in load("origins", {}).options:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.id}`"))
        for value in option.values:
            assert f"`{value}`" in row


def test_the_example_of_the_calculator_works() -> None:
    block = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    (row,) = load("origins", {}).border.calculate(json.loads(block[1]))
    assert row["total"] == 72 and row["temple_ignored"] == "forest"


def test_the_codes_at_the_head_of_the_action_space_are_right() -> None:
    assert f"{actions.COUNT} codes" in PAGE
    source = Path(games.__file__).parent / "origins" / "rules" / "actions.py"
    head = source.read_text(encoding="utf-8").split('"""')[1]  # compiled modules have no docstring
    starts = [int(n) for n in re.findall(r"^ +(\d+)[ ,]", head, re.MULTILINE)]
    names = ["VISIT", "CLOSE", "TOWER", "POPULATION", "RISE", "SPEND_TOKEN", "MAIN", "BONUS"]
    names += ["BASIC", "MOVE", "POOL_TILE", "WAITING_TILE", "CELL", "TILE", "ASIDE", "TEMPLE"]
    names += ["CITIZEN", "TAKE_SPEAKER", "DIE", "TRAIN_MOVE", "RAISE", "COURT", "SHIP"]
    names += ["CAPRICORN", "CARD", "SIX", "KEEP", "EXTRA", "DECLINE"]
    assert starts == [getattr(actions, name) for name in names]
