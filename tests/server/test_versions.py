"""Tables that were begun by an older version of the rules go on by it."""

import pytest

from megalith.core.catalogue import load
from megalith.server.errors import ServerError
from megalith.server.storage.rows import Doc
from megalith.server.tables.history import Past
from megalith.server.tables.new_tables import new_table, seat_from


def begun(version: int) -> Doc:
    doc = new_table("origins", {}, [seat_from(n, "me", "Ada", "p") for n in range(2)], "p")
    doc.row.version = version
    return doc


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_goes_on_by_the_rules_of_its_version(version: int) -> None:
    past = Past(begun(version), [])
    assert past.game.version == version
    assert past.table.state.kit.version == version
    assert past.trial("a seed").state.kit.version == version


def test_a_new_table_has_the_newest_rules_and_a_newer_one_is_refused() -> None:
    newest = load("origins").version
    seats = [seat_from(n, "me", "Ada", "p") for n in range(2)]
    assert new_table("origins", {}, seats, "p").row.version == newest
    with pytest.raises(ServerError, match=f"played by version {newest + 1} of the rules"):
        Past(begun(newest + 1), [])
