"""The published scores of the quick bots: of every table, with versions, and made anew alike."""

import json
from pathlib import Path

import pytest

from megalith.core.catalogue import TITLES, load
from megalith.research import baselines, lab

LAB = Path(__file__).parents[2] / lab.LAB


def test_every_title_and_number_of_players_has_its_scores() -> None:
    kept = json.loads((LAB / baselines.FILE).read_text(encoding="utf-8"))
    found = {(report["game"], report["players"]) for report in kept["baselines"]}
    assert found == {(title, n) for title in TITLES for n in load(title).players}
    for report in kept["baselines"]:
        assert set(report["bots"]) == set(baselines.BOTS)
        assert {"seed", "rules", "megalith", "options", "games"} <= report.keys()
    page = (LAB / baselines.PAGE).read_text(encoding="utf-8")
    for title in TITLES:
        assert "\n".join(baselines.table(title, kept["baselines"])) in page


@pytest.mark.parametrize("players", [1, 2])
def test_the_same_seed_gives_the_same_scores(players: int) -> None:
    first, again = (baselines.play("akropolis", players, 6, 7) for _ in range(2))
    for report in (first, again):
        for bot in report["bots"].values():
            del bot["ms_per_decision"]
    assert first == again and set(first["bots"]) == set(baselines.BOTS)


def test_they_are_written_as_file_and_page(tmp_path: Path) -> None:
    (tmp_path / baselines.PAGE).write_text(
        f"a\n{baselines.BEGIN}\nold\n{baselines.END}\nb\n", encoding="utf-8"
    )
    bot = {"share": 0.5, "interval": [0.25, 0.75], "mean_score": 12.34}
    report = {
        "game": "akropolis",
        "players": 2,
        "games": 4,
        "bots": dict.fromkeys(baselines.BOTS, bot),
    }
    baselines.write([report], tmp_path)
    page = (tmp_path / baselines.PAGE).read_text(encoding="utf-8")
    assert "old" not in page and page.startswith("a\n") and page.endswith("\nb\n")
    assert f"| 2 | 4 {lab.OLDER} | 50% (25% – 75%), 12.3 |" in page and lab.FOOT in page
