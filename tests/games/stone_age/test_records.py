"""Finished games: one for each way of ending."""

from pathlib import Path

import pytest

from megalith.core import record

FOLDER = Path(__file__).parent.parent.parent / "records" / "stone_age"


def test_there_is_a_finished_game_for_each_way_of_ending() -> None:
    endings = {record.read(path)["ending"] for path in FOLDER.glob("*.json")}
    assert endings == {"stack_empty", "deck_short", "round_cap"}


@pytest.mark.rule("SA-181", "SA-182", "SA-206")
def test_the_last_position_shows_why_the_game_ended() -> None:
    for ending in ("stack_empty", "deck_short", "round_cap"):
        s = record.replay(record.read(FOLDER / f"{ending}.json")).state
        empty = any(s.tops[k] < 0 for k in range(s.seats))
        short = int(s.deck).bit_count() < sum(1 for k in range(4) if s.row[k] < 0)
        assert empty is (ending == "stack_empty")
        assert short is (ending == "deck_short") or empty
        assert (s.round == s.round_cap) is (ending == "round_cap")
