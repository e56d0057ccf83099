"""A table that began by an earlier version of the rules goes on by it."""

from dataclasses import replace
from pathlib import Path

import pytest

from megalith.core import record
from megalith.core.data import shipped_as
from megalith.core.sets import digest
from megalith.server.errors import ServerError
from megalith.server.storage.rows import Doc, Entry
from megalith.server.tables.history import Past
from megalith.server.tables.messages import set_name
from megalith.server.tables.new_tables import new_table, seat_from
from megalith.server.work import judging

FILE = Path(__file__).parent.parent / "records" / "pantheon" / "last_god-2.json"


def begun(version: int) -> tuple[Doc, list[Entry]]:
    data = record.read(FILE)
    assert data["version"] == 1
    seats = [seat_from(n, "me", "Ada", "p") for n in range(data["players"])]
    doc = new_table("pantheon", data["options"], seats, "p")
    steps = [(step.pop("by"), step) for step in data["steps"]]
    doc.row = replace(doc.row, version=version)
    return doc, [Entry(n, by, step, None, None) for n, (by, step) in enumerate(steps)]


def test_its_log_is_replayed_by_its_own_rules() -> None:
    doc, entries = begun(1)
    past = Past(doc, entries)
    assert past.at == len(entries) and past.table.over() and past.game.version == 1


def test_it_is_shown_with_the_components_of_its_time() -> None:
    doc, _ = begun(1)
    named = set_name(doc)
    assert named == {"name": "", "digest": digest(shipped_as("pantheon", 1))}
    assert judging.facts("pantheon", None, "", 1)["facts"] == shipped_as("pantheon", 1)
    doc.row.version = 3
    assert set_name(doc) is None


def test_rules_that_nobody_knows_are_a_conflict() -> None:
    with pytest.raises(ServerError, match="played by version 7"):
        Past(*begun(7))


def test_a_game_that_is_played_on_from_an_older_record_goes_on_by_its_rules() -> None:
    data = record.read(FILE)
    seats = [seat_from(n, "me", "Ada", "p") for n in range(data["players"])]
    doc = new_table(
        "pantheon",
        data["options"],
        seats,
        "p",
        opening=data["steps"][:100],
        version=data["version"],
    )
    assert doc.row.version == 1 and (doc.row.begun or 0) >= 100
