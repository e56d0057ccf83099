"""Evolution of an evaluation: small, but by real games."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from megalith.core.catalogue import TITLES, load
from megalith.core.options import choose
from megalith.research import evolve
from megalith.research.backends import open_backend
from megalith.research.plans import Result


def test_success_is_the_lead_and_the_share_of_one_bot() -> None:
    def result(scores: tuple[int, int], places: tuple[int, int]) -> Result:
        return Result(0, ("mine", "rival"), scores, places, 99, 9, "")

    lead, share = evolve.success("mine", [result((90, 40), (1, 2)), result((50, 50), (1, 1))])
    assert share == 0.75
    assert 0.5 < lead < 0.75


def test_a_trial_gives_every_seat_to_the_candidate() -> None:
    game = load("stone_age")
    trial = evolve.Trial("stone_age", 3, ("mine", "rival"), choose(game.options, {}), 1, 6)
    assert [trial.seats(k).lineup.index("mine") for k in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [trial.seats(k).deal for k in range(6)] == [0, 0, 0, 1, 1, 1]


def test_it_finds_its_way_out_of_bad_numbers(tmp_path: Path) -> None:
    """With the worth of resources turned round, a few generations win against the start."""
    game = load("stone_age")
    good = game.knobs(2)
    bad = {**good, "missing": 0.05, "tile": -4.0, "symbol": -1.0}
    game.turn_knobs(2, bad)
    try:
        field = evolve.Field("stone_age", 2, "greedy", tmp_path, open_backend(1, None))
        found, history = evolve.evolve(field, 8, 8, 12, 40, 0.5, 3)
    finally:
        game.turn_knobs(2, good)
    assert history and found != bad


@pytest.mark.parametrize("title", TITLES)
def test_knobs_can_be_turned_and_turned_back(title: str) -> None:
    game = load(title)
    for seats in game.players:
        old = game.knobs(seats)
        game.turn_knobs(seats, {name: value + 1 for name, value in old.items()})
        assert game.knobs(seats) == {name: value + 1 for name, value in old.items()}
        game.turn_knobs(seats, old)
        assert game.knobs(seats) == old


def test_the_command_reports_numbers_and_how_they_came(monkeypatch: pytest.MonkeyPatch) -> None:
    import typer

    app = typer.Typer()
    app.command()(evolve.main)
    small = "akropolis --generations 1 --population 4 --games 2 --trial 2".split()
    answer = CliRunner().invoke(app, small)
    assert answer.exit_code == 0, answer.output
    report = json.loads(answer.stdout)
    assert set(report["weights"]["2"]) == set(load("akropolis").knobs(2))
    assert report["command"].startswith("python -m megalith.research.evolve")
