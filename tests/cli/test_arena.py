"""`megalith arena`: the table, the JSON, the files, and what it refuses."""

import json
from pathlib import Path

import pytest

from megalith.research import plots
from tests.cli.conftest import Megalith

PLAN = ("arena", "stone_age", "--bots", "random,greedy", "--games", 2, "--seed", 3)
BOT_KEYS = {"wins", "share", "interval", "mean_score", "rating", "ms_per_decision"}


def test_it_prints_a_table_with_the_strongest_bot_first(megalith: Megalith) -> None:
    run = megalith(*PLAN, "--lang", "en")
    assert run.status == 0
    assert run.out.index("greedy") < run.out.index("random")
    assert "95 % interval" in run.out and "2 games of 2 players" in run.out
    assert "Przedział" in megalith(*PLAN, "--lang", "pl").out


def test_the_json_has_the_agreed_keys(megalith: Megalith) -> None:
    report = json.loads(megalith(*PLAN, "--json").out)
    assert (report["game"], report["players"], report["games"]) == ("stone_age", 2, 2)
    assert set(report["bots"]) == {"random", "greedy"}
    for bot in report["bots"].values():
        assert set(bot) >= BOT_KEYS
        low, high = bot["interval"]
        assert 0 <= low <= bot["share"] <= high <= 1
    assert sum(bot["wins"] for bot in report["bots"].values()) == 2


def test_it_writes_the_report_and_its_picture(megalith: Megalith, tmp_path: Path) -> None:
    folder = tmp_path / "runs" / "one"
    run = megalith(*PLAN, "--json", "--plot", folder)
    assert json.loads((folder / "arena.json").read_text()) == json.loads(run.out)
    assert (folder / "arena.png").stat().st_size > 1000
    assert "</svg>" in (folder / "arena.svg").read_text()


def test_a_picture_can_be_named_itself(megalith: Megalith, tmp_path: Path) -> None:
    run = megalith(*PLAN, "--json", "--plot", tmp_path / "new" / "a.png")
    assert json.loads((tmp_path / "new" / "a.json").read_text()) == json.loads(run.out)
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["a.json", "a.png"]
    assert (tmp_path / "new" / "a.png").read_bytes().startswith(b"\x89PNG")
    other = megalith(*PLAN, "--plot", tmp_path / "a.jpg")
    assert other.status == 2 and "a.jpg: pictures are written as .png, .svg" in other.err
    several = megalith("stats", tmp_path / "none.jsonl", "--out", tmp_path / "a.png")
    assert several.status == 2 and "a folder is expected" in several.err
    assert not (tmp_path / "a.jpg").exists() and not (tmp_path / "a.png").exists()


def test_a_folder_gets_the_games_the_report_and_its_picture(
    megalith: Megalith, tmp_path: Path
) -> None:
    folder = tmp_path / "runs" / "all"
    run = megalith(*PLAN, "--json", "--out", folder)
    assert len((folder / "games.jsonl").read_text().splitlines()) == 2
    assert json.loads((folder / "arena.json").read_text()) == json.loads(run.out)
    assert (folder / "arena.png").exists() and (folder / "arena.svg").exists()
    again = json.loads(megalith(*PLAN, "--json", "--out", folder, "--resume").out)
    assert again["bots"] == json.loads(run.out)["bots"]


def test_a_picture_that_fails_loses_nothing(
    megalith: Megalith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report is shown and written, then the fault is told."""

    def fail(*_: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr(plots, "_shares", fail)
    folder = tmp_path / "all"
    run = megalith(*PLAN, "--json", "--out", folder)
    assert run.status == 2 and "the pictures could not be drawn: ValueError: no ink" in run.err
    assert json.loads((folder / "arena.json").read_text()) == json.loads(run.out)
    stats = megalith("stats", folder / "games.jsonl", "--out", tmp_path / "plots", "--json")
    assert stats.status == 2 and "no ink" in stats.err
    report = json.loads(stats.out)
    assert report["games"] == 2 and report["plots"] == []


def test_a_wrong_plan_is_one_clear_line(megalith: Megalith, tmp_path: Path) -> None:
    for change in (("--bots", "nobody"), ("--players", 9), ("--bots", "greedy,greedy")):
        run = megalith(*PLAN, *change)
        assert run.status == 2 and run.out == "" and run.err.startswith("megalith: ")
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert megalith(*PLAN, "--plot", blocked).status == 2
    assert megalith(*PLAN, "--out", blocked).status == 2
    assert megalith(*PLAN, "--out", tmp_path / "games.txt").status == 2
    assert megalith(*PLAN, "--resume").status == 2
