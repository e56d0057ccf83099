"""Figures of strength in the docs say when, with what and by which command they were seen."""

import json
import re
from pathlib import Path

import pytest

from megalith.bots import roster
from megalith.core.catalogue import TITLES

DOCS = Path(__file__).parents[2] / "docs"
LAB = DOCS / "lab"
PAGES = sorted(path for path in DOCS.rglob("*.md") if LAB not in path.parents)
PAGES += sorted(DOCS.parent.glob("README*.md"))
BOT = re.compile(rf"`(?:{'|'.join(roster.NAMES)}|search:\w+)`|random play")
FIGURE = re.compile(r"\b\d+ of (?:the )?\d+ games|\ball (?:\d+ )?games|\bin \d+ games|\d ?%")
SEEN = re.compile(r"\b20\d\d-\d\d-\d\d\b")
VERSION = re.compile(r"\bversion \d+\.\d+\.\d+\b")
COMMAND = re.compile(r"`(?:python|megalith|--)[^`]*`")


def claims(text: str) -> list[str]:
    """The paragraphs that say how a bot does; code and tables are none."""
    prose = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
    found = [part for part in re.split(r"\n\s*\n", prose) if not part.lstrip().startswith("|")]
    return [part for part in found if BOT.search(part) and FIGURE.search(part)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_a_figure_of_strength_has_a_date_a_version_and_a_command(path: Path) -> None:
    for part in claims(path.read_text(encoding="utf-8")):
        assert SEEN.search(part) and VERSION.search(part) and COMMAND.search(part), part


def test_a_claim_is_found() -> None:
    """So that the test above cannot pass because nothing is looked at."""
    text = "It wins 60 of 60 games against\n`random`.\n\n| `greedy` | 3 of 4 games |\n\nSeen 5 %."
    assert claims(text) == ["It wins 60 of 60 games against\n`random`."]
    assert any(claims(path.read_text(encoding="utf-8")) for path in PAGES)


@pytest.mark.parametrize("title", TITLES)
def test_a_result_that_is_not_marked_says_when_and_with_what(title: str) -> None:
    data = json.loads((LAB / "results" / f"{title}.json").read_text(encoding="utf-8"))
    for report in data["ladder"]:
        if "numbers" in report:  # the others are marked as older
            assert {"date", "megalith", "rules", "seed"} <= report.keys()
