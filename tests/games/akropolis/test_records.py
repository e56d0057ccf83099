"""Finished games that must replay for ever, or the version of the rules goes up."""

from pathlib import Path

import pytest

from megalith.core import record
from megalith.core.catalogue import load

FOLDER = Path(__file__).parent.parent.parent / "records" / "akropolis"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_finished_game_replays(file: Path) -> None:
    data = record.read(file)
    assert data["version"] == load("akropolis").version
    report = record.verify(data)
    assert report["over"] and report["digests"] > 0 and report["dice"] > 0
    assert data["ending"] == "last_tile"


def test_there_is_a_game_for_every_number_of_players_and_the_long_game() -> None:
    games = [record.read(file) for file in FILES]
    assert {(x["players"], x["options"]["long_game"]) for x in games} >= {
        (1, False),
        (2, False),
        (3, False),
        (4, False),
        (1, True),
        (2, True),
        (3, True),
    }
    assert any(all(x["options"][f"variant_{k}"] for k in ("houses", "gardens")) for x in games)
