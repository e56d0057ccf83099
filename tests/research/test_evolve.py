"""Evolution of an evaluation: small, but by real games."""

import json
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from megalith.core import weights
from megalith.core.catalogue import TITLES, load
from megalith.core.options import choose
from megalith.research import evolve, trials
from megalith.research.backends import Serial
from megalith.research.plans import Result
from megalith.research.weights_file import save_weights, weights_file

compiled = pytest.mark.build("compiled")


def test_success_is_the_lead_and_the_share_of_one_bot() -> None:
    def result(scores: tuple[int, int], places: tuple[int, int]) -> Result:
        return Result(0, ("mine", "rival"), scores, places, 99, 9, "")

    lead, share = trials.success("mine", [result((90, 40), (1, 2)), result((50, 50), (1, 1))])
    assert share == 0.75
    assert 0.5 < lead < 0.75
    alone = Result(0, ("mine",), (90, 180), (2,), 99, 9, "")
    assert trials.success("mine", [alone]) == (0.5, 0.0)


def test_a_trial_gives_every_seat_to_the_candidate() -> None:
    game = load("stone_age")
    trial = trials.Trial("stone_age", 3, ("mine", "rival"), choose(game.options, {}), 1, 6)
    assert [trial.seats(k).lineup.index("mine") for k in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [trial.seats(k).deal for k in range(6)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("title", [title for title in TITLES if 1 in load(title).players])
def test_alone_the_rival_is_the_target_or_whom_the_title_sets_against_it(title: str) -> None:
    game = load(title)
    options = choose(game.options, dict(game.guard))
    trial = trials.Trial(title, 1, ("random", ""), options, 1, 2)
    for k in range(2):
        result = trial.play(k)
        mine, rival = result.totals
        assert result.bots == ("random",) and trial.seats(k).deal == k
        assert rival > 0 and (result.places[0] == 1) == (mine >= rival)
        if title == "origins":
            assert rival % 20 == 0 and 180 <= rival <= 260


def field(folder: Path, title: str, players: int) -> trials.Field:
    return trials.Field(title, players, "greedy", folder, Serial())


@compiled
def test_it_finds_its_way_out_of_bad_numbers(tmp_path: Path) -> None:
    """From no numbers at all, a few generations make more points, also in games with other luck."""
    here = field(tmp_path, "origins", 1)
    nothing = dict.fromkeys(load("origins").mind.weights(1), 0.0)
    found, history = evolve.evolve(here, evolve.Effort(8, 8, 6, 12, 0.5, 3), nothing)
    assert history[0].endswith("of the points to beat")
    bots = [here.bot_with("found", found), here.bot_with("nothing", nothing)]
    after, before = here.play(bots, "", 12, 99)
    assert after.lead > 1.3 * before.lead  # 2.0 to 2.1 times with three seeds


@compiled
@pytest.mark.parametrize(("title", "players"), [("origins", 1), ("stone_age", 2)])
def test_the_better_numbers_are_taken(title: str, players: int, tmp_path: Path) -> None:
    """The tuned numbers against none at all, and the other way round."""
    here = field(tmp_path, title, players)
    good = load(title).mind.weights(players)
    new = here.bot_with("new", good)
    old = here.bot_with("old", dict.fromkeys(good, 0.0))
    taken, found = here.better(new, old, 4, 1)
    assert taken and found.lead > 0
    assert not here.better(old, new, 4, 1)[0]


@compiled
@pytest.mark.parametrize(("title", "players"), [("akropolis", 2), ("origins", 1)])
def test_the_command_reports_numbers_and_how_they_came(title: str, players: int) -> None:
    small = f"{title} --players {players} --generations 1 --population 4 --games 2 --trial 2"
    answer = command(small)
    assert answer.exit_code == 0, answer.output
    report = json.loads(answer.stdout)
    assert set(report["weights"][str(players)]) == set(load(title).mind.weights(players))
    assert report["command"].startswith("python -m megalith.research.evolve")


@compiled
def test_the_numbers_of_another_table_are_a_start() -> None:
    small = "--generations 1 --population 4 --games 2 --trial 2 --spread 0.0001"
    answer = command(f"origins --players 1 --like 2 {small}")
    assert answer.exit_code == 0, answer.output
    found, start = json.loads(answer.stdout)["weights"]["1"], load("origins").mind.weights(2)
    assert found == pytest.approx(start, abs=0.05) and start != load("origins").mind.weights(1)
    assert found != pytest.approx(load("origins").mind.weights(1), abs=0.05)
    assert "origins is not for 7" in command("origins --players 1 --like 7").output


def test_only_the_named_numbers_move() -> None:
    start = load("stone_age").mind.weights(4)
    search = evolve.Search(start, evolve.Effort(1, 5, 1, 1, 0.5, 3, ("wood", "gold")))
    for numbers in search.ask():
        assert list(numbers) == list(start)
        assert {name for name in start if numbers[name] != start[name]} == {"wood", "gold"}
    answer = command("stone_age --only wood,iron")
    assert answer.exit_code == 2 and "stone_age has no number 'iron'" in answer.output


def test_nobody_evolves_a_title_for_a_table_that_it_does_not_know() -> None:
    answer = command("stone_age --players 1")
    assert answer.exit_code == 2 and "stone_age is not for 1" in answer.output


def command(words: str) -> Any:
    app = typer.Typer()
    app.command()(evolve.main)
    return CliRunner().invoke(app, words.split())


def test_a_row_is_kept_with_its_command_and_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(weights_file("stone_age").read_text())
    knobs = dict.fromkeys(load("stone_age").mind.weights(2), 2.5)
    for word in ("first", "second"):
        save_weights(path, 2, knobs, {"command": word, "taken": ["60.0% of 9"]})
    made_by = json.loads(path.read_text())["made_by"]
    assert made_by["2"] == {"command": "second", "taken": ["60.0% of 9"], "before": "first"}
    assert made_by["3"] == json.loads(weights_file("stone_age").read_text())["made_by"]["3"]
    assert weights.read(path)[2] == knobs
    assert weights.read(path)[3] == load("stone_age").mind.weights(3)
