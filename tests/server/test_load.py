"""The load script works (in small; times are for people to judge, on a quiet machine)."""

from tests.server.load import measure


def test_tables_are_played_and_spectators_held(sqlite: str) -> None:
    found = measure(tables=3, pace=0.05, seconds=1.0, spectators=40, db=sqlite)
    assert found["moves"]["sockets"] == 6 and found["moves"]["moves"] >= 3
    assert found["crowd"]["spectators"] == 40
