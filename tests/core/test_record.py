"""Record files: written whole, read with care, replayed step by step."""

import json
from pathlib import Path
from typing import Any

import pytest

from megalith.core import record
from megalith.core.catalogue import load
from megalith.core.chance import FairSource
from megalith.core.errors import OptionError, RecordError
from megalith.core.game import Json
from megalith.core.table import Table


def played(most: int = 45, seed: str | None = "s", **options: Any) -> Table[Any]:
    source = FairSource(seed) if seed is not None else None
    t: Table[Any] = Table(load("stone_age"), 2, options, source)
    while not t.over() and len(t.steps) < most:
        t.do_code(t.legal()[len(t.steps) % len(t.legal())])
    return t


@pytest.fixture
def data() -> Json:
    return record.to_json(played())


def test_a_record_says_everything(data: Json) -> None:
    assert data["format"] == "megalith-record-1" and data["game"] == "stone_age"
    assert (data["version"], data["players"], data["names"]) == (1, 2, ["seat 0", "seat 1"])
    assert data["seed"] == "s" and data["commitment"] == FairSource("s").commitment
    assert len(data["digests"]) == len(data["steps"]) // 20
    assert "sheets" not in data and "ending" not in data


def test_a_finished_game_has_sheets_and_an_ending() -> None:
    data = record.to_json(played(10_000, round_cap=1), names=["Anna", "Bert"])
    assert data["ending"] == "round_cap" and data["names"] == ["Anna", "Bert"]
    assert [sheet["seat"] for sheet in data["sheets"]] == [0, 1]


def test_without_a_source_there_is_no_seed() -> None:
    data = record.to_json(played(seed=None))
    assert "seed" not in data and record.verify(data)["dice"] == 0


def test_a_file_is_written_whole_and_leaves_no_draft(data: Json, tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    record.write(data, path)
    record.write(data, path)
    assert record.read(path) == data and list(path.parent.iterdir()) == [path]


def test_a_missing_file_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot read .*none\.json: No such file"):
        record.read(tmp_path / "none.json")
    with pytest.raises(RecordError, match="cannot read"):
        record.read(tmp_path)


@pytest.mark.parametrize(
    "content,message",
    [
        (b"", "is not JSON"),
        (b"{", "is not JSON"),
        (b'{"format": 1' + b"0" * 5000 + b"}", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"\xff\xfe\x00", "is not a text file in UTF-8"),
        (b"[]", 'expected an object with "format"'),
        (b"5", 'expected an object with "format"'),
        (b"{}", 'expected an object with "format"'),
        (b'{"format": "chess"}', 'expected an object with "format"'),
        (b'{"format": "megalith-record-1"}', '"game" is missing or not of type str'),
    ],
)
def test_a_file_that_is_no_record_is_one_clear_error(
    content: bytes, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=message) as error:
        record.read(path)
    assert "bad.json" in str(error.value) and "\n" not in str(error.value)


@pytest.mark.parametrize(
    "change,message",
    [
        ({"version": "1"}, '"version" is missing or not of type int'),
        ({"players": None}, '"players" is missing'),
        ({"players": 10**9}, '"players": 1000000000 is no number of players'),
        ({"players": 0, "names": []}, '"players": 0 is no number of players'),
        ({"options": []}, '"options" is missing or not of type dict'),
        ({"steps": {}}, '"steps" is missing or not of type list'),
        ({"steps": [5]}, 'step 0: expected an object with "by" and "do"'),
        ({"steps": [{"do": "keep"}]}, "step 0: expected an object"),
        ({"steps": [{"by": "0", "do": "keep"}]}, "step 0: expected an object"),
        ({"digests": 5}, '"digests" must be a list'),
        ({"names": ["Anna"]}, '"names" must be a list with one name for each player'),
        ({"names": "ab"}, '"names" must be a list'),
    ],
)
def test_a_record_of_the_wrong_form_is_refused(data: Json, change: Json, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        record.check({**data, **change})


def test_names_may_be_left_out(data: Json) -> None:
    del data["names"]
    assert record.check(data)["names"] == ["seat 0", "seat 1"]


def test_one_game_of_many_is_read_by_its_number(data: Json, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = [{**data, "names": [f"A{k}", f"B{k}"]} for k in range(3)]
    path.write_text("\n".join(json.dumps(game) for game in games) + "\n", encoding="utf-8")
    for k in range(3):
        assert record.read(path, k)["names"] == [f"A{k}", f"B{k}"]
    for k in (-1, 3):
        with pytest.raises(RecordError, match=f"there are games 0 to 2, not {k}"):
            record.read(path, k)


def test_a_replay_stops_where_it_is_told(data: Json) -> None:
    assert len(record.replay(data, at=0).steps) == 0
    assert len(record.replay(data, at=30).steps) == 30
    assert len(record.replay(data).steps) == len(data["steps"])
    for at in (-1, len(data["steps"]) + 1):
        with pytest.raises(RecordError, match=f"step {at} does not exist; there are 0 to"):
            record.replay(data, at=at)


def test_a_record_of_other_rules_is_refused(data: Json) -> None:
    with pytest.raises(RecordError, match="rules version 2 of stone_age; this build has version 1"):
        record.replay({**data, "version": 2})
    with pytest.raises(OptionError, match="unknown game 'chess'"):
        record.replay({**data, "game": "chess"})
    with pytest.raises(OptionError, match="unknown option"):
        record.replay({**data, "options": {"colour": "red"}})


@pytest.mark.parametrize(
    "step",
    [
        {"by": 0, "do": "place_workers", "place": "moon", "workers": 1},
        {"by": 0, "do": "fly"},
        {"by": 0, "do": ["fly"]},
        {"by": 7, "do": "place_workers", "place": "hunt", "workers": 1},
        {"by": 0, "do": "starve"},
    ],
)
def test_a_step_that_does_not_fit_is_named(data: Json, step: Json) -> None:
    data["steps"][20] = step
    with pytest.raises(RecordError, match="step 20 does not fit"):
        record.replay(data)


def test_a_changed_position_is_found_out(data: Json) -> None:
    data["digests"][1] = "0" * 16
    with pytest.raises(RecordError, match="the position after step 40 differs from the record"):
        record.replay(data)


def test_luck_that_does_not_follow_from_the_seed_is_found_out(data: Json) -> None:
    assert record.verify(data)["dice"] > 0
    with pytest.raises(RecordError, match="the seed does not fit the commitment"):
        record.verify({**data, "seed": "t"})
    other = {**data, "seed": "t", "commitment": FairSource("t").commitment}
    with pytest.raises(RecordError, match="luck does not follow from the seed"):
        record.verify(other)


def test_false_results_are_found_out() -> None:
    data = record.to_json(played(10_000, round_cap=1))
    assert record.verify(data)["over"]
    with pytest.raises(RecordError, match="the final sheets differ"):
        record.verify({**data, "sheets": data["sheets"][::-1]})
    with pytest.raises(RecordError, match="the game ended in another way"):
        record.verify({**data, "ending": "stack_empty"})
    with pytest.raises(RecordError, match="its game is not over"):
        record.verify({**data, "steps": data["steps"][:-1]})


def test_a_resumed_table_has_its_source_again(data: Json) -> None:
    t = record.resume(data)
    assert t.source is not None and t.source.seed == "s" and t.to_move() >= 0
    del data["seed"], data["commitment"]
    assert record.resume(data).source is None
