"""Which finished games are kept; tests/records/test_replay.py plays them again."""

from pathlib import Path

from megalith.core import record
from megalith.core.catalogue import load

FOLDER = Path(__file__).parent.parent.parent / "records" / "akropolis"
FILES = sorted(FOLDER.glob("*.json"))


def test_there_is_a_game_for_every_number_of_players_and_the_long_game() -> None:
    games = [record.read(file) for file in FILES]
    assert {x["version"] for x in games} == {load("akropolis").version}
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
