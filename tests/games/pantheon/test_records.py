"""Finished games, one for each way of ending: they must replay for ever."""

from pathlib import Path

import pytest

from megalith.core import record
from megalith.words import Words

FOLDER = Path(__file__).parent.parent.parent / "records" / "pantheon"
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_with_its_luck_digests_and_sheets(path: Path) -> None:
    data = record.read(path)
    report = record.verify(data)
    assert report["over"] and report["digests"] == len(data["steps"]) // 20 and report["dice"] > 0
    t = record.replay(data)
    assert [sheet.to_json() for sheet in t.game.rules.sheets(t.state)] == data["sheets"]
    assert path.stem.startswith(t.game.rules.ending(t.state)) and data["ending"] in path.stem


def test_every_way_of_ending_is_on_record() -> None:
    endings = {record.read(path)["ending"] for path in FILES}
    known = {"last_booty", "last_god", "both_gone", "turn_limit"}
    assert endings == known
    assert all(Words("pl", "pantheon").has(f"ending-{ending}") for ending in known)
