"""The facts of a title, and the folder that can replace them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from megalith.core.data import components
from megalith.core.errors import TableError

START = """
from megalith.core.catalogue import load
from megalith.core.options import choose
game = load("stone_age")
s = game.rules.initial(2, choose(game.options, {}))
print(s.players[0].food, s.players[0].workers)
"""


def food_and_workers(folder: Path) -> str:
    env = {**os.environ, "MEGALITH_DATA": str(folder)}
    run = subprocess.run([sys.executable, "-c", START], env=env, capture_output=True, text=True)
    return run.stdout.strip() or run.stderr.strip().splitlines()[-1]


def test_the_shipped_facts_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MEGALITH_DATA", raising=False)
    assert components("stone_age")["game"]["id"] == "stone_age"


def test_a_folder_with_the_file_replaces_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "stone_age.json").write_text('{"mine": 1}', encoding="utf-8")
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path))
    assert components("stone_age") == {"mine": 1}


def test_a_folder_without_the_file_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "origins.json").write_text("{}", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("of mine", encoding="utf-8")
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path))
    assert components("stone_age")["game"]["id"] == "stone_age"


@pytest.mark.parametrize("name", ["Stone_Age.json", "orgins.json"])
def test_a_wrong_name_of_a_file_is_an_error(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / name).write_text("{}", encoding="utf-8")
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path))
    with pytest.raises(TableError, match=r"belongs to no game; there are: akropolis\.json, "):
        components("stone_age")


def test_a_folder_without_any_file_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "origins.jsn").write_text("{}", encoding="utf-8")
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path))
    with pytest.raises(TableError, match=r"has none of these: akropolis\.json, "):
        components("stone_age")


@pytest.mark.parametrize("content,message", [("{", "cannot read"), ("[]", "expected an object")])
def test_a_bad_file_is_one_clear_error(
    content: str, message: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "stone_age.json").write_text(content, encoding="utf-8")
    monkeypatch.setenv("MEGALITH_DATA", str(tmp_path))
    with pytest.raises(TableError, match=message):
        components("stone_age")


def test_a_title_that_is_not_there_is_one_clear_error() -> None:
    with pytest.raises(TableError, match="cannot read the components of chess"):
        components("chess")


def test_the_game_is_played_with_the_replaced_facts(tmp_path: Path) -> None:
    facts = components("stone_age")
    facts["player"]["start"]["food"] = 31
    facts["player"]["workers_start"] = 6
    (tmp_path / "stone_age.json").write_text(json.dumps(facts), encoding="utf-8")
    assert food_and_workers(tmp_path) == "31 6"
    assert "there is no folder" in food_and_workers(tmp_path / "elsewhere")
