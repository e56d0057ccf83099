"""The ladder: rungs are played once, and the table lands between its marks."""

from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES
from megalith.research import arena, ladder

DOCS = Path(__file__).parents[2] / "docs"


def test_a_rung_is_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = ladder.Rung(2, ("random", "easy"), 2)
    first = ladder.climb("akropolis", rung, tmp_path, 1, 3)
    assert first["games"] == 2 and set(first["bots"]) == {"random", "easy"}
    monkeypatch.setattr(arena, "run", lambda *_: pytest.fail("played again"))
    assert ladder.climb("akropolis", rung, tmp_path, 1, 3) == first
    lines = ladder.rows(first)
    assert len(lines) == 2 and lines[0].startswith("| 2 | `random` | 2 |")
    assert {line.count("|") for line in [*lines, ladder.HEAD, ladder.LINE]} == {9}


def test_the_table_replaces_the_old_one() -> None:
    text = f"# Title\n{ladder.BEGIN}\nold\n{ladder.END}\nrest\n"
    assert ladder.page(text, ["a", "b"]) == f"# Title\n{ladder.BEGIN}\na\nb\n{ladder.END}\nrest\n"


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_place_for_its_ladder(title: str) -> None:
    text = (DOCS / "games" / f"{title}.md").read_text(encoding="utf-8")
    assert text.count(ladder.BEGIN) == text.count(ladder.END) == 1
