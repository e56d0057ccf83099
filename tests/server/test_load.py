"""The load program works, in small, and nothing grows without bound; speeds are for people to
judge, on a quiet machine."""

import pytest

from tests.server.load import measure, parsed

SMALL = "--tables 3 --pace 0.05 --seconds 1 --spectators 40 --sockets 200".split()
SMALL += "--running 50 --rounds 1".split()
MOST_EACH = 200  # kilobytes that a page which only watches may cost the server


@pytest.mark.parametrize("part", ["moves", "crowd", "idle", "start", "studies"])
def test_every_part_of_the_measurement_works(part: str, sqlite: str) -> None:
    found = measure(part, parsed([part, *SMALL]), sqlite)
    if part == "moves":
        assert found["moves_per_second"] > 0 and found["cpu_ms"] > 0
    if part in ("crowd", "idle"):
        assert 0 <= found["each_kb"] < MOST_EACH
    if part == "studies":
        assert found["ratio"] > 0
    if part == "start":
        assert found["running"] == 50
