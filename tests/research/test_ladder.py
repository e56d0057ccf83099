"""The ladder: rungs are played once, and the table lands between its marks."""

from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES
from megalith.research import ladder
from megalith.research.contest import Contest
from megalith.research.plans import Result

DOCS = Path(__file__).parents[2] / "docs"


def test_a_rung_is_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = ladder.Rung(2, ("random", "easy"), 2)
    first = ladder.climb("akropolis", rung, tmp_path, 1, 3)
    assert first["games"] == 2 and set(first["bots"]) == {"random", "easy"}
    lines = ladder.rows(first)
    assert len(lines) == 2 and lines[0].startswith("| 2 | `random` | 2 |")
    assert {line.count("|") for line in [*lines, ladder.HEAD, ladder.LINE]} == {9}
    monkeypatch.setattr(Contest, "play", lambda *_: pytest.fail("played again"))
    assert ladder.climb("akropolis", rung, tmp_path, 1, 3) == first


def test_a_rung_that_was_broken_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = ladder.Rung(2, ("random", "easy"), 4)
    played: list[int] = []
    whole = Contest.play

    def play(contest: Contest, k: int) -> Result:
        if k == 2 and len(played) == 2:
            played.append(-1)
            raise KeyboardInterrupt
        played.append(k)
        return whole(contest, k)

    monkeypatch.setattr(Contest, "play", play)
    with pytest.raises(KeyboardInterrupt):
        ladder.climb("akropolis", rung, tmp_path, 1, 3)
    assert ladder.climb("akropolis", rung, tmp_path, 1, 3)["games"] == 4
    assert played.count(0) == 1 and {1, 2, 3} < set(played)


def rung(*bots: str, games: int = 8, players: int = 2) -> list[str]:
    first = [f"| {players} | `{bots[0]}` | {games} | 1 | 2 | 3 | 4 | 5 |"]
    return first + [f"|  | `{bot}` |  | 1 | 2 | 3 | 4 |  |" for bot in bots[1:]]


def page_with(*lines: str) -> str:
    table = "\n".join([ladder.HEAD, ladder.LINE, *lines])
    return f"# Title\n{ladder.BEGIN}\n{table}\n{ladder.END}\nrest\n"


def test_a_rung_takes_the_place_of_its_old_lines() -> None:
    low, high = rung("random", "greedy"), rung("hard", players=4)
    old = page_with(*low, *rung("greedy", "hard", games=4), *high)
    new = rung("greedy", "hard", games=12)
    assert ladder.page(old, new) == page_with(*low, *new, *high)


def test_a_new_rung_stands_where_the_ladder_has_it() -> None:
    old = page_with(*rung("random", "greedy"), *rung("hard", players=4))
    new = rung("easy", "medium", "hard", players=3)
    assert ladder.page(old, new) == page_with(
        *rung("random", "greedy"), *new, *rung("hard", players=4)
    )
    empty = f"# Title\n{ladder.BEGIN}\n{ladder.END}\nrest\n"
    assert ladder.page(empty, new) == page_with(*new)


@pytest.mark.parametrize("title", TITLES)
def test_every_title_has_a_place_for_its_ladder(title: str) -> None:
    text = (DOCS / "games" / f"{title}.md").read_text(encoding="utf-8")
    assert text.count(ladder.BEGIN) == text.count(ladder.END) == 1
    assert ladder.page(text, []) == text
