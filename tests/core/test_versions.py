"""Versions of the rules: the newest by default, older ones go on and replay."""

import json
import pickle
from pathlib import Path

import pytest

from megalith.core import record
from megalith.core.catalogue import as_of, load
from megalith.core.errors import RecordError
from tests.helpers import new_state

RECORDS = Path(__file__).parents[1] / "records" / "origins"


def test_a_record_replays_by_the_rules_of_its_version() -> None:
    found = set()
    for path in sorted(RECORDS.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        table = record.replay(data)
        assert table.game.version == table.state.kit.version == data["version"]
        assert record.to_json(table)["version"] == data["version"]
        found.add(data["version"])
    assert found == {1, 2, 3}


def test_a_version_that_nobody_knows_is_refused() -> None:
    data = json.loads((RECORDS / "round_cap.json").read_text(encoding="utf-8"))
    with pytest.raises(RecordError, match="rules version 9 of origins; this build has version 3"):
        record.replay({**data, "version": 9})


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_position_keeps_its_version(version: int) -> None:
    game = as_of(load("origins", {}), version)
    assert game is not None
    s = new_state(game, 2, {})
    assert pickle.loads(pickle.dumps(s)).kit is s.kit
    assert s.copy().kit.version == version
