"""The ladder: rungs are played once, results are kept, and the tables are made from them."""

import json
from datetime import date
from pathlib import Path

import pytest

import megalith
from megalith.bots import roster
from megalith.bots.mcts import SearchBot
from megalith.core.catalogue import TITLES, load
from megalith.core.game import Json
from megalith.research import lab, ladder
from megalith.research.contest import Contest
from megalith.research.intervals import wilson
from megalith.research.plans import Result

LAB = Path(__file__).parents[2] / "docs" / "lab"


def test_a_rung_is_played_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rung = ladder.Rung(2, ("random", "easy"), 2)
    first = ladder.climb("akropolis", rung, tmp_path, 1, 3)
    assert first["games"] == 2 and set(first["bots"]) == {"random", "easy"}
    lines = lab.rows(first)
    assert len(lines) == 2 and lines[0].startswith("| 2 | `random` | 2 |")
    assert {line.count("|") for line in [*lines, lab.HEAD, lab.LINE]} == {9}
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


def report(*bots: str, games: int = 8, players: int = 2) -> Json:
    told = {"share": 0.5, "interval": [0.2, 0.8], "mean_score": 61.25, "ms_per_decision": 0.26}
    rounds = {"rounds": {"mean": 9.5}, "winning_score": {"mean": 70.0}}
    return {"players": players, "games": games, "bots": dict.fromkeys(bots, told), **rounds}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A lab with two results and a page."""
    (tmp_path / "results").mkdir()
    kept = [report("random", "greedy"), report("hard", players=4)]
    text = json.dumps({"title": "stone_age", "ladder": kept})
    (tmp_path / "results" / "stone_age.json").write_text(text)
    (tmp_path / "stone_age.md").write_text(f"# Title\n{lab.BEGIN}\nold\n{lab.END}\nrest\n")
    return tmp_path


def test_a_result_takes_the_place_of_that_of_the_same_rung(folder: Path) -> None:
    lab.keep("stone_age", [report("hard", games=20, players=4)], 7, folder)
    first, last = lab.results("stone_age", folder)
    assert first == report("random", "greedy")
    made = {"seed": 7, "rules": load("stone_age").version, "megalith": megalith.__version__}
    made |= {"numbers": lab.numbers("stone_age", last), "date": date.today().isoformat()}
    assert last == {**made, **report("hard", games=20, players=4)}


def test_a_result_of_other_numbers_is_marked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever changes weights, tuning or budgets finds the figures that are older than these."""
    new = [report("greedy", "medium"), report("greedy", "easy")]
    lab.keep("stone_age", new, 1, folder)
    text = "\n".join(lab.table("stone_age", lab.results("stone_age", folder)))
    assert text.count(f"| 8 {lab.OLDER} |") == 2 and lab.FOOT in text  # those of the fixture
    make = roster.make
    another = SearchBot("medium", roster.MEDIUM + 1, 0.0)
    monkeypatch.setattr(roster, "make", lambda name: another if name == "medium" else make(name))
    text = "\n".join(lab.table("stone_age", lab.results("stone_age", folder)))
    assert text.count(f"| 8 {lab.OLDER} |") == 3  # the medium one too


def test_a_new_result_stands_with_its_number_of_players(folder: Path) -> None:
    new = [report("easy", "medium", "hard", players=3), report("easy", "medium")]
    lab.keep("stone_age", new, 1, folder)
    names = [lab.name(result) for result in lab.results("stone_age", folder)]
    assert names == ["2-random-greedy", "2-easy-medium", "3-easy-medium-hard", "4-hard"]


def test_the_page_has_a_table_of_the_results(folder: Path) -> None:
    lab.write_page("stone_age", folder)
    lines = (folder / "stone_age.md").read_text().splitlines()
    assert lines == [
        "# Title",
        lab.BEGIN,
        lab.HEAD,
        lab.LINE,
        f"| 2 | `random` | 8 {lab.OLDER} | 50.0% | 20.0% – 80.0% | 61.2 | 0.3 | 9.5 |",
        "|  | `greedy` |  | 50.0% | 20.0% – 80.0% | 61.2 | 0.3 |  |",
        f"| 4 | `hard` | 8 {lab.OLDER} |  |  | 61.2 (of the winner 70.0) | 0.3 | 9.5 |",
        "",
        lab.FOOT,
        lab.END,
        "rest",
    ]


def test_the_command_writes_what_it_played(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "lab").symlink_to(folder)
    only, part = "2-random-greedy", 0.02
    ladder.main("stone_age", Path("runs"), part=part, seed=5, only=only, write=True)
    first, last = lab.results("stone_age")
    assert (first["games"], first["seed"], lab.name(last)) == (2, 5, "4-hard")
    assert "| 2 | `random` | 2 |" in (folder / "stone_age.md").read_text()


@pytest.mark.parametrize("title", TITLES)
def test_the_tables_of_the_lab_are_its_results(title: str) -> None:
    text = (LAB / f"{title}.md").read_text(encoding="utf-8")
    assert text.count(lab.BEGIN) == text.count(lab.END) == 1
    results = lab.results(title, LAB)
    assert lab.page(title, text, results) == text, "python -m megalith.research.lab"
    for result in results:
        assert result["game"] == title and result["players"] in load(title).players
        for bot in result["bots"].values():
            low, high = wilson(bot["wins"], result["games"])
            assert bot["interval"] == pytest.approx([low, high], abs=6e-5)
            assert bot["share"] == pytest.approx(bot["wins"] / result["games"], abs=6e-5)
