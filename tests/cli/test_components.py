"""`megalith components`, and games that are begun with a set of one's own."""

import json
from pathlib import Path
from typing import Any

import pytest

from megalith.core import data, record, sets
from megalith.core.catalogue import load
from tests.cli.conftest import Megalith

RICH: dict[str, Any] = {
    "setup": {"player": {"gold": 9}},
    "advisor_track": {"vp": [2, 5, 9, 14, 20]},
}
SHORT = ("--option", "round_cap=1")


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(RICH), encoding="utf-8")
    return path


def test_show_lists_the_blocks_and_where_they_come_from(megalith: Megalith) -> None:
    shown = megalith("components", "origins")
    assert shown.status == 0
    lines = shown.out.splitlines()
    assert sets.digest(data.shipped("origins")) in lines[0]
    assert any(line.split() == ["district_cards", "45", "designed"] for line in lines)
    assert "Skąd" in megalith("components", "origins", "show", "--lang", "pl").out


def test_export_prints_a_set_that_is_read_again(
    megalith: Megalith, rich: Path, tmp_path: Path
) -> None:
    assert json.loads(megalith("components", "origins", "export").out) == data.shipped("origins")
    whole = megalith("components", "origins", "export", rich).out
    assert json.loads(whole) == sets.whole("origins", RICH)
    (tmp_path / "whole.json").write_text(whole, encoding="utf-8")
    assert megalith("components", "origins", "diff", rich, tmp_path / "whole.json").out == ""


def test_diff_tells_every_place_that_differs(megalith: Megalith, rich: Path) -> None:
    told = megalith("components", "origins", "diff", "edition-1", rich)
    assert told.status == 0
    assert told.out.splitlines() == [
        "setup.player.gold: 1 -> 9",
        "advisor_track.vp: [1, 3, 6, 10, 15] -> [2, 5, 9, 14, 20]",
    ]
    found = json.loads(megalith("components", "origins", "diff", rich, "shipped", "--json").out)
    assert found["setup.player.gold"] == [9, 1] and found["game.edition"] == [None, 2]


def test_check_says_nothing_of_a_good_set(megalith: Megalith, rich: Path) -> None:
    assert megalith("components", "origins", "check", rich) == (0, "", "")
    assert megalith("components", "pantheon", "check", "shipped").status == 0


def test_check_tells_all_faults_and_one_line_on_standard_error(
    megalith: Megalith, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.json"
    wrong = {
        "setup": {"player": {"golds": 1, "gold": 2.5}},
        "building_pool": {"wisdom": [4, 3, 2, 1, 0]},
    }
    path.write_text(json.dumps(wrong), encoding="utf-8")
    told = megalith("components", "origins", "check", path)
    assert told.status == 2 and len(told.err.splitlines()) == 1
    assert str(path) in told.err and "golds" in told.err
    lines = told.out.splitlines()
    assert lines[0].startswith("setup.player: unknown field 'golds'")
    assert lines[1].startswith("setup.player.gold: expected a whole number")
    assert lines[2] == "warning: building_pool.wisdom: the numbers must not fall, but 3 follows 4"
    found = json.loads(megalith("components", "origins", "check", path, "--json").out)
    assert len(found["faults"]) == 2 and len(found["warnings"]) == 1
    assert "nieznane pole" in megalith("components", "origins", "check", path, "--lang", "pl").err


@pytest.mark.parametrize(
    "args,message",
    [
        (("chess", "show"), "unknown game 'chess'"),
        (("origins", "burn"), "expected show [SET], export [SET], check FILE, diff A B"),
        (("origins", "check"), "expected show"),
        (("origins", "diff", "shipped"), "expected show"),
        (("origins", "check", "/nonexistent.json"), "there is no file /nonexistent.json"),
        (("origins", "export", "nobody"), "origins has no such set; there are: shipped, edition-1"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    megalith: Megalith, args: tuple[str, ...], message: str
) -> None:
    told = megalith("components", *args)
    assert told.status == 2 and len(told.err.splitlines()) == 1 and message in told.err


def test_games_are_begun_with_a_set(megalith: Megalith, rich: Path, tmp_path: Path) -> None:
    kit = load("origins", RICH).kit
    assert kit is not None
    save = tmp_path / "game.json"
    begun = ("--components", rich, "--save", save, *SHORT)
    assert megalith("play", "origins", *begun, stdin="quit\n").status == 0
    assert record.read(save)["components"]["name"] == kit.name
    run = ("origins", "--players", 2, "--games", 2, "--components", rich, *SHORT)
    for command in (("sim", *run), ("arena", *run, "--bots", "random,greedy")):
        out = tmp_path / f"{command[0]}.jsonl"
        assert megalith(*command, "--out", out).status == 0
        kept = record.read(out)
        assert kept["components"]["name"] == kit.name and record.verify(kept)["over"]


def test_every_worker_has_the_set(megalith: Megalith, rich: Path) -> None:
    run = ("sim", "origins", "--players", 2, "--games", 4, *SHORT, "--json")
    alone = json.loads(megalith(*run, "--components", rich).out)
    many = json.loads(megalith(*run, "--components", rich, "--workers", 2).out)
    plain = json.loads(megalith(*run).out)
    assert alone["mean_scores"] == many["mean_scores"] != plain["mean_scores"]


def test_a_wrong_set_begins_nothing(megalith: Megalith, tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    path.write_text('{"golds": 1}', encoding="utf-8")
    for command in ("play", "sim", "bench"):
        told = megalith(command, "origins", "--components", path)
        assert told.status == 2 and "unknown field 'golds'" in told.err
