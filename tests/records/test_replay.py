"""Finished games of every title replay to the same positions, dice and sheets, for ever."""

from pathlib import Path

import pytest

from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.game import CHANCE

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_a_finished_game_replays_and_verifies(path: Path) -> None:
    data = record.read(path)
    ending = path.stem.partition("-")[0]  # a name may go on: last_tile-solo
    assert data["game"] == path.parent.name and data["ending"] == ending
    report = record.verify(data)
    assert report == {
        "steps": len(data["steps"]),
        "digests": len(data["steps"]) // 20,
        "dice": sum(1 for step in data["steps"] if step["by"] == CHANCE),
        "over": True,
    }
    assert len(data["digests"]) == report["digests"] and len(data["sheets"]) >= data["players"]


@pytest.mark.parametrize("path", FILES, ids=[f"{p.parent.name}/{p.stem}" for p in FILES])
def test_every_position_of_a_finished_game_is_sound(path: Path) -> None:
    data = record.read(path)
    table = record.replay(data, at=0)
    game = load(data["game"])
    for step in data["steps"]:
        table.do(step["by"], {k: v for k, v in step.items() if k != "by"})
        assert game.rules.check(table.state) == ""
    assert table.over() and game.rules.ending(table.state) == data["ending"]
